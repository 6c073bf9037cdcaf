### The Ring of Aras. Terms follow the rulebook aras-1; clause numbers stand with each section.

aras-name = The Ring of Aras
aras-about = Two summoners place elements on a map of stars, reveal, move and fuse them into bigger creatures, and attack with the difference in strength. Nothing is hidden, nothing is left to chance.

## Sides, factions and seats

aras-side-a = A
aras-side-b = B
aras-faction-river = Free River
aras-faction-glory = Eternal Glory
aras-hp = Life points
aras-hand = Elements in hand
aras-total = Total strength

## Creatures

aras-creature =
    { $creature ->
        [slime] slime
        [wolf] wolf
        [eagle] eagle
        [bear] bear
        [dragon] dragon
        [giant] giant
       *[loose] shapeless group
    }
aras-creature-sign =
    { $creature ->
        [slime] slime
        [wolf] wolf
        [eagle] eagle
        [bear] bear
        [dragon] dragon
        [giant] giant
       *[loose] loose
    }
aras-creature-short =
    { $creature ->
        [slime] slime
        [wolf] wolf
        [eagle] eagle
        [bear] bear
        [dragon] dragon
        [giant] giant
       *[loose] loose
    }
aras-creature-slime-about = One element, strength 1. Slimes are the only creatures that move freely.
aras-creature-wolf-about = Two connected elements, strength 3.
aras-creature-eagle-about = Three connected elements in an L, strength 5.
aras-creature-bear-about = Four elements in a square, strength 7.
aras-creature-dragon-about = Five connected elements in an L, strength 9.
aras-creature-giant-about = Five elements in a cross, strength 9.
aras-creature-loose-about = Elements that form no creature; each one face up counts 1.
aras-star-slime = frozen slime
aras-star-wolf = ghost wolf
aras-star-eagle = great eagle
aras-star-dragon = silver dragon

## Abilities (section 8)

aras-ability-wolf = Intimidate
aras-ability-wolf-about = Force open one whole face-down group of the opponent; its owner may then use that creature's ability once.
aras-ability-eagle = Carry
aras-ability-eagle-about = Move one face-up element of either side to another empty cell: not one of its own, and not beside a face-down element.
aras-ability-bear = Eat
aras-ability-bear-about = Eat one or two face-up slimes of the opponent, one at a time.
aras-ability-dragon = Devour
aras-ability-dragon-about = Destroy the smallest face-up creature of the opponent; dragons do not devour dragons.
aras-ability-giant = Quake
aras-ability-giant-about = Turn one face-up creature of the opponent back face down; it may not be summoned next turn and gets no ability when it is turned up again.

## Characters (section 9)

aras-character-S = Alethia
aras-character-S-ring = Silver Dragon Ring
aras-character-S-skill = Her dragons are silver dragons, which can devour dragons.
aras-character-H = Arthurley
aras-character-H-ring = Hawk Ring
aras-character-H-skill = Great Eagles: each of his eagles counts 6 instead of 5 in his total.
aras-character-P = Pix
aras-character-P-ring = Phantom Ring
aras-character-P-skill = Phantom Shift: instead of placing, he may move one lone face-down element of his own to a cell where placing is allowed.
aras-character-T = Deld
aras-character-T-ring = Steel Ring
aras-character-T-skill = Steel Armour: every attack on him deals 3 less damage.
aras-character-W = Shane
aras-character-W-ring = Wolf Ring
aras-character-W-skill = His wolves are ghost wolves: what they force open gets no ability, and enemy eagles cannot carry their elements.
aras-character-I = Veronica
aras-character-I-ring = Ice Ring
aras-character-I-skill = Freeze: enemy slimes count 0 instead of 1 in totals.

## Why not (each rests on the clause above it)

