### What `sanjie content` says about a pack: a sentence for every fault.

content-place = { $file }:{ $line }:{ $column }: { $sentence }
content-place-clause = { $file }:{ $line }:{ $column }: { $sentence } ({ $clause })
content-cannot-be-read = This cannot be read as a pack: { $detail }
content-unreadable = { $file }: this cannot be read as a pack: { $detail }
content-unreadable-at = { $file }:{ $line }:{ $column }: this cannot be read as a pack: { $detail }
content-no-file = { $file }: { $detail }
content-other-game = { $file } is a pack of { $given }; here it must be one of { $game }.
content-fine = { $file }: a pack of { $game } that can be played. Digest { $digest }
content-faulty = { $file }: { $count ->
    [one] 1 fault
   *[other] { $count } faults
 }.
content-language = { $tongue ->
    [en] English
   *[other] Chinese
 }

## The form of the file

content-fault-unknown-game = The pack must say its game in meta, for example game: guixi; it says { $value }. Games whose packs are checked: { $known }.
content-fault-unknown-base = There is no shipped content { $value } to be based on. There is: { $known }.
content-fault-not-a-map = Here must stand a map of keys and values.
content-fault-not-a-list = Here must stand a list.
content-fault-not-text = { $key } must be text. Put quotes around numbers, dates and words such as true, yes and no.
content-fault-not-a-number = { $value } is no whole number.
content-fault-out-of-range = { $value } is out of range; it must be from { $low } to { $high }.
content-fault-unknown-key = The key { $key } is unknown here. Known are: { $known }.
content-fault-missing-key = The key { $key } is missing.
content-fault-double-key = The key { $key } stands here twice.
content-fault-missing-words = The words in { content-language } are missing: { $key }.
content-fault-wrong-script = { $key } does not look like { content-language }.
content-fault-bad-words = { $key } must be one line of at most { $most } characters.
content-fault-bad-id = { $value } cannot be an id: a small letter, then at most 23 small letters, digits or _.
content-fault-reserved-id = { $value } cannot be an id: answers use it for something else.
content-fault-double-id = The id { $value } is taken already in line { $line }.
content-fault-no-such-id = There is no { $value } in the content this is based on.
content-fault-unknown-value = { $value } is no { $key }. Known are: { $known }.

## What is in the box

content-fault-bad-colour = { $value } is no colour. Colours are: { $known }.
content-fault-no-copies = There must be a number of copies in at least one colour.
content-fault-wrong-count = There are { $count } cards in { $section }; the box has { $want }.
content-fault-wrong-ghosts = There are { $count } little ghosts; the box has { $want }.
content-fault-wrong-events = There are { $count } events; the box has { $want }.
content-fault-wrong-kings = There are { $count } ghost kings; the box has { $want }.
content-fault-wrong-expansion = There are { $count } cards { $name }; the box has { $want }, and the colours of 八卦符 and 破元符 in equal numbers.
content-fault-unprinted-king = { $name } is no ghost king of the box. They are: { $known }.
content-fault-few-characters = There are { $count } characters; eight players need { $want }.

## Ghosts and skills

content-fault-x-without-formula = A condition X needs a formula x. Formulas are: { $known }.
content-fault-formula-without-x = A formula x belongs to the condition X alone.
content-fault-empty-reward = { $key } must give cards (draw), spirit, or both.
content-fault-both-kinds = What is passive has no { $key }.
content-fault-level-and-guidao = A skill is either a level skill or a ghost-way skill.
content-fault-no-level = A skill needs a level (lv) or guidao: true.

## Effects

content-fault-no-effect = An effect has 1 to { $most } steps; this has { $count }.
content-fault-bad-step = { $value } is no step. A step is a list such as [draw, user, 1].
content-fault-unknown-op = There is no primitive operation { $value }. There are: { $known }.
content-fault-wrong-arguments = { $op } is written { $form }; here { $count ->
    [one] 1 argument follows
   *[other] { $count } arguments follow
 } it.
content-fault-wrong-who = { $value } is nobody that { $op } can be done to. It can be: { $known }.
content-fault-no-object = { $op } cannot be done to the object { $target }. It needs one of: { $known }.
content-fault-object-unused = An object { $target } is chosen, and no step does anything with it.
content-fault-event-without-user = Nobody uses an event and it has no object, so { $op } cannot be done with { $value }.
content-fault-never-usable =
    { $why ->
        [empty-stack] This can never be used: own_day needs an empty stack, and there would be nothing to counter.
       *[king-has-no-day] This can never be used: the ghost king has no day phase.
    }
content-fault-comes-too-late = { $op } has no effect after the haunting: nothing in this pack makes a ghost possess again then.
content-fault-no-change = { $op } with { $value } never changes anything.
content-fault-loops = This could go on without end: two such cards can take each other back from the discard pile.
content-fault-haunting-runs-away = The events can set off { $count } more hauntings in one turn; at most { $most } are allowed.

## Goals of ghost kings

content-fault-goal-out-of-reach = With { $players } players { $goal } can never be { $number }.
content-fault-goal-from-birth = With { $players } players a new ghost king has { $goal } { $number } from the start.

## Hunters: what the box fixes

content-as-printed = { $key } is { $value } here; in the box it is { $want }.
content-fault-same-id = The id { $value } is taken already in line { $line }.
content-fault-missing-entry = The section { $section } lacks { $value }, which the box has.
content-fault-wrong-players = { content-as-printed }
content-fault-wrong-components = { content-as-printed }
content-fault-wrong-tiles = { content-as-printed }
content-fault-wrong-classes = { content-as-printed }
content-fault-wrong-king-cards = { content-as-printed }
content-fault-few-kings = There are { $count } demon king cards; the box has { $want }, and more may be added.
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

## Hunters: demon kings and maps

content-fault-double-ability = The demon king has the ability { $value } twice.
content-fault-few-abilities = The demon king { $king } has { $count ->
    [one] 1 ability
   *[other] { $count } abilities
 }; a difficulty brings { $want } into play.
content-fault-surge-too-low = A surge at { $value } cards, changed by { $change } on some difficulty, would come without a card.
content-fault-no-map = There must be at least one map.
content-fault-double-map = The id { $value } is taken already in line { $line }; each map has its own.
content-fault-bad-place = { $value } is no place. A place is [q, r], two whole numbers from -{ $most } to { $most }.
content-fault-double-place = The place { $value } is on this map already, in line { $line }.
content-fault-wrong-cells = The map has { $count } cells; it must have { $want }, and five slots besides.
content-fault-wrong-seats = With { $count ->
    [one] 1 player
   *[other] { $count } players
 } the map must name as many different slots of { $known }; here stands: { $value }.
content-fault-map-apart = The place { $value } cannot be reached from the first cell: the places of a map must hang together.
content-fault-no-such-cell = The demon king cannot start at { $value }: that is none of the 40 cells.
content-fault-king-beside-camp = The demon king would start beside the camp at { $slot }, which is used with { $count ->
    [one] 1 player
   *[other] { $count } players
 }; he starts as far from all heroes as possible.
