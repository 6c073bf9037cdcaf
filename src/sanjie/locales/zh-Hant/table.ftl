### 棋盤四周，各種遊戲的桌子都一樣。

## 頂端列

panel = 這一桌
take-back = 收回
past-look = 回顧

## 回顧

past = 過去
past-where = 第 { $number } 步，共 { $upto }
past-slider = 哪一刻
past-first = 回到開頭
past-back = 後退一步
past-on = 前進一步
past-about = 當時的樣子，在這裡不能決定。
past-now = 回到現在
past-now-short = 現在
past-end = 到結尾
picked-overtaken = 遊戲已往下進行，你剛才選的不算了。
past-unheard = 先前的局面要向伺服器索取，連線恢復後就能再看。
past-rematch = { $names }想再來一局
past-eyes = 以誰的視角
past-eyes-watcher = 旁觀者

## 時鐘

clocks = 時鐘
clock-days = { $days } 天 { $hours } 時
clock-of = { $name }：{ $left }{ $state ->
        [runs] ，計時中
        [shared] ，被詢問者共用，計時中
        [stopped] ，已停
        [away] ，休假中
       *[rests] {""}
    }
clock-low = 剩 { $left } 秒
span-days = { $count } 天
span-hours = { $count } 小時
span-minutes = { $count } 分鐘
span-seconds = { $count } 秒
span-and = { " " }

## 彼此詢問

ask-agree = 同意
ask-decline = 不要
ask-not-now = 現在不要
ask-withdraw = 收回請求
ask-paused = 大家同意暫停：時鐘停住，什麼都不能決定。
ask-resume = 繼續
ask-pause-mine = 你想暫停，還在等 { $waits }。
ask-pause-theirs = { $names } 想暫停。大家都同意才會開始。
ask-undo-declined = 有人不同意收回。
ask-draw-declined = 對方不同意和局。
ask-undo-mine = { $names } 的上一個決定將收回，還在等 { $waits }。
ask-undo-theirs = { $names } 想收回上一個決定。不會因此翻出新的東西。
ask-stood-in = 第 { $level } 級電腦正代你下。
ask-come-back = 接回座位
ask-gone = 第 { $level } 級電腦會代你下到結束；這一桌離席就不能回來。
ask-vacation = 你在休假，時間不走。
ask-vacation-end = 結束休假
take-back-ask = 請求收回上一個決定？
take-back-about = 別人可能已看到它顯露的東西，所以要大家同意：{ $names }。繼續下就是不同意。
take-back-send = 請求

## 這一桌

panel-pause = 請求暫停
panel-vacation = 開始休假（{ $left }）
panel-leave = 離席
panel-record = 下載棋譜
panel-agreed = 約定
panel-watch = 旁觀連結
panel-watch-about = 打開的人只看到公開的一切，不佔座位。
watchers = { $count ->
        [0] 沒有人旁觀
       *[other] { $count } 人旁觀
    }
tag-rating = { NUMBER($rating, useGrouping: 0) } ± { $sure }
tag-host = 桌主
tag-ready = 準備好了
tag-stand-in = 第 { $level } 級電腦代打
tag-vacation = 休假中
tag-asked = 被詢問
leave-ask = 離開這一局？
leave-about = 第 { $level } 級電腦會接著代你下。
leave-stay = 留下
leave-go = 離開，讓電腦代打

## 約定

between-sentences = { "" }
terms-reach-public = 任何人都能在大廳找到這一桌。
terms-reach-link = 知道網址的人都能旁觀。
terms-reach-private = 只有帶鑰匙的連結能看這一桌。
terms-clock-none = 不計時，大家慢慢想。
terms-clock-real = 每人 { $base }。
terms-increment = 每個決定後加 { $increment }。
terms-cap = 每個決定最多 { $cap }。
terms-shared = 同時問好幾人時，大家共用 { $shared }。
terms-late = 時間到了，電腦代答那一題。
terms-clock-days = 每個決定 { $base }，同時問好幾人時 { $shared }。時間到了，電腦代答那一題。
terms-vacation = 每人一局可休假 { $vacation }。
terms-drop-none = 有人離開就等他。
terms-drop-days = 不必守在桌邊：每個決定以天計。
terms-drop = 離開 { $grace }後，由第 { $level } 級電腦代打。
terms-drop-returns = 回來就能接回座位。
terms-drop-final = 離席就不能回來。
terms-drop-counts-played = 結果照實計算。
terms-drop-counts-lost = 結束時不在的人，這一局算輸。
terms-rated = 結果計入等級分。
terms-watch-open = 旁觀者晚 { $delay }看到公開的一切。
terms-watch-all = 旁觀者晚 { $delay }看到每個座位所見。
terms-talk-phrases = 只能說短句。
terms-talk-off = 這一桌不聊天。
terms-pack = 內容：{ $name }（{ $digest }）

## 新的一桌

