### `sanjie simulate` 的用語。

lab-title = { $game }，{ $asked } 局中的 { $games } 局，種子 { $seed }
lab-row = { $name }：{ $value }
lab-wins = { $seat }（{ $player }）獲勝
lab-player = { $level ->
        [0] 隨機
       *[other] 等級 { $level }
    }
lab-draws = 無人獲勝
lab-ending = 依 { $clause } 結束
lab-answers = 決定數
lab-turns = 回合數
lab-share = { $share } %（{ $low } 至 { $high } %）
lab-spread = 中位數 { $middle }，八成在 { $low } 與 { $high } 之間，全部在 { $least } 與 { $most } 之間
lab-playing = 進行中
lab-interrupted = 已中斷：以下是已完成的對局。
lab-no-game = 沒有 { $asked } 這個遊戲。可用：{ $known }。
lab-no-level = 沒有等級 { $asked }：0 是隨機，1 到 { $most } 是電腦。
lab-no-bots = { $asked } 還沒有電腦玩家；不指定等級即為隨機。
lab-no-seat = 這場遊戲沒有座位 { $asked }：共有 { $seats } 個座位。
lab-option-form = { $asked } 不是選項。寫法是 名稱=值，例如 place=must。
lab-option-bad = 這樣不能玩：{ $detail }
