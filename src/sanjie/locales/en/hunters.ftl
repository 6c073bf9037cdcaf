### Demonbane Blade: Hunters of the Savage Lands. Terms follow the rulebook; names of heroes, kings, tiles and cards are those of the pack.

hunters-name = Demonbane Blade: Hunters of the Savage Lands
hunters-about = One to five heroes hunt a demon king together over a land that lies face down. Cards are strength: they seldom come back, and he eats from the same supply.

## Elements, directions, sides of the base

hunters-element =
    { $element ->
        [W] water
        [F] fire
        [R] rock
        [T] thunder
       *[A] wind
    }
hunters-face =
    { $face ->
        [W] water
        [F] fire
        [R] rock
        [T] thunder
        [A] wind
       *[demon] the demon face
    }
hunters-direction =
    { $direction ->
        [N] north ↑
        [NE] north-east ↗
        [SE] south-east ↘
        [S] south ↓
        [SW] south-west ↙
       *[NW] north-west ↖
    }
hunters-source =
    { $source ->
        [explore] exploring
        [gather1] gathering
        [gather2] gathering by the tile's element
        [power] the demon king's power
       *[skill] the class skill
    }
hunters-life = Life
hunters-hand = Hand
hunters-deck = Personal deck
hunters-discard = Discards
hunters-aura = Sword aura
hunters-power = Power
hunters-curses = Curse tokens
hunters-supply-row = Supply row
hunters-supply-deck = Supply deck
hunters-fate-deck = Fate deck
hunters-fate-discard = Fate discards
hunters-fate-exile = Fate exile zone
hunters-primary = Primary class
hunters-secondary = Secondary class

## Why not (each rests on the clause above it)

# 17.4
hunters-clause-not-asked = It is not yours to decide now.
# 16.5
hunters-clause-game-over = The game is over.
# 18.1
hunters-clause-wrong-kind = Something else is to be decided now.
# 18.2
hunters-clause-no-such-answer = That is none of the answers there are now.
# 18.2
hunters-clause-bad-notation = That cannot be read. Write, for example: move:0,-1:W, attack:F+F, rest:A, skill:mage, gain:WF, end.
# 19.4
hunters-clause-chance-not-possible = Chance cannot bring that.
# 8.1
hunters-clause-attack-not-adjacent = Only a hero next to the demon king may attack.
# 9.4
hunters-clause-focus-full = You have three aura cards; there are never more.
# 9.1
hunters-clause-focus-tile = Focus only on a tile of the element of your primary class.
# 12.1
hunters-clause-skill-not-yours = You have no such class.
# 12.1
hunters-clause-skill-no-aura = A skill costs aura cards, and you have too few.
# 12.2
hunters-clause-tide-no-power = The demon king has no power to take a card from.
# 12.3
hunters-clause-blaze-not-adjacent = Blaze Cut needs the demon king next to you.
# 12.4
hunters-clause-soulforge-in-force = Soulforge is in force already.
# 5.4
hunters-clause-end-before-action = First move, attack, focus or rest at least once.
# 7.4
hunters-clause-move-off-map = There is no such place on the map.
# 7.5
hunters-clause-move-demon = Nobody may enter the demon king's tile.
# 7.4
hunters-clause-move-not-adjacent = One move leads to a tile next to yours.
# 12.5
hunters-clause-aegis-not-played = That hero is not in play.
# 12.5
hunters-clause-aegis-too-far = Aegis reaches heroes on your tile or next to it.
# 12.5
hunters-clause-aegis-full-life = That hero has lost no life.
# 12.6
hunters-clause-gale-off-map = Gale leads to no place that is not on the map.
# 12.6
hunters-clause-gale-own-tile = Gale leads to another tile than your own.
# 12.6
hunters-clause-gale-demon = Gale does not lead onto the demon king's tile.
# 12.6
hunters-clause-gale-face-down = Gale leads over face-up tiles only.
# 12.6
hunters-clause-gale-too-far = No one or two steps over face-up tiles lead there.
# 13.1
hunters-clause-gain-not-in-row = There is no such card in the supply row.
# 12.2
hunters-clause-gain-not-in-power = There is no such card in the demon king's power.
# 13.2
hunters-clause-gain-element = The card must show the element of your tile.
# 9.5
hunters-clause-class-primary = The secondary class must differ from the primary one.
# 6.5
hunters-clause-card-not-in-hand = You do not hold these cards.
# 7.2
hunters-clause-move-pays-up = A face-up tile costs one card of its element, or two cards of one other element.
# 7.3
hunters-clause-move-pays-down = A face-down tile costs three cards of all different elements.
# 8.2
hunters-clause-attack-pays-up = With the demon king on a face-up tile an attack costs one card of that element, or two of one other.
# 8.3
hunters-clause-attack-pays-down = With the demon king on a face-down tile an attack costs three cards of all different elements.
# 9.1
hunters-clause-focus-card = The card must show the element of your primary class.
# 14.9
hunters-clause-parry-card = A parry needs a card that shows the element of your tile.

