### Guixi: Struggle for the Summit. Terms follow the rulebook; clause numbers stand with each section.

guixi-name = Guixi: Struggle for the Summit
guixi-about = Ghosts return through the gate. Two hidden teams exorcise them by secret votes, bluff and challenge, while somebody may become the ghost king.

## Teams, identities, colours

guixi-colour =
    { $colour ->
        [red] red
       *[blue] blue
    }
guixi-card = { $name } ({ guixi-colour })
guixi-identity =
    { $identity ->
        [red] Way of Great Peace (red)
        [blue] Way of the Celestial Masters (blue)
        [heretic_king] heretic king
        [heretic] heretic follower
       *[none] hidden
    }
guixi-team =
    { $team ->
        [red] Way of Great Peace
        [blue] Way of the Celestial Masters
        [heretic] heretics
       *[king] ghost king
    }
guixi-elder = elder
guixi-spirit = Spirit
guixi-artifact = Artifact
guixi-points = Dispelled
guixi-lives = Lives

## Steps of a turn (section 5)

guixi-phase =
    { $phase ->
        [draw] draw phase
        [day] day phase
        [before] night, before the haunting
        [haunt] haunting
        [after] night, after the haunting
        [exorcism] exorcism
        [checks] checks
        [end] end phase
       *[over] the game is over
    }

## Why not (each rests on the clause above it)

# 20.1
guixi-clause-not-asked = It is not yours to decide now.
# 12.7
guixi-clause-game-over = The game is over.
# 20.1
guixi-clause-wrong-kind = Something else is to be decided now.
# 20.1
guixi-clause-no-such-answer = That is none of the answers there are now.
# 5.5
guixi-clause-buy-own-day = Cards are bought only in your own day phase, while nothing waits to resolve.
# 7.7
guixi-clause-buy-haunted = A ghost on you forbids buying cards.
# 5.3
guixi-clause-buy-no-spirit = You have too little spirit to buy a card.
# 5.5
guixi-clause-buy-nothing-left = There is no card left in deck or discard pile.
# 5.2
guixi-clause-card-not-in-hand = You have no such card in hand.
# 5.4
guixi-clause-equip-not-artifact = Only artifacts can be equipped.
# 5.5
guixi-clause-equip-own-day = Artifacts are equipped only in your own day phase, while nothing waits to resolve.
# 5.4
guixi-clause-artifact-is-equipped = An artifact has no effect from the hand: equip it, or vote with it.
# 17.1
guixi-clause-silenced = You may use no card or skill until the end of the turn.
# 7.7
guixi-clause-own-turn-only = A ghost on you lets you use cards and skills only in your own turns.
# 6.7
guixi-clause-use-not-now = No card or skill can be used now.
# 6.8
guixi-clause-timing-own-day = That is used only in your own day phase, while nothing waits to resolve.
# 6.8
guixi-clause-timing-before = That is used only at night, before the haunting.
# 6.8
guixi-clause-timing-after = That is used only at night, after the haunting.
# 6.8
guixi-clause-timing-night = That is used only at night.
# 6.8
guixi-clause-timing-counter = That is used only while a card or skill waits to resolve.
# 6.9
guixi-clause-skill-not-yours = You have no such skill.
# 17.2
guixi-clause-skill-passive = That skill is passive: it applies by itself.
# 10.8
guixi-clause-skill-needs-points = You have dispelled too few ghosts for that skill.
# 10.8
guixi-clause-skill-ghost-way = A ghost-way skill needs a face-up heretic king or the ghost king.
# 7.7
guixi-clause-skill-haunted = A ghost on you takes away your character's skills.
# 7.7
guixi-clause-artifact-haunted = A ghost on you takes away your artifact's effect.
# 6.9
guixi-clause-skill-used = You have used that skill this turn.
# 6.9
guixi-clause-skill-no-spirit = You have too little spirit for that skill.
# 17.4
guixi-clause-object-form = That names the wrong objects; ? shows how it is written.
# 17.4
guixi-clause-object-no-seat = There is no such seat at this table.
# 17.4
guixi-clause-object-another-player = The object must be another player.
# 17.4
guixi-clause-object-ghost-gone = That ghost is on nobody at the table.
# 17.4
guixi-clause-object-own-ghost = The object must be a ghost on you.
# 17.4
guixi-clause-object-others-ghost = The object must be a ghost on another player.
# 7.10
guixi-clause-object-kings-ghost = Ghosts on the king cannot be moved, removed or made to possess again by others.
# 17.4
guixi-clause-object-not-neighbour = The player must be the left or right neighbour of the ghost's holder.
# 17.4
guixi-clause-object-same-holder = The ghost is on that player already; name another.
# 17.4
guixi-clause-object-no-item = No such card or skill waits to resolve.
# 6.9
guixi-clause-object-discard-empty = The card discard pile is empty.
# 11.4
guixi-clause-heretic-not-you = Only a heretic can do that.
# 11.4
guixi-clause-heretic-not-now = That power is used in a day phase, while nothing waits to resolve.
# 11.7
guixi-clause-heretic-spent = Your identity card is face up; the power is spent.
# 11.4
guixi-clause-heretic-after-king = There is a ghost king already; heretics have no powers any more.
# 11.4
guixi-clause-heretic-two-ghosts = That player must hold 2 or more ghosts.
# 19.1
guixi-clause-heretic-own-ghosts = In this game you may choose only yourself.
# 7.2
guixi-clause-choose-another = You must choose another player.
# 7.2
guixi-clause-choose-not-king = The ghost king cannot be chosen.
# 17.1
guixi-clause-sink-not-seen = That is none of the cards you looked at.
# 8.1
guixi-clause-exorcise-no-ghost = That ghost is on nobody, so it cannot be exorcised.
# 8.2
guixi-clause-exorcise-kings-ghost = Who holds 2 or more ghosts cannot start an exorcism aimed at the king.
# 9.1
guixi-clause-exorcise-summons = The ghost king does not exorcise: he summons.
# 9.1
guixi-clause-summon-king-only = Only the ghost king summons souls.
# 9.1
guixi-clause-summon-others-ghost = A summoning aims at a ghost on another player.
# 8.6
guixi-clause-challenge-oneself = The host cannot challenge himself.
# 8.5
guixi-clause-challenge-king = The ghost king cannot be challenged.
# 8.6
guixi-clause-challenge-no-votes = That player laid no votes.
# 8.5
guixi-clause-challenge-once = That player has been challenged already.
# 17.2
guixi-clause-challenge-shielded = A skill of that player forbids challenges.
# 10.3
guixi-clause-life-not-his = A life must come from a ghost on another player.
# 5.9
guixi-clause-chance-not-possible = Chance cannot bring that.
# 20.1
guixi-clause-bad-notation = That cannot be read. Write, for example: pass, buy, use ward_r p2, skill compass, vote gather_b, done.
# 8.1
guixi-clause-exorcise-haunted = You cannot pay for the ghosts on you that make an exorcism cost spirit.

