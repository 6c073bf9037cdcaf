### 網頁自己的句子。遊戲的用語在 aras.ftl。

title = 三界 Sanjie
comma = ，
colon = ：
yes = 是
no = 否
close = 關閉
you = 你
loading = 正在打開…
skip-to-main = 跳到主要內容
go-home = 回大廳

## 頂列

nav = 網站
nav-home = 大廳
nav-home-label = 三界，回大廳
nav-new = 開桌
nav-rules = 規則書
nav-about = 關於
nav-account = 你的帳號
theme-to-dark = 改用深色
theme-to-light = 改用淺色

## 大廳

home-about = 一桌紙墨，三種遊戲：召喚、驅鬼、獵魔。規則逐條可查，每一步都說得出理由。
home-play = 和電腦下
home-play-bots = 和電腦玩
home-create = 開桌
home-rules = 規則
home-guixi-seats = 3–8 人
home-hunters-seats = 1–5 人
home-aras-seats = 2 人，4 人試驗
home-minutes = { $minutes } 分
home-open = 完全資訊
home-hidden = 隱藏身份
home-together = 合作
game-aras = 亞拉斯之戒
game-guixi = 鬼戲：巔峰之爭
game-guixi-about = 日蝕鬼門開。投票、質疑，誰是邪道？
game-hunters = 破魔聖刃
game-hunters-about = 牌越打越少，惡鬼王越逼越近。
game-aras-about = 放置元素，翻開生物。形狀就是力量。
tables-yours = 你的局
tables-all = 每一局
tables-open = 大廳
tables-open-none = 還沒有一桌等人。
tables-match = 與人對局
tables-seats = 還等 { $count } 人
tables-none = 你還沒有坐過任何一桌
tables-none-about = 和電腦下一局，或開一桌把連結給朋友。
tables-your-move = 輪到你
tables-turn = 第 { $turn } 回合
tables-against = 對 { $names }
tables-with = 和 { $names }
tables-alone = 1 人
tables-continue = 繼續
tables-look = 看看
table-status-waiting = 等人入座
table-status-playing = 進行中
table-status-over = 已結束
table-status-held = 暫停
home-foot = 鍵盤、文字棋盤、深淺與動畫都在設定裡。
your-name = 你的名字
your-name-about = 訪客免註冊；同桌的人會看到，12 字內。
your-name-save = 記住
your-name-saved = 記住了

## 開桌

create-of = 開一桌{ $game }
create-opponent = 對手
create-bot = 電腦
create-friend = 朋友
create-me = 也是你
create-company = 誰來玩
create-alone = 只有你
create-players = 人數
create-players-about = 你是 p0；其餘座位由電腦或朋友就座。
create-level = 電腦程度
create-level-of = { $level } 級
create-level-about = 1 級常隨手下，級數越高想得越深。
create-level-more = 等級越高，想得越遠。
create-friend-about = 開桌後給你一個邀請連結；拿到連結的人就能坐下。
create-bot-about = 馬上開始。
create-seat = 你的座位
create-seat-about = 先手先放第一個元素。
create-seat-first = 先手
create-seat-second = 後手
create-seat-random = 隨機
create-seats-four = 你坐 A；B、C、D 由電腦或朋友入座。
create-options = 規則選項
create-more = 所有選項
create-summary = 這一桌
create-different = 與預設不同
create-default = 全部照預設
create-start = 開始
create-start-friend = 開桌並等人
create-pair = 指定
create-character-of = { $seat } 的角色
create-range = { $low } 到 { $high }
options-default = 選項全部照預設

## 入座

join-ask = 坐上{ $name }的桌？
join-name-about = 同桌的人會看到，12 字內。
join-rated = 這一局計入等級分，要有帳號才能入座。
join-sit = 入座
join-watch = 只旁觀
seat-open = 空位
seat-guest = 訪客
seat-bot = 電腦 { $level } 級
seat-away = 離線
seat-label = 座位 { $seat }：{ $name }
seat-order-1 = 先手
seat-order-2 = 後手
seat-order-3 = 第三手
seat-order-4 = 第四手
seat-life = 生命
seat-hand = 手中
seat-total = 總力量
life-of = 生命值 { $life }，滿 { $full }
hand-of = 手中元素 { $hand }

## 桌上

