### The page's own sentences. The words of a game are in aras.ftl.

title = 三界 Sanjie
comma = { ", " }
colon = { ": " }
yes = yes
no = no
close = Close
you = you
loading = Opening…
skip-to-main = Skip to the main part
go-home = Lobby

## Bar at the top

nav = Site
nav-home = Lobby
nav-home-label = Sanjie, to the lobby
nav-new = New table
nav-rules = Rules
nav-about = About
nav-account = Your account
theme-to-dark = Use the dark theme
theme-to-light = Use the light theme

## Lobby

home-about = Paper, ink and three games: summoning, ghosts, hunters. Every rule can be looked up, and every refusal says why.
home-play = Play a bot
home-play-bots = Play with bots
home-create = New table
home-rules = Rules
home-guixi-seats = 3 to 8 players
home-hunters-seats = 1 to 5 players
home-aras-seats = 2 players, 4 on trial
home-minutes = { $minutes } min
home-open = open information
home-hidden = hidden identities
home-together = cooperative
game-aras = The Ring of Aras
game-guixi = Guixi: Ghost Game
game-guixi-about = The eclipse opens the gate. Vote, challenge: who is the heretic?
game-hunters = Demon Hunters
game-hunters-about = Fewer cards each round, and the demon king comes closer.
game-aras-about = Place elements, turn over creatures. Shape is strength.
tables-yours = Your tables
tables-all = All of them
tables-open = Open tables
tables-open-none = No table waits for people now.
tables-match = Play with people
tables-seats = { $count ->
        [one] one open seat
       *[other] { $count } open seats
    }
tables-none = You have not sat at any table yet
tables-none-about = Play a bot, or open a table and send the link to a friend.
tables-your-move = Your turn
tables-turn = Turn { $turn }
tables-against = against { $names }
tables-with = with { $names }
tables-alone = alone
tables-continue = Continue
tables-look = Look
table-status-waiting = waiting for people
table-status-playing = in play
table-status-over = over
table-status-held = held
home-foot = Keyboard, text board, theme and motion are in the settings.
your-name = Your name
your-name-about = No account needed; people at your table see it. Up to 12 characters.
your-name-save = Remember
your-name-saved = Remembered

## New table

create-of = A table of { $game }
create-opponent = Opponent
create-bot = A bot
create-friend = A friend
create-me = You too
create-company = Who plays
create-alone = You alone
create-players = Players
create-players-about = You are p0; bots or friends take the other seats.
create-level = Bot level
create-level-of = level { $level }
create-level-about = Level 1 often plays at random; higher levels think further ahead.
create-level-more = Higher levels think further ahead.
create-friend-about = You get an invite link; whoever opens it can sit down.
create-bot-about = Starts at once.
create-seat = Your seat
create-seat-about = The first player places the first element.
create-seat-first = first
create-seat-second = second
create-seat-random = random
create-seats-four = You sit at A; bots or friends take B, C and D.
create-options = Options of the rules
create-more = All options
create-summary = This table
create-different = Different from default
create-default = All as by default
create-start = Start
create-start-friend = Open and wait
create-pair = given
create-character-of = Character of { $seat }
create-range = { $low } to { $high }
options-default = All options as by default

## Taking a seat

join-ask = Sit at the table of { $name }?
join-name-about = People at your table see it. Up to 12 characters.
join-rated = This game is rated: who sits here needs an account.
join-sit = Sit down
join-watch = Only watch
seat-open = Open seat
seat-guest = Guest
seat-bot = Bot, level { $level }
seat-away = away
seat-label = Seat { $seat }: { $name }
seat-order-1 = first player
seat-order-2 = second player
seat-order-3 = third player
seat-order-4 = fourth player
seat-life = Life
seat-hand = Hand
seat-total = Total
life-of = { $life } of { $full } life points
hand-of = { $hand } elements in hand

## At the table