## What happened (the actor's sign stands beside the sentence, not in it)

guixi-event-identity-dealt =
    { $identity ->
        [none] Got an identity card.
       *[other] Got the identity { guixi-identity }.
    }
guixi-event-elder-chosen = Is the elder of the { $identity ->
        [red] Way of Great Peace
       *[blue] Way of the Celestial Masters
    }.
guixi-event-starts = Has the first turn.
guixi-event-character-dealt = Plays { $character }.
guixi-event-turn-began = Turn { $n } begins.
guixi-event-window-opened =
    { $window ->
        [day] The day begins.
        [before] Night: the time before the haunting.
       *[after] Night: the time after the haunting.
    }
guixi-event-drew =
    { $card ->
        [none] Drew a card.
       *[other] Drew { $card }.
    }
guixi-event-spirit-gained = Gained { $n } spirit.
guixi-event-spirit-lost = Lost { $n } spirit.
guixi-event-spirit-taken = Took { $n } spirit from { $target }.
guixi-event-reshuffled = The discard pile is shuffled into a new deck of { $n }.
guixi-event-bought = Paid { $n } spirit for a card.
guixi-event-equipped = Equipped { $card }.
guixi-event-artifact-discarded = Lost the artifact { $card }.
guixi-event-used = { $item } Used { $card }{ $ghost ->
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
    }.
guixi-event-skill-used = { $item } Used the skill { $skill }{ $ghost ->
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
    }.
guixi-event-passed = Passed.
guixi-event-resolved = { $item } { $card ->
        [none] { $skill }
       *[other] { $card }
    } resolves.
guixi-event-countered = { $item } { $card ->
        [none] { $skill }
       *[other] { $card }
    } has no effect.
guixi-event-fizzled = { $item }: its object is gone.
guixi-event-ghost-revealed = Revealed { $ghost }.
guixi-event-event-revealed = Revealed the event { $ghost }.
guixi-event-nothing-revealed = The ghost deck is empty; nothing appears.
guixi-event-die-rolled = The die shows { $n }.
guixi-event-die-set-used = The die shows { $n }, as was set.
guixi-event-direction =
    { $direction ->
        [cw] Counts clockwise.
       *[ccw] Counts counter-clockwise.
    }
guixi-event-passed-king = Is the ghost king; the ghost goes on.
guixi-event-warded = Is warded; the ghost goes on.
guixi-event-mirrored = Sends the die ghost on.
guixi-event-possessed = Is possessed by { $ghost }.
guixi-event-moved =
    { $target ->
        [none] { $ghost } moves here.
       *[other] { $ghost } moves here from { $target }.
    }
guixi-event-lifted = { $ghost } is lifted off.
guixi-event-ghost-removed = { $ghost } goes to the ghost discard.
guixi-event-discarded = Discarded { $card }.
guixi-event-discarded-randomly = Discarded { $card } at random.
guixi-event-card-taken =
    { $card ->
        [none] Took a card from { $target }.
       *[other] Took { $card } from { $target }.
    }