table-about = 第 { $turn } 回合，最多 { $limit } 回合 · { $phase }
phase-C = 選角色
phase-S = 交換
phase-P = 放置
phase-A = 行動
phase-B = 行動
phase-M = 移動
phase-R = 能力
phase-E = 終局
prompt = 提示列
prompt-skip = 跳到提示列
chips = 可以選的決定
board = 棋盤，八乘六去四角
seats = 座位與紀錄
log = 紀錄
log-empty = 還沒有發生任何事
table-event-taken-back = 收回了剛才的決定。
creatures = 生物表
row = 列
cell-none = 無格
cell-changed = 剛才變動
cell-legal = 可選
text-decisions = 可做的決定（{ $count }）
turn-yours = 輪到你
turn-theirs = 輪到他
turn-waiting = 等待
waiting-for = 等 { $name } 決定
waiting-for-about = 他決定之後，輪到你時會說一聲。
paused = 暫停
paused-heading = 這一局暫停中
paused-about = 同桌有人要繼續，就繼續。
watching-about = 你在旁觀。
undo = 退一步
why-not = { $place } 不行：
prompt-move-from = 移動：選一隻史萊姆
prompt-move-from-about = 虛線圈是可以移動的史萊姆。可以連續移動好幾隻，每隻一次。
prompt-move-to = 移動：把 { $cell } 的史萊姆放到哪裡？
prompt-move-to-about = 有 { $count } 個空置處可去（圓點）；未翻開元素的旁邊不行（×）。與己方翻開的元素相連就融合。
prompt-shift-from = 幻形：選一個單獨的未翻開元素
prompt-shift-from-about = 只能選己方、單獨、沒有被震地的未翻開元素。
prompt-shift-to = 幻形：把 { $cell } 移到哪裡？
prompt-shift-to-about = 有 { $count } 個空置處可去，條件和放置相同。
prompt-summon = 召喚：選要翻開的一群
prompt-summon-about = 虛線框是可以翻開的群；翻開後可立即使用能力。
prompt-ability = { $ability }：{ $cell } 的能力，選對象
prompt-carry-to = { $ability }：把 { $cell } 放到哪裡？
prompt-carry-to-about = 有 { $count } 個空置處可放（圓點）；未翻開元素的旁邊不行（×）。
chip-count = { $count } 個可選
chip-place = 放置
chip-shift = 幻形
chip-summon = 召喚
chip-move = 移動
chip-skip = 不放置
chip-finish = 完成
chip-decline = 放棄
chip-pass = 結束回合
chip-attack = 攻擊
chip-attack-seat = 攻擊 { $target }
chip-attack-effect = 扣 { $damage }（{ $attack }−{ $defence }）
decision-place = 放置 { $cell }
decision-shift = 幻形 { $from } → { $to }
decision-summon = 召喚{ $creature } { $cell }
decision-move = 移動 { $from } → { $to }
decision-ability = { $ability }：{ $creature } { $cell }
decision-carry = { $ability } { $from } → { $to }
preview-becomes = { $cell }：成為{ $creature } { $strength }
preview-down = { $cell }：{ $size ->
        [1] 單獨一個，未翻開
       *[other] { $size } 個相連，形狀是{ $creature }
    }
preview-gone = { $cell }：離開棋盤
preview-total = { $side } 總力量 { $before } → { $after }
preview-damage = { $side } 攻擊扣 { $before } → { $after }
preview-breaks = { $from } { $before } → { $to }
preview-turns-down = { $from } { $before } → 未翻開
preview-ability = 可用{ $ability }
step-element = 元素
step-place = 目的地
step-open = 選擇
character-taken = { $name }選定
table-held = 這一桌暫停了
table-held-about = 伺服器出錯，這一局停在這裡。已經下的都還在，修好之後從原處繼續。
invite-none = 還有空位，等人入座。
invite-link = 邀請連結
invite-copy = 複製連結
invite-copied = 連結已複製

## 認輸、和局、終局

