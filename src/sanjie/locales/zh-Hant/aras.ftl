### 亞拉斯之戒。用語依規則書 aras-1；條文編號見各節。

aras-name = 亞拉斯之戒
aras-about = 兩位使役者在星圖上放置元素，翻開、移動、融合成更大的生物，再以力量的差距攻擊對方。沒有隱藏資訊，也沒有運氣。

## 雙方、陣營與座位

aras-side-a = A
aras-side-b = B
aras-faction-river = 自由河流
aras-faction-glory = 永恆榮光
aras-hp = 生命值
aras-hand = 手中元素
aras-total = 總力量

## 生物

aras-creature =
    { $creature ->
        [slime] 史萊姆
        [wolf] 野狼
        [eagle] 老鷹
        [bear] 熊
        [dragon] 龍
        [giant] 巨人
       *[loose] 未成形
    }
aras-creature-sign =
    { $creature ->
        [slime] 萊
        [wolf] 狼
        [eagle] 鷹
        [bear] 熊
        [dragon] 龍
        [giant] 巨
       *[loose] 散
    }
aras-creature-short =
    { $creature ->
        [slime] 史萊姆
        [wolf] 野狼
        [eagle] 老鷹
        [bear] 熊
        [dragon] 龍
        [giant] 巨人
       *[loose] 未成形
    }
aras-creature-slime-about = 單一元素，力量值 1。能自由移動的生物只有史萊姆。
aras-creature-wolf-about = 兩個相連的元素，力量值 3。
aras-creature-eagle-about = 三個相連成 L 形的元素，力量值 5。
aras-creature-bear-about = 四個排成正方形的元素，力量值 7。
aras-creature-dragon-about = 五個相連成 L 形的元素，力量值 9。
aras-creature-giant-about = 五個排成十字形的元素，力量值 9。
aras-creature-loose-about = 未形成生物的元素，已翻開的每個計 1 分。
aras-star-slime = 冰封的史萊姆
aras-star-wolf = 鬼狼
aras-star-eagle = 巨鷹
aras-star-dragon = 銀色巨龍

## 能力（第 8 節）

aras-ability-wolf = 威嚇
aras-ability-wolf-about = 強迫翻開對方一整群未翻開的元素；其擁有者之後可使用一次該生物的能力。
aras-ability-eagle = 叼走
aras-ability-eagle-about = 將任一方一個已翻開的元素移到別的空置處，但不能是自己的組成元素，也不能放到未翻開的元素旁邊。
aras-ability-bear = 吞食
aras-ability-bear-about = 吞食對方一隻或兩隻已翻開的史萊姆，一次一隻。
aras-ability-dragon = 吞噬
aras-ability-dragon-about = 消滅對方已翻開的生物中最小的一隻；龍不吞噬龍。
aras-ability-giant = 震地
aras-ability-giant-about = 將對方一隻已翻開的生物翻回未翻開；對方下一回合不得召喚它，再翻開時也不得使用能力。

## 角色（第 9 節）

aras-character-S = 艾蕾希雅
aras-character-S-ring = 銀龍之戒
aras-character-S-skill = 她的龍是銀色巨龍，可以吞噬龍。
aras-character-H = 亞爾薩雷伊
aras-character-H-ring = 鷹之戒
aras-character-H-skill = 巨鷹：他的每隻老鷹在總力量中計 6 分，而不是 5 分。
aras-character-P = 皮克斯
aras-character-P-ring = 幻之戒
aras-character-P-skill = 幻形：他可以不放置，改為將己方一個單獨的未翻開元素移到可以放置的空置處。
aras-character-T = 戴爾德
aras-character-T-ring = 鋼鐵之戒
aras-character-T-skill = 鋼甲：每次對他的攻擊少造成 3 點傷害。
aras-character-W = 尚恩
aras-character-W-ring = 狼之戒
aras-character-W-skill = 他的野狼是鬼狼：被牠們強迫翻開的群不得使用能力，對方的老鷹也不能叼走牠們的組成元素。
aras-character-I = 薇奧蘿妮卡
aras-character-I-ring = 冰之戒
aras-character-I-skill = 冰封：對方的史萊姆在總力量中計 0 分，而不是 1 分。

## 為什麼不行（每句依所註的條文）