## What happened (the actor's sign stands beside the sentence, not in it)

hunters-event-row-laid = The supply row gets { $card }.
hunters-event-tile-up = Turned up on { $cell }: { $tile }.
hunters-event-tile-down = The tile on { $cell } turns face down.
hunters-event-drew =
    { $card ->
        [none] Drew a card.
       *[other] Drew { $card }.
    }
hunters-event-fate-rebuilt = The fate discards are shuffled into a new fate deck of { $n }.
hunters-event-fate-shown = Shown: { $fate }.
hunters-event-fate-discarded = To the fate discards: { $fate }.
hunters-event-turn-began =
    { $demon ->
        [1] Turn { $n }: the demon king comes for this hero.
       *[0] Turn { $n }: this hero acts.
    }
hunters-event-paid = Discarded { $card }.
hunters-event-moved = Moved from { $from } to { $cell }.
hunters-event-attacked =
    { $n ->
        [1] Attacks with one die.
       *[2] Attacks with both dice.
    }
hunters-event-damaged = Dealt { $n } damage; the demon king has { $life } life left.
hunters-event-rolled =
    { $match ->
        [1] The die shows { hunters-face }: it matches the side of the base.
       *[0] The die shows { hunters-face }: no match.
    }
hunters-event-focused = Laid { $card } as sword aura: { $n } now.
hunters-event-exiled = The third aura card: its action card goes to the fate exile zone.
hunters-event-class-taken = Takes the secondary class { $class }.
hunters-event-interrupted = Exile interrupt: the fate deck is shuffled anew, { $n } cards; the turn ends here.
hunters-event-rested = Rests.
hunters-event-swapped = Swaps its classes: primary { $class }, secondary { $second }.
hunters-event-kept = Keeps its classes.
hunters-event-aura-spent = Spent the aura card { $card }.
hunters-event-aura-lost = The aura card { $card } does not fit the new primary class and is discarded.
hunters-event-skill-used =
    { $target ->
        [none] Uses { $skill }.
       *[other] Uses { $skill } → { $target }.
    }
hunters-event-healed = Regains { $n } life: { $life } now.
hunters-event-gained = Gained { $card } ({ hunters-source }).
hunters-event-declined = Gains nothing ({ hunters-source }).
hunters-event-act-ended = Ends its action phase.
hunters-event-demon-moved = The demon king advances from { $from } to { $cell }.
hunters-event-demon-turned = The demon side turns { hunters-direction }.
hunters-event-absorbed = The demon king absorbs { $card }: power { $n }.
hunters-event-surged = Surge: all { $n } cards of his power leave the game.
hunters-event-cursed =
    { $cause ->
        [fall] Curse token { $n }: a hero has fallen.
        [surge] Curse token { $n }: his power surges.
       *[empty] Curse token { $n }: the supply row is empty.
    }
hunters-event-struck = Is struck.
hunters-event-parried = Parries with { $card }.
hunters-event-life-lost = Loses { $n } life: { $life } left.
hunters-event-fell = Falls and wakes in its camp on { $cell }.
hunters-event-regenerated = The demon king regenerates: { $n } life.
hunters-ending =
    { $reason ->
        [sealed] the demon king is sealed
        [curse] the heroes are devoured by curses
       *[weary] the heroes are worn out
    }
hunters-event-ended = The game is over: { hunters-ending }.

## What is to be decided (section 18)

