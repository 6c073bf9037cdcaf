### 破魔聖刃—蠻荒獵手。用語依規則書；勇者、惡鬼王、板塊、卡牌的名稱取自卡牌包。

hunters-name = 破魔聖刃—蠻荒獵手
hunters-about = 1至5名勇者齊心狩獵惡鬼王，腳下的大地面朝下等待探索。卡牌就是體力，用掉便難再回來；而他也吃同一份靈力供應。

## 屬性、方向、底座的六面

hunters-element =
    { $element ->
        [W] 水
        [F] 火
        [R] 岩
        [T] 雷
       *[A] 風
    }
hunters-face =
    { $face ->
        [W] 水
        [F] 火
        [R] 岩
        [T] 雷
        [A] 風
       *[demon] 魔面
    }
hunters-direction =
    { $direction ->
        [N] 北↑
        [NE] 東北↗
        [SE] 東南↘
        [S] 南↓
        [SW] 西南↙
       *[NW] 西北↖
    }
hunters-source =
    { $source ->
        [explore] 探索
        [gather1] 汲靈
        [gather2] 依板塊屬性汲靈
        [power] 惡鬼王的魔力
       *[skill] 職業技能
    }
hunters-life = 生命
hunters-hand = 手牌
hunters-deck = 專屬牌庫
hunters-discard = 棄牌區
hunters-aura = 劍氣
hunters-power = 魔力
hunters-curses = 詛咒指示物
hunters-supply-row = 靈力供應區
hunters-supply-deck = 靈力供應牌庫
hunters-fate-deck = 天命牌庫
hunters-fate-discard = 天命棄牌區
hunters-fate-exile = 天命放逐區
hunters-primary = 主職業
hunters-secondary = 副職業

## 為什麼不行（依據見上一行的條文）

# 17.4
hunters-clause-not-asked = 現在不是由你決定。
# 16.5
hunters-clause-game-over = 遊戲已經結束。
# 18.1
hunters-clause-wrong-kind = 現在要決定的是別的事。
# 18.2
hunters-clause-no-such-answer = 現在沒有這個選擇。
# 18.2
hunters-clause-bad-notation = 看不懂。寫法例如：move:0,-1:W、attack:F+F、rest:A、skill:mage、gain:WF、end。
# 19.4
hunters-clause-chance-not-possible = 這個結果不可能發生。
# 8.1
hunters-clause-attack-not-adjacent = 與惡鬼王相鄰的勇者才能攻擊。
# 9.4
hunters-clause-focus-full = 劍氣已有三張，不能再多。
# 9.1
hunters-clause-focus-tile = 要在主職業屬性的板塊上才能集中。
# 12.1
hunters-clause-skill-not-yours = 你沒有這個職業。
# 12.1
hunters-clause-skill-no-aura = 職業技能要用劍氣，你的劍氣不夠。
# 12.2
hunters-clause-tide-no-power = 惡鬼王沒有魔力，無牌可取。
# 12.3
hunters-clause-blaze-not-adjacent = 烈斬須與惡鬼王相鄰。
# 12.4
hunters-clause-soulforge-in-force = 鍛靈已經生效。
# 5.4
hunters-clause-end-before-action = 先至少移動、攻擊、集中或休整一次。
# 7.4
hunters-clause-move-off-map = 地圖上沒有這個位置。
# 7.5
hunters-clause-move-demon = 任何人都不能進入惡鬼王所在的板塊。
# 7.4
hunters-clause-move-not-adjacent = 一次移動只能到相鄰的板塊。
# 12.5
hunters-clause-aegis-not-played = 這名勇者不在遊戲中。
# 12.5
hunters-clause-aegis-too-far = 雷盾只及於同一板塊或相鄰板塊的勇者。
# 12.5
hunters-clause-aegis-full-life = 這名勇者的生命是滿的。
# 12.6
hunters-clause-gale-off-map = 疾風不能到地圖以外。
# 12.6
hunters-clause-gale-own-tile = 疾風要到自己以外的板塊。
# 12.6
hunters-clause-gale-demon = 疾風不能進入惡鬼王所在的板塊。
# 12.6
hunters-clause-gale-face-down = 疾風只能走面朝上的板塊。
# 12.6
hunters-clause-gale-too-far = 沿面朝上的板塊走一、兩步到不了那裡。
# 13.1
hunters-clause-gain-not-in-row = 靈力供應區沒有這張牌。
# 12.2
hunters-clause-gain-not-in-power = 惡鬼王的魔力沒有這張牌。
# 13.2
hunters-clause-gain-element = 這張牌須具有所在板塊的屬性。
# 9.5
hunters-clause-class-primary = 副職業須與主職業不同。
# 6.5
hunters-clause-card-not-in-hand = 你手上沒有這些牌。
# 7.2
hunters-clause-move-pays-up = 進入面朝上的板塊要捨棄1張該屬性的牌，或2張另一種同屬性的牌。
# 7.3
hunters-clause-move-pays-down = 進入面朝下的板塊要捨棄3張屬性各不相同的牌。
# 8.2
hunters-clause-attack-pays-up = 惡鬼王在面朝上的板塊時，攻擊要捨棄1張該屬性的牌，或2張另一種同屬性的牌。
# 8.3
hunters-clause-attack-pays-down = 惡鬼王在面朝下的板塊時，攻擊要捨棄3張屬性各不相同的牌。
# 9.1
hunters-clause-focus-card = 這張牌須具有主職業的屬性。
# 14.9
hunters-clause-parry-card = 格擋須用具有所在板塊屬性的牌。

