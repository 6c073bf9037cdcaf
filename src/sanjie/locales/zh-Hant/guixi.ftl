### 鬼戲：巔峰之爭。用語依規則書；條文編號見各節。

guixi-name = 鬼戲：巔峰之爭
guixi-about = 鬼門關開，鬼怪重返人間。兩個隱藏的陣營以祕密投票驅鬼，虛張聲勢、互相質疑，途中可能有人成為鬼王。

## 陣營、身份、顏色

guixi-colour =
    { $colour ->
        [red] 紅
       *[blue] 藍
    }
guixi-card = { $name }（{ guixi-colour }）
guixi-identity =
    { $identity ->
        [red] 太平道（紅）
        [blue] 天師道（藍）
        [heretic_king] 邪道（王）
        [heretic] 邪道（眾）
       *[none] 保密
    }
guixi-team =
    { $team ->
        [red] 太平道
        [blue] 天師道
        [heretic] 邪道
       *[king] 鬼王
    }
guixi-elder = 長老
guixi-spirit = 靈力
guixi-artifact = 法器
guixi-points = 積分
guixi-lives = 生命牌

## 回合的步驟（§5）

guixi-phase =
    { $phase ->
        [draw] 抽牌階段
        [day] 白晝階段
        [before] 黑夜，鬼魂出沒前
        [haunt] 鬼魂出沒
        [after] 黑夜，鬼魂出沒後
        [exorcism] 驅鬼
        [checks] 檢查
        [end] 結束階段
       *[over] 遊戲結束
    }

## 為什麼不行（依據見上一行的條文）

# 20.1
guixi-clause-not-asked = 現在不是由你決定。
# 12.7
guixi-clause-game-over = 遊戲已經結束。
# 20.1
guixi-clause-wrong-kind = 現在要決定的是別的事。
# 20.1
guixi-clause-no-such-answer = 現在沒有這個答案。
# 5.5
guixi-clause-buy-own-day = 只有在自己的白晝階段、沒有東西等待結算時，才能以靈力抽牌。
# 7.7
guixi-clause-buy-haunted = 你身上的小鬼使你不能以靈力抽牌。
# 5.3
guixi-clause-buy-no-spirit = 你的靈力不夠抽牌。
# 5.5
guixi-clause-buy-nothing-left = 手牌堆和手牌棄置區都沒有牌了。
# 5.2
guixi-clause-card-not-in-hand = 你手上沒有這張牌。
# 5.4
guixi-clause-equip-not-artifact = 只有法器牌可以裝備。
# 5.5
guixi-clause-equip-own-day = 只有在自己的白晝階段、沒有東西等待結算時，才能裝備法器。
# 5.4
guixi-clause-artifact-is-equipped = 法器牌在手上沒有效果，只能裝備或用來投票。
# 17.1
guixi-clause-silenced = 你直到回合結束都不能使用卡牌和技能。
# 7.7
guixi-clause-own-turn-only = 你身上的小鬼使你只能在自己的回合使用卡牌和技能。
# 6.7
guixi-clause-use-not-now = 現在不能使用卡牌或技能。
# 6.8
guixi-clause-timing-own-day = 這只能在自己的白晝階段、沒有東西等待結算時使用。
# 6.8
guixi-clause-timing-before = 這只能在黑夜、鬼魂出沒之前使用。
# 6.8
guixi-clause-timing-after = 這只能在黑夜、鬼魂出沒之後使用。
# 6.8
guixi-clause-timing-night = 這只能在黑夜使用。
# 6.8
guixi-clause-timing-counter = 這只能在有卡牌或技能等待結算時使用。
# 6.9
guixi-clause-skill-not-yours = 你沒有這個技能。
# 17.2
guixi-clause-skill-passive = 這是被動技能，會自動生效。
# 10.8
guixi-clause-skill-needs-points = 你驅散的小鬼還不夠使用這個技能。
# 10.8
guixi-clause-skill-ghost-way = 鬼道技能只限身份牌已翻開的邪道（王）或鬼王使用。
# 7.7
guixi-clause-skill-haunted = 你身上的小鬼使你的角色技能無效。
# 7.7
guixi-clause-artifact-haunted = 你身上的小鬼使你的法器無效。
# 6.9
guixi-clause-skill-used = 你這個回合已經用過這個技能。
# 6.9
guixi-clause-skill-no-spirit = 你的靈力不夠使用這個技能。
# 17.4
guixi-clause-object-form = 指定的對象不對；? 會列出寫法。
# 17.4
guixi-clause-object-no-seat = 這一桌沒有這個座位。
# 17.4
guixi-clause-object-another-player = 對象必須是另一名玩家。
# 17.4
guixi-clause-object-ghost-gone = 場上沒有人身上有這張小鬼牌。
# 17.4
guixi-clause-object-own-ghost = 對象必須是你身上的小鬼牌。
# 17.4
guixi-clause-object-others-ghost = 對象必須是其他玩家身上的小鬼牌。
# 7.10
guixi-clause-object-kings-ghost = 其他人不能移動、移除鬼王身上的小鬼牌，也不能使其再次附身。
# 17.4
guixi-clause-object-not-neighbour = 那名玩家必須是被附身者的左鄰或右鄰。
# 17.4
guixi-clause-object-same-holder = 這張小鬼牌已經在那名玩家身上，請另選一名。
# 17.4
guixi-clause-object-no-item = 沒有這張等待結算的卡牌或這個技能。
# 6.9
guixi-clause-object-discard-empty = 手牌棄置區沒有牌。
# 11.4
guixi-clause-heretic-not-you = 只有邪道才能這樣做。
# 11.4
guixi-clause-heretic-not-now = 這個能力要在白晝階段、沒有東西等待結算時發動。
# 11.7
guixi-clause-heretic-spent = 你的身份牌已經翻開，能力已經用過。
# 11.4
guixi-clause-heretic-after-king = 鬼王已經現身，邪道不再有這個能力。
# 11.4
guixi-clause-heretic-two-ghosts = 那名玩家身上必須有2張或以上小鬼牌。
# 19.1
guixi-clause-heretic-own-ghosts = 這一局只能選自己。
# 7.2
guixi-clause-choose-another = 必須選擇另一名玩家。
# 7.2
guixi-clause-choose-not-king = 不可選鬼王。
# 17.1
guixi-clause-sink-not-seen = 那不是你剛才檢視的牌。
# 8.1
guixi-clause-exorcise-no-ghost = 場上沒有人身上有這張小鬼牌可以驅散。
# 8.2
guixi-clause-exorcise-kings-ghost = 身上有2張或以上小鬼牌的玩家不能發起目標是鬼王的驅鬼。
# 9.1
guixi-clause-exorcise-summons = 鬼王不驅鬼，只能招魂。
# 9.1
guixi-clause-summon-king-only = 只有鬼王可以招魂。
# 9.1
guixi-clause-summon-others-ghost = 招魂的對象是其他玩家身上的小鬼牌。
# 8.6
guixi-clause-challenge-oneself = 主持玩家不能質疑自己。
# 8.5
guixi-clause-challenge-king = 鬼王不能被質疑。
# 8.6
guixi-clause-challenge-no-votes = 那名玩家沒有投票。
# 8.5
guixi-clause-challenge-once = 那名玩家已經被質疑過。
# 17.2
guixi-clause-challenge-shielded = 那名玩家的技能使其不能被質疑。
# 10.3
guixi-clause-life-not-his = 生命牌必須取自其他玩家身上的小鬼牌。
# 5.9
guixi-clause-chance-not-possible = 隨機不可能有這個結果。
# 20.1
guixi-clause-bad-notation = 這讀不懂。寫法例如：pass、buy、use ward_r p2、skill compass、vote gather_b、done。
# 8.1
guixi-clause-exorcise-haunted = 你身上的小鬼使驅鬼要付靈力，而你付不起。