table-about = Turn { $turn } of at most { $limit } · { $phase }
phase-C = choosing characters
phase-S = swapping
phase-P = placing
phase-A = action
phase-B = action
phase-M = moving
phase-R = abilities
phase-E = the end
prompt = Prompt
prompt-skip = Skip to the prompt
chips = Decisions
board = Board, 8 by 6 without its corners
seats = Seats and log
log = Log
log-empty = Nothing has happened yet
table-event-taken-back = That was taken back.
creatures = Creatures
row = Row
cell-none = no cell
cell-changed = just changed
cell-legal = can be chosen
text-decisions = Decisions ({ $count })
turn-yours = Your turn
turn-theirs = Their turn
turn-waiting = Waiting
waiting-for = { $name } decides
waiting-for-about = You will be told when it is your turn.
paused = Paused
paused-heading = The game is paused
paused-about = It goes on when somebody at the table says so.
watching-about = You are watching.
undo = One step back
why-not = Not { $place }:{ " " }
prompt-move-from = Move: choose a slime
prompt-move-from-about = Dashed rings mark the slimes that can move. Several may move, each once.
prompt-move-to = Move: where to with the slime on { $cell }?
prompt-move-to-about = { $count ->
        [one] One empty cell is open
       *[other] { $count } empty cells are open
    } (dots); beside face-down elements is not (×). Touching your own face-up elements fuses.
prompt-shift-from = Phantom Shift: choose a lone face-down element
prompt-shift-from-about = One of your own, by itself and not shaken.
prompt-shift-to = Phantom Shift: where to with { $cell }?
prompt-shift-to-about = { $count ->
        [one] One empty cell is open
       *[other] { $count } empty cells are open
    }, as for placing.
prompt-summon = Summon: choose a group to turn over
prompt-summon-about = Dashed outlines mark the groups that can be turned over; their abilities may be used at once.
prompt-ability = { $ability } from { $cell }: choose a target
prompt-carry-to = { $ability }: where to with { $cell }?
prompt-carry-to-about = { $count ->
        [one] One empty cell is open
       *[other] { $count } empty cells are open
    } (dots); beside face-down elements is not (×).
chip-count = { $count ->
        [one] one choice
       *[other] { $count } choices
    }
chip-place = Place
chip-shift = Shift
chip-summon = Summon
chip-move = Move
chip-skip = Place nothing
chip-finish = Finish
chip-decline = Decline
chip-pass = End the turn
chip-attack = Attack
chip-attack-seat = Attack { $target }
chip-attack-effect = −{ $damage } ({ $attack }−{ $defence })
decision-place = Place { $cell }
decision-shift = Shift { $from } → { $to }
decision-summon = Summon { $creature } { $cell }
decision-move = Move { $from } → { $to }
decision-ability = { $ability }: { $creature } { $cell }
decision-carry = { $ability } { $from } → { $to }
preview-becomes = { $cell }: becomes { $creature } { $strength }
preview-down = { $cell }: { $size ->
        [1] alone, face down
       *[other] { $size } connected, shape: { $creature }
    }
preview-gone = { $cell }: leaves the board
preview-total = Total of { $side } { $before } → { $after }
preview-damage = Attack of { $side } takes { $before } → { $after }
preview-breaks = { $from } { $before } → { $to }
preview-turns-down = { $from } { $before } → face down
preview-ability = { $ability } can be used
step-element = Element
step-place = Destination
step-open = choose
character-taken = { $name }
table-held = This table is held
table-held-about = A fault of the server stopped this game. Nothing that was played is lost; it goes on from here once mended.
invite-none = A seat is open; waiting for somebody to sit down.
invite-link = Invite link
invite-copy = Copy link
invite-copied = Link copied

## Resigning, draws, the end