# 12.1
aras-clause-not-your-turn = 現在不是由你決定。
# 12.6
aras-clause-game-over = 遊戲已經結束。
# 12.1
aras-clause-wrong-phase = 現在這個階段不能這麼做。
# 12.1
aras-clause-needs-anchor = 指名一群元素，要用它的首格：該群在格序中最前面的方格。
# 1.7
aras-clause-character-other-faction = 對手已經選了這個陣營；請從另一陣營選一名角色。
# 11.6
aras-clause-character-needs-expansion = 這名角色屬於第一擴充「太古銘文」，這場遊戲沒有使用擴充。
# 4.6
aras-clause-hand-empty = 手中已經沒有元素可以放置。
# 2.4
aras-clause-cell-occupied = 這一格已經有元素；一格最多一個。
# 4.4
aras-clause-place-beside-revealed = 旁邊有已翻開的元素，不能放在這裡。
# 4.5
aras-clause-place-must = 這場遊戲規定：能放置就必須放置，不能略過。
# 9.6
aras-clause-shift-needs-pix = 只有皮克斯能以幻形移動未翻開的元素。
# 9.6
aras-clause-shift-needs-lone-own = 幻形只能移動己方一個單獨的未翻開元素。
# 9.6
aras-clause-shift-shaken = 被震地的元素不能以幻形移動。
# 5.2
aras-clause-summon-needs-own-face-down = 只能召喚己方未翻開的群。
# 5.1
aras-clause-summon-no-creature = 這群元素的形狀不是生物，不能翻開。
# 8.21
aras-clause-summon-locked = 這群元素被巨人震地，這個回合還不能召喚。
# 6.2
aras-clause-move-own-only = 只能移動己方的史萊姆。
# 6.1
aras-clause-move-face-down = 未翻開的元素不能移動；能移動的只有已翻開的史萊姆。
# 6.1
aras-clause-move-not-slime = 這個元素是較大生物的一部分；能自由移動的生物只有史萊姆。
# 6.1
aras-clause-move-empty = 這一格沒有史萊姆可以移動。
# 6.3
aras-clause-already-moved = 這個元素本回合已經移動過，不能再移動。
# 3.9
aras-clause-loose-inert = 這場遊戲規定：未成形群的元素不算史萊姆，不能移動，也不能被吞食或吞噬。
# 6.5
aras-clause-same-cell = 目的格必須與原來的方格不同。
# 6.4
aras-clause-move-beside-unrevealed = 旁邊有未翻開的元素，史萊姆不能移到這裡。
# 7.4
aras-clause-attack-no-damage = 這次攻擊造成不了傷害：攻方的總力量不夠大。
# 7.1
aras-clause-attack-alone = 這場遊戲規定：本回合放置或移位過，就不能攻擊。
# 13.3
aras-clause-attack-needs-target = 請指名要攻擊的對方座位，例如 xB。
# 13.3
aras-clause-attack-target-out = 這個座位已經出局，不能再攻擊。
# 13.3
aras-clause-attack-own-side = 不能攻擊自己或隊友。
# 13.3
aras-clause-attack-no-seat = 兩人遊戲的攻擊不指名座位，只寫 x。
# 8.2
aras-clause-ability-not-waiting = 這隻生物現在沒有可以使用的能力。
# 12.1
aras-clause-ability-form = 請寫出生物的首格與目標：老鷹的目標是兩格（元素、目的格），其他生物是一格。
# 8.6
aras-clause-wolf-needs-enemy-face-down = 野狼只能威嚇對方未翻開的群。
# 8.8
aras-clause-eagle-needs-face-up = 老鷹只能叼走已翻開的元素。
# 8.9
aras-clause-eagle-own-component = 老鷹不能叼走自己的組成元素。
# 8.9
aras-clause-eagle-already-moved = 這個元素本回合已經移動過，老鷹不能叼走。
# 9.7
aras-clause-eagle-ghost-wolf = 這是尚恩的鬼狼；對方的老鷹不能叼走鬼狼的組成元素。
# 8.10
aras-clause-carry-beside-unrevealed = 旁邊有未翻開的元素，叼走的元素不能放到這裡。
# 8.13
aras-clause-bear-needs-enemy-slime = 熊只能吞食對方已翻開的史萊姆。
# 8.15
aras-clause-dragon-needs-enemy-face-up = 龍只能吞噬對方已翻開的生物。
# 8.15
aras-clause-dragon-not-smallest = 龍只能吞噬最小的生物；對方還有力量值更低的。
# 8.16
aras-clause-dragon-no-dragons = 龍不吞噬龍。
# 8.17
aras-clause-dragon-giant-last = 對方還有比巨人小的生物，不能吞噬巨人。
# 8.19
aras-clause-giant-needs-enemy-face-up = 巨人只能將對方已翻開的群翻回未翻開。
# 12.6
aras-clause-bad-notation = 看不懂這個寫法。寫法例如：+c3 放置，sd2 召喚，mb1f5 移動，x 攻擊。
# 12.6
aras-clause-no-such-decision = 現在不能做這個決定。