## 發生的事（行動者的記號寫在句子旁邊，不在句子裡）

guixi-event-identity-dealt =
    { $identity ->
        [none] 拿到一張身份牌。
       *[other] 拿到身份：{ guixi-identity }。
    }
guixi-event-elder-chosen = 是{ $identity ->
        [red] 太平道
       *[blue] 天師道
    }的長老。
guixi-event-starts = 是起始玩家。
guixi-event-character-dealt = 角色是{ $character }。
guixi-event-turn-began = 第 { $n } 個回合開始。
guixi-event-window-opened =
    { $window ->
        [day] 白晝開始。
        [before] 黑夜：鬼魂出沒之前。
       *[after] 黑夜：鬼魂出沒之後。
    }
guixi-event-drew =
    { $card ->
        [none] 抽1張牌。
       *[other] 抽到{ $card }。
    }
guixi-event-spirit-gained = 獲得{ $n }點靈力。
guixi-event-spirit-lost = 失去{ $n }點靈力。
guixi-event-spirit-taken = 從{ $target }處取得{ $n }點靈力。
guixi-event-reshuffled = 手牌棄置區洗勻，成為{ $n }張的新手牌堆。
guixi-event-bought = 支付{ $n }點靈力抽牌。
guixi-event-equipped = 裝備{ $card }。
guixi-event-artifact-discarded = 法器{ $card }廢棄。
guixi-event-used = { $item } 使用{ $card }{ $ghost ->
        [none] {""}
       *[other] {" "}· { $ghost }
    }{ $target ->
        [none] {""}
       *[other] {" "}→ { $target }
    }{ $number ->
        [0] {""}
       *[other] {" "}· { $number }
    }{ $other ->
        [none] {""}
       *[other] {" "}· { $other }
    }。
guixi-event-skill-used = { $item } 使用技能{ $skill }{ $ghost ->
        [none] {""}
       *[other] {" "}· { $ghost }
    }{ $target ->
        [none] {""}
       *[other] {" "}→ { $target }
    }{ $number ->
        [0] {""}
       *[other] {" "}· { $number }
    }{ $other ->
        [none] {""}
       *[other] {" "}· { $other }
    }。
guixi-event-passed = 放棄。
guixi-event-resolved = { $item } { $card ->
        [none] { $skill }
       *[other] { $card }
    }結算。
guixi-event-countered = { $item } { $card ->
        [none] { $skill }
       *[other] { $card }
    }無效。
guixi-event-fizzled = { $item }：對象已經不在。
guixi-event-ghost-revealed = 翻開{ $ghost }。
guixi-event-event-revealed = 翻開事件「{ $ghost }」。
guixi-event-nothing-revealed = 鬼牌堆沒有牌，什麼也沒出現。
guixi-event-die-rolled = 擲出{ $n }點。
guixi-event-die-set-used = 骰子是指定的{ $n }點。
guixi-event-direction =
    { $direction ->
        [cw] 按順時針數。
       *[ccw] 按逆時針數。
    }
