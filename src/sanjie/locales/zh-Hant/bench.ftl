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
bench-server-moves = 伺服器，64 桌雙人對局的走步，每步先寫入再顯示
bench-server-median = 伺服器，從走步到看見，中位數
bench-server-slowest = 伺服器，從走步到看見，百分之九十九在此之內
bench-server-cost = 伺服器，亞拉斯之戒每一步的處理器時間
bench-server-table = 伺服器，每一桌連同其連線的記憶體
bench-server-guixi-moves = 伺服器，32 桌六人鬼戲的步數，每一步都先存檔再顯示
bench-server-guixi-median = 伺服器，鬼戲從走步到看見，中位數
bench-server-guixi-slowest = 伺服器，鬼戲從走步到看見，百分之九十九在此之內
bench-server-guixi-cost = 伺服器，鬼戲每一步的處理器時間
bench-server-guixi-table = 伺服器，鬼戲每一桌連同其連線的記憶體
bench-server-paced-moves = 伺服器，300 桌雙人、每桌每秒一步的步數
bench-server-paced-median = 伺服器，這樣的一步從走步到看見，中位數
bench-server-paced-slowest = 伺服器，這樣的一步從走步到看見，百分之九十九在此之內
bench-server-paced-cost = 伺服器，這樣的一步的處理器時間
bench-server-paced-table = 伺服器，這樣的一桌連同兩條連線的記憶體
bench-server-idle-moves = 伺服器，50 桌雙人、每桌每秒一步的步數，旁有 2000 條只觀看的連線
bench-server-idle-median = 伺服器，在這些連線旁從走步到看見，中位數
bench-server-idle-slowest = 伺服器，在這些連線旁從走步到看見，百分之九十九在此之內
bench-server-idle-cost = 伺服器，在這些連線旁每一步的處理器時間
bench-server-idle-socket = 伺服器，每條只觀看的連線的記憶體
bench-no-server = 無法啟動伺服器來測量：{ $detail }
bench-no-chart = 圖表寫不出來：{ $detail }
bench-guixi-playouts-inside = 鬼戲，六人，引擎內隨機對局
bench-guixi-games = 鬼戲，六人，整局隨機對局
bench-guixi-bot-games = 鬼戲，六人，推測身份的電腦整局對局
bench-guixi-clone = 鬼戲，clone
bench-guixi-options = 鬼戲，列出選項
bench-guixi-views = 鬼戲，六個座位的視角
bench-guixi-imagine = 鬼戲，imagine
bench-guixi-believer = 鬼戲，推測身份的電腦選擇驅哪隻鬼，推測重新計算
bench-guixi-pack = 鬼戲，pack
bench-teams-title = { guixi-name }，陣營對抗，種子 { $seed }
bench-teams-plain-four = 等級 2 為太平道對隨機玩家，四人
bench-teams-plain-six = 等級 2 為太平道對隨機玩家，六人競技
bench-teams-believer-four = 等級 3 為太平道對隨機玩家，四人
bench-teams-believer-six = 等級 3 為太平道對隨機玩家，六人競技
bench-teams-beliefs-four = 等級 3 對等級 2，同樣的發牌，四人
bench-teams-beliefs-six = 等級 3 對等級 2，同樣的發牌，六人
bench-teams-beliefs-elders = 等級 3 對等級 2，同樣的發牌，六人競技
bench-teams-lookahead-four = 等級 4 對等級 3，同樣的發牌，四人
bench-teams-lookahead-elders = 等級 4 對等級 3，同樣的發牌，六人競技
bench-teams-red = { $name }：{ $games } 局中 { $wins } 勝、{ $shared } 局同勝或皆未勝、{ $losses } 負（{ $low } 至 { $high } %）；目標 { $wanted } %：{ $met ->
        [yes] 達成
       *[no] 未達成
    }
bench-teams-swapped = { $name }：{ $games } 局中 { $wins } 勝、{ $losses } 負，每百局領先 { $lead } ± { $margin }；目標 { $wanted } 且確定高於 0：{ $met ->
        [yes] 達成
       *[no] 未達成
    }
bench-beliefs-title = { guixi-name }，對身份的推測，種子 { $seed }
bench-beliefs-standard-4 = 四人
bench-beliefs-standard-6 = 六人
bench-beliefs-competitive-6 = 六人競技
bench-beliefs-score = 推測，{ $name }，{ $games } 局，{ $count } 次推測：Brier 分數 { $brier }（不記得行動時 { $prior }），預期校準誤差 { $error }
bench-beliefs-row = {"  "}推測為太平道 { $belief } %，實際為太平道 { $share } %，{ $count } 次
bench-beliefs-votes = {"  "}由他人為他人所投的牌猜其陣營：{ $right } % 猜對，{ $bits } 位元（最多 1），{ $count } 次投票
bench-beliefs-hosts = {"  "}由主持玩家自己的投票猜其陣營：{ $right } % 猜對，{ $bits } 位元（最多 1），{ $count } 次投票
bench-beliefs-chart = 六人局中「太平道」的推測
bench-beliefs-across = 推測，%
bench-beliefs-up = 實際為太平道，%
bench-hunters-playouts-inside = 破魔聖刃，雙人，內部隨機對局
bench-hunters-games = 破魔聖刃，雙人，完整的隨機遊戲
bench-hunters-bot-games = 破魔聖刃，雙人，基準隊伍的完整遊戲
bench-hunters-planned-games = 破魔聖刃，雙人，籌謀隊伍的完整遊戲
bench-hunters-clone = 破魔聖刃，複製
bench-hunters-copy-from = 破魔聖刃，複製到備用局面
bench-hunters-options = 破魔聖刃，列出選項
bench-hunters-views = 破魔聖刃，兩位玩家的視角
bench-hunters-imagine = 破魔聖刃，設想局面
bench-hunters-pack = 破魔聖刃，打包
bench-balance-title = { hunters-name }，基準隊伍的勝率，生命數值：{ $numbers }，種子 { $seed }
bench-balance-playing = 進行中
bench-balance-difficulty = { $difficulty }，目標 { $wanted } %
bench-balance-players = 人數
bench-balance-all = 合計 %
bench-balance-off = 偏差
bench-balance-curse = 因詛咒落敗 %
bench-balance-weary = 因疲憊落敗 %
bench-balance-turns = 回合
bench-balance-chart = 基準隊伍的勝率（%）
bench-balance-no-such = 這裡沒有 { $asked }。可用的有：{ $known }。
bench-balance-no-file = 無法保存已完成的部分：{ $detail }
bench-hunters-teams-title = { hunters-name }，籌謀隊伍與基準隊伍在同樣的牌桌、同樣的運氣下比較，種子 { $seed }
bench-hunters-teams-line = { $difficulty }：{ $games } 對，勝率 { $planned } % 對 { $referred } %，領先 { $lead } ± { $margin } 個百分點；目標為 5 且確定高於 0：{ $met ->
        [yes] 達成
       *[no] 未達成
    }