## 發生的事（行動者的標誌在句子旁邊，不在句中）

aras-event-character-chosen =
    { $character ->
        [S] 選擇艾蕾希雅（銀龍之戒）。
        [H] 選擇亞爾薩雷伊（鷹之戒）。
        [P] 選擇皮克斯（幻之戒）。
        [T] 選擇戴爾德（鋼鐵之戒）。
        [W] 選擇尚恩（狼之戒）。
       *[I] 選擇薇奧蘿妮卡（冰之戒）。
    }
aras-event-kept = 不交換，雙方維持原來的元素。
aras-event-swapped = 交換：場上所有元素換成另一色，雙方的手中元素數與生命值互換。
aras-event-placed =
    { $joins ->
        [0] 放置 { $cell }（未翻開）。
       *[other] 放置 { $cell }（未翻開），與 { $joined } 相連。
    }
aras-event-shifted =
    { $joins ->
        [0] 幻形：未翻開的元素從 { $from } 移到 { $to }。
       *[other] 幻形：未翻開的元素從 { $from } 移到 { $to }，與 { $joined } 相連。
    }
aras-event-skipped = 略過放置。
aras-event-summoned =
    { $creature ->
        [loose] 翻開 { $cell } 的未成形群。
       *[other] 召喚 { $cell } 的{ aras-creature }。
    }
aras-event-newborn = { $cell } 的{ aras-creature }可以使用能力。
aras-event-moved =
    { $creature ->
        [slime] 史萊姆從 { $from } 移到 { $to }。
        [loose] 史萊姆從 { $from } 移到 { $to }，成為未成形群的一部分。
       *[other] 史萊姆從 { $from } 移到 { $to }，融合成{ aras-creature }。
    }
aras-event-finished = 移動完成。
aras-event-attacked = 攻擊 { $target }：{ $attack } 對 { $defence }，造成 { $damage } 點傷害，{ $target } 剩 { $life } 點生命值。
aras-event-passed = 不行動，結束回合。
aras-event-intimidated =
    { $creature ->
        [loose] 威嚇：{ $cell } 的群被迫翻開，是未成形的。
       *[other] 威嚇：{ $cell } 的{ aras-creature }被迫翻開。
    }
aras-event-carried =
    { $creature ->
        [slime] 叼走 { $from } 的元素，放到 { $to }，單獨成為史萊姆。
        [loose] 叼走 { $from } 的元素，放到 { $to }，成為未成形群的一部分。
       *[other] 叼走 { $from } 的元素，放到 { $to }，成為{ aras-creature }的一部分。
    }
aras-event-ate = 吞食 { $cell } 的史萊姆。
aras-event-devoured = 吞噬 { $cell } 的{ aras-creature }。
aras-event-quaked =
    { $creature ->
        [loose] 震地：{ $cell } 的未成形群翻回未翻開。
       *[other] 震地：{ $cell } 的{ aras-creature }翻回未翻開。
    }
aras-event-declined = 放棄剩下的能力。
aras-event-seat-out = { $target } 的生命值歸零，出局。
aras-event-won =
    { $side ->
        [a] 對方的生命值歸零，A 方獲勝。
       *[b] 對方的生命值歸零，B 方獲勝。
    }
aras-event-ended-stall =
    { $side ->
        [a] 停滯太久，遊戲結束：A 方獲勝。
        [b] 停滯太久，遊戲結束：B 方獲勝。
       *[none] 停滯太久，遊戲結束：平手。
    }
aras-event-ended-limit =
    { $side ->
        [a] 回合數已滿，遊戲結束：A 方獲勝。
        [b] 回合數已滿，遊戲結束：B 方獲勝。
       *[none] 回合數已滿，遊戲結束：平手。
    }

## 現在要決定什麼