guixi-event-passed-king = 是鬼王，小鬼移到下一個座位。
guixi-event-warded = 有護身效果，小鬼移到下一個座位。
guixi-event-mirrored = 使骰子附身的小鬼移到下一個座位。
guixi-event-possessed = 被{ $ghost }附身。
guixi-event-moved =
    { $target ->
        [none] { $ghost }移到這裡。
       *[other] { $ghost }從{ $target }身上移到這裡。
    }
guixi-event-lifted = { $ghost }被取下。
guixi-event-ghost-removed = { $ghost }被棄置。
guixi-event-discarded = 捨棄{ $card }。
guixi-event-discarded-randomly = 隨機捨棄{ $card }。
guixi-event-card-taken =
    { $card ->
        [none] 從{ $target }手中取得1張牌。
       *[other] 從{ $target }手中取得{ $card }。
    }
guixi-event-took-discard = 從手牌棄置區取得{ $card }。
guixi-event-identity-seen =
    { $identity ->
        [none] 檢視{ $target }的身份。
       *[other] { $target }的身份是{ guixi-identity }。
    }
guixi-event-hand-seen =
    { $n ->
        [-1] 檢視{ $target }的手牌。
       *[other] 檢視{ $target }的手牌：{ $n }張。
    }
guixi-event-hand-card-seen =
    { $card ->
        [none] { $target }的一張手牌。
       *[other] { $target }的手牌：{ $card }。
    }
guixi-event-ghosts-seen =
    { $n ->
        [-1] 檢視鬼牌堆頂。
       *[other] 檢視鬼牌堆頂{ $n }張。
    }
guixi-event-ghost-seen =
    { $ghost ->
        [none] 檢視鬼牌堆的一張牌。
       *[other] { $n ->
            [0] 鬼牌堆頂：{ $ghost }。
           *[other] 鬼牌堆頂下面第 { $n } 張：{ $ghost }。
        }
    }
guixi-event-sank =
    { $ghost ->
        [none] 將鬼牌堆的一張牌置於牌堆底，或不放。
       *[other] 將{ $ghost }置於鬼牌堆底。
    }
guixi-event-ward-set = 本回合有護身效果。
guixi-event-die-set = 下一次擲骰是{ $n }點。
guixi-event-vote-changed = 本回合的投票結果變動{ $n }。
guixi-event-condition-changed = 本回合{ $ghost }的驅散條件變動{ $n }。
guixi-event-vote-banned = 本回合不能投票（主持玩家除外）。
guixi-event-silenced = 直到回合結束不能使用卡牌和技能。
guixi-event-peek-announced = 將檢視{ $target }的投票。
guixi-event-exorcism-banned = 本回合不能驅鬼或招魂。
guixi-event-nothing-started = 不驅鬼。
guixi-event-exorcism-started = 發起驅鬼：{ $ghost }。
guixi-event-summoning-started = 招魂：{ $ghost }。
guixi-event-host-paid = 支付{ $n }點靈力發起驅鬼。
guixi-event-vote-laid =
    { $card ->
        [none] 面朝下放1張牌。
       *[other] 面朝下放{ $card }。
    }
guixi-event-voted = 投了{ $n ->
       *[other] { $n }票
    }。
guixi-event-vote-barred = 不得投票。
guixi-event-votes-seen =
    { $n ->
        [-1] 檢視{ $target }的投票。
       *[other] 檢視{ $target }的投票：{ $n }張。
    }
guixi-event-vote-seen =
    { $card ->
        [none] { $target }的一張投票。
       *[other] { $target }的投票：{ $card }。
    }
guixi-event-challenged = 質疑{ $target }。
guixi-event-challenge-card = 投的是{ $card }。
guixi-event-challenge-right = 質疑{ $target }成功：獲得{ $n }點靈力，對方的投票作廢。
guixi-event-challenge-wrong = 質疑{ $target }錯誤：驅鬼失敗。
guixi-event-votes-mixed = 投票混合後翻開：{ $n }張。
guixi-event-vote-shown = 一票：{ $card }。
guixi-event-succeeded = 成功：結果{ $n }，條件{ $condition }。
guixi-event-failed = 失敗：結果{ $n }，條件{ $condition }。
guixi-event-dispelled = 從{ $target }身上驅散{ $ghost }。
guixi-event-summoned = 從{ $target }身上招來{ $ghost }，成為生命牌。
guixi-event-inspect-skipped = 不檢視身份。
guixi-event-identity-shown = 翻開身份牌：{ guixi-identity }。
guixi-event-king-born = 成為鬼王：{ $king }！
guixi-event-points-lost = 失去{ $n }張積分。
guixi-event-life-moved = 從{ $target }身上取{ $ghost }作為生命牌。
guixi-event-heretic-power = 發動邪道能力：{ $target }身上的小鬼牌全部再次附身。
guixi-event-heretic-skipped = 沒有翻開身份牌。
guixi-event-elder-died = 長老死亡。
guixi-event-last-lap = 的回合將是最後一個回合。
guixi-event-slain = 鬼王的生命牌歸零，鬼王落敗。
guixi-ending =
    { $reason ->
        [ghost_count] 驅散的小鬼已達張數
        [deck_out] 鬼牌堆用盡
        [king_slain] 鬼王的生命牌歸零
        [king_won] 鬼王達成勝利條件
        [heretic_king_lost] 邪道（王）身上3張小鬼牌無一驅散
        [final_lap] 最後一個回合結束
        [elder_dead] 一名長老死亡
        [both_elders] 兩名長老都死亡
        [fun_dispelled] 有人驅散了3張小鬼牌
        [fun_others] 其他兩人身上都有3張或以上小鬼牌
       *[fun_draw] 三人身上都有3張或以上小鬼牌
    }