guixi-event-took-discard = Took { $card } from the discard pile.
guixi-event-identity-seen =
    { $identity ->
        [none] Looked at the identity of { $target }.
       *[other] { $target } is { guixi-identity }.
    }
guixi-event-hand-seen =
    { $n ->
        [-1] Looked at the hand of { $target }.
       *[other] Looked at the hand of { $target }: { $n }.
    }
guixi-event-hand-card-seen =
    { $card ->
        [none] A card in the hand of { $target }.
       *[other] In the hand of { $target }: { $card }.
    }
guixi-event-ghosts-seen =
    { $n ->
        [-1] Looked at the top of the ghost deck.
       *[other] Looked at the top { $n } of the ghost deck.
    }
guixi-event-ghost-seen =
    { $ghost ->
        [none] Saw a card of the ghost deck.
       *[other] { $n ->
            [0] On top of the ghost deck: { $ghost }.
           *[other] Ghost deck, { $n } below the top: { $ghost }.
        }
    }
guixi-event-sank =
    { $ghost ->
        [none] Put one of these cards at the bottom of the ghost deck, or left them.
       *[other] Put { $ghost } at the bottom of the ghost deck.
    }
guixi-event-ward-set = Is warded this turn.
guixi-event-die-set = The next die will show { $n }.
guixi-event-vote-changed = The vote result of this turn changes by { $n }.
guixi-event-condition-changed = The dispel condition of { $ghost } changes by { $n } this turn.
guixi-event-vote-banned = May not vote this turn unless as host.
guixi-event-silenced = May use no card or skill until the end of the turn.
guixi-event-peek-announced = Will look at the votes of { $target }.
guixi-event-exorcism-banned = There is no exorcism or summoning this turn.
guixi-event-nothing-started = Starts no exorcism.
guixi-event-exorcism-started = Starts the exorcism of { $ghost }.
guixi-event-summoning-started = Summons { $ghost }.
guixi-event-host-paid = Paid { $n } spirit to start.
guixi-event-vote-laid =
    { $card ->
        [none] Laid a card face down.
       *[other] Laid { $card } face down.
    }
guixi-event-voted = Has laid { $n ->
        [one] 1 vote
       *[other] { $n } votes
    }.
guixi-event-vote-barred = May not vote.
guixi-event-votes-seen =
    { $n ->
        [-1] Looked at the votes of { $target }.
       *[other] Looked at the votes of { $target }: { $n }.
    }
guixi-event-vote-seen =
    { $card ->
        [none] A vote of { $target }.
       *[other] Vote of { $target }: { $card }.
    }
guixi-event-challenged = Challenges { $target }.
guixi-event-challenge-card = Had laid { $card }.
guixi-event-challenge-right = Was right to challenge { $target }: gained { $n } spirit, the votes are struck.
guixi-event-challenge-wrong = Was wrong to challenge { $target }: the exorcism fails.
guixi-event-votes-mixed = The votes are mixed and turned up: { $n }.
guixi-event-vote-shown = A vote: { $card }.
guixi-event-succeeded = Success: { $n } against { $condition }.
guixi-event-failed = Failure: { $n } against { $condition }.
guixi-event-dispelled = Dispelled { $ghost } from { $target }.
guixi-event-summoned = Drew { $ghost } from { $target }: one more life.
guixi-event-inspect-skipped = Does not look at the identity.
guixi-event-identity-shown = Turned up the identity card: { guixi-identity }.
guixi-event-king-born = Becomes the ghost king: { $king }!
guixi-event-points-lost = Lost { $n } dispelled ghosts.
guixi-event-life-moved = Took { $ghost } from { $target } as a life.
guixi-event-heretic-power = Is a heretic: all ghosts on { $target } possess again.
guixi-event-heretic-skipped = Reveals nothing.
guixi-event-elder-died = The elder dies.
guixi-event-last-lap = Has the last turn of the game.
guixi-event-slain = The ghost king is slain.
guixi-ending =
    { $reason ->
        [ghost_count] enough ghosts have been dispelled
        [deck_out] the ghost deck is used up
        [king_slain] the ghost king has no life left
        [king_won] the ghost king has reached his goal
        [heretic_king_lost] the heretic king was not freed of three ghosts
        [final_lap] the last turn is over
        [elder_dead] an elder has died
        [both_elders] both elders have died
        [fun_dispelled] somebody has dispelled three ghosts
        [fun_others] both others hold three or more ghosts
       *[fun_draw] all three hold three or more ghosts
    }
guixi-event-ended = The game is over: { guixi-ending }.

## What is to be decided (section 20)