## 發生的事（句子旁標有行動者的記號，句中不寫）

hunters-event-row-laid = 靈力供應區補上{ $card }。
hunters-event-tile-up = { $cell } 翻開：{ $tile }。
hunters-event-tile-down = { $cell } 的板塊翻為面朝下。
hunters-event-drew =
    { $card ->
        [none] 抽1張牌。
       *[other] 抽到{ $card }。
    }
hunters-event-fate-rebuilt = 天命棄牌洗成新的天命牌庫，共{ $n }張。
hunters-event-fate-shown = 展示：{ $fate }。
hunters-event-fate-discarded = 放入天命棄牌區：{ $fate }。
hunters-event-turn-began =
    { $demon ->
        [1] 第{ $n }回合：惡鬼王針對這名勇者。
       *[0] 第{ $n }回合：這名勇者行動。
    }
hunters-event-paid = 捨棄{ $card }。
hunters-event-moved = 從 { $from } 移動到 { $cell }。
hunters-event-attacked =
    { $n ->
        [1] 攻擊，擲1枚骰子。
       *[2] 攻擊，擲2枚骰子。
    }
hunters-event-damaged = 造成{ $n }點傷害；惡鬼王剩{ $life }點生命。
hunters-event-rolled =
    { $match ->
        [1] 骰子擲出{ hunters-face }：與底座的面相符。
       *[0] 骰子擲出{ hunters-face }：不相符。
    }
hunters-event-focused = 放置{ $card }作為劍氣，現有{ $n }張。
hunters-event-exiled = 第三張劍氣：圖板上的行動卡移到天命放逐區。
hunters-event-class-taken = 取得副職業{ $class }。
hunters-event-interrupted = 天命放逐：天命牌庫重洗，共{ $n }張；本回合到此為止。
hunters-event-rested = 休整。
hunters-event-swapped = 交換職業：主職業{ $class }，副職業{ $second }。
hunters-event-kept = 不交換職業。
hunters-event-aura-spent = 用掉劍氣{ $card }。
hunters-event-aura-lost = 劍氣{ $card }不符合新的主職業，捨棄。
hunters-event-skill-used =
    { $target ->
        [none] 使用{ $skill }。
       *[other] 使用{ $skill }→{ $target }。
    }
