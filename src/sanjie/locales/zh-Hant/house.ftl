### `sanjie serve` 與 `sanjie about` 的用語。

house-version = 三界
house-build = 版本形式
house-build-about =
    { $build ->
        [compiled] 已編譯：規則以機器碼執行
       *[interpreted] 直譯：規則以 Python 執行
    }
house-python = Python
house-rules = 規則
house-licence = 授權
house-licence-about = 程式碼採 MIT；圖示、字型與函式庫各依其授權，見瀏覽器中的 /about
house-not-written = 無法寫出結果：{ $detail }
house-empty = 第 { $number } 個參數是空的。請填入內容，或省略不寫。
house-empty-option = { $option } 之後是空的。請填入內容，或省略不寫。