guixi-event-ended = 遊戲結束：{ guixi-ending }。

## 要決定的事（§20）

guixi-prompt-window = 使用卡牌或技能，或放棄
guixi-prompt-window-about = 可使用符合時機的卡牌和技能；逐一詢問每名玩家，直到全部放棄。
guixi-prompt-possess-choose = 選擇小鬼附身的玩家
guixi-prompt-possess-choose-about = 另一名玩家，不可選鬼王。
guixi-prompt-die-direction = 順時針或逆時針
guixi-prompt-die-direction-about = 依骰子點數數座位，鄰座為1。
guixi-prompt-discard = 捨棄一張牌
guixi-prompt-discard-about = 一次一張，面朝上棄置。
guixi-prompt-sink = 要將一張鬼牌置於牌堆底嗎？
guixi-prompt-sink-about = 從剛才檢視的牌選一張，或不放。
guixi-prompt-exorcism = 要驅鬼嗎？
guixi-prompt-exorcism-about = 由你主持。之後本回合不能再使用卡牌。
guixi-prompt-summon = 要招魂嗎？
guixi-prompt-summon-about = 投票達到驅散條件時，其他玩家身上的小鬼牌成為你的生命牌。
guixi-prompt-vote = 投票
guixi-prompt-vote-about = 與小鬼牌同色的是正票，另一色是負票。一張一張放，最後 done。
guixi-prompt-challenge = 要質疑嗎？
guixi-prompt-challenge-about = 對方有負票：獲得3點靈力，對方的投票作廢。全是正票：驅鬼失敗。
guixi-prompt-inspect = 要檢視身份嗎？
guixi-prompt-inspect-about = 只有你看得到被驅鬼玩家的身份。
guixi-prompt-heretic-b = 要翻開邪道身份嗎？
guixi-prompt-heretic-b-about = 邪道可以翻開身份牌、捨棄所有手牌，使自己身上的小鬼牌再次附身。身上有3張小鬼牌的人都會被問。
guixi-prompt-life = 取一張小鬼牌作為生命牌
guixi-prompt-life-about = 新鬼王從其他玩家身上取小鬼牌，直到有3張。

## 決定的說法

guixi-decision-pass = 放棄
guixi-decision-buy = 以靈力抽1張牌
guixi-decision-equip = 裝備{ $card }
guixi-decision-use = 使用{ $card }
guixi-decision-skill = 使用技能{ $skill }
guixi-decision-heretic-power = 翻開邪道身份，使這名玩家身上的小鬼牌再次附身
guixi-decision-seat = 選擇{ $target }
guixi-decision-cw = 順時針
guixi-decision-ccw = 逆時針
guixi-decision-discard = 捨棄{ $card }
guixi-decision-none = 不要
guixi-decision-sink = 將{ $ghost }置於牌堆底
guixi-decision-exorcise = 驅散{ $target }身上的{ $ghost }
guixi-decision-summon = 從{ $target }身上招來{ $ghost }
guixi-decision-vote = 以{ $card }投票
guixi-decision-done = 不再放牌
guixi-decision-challenge = 質疑{ $target }
guixi-decision-inspect = 檢視
guixi-decision-skip = 不要
guixi-decision-heretic = 翻開邪道身份
guixi-decision-life = 從{ $target }身上取{ $ghost }

## 卡牌與技能的效果，由基本效果組成（§17）

guixi-timing =
    { $timing ->
        [own_day] 自己的白晝階段
        [before] 黑夜，鬼魂出沒前
        [after] 黑夜，鬼魂出沒後
        [night] 黑夜，鬼魂出沒前或後
        [counter] 有卡牌或技能等待結算時
       *[window] 白晝或黑夜
    }
guixi-timing-skill = { guixi-timing }，每回合一次
guixi-timing-paid = { guixi-timing }，每回合一次，支付{ $cost }點靈力
guixi-target =
    { $target ->
        [self] 自己
        [player] 任意一名玩家
        [other] 另一名玩家
        [deck] 鬼牌堆
        [discard] 手牌棄置區
        [ghost] 場上任意一張小鬼牌
        [ghost_own] 你身上一張小鬼牌
        [ghost_other] 其他玩家身上一張小鬼牌
        [ghost_nb] 一張小鬼牌及其被附身者的左或右鄰
        [ghost_nb_own] 你身上一張小鬼牌及你的左或右鄰
        [ghost_to] 一張小鬼牌及其被附身者以外的一名玩家
        [number] 骰子（宣告1至6其中一個數字）
       *[item] 一張等待結算的卡牌或一個技能
    }
guixi-effect = { $when }。對象：{ guixi-target }。{ $steps }
guixi-who =
    { $who ->
        [target] 該玩家
        [all] 所有玩家
        [others] 其他所有玩家
        [most_ghosts] 被最多小鬼附身的玩家
       *[user] 你
    }
guixi-who-first =
    { $who ->
        [target] 該玩家
        [all] 所有玩家
        [others] 其他所有玩家
        [most_ghosts] 被最多小鬼附身的玩家
       *[user] 你
    }