# 12.1
aras-clause-not-your-turn = It is not yours to decide now.
# 12.6
aras-clause-game-over = The game is over.
# 12.1
aras-clause-wrong-phase = That cannot be done in this phase.
# 12.1
aras-clause-needs-anchor = Name a group by its anchor: its first cell in the cell order.
# 1.7
aras-clause-character-other-faction = The opponent has chosen that faction; choose a character of the other one.
# 11.6
aras-clause-character-needs-expansion = That character belongs to the first expansion, which is switched off in this game.
# 4.6
aras-clause-hand-empty = There is no element left in hand to place.
# 2.4
aras-clause-cell-occupied = There is an element on that cell already; a cell holds one at most.
# 4.4
aras-clause-place-beside-revealed = There is a face-up element beside that cell, so nothing can be placed there.
# 4.5
aras-clause-place-must = In this game you must place whenever you can; skipping is not allowed.
# 9.6
aras-clause-shift-needs-pix = Only Pix can move a face-down element by Phantom Shift.
# 9.6
aras-clause-shift-needs-lone-own = Phantom Shift moves one lone face-down element of your own.
# 9.6
aras-clause-shift-shaken = A shaken element cannot be moved by Phantom Shift.
# 5.2
aras-clause-summon-needs-own-face-down = Only a face-down group of your own can be summoned.
# 5.1
aras-clause-summon-no-creature = That group does not have the shape of a creature, so it cannot be turned over.
# 8.21
aras-clause-summon-locked = A giant shook that group; it cannot be summoned this turn.
# 6.2
aras-clause-move-own-only = Only slimes of your own can be moved.
# 6.1
aras-clause-move-face-down = Face-down elements do not move; only face-up slimes do.
# 6.1
aras-clause-move-not-slime = That element is part of a bigger creature; only slimes move freely.
# 6.1
aras-clause-move-empty = There is no slime on that cell to move.
# 6.3
aras-clause-already-moved = That element has moved this turn and cannot move again.
# 3.9
aras-clause-loose-inert = In this game elements of a shapeless group are not slimes: they cannot be moved, eaten or devoured.
# 6.5
aras-clause-same-cell = The destination must differ from the cell it leaves.
# 6.4
aras-clause-move-beside-unrevealed = There is a face-down element beside that cell, so a slime cannot move there.
# 7.4
aras-clause-attack-no-damage = That attack would deal no damage: the attacker's total is not large enough.
# 7.1
aras-clause-attack-alone = In this game you cannot attack in a turn in which you placed or shifted an element.
# 13.3
aras-clause-attack-needs-target = Name the enemy seat you attack, for example xB.
# 13.3
aras-clause-attack-target-out = That seat is out and cannot be attacked any more.
# 13.3
aras-clause-attack-own-side = You cannot attack yourself or your partner.
# 13.3
aras-clause-attack-no-seat = With two players an attack names no seat; write x alone.
# 8.2
aras-clause-ability-not-waiting = That creature has no ability to use now.
# 12.1
aras-clause-ability-form = Write the creature's anchor and its target: two cells for an eagle (element, destination), one for every other creature.
# 8.6
aras-clause-wolf-needs-enemy-face-down = A wolf can only intimidate a face-down group of the opponent.
# 8.8
aras-clause-eagle-needs-face-up = An eagle can only carry a face-up element.
# 8.9
aras-clause-eagle-own-component = An eagle cannot carry one of its own elements.
# 8.9
aras-clause-eagle-already-moved = That element has moved this turn, so an eagle cannot carry it.
# 9.7
aras-clause-eagle-ghost-wolf = That is one of Shane's ghost wolves; an enemy eagle cannot carry its elements.
# 8.10
aras-clause-carry-beside-unrevealed = There is a face-down element beside that cell, so a carried element cannot be put there.
# 8.13
aras-clause-bear-needs-enemy-slime = A bear can only eat face-up slimes of the opponent.
# 8.15
aras-clause-dragon-needs-enemy-face-up = A dragon can only devour a face-up creature of the opponent.
# 8.15
aras-clause-dragon-not-smallest = A dragon can only devour the smallest creature; the opponent has a weaker one.
# 8.16
aras-clause-dragon-no-dragons = Dragons do not devour dragons.
# 8.17
aras-clause-dragon-giant-last = The opponent still has a creature smaller than a giant, so a giant cannot be devoured.
# 8.19
aras-clause-giant-needs-enemy-face-up = A giant can only turn back a face-up group of the opponent.
# 12.6
aras-clause-bad-notation = That cannot be read. Write, for example: +c3 to place, sd2 to summon, mb1f5 to move, x to attack.
# 12.6
aras-clause-no-such-decision = That decision cannot be made now.

