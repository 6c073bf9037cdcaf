### `sanjie content` 對內容檔的說明：每種錯誤一句話。

content-place = { $file }:{ $line }:{ $column }：{ $sentence }
content-place-clause = { $file }:{ $line }:{ $column }：{ $sentence }（{ $clause }）
content-cannot-be-read = 無法當作內容包來讀：{ $detail }
content-unreadable = { $file }：無法當作內容檔讀取：{ $detail }
content-unreadable-at = { $file }:{ $line }:{ $column }：無法當作內容檔讀取：{ $detail }
content-no-file = { $file }：{ $detail }
content-other-game = { $file } 是 { $given } 的內容檔，這裡要用 { $game } 的。
content-fine = { $file }：可以用來玩的 { $game } 內容檔。摘要 { $digest }
content-faulty = { $file }：{ $count ->
   *[other] { $count } 個錯誤
 }。
content-language = { $tongue ->
    [en] 英文
   *[other] 中文
 }

## 檔案的格式

content-fault-unknown-game = 內容檔要在 meta 寫明遊戲，例如 game: guixi；這裡寫的是 { $value }。可檢查的遊戲：{ $known }。
content-fault-unknown-base = 沒有 { $value } 這份內容可以作為基礎。可用：{ $known }。
content-fault-not-a-map = 這裡要寫「鍵: 值」的對照。
content-fault-not-a-list = 這裡要寫一個清單。
content-fault-not-text = { $key } 必須是文字。數字、日期和 true、yes、no 等字請加引號。
content-fault-not-a-number = { $value } 不是整數。
content-fault-out-of-range = { $value } 超出範圍，必須從 { $low } 到 { $high }。
content-fault-unknown-key = 這裡沒有 { $key } 這個鍵。可用：{ $known }。
content-fault-missing-key = 缺少 { $key }。
content-fault-double-key = { $key } 在這裡寫了兩次。
content-fault-missing-words = 缺少{ content-language }文字：{ $key }。
content-fault-wrong-script = { $key } 看起來不是{ content-language }。
content-fault-bad-words = { $key } 必須是一行、最多 { $most } 個字。
content-fault-bad-id = { $value } 不能作為識別名稱：開頭是小寫字母，之後最多 23 個小寫字母、數字或 _。
content-fault-reserved-id = { $value } 不能作為識別名稱：作答時另有用途。
content-fault-double-id = 識別名稱 { $value } 在第 { $line } 行已經用過。
content-fault-no-such-id = 作為基礎的內容裡沒有 { $value }。
content-fault-unknown-value = { $key } 不能是 { $value }。可用：{ $known }。

## 盒裝內容

content-fault-bad-colour = { $value } 不是顏色。顏色有：{ $known }。
content-fault-no-copies = 至少一種顏色要有張數。
content-fault-wrong-count = { $section } 共有 { $count } 張牌，盒裝是 { $want } 張。
content-fault-wrong-ghosts = 小鬼牌有 { $count } 張，盒裝是 { $want } 張。
content-fault-wrong-events = 事件牌有 { $count } 張，盒裝是 { $want } 張。
content-fault-wrong-kings = 鬼王牌有 { $count } 張，盒裝是 { $want } 張。
content-fault-wrong-expansion = { $name } 有 { $count } 張，盒裝是 { $want } 張；八卦符和破元符的紅藍張數相同。
content-fault-unprinted-king = 盒裝沒有 { $name } 這張鬼王牌。鬼王牌有：{ $known }。
content-fault-few-characters = 角色牌有 { $count } 張，八人遊戲需要 { $want } 張。

## 小鬼牌和技能

content-fault-x-without-formula = 驅散條件為 X 時要寫算法 x。算法有：{ $known }。
content-fault-formula-without-x = 只有驅散條件為 X 時才寫算法 x。
content-fault-empty-reward = { $key } 要給牌（draw）、靈力（spirit），或兩者都給。
content-fault-both-kinds = 被動的沒有 { $key }。
content-fault-level-and-guidao = 一個技能不是 LV 技能就是鬼道技能。
content-fault-no-level = 技能要有等級（lv）或 guidao: true。

## 效果

content-fault-no-effect = 一個效果有 1 到 { $most } 步，這裡有 { $count } 步。
content-fault-bad-step = { $value } 不是一步。一步寫成清單，例如 [draw, user, 1]。
content-fault-unknown-op = 沒有 { $value } 這個基本操作。可用：{ $known }。
content-fault-wrong-arguments = { $op } 的寫法是 { $form }；這裡後面有 { $count ->
   *[other] { $count } 個參數
 }。