resign = Resign
resign-ask = Resign and end this game?
resign-about = Your opponent wins. This cannot be taken back.
resign-stay = Play on
draw = Draw
draw-ask = Offer a draw?
draw-about = It is a draw only if both sides agree. The game goes on until the offer is answered.
draw-pending = You have offered a draw
draw-offer = Offer a draw
draw-stay = Play on
draw-withdraw = Take it back
draw-offered = { $name } offers a draw
draw-agree = Agree
draw-decline = No, play on
end = The end
end-won = You won
end-lost = You lost
end-draw = A draw
end-winner = { $name } wins
end-resigned = { $name } resigned.
end-agreed = Both sides agreed on a draw.
end-abandoned = All gave up together.
end-rules-10-1 = No life points are left.
end-rules-10-2 = Nothing changed for too long; more life points win, then the larger total.
end-rules-10-3 = The last turn was played; more life points win, then the larger total.
rematch = Play again
rematch-asked = Waiting for the others to agree
rematch-wanted = { $name } wants to
rematch-go = To the next table

## Connection

link-lost = Connection lost, trying again… ({ $tries })
link-unreachable = Out of reach. The game is safe on the server and goes on from here.
link-retry = Try now
link-back = { $missed ->
        [one] Connected again; one thing happened meanwhile, it is in the log
       *[other] Connected again; { $missed } things happened meanwhile, they are in the log
    }
link-seen = All right
link-pending = Your decision was sent and is not confirmed yet

## Settings

settings = Settings
settings-done = Done
settings-language = Language
settings-theme = Theme
settings-theme-system = system
settings-theme-light = light
settings-theme-dark = dark
settings-motion = Motion
settings-motion-about = Without it, corner marks still tell what changed.
settings-motion-system = system
settings-motion-on = on
settings-motion-off = off
settings-sound = Sound
settings-sound-about = Short and dry; nothing is told by sound alone.
settings-large = Large signs
settings-large-about = A quarter larger, on boards and cards.
settings-contrast = Contrast
settings-contrast-about = Stronger lines, plainer grounds.
settings-contrast-more = high
settings-contrast-usual = usual
settings-confirm = Confirming
settings-confirm-about = On touch screens two taps by default: the first shows the preview, the second sends.
settings-confirm-auto = auto
settings-confirm-once = one tap
settings-confirm-twice = two taps
settings-turned = Upright board on phones
settings-turned-about = Turned a quarter, with larger cells.

## Rulebook

rules-contents = Contents
rules-books = Rulebooks
rules-tag-printed = printed
rules-tag-ruling = ruling
rules-tag-supplement = supplement
rules-tags-about = A solid frame marks what is printed; dashed, our ruling where the print is open; dotted, what we supply. Press a clause number to copy its link.
rules-copied = Link to { $clause } copied
rules-example = Try it
rules-example-close = Close the example
rules-short-aras = Aras
rules-short-guixi = Guixi
rules-short-hunters = Hunters

## About

about = About Sanjie
about-what = Sanjie is a home for three Chinese tabletop games: rules written clause by clause, an engine that follows them, bots, and play in the browser or the terminal.
about-version = Version
about-build = Rules engine
about-build-compiled = compiled
about-build-interpreted = interpreted
about-python = Python
about-rules = Rules versions
about-thanks = Sources and licences
about-games = The Ring of Aras was designed by Ray Yu; it is built here from his published rules. What they leave open is ours and marked clause by clause.
about-icons = Pictures from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0; interface icons from Phosphor Icons, MIT.
about-fonts = Fonts: Noto Serif TC, Noto Sans TC, LXGW WenKai TC, Inter, Source Serif 4, all under the SIL OFL 1.1.
about-code = The page is made with Svelte, Vite and Project Fluent, under MIT and Apache 2.0.
about-licence-cc = Text of CC BY 3.0
about-licence-ofl = Text of the SIL OFL 1.1

## Empty pages and errors

page-lost = There is no such page
page-lost-about = Perhaps some letters of the address are missing.
page-not-loaded = This page did not load
page-not-loaded-about = The connection broke, or the site was just renewed. Reload the page; your games are safe.
table-gone = There is no such table
table-gone-about = Perhaps some letters of the link are missing, or the table is on another server.
load-failed = It did not load
try-again = Try again

