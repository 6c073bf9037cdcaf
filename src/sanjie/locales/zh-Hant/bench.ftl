### `sanjie bench` 的用語。

bench-machine = 機器
bench-machine-about = { $cpu }，{ $cores } 核心，{ $system }
bench-python = Python
bench-build = 規則
bench-calibration = 校準迴圈，純 Python
bench-aras-playouts-inside = 亞拉斯之戒，引擎內隨機對局
bench-aras-playouts-driven = 亞拉斯之戒，由 Python 推動的隨機對局
bench-aras-playouts-outside = 亞拉斯之戒，列出選項並查核回答的隨機對局
bench-aras-perft = 亞拉斯之戒，perft（最後一個決定只計數，不走）
bench-aras-search = 亞拉斯之戒，搜尋
bench-aras-copy-from = 亞拉斯之戒，copy_from 複製到暫存局面
bench-aras-clone = 亞拉斯之戒，clone
bench-aras-options = 亞拉斯之戒，列出選項
bench-aras-view = 亞拉斯之戒，view
bench-aras-imagine = 亞拉斯之戒，imagine
bench-aras-pack = 亞拉斯之戒，pack
bench-ladder-title = { $game }，電腦等級階梯，種子 { $seed }
bench-ladder-rung = 等級 { $upper } 對 { $lower }
bench-ladder-score = { $share } %（{ $low } 至 { $high } %），共 { $games } 局：{ $wins } 勝、{ $draws } 平、{ $losses } 負；目標 { $wanted } %：{ $met ->
        [yes] 達成
       *[no] 未達成
    }
bench-ladder-playing = 等級 { $upper } 對 { $lower }
bench-interrupted = 已中斷：以下是已完成的數字。
bench-no-such = 沒有 { $asked } 這項測量。可用：{ $known }。
bench-no-level = 等級 { $asked } 之下沒有可比的等級；2 到 { $most } 才有。
bench-server-moves = 伺服器，32 桌雙人對局的走步，每步先寫入再顯示
bench-server-median = 伺服器，從走步到看見，中位數
bench-server-slowest = 伺服器，從走步到看見，百分之九十九在此之內
bench-no-server = 無法啟動伺服器來測量：{ $detail }
bench-no-chart = 圖表寫不出來：{ $detail }
