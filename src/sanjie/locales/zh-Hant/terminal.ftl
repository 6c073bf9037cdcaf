### 終端機的用語：`sanjie rules`、`sanjie play`。

## 規則書

terminal-books = 規則書
terminal-book-line = sanjie rules { $game }
terminal-tag-printed = 原文
terminal-tag-ruling = 裁定
terminal-tag-supplement = 增補
terminal-no-clause = 規則書裡沒有 { $asked }。可以問遊戲（aras）、章節（ARAS-4）或條文（ARAS-4.4）。
terminal-no-language = 沒有 { $asked } 這個語言。可用：{ $known }。

## 開始

terminal-no-game = 這裡沒有 { $asked } 這個遊戲。可玩：{ $known }。
terminal-no-seat = 這場遊戲沒有座位 { $asked }。座位：{ $known }。
terminal-no-level = 沒有等級 { $asked }。等級從 1 到 { $most }。
terminal-option-form = { $asked } 不是選項。寫法是 名稱=值，例如 { $example }。
terminal-option-bad = 這個選項不能用：{ $detail }
terminal-position-bad = 這個局面讀不懂：{ $detail }
terminal-position-alone = 局面本身就含有選項，請不要再加 --option 和 --players。
terminal-not-here = { $game } 沒有 { $option }。
terminal-pack-bad = { $file } 有 { $count ->
   *[other] { $count } 個錯誤
 }；content check 指令會全部列出。第一個：{ $first }
terminal-welcome-bot = 你是 { $seat }。電腦等級 { $level }。
terminal-welcome-bots = 你是 { $seat }。其他座位由等級 { $level } 的電腦擔任。
terminal-welcome-hotseat = 大家輪流使用這個鍵盤。
terminal-welcome-help = 用規則書的寫法輸入決定；? 列出可選的決定，help 說明其他指令。
terminal-welcome-numbers = 輸入清單的號碼，或用規則書的寫法輸入決定；forecast 預測惡鬼王會怎麼做，help 說明其他指令。
terminal-welcome-alone = 你獨自狩獵，座位是 { $seat }。

## 詢問

terminal-to-decide = 輪到 { $seat }
terminal-options = { $seat } 現在可以選的決定
terminal-option-line = { $words }：{ $targets }
terminal-ability-line = { $cell } 的{ $creature }，{ $ability }
terminal-character-line = { $ring }。{ $skill }
terminal-allowed = 可以 { $answer }。
terminal-because = { $answer } 不行：{ $sentence }（{ $clause }）
terminal-hint = ? 列出可選的決定，help 說明指令，rules { $clause } 印出條文。
terminal-why-what = 要問什麼？例如：{ $example }
terminal-rules-what = 要看哪一條？例如：{ $example }
terminal-keyboard-to = 請將鍵盤交給 { $seat }。其他人不要看；準備好後按 Enter。
terminal-card-what = 要看哪張牌？例如：card ward_r
terminal-no-card = 沒有 { $asked } 這張卡牌、鬼牌、鬼王、角色或技能。
terminal-standing-set = 牌桌替你放棄（{ $line }）；stop 可取消。
terminal-standing-none = 牌桌不再替你放棄。
terminal-standing-bad = 不能這樣放棄：{ $asked }。寫 pass window、pass change 或 pass turn；後面可加 used、me、after、king，遇到時停下。
terminal-moves-none = 還沒有任何決定。
terminal-no-number = 這裡沒有 { $asked }，只有 1 到 { $most }。
terminal-ways = { $words }。要捨棄哪些牌？（輸入號碼；直接按 Enter 返回）
terminal-undone = 收回：{ $answer }
terminal-undo-not = 不能收回：之後已有新的事物揭曉，或那不是你的決定。
terminal-hint-bot = 電腦會這樣做：{ $words }（{ $answer }）
terminal-forecast-after = { $answer } 之後，不計運氣：
terminal-forecast-over = { $answer } 會結束遊戲。
terminal-position-hidden = 手牌隱藏時，局面會透露你不該知道的事。
terminal-hunters-card-what = 要看哪張卡牌、職業、板塊、惡鬼王或能力？例如：card mage、card sweep
terminal-hunters-no-card = 沒有 { $asked } 這張卡牌、職業、板塊、惡鬼王或能力。
terminal-no-hero-seat = 這場遊戲沒有座位 { $asked }。座位：{ $known }；可用逗號寫多個，或寫 all。
terminal-players-hunters = 狩獵需要1至5名勇者，不是 { $asked }。