aras-prompt-characters = 選一名角色
aras-prompt-characters-about = 陣營隨角色而定，技能整場遊戲有效。之後由另一方從另一陣營選。
aras-prompt-swap = 要交換嗎？
aras-prompt-swap-about = 交換：場上的元素、手中元素數與生命值都對調，由對方進行第 2 回合。維持：你照常進行第 2 回合。
aras-prompt-place = 放置一個元素
aras-prompt-place-about = 放到空置處，未翻開；旁邊不能有已翻開的元素。之後可以召喚、移動或攻擊。
aras-prompt-act = 召喚、移動或攻擊
aras-prompt-act-about = 三選一，也可以不行動、直接結束回合。新生生物可立即使用能力。
aras-prompt-move-on = 繼續移動，或完成
aras-prompt-move-on-about = 還可以移動其他史萊姆，每個元素本回合只移動一次。完成後，融合出的新生物可使用能力。
aras-prompt-ability = 使用新生生物的能力
aras-prompt-ability-about = 可自選順序，也可以放棄；放棄就失去這一層剩下的所有能力。

## 可以選的決定

aras-decision-character = 選擇{ $name }
aras-decision-keep = 維持
aras-decision-swap = 交換
aras-decision-place = 放置
aras-decision-shift = 幻形
aras-decision-skip = 略過放置
aras-decision-summon = 召喚
aras-decision-move = 移動史萊姆
aras-decision-finish = 完成移動
aras-decision-attack = 攻擊：造成 { $damage } 點傷害
aras-decision-attack-seat = 攻擊 { $target }：造成 { $damage } 點傷害
aras-decision-pass = 不行動，結束回合
aras-decision-decline = 放棄剩下的能力

## 遊戲選項（第 11 節）

aras-option-place = 放置
aras-option-place-about = 第一階段可以略過，還是能放就必須放。
aras-option-place-may = 可以略過
aras-option-place-must = 必須放置
aras-option-dragon = 龍的形狀
aras-option-dragon-about = 五個元素的哪一種 L 形算是龍。
aras-option-dragon-L = 長 L 形（四加一）
aras-option-dragon-V = 對稱 L 形（兩臂各三）
aras-option-dragon-LV = 兩種都算
aras-option-loose = 未成形群
aras-option-loose-about = 已翻開的未成形群，其中的元素是否各算一隻史萊姆。
aras-option-loose-slime = 各是史萊姆
aras-option-loose-inert = 不是史萊姆
aras-option-attack = 攻擊
aras-option-attack-about = 本回合放置之後能否攻擊。
aras-option-attack-free = 放置後仍可攻擊
aras-option-attack-alone = 沒有放置才可攻擊
aras-option-bear = 熊的吞食
aras-option-bear-about = 被吞食的元素去哪裡。
aras-option-bear-remove = 移出遊戲
aras-option-bear-return = 回到擁有者手中
aras-option-expansion = 第一擴充「太古銘文」
aras-option-expansion-about = 關閉時，沒有巨人，也沒有皮克斯與薇奧蘿妮卡。
aras-option-expansion-on = 使用
aras-option-expansion-off = 不使用
aras-option-stall = 停滯上限
aras-option-stall-about = 連續超過這麼多回合沒有放置、傷害或移出，遊戲便結束。
aras-option-limit = 回合上限
aras-option-limit-about = 這個回合結束時，遊戲便結束；所有座位的回合合併計算。
aras-option-players = 人數
aras-option-players-about = 四人時分為兩隊：A 與 C 對 B 與 D（實驗性）。
aras-option-players-2 = 兩人
aras-option-players-4 = 四人，兩隊
aras-option-swap = 交換規則
aras-option-swap-about = 第 1 回合之後，後手可以與先手交換；讓先手的優勢變小。只限兩人。
aras-option-swap-off = 不使用
aras-option-swap-on = 使用
aras-option-characters = 角色
aras-option-characters-about = 每位玩家一名角色，各有一項整場有效的技能。只限兩人。
aras-option-characters-none = 不使用角色
aras-option-characters-choose = 在遊戲中選擇
aras-option-characters-pair = A：{ $a }，B：{ $b }

## 文字棋盤與報讀

aras-text-board = 文字棋盤
aras-text-up = 已翻開
aras-text-down = 未翻開
aras-text-cell-empty = { $cell }：空置
aras-text-cell-up =
    { $creature ->
        [loose] { $cell }：{ $side } 的未成形元素，已翻開
       *[other] { $cell }：{ $side } 的{ aras-creature }，力量值 { $strength }
    }