hunters-prompt-act = Act, or end the action phase
hunters-prompt-act-about = Move, attack, focus, rest: at least one, in any order, as often as the cards last. Skills cost aura.
hunters-prompt-gain-explore = Take a card for exploring?
hunters-prompt-gain-explore-about = Any one card of the supply row; the row is filled at once.
hunters-prompt-gain-gather1 = Gather: take any card?
hunters-prompt-gain-gather1-about = Any one card of the supply row; afterwards perhaps one more of the tile's element.
hunters-prompt-gain-gather2 = Gather: take a card of the tile's element?
hunters-prompt-gain-gather2-about = One card of the supply row that shows the element of your tile.
hunters-prompt-gain-power = Tide: take a card from his power?
hunters-prompt-gain-power-about = Any one card of the demon king's power; less power, a later surge.
hunters-prompt-gain-skill = Take a card for the skill?
hunters-prompt-gain-skill-about = Any one card of the supply row; the row is filled at once.
hunters-prompt-class = Choose the secondary class
hunters-prompt-class-about = Your action card is exiled; the fate deck is shuffled after this.
hunters-prompt-swap = Swap primary and secondary class?
hunters-prompt-swap-about = Aura cards that do not show the element of the new primary class are discarded.
hunters-prompt-parry = Parry the strike?
hunters-prompt-parry-about = Discard a card that shows the element of your tile, or lose the life.

## Decisions in words

hunters-decision-move = Move to { $cell }
hunters-decision-explore = Explore { $cell }
hunters-decision-attack = Attack the demon king
hunters-decision-focus = Focus: lay aura
hunters-decision-rest = Rest
hunters-decision-skill-mage = { $skill }: take a card from his power
hunters-decision-skill-mercenary = { $skill }: attack without cards
hunters-decision-skill-artisan = { $skill }: every hand card counts as every element
hunters-decision-skill-knight = { $skill }: heal the { $hero }
hunters-decision-skill-scout = { $skill }: move to { $cell }
hunters-decision-end = End the action phase
hunters-decision-gain = Take { $card }
hunters-decision-gain-none = Take nothing
hunters-decision-class = Become { $class } as well
hunters-decision-swap = Swap the classes
hunters-decision-keep = Keep the classes
hunters-decision-parry = Parry
hunters-decision-take = Lose the life
hunters-decision-pay = pay { $cards }
hunters-decision-ways = { $n } ways to pay, from { $cards }
hunters-decision-too-dear = ! more cards than can be spared

## Options of a game (sections 3 and 20)

hunters-option-king = Demon king
hunters-option-king-about = Who is hunted: how far he moves, how hard he strikes, what he can do.
hunters-option-king-riftgale = Riftgale
hunters-option-king-stonebone = Stonebone
hunters-option-king-soulmaw = Soulmaw
hunters-option-king-gloomsoil = Gloomsoil
hunters-option-king-undying = Undying
hunters-option-difficulty = Difficulty
hunters-option-difficulty-about = Life of heroes and king, how many abilities he uses, when his power surges.
hunters-option-difficulty-novice = Novice
hunters-option-difficulty-normal = Normal
hunters-option-difficulty-heroic = Heroic
hunters-option-difficulty-legend = Legend
hunters-option-map = Map
hunters-option-map-about = Where the tiles, the camps and the demon king lie.
hunters-option-map-standard = Standard map
hunters-option-numbers = Life of the king
hunters-option-numbers-about = Which table the demon king's life is taken from.
hunters-option-numbers-shipped = as in the rulebook
hunters-option-numbers-measured = measured: evened out by many games
hunters-option-p0 = Hero of p0
hunters-option-p0-about = Which hero the first player plays.
hunters-option-p0-any = the first that nobody has named
hunters-option-p0-mage = Mage
hunters-option-p0-mercenary = Mercenary
hunters-option-p0-artisan = Artisan
hunters-option-p0-knight = Knight
hunters-option-p0-scout = Scout
hunters-option-p1 = Hero of p1
hunters-option-p1-about = Which hero the second player plays.
hunters-option-p1-any = the first that nobody has named
hunters-option-p1-mage = Mage
hunters-option-p1-mercenary = Mercenary
hunters-option-p1-artisan = Artisan
hunters-option-p1-knight = Knight
hunters-option-p1-scout = Scout
hunters-option-p2 = Hero of p2
hunters-option-p2-about = Which hero the third player plays.
hunters-option-p2-any = the first that nobody has named
hunters-option-p2-mage = Mage
hunters-option-p2-mercenary = Mercenary
hunters-option-p2-artisan = Artisan
hunters-option-p2-knight = Knight
hunters-option-p2-scout = Scout
hunters-option-p3 = Hero of p3
hunters-option-p3-about = Which hero the fourth player plays.
hunters-option-p3-any = the first that nobody has named
hunters-option-p3-mage = Mage
hunters-option-p3-mercenary = Mercenary
hunters-option-p3-artisan = Artisan
hunters-option-p3-knight = Knight
hunters-option-p3-scout = Scout
hunters-option-p4 = Hero of p4
hunters-option-p4-about = Which hero the fifth player plays.
hunters-option-p4-any = the first that nobody has named
hunters-option-p4-mage = Mage
hunters-option-p4-mercenary = Mercenary
hunters-option-p4-artisan = Artisan
hunters-option-p4-knight = Knight
hunters-option-p4-scout = Scout
hunters-option-hands = Hands
hunters-option-hands-about = Whether everybody sees every hand.
hunters-option-hands-open = open
hunters-option-hands-concealed = concealed: each sees only the own
hunters-option-interrupt_shown_card = Card shown at an exile interrupt
hunters-option-interrupt_shown_card-about = What becomes of the shown fate card when the deck is shuffled.
hunters-option-interrupt_shown_card-shuffle = it is shuffled in
hunters-option-interrupt_shown_card-discard = it is discarded
hunters-option-weariness_check = Weariness
hunters-option-weariness_check-about = When it is checked whether a hero is down to four cards.
hunters-option-weariness_check-behaviour = after every behaviour
hunters-option-weariness_check-turn_end = only at the end of turns
hunters-option-same_secondary = Same secondary class
hunters-option-same_secondary-about = Whether a hero may take its own class once more.
hunters-option-same_secondary-no = no
hunters-option-same_secondary-yes = yes

