### 其他人：等級分榜、各人的頁面，以及找人對局。

ladder = 等級分榜
ladder-about = 有帳號、下過 { $needed } 局計分棋局的人都在這裡。等級分是我們的估計，旁邊的線段表示有多準：三次裡有兩次在線段之內。
ladder-games = 遊戲
ladder-of = { $game }的等級分榜
ladder-none = 還沒有人下過 { $needed } 局計分棋局。
ladder-rank = 名次
ladder-name = 名字
ladder-rating = 等級分
ladder-sure = 有多準
ladder-played = 局數
ladder-spread = 等級分的分布
ladder-spread-told = { $people } 人，從 { NUMBER($low, useGrouping: 0) } 到 { NUMBER($high, useGrouping: 0) }；{ NUMBER($most, useGrouping: 0) } 起的人最多。
ladder-bar = { NUMBER($rating, useGrouping: 0) } 起：{ $people } 人
ladder-you = 你是第 { $rank } 名，共 { $people } 人。
ladder-not-you = 你不在榜上：要有帳號、{ $needed } 局計分棋局，並公開自己的頁面。
ladder-before = 更強的
ladder-after = 往下看
ladder-marks = 對照
ladder-marks-about = 電腦也下計分棋局。惡鬼王的分數，是每位獵人要與他旗鼓相當所需的分數。
ladder-king = { $king }，{ $difficulty }，{ $heroes } 位獵人
person = { $name } 的頁面
person-since = { $day } 加入
person-yours = 這是你自己的頁面，別人看到的就是這樣。
person-yours-hidden = 這是你自己的頁面，別人看不到。
person-change = 更改
person-unrated = 還沒有計分棋局。
person-between = 你與 { $name }
person-between-told = 你贏 { $won } 局，{ $name } 贏 { $lost } 局，一起贏 { $both } 局，都沒贏 { $neither } 局
person-won = 你贏
person-lost = { $name } 贏
person-both = 一起贏
person-neither = 都沒贏
person-tables = 公開的棋局
person-tables-none = 還沒有結束的公開棋局。
match = 與人對局
match-about = 坐進下一張適合你的公開桌，沒有的話就開一桌等人來。沒有計時，坐滿就開始。
match-game = 遊戲
match-players = 人數
match-find = 找人
match-looking = 正在找人…
match-here = { $seats } 個座位，到了 { $here } 人。
match-wait = 請開著這一頁；人到齊就帶你過去。
match-waited = 已經等了{ $minutes ->
        [0] 不到一分鐘
       *[other] { " " }{ $minutes } 分鐘
    }
match-stop = 不找了
match-found = 人到齊了，正在前往…
match-ended = 這一桌已經散了。要再找一次嗎？
match-invite = 也可以把這個連結給朋友，打開的人就入座。