guixi-prompt-window = Use something, or pass
guixi-prompt-window-about = Cards and skills of fitting timing; everybody is asked in turn until all pass.
guixi-prompt-possess-choose = Choose whom the ghost possesses
guixi-prompt-possess-choose-about = Another player, not the ghost king.
guixi-prompt-die-direction = Clockwise or counter-clockwise
guixi-prompt-die-direction-about = The ghost counts seats by the die, your neighbour being 1.
guixi-prompt-discard = Discard a card
guixi-prompt-discard-about = One card at a time; it lies face up.
guixi-prompt-sink = Put a ghost card at the bottom?
guixi-prompt-sink-about = One of the cards you looked at, or none.
guixi-prompt-exorcism = Start an exorcism?
guixi-prompt-exorcism-about = You become its host. Afterwards there is no more time for cards this turn.
guixi-prompt-summon = Summon a soul?
guixi-prompt-summon-about = A ghost on another player becomes your life if your votes reach its condition.
guixi-prompt-vote = Vote
guixi-prompt-vote-about = Cards of the ghost's colour count for, the others against. Lay them one by one, then done.
guixi-prompt-challenge = Challenge somebody?
guixi-prompt-challenge-about = Right if a vote is against: 3 spirit, and the votes are struck. Wrong: the exorcism fails.
guixi-prompt-inspect = Look at the identity?
guixi-prompt-inspect-about = Only you see the identity of the player who was freed.
guixi-prompt-heretic-b = Reveal a heretic?
guixi-prompt-heretic-b-about = A heretic may turn up the identity card, discard the hand and have the ghosts possess again. Everybody with three ghosts is asked.
guixi-prompt-life = Take a ghost as a life
guixi-prompt-life-about = The new ghost king takes ghosts of others until he has three.

## Decisions in words

guixi-decision-pass = Pass
guixi-decision-buy = Buy a card with spirit
guixi-decision-equip = Equip { $card }
guixi-decision-use = Use { $card }
guixi-decision-skill = Use the skill { $skill }
guixi-decision-heretic-power = Reveal yourself as a heretic; the ghosts on this player possess again
guixi-decision-seat = Choose { $target }
guixi-decision-cw = Clockwise
guixi-decision-ccw = Counter-clockwise
guixi-decision-discard = Discard { $card }
guixi-decision-none = None
guixi-decision-sink = Put { $ghost } at the bottom
guixi-decision-exorcise = Exorcise { $ghost } on { $target }
guixi-decision-summon = Summon { $ghost } from { $target }
guixi-decision-vote = Vote with { $card }
guixi-decision-done = Lay no more
guixi-decision-challenge = Challenge { $target }
guixi-decision-inspect = Look
guixi-decision-skip = Do not
guixi-decision-heretic = Reveal yourself as a heretic
guixi-decision-life = Take { $ghost } from { $target }

## Effects of cards and skills, from what they are made of (section 17)

guixi-timing =
    { $timing ->
        [own_day] Own day phase
        [before] Night, before the haunting
        [after] Night, after the haunting
        [night] Night, before or after the haunting
        [counter] When a card or skill waits to resolve
       *[window] Day or night
    }
guixi-timing-skill = { guixi-timing }, once per turn
guixi-timing-paid = { guixi-timing }, once per turn, pay { $cost } spirit
guixi-target =
    { $target ->
        [self] yourself
        [player] any player
        [other] another player
        [deck] the ghost deck
        [discard] the card discard pile
        [ghost] any little ghost on the table
        [ghost_own] a little ghost on you
        [ghost_other] a little ghost on another player
        [ghost_nb] a little ghost and a neighbour (left or right) of its holder
        [ghost_nb_own] a little ghost on you and one of your neighbours
        [ghost_to] a little ghost and any player other than its holder
        [number] a number from 1 to 6 (object: the die)
       *[item] a waiting card or skill
    }
guixi-effect = { $when }. Target: { guixi-target }. { $steps }
guixi-who =
    { $who ->
        [target] the chosen player
        [all] every player
        [others] every other player
        [most_ghosts] the player with the most ghosts
       *[user] you
    }
guixi-who-first =
    { $who ->
        [target] The chosen player
        [all] Every player
        [others] Every other player
        [most_ghosts] The player with the most ghosts
       *[user] You
    }
guixi-who-from =
    { $who ->
        [target] the chosen player
        [all] each player
        [others] each other player
        [most_ghosts] the player with the most ghosts
       *[user] you
    }