## What happened (the actor's sign stands beside the sentence, not in it)

aras-event-character-chosen =
    { $character ->
        [S] Chose Alethia (Silver Dragon Ring).
        [H] Chose Arthurley (Hawk Ring).
        [P] Chose Pix (Phantom Ring).
        [T] Chose Deld (Steel Ring).
        [W] Chose Shane (Wolf Ring).
       *[I] Chose Veronica (Ice Ring).
    }
aras-event-kept = Kept the sides as they are.
aras-event-swapped = Swapped: all elements change colour, hands and life points are exchanged.
aras-event-placed =
    { $joins ->
        [0] Placed { $cell } face down.
       *[other] Placed { $cell } face down, joining { $joined }.
    }
aras-event-shifted =
    { $joins ->
        [0] Phantom Shift: the face-down element on { $from } moved to { $to }.
       *[other] Phantom Shift: the face-down element on { $from } moved to { $to }, joining { $joined }.
    }
aras-event-skipped = Skipped placing.
aras-event-summoned =
    { $creature ->
        [loose] Turned over the shapeless group on { $cell }.
       *[other] Summoned the { aras-creature } on { $cell }.
    }
aras-event-newborn = The { aras-creature } on { $cell } may use its ability.
aras-event-moved =
    { $creature ->
        [slime] A slime moved from { $from } to { $to }.
        [loose] A slime moved from { $from } to { $to }, now part of a shapeless group.
       *[other] A slime moved from { $from } to { $to }, now part of the { aras-creature }.
    }
aras-event-finished = Finished moving.
aras-event-attacked = Attacked { $target }: { $attack } against { $defence }, { $damage } damage; { $target } has { $life } life left.
aras-event-passed = Ended the turn without an action.
aras-event-intimidated =
    { $creature ->
        [loose] Intimidate: forced open the group on { $cell }; it is shapeless.
       *[other] Intimidate: forced open the { aras-creature } on { $cell }.
    }
aras-event-carried =
    { $creature ->
        [slime] Carried the element on { $from } to { $to }: a slime by itself.
        [loose] Carried the element on { $from } to { $to }, now part of a shapeless group.
       *[other] Carried the element on { $from } to { $to }, now part of the { aras-creature }.
    }
aras-event-ate = Ate the slime on { $cell }.
aras-event-devoured = Devoured the { aras-creature } on { $cell }.
aras-event-quaked =
    { $creature ->
        [loose] Quake: turned the shapeless group on { $cell } back face down.
       *[other] Quake: turned the { aras-creature } on { $cell } back face down.
    }
aras-event-declined = Gave up the remaining abilities.
aras-event-seat-out = { $target } has no life points left and is out.
aras-event-won =
    { $side ->
        [a] The opponent has no life points left: side A wins.
       *[b] The opponent has no life points left: side B wins.
    }
aras-event-ended-stall =
    { $side ->
        [a] Nothing has happened for too long, the game ends: side A wins.
        [b] Nothing has happened for too long, the game ends: side B wins.
       *[none] Nothing has happened for too long, the game ends: a draw.
    }
aras-event-ended-limit =
    { $side ->
        [a] The last turn is over, the game ends: side A wins.
        [b] The last turn is over, the game ends: side B wins.
       *[none] The last turn is over, the game ends: a draw.
    }

