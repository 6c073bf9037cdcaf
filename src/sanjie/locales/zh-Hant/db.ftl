### `sanjie db` 所說的話。

db-ready = 資料庫 { $place } 已就緒，第 { $version } 版。
db-fault = { $where }：{ $detail }
db-checked = 重演了 { $tables } 桌、{ $answers } 個決定；{ $faults ->
    [0] 一切正常
   *[other] { $faults } 處有誤
}。
db-backed-up = 已存到 { $file }：{ $tables } 桌、{ $answers } 個決定。內有機密，請自行妥善保管。
db-restored = { $place } 收下了 { $tables } 桌、{ $answers } 個決定。
db-unfit-backup = 無法採用 { $file }：{ $detail }。沒有更動任何東西。
db-newer-backup = { $file } 屬於資料庫第 { $version } 版，由較新的 Sanjie { $release } 建立。沒有更動任何東西。
db-not-empty = 資料庫裡已有 { $tables } 桌、{ $guests } 位訪客。加上 --replace 才會以備份取代。沒有更動任何東西。
db-table-taken = 已有 { $table } 這一桌。沒有更動任何東西。
db-no-such-table = 沒有 { $table } 這一桌。
db-no-folder = 沒有 { $folder } 這個資料夾，無法在裡面儲存 { $file }。請先建立，或改用別的資料夾。
db-not-written = 無法寫入 { $file }：{ $detail }。
db-served = 有伺服器（或另一個指令）正在使用資料庫 { $place }。請先停止它再試。沒有更動任何東西。
db-not-done = 無法完成：{ $detail }。