## The table as text

hunters-text-head = Turn { $turn } · { $who ->
        [hero] { $hero } acts
        [demon] the demon king comes for { $hero }
       *[none] between turns
    }
hunters-text-over = Turn { $turn } · the game is over
hunters-text-king = { $name } · life { $life }/{ $max } · at { $cell } · { $ground }
hunters-text-king-looks = Faces { hunters-direction } · moves { $move } · strikes for { $strike }
hunters-text-king-can = Abilities: { $abilities }
hunters-text-power = Power { $n }, surges at { $at }: { $cards }
hunters-text-curses = Curse tokens { $n } of { $limit }
hunters-text-supply = Supply row: { $cards } · deck { $deck }
hunters-text-shown = Shown: { $card }
hunters-text-fate = Fate deck { $n }: { $cards }
hunters-text-fate-discard = Fate discards: { $cards }
hunters-text-fate-exile = Exile zone: { $cards }
hunters-text-fate-card =
    { $kind ->
        [act] { $hero } acts
       *[int] { $hero } intimidated
    }
hunters-text-ground-down = face down
hunters-text-ground-known = { $tile } { $element }, face down
hunters-text-ground-up = { $tile } { $element }
hunters-text-hero = { $seat } { $hero } · life { $life }/{ $max } · at { $cell } · { $ground } · cards { $total }, { $spare } to spare
hunters-text-hand = hand { $cards } ({ $n })
hunters-text-hand-hidden = hand { $n }
hunters-text-hand-gained = hand { $n }, among them { $cards }
hunters-text-deck = deck { $n }
hunters-text-aura = aura { $cards } ({ $n }/{ $most })
hunters-text-class = { $class }: { $skill }
hunters-text-wild = Soulforge in force
hunters-text-touches =
    { $side ->
        [W] touches his water side
        [F] touches his fire side
        [R] touches his rock side
        [T] touches his thunder side
        [A] touches his wind side
       *[demon] before his demon side
    }
hunters-text-you = you
hunters-text-bot = bot
hunters-text-deck-holds = Personal deck ({ $n }): { $cards }
hunters-text-deck-hidden = Personal deck and hand ({ $n }): { $cards }
hunters-text-discards = Discards ({ $n }): { $cards }
hunters-text-legend = @ hero by seat · K demon king, around it the sides of his base (D the demon side) · ⌂ claimed camp · { $cover } face down, ? unknown, ?W known · * can be entered
hunters-text-demon-side = D
hunters-text-tile = { $cell }: { $ground }
hunters-text-tile-heroes = heroes { $heroes }
hunters-text-tile-king = the demon king
hunters-text-tile-camp = camp of { $hero }
hunters-text-base = Sides of his base: { $sides }
hunters-text-base-side = { hunters-direction } { $face }

## Forecast