guixi-who-from =
    { $who ->
        [target] 該玩家
        [all] 每名玩家
        [others] 其他每名玩家
        [most_ghosts] 被最多小鬼附身的玩家
       *[user] 你
    }
guixi-op-draw = { guixi-who-first }{ $who ->
       *[other] 抽
    }{ $n ->
       *[other] { $n }張牌
    }。
guixi-op-gain_spirit = { guixi-who-first }{ $who ->
       *[other] 獲得
    }{ $n }點靈力。
guixi-op-lose_spirit = { guixi-who-first }{ $who ->
       *[other] 失去
    }{ $n }點靈力（不足則全部失去）。
guixi-op-discard_choice = { guixi-who-first }自選捨棄{ $n ->
       *[other] { $n }張手牌
    }{ $who ->
       *[other] {""}
    }。
guixi-op-discard_random = { guixi-who-first }隨機捨棄{ $n ->
       *[other] { $n }張手牌
    }{ $who ->
       *[other] {""}
    }。
guixi-op-discard_half = { guixi-who-first }{ $who ->
       *[other] 捨棄
    }一半手牌（小數捨去）。
guixi-op-take_spirit = 從{ guixi-who-from }處{ $who ->
        [others] 各取得
        [all] 各取得
       *[other] 取得
    }{ $n }點靈力{ $n ->
        [1] （若有）
       *[other] （不足則全取）
    }。
guixi-op-take_card = 從{ guixi-who-from }手中{ $who ->
        [others] 各隨機取得
        [all] 各隨機取得
       *[other] 隨機取得
    }{ $n ->
       *[other] { $n }張牌
    }（若有）。
guixi-op-take_discard = 取得手牌棄置區頂{ $n ->
       *[other] { $n }張牌
    }。
guixi-op-move_ghost = 將該小鬼牌移到所選玩家身上。
guixi-op-repossess = 該小鬼牌按附身條件再次附身。
guixi-op-remove_ghost = 將該小鬼牌棄置（不計分）。
guixi-op-remove_oldest = { guixi-who }身上最早附身的小鬼牌棄置（不計分）。
guixi-op-pass_ghosts = 所有玩家同時將身上最後附身的小鬼牌移到左鄰身上。
guixi-op-peek_identity = 檢視{ guixi-who-from }的身份牌。
guixi-op-peek_hand = 檢視{ guixi-who-from }的手牌。
guixi-op-peek_ghosts = 檢視鬼牌堆頂{ $n ->
       *[other] { $n }張牌
    }。
guixi-op-sink_ghost =
    { $n ->
        [1] 檢視鬼牌堆頂1張牌，可將其置於牌堆底。
       *[other] 檢視鬼牌堆頂{ $n }張牌，可將其中一張置於牌堆底。
    }
guixi-op-ward = 本回合下一張將附身於{ guixi-who }的小鬼牌改為附身於其順時針下一名玩家。
guixi-op-set_die = 本回合下一次擲骰視為該數字。
guixi-op-counter = 該卡牌或技能無效。
guixi-op-vote_mod = 本回合驅鬼或招魂的投票結果{ $sign ->
        [minus] −{ $n }
       *[plus] +{ $n }
    }。
guixi-op-cond_mod = 本回合該小鬼的驅散條件{ $sign ->
        [minus] −{ $n }
       *[plus] +{ $n }
    }（至少為1）。
guixi-op-ban_vote = { guixi-who-first }{ $who ->
       *[other] 本回合
    }不能參與投票（主持玩家除外）。
guixi-op-silence = { guixi-who-first }{ $who ->
       *[other] 直至
    }回合結束不能使用卡牌和技能。
guixi-op-vote_peek = 本回合投票完成後檢視{ guixi-who-from }的投票。
guixi-op-break_artifact = 廢棄{ guixi-who-from }裝備的法器。
guixi-op-extra_haunt = 立即再進行一次鬼魂出沒。
guixi-op-no_exorcism = 本回合不能驅鬼或招魂。
guixi-passive-host_bonus = 被動：你主持驅鬼時投票結果+{ $n }。
guixi-passive-die_ward = 被動：附身條件為骰子的小鬼將附身於你時，改為附身於順時針下一名玩家。
guixi-passive-hand_limit = 被動：你的手牌上限+{ $n }。
guixi-passive-spirit_bonus = 被動：抽牌階段多獲得{ $n }點靈力。
guixi-passive-draw_bonus = 被動：抽牌階段多抽{ $n }張牌。
guixi-passive-cheap_buy = 被動：每回合第一次以靈力抽牌只需1點靈力。
guixi-passive-challenge_bonus = 被動：每次質疑成功多獲得{ $n }點靈力。
guixi-passive-reward_bonus = 被動：參與成功的驅鬼時多獲得{ $n }點靈力。
guixi-passive-skill_shield = 被動：你的投票不能被質疑。
guixi-reward = { $draw ->
        [0] {""}
       *[other] 抽{ $draw }張牌
    }{ $both ->
        [0] {""}
       *[other] 並
    }{ $spirit ->
        [0] {""}
       *[other] 獲得{ $spirit }點靈力
    }
guixi-ghost-text = 附身：{ $possession }。驅散：{ guixi-colour }{ $condition }。{ $effect }主持：{ $host }。參與者各：{ $voter }。
guixi-ghost-x = X（{ $formula }；不能質疑）