hunters-event-healed = 回復{ $n }點生命，現為{ $life }點。
hunters-event-gained = 獲得{ $card }（{ hunters-source }）。
hunters-event-declined = 不取牌（{ hunters-source }）。
hunters-event-act-ended = 結束行動階段。
hunters-event-demon-moved = 惡鬼王從 { $from } 逼近到 { $cell }。
hunters-event-demon-turned = 魔面轉向{ hunters-direction }。
hunters-event-absorbed = 惡鬼王吸納{ $card }：魔力{ $n }張。
hunters-event-surged = 爆發：{ $n }張魔力全部移出遊戲。
hunters-event-cursed =
    { $cause ->
        [fall] 第{ $n }個詛咒指示物：有勇者倒下。
        [surge] 第{ $n }個詛咒指示物：魔力爆發。
       *[empty] 第{ $n }個詛咒指示物：靈力供應區已空。
    }
hunters-event-struck = 遭到襲擊。
hunters-event-parried = 以{ $card }格擋。
hunters-event-life-lost = 失去{ $n }點生命，剩{ $life }點。
hunters-event-fell = 倒下，回到 { $cell } 的營地。
hunters-event-regenerated = 惡鬼王再生：生命{ $n }點。
hunters-ending =
    { $reason ->
        [sealed] 惡鬼王被封印
        [curse] 勇者被詛咒吞噬
       *[weary] 勇者疲憊不堪
    }
hunters-event-ended = 遊戲結束：{ hunters-ending }。

## 要決定的事（§18）

hunters-prompt-act = 行動，或結束行動階段
hunters-prompt-act-about = 移動、攻擊、集中、休整：至少一次，順序與次數不限，只看手牌夠不夠。職業技能要用劍氣。
hunters-prompt-gain-explore = 探索：要取一張牌嗎？
hunters-prompt-gain-explore-about = 靈力供應區的任一張牌；取走後立即補牌。
hunters-prompt-gain-gather1 = 汲靈：要取任一張牌嗎？
hunters-prompt-gain-gather1-about = 靈力供應區的任一張牌；之後或許還能取一張板塊屬性的牌。
hunters-prompt-gain-gather2 = 汲靈：要取一張板塊屬性的牌嗎？
hunters-prompt-gain-gather2-about = 靈力供應區中具有所在板塊屬性的一張牌。
hunters-prompt-gain-power = 潮湧：要從魔力取一張牌嗎？
hunters-prompt-gain-power-about = 惡鬼王魔力中的任一張牌；魔力少了，爆發也晚些。
hunters-prompt-gain-skill = 技能：要取一張牌嗎？
hunters-prompt-gain-skill-about = 靈力供應區的任一張牌；取走後立即補牌。
hunters-prompt-class = 選擇副職業
hunters-prompt-class-about = 你的行動卡已放逐；選完之後天命牌庫重洗。
hunters-prompt-swap = 要交換主職業與副職業嗎？
hunters-prompt-swap-about = 不具新主職業屬性的劍氣會捨棄。
hunters-prompt-parry = 要格擋襲擊嗎？
hunters-prompt-parry-about = 捨棄一張具有所在板塊屬性的手牌，否則失去生命。

## 決定的說法

hunters-decision-move = 移動到 { $cell }
hunters-decision-explore = 探索 { $cell }
hunters-decision-attack = 攻擊惡鬼王
hunters-decision-focus = 集中：放置劍氣
hunters-decision-rest = 休整
hunters-decision-skill-mage = { $skill }：從魔力取一張牌
hunters-decision-skill-mercenary = { $skill }：不捨棄手牌發動攻擊
hunters-decision-skill-artisan = { $skill }：每張手牌視為具有全部屬性
hunters-decision-skill-knight = { $skill }：為{ $hero }回復生命
hunters-decision-skill-scout = { $skill }：移動到 { $cell }
hunters-decision-end = 結束行動階段
hunters-decision-gain = 取{ $card }
hunters-decision-gain-none = 不取牌
hunters-decision-class = 兼任{ $class }
hunters-decision-swap = 交換職業
hunters-decision-keep = 不交換
hunters-decision-parry = 格擋
hunters-decision-take = 失去生命
hunters-decision-pay = 捨棄 { $cards }
hunters-decision-ways = { $n }種支付方式，最省 { $cards }
hunters-decision-too-dear = ！牌不夠用，會疲憊落敗

## 遊戲的選項（§3、§20）

