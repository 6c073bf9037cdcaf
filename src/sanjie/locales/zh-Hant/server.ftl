### `sanjie serve` 無法啟動時的用語。

server-refused = sanjie serve：{ $reason }
server-taken = 無法使用 { $host } 的連接埠 { $port }：{ $detail }。請改用另一個 --port；0 會自動選一個空的。
server-no-host = { $host } 不是這台機器的位址（{ $detail }）。請給 --host 這台機器自己的位址：127.0.0.1 只供這台機器使用，0.0.0.0 供所有網路使用。
server-alone = 多個行程（--workers）需要互通消息：請加上 --redis 網址，或以 --database postgresql://… 指定資料庫。只有一個行程則都不需要。
server-unknown-redis = --redis 不是 Redis 的網址：請給 redis://主機:連接埠/0。
server-bad-smtp = --smtp 不是郵件伺服器的網址：請給 smtp://使用者:密碼@主機:連接埠 或 smtps://…。
server-bad-sender = --smtp 還需要寄件地址：--mail-from 名稱@網域。
server-lost-redis = { $host } 上沒有 Redis 回應（{ $detail }）。
server-unknown-database = 不認得 { $kind } 這種資料庫：請以 sqlite:///檔案 或 postgresql://使用者:密碼@主機/資料庫 的形式指定 --database。
server-lost-database = 無法連上資料庫 { $place }：{ $detail }。
server-read-only-database = 資料庫 { $file } 無法寫入（{ $detail }），因此無法保存任何一步。沒有更動任何東西。
server-newer-database = 資料庫 { $file } 是第 { $version } 版，由 Sanjie { $release } 建立；這裡是 Sanjie { $own }，只認得到第 { $known } 版。沒有更動任何東西。
server-damaged-database = 資料庫 { $file } 已損壞，或不是三界的資料庫（{ $detail }）。沒有更動任何東西。
server-untold = 另一個伺服器正在使用資料庫 { $place }，兩者不會知道對方那邊下了什麼。請先停止它，或讓兩者都加上 --redis 網址。
server-replaced = 有指令正在處理資料庫 { $place }。請等它完成後再啟動伺服器。
server-files = 無法使用伺服器自己的檔案：{ $detail }。
server-not-built = 伺服器已啟動，但網頁尚未建置。

### What `sanjie verify` says of a record.

verify-fine = 第 { $line } 行：{ $draws } 次機運全都與種子抽出的相同，種子的雜湊值是 { $hash }。
verify-differs = 第 { $line } 行：第 { $number } 步是「{ $recorded }」，但種子抽出的是「{ $drawn }」。
verify-hash = 第 { $line } 行：種子的雜湊值是 { $hash }，不是先前公布的 { $promised }。
verify-bad = 第 { $line } 行無法驗證：{ $detail }。
verify-empty = { $file } 是空的，裡面沒有棋譜。
verify-unreadable = 無法把 { $file } 當作棋譜讀取：{ $detail }。