## 遊戲的選項（§19）

guixi-option-three_check = 第三張小鬼牌
guixi-option-three_check-about = 之後的回合是否也檢查三張小鬼牌。
guixi-option-three_check-standing = 每個回合都檢查
guixi-option-three_check-literal = 只在第三張到來的回合檢查
guixi-option-deck_end = 鬼牌堆用盡
guixi-option-deck_end-about = 翻開最後一張鬼牌後，遊戲何時結束。
guixi-option-deck_end-end_of_turn = 該回合結束時
guixi-option-deck_end-immediate = 那次鬼魂出沒之後立即
guixi-option-heretic_a_target = 邪道白晝能力的對象
guixi-option-heretic_a_target-about = 邪道在白晝可以使誰身上的小鬼牌再次附身。
guixi-option-heretic_a_target-any = 任何身上有2張小鬼牌的玩家
guixi-option-heretic_a_target-own = 只能是自己
guixi-option-die_direction = 骰子的方向
guixi-option-die_direction-about = 附身條件為骰子的小鬼牌如何數座位。
guixi-option-die_direction-choose = 由當前回合玩家選擇
guixi-option-die_direction-clockwise = 一律順時針
guixi-option-king_possessed = 數到鬼王的小鬼牌
guixi-option-king_possessed-about = 數座位數到鬼王時，小鬼牌是否附身於鬼王。
guixi-option-king_possessed-false = 移到下一名玩家
guixi-option-king_possessed-true = 附身於鬼王
guixi-option-fun_tie = 三人娛樂模式平手
guixi-option-fun_tie-about = 被最少小鬼附身者不只一人時由誰獲勝。
guixi-option-fun_tie-dispeller = 驅散者
guixi-option-fun_tie-dispeller_if_tied = 驅散者在其中才由驅散者獲勝
guixi-option-king_draw = 鬼王抽牌
guixi-option-king_draw-about = 鬼王在哪些黑夜抽牌。
guixi-option-king_draw-every = 每個黑夜
guixi-option-king_draw-own = 只在自己回合的黑夜
guixi-option-mode = 模式
guixi-option-mode-about = 用這些牌玩哪一種遊戲。
guixi-option-mode-standard = 標準（4–8人）
guixi-option-mode-competitive = 競技對抗（6或8人）
guixi-option-mode-fun = 三人娛樂
guixi-option-expansion = 擴展版
guixi-option-expansion-about = 多16張道術牌，難度較高。
guixi-option-expansion-false = 不加入
guixi-option-expansion-true = 加入
guixi-option-start = 起始玩家
guixi-option-start-about = 由誰開始第一個回合。
guixi-option-start-random = 隨機抽出
guixi-option-start-p0 = p0
guixi-option-start-p1 = p1
guixi-option-start-p2 = p2
guixi-option-start-p3 = p3
guixi-option-start-p4 = p4
guixi-option-start-p5 = p5
guixi-option-start-p6 = p6
guixi-option-start-p7 = p7

## 得分（§13）

guixi-score-own-colour = 與身份同色：{ $ghost }
guixi-score-other-colour = 另一色：{ $ghost }
guixi-score-heretic-ghost = 邪道驅散：{ $ghost }
guixi-score-same-colour = 同色額外得分
guixi-score-slayer = 誅王者

## 以文字顯示的牌桌

guixi-text-head = 第 { $turn } 個回合 · { $seat } 的回合 · { guixi-phase }
guixi-text-decks = 手牌堆 { $deck } · 手牌棄置區 { $discard } · 鬼牌堆 { $ghosts }
guixi-text-seat = { $character } · 靈力 { $spirit } · 手牌 { $hand } · 積分 { $points }
guixi-text-artifact = 法器 { $card }
guixi-text-nobody = 沒有角色
guixi-text-ghost = { $name } · { guixi-colour }{ $condition } · { $effect }
guixi-text-changed = { $condition }（{ $sign ->
        [minus] −{ $n }
       *[plus] +{ $n }
    }）
guixi-text-you = 你是 { $seat }：{ guixi-identity }
guixi-text-you-fun = 你是 { $seat }
guixi-text-hand-none = 你沒有手牌。
guixi-text-hand = 你的手牌：
guixi-text-open = { $seat } 公開的手牌：{ $cards }
guixi-text-known = { $seat } 的手牌裡有：{ $cards }
guixi-text-ghosts-known = 鬼牌堆：{ $cards }
guixi-text-place = { $n }. { $name }
guixi-text-place-bottom = 倒數 { $n }. { $name }
guixi-text-stack = 等待結算，最上面的先：
guixi-text-stack-none = 沒有東西等待結算。
guixi-text-item = { $seat } · { $name }
guixi-text-exorcism = { $seat } 驅鬼：{ $target } 身上的{ $name }，{ guixi-colour }{ $condition }
guixi-text-summoning = { $seat } 招魂：{ $target } 身上的{ $name }，{ guixi-colour }{ $condition }
guixi-text-votes-none = 現在沒有驅鬼。
guixi-text-voter = { $seat }：{ $n ->
       *[other] { $n }票
    }
guixi-text-voter-barred = { $seat }：不得投票
guixi-text-voter-waits = { $seat }：還沒投票
guixi-text-voter-faces = { $line }（{ $cards }）
guixi-text-result = { $ok ->
        [1] 成功
       *[0] 失敗
    }：{ $name }，結果 { $n }，條件 { $condition }