guixi-op-draw = { guixi-who-first } { $who ->
        [user] draw
       *[other] draws
    } { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
guixi-op-gain_spirit = { guixi-who-first } { $who ->
        [user] gain
       *[other] gains
    } { $n } spirit.
guixi-op-lose_spirit = { guixi-who-first } { $who ->
        [user] lose
       *[other] loses
    } { $n } spirit (all if there is less).
guixi-op-discard_choice = { guixi-who-first } { $who ->
        [user] discard
       *[other] discards
    } { $n ->
        [one] 1 card
       *[other] { $n } cards
    } of { $who ->
        [user] your
       *[other] their
    } choice.
guixi-op-discard_random = { guixi-who-first } { $who ->
        [user] discard
       *[other] discards
    } { $n ->
        [one] 1 random card
       *[other] { $n } random cards
    }.
guixi-op-discard_half = { guixi-who-first } { $who ->
        [user] discard
       *[other] discards
    } half of { $who ->
        [user] your
       *[other] their
    } hand (rounded down).
guixi-op-take_spirit = Take { $n } spirit from { guixi-who-from }, { $n ->
        [1] if any
       *[other] or all if there is less
    }{ $who ->
       *[other] {""}
    }.
guixi-op-take_card = Take { $n ->
        [one] 1 random card
       *[other] { $n } random cards
    } from the hand{ $who ->
        [others] s
        [all] s
       *[other] {""}
    } of { guixi-who-from }, if any.
guixi-op-take_discard = Take the top { $n ->
        [one] card
       *[other] { $n } cards
    } of the card discard pile.
guixi-op-move_ghost = Move that ghost to the chosen player.
guixi-op-repossess = That ghost possesses again by its condition.
guixi-op-remove_ghost = That ghost goes to the ghost discard (no points).
guixi-op-remove_oldest = The oldest ghost on { guixi-who } goes to the ghost discard (no points).
guixi-op-pass_ghosts = All at once, each player's newest ghost moves to the left neighbour.
guixi-op-peek_identity = Secretly look at the identity card of { guixi-who-from }.
guixi-op-peek_hand = Secretly look at the hand of { guixi-who-from }.
guixi-op-peek_ghosts = Secretly look at the top { $n ->
        [one] card
       *[other] { $n } cards
    } of the ghost deck.
guixi-op-sink_ghost =
    { $n ->
        [1] Secretly look at the top card of the ghost deck; you may put it on the bottom.
       *[other] Secretly look at the top { $n } cards of the ghost deck; you may put one of them on the bottom.
    }
guixi-op-ward = The next little ghost that would possess { guixi-who } this turn goes on to the next player clockwise instead.
guixi-op-set_die = The next die rolled this turn shows the chosen number.
guixi-op-counter = That card or skill has no effect.
guixi-op-vote_mod = The vote result of this turn's exorcism or summoning is { $sign ->
        [minus] -{ $n }
       *[plus] +{ $n }
    }.
guixi-op-cond_mod = That ghost's dispel condition is { $sign ->
        [minus] -{ $n }
       *[plus] +{ $n }
    } this turn (at least 1).
guixi-op-ban_vote = { guixi-who-first } { $who ->
        [user] may
       *[other] may
    } not vote in this turn's exorcism unless { $who ->
        [user] you are its
        [all] its
       *[other] its
    } host.
guixi-op-silence = { guixi-who-first } { $who ->
        [user] may
       *[other] may
    } use no card or skill until the end of the turn.
guixi-op-vote_peek = Once this turn's votes are placed you secretly look at the votes of { guixi-who-from }.
guixi-op-break_artifact = Discard the equipped artifact of { guixi-who-from }.
guixi-op-extra_haunt = One more ghost card is revealed and resolved at once.
guixi-op-no_exorcism = There is no exorcism or summoning this turn.
guixi-passive-host_bonus = Passive: when you are the host, the vote result is +{ $n }.
guixi-passive-die_ward = Passive: a die ghost that would possess you goes on to the next player clockwise.
guixi-passive-hand_limit = Passive: your hand limit is +{ $n }.
guixi-passive-spirit_bonus = Passive: +{ $n } spirit in your draw phase.
guixi-passive-draw_bonus = Passive: draw +{ $n } in your draw phase.
guixi-passive-cheap_buy = Passive: the first card you buy each turn costs 1 spirit.
guixi-passive-challenge_bonus = Passive: +{ $n } spirit for each successful challenge of yours.
guixi-passive-reward_bonus = Passive: +{ $n } spirit when you are in a successful exorcism (host or voter).
guixi-passive-skill_shield = Passive: your votes cannot be challenged.
guixi-reward = { $draw ->
        [0] {""}
       *[other] draw { $draw }
    }{ $both ->
        [0] {""}
       *[other] {" "}and{" "}
    }{ $spirit ->
        [0] {""}
       *[other] gain { $spirit } spirit
    }
guixi-ghost-text = Possesses: { $possession }. Dispel: { $condition } { guixi-colour }. { $effect } Host: { $host }. Each voter: { $voter }.
guixi-ghost-x = X ({ $formula }; no challenge)

## Options of a game (section 19)

