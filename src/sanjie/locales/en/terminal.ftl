### What the terminal says: `sanjie rules`, `sanjie play`.

## The rulebook

terminal-books = Rulebooks
terminal-book-line = sanjie rules { $game }
terminal-tag-printed = printed
terminal-tag-ruling = ruling
terminal-tag-supplement = supplement
terminal-no-clause = There is no { $asked } in the rulebooks. Ask for a game (aras), a section (ARAS-4) or a clause (ARAS-4.4).
terminal-no-language = There is no language { $asked }. There are: { $known }.

## Starting a game

terminal-no-game = There is no game { $asked } to play here. There are: { $known }.
terminal-no-seat = There is no seat { $asked } in this game. There are: { $known }.
terminal-no-level = There is no level { $asked }. There are levels 1 to { $most }.
terminal-option-form = { $asked } is no option. Write name=value, for example { $example }.
terminal-option-bad = That option cannot be played: { $detail }
terminal-position-bad = That position cannot be read: { $detail }
terminal-position-alone = A position brings its options with it; leave out --option and --players.
terminal-not-here = { $option } does not belong to { $game }.
terminal-pack-bad = { $file } has { $count ->
    [one] 1 fault
   *[other] { $count } faults
 }; the command content check tells all of them. The first: { $first }
terminal-welcome-bot = You are { $seat }. The bot plays level { $level }.
terminal-welcome-bots = You are { $seat }. Bots of level { $level } play the other seats.
terminal-welcome-hotseat = Everybody plays at this keyboard, one after the other.
terminal-welcome-help = Write a decision in the rulebook's notation, ? for what is allowed, help for everything else.
terminal-welcome-numbers = Write the number of a line or a decision in the rulebook's notation; forecast tells what the demon king would do, help tells the rest.
terminal-welcome-alone = You hunt alone, as { $seat }.

## Asking

terminal-to-decide = { $seat } decides
terminal-options = What { $seat } may decide now
terminal-option-line = { $words }: { $targets }
terminal-ability-line = { $creature } on { $cell }, { $ability }
terminal-character-line = { $ring }. { $skill }
terminal-allowed = { $answer } is allowed.
terminal-because = { $answer } is not possible: { $sentence } ({ $clause })
terminal-hint = ? lists what is allowed, help explains the commands, rules { $clause } prints the rule.
terminal-why-what = Why what? Write, for example: { $example }
terminal-rules-what = Which rule? Write, for example: { $example }
terminal-keyboard-to = Pass the keyboard to { $seat }. Nobody else looks; then press Enter.
terminal-card-what = Which card? Write, for example: card ward_r
terminal-no-card = There is no card, ghost, king, character or skill { $asked }.
terminal-standing-set = The table passes for you ({ $line }); stop takes it back.
terminal-standing-none = The table passes no longer for you.
terminal-standing-bad = { $asked } is nothing that can be passed. Write pass window, pass change or pass turn; used, me, after, king may follow, and stop it.
terminal-moves-none = Nothing has been decided yet.
terminal-no-number = There is no { $asked } here; there are 1 to { $most }.
terminal-ways = { $words }. Pay with which cards? (a number; Enter goes back)
terminal-undone = Taken back: { $answer }
terminal-undo-not = That cannot be taken back: something came to light since, or it was not yours.
terminal-hint-bot = A bot would: { $words } ({ $answer })
terminal-forecast-after = After { $answer }, as far as luck leaves it open:
terminal-forecast-over = { $answer } ends the game.
terminal-position-hidden = With concealed hands the position would tell what you may not know.
terminal-hunters-card-what = Which card, class, tile, king or ability? For example: card mage, card sweep
terminal-hunters-no-card = There is no card, class, tile, king or ability { $asked }.
terminal-no-hero-seat = There is no seat { $asked } in this game. Seats: { $known }, several with commas, or all.
terminal-players-hunters = One to five heroes hunt, not { $asked }.

## Help

terminal-help = Commands
terminal-help-answer = decide, in the rulebook's notation (ARAS-12.6): +c3 sd2 mb1f5 !d2g1 x . / = -
terminal-help-options = list what is allowed now
terminal-help-why = tell whether a decision is allowed, and by which clause not
terminal-help-rules = print a clause, a section or the whole rulebook
terminal-help-board = show the board again
terminal-help-text = show the board as text, for screen readers
terminal-help-position = print the position as one line
terminal-help-moves = print every decision so far
terminal-help-draw = offer a draw
terminal-help-resign = give the game up
terminal-help-decide = decide, as the rulebook writes it (GUIXI-20.1): pass, buy, equip, use, skill, vote, done, …
terminal-help-table = show the table again
terminal-help-hand = show your hand, artifact and character with their texts
terminal-help-card = tell what is printed on a card, ghost, king, character or skill
terminal-help-stack = tell what waits to resolve, from the top
terminal-help-votes = tell how the exorcism stands, or how the last one went
terminal-help-log = tell again what has happened lately
terminal-help-pass-window = pass to the end of this window, unless somebody uses something
terminal-help-pass-change = pass until something on the table changes, somebody uses something, or it is your turn
terminal-help-pass-turn = pass until your turn; pass turn used me after king also stops when something is used, is aimed at you, the haunting is over, a king appears
terminal-help-stop = take back what the table passes for you
terminal-help-quit = leave without a result
terminal-help-number = take line 3 of the list, or its second payment
terminal-help-hunt = decide, as the rulebook writes it (HUNTERS-18.2): attack:F+F, skill:mage, gain:WF, end
terminal-help-hint = what the strongest bot would do in your place
terminal-help-undo = take back your last decision, as long as nothing came to light since
terminal-help-map = show the table again, with what its signs mean
terminal-help-hunters-text = the table in words, place by place, for screen readers
terminal-help-piles = a hero's cards: hand, what the deck still holds, discards
terminal-help-hunters-card = what a class, king, ability, tile or card is and does
terminal-help-forecast = what the next fate card can be, and what the demon king would do to each hero; with a line's number or a decision: after it

## Ending

terminal-draw-ask = { $side }, do you agree to a draw? (yes/no)
terminal-draw-yes = The draw is agreed.
terminal-draw-no = The draw is declined; the game goes on.
terminal-draw-bot-no = The bot is ahead and declines the draw.
terminal-resigned = Side { $side } resigns.
terminal-result-win = Side { $side } wins.
terminal-result-draw = The game is drawn.
terminal-you-win = You win.
terminal-you-lose = You lose.
terminal-left = The game ends here, without a result.
terminal-bye = The game ends here, without a result. The position was:
terminal-clause = rule { $clause }
terminal-says = “{ $words }”