## What is to be decided

aras-prompt-characters = Choose a character
aras-prompt-characters-about = The faction comes with it; its skill lasts the whole game. The other player chooses from the other faction.
aras-prompt-swap = Swap sides?
aras-prompt-swap-about = Swap: elements, hands and life points are exchanged; the opponent plays turn 2. Keep: you play it as usual.
aras-prompt-place = Place an element
aras-prompt-place-about = Face down on an empty cell that has no face-up element beside it. Then you may summon, move or attack.
aras-prompt-act = Summon, move or attack
aras-prompt-act-about = Choose one, or end the turn without an action. Newborn creatures may use their ability at once.
aras-prompt-move-on = Move on, or finish
aras-prompt-move-on-about = More slimes may move, each element once a turn. When you finish, newly fused creatures may use their abilities.
aras-prompt-ability = Use a newborn creature's ability
aras-prompt-ability-about = In any order; or decline, which gives up every ability that waits here.

## Decisions that can be chosen

aras-decision-character = Choose { $name }
aras-decision-keep = Keep
aras-decision-swap = Swap
aras-decision-place = Place
aras-decision-shift = Phantom Shift
aras-decision-skip = Skip placing
aras-decision-summon = Summon
aras-decision-move = Move a slime
aras-decision-finish = Finish moving
aras-decision-attack = Attack: { $damage } damage
aras-decision-attack-seat = Attack { $target }: { $damage } damage
aras-decision-pass = End the turn without an action
aras-decision-decline = Give up the remaining abilities

## Options of a game (section 11)

aras-option-place = Placing
aras-option-place-about = Whether phase 1 may be skipped.
aras-option-place-may = may be skipped
aras-option-place-must = must be done if possible
aras-option-dragon = Shape of the dragon
aras-option-dragon-about = Which L of five elements is a dragon.
aras-option-dragon-L = long L (four and one)
aras-option-dragon-V = symmetric L (arms of three)
aras-option-dragon-LV = both
aras-option-loose = Shapeless groups
aras-option-loose-about = Whether each element of a face-up shapeless group is a slime.
aras-option-loose-slime = each element is a slime
aras-option-loose-inert = elements are no slimes
aras-option-attack = Attacking
aras-option-attack-about = Whether you may attack in a turn in which you placed.
aras-option-attack-free = also after placing
aras-option-attack-alone = only without placing
aras-option-bear = What a bear eats
aras-option-bear-about = Where eaten elements go.
aras-option-bear-remove = out of the game
aras-option-bear-return = back to their owner's hand
aras-option-expansion = First expansion, Ancient Inscriptions
aras-option-expansion-about = Without it there are no giants and neither Pix nor Veronica.
aras-option-expansion-on = on
aras-option-expansion-off = off
aras-option-stall = Stall limit
aras-option-stall-about = The game ends after more turns than this without a placement, damage or a removal.
aras-option-limit = Turn limit
aras-option-limit-about = The game ends at the end of this turn; the turns of all seats count.
aras-option-players = Players
aras-option-players-about = Four play in two teams: A and C against B and D (experimental).
aras-option-players-2 = two
aras-option-players-4 = four, in two teams
aras-option-swap = Pie rule
aras-option-swap-about = After turn 1 the second player may swap sides, which evens out moving first. Two players only.
aras-option-swap-off = off
aras-option-swap-on = on
aras-option-characters = Characters
aras-option-characters-about = One for each player, each with a skill that lasts the whole game. Two players only.
aras-option-characters-none = none
aras-option-characters-choose = chosen in play
aras-option-characters-pair = A: { $a }, B: { $b }

## Text form of the board, and what is read out

aras-text-board = Board as text
aras-text-up = face up
aras-text-down = face down
aras-text-cell-empty = { $cell }: empty
aras-text-cell-up =
    { $creature ->
        [loose] { $cell }: shapeless element of { $side }, face up
       *[other] { $cell }: { aras-creature } of { $side }, strength { $strength }
    }