resign = 認輸
resign-ask = 認輸，結束這一局？
resign-about = 認輸之後對方獲勝，不能收回。
resign-stay = 繼續下
draw = 提和
draw-ask = 向對方提和？
draw-about = 雙方都同意才算平手。對方沒有回答前，遊戲照常進行。
draw-pending = 你已經提和，等對方回答
draw-offer = 提和
draw-stay = 繼續下
draw-withdraw = 收回
draw-offered = { $name } 提議和局
draw-agree = 同意和局
draw-decline = 不，繼續下
end = 終局
end-won = 你贏了
end-lost = 你輸了
end-draw = 平手
end-winner = { $name } 獲勝
end-resigned = { $name } 認輸。
end-agreed = 雙方同意和局。
end-abandoned = 全體放棄了這一局。
end-rules-10-1 = 生命值歸零。
end-rules-10-2 = 停滯太久；生命值多的一方獲勝，再比總力量。
end-rules-10-3 = 回合數已滿；生命值多的一方獲勝，再比總力量。
rematch = 再來一局
rematch-asked = 等對方同意再來一局
rematch-wanted = { $name } 想再來
rematch-go = 到下一桌

## 連線

link-lost = 連線中斷，正在重連…第 { $tries } 次
link-unreachable = 連不上。棋局都存在伺服器上，回來時從原處繼續。
link-retry = 立刻重試
link-back = 已重連：你不在時有 { $missed } 件事，都在紀錄裡
link-seen = 知道了
link-pending = 你的決定已送出，尚未確認

## 設定

settings = 設定
settings-done = 完成
settings-language = 語言
settings-theme = 深淺
settings-theme-system = 系統
settings-theme-light = 淺
settings-theme-dark = 深
settings-motion = 動畫
settings-motion-about = 關閉後，角標照樣說明變化。
settings-motion-system = 系統
settings-motion-on = 開
settings-motion-off = 關
settings-sound = 音效
settings-sound-about = 短而乾；沒有只靠聲音說的事。
settings-large = 大符號
settings-large-about = 棋盤與牌上的符號大四分之一。
settings-contrast = 對比
settings-contrast-about = 線條更重，底色更素。
settings-contrast-more = 高
settings-contrast-usual = 一般
settings-confirm = 確認方式
settings-confirm-about = 觸控時預設點兩下：先看預覽，再點一次送出。
settings-confirm-auto = 自動
settings-confirm-once = 直接
settings-confirm-twice = 兩下
settings-turned = 手機直放棋盤
settings-turned-about = 轉四分之一圈，格子較大。

## 規則書

rules-contents = 目錄
rules-books = 規則書
rules-tag-printed = 原文
rules-tag-ruling = 裁定
rules-tag-supplement = 補充
rules-tags-about = 實線框「原文」是印在規則上的；虛線框「裁定」說明原文未定之處；點線框「補充」是我們補上的。點條號可複製連結。
rules-copied = { $clause } 的連結已複製
rules-example = 試試看
rules-example-close = 收起例子
rules-short-aras = 亞拉斯
rules-short-guixi = 鬼戲
rules-short-hunters = 聖刃

## 關於

about = 關於三界
about-what = 三界是三種中文桌上遊戲的家：規則逐條寫明、引擎照著條文走、電腦對手、瀏覽器與終端機都能玩。
about-version = 版本
about-build = 規則引擎
about-build-compiled = 已編譯
about-build-interpreted = 直譯
about-python = Python
about-rules = 規則版本
about-thanks = 出處與授權
about-games = 亞拉斯之戒由 Ray Yu 設計；這裡依其公開的規則文字實作，未公開之處是我們的補充，逐條標明。
about-icons = 圖示取自 game-icons.net，作者 Lorc、Delapouite 與其他貢獻者，授權 CC BY 3.0；介面圖示取自 Phosphor Icons，授權 MIT。
about-fonts = 字型：思源宋體、思源黑體、霞鶩文楷、Inter、Source Serif 4，授權皆為 SIL OFL 1.1。
about-code = 網頁以 Svelte、Vite、Project Fluent 製作，授權 MIT 與 Apache 2.0。
about-licence-cc = CC BY 3.0 全文
about-licence-ofl = SIL OFL 1.1 全文

## 空白、錯誤

page-lost = 沒有這一頁
page-lost-about = 網址可能少了幾個字。
page-not-loaded = 這一頁沒有載入
page-not-loaded-about = 連線中斷，或網站剛剛更新過。重新整理就好；棋局都還在。
table-gone = 沒有這一桌
table-gone-about = 連結可能少了幾個字，或這一桌不在這個伺服器上。
load-failed = 載入失敗
try-again = 再試一次

## 伺服器不接受的事