## What the server does not accept

problem-offline = The server cannot be reached. Your games are not affected.
problem-bad-message = The server cannot read that command; please reload.
problem-too-large = That command is too large and was not taken.
problem-too-fast = Too fast; please slow down.
problem-stale = The game had moved on before that arrived. Look at the new position first.
problem-not-seated = You do not sit at this table.
problem-not-your-turn = It is not your decision now.
problem-not-started = The game has not started.
problem-started = The game has begun; that can only be done before.
problem-not-host = Only who opened the table may do that.
problem-bad-seat = That cannot be done with this seat.
problem-paused = Everybody has agreed to a pause. End it first.
problem-stood-in = A bot plays in your place. Take your seat back first.
problem-no-return = At this table, who has left cannot come back.
problem-nothing-to-undo = There is nothing of yours to take back.
problem-rated = At a rated table only what nobody has seen can be taken back.
problem-no-vacation = This table has no vacation.
problem-not-over = The game is not over yet.
problem-not-alone = Until the game is over, only who plays it alone against bots may ask how it stands.
problem-no-draws = This game knows no draw by agreement.
problem-no-preview = A preview could show what is hidden here.
problem-bad-standing = The server does not know that standing answer.
problem-bad-salt = What you add to chance is one line of at most 64 characters.
problem-over = The game is over.
problem-held = This table is held; nothing that was played is lost.
problem-no-such-table = There is no such table.
problem-no-eyes = Here one sees with one’s own eyes.
problem-talk-off = This table has agreed on less talk than that.
problem-bad-words = A line has 1 to 200 visible characters, and a phrase is one of those on offer.
problem-hushed = A guest was silenced here, so new guests say quick phrases alone for a while. With an account you may speak.
problem-apart = Somebody here does not want to play with somebody else again.
problem-silenced = Who runs this server lets you say nothing for a while.
problem-not-known = The server does not know you yet; please reload.
problem-not-saved = The server could not save that, so it was not played. Please try again later.
problem-not-found = There is no such thing.
problem-bad-request = The server cannot read that request.
problem-bad-option = One of the options cannot be set like this.
problem-bad-seats = The seats cannot be filled like this.
problem-bad-terms = Clock and agreements of the table cannot be set like this.
problem-bad-name = A name has 1 to 12 visible characters.
problem-bad-key = This link opens no seat at this table.
problem-bad-position = That is no position.
problem-bad-pack = That content is not known here, or cannot be played with.
problem-seat-taken = No seat is open at this table any more.
problem-wrong-origin = That request came from another site and was not taken.
problem-wrong-method = This address cannot be used like that.
problem-not-json = The server cannot read that request.
problem-bad-login = A name to sign in with has 2 to 24 visible characters.
problem-bad-password = A password has 8 to 128 characters, at least four of them different, and is not the name.
problem-bad-passkey = That passkey was not accepted. Please try again.
problem-name-taken = Somebody signs in with that name already.
problem-no-such-person = Nobody of that name shows a page.
problem-name-alike = That looks like the name of somebody else; please choose another.
problem-mixed-letters = Letters of several scripts could pass for another name. Use those of one script; Chinese and Latin ones go together.
problem-wrong-login = Name and password do not belong together.
problem-wrong-code = Name and recovery code do not belong together, or the code has been used.
problem-too-many-tries = Too many tries. Please wait a minute.
problem-prove-again = Please sign in once more before you do that.
problem-signed-in = You are signed in. Sign out to make another account.
problem-not-signed-in = You are not signed in.
problem-no-passkeys = Passkeys need an address with a name, over https or as localhost.
problem-too-many-passkeys = Your account has as many passkeys as it may. Remove one first.
problem-last-way-in = Nothing else leads into your account. Set a password first.
problem-blocked = Somebody here does not want to meet you, or you blocked them.
problem-too-many = That is as many as there may be.
problem-fault = We made a mistake. Your games are not affected; please try again.