guixi-text-king = 鬼王：{ $seat } · { $name } · { $goal } · 目前 { $count }／{ $needed }
guixi-text-final = 最後一個回合是 { $seat } 的回合。
guixi-text-vote-changed = 本回合投票結果{ $sign ->
        [minus] −{ $n }
       *[plus] +{ $n }
    }
guixi-text-no-exorcism = 本回合不能驅鬼或招魂
guixi-text-dice = 下一次擲骰是{ $n }點
guixi-mark-you = 你
guixi-mark-king = 鬼王
guixi-mark-open = 手牌公開
guixi-mark-ward = 護身
guixi-mark-banned = 不得投票
guixi-mark-silenced = 禁用

## 結束

guixi-result-won = { $seats } 獲勝：{ guixi-ending }。
guixi-result-nobody = 無人獲勝：{ guixi-ending }。
guixi-result-side = { guixi-team }：{ $n }分（{ $seats }）
guixi-result-seat = { $seat } { guixi-identity }：{ $n }分
guixi-result-line = +{ $n } { $what }
guixi-ghost-way = 鬼道

## The table in the browser

guixi-table-head = 第{ $turn }回合 · { guixi-phase } · { $seats }人
guixi-table-now = 第{ $turn }回合 · { guixi-phase }
guixi-table-bot = 電腦{ $seat }
guixi-table-number = 座位{ $seat }
guixi-table-seats = 玩家
guixi-table-altar = 供桌
guixi-table-hand = 你的手牌
guixi-table-hand-none = 沒有手牌
guixi-table-hand-of = 手牌{ $count }張
guixi-table-own = 你
guixi-table-spirit = 靈力
guixi-table-cards = 手牌
guixi-table-points = 積分
guixi-table-lives = 生命
guixi-table-no-ghosts = 未被附身
guixi-table-no-artifact = 無法器
guixi-table-in-danger = 再一張小鬼就滿三張
guixi-table-in-doom = 三張小鬼
guixi-table-host = 主持
guixi-table-turn = 回合
guixi-table-asked = 待決
guixi-table-away = 離線
guixi-table-decide =
    { $count ->
       *[other] 決定
    }
guixi-table-deciding =
    { $question ->
        [window] { $names }{ guixi-table-decide }是否使用卡牌或技能（{ guixi-phase }）
        [respond] { $names }{ guixi-table-decide }是否回應「{ $about }」
        [possess_choose] { $names }選擇{ $about }附身的玩家
        [die_direction] { $names }選擇{ $about }數座位的方向
        [discard] { $names }選擇要捨棄的牌
        [sink] { $names }{ guixi-table-decide }是否將一張鬼牌置於牌堆底
        [exorcism] { $names }{ guixi-table-decide }是否驅鬼
        [summon] { $names }{ guixi-table-decide }是否招魂
        [vote] { $names }為{ $about }投票
        [challenge] { $names }{ guixi-table-decide }是否質疑{ $about }的投票
        [inspect] { $names }{ guixi-table-decide }是否檢視身份
        [heretic_b] { $names }{ guixi-table-decide }是否翻開邪道身份
        [life] { $names }選擇一張小鬼牌作為生命牌
       *[other] 等待{ $names }決定
    }
guixi-table-chance = 抽牌中
guixi-table-step =
    { $phase ->
        [setup] 發牌
        [draw] 抽牌
        [day] 白晝
        [before] 出沒前
        [haunt] 出沒
        [after] 出沒後
        [exorcism] 驅鬼
       *[end] 結束
    }
guixi-table-steps = 回合階段
guixi-table-decks = 牌堆
guixi-table-deck = 道術牌堆
guixi-table-ghosts = 鬼牌堆
guixi-table-roaming = 場上小鬼
guixi-table-king = 鬼王
guixi-table-king-none = 未現
guixi-table-discard = 棄牌堆
guixi-table-discards = 棄置的道術牌，最新的在前
guixi-table-ghost-discards = 棄置的鬼牌，最新的在前
guixi-table-known-ghosts = 你所知的鬼牌堆
guixi-table-place = { $n ->
        [1] 最上面
       *[other] 由上數第{ $n }張
    }
guixi-table-zones = 牌堆與棄牌
guixi-table-nothing = 無
guixi-table-timing =
    { $timing ->
        [own_day] 己晝
        [before] 夜前
        [after] 夜後
        [night] 夜
        [counter] 應
        [equip] 裝備
        [passive] 被動
       *[window] 隨時
    }
guixi-table-stack = 等待結算，最上面的先結算
guixi-table-first = 先結算
guixi-table-later = 後結算
guixi-table-happening = 正在結算
guixi-table-passes = 後發先至 · 已過{ $passes }／{ $seats }
guixi-table-to = { $from } → { $to }
guixi-table-haunting = 鬼魂出沒
guixi-table-haunted = { $name }：{ $ghost }
guixi-table-die = 骰子{ $n }
guixi-table-path = 小鬼的去向
guixi-table-holder = 附在{ $name }身上
guixi-table-condition = 驅散條件
guixi-table-net = 淨正票 ≥ { $n }
guixi-table-votes = 桌上的票
guixi-table-votes-down = { $count }張，未公開
guixi-table-votes-of = { $count ->
        [0] 不投票
       *[other] { $count }票
    }