content-fault-wrong-who = { $op } 不能對 { $value } 執行。可以是：{ $known }。
content-fault-no-object = { $op } 不能用在對象 { $target } 上。需要的對象：{ $known }。
content-fault-object-unused = 選了對象 { $target }，卻沒有一步用到。
content-fault-event-without-user = 事件牌沒有使用者也沒有對象，所以 { $op } 不能用 { $value }。
content-fault-never-usable =
    { $why ->
        [empty-stack] 永遠不能使用：own_day 要堆疊是空的，那時沒有東西可以無效。
       *[king-has-no-day] 永遠不能使用：鬼王沒有白晝階段。
    }
content-fault-comes-too-late = 鬼魂出沒之後，{ $op } 沒有作用：這份內容裡沒有東西會在那之後讓小鬼再次附身。
content-fault-no-change = { $op } 用 { $value } 永遠不會改變什麼。
content-fault-loops = 可能沒完沒了：兩張這樣的牌可以互相從棄置區取回。
content-fault-haunting-runs-away = 一回合內事件牌可能再引起 { $count } 次鬼魂出沒，最多只能 { $most } 次。

## 鬼王的勝利條件

content-fault-goal-out-of-reach = { $players } 人時，{ $goal } 永遠不可能是 { $number }。
content-fault-goal-from-birth = { $players } 人時，新鬼王一開始 { $goal } 就有 { $number }。

## 蠻荒獵手：盒裝內容

content-as-printed = 這裡的 { $key } 是 { $value }，盒裝是 { $want }。
content-fault-same-id = 識別名稱 { $value } 在第 { $line } 行已經用過。
content-fault-missing-entry = { $section } 缺少盒裝裡有的 { $value }。
content-fault-wrong-players = { content-as-printed }
content-fault-wrong-components = { content-as-printed }
content-fault-wrong-tiles = { content-as-printed }
content-fault-wrong-classes = { content-as-printed }
content-fault-wrong-king-cards = { content-as-printed }
content-fault-few-kings = 惡鬼王卡有 { $count } 張，盒裝是 { $want } 張，可以再增加。
content-fault-wrong-abilities = { content-as-printed }
content-fault-wrong-actions = { content-as-printed }
content-fault-wrong-combat = { content-as-printed }
content-fault-wrong-spirits = { content-as-printed }
content-fault-wrong-divine = { content-as-printed }
content-fault-wrong-element = { content-as-printed }
content-fault-wrong-die = { content-as-printed }
content-fault-wrong-base = { content-as-printed }
content-fault-wrong-directions = { content-as-printed }
content-fault-wrong-aura = { content-as-printed }
content-fault-wrong-options = { content-as-printed }

## 蠻荒獵手：惡鬼王和地圖

content-fault-double-ability = 這個惡鬼王的能力 { $value } 寫了兩次。
content-fault-few-abilities = 惡鬼王 { $king } 有 { $count ->
   *[other] { $count } 個能力
 }，有的難度會用到 { $want } 個。
content-fault-surge-too-low = 魔力 { $value } 張時爆發，某個難度再加 { $change }，就會連一張牌都不用。
content-fault-no-map = 至少要有一張地圖。
content-fault-double-map = 識別名稱 { $value } 在第 { $line } 行已經用過；每張地圖要有自己的名稱。
content-fault-bad-place = { $value } 不是位置。位置寫成 [q, r]，兩個從 -{ $most } 到 { $most } 的整數。
content-fault-double-place = 位置 { $value } 在第 { $line } 行已經屬於這張地圖。
content-fault-wrong-cells = 地圖有 { $count } 格，必須是 { $want } 格，另加五個營地位置。
content-fault-wrong-seats = { $count ->
   *[other] { $count } 人
 }遊戲時，地圖要寫出同樣多個不同的營地位置（{ $known }）；這裡寫的是：{ $value }。
content-fault-map-apart = 從第一格走不到 { $value }：地圖上的位置必須連成一片。
content-fault-no-such-cell = 惡鬼王不能從 { $value } 開始：那不是 40 格之一。
content-fault-king-beside-camp = 惡鬼王會緊鄰 { $count ->
   *[other] { $count } 人
 }遊戲使用的營地 { $slot }；他要離所有勇者儘量遠。