problem-offline = 連不上伺服器。你的棋局沒有受影響。
problem-bad-message = 伺服器看不懂這個指令；請重新整理。
problem-too-large = 這個指令太大了，伺服器沒有接受。
problem-too-fast = 太快了，請慢一點。
problem-stale = 棋局在你送出前已經變了，請看過新局面再決定。
problem-not-seated = 你沒有坐在這一桌。
problem-not-your-turn = 現在不是由你決定。
problem-not-started = 遊戲還沒開始。
problem-started = 遊戲已經開始，這只能在開始前做。
problem-not-host = 只有開桌的人可以這樣做。
problem-bad-seat = 這個座位不能這樣安排。
problem-paused = 大家已同意暫停，請先結束暫停。
problem-stood-in = 電腦正在代替你，請先取回座位。
problem-no-return = 這一桌離開後就不能回來。
problem-nothing-to-undo = 你沒有可以收回的決定。
problem-rated = 計分的牌桌上，只能收回還沒有人看到的決定。
problem-no-vacation = 這一桌沒有假期。
problem-not-over = 遊戲尚未結束。
problem-not-alone = 遊戲結束之前，只有獨自對電腦的人才能看局勢。
problem-no-draws = 這個遊戲不能協議和局。
problem-no-preview = 預覽可能洩漏隱藏的資訊，此處不提供。
problem-bad-standing = 伺服器不認得這種預先回應。
problem-bad-salt = 為機運添加的字句以一行、64 個字元為限。
problem-over = 遊戲已經結束。
problem-held = 這一桌暫停了；已經下的都還在。
problem-no-such-table = 沒有這一桌。
problem-no-eyes = 在這裡不能借別人的視角看。
problem-talk-off = 這一桌約好不這樣談話。
problem-bad-words = 一則話有 1 到 200 個看得見的字；快捷用語只能用列出來的。
problem-hushed = 這裡有訪客被禁言，新來的訪客暫時只能用快捷用語；登入帳號就可以說話。
problem-apart = 這裡有人不想再和另一人同桌。
problem-silenced = 伺服器的主人暫時不讓你說話。
problem-not-known = 伺服器還不認得你，請重新整理。
problem-not-saved = 伺服器存不下這一步，所以沒有下；請稍後再試。
problem-not-found = 沒有這個東西。
problem-bad-request = 伺服器看不懂這個要求。
problem-bad-option = 有一個選項不能這樣設。
problem-bad-seats = 座位不能這樣安排。
problem-bad-terms = 計時與約定不能這樣設定。
problem-bad-name = 名字要有 1 到 12 個看得見的字。
problem-bad-key = 這個連結打不開這一桌的空位。
problem-bad-position = 這不是一個局面。
problem-bad-pack = 這裡沒有這個內容包，或無法用它來玩。
problem-seat-taken = 這一桌已經沒有空位了。
problem-wrong-origin = 這個要求來自別的網站，沒有接受。
problem-wrong-method = 這個網址不能這樣使用。
problem-not-json = 伺服器看不懂這個要求。
problem-bad-login = 登入用的名字要有 2 到 24 個看得見的字。
problem-bad-password = 密碼要有 8 到 128 個字元，至少四種不同的字元，而且不能與名字相同。
problem-bad-passkey = 這把通行金鑰沒有通過，請再試一次。
problem-name-taken = 已經有人用這個名字登入了。
problem-no-such-person = 沒有這個人，或他沒有公開頁面。
problem-name-alike = 這個名字看起來和別人的一樣，請換一個。
problem-mixed-letters = 混用多種文字的名字可能被看成別人。請只用一種文字；中文和拉丁字母可以一起用。
problem-wrong-login = 名字與密碼不相符。
problem-wrong-code = 名字與復原碼不相符，或這個復原碼已經用過了。
problem-too-many-tries = 試太多次了，請等一分鐘。
problem-prove-again = 這件事需要你先再登入一次。
problem-signed-in = 你已經登入了；要建立別的帳號請先登出。
problem-not-signed-in = 你還沒有登入。
problem-no-passkeys = 通行金鑰需要有名稱的網址，並使用 https 或 localhost。
problem-too-many-passkeys = 你的帳號已經有太多通行金鑰，請先移除一把。
problem-last-way-in = 沒有別的方法能進入你的帳號了，請先設定密碼。
problem-blocked = 這裡有人不想碰到你，或是你封鎖了他。
problem-too-many = 已經到上限了。
problem-fault = 我們出了錯。棋局沒有受影響，請再試一次。