guixi-option-three_check = Third ghost
guixi-option-three_check-about = Whether three ghosts count in later turns too.
guixi-option-three_check-standing = in every turn
guixi-option-three_check-literal = only in the turn in which the third came
guixi-option-deck_end = End of the ghost deck
guixi-option-deck_end-about = When the game ends after the last ghost card.
guixi-option-deck_end-end_of_turn = at the end of that turn
guixi-option-deck_end-immediate = right after that haunting
guixi-option-heretic_a_target = Heretic power in the day
guixi-option-heretic_a_target-about = Whose ghosts a heretic may have possess again in the day.
guixi-option-heretic_a_target-any = any player with two ghosts
guixi-option-heretic_a_target-own = only the heretic himself
guixi-option-die_direction = Direction of the die
guixi-option-die_direction-about = How seats are counted for die ghosts.
guixi-option-die_direction-choose = the current player chooses
guixi-option-die_direction-clockwise = always clockwise
guixi-option-king_possessed = Ghosts that reach the king
guixi-option-king_possessed-about = Whether a ghost counted out to the ghost king possesses him.
guixi-option-king_possessed-false = go on to the next player
guixi-option-king_possessed-true = possess him
guixi-option-fun_tie = Tie in the fun mode
guixi-option-fun_tie-about = Who wins when several hold the fewest ghosts.
guixi-option-fun_tie-dispeller = the dispeller
guixi-option-fun_tie-dispeller_if_tied = the dispeller only if among the tied
guixi-option-king_draw = Card of the ghost king
guixi-option-king_draw-about = In which nights the ghost king draws a card.
guixi-option-king_draw-every = in every night
guixi-option-king_draw-own = only in the nights of his own turns
guixi-option-mode = Mode
guixi-option-mode-about = Which game is played with these cards.
guixi-option-mode-standard = standard (4 to 8)
guixi-option-mode-competitive = competitive (6 or 8)
guixi-option-mode-fun = three-player fun
guixi-option-expansion = Expansion
guixi-option-expansion-about = Sixteen more Dao cards, for a harder game.
guixi-option-expansion-false = without
guixi-option-expansion-true = with
guixi-option-start = Starting player
guixi-option-start-about = Who has the first turn.
guixi-option-start-random = drawn at random
guixi-option-start-p0 = p0
guixi-option-start-p1 = p1
guixi-option-start-p2 = p2
guixi-option-start-p3 = p3
guixi-option-start-p4 = p4
guixi-option-start-p5 = p5
guixi-option-start-p6 = p6
guixi-option-start-p7 = p7

## Points (section 13)

guixi-score-own-colour = own colour: { $ghost }
guixi-score-other-colour = other colour: { $ghost }
guixi-score-heretic-ghost = dispelled by a heretic: { $ghost }
guixi-score-same-colour = same colour, extra
guixi-score-slayer = slayer of the ghost king

## The table as text, and what is read out

guixi-text-head = Turn { $turn } · { $seat } has the turn · { guixi-phase }
guixi-text-decks = Deck { $deck } · discard pile { $discard } · ghost deck { $ghosts }
guixi-text-seat = { $character } · spirit { $spirit } · hand { $hand } · dispelled { $points }
guixi-text-artifact = artifact { $card }
guixi-text-nobody = no character
guixi-text-ghost = { $name } · { guixi-colour } { $condition } · { $effect }
guixi-text-changed = { $condition } ({ $sign ->
        [minus] -{ $n }
       *[plus] +{ $n }
    })
guixi-text-you = You are { $seat }: { guixi-identity }
guixi-text-you-fun = You are { $seat }
guixi-text-hand-none = Your hand is empty.
guixi-text-hand = Your hand:
guixi-text-open = Open hand of { $seat }: { $cards }
guixi-text-known = In the hand of { $seat }: { $cards }
guixi-text-ghosts-known = Ghost deck: { $cards }
guixi-text-place = { $n }. { $name }
guixi-text-place-bottom = { $n }. from the bottom { $name }
guixi-text-stack = Waiting to resolve, the top first:
guixi-text-stack-none = Nothing waits to resolve.
guixi-text-item = { $seat } · { $name }
guixi-text-exorcism = Exorcism by { $seat }: { $name } on { $target }, { guixi-colour } { $condition }
guixi-text-summoning = Summoning by { $seat }: { $name } on { $target }, { guixi-colour } { $condition }
guixi-text-votes-none = There is no exorcism now.
guixi-text-voter = { $seat }: { $n ->
        [one] 1 vote
       *[other] { $n } votes
    }
guixi-text-voter-barred = { $seat }: may not vote
guixi-text-voter-waits = { $seat }: has not voted yet
guixi-text-voter-faces = { $line } ({ $cards })
guixi-text-result = { $ok ->
        [1] Succeeded
       *[0] Failed
    }: { $name }, result { $n }, condition { $condition }
guixi-text-king = Ghost king: { $seat } · { $name } · { $goal } · now { $count } of { $needed }
guixi-text-final = The last turn is that of { $seat }.
guixi-text-vote-changed = Vote result { $sign ->
        [minus] -{ $n }
       *[plus] +{ $n }
    } this turn