hunters-option-king = 惡鬼王
hunters-option-king-about = 狩獵的對象：走多遠、打多重、會什麼。
hunters-option-king-riftgale = 惡鬼王‧裂風
hunters-option-king-stonebone = 惡鬼王‧磐骨
hunters-option-king-soulmaw = 惡鬼王‧噬靈
hunters-option-king-gloomsoil = 惡鬼王‧暗壤
hunters-option-king-undying = 惡鬼王‧不滅
hunters-option-difficulty = 難度
hunters-option-difficulty-about = 勇者與惡鬼王的生命、惡鬼王能力的數目、魔力何時爆發。
hunters-option-difficulty-novice = 新手
hunters-option-difficulty-normal = 普通
hunters-option-difficulty-heroic = 英雄
hunters-option-difficulty-legend = 傳說
hunters-option-map = 地圖
hunters-option-map-about = 板塊、營地與惡鬼王的位置。
hunters-option-map-standard = 標準地圖
hunters-option-numbers = 惡鬼王的生命
hunters-option-numbers-about = 惡鬼王的生命取自哪一張表。
hunters-option-numbers-shipped = 依規則書
hunters-option-numbers-measured = 實測：經大量對局校正
hunters-option-p0 = p0 的勇者
hunters-option-p0-about = 第一位玩家扮演哪名勇者。
hunters-option-p0-any = 無人指定的第一名
hunters-option-p0-mage = 法師
hunters-option-p0-mercenary = 傭兵
hunters-option-p0-artisan = 匠人
hunters-option-p0-knight = 騎士
hunters-option-p0-scout = 斥候
hunters-option-p1 = p1 的勇者
hunters-option-p1-about = 第二位玩家扮演哪名勇者。
hunters-option-p1-any = 無人指定的第一名
hunters-option-p1-mage = 法師
hunters-option-p1-mercenary = 傭兵
hunters-option-p1-artisan = 匠人
hunters-option-p1-knight = 騎士
hunters-option-p1-scout = 斥候
hunters-option-p2 = p2 的勇者
hunters-option-p2-about = 第三位玩家扮演哪名勇者。
hunters-option-p2-any = 無人指定的第一名
hunters-option-p2-mage = 法師
hunters-option-p2-mercenary = 傭兵
hunters-option-p2-artisan = 匠人
hunters-option-p2-knight = 騎士
hunters-option-p2-scout = 斥候
hunters-option-p3 = p3 的勇者
hunters-option-p3-about = 第四位玩家扮演哪名勇者。
hunters-option-p3-any = 無人指定的第一名
hunters-option-p3-mage = 法師
hunters-option-p3-mercenary = 傭兵
hunters-option-p3-artisan = 匠人
hunters-option-p3-knight = 騎士
hunters-option-p3-scout = 斥候
hunters-option-p4 = p4 的勇者
hunters-option-p4-about = 第五位玩家扮演哪名勇者。
hunters-option-p4-any = 無人指定的第一名
hunters-option-p4-mage = 法師
hunters-option-p4-mercenary = 傭兵
hunters-option-p4-artisan = 匠人
hunters-option-p4-knight = 騎士
hunters-option-p4-scout = 斥候
hunters-option-hands = 手牌
hunters-option-hands-about = 是否人人看得到所有手牌。
hunters-option-hands-open = 公開
hunters-option-hands-concealed = 隱藏：各自只看自己的
hunters-option-interrupt_shown_card = 天命放逐時展示的卡
hunters-option-interrupt_shown_card-about = 天命牌庫重洗時，展示的天命卡如何處理。
hunters-option-interrupt_shown_card-shuffle = 一併洗入
hunters-option-interrupt_shown_card-discard = 棄置
hunters-option-weariness_check = 疲憊
hunters-option-weariness_check-about = 何時檢查勇者是否只剩四張牌。
hunters-option-weariness_check-behaviour = 每次行為之後
hunters-option-weariness_check-turn_end = 只在回合結束時
hunters-option-same_secondary = 相同的副職業
hunters-option-same_secondary-about = 勇者可否再選自己的職業。
hunters-option-same_secondary-no = 不可
hunters-option-same_secondary-yes = 可以

## 文字的牌桌