create-game = 遊戲
create-terms = 時鐘與約定
create-minutes = { $minutes } 分
create-never = 不代打
create-at-once = 即時
create-term-clock = 計時
create-term-clock-about = 時間到了，電腦代答那一題，不因此判負。
create-term-clock-none = 不計時
create-term-clock-real = 分鐘
create-term-clock-days = 天
create-term-minutes = 每人幾分鐘
create-term-increment = 每個決定後加幾秒
create-term-shared = 同時問好幾人時共用幾秒
create-term-days = 每個決定幾天
create-term-vacation = 每人可休假幾天
create-term-reach = 誰找得到
create-term-reach-about = 邀請連結總能進來；這是對其他人說的。
create-term-reach-link = 知道網址
create-term-reach-public = 大廳
create-term-reach-private = 限連結
create-term-begin = 何時開始
create-term-begin-about = 坐滿就開始，或等每個人說準備好了。
create-term-begin-full = 坐滿
create-term-begin-ready = 都準備好
create-term-grace = 離開多久由電腦代打
create-term-grace-about = 別人在等的時候才算。
create-term-returns = 可以回來嗎？
create-term-returns-about = 離開的人可從電腦手中接回座位。
create-term-counts = 由電腦打完時算作
create-term-counts-about = 對被代打的那一位。
create-term-counts-played = 照實
create-term-counts-lost = 輸
create-term-rated = 計入等級分
create-term-rated-about = 每個人都要有帳號。
create-term-talk = 聊天
create-term-talk-about = 短句會以每位讀者的語言顯示。
create-term-talk-on = 自由
create-term-talk-phrases = 短句
create-term-talk-off = 不聊
create-term-delay = 旁觀者看到的時間
create-term-delay-about = 晚一點，場外就幫不上忙。
create-term-eyes = 旁觀者看到
create-term-eyes-about = 因為晚，才可以全看。
create-term-eyes-open = 公開的
create-term-eyes-all = 每一手
create-pack = 自己的內容
create-pack-about = 自己的牌，YAML 或 JSON 檔。
create-pack-bring = 選擇檔案
create-pack-drop = 不用它
create-pack-chosen = { $name }（{ $digest }）
create-pack-other = 那份內容屬於另一個遊戲。
create-pack-faults = 有 { $count } 處不對

## 運氣

fair = 如何檢查運氣
fair-about = 每次洗牌、擲骰都出自開局前定好的種子。這是它的指紋；種子在結束時公開。
fair-over = 遊戲結束了，種子在此。下載棋譜就能自己檢查：一切重新抽一次。
fair-hash = 種子的指紋（SHA-256）
fair-seed = 種子
fair-salts = 各座位加入的字
fair-check = 檢查的指令

## 開始之前

waiting-room = 等待開始
waiting-seats = 座位
waiting-open = 還有 { $count } 個空位，等人入座。
waiting-ready = 等大家準備好：{ $names }。
waiting-over = 大家都離開了這一桌。
table-closed = 這一桌不再給你看了
table-closed-about = 你起身了，或桌主空出了你的座位，或別人先坐下了。
waiting-removed = 你不在這一桌了：桌主空出了你的座位。
waiting-fill = 第 { $level } 級電腦
waiting-fill-at = 在 { $seat } 放第 { $level } 級電腦
waiting-free = 空出座位
waiting-open-at = 空出 { $seat } 給人坐
waiting-remove = 請離
waiting-remove-of = 請 { $name } 離開
waiting-sit-at = 坐到 { $seat }
waiting-level-about = 你放到空位上的電腦。
waiting-am-ready = 我準備好了
waiting-not-ready = 還沒準備好
waiting-leave = 起身離開
waiting-stood-in = 電腦替你決定。
waiting-delayed = 你看到的比實際晚 { $delay }，也許已經開始。
waiting-late = 那個座位已有別人坐了，你正在旁觀。
invite = { $count ->
        [1] 等朋友入座
       *[other] 等朋友們入座
    }
invite-about = { $count ->
        [1] 把這個連結給他，打開就能入座。
       *[other] 一人給一個連結，一個連結一個座位。
    }
invite-begins-full = 坐滿就開始。
invite-begins-ready = 大家都準備好就開始。
invite-link-to = { $seat } 的邀請連結

## 結果

result = 結果
result-rules = 依規則結束。
result-seat = 座位
result-points = 得分
result-sum = 合計
result-no-points = 無
result-won = 獲勝
result-forfeit = 算輸
result-rating = 等級分 { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) }
result-rematch = 原班再來
result-rematch-about = 再來一局：座位往後挪一位，選項不變。每個人都想再來才開始。
result-like = 開一桌一樣的
result-replay = 重看
end-none = 沒有人獲勝

## 我的棋局

mine = 你的棋局
mine-ratings = 等級分
mine-rating = { NUMBER($rating, useGrouping: 0) } ± { $sure }
mine-picture = { $count ->
        [one] 計分一局：{ NUMBER($last, useGrouping: 0) }
       *[other] 計分 { $count } 局，從 { NUMBER($first, useGrouping: 0) } 到 { NUMBER($last, useGrouping: 0) }，介於 { NUMBER($low, useGrouping: 0) } 與 { NUMBER($high, useGrouping: 0) } 之間
    }
mine-move = 輪到你
mine-others = 等別人決定
mine-waiting = 還沒開始
mine-past = 已結束
mine-past-none = 你還沒有結束的棋局。
mine-more = 更早的
mine-outcome-won = 獲勝
mine-outcome-lost = 落敗
mine-outcome-draw = 平手
mine-outcome-none = 沒有人獲勝
mine-outcome-over = 已結束

## What bots say that they decide for; the sentences are in bots.ftl

intents = 電腦在做什麼
intent-of = { $name }：{ $words }
