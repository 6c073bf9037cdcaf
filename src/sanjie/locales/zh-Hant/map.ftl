### `sanjie map` 的說明：蠻荒獵手的地圖。

map-title = { $name }（{ $id }）
map-columns = <- 該欄的 q
map-signs = A–E：營地位置。K：惡鬼王的起點。
map-players = { $count ->
   *[other] { $count } 人
 }：K 在 { $king }；到各營地的步數：{ $ways }
map-none = 這份內容沒有 { $asked } 這張地圖。地圖有：{ $known }。
map-several = 這份內容有好幾張地圖，請指明要寫哪一張：{ $known }。
map-written = 已寫入：{ $file }
map-not-written = { $file } 無法寫入：{ $detail }
map-players-bad = { $asked } 人不能玩：蠻荒獵手可供 1 至 { $most } 人。