hunters-text-head = 第{ $turn }回合 · { $who ->
        [hero] { $hero }行動
        [demon] 惡鬼王針對{ $hero }
       *[none] 回合之間
    }
hunters-text-over = 第{ $turn }回合 · 遊戲結束
hunters-text-king = { $name } · 生命{ $life }/{ $max } · 位於 { $cell } · { $ground }
hunters-text-king-looks = 魔面向{ hunters-direction } · 移動{ $move } · 襲擊{ $strike }
hunters-text-king-can = 能力：{ $abilities }
hunters-text-power = 魔力{ $n }張，滿{ $at }張爆發：{ $cards }
hunters-text-curses = 詛咒指示物{ $n }/{ $limit }
hunters-text-supply = 靈力供應區：{ $cards } · 牌庫{ $deck }
hunters-text-shown = 展示：{ $card }
hunters-text-fate = 天命牌庫{ $n }張：{ $cards }
hunters-text-fate-discard = 天命棄牌：{ $cards }
hunters-text-fate-exile = 天命放逐區：{ $cards }
hunters-text-fate-card =
    { $kind ->
        [act] { $hero }行動
       *[int] { $hero }震懾
    }
hunters-text-ground-down = 面朝下
hunters-text-ground-known = { $tile }{ $element }，面朝下
hunters-text-ground-up = { $tile }{ $element }
hunters-text-hero = { $seat } { $hero } · 生命{ $life }/{ $max } · 位於 { $cell } · { $ground } · 總牌數{ $total }，還可用{ $spare }張
hunters-text-hand = 手牌 { $cards }（{ $n }）
hunters-text-hand-hidden = 手牌{ $n }張
hunters-text-hand-gained = 手牌{ $n }張，其中有 { $cards }
hunters-text-deck = 專屬牌庫{ $n }張
hunters-text-aura = 劍氣 { $cards }（{ $n }/{ $most }）
hunters-text-class = { $class }：{ $skill }
hunters-text-wild = 鍛靈生效中
hunters-text-touches =
    { $side ->
        [W] 鄰接底座水面
        [F] 鄰接底座火面
        [R] 鄰接底座岩面
        [T] 鄰接底座雷面
        [A] 鄰接底座風面
       *[demon] 正對魔面
    }
hunters-text-you = 你
hunters-text-bot = 電腦
hunters-text-deck-holds = 專屬牌庫（{ $n }）：{ $cards }
hunters-text-deck-hidden = 專屬牌庫與手牌（{ $n }）：{ $cards }
hunters-text-discards = 棄牌區（{ $n }）：{ $cards }
hunters-text-legend = @ 勇者的座位 · K 惡鬼王，四周是底座的六面（魔為魔面） · ⌂ 已領取營地 · { $cover } 面朝下，? 未知，?W 已知 · * 可以進入
hunters-text-demon-side = 魔
hunters-text-tile = { $cell }：{ $ground }
hunters-text-tile-heroes = 勇者 { $heroes }
hunters-text-tile-king = 惡鬼王
hunters-text-tile-camp = { $hero }的營地
hunters-text-base = 底座的六面：{ $sides }
hunters-text-base-side = { hunters-direction } { $face }

## 預測

hunters-forecast-title = 若惡鬼王針對{ $hero }（下一張天命卡有 { $odds } 是它）
hunters-forecast-never = 下一張不會是震懾卡。
hunters-forecast-acts = 下一張可能的行動卡：{ $cards }
hunters-forecast-rebuilt = 天命牌庫已空：先將天命棄牌洗成新牌庫。
hunters-forecast-path = 逼近：{ $cells }
hunters-forecast-stays = 不移動。
hunters-forecast-faces = 轉向{ hunters-direction }
hunters-forecast-absorbs = 吸納 { $cards }
hunters-forecast-absorbs-unknown = 再吸納1張：還不知道是哪一張
hunters-forecast-hungry = 靈力供應區已空：1個詛咒指示物
hunters-forecast-surges = 魔力爆發：1個詛咒指示物
hunters-forecast-drains = 翻開腳下的板塊：{ $tile }
hunters-forecast-strikes = 襲擊{ $heroes }，{ $n }點
hunters-forecast-strikes-nobody = 襲擊不到任何人
hunters-forecast-parry = { $hero }可用 { $cards } 格擋
hunters-forecast-parry-none = { $hero }無法格擋
hunters-forecast-parry-hidden = { $hero }手上有牌可以格擋
hunters-forecast-parry-unknown = { $hero }或許可以格擋
hunters-forecast-falls = { $hero }若不格擋便會倒下：1個詛咒指示物
hunters-forecast-fells = { $hero }會倒下：1個詛咒指示物
hunters-forecast-shrouds = 翻為面朝下：{ $cells }
hunters-forecast-regenerates = 回復1點生命
hunters-forecast-loses = 第三個詛咒指示物：遊戲將會落敗