hunters-forecast-title = If the demon king comes for { $hero } ({ $odds } of the next fate card)
hunters-forecast-never = No intimidation card can be next.
hunters-forecast-acts = Next may act: { $cards }
hunters-forecast-rebuilt = The fate deck is empty: the discards are shuffled first.
hunters-forecast-path = Advances: { $cells }
hunters-forecast-stays = Does not move.
hunters-forecast-faces = Faces { hunters-direction }
hunters-forecast-absorbs = Absorbs { $cards }
hunters-forecast-absorbs-unknown = Absorbs one more card: which, nobody knows yet
hunters-forecast-hungry = The row is empty: a curse token
hunters-forecast-surges = His power surges: a curse token
hunters-forecast-drains = Turns up the tile under him: { $tile }
hunters-forecast-strikes = Strikes { $heroes } for { $n }
hunters-forecast-strikes-nobody = Strikes nobody
hunters-forecast-parry = { $hero } can parry with { $cards }
hunters-forecast-parry-none = { $hero } cannot parry
hunters-forecast-parry-hidden = { $hero } holds a card to parry with
hunters-forecast-parry-unknown = { $hero } may be able to parry
hunters-forecast-falls = { $hero } falls unless it parries: a curse token
hunters-forecast-fells = { $hero } falls: a curse token
hunters-forecast-shrouds = Turns face down: { $cells }
hunters-forecast-regenerates = Regains 1 life
hunters-forecast-loses = The third curse token: the game would be lost

## The end

hunters-result-won = All heroes win: { hunters-ending }.
hunters-result-lost = All heroes lose: { hunters-ending }.

## The page

hunters-page-end-won = The heroes won
hunters-page-end-lost = The heroes lost
hunters-page-king = moves { $move } · strikes for { $strike }
hunters-page-waiting =
    { $question ->
        [act] { $name } chooses what to do
        [class] { $name } chooses a secondary class
        [gain] { $name } chooses a card to take
        [parry] { $name } decides whether to parry
        [swap] { $name } decides whether to swap classes
       *[other] { $name } decides
    }
hunters-page-lens = The land: nearer and farther
hunters-page-nearer = Nearer
hunters-page-farther = Farther
hunters-page-whole = The whole land
hunters-page-map = Map of { $count } tiles
hunters-page-text = Table as text
hunters-page-sheet = Fate, supply and log
hunters-page-heroes = The heroes
hunters-page-hero = Hero
hunters-page-place = Place
hunters-page-tiles = Known tiles
hunters-page-forecast = What the demon king would do next
hunters-page-threatened = would be struck
hunters-page-base = His base: { $sides }
hunters-page-base-demon = the demon side
hunters-page-surge = surge
hunters-page-curse = Curses
hunters-page-lost = lost
hunters-page-cards = { $hand } hand + { $deck } deck
hunters-page-fate = Fate
hunters-page-fate-left = deck { $n }: { $acts } act, { $ints } intimidate
hunters-page-supply-left = deck { $n }
hunters-page-left = What is left
hunters-page-act = acts
hunters-page-int = intimidation
hunters-page-move = Move: choose a tile
hunters-page-gale = Gale: choose a tile
hunters-page-tap = Dots on the map mark the tiles you can enter, one for each card it takes at least; they are listed below as well.
hunters-page-price =
    { $count ->
        [one] for { $count } card
       *[other] for { $count } cards
    }
hunters-page-pay = { $what }: discard what?
hunters-page-pay-about = Ticked cards are discarded, the cheapest first; press cards of your hand to change that.
hunters-page-paid = Discards { $cards }: cards { $before } → { $after }.
hunters-page-unpaid = { $cards } does not pay for this.
hunters-page-why = Not so:{ " " }
hunters-page-cost = − { $cards }
hunters-page-cheapest = cheapest
hunters-page-cannot = not now
hunters-page-tiles-count = { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
hunters-page-do-move = Move
hunters-page-do-attack = Attack
hunters-page-do-focus = Focus
hunters-page-do-rest = Rest
hunters-page-do-parry = Parry
hunters-page-do-skill = Use
hunters-page-do-gain = Take
hunters-page-do-class = Choose
hunters-page-do-swap = Swap
hunters-page-do-keep = Keep
hunters-page-do-take = Lose life
hunters-page-do-end = End
hunters-page-end = End actions
hunters-page-give-up = Give up
hunters-page-give-up-ask = Give up this hunt?
hunters-page-give-up-about = The hunt is lost once every person at the table wants to give up.
hunters-page-giving-up = { $names } would give up