aras-text-cell-down = { $cell }：{ $side } 未翻開的元素
aras-text-group-up =
    { $creature ->
        [loose] { $side } 未成形，共 { $strength } 分：{ $cells }
       *[other] { $side } { aras-creature } { $strength }：{ $cells }
    }
aras-text-group-star = { $side } { $name } { $strength }：{ $cells }
aras-text-group-down =
    { $creature ->
        [loose] { $side } 未翻開，未成形：{ $cells }
       *[other] { $side } 未翻開，形狀是{ aras-creature }：{ $cells }
    }
aras-text-mark-shaken = { $cells } 被震地：再翻開時不得使用能力
aras-text-mark-locked = { $cells } 鎖定：擁有者的一個回合結束之前不能召喚
aras-text-mark-locked-twice = { $cells } 鎖定：擁有者的兩個回合結束之前不能召喚
aras-text-mark-moved = { $cells } 本回合移動過
aras-text-star = ^ 由角色的技能而特殊
aras-text-changed = 剛才變動的方格標有 *
aras-text-turn = 第 { $turn } 回合（上限 { $limit }），停滯 { $stall }（上限 { $most }）
aras-text-seat = { $seat }：生命值 { $hp }，手中 { $hand }
aras-text-seat-character = { $seat }：{ $character }，生命值 { $hp }，手中 { $hand }
aras-text-totals = 總力量：A { $a }，B { $b }
aras-text-newborn = 等待中的能力：{ $cell } 的{ aras-creature }
aras-text-legend = 大寫是已翻開，小寫是未翻開。

## 局勢

aras-outlook = 勝算
aras-outlook-show = 顯示局勢
aras-outlook-about = 電腦往後看兩個回合的估計。一個回合損失百分之 15 的勝算記 ?，損失百分之 30 記 ??，比電腦看到的多出百分之 15 記 !。
aras-outlook-slider = 要看的回合
aras-outlook-unknown = 電腦正在估計
aras-outlook-ahead = { $side } 領先
aras-outlook-at = 第 { $turn } 回合：A 百分之 { $a }，B 百分之 { $b }{ $mark ->
        [doubtful] ，上一個回合有疑問
        [bad] ，上一個回合失誤
        [strong] ，上一個回合是好手
       *[none] { "" }
    }
aras-outlook-mark = { $mark ->
        [doubtful] 有疑問的回合
        [bad] 失誤的回合
       *[strong] 好手的回合
    }

## 規則書的例子，依條號

aras-example-3-6 = 兩群五個元素，都排成 L 形。只有長的是龍：翻開它，再試另一群。
aras-example-4-4 = 放置一個元素。雙方已翻開的元素旁邊都不行，斜角可以。
aras-example-6-3 = 逐一移動三隻史萊姆。試著把同一隻移動兩次。
aras-example-6-4 = 把 b2 的史萊姆移到 e5 與 h4 未翻開的元素附近，看看哪裡不能去。
aras-example-6-7 = 把 b2 的史萊姆移到 f2 旁邊。新生的野狼可以立即使用能力。
aras-example-7-5 = 原文的例子：一條龍與兩隻老鷹，攻擊兩隻熊與三隻史萊姆。
aras-example-8-6 = 召喚 c3 的野狼，威嚇 f3 的野狼。牠的擁有者接著可以使用那隻的能力：兩方都由你決定。
aras-example-8-10 = 召喚 c3 的老鷹，叼走一個元素：不能是牠自己的，也不能放到 g2 未翻開的元素旁邊。
aras-example-8-13 = 召喚 c3 的熊。牠吞食一或兩隻史萊姆，一次一隻。
aras-example-8-15 = 召喚 b2 的龍。牠只吞噬最小的生物：先試 b5 的熊與 g2 的老鷹。
aras-example-8-21 = 召喚 c3 的巨人，震地 g5 的野狼。牠的擁有者下一回合不能翻開：試試看。
aras-example-9-6 = 皮克斯可以不放置，改為移動一個單獨的未翻開元素。d1 與 e1 不是單獨的。
aras-example-again = 重來
aras-example-answer = 看答案
aras-example-next = 下一例
aras-example-turn = 由 { $seat } 決定
aras-example-over = 遊戲結束