guixi-table-votes-wait = 尚未投票
guixi-table-votes-struck = 作廢
guixi-table-reward = 獎勵
guixi-table-reward-host = 主持：{ guixi-reward }
guixi-table-reward-voter = 參與者各：{ guixi-reward }
guixi-table-count = 計票
guixi-table-count-of = 正{ $plus }、負{ $minus }
guixi-table-left = 還有{ $count }張未翻開
guixi-table-exorcism = 驅鬼
guixi-table-summoning = 招魂
guixi-table-result = { $ok ->
        [1] 成功
       *[0] 失敗
    }：結果{ $n }，條件{ $condition }
guixi-table-result-wrong = 失敗：質疑錯誤
guixi-table-goal = { $count }／{ $needed }
guixi-table-vote-mod = 投票結果{ $sign ->
        [minus] −{ $n }
       *[plus] +{ $n }
    }
guixi-table-no-exorcism = 本回合不能驅鬼
guixi-table-next-die = 下一次骰子為{ $n }
guixi-table-final = 最後一回合屬於{ $name }
guixi-table-calm = 供桌上一片平靜
guixi-table-respond = 回應「{ $name }」，或過
guixi-table-about = { $prompt } · { $ghost }
guixi-table-pick = { $done }：選{ $what }
guixi-table-pick-ghost = 一張小鬼
guixi-table-pick-seat = 一名玩家
guixi-table-pick-number = 一個數字
guixi-table-pick-item = 一張等待結算的卡牌或技能
guixi-table-pick-more = 下一步
guixi-table-seat-of = { $name }身上的{ $ghost }
guixi-table-confirm = 確認：{ $decision }
guixi-table-choices = { $count }種選擇
guixi-table-number-is = 數字{ $n }
guixi-table-not = { $what }不行：
guixi-table-vote-done = { $count ->
        [0] 不投票
       *[other] 完成：放{ $count }張
    }
guixi-table-vote-tally = 你的票{ $count }張 · 淨{ $n ->
        [0] 0
       *[other] { $sign ->
            [minus] −{ $n }
           *[plus] +{ $n }
        }
    }
guixi-table-vote-about = 選任意張牌：與小鬼牌同色的是正票，另一色是負票。放下的票不能收回。
guixi-table-vote-none = 你還沒有選票
guixi-table-vote-clear = 清除選擇
guixi-table-vote-sending = 放票中，還有{ $count }張
guixi-table-standing = 代答
guixi-table-standing-about = 在窗口裡由牌桌替你過，直到時限到了或被打斷。投票和其他決定一定由你來。
guixi-table-standing-now = 正替你過：{ $until }
guixi-table-standing-until =
    { $until ->
        [window] 這個窗口
        [change] 直到場上有變化
       *[turn] 直到你的回合
    }
guixi-table-standing-set =
    { $until ->
        [window] 這個窗口都過
        [change] 過到場上有變
       *[turn] 過到我的回合
    }
guixi-table-standing-stop =
    { $stop ->
        [used] 有人使用卡牌或技能
        [me] 有東西以我或我身上的小鬼為對象
        [after] 鬼魂出沒之後
       *[king] 鬼王出現
    }
guixi-table-standing-stops = 何時停下
guixi-table-standing-cancel = 取消
guixi-table-standing-more = 何時停下
guixi-table-identity = 你的身份
guixi-table-identity-down = 面朝下：按住查看
guixi-table-identity-up = 只有你看得到
guixi-table-facts = 查看{ $name }
guixi-table-skills = 技能
guixi-table-level = LV{ $n }
guixi-table-needs = 已驅散{ $n }張小鬼起
guixi-table-used = 本回合已用
guixi-table-known = 你所知的手牌
guixi-table-open = 公開的手牌
guixi-table-dispelled = 已驅散的小鬼
guixi-table-by-rule = 依規則
guixi-table-note = 你的猜測
guixi-table-note-about = 只留在這個瀏覽器，別人看不到。
guixi-table-note-of =
    { $note ->
        [red] 紅
        [blue] 藍
        [heretic] 邪道
       *[none] 不知道
    }
guixi-table-noted = 你猜：{ $note }
guixi-table-challenge = 質疑
guixi-table-target = 可以選
guixi-table-more = 內容
guixi-table-text = 文字牌桌
guixi-table-player = 玩家
guixi-table-score = 計分表
guixi-table-score-hide = 看牌桌
guixi-table-score-show = 看計分表
guixi-table-reveal = { $step ->
    [identities] 翻開身份
    [points] 逐條計分
   *[winner] 判定勝方
}
guixi-table-reveal-go = { $running ->
    [0] 重看翻牌
   *[1] 略過
}
guixi-table-votes-counted = 紅{ $red }張，藍{ $blue }張
guixi-table-score-won = 獲勝
guixi-table-score-none = 沒有得分
guixi-table-score-total = 總分
guixi-table-ended = 遊戲結束：{ guixi-ending }。
guixi-table-give-up = 散局
guixi-table-give-up-ask = 要散局嗎？
guixi-table-give-up-about = 陣營是隱藏的，沒有人能替別人認輸：所有人都想散局時，這一局不分勝負地結束。在那之前照常進行。
guixi-table-give-up-stay = 繼續玩
guixi-table-giving-up = { $names }想散局{ $count ->
       *[other] {""}
    }
guixi-table-go-on = 還是繼續玩
guixi-table-not-loaded = 這一桌的牌沒有載入
guixi-table-times = { $line } ×{ $count }