## 說明

terminal-help = 指令
terminal-help-answer = 做決定，用規則書的寫法（ARAS-12.6）：+c3 sd2 mb1f5 !d2g1 x . / = -
terminal-help-options = 列出現在可選的決定
terminal-help-why = 說明一個決定可不可以，不行的話依哪一條
terminal-help-rules = 印出一條、一節或整本規則書
terminal-help-board = 再畫一次棋盤
terminal-help-text = 以文字顯示棋盤，適合報讀軟體
terminal-help-position = 將局面印成一行
terminal-help-moves = 印出到目前為止的所有決定
terminal-help-draw = 提和
terminal-help-resign = 認輸
terminal-help-decide = 做決定，用規則書的寫法（GUIXI-20.1）：pass、buy、equip、use、skill、vote、done……
terminal-help-table = 再顯示一次牌桌
terminal-help-hand = 顯示手牌、法器和角色的文字
terminal-help-card = 說明卡牌、鬼牌、鬼王、角色或技能的文字
terminal-help-stack = 列出等待結算的卡牌和技能，最上面的先
terminal-help-votes = 說明驅鬼的情況，或上一次的結果
terminal-help-log = 再說一次最近發生的事
terminal-help-pass-window = 放棄到這個行動時段結束，除非有人使用卡牌或技能
terminal-help-pass-change = 放棄到場上有變化、有人使用卡牌或技能，或輪到自己的回合
terminal-help-pass-turn = 放棄到自己的回合；後面加 used、me、after、king，則有人使用、對象是你、鬼魂出沒之後、鬼王現身時也會停下
terminal-help-stop = 取消牌桌替你放棄
terminal-help-quit = 不分勝負離開
terminal-help-number = 選清單的第3項，或它的第2種支付方式
terminal-help-hunt = 做決定，用規則書的寫法（HUNTERS-18.2）：attack:F+F、skill:mage、gain:WF、end
terminal-help-hint = 最強的電腦在你的位置會怎麼做
terminal-help-undo = 收回自己上一個決定，只要之後沒有新的事物揭曉
terminal-help-map = 再顯示一次牌桌，並說明記號
terminal-help-hunters-text = 以文字逐一列出板塊，適合報讀軟體
terminal-help-piles = 一名勇者的牌：手牌、專屬牌庫還剩什麼、棄牌
terminal-help-hunters-card = 說明職業、惡鬼王、能力、板塊或卡牌
terminal-help-forecast = 下一張天命卡可能是什麼，以及惡鬼王針對各勇者時會怎麼做；加上號碼或決定，則是那之後

## 結束

terminal-draw-ask = { $side } 方，同意平手嗎？（yes/no）
terminal-draw-yes = 雙方同意平手。
terminal-draw-no = 不同意平手，遊戲繼續。
terminal-draw-bot-no = 電腦佔上風，不同意平手。
terminal-resigned = { $side } 方認輸。
terminal-result-win = { $side } 方獲勝。
terminal-result-draw = 平手。
terminal-you-win = 你贏了。
terminal-you-lose = 你輸了。
terminal-left = 遊戲到此為止，不分勝負。
terminal-bye = 遊戲到此為止，不分勝負。當時的局面：
terminal-clause = 規則 { $clause }
terminal-says = 「{ $words }」