guixi-text-no-exorcism = No exorcism or summoning this turn
guixi-text-dice = The next die shows { $n }
guixi-mark-you = you
guixi-mark-king = ghost king
guixi-mark-open = open hand
guixi-mark-ward = warded
guixi-mark-banned = may not vote
guixi-mark-silenced = silenced

## The end

guixi-result-won = { $seats } won: { guixi-ending }.
guixi-result-nobody = Nobody won: { guixi-ending }.
guixi-result-side = { guixi-team }: { $n } points ({ $seats })
guixi-result-seat = { $seat } { guixi-identity }: { $n } points
guixi-result-line = +{ $n } { $what }
guixi-ghost-way = Ghost way

## The table in the browser

guixi-table-head = Turn { $turn } · { guixi-phase } · { $seats } players
guixi-table-now = Turn { $turn } · { guixi-phase }
guixi-table-bot = Bot { $seat }
guixi-table-number = seat { $seat }
guixi-table-seats = Players
guixi-table-altar = Altar
guixi-table-hand = Your hand
guixi-table-hand-none = No cards in hand
guixi-table-hand-of = { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
guixi-table-own = You
guixi-table-spirit = Spirit
guixi-table-cards = Hand
guixi-table-points = Points
guixi-table-lives = Lives
guixi-table-no-ghosts = Not possessed
guixi-table-no-artifact = no artifact
guixi-table-in-danger = one more ghost would make three
guixi-table-in-doom = three ghosts
guixi-table-host = host
guixi-table-turn = turn
guixi-table-asked = asked
guixi-table-away = away
guixi-table-decide =
    { $count ->
        [one] decides
       *[other] decide
    }
guixi-table-deciding =
    { $question ->
        [window] { $names } { guixi-table-decide } whether to use something ({ guixi-phase })
        [respond] { $names } { guixi-table-decide } whether to answer “{ $about }”
        [possess_choose] { $names } { guixi-table-decide } whom { $about } possesses
        [die_direction] { $names } { guixi-table-decide } which way { $about } counts
        [discard] { $names } { guixi-table-decide } which card to discard
        [sink] { $names } { guixi-table-decide } whether a ghost card goes to the bottom
        [exorcism] { $names } { guixi-table-decide } whether to start an exorcism
        [summon] { $names } { guixi-table-decide } whether to summon a soul
        [vote] { $names } { guixi-table-decide } which votes to lay on { $about }
        [challenge] { $names } { guixi-table-decide } whether to challenge a vote on { $about }
        [inspect] { $names } { guixi-table-decide } whether to look at an identity
        [heretic_b] { $names } { guixi-table-decide } whether to reveal a heretic
        [life] { $names } { guixi-table-decide } which ghost becomes a life
       *[other] { $names } { guixi-table-decide }
    }
guixi-table-chance = Cards are drawn
guixi-table-step =
    { $phase ->
        [setup] deal
        [draw] draw
        [day] day
        [before] before
        [haunt] haunting
        [after] after
        [exorcism] exorcism
       *[end] end
    }
guixi-table-steps = Steps of a turn
guixi-table-decks = Decks
guixi-table-deck = Deck
guixi-table-ghosts = Ghost deck
guixi-table-roaming = Ghosts at the table
guixi-table-king = Ghost king
guixi-table-king-none = not yet
guixi-table-discard = Discard pile
guixi-table-discards = Discarded Dao cards, the latest first
guixi-table-ghost-discards = Discarded ghosts, the latest first
guixi-table-known-ghosts = What you know of the ghost deck
guixi-table-place = { $n ->
        [1] on top
       *[other] { $n } from the top
    }
guixi-table-zones = Decks and piles
guixi-table-nothing = nothing
guixi-table-timing =
    { $timing ->
        [own_day] own day
        [before] before
        [after] after
        [night] night
        [counter] reply
        [equip] equip
        [passive] passive
       *[window] any time
    }
guixi-table-stack = Waiting to resolve, the top first
guixi-table-first = resolves first
guixi-table-later = resolves later
guixi-table-happening = resolving now
guixi-table-passes = Last in, first out · { $passes } of { $seats } have passed
guixi-table-to = { $from } → { $to }
guixi-table-haunting = Haunting
guixi-table-haunted = { $name }: { $ghost }
guixi-table-die = Die { $n }
guixi-table-path = Way of the ghost
guixi-table-holder = on { $name }
guixi-table-condition = Dispel condition
guixi-table-net = net votes ≥ { $n }
guixi-table-votes = Votes on the table
guixi-table-votes-down = { $count ->
        [one] 1 card, face down
       *[other] { $count } cards, face down
    }
guixi-table-votes-of = { $count ->
        [0] no votes
        [one] 1 vote
       *[other] { $count } votes
    }
guixi-table-votes-wait = has not voted yet
guixi-table-votes-struck = struck
guixi-table-reward = Reward
guixi-table-reward-host = Host: { guixi-reward }
guixi-table-reward-voter = Each voter: { guixi-reward }
guixi-table-count = Count
guixi-table-count-of = { $plus } for, { $minus } against
guixi-table-left = { $count } still face down
guixi-table-exorcism = Exorcism
guixi-table-summoning = Soul summoning
guixi-table-result = { $ok ->
        [1] Succeeded
       *[0] Failed
    }: { $n } of { $condition }
guixi-table-result-wrong = Failed: a challenge was wrong
guixi-table-goal = { $count } of { $needed }
guixi-table-vote-mod = Vote result { $sign ->
        [minus] −{ $n }
       *[plus] +{ $n }
    }
guixi-table-no-exorcism = no exorcism this turn
guixi-table-next-die = the next die shows { $n }
guixi-table-final = The last turn is that of { $name }
guixi-table-calm = The altar is quiet
guixi-table-respond = Answer “{ $name }”, or pass
guixi-table-about = { $prompt } · { $ghost }
guixi-table-pick = { $done }: choose { $what }
guixi-table-pick-ghost = a ghost
guixi-table-pick-seat = a player
guixi-table-pick-number = a number
guixi-table-pick-item = a waiting card or skill
guixi-table-pick-more = what next
guixi-table-seat-of = { $ghost } on { $name }
guixi-table-confirm = Confirm: { $decision }
guixi-table-choices = { $count ->
        [one] one choice
       *[other] { $count } choices
    }
guixi-table-number-is = number { $n }
guixi-table-not = Not { $what }:{ " " }
guixi-table-vote-done = { $count ->
        [0] Lay no vote
        [one] Lay 1 vote
       *[other] Lay { $count } votes
    }
guixi-table-vote-tally = Your votes: { $count } · net { $n ->
        [0] 0
       *[other] { $sign ->
            [minus] −{ $n }
           *[plus] +{ $n }
        }
    }
guixi-table-vote-about = Choose any number of cards: those of the ghost's colour count for, the others against. Laid votes cannot be taken back.
guixi-table-vote-none = You have chosen no votes
guixi-table-vote-clear = Choose anew
guixi-table-vote-sending = Laying votes, { $count } to go
guixi-table-standing = Standing answer
guixi-table-standing-about = Your table passes for you in windows, until its time is over or something stops it. Votes and all other questions are always yours.
guixi-table-standing-now = Passing for you: { $until }
guixi-table-standing-until =
    { $until ->
        [window] this window
        [change] until the table changes
       *[turn] to your turn
    }
guixi-table-standing-set =
    { $until ->
        [window] Pass this window
        [change] Pass until a change
       *[turn] Pass to my turn
    }
guixi-table-standing-stop =
    { $stop ->
        [used] somebody uses a card or skill
        [me] something aims at me or at a ghost on me
        [after] the haunting is over
       *[king] a ghost king appears
    }
guixi-table-standing-stops = It stops when
guixi-table-standing-cancel = Take it back
guixi-table-standing-more = What stops it
guixi-table-identity = Your identity
guixi-table-identity-down = Face down: press and hold to look
guixi-table-identity-up = Only you can see it
guixi-table-facts = Look at { $name }
guixi-table-skills = Skills
guixi-table-level = LV { $n }
guixi-table-needs = { $n ->
        [one] from 1 dispelled ghost on
       *[other] from { $n } dispelled ghosts on
    }
guixi-table-used = used this turn
guixi-table-known = What you know of this hand
guixi-table-open = Open hand
guixi-table-dispelled = Dispelled ghosts
guixi-table-by-rule = By the rules
guixi-table-note = Your suspicion
guixi-table-note-about = Only in this browser; nobody else sees it.
guixi-table-note-of =
    { $note ->
        [red] red
        [blue] blue
        [heretic] heretic
       *[none] no idea
    }
guixi-table-noted = you suspect: { $note }
guixi-table-challenge = Challenge
guixi-table-target = can be chosen
guixi-table-more = Text
guixi-table-text = Table as text
guixi-table-player = Player
guixi-table-score = Score sheet
guixi-table-score-hide = Show the table
guixi-table-score-show = Show the score sheet
guixi-table-reveal = { $step ->
    [identities] Identities
    [points] Points
   *[winner] Winner
}
guixi-table-reveal-go = { $running ->
    [0] Show it again
   *[1] Skip
}
guixi-table-votes-counted = { $red } red, { $blue } blue
guixi-table-score-won = won
guixi-table-score-none = no points
guixi-table-score-total = total
guixi-table-ended = The game is over: { guixi-ending }.
guixi-table-give-up = Give up
guixi-table-give-up-ask = Do you want to give this game up?
guixi-table-give-up-about = Sides are hidden, so nobody can give up for others: the game ends without a winner once everybody wants it. Until then it goes on.
guixi-table-give-up-stay = Play on
guixi-table-giving-up = { $names } { $count ->
        [one] wants
       *[other] want
    } to give up
guixi-table-go-on = Play on after all
guixi-table-not-loaded = The cards of this table did not load
guixi-table-times = { $line } ×{ $count }