## 結束

hunters-result-won = 全體勇者獲勝：{ hunters-ending }。
hunters-result-lost = 全體勇者落敗：{ hunters-ending }。

## 網頁

hunters-page-end-won = 勇者獲勝
hunters-page-end-lost = 勇者落敗
hunters-page-king = 移動{ $move } · 襲擊{ $strike }
hunters-page-waiting =
    { $question ->
        [act] 等 { $name } 行動
        [class] 等 { $name } 選擇副職業
        [gain] 等 { $name } 決定要取哪張牌
        [parry] 等 { $name } 決定是否格擋
        [swap] 等 { $name } 決定是否交換職業
       *[other] 等 { $name } 決定
    }
hunters-page-lens = 地圖遠近
hunters-page-nearer = 放大
hunters-page-farther = 縮小
hunters-page-whole = 看全圖
hunters-page-map = 地圖，{ $count }塊板塊
hunters-page-text = 文字牌桌
hunters-page-sheet = 天命、供應與紀錄
hunters-page-heroes = 勇者
hunters-page-hero = 勇者
hunters-page-place = 位置
hunters-page-tiles = 已知的板塊
hunters-page-forecast = 惡鬼王接下來會做什麼
hunters-page-threatened = 將遭襲擊
hunters-page-base = 底座：{ $sides }
hunters-page-base-demon = 魔面
hunters-page-surge = 爆
hunters-page-curse = 詛咒
hunters-page-lost = 敗
hunters-page-cards = { $hand }手＋{ $deck }庫
hunters-page-fate = 天命
hunters-page-fate-left = 庫{ $n }：行動{ $acts }·震懾{ $ints }
hunters-page-supply-left = 庫{ $n }
hunters-page-left = 剩下的牌
hunters-page-act = 行動
hunters-page-int = 震懾
hunters-page-move = 移動：選一塊板塊
hunters-page-gale = 疾風：選一塊板塊
hunters-page-tap = 地圖上有點的板塊可以進入，幾點就至少要幾張牌；下面也一一列出。
hunters-page-price = 要{ $count }張牌
hunters-page-pay = { $what }：選要捨棄的牌
hunters-page-pay-about = 打勾的牌會捨棄，先選最省的；點自己的手牌可以更換。
hunters-page-paid = 捨棄 { $cards }：總牌數 { $before } → { $after }。
hunters-page-unpaid = { $cards } 不夠支付。
hunters-page-why = 不行：
hunters-page-cost = − { $cards }
hunters-page-cheapest = 最省
hunters-page-cannot = 現在不行
hunters-page-tiles-count = { $count }塊
hunters-page-do-move = 移動
hunters-page-do-attack = 攻擊
hunters-page-do-focus = 集中
hunters-page-do-rest = 休整
hunters-page-do-parry = 格擋
hunters-page-do-skill = 使用
hunters-page-do-gain = 取牌
hunters-page-do-class = 選定
hunters-page-do-swap = 交換
hunters-page-do-keep = 不交換
hunters-page-do-take = 失去生命
hunters-page-do-end = 結束
hunters-page-end = 結束行動
hunters-page-give-up = 放棄
hunters-page-give-up-ask = 放棄這場狩獵？
hunters-page-give-up-about = 在座的每個人都想放棄時，這場狩獵才告失敗。
hunters-page-giving-up = { $names }想放棄