aras-text-cell-down = { $cell }: face-down element of { $side }
aras-text-group-up =
    { $creature ->
        [loose] { $side } shapeless, counts { $strength }: { $cells }
       *[other] { $side } { aras-creature } { $strength }: { $cells }
    }
aras-text-group-star = { $side } { $name } { $strength }: { $cells }
aras-text-group-down =
    { $creature ->
        [loose] { $side } face down, shapeless: { $cells }
       *[other] { $side } face down, shape of { $creature ->
            [eagle] an
           *[other] a
        } { aras-creature }: { $cells }
    }
aras-text-mark-shaken = { $cells } shaken: no ability when turned up again
aras-text-mark-locked = { $cells } locked: not to be summoned before a turn of the owner is over
aras-text-mark-locked-twice = { $cells } locked: not to be summoned before two turns of the owner are over
aras-text-mark-moved = { $cells } moved this turn
aras-text-star = ^ special by a character's skill
aras-text-changed = Cells that have just changed are marked *
aras-text-turn = Turn { $turn } of at most { $limit }, stall { $stall } of at most { $most }
aras-text-seat = { $seat }: { $hp } life, { $hand } in hand
aras-text-seat-character = { $seat }: { $character }, { $hp } life, { $hand } in hand
aras-text-totals = Totals: A { $a }, B { $b }
aras-text-newborn = Ability waiting: the { aras-creature } on { $cell }
aras-text-legend = Capital letters are face up, small letters face down.

## How the game stands

aras-outlook = Chance to win
aras-outlook-show = Show how the game stands
aras-outlook-about = What the engine expects, looking two turns ahead. A turn that costs 15 of 100 is marked ?, one that costs 30 ??, one that finds 15 more than the engine had seen !.
aras-outlook-slider = Turn to look at
aras-outlook-unknown = The engine is thinking
aras-outlook-ahead = { $side } ahead
aras-outlook-at = Turn { $turn }: A { $a } of 100, B { $b } of 100{ $mark ->
        [doubtful] , after a doubtful turn
        [bad] , after a bad turn
        [strong] , after a strong turn
       *[none] { "" }
    }
aras-outlook-mark = { $mark ->
        [doubtful] doubtful turn
        [bad] bad turn
       *[strong] strong turn
    }

## Examples of the rulebook, by their clause

aras-example-3-6 = Two groups of five, both in an L. Only the long one is a dragon: turn it over, then try the other.
aras-example-4-4 = Place an element. Beside face-up elements of either side it may not lie; diagonally it may.
aras-example-6-3 = Move the three slimes, one after another. Try to move one of them twice.
aras-example-6-4 = Move the slime on b2 near the face-down elements on e5 and h4, and see where it may not go.
aras-example-6-7 = Move the slime on b2 beside the one on f2. The wolf that is born may use its ability at once.
aras-example-7-5 = The printed example: a dragon and two eagles attack two bears and three slimes.
aras-example-8-6 = Summon the wolf on c3 and force open the wolf on f3. Its owner may then use that one’s ability: decide for both sides.
aras-example-8-10 = Summon the eagle on c3 and carry an element: not one of its own, and not beside the face-down element on g2.
aras-example-8-13 = Summon the bear on c3. It eats one or two slimes, one at a time.
aras-example-8-15 = Summon the dragon on b2. It devours the smallest creature only: try the bear on b5 and the eagle on g2 first.
aras-example-8-21 = Summon the giant on c3 and shake the wolf on g5. Its owner cannot turn it over in the next turn: try it.
aras-example-9-6 = Pix may move a lone face-down element instead of placing one. Those on d1 and e1 are not alone.
aras-example-again = Start again
aras-example-answer = Show me
aras-example-next = Next example
aras-example-turn = { $seat } decides
aras-example-over = The game is over
