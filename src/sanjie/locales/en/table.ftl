### Around the board, at tables of every game.

## The bar at the top

panel = This table
take-back = Take back
past-look = Look back

## Looking back

past = The past
past-where = { $number } of { $upto }
past-slider = Which moment
past-first = To the beginning
past-back = One step back
past-on = One step on
past-about = So it stood. Nothing is decided in the past.
past-now = Back to now
past-now-short = Now
past-end = To the end
picked-overtaken = What you had picked is gone: the game went on meanwhile.
past-unheard = Earlier moments come from the server: they can be seen once the connection is back.
past-rematch = { $names } wants to play again
past-eyes = Through whose eyes
past-eyes-watcher = A watcher’s

## Clocks

clocks = Clocks
clock-days = { $days } d { $hours } h
clock-of = { $name }: { $left }{ $state ->
        [runs] , running
        [shared] , running for all who are asked
        [stopped] , stopped
        [away] , on vacation
       *[rests] {""}
    }
clock-low = { $left } seconds left
span-days = { $count ->
        [one] one day
       *[other] { $count } days
    }
span-hours = { $count ->
        [one] one hour
       *[other] { $count } hours
    }
span-minutes = { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
span-seconds = { $count ->
        [one] one second
       *[other] { $count } seconds
    }
span-and = { " " }

## What people ask of each other

ask-agree = Agree
ask-decline = No
ask-not-now = Not now
ask-withdraw = Take it back
ask-paused = Everybody agreed to a pause: no clock runs, nothing can be decided.
ask-resume = Go on
ask-pause-mine = You want a pause; waiting for { $waits }.
ask-pause-theirs = { $names } would like a pause. It begins when everybody agrees.
ask-undo-declined = Not everybody agreed to take it back.
ask-draw-declined = Your offer of a draw was declined.
ask-undo-mine = The last answer of { $names } is to be taken back; waiting for { $waits }.
ask-undo-theirs = { $names } would like to take the last answer back. Nothing new comes to light by it.
ask-stood-in = A bot of level { $level } plays in your place.
ask-come-back = Take my seat back
ask-gone = A bot of level { $level } plays in your place to the end; at this table, who has left has left.
ask-vacation = You are on vacation; your time rests.
ask-vacation-end = End the vacation
take-back-ask = Ask to take your last answer back?
take-back-about = Somebody may have seen what it showed, so everybody has to agree: { $names }. Whoever plays on has declined.
take-back-send = Ask them

## About this table

panel-pause = Ask for a pause
panel-vacation = Go on vacation ({ $left })
panel-leave = Leave
panel-record = Download the record
panel-agreed = What was agreed
panel-watch = Link to watch
panel-watch-about = Whoever opens it sees what everybody may see, and takes no seat.
watchers = { $count ->
        [0] Nobody watches
        [one] One person watches
       *[other] { $count } people watch
    }
tag-rating = { NUMBER($rating, useGrouping: 0) } ± { $sure }
tag-host = host
tag-ready = ready
tag-stand-in = a bot of level { $level } stands in
tag-vacation = on vacation
tag-asked = is asked
leave-ask = Leave this game?
leave-about = A bot of level { $level } plays on in your place.
leave-stay = Stay
leave-go = Leave, let a bot play

## Terms

between-sentences = { " " }
terms-reach-public = Anybody finds this table in the lobby.
terms-reach-link = Whoever has its address can look on.
terms-reach-private = Only links with a key let one see this table.
terms-clock-none = No clocks: everybody takes their time.
terms-clock-real = { $base } each.
terms-increment = { $increment } more after each decision.
terms-cap = No decision longer than { $cap }.
terms-shared = A question to several at once has { $shared } for all of them.
terms-late = When time is up, a bot answers that one question.
terms-clock-days = { $base } for each decision, { $shared } where several are asked at once. When time is up, a bot answers that one question.
terms-vacation = Each may be away { $vacation } in a game.
terms-drop-none = Whoever is away is waited for.
terms-drop-days = Nobody needs to stay: there are days for each decision.
terms-drop = After { $grace } away, a bot of level { $level } stands in.
terms-drop-returns = Whoever comes back takes the seat back.
terms-drop-final = Whoever has left cannot come back.
terms-drop-counts-played = The result counts as it was played.
terms-drop-counts-lost = For whoever is away at the end, the game counts as lost.
terms-rated = The result counts for ratings.
terms-watch-open = Who watches sees what is open to all, { $delay } later.
terms-watch-all = Who watches sees what any seat sees, { $delay } later.
terms-talk-phrases = One talks in quick phrases only.
terms-talk-off = There is no talk at this table.
terms-pack = Content: { $name } ({ $digest })

## A new table

create-game = Game
create-terms = Clock and agreements
create-minutes = { $minutes } min
create-never = never
create-at-once = at once
create-term-clock = Clock
create-term-clock-about = When time is up, a bot answers that one question; nobody loses by it.
create-term-clock-none = none
create-term-clock-real = minutes
create-term-clock-days = days
create-term-minutes = Minutes on each clock
create-term-increment = Seconds more after each decision
create-term-shared = Seconds for a question to several at once
create-term-days = Days for each decision
create-term-vacation = Days of vacation for each seat
create-term-reach = Who finds it
create-term-reach-about = A link always leads here; this is for everybody else.
create-term-reach-link = by address
create-term-reach-public = lobby
create-term-reach-private = links only
create-term-begin = Begins
create-term-begin-about = By itself with the last seat taken, or when everybody says so.
create-term-begin-full = when full
create-term-begin-ready = when ready
create-term-grace = A bot stands in after
create-term-grace-about = For whoever is away while others wait.
create-term-returns = May one come back?
create-term-returns-about = Whoever left takes the seat back from the bot.
create-term-counts = Counts, if a bot ended it, as
create-term-counts-about = For the one whose bot it was.
create-term-counts-played = played
create-term-counts-lost = lost
create-term-rated = Rated
create-term-rated-about = Counts for the ratings; everybody needs an account.
create-term-talk = Talk
create-term-talk-about = Quick phrases are told in each reader’s language.
create-term-talk-on = free
create-term-talk-phrases = phrases
create-term-talk-off = none
create-term-delay = Watchers see it
create-term-delay-about = Later, so that nobody is helped from outside.
create-term-eyes = Watchers see
create-term-eyes-about = All of it only because it comes late.
create-term-eyes-open = what is open
create-term-eyes-all = every hand
create-pack = Own content
create-pack-about = Cards of your own, as a file in YAML or JSON.
create-pack-bring = Choose a file
create-pack-drop = Without it
create-pack-chosen = { $name } ({ $digest })
create-pack-other = That content belongs to another game.
create-pack-faults = { $count ->
        [one] One thing is wrong with it
       *[other] { $count } things are wrong with it
    }

## Chance

fair = How chance is checked
fair-about = Every shuffle and die comes from a seed that was fixed before the game. This is its fingerprint; the seed itself is shown at the end.
fair-over = The game is over, so here is the seed. Download the record and check it yourself: everything is drawn again.
fair-hash = Fingerprint of the seed (SHA-256)
fair-seed = Seed
fair-salts = What the seats added
fair-check = Check it with

## Before the start

waiting-room = Before the start
waiting-seats = Seats
waiting-open = { $count ->
        [one] One seat is open. The game waits for somebody to take it.
       *[other] { $count } seats are open. The game waits until all are taken.
    }
waiting-ready = Waiting until everybody is ready: { $names }.
waiting-over = Everybody has left this table.
table-closed = This table is not open to you any more
table-closed-about = You got up, its host opened your seat, or somebody else sat down first.
waiting-removed = You no longer sit at this table: the host has opened your seat.
waiting-fill = Bot, level { $level }
waiting-fill-at = Put a bot of level { $level } at { $seat }
waiting-free = Open the seat
waiting-open-at = Open seat { $seat } for people
waiting-remove = Remove
waiting-remove-of = Remove { $name }
waiting-sit-at = Sit down at { $seat }
waiting-level-about = Of the bots you put on open seats.
waiting-am-ready = I am ready
waiting-not-ready = Not ready after all
waiting-leave = Get up
waiting-stood-in = A bot decides in your place.
waiting-delayed = You watch { $delay } later than it happens: perhaps the game has begun.
waiting-late = Somebody else took that seat; you are watching.
invite = { $count ->
        [one] Waiting for a friend
       *[other] Waiting for friends
    }
invite-about = { $count ->
        [one] Send this link: whoever opens it can sit down.
       *[other] Send everybody a link of their own: each is for one seat.
    }
invite-begins-full = The game starts when the last seat is taken.
invite-begins-ready = The game starts when everybody is ready.
invite-link-to = Invite link to { $seat }

## The result

result = Result
result-rules = The rules ended the game.
result-seat = Seat
result-points = Points
result-sum = Sum
result-no-points = none
result-won = won
result-forfeit = counts as lost
result-rating = rating { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) }
result-rematch = Again, same seats
result-rematch-about = Again: everybody moves on by one seat, the options stay. It begins when every person wants it.
result-like = A table like this
result-replay = Replay
end-none = Nobody won

## My games

mine = Your games
mine-ratings = Ratings
mine-rating = { NUMBER($rating, useGrouping: 0) } ± { $sure }
mine-picture = { $count ->
        [one] One rated game: { NUMBER($last, useGrouping: 0) }
       *[other] { $count } rated games, from { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) }, between { NUMBER($low, useGrouping: 0) } and { NUMBER($high, useGrouping: 0) }
    }
mine-move = Your move
mine-others = Others decide
mine-waiting = Not begun
mine-past = Over
mine-past-none = No game of yours is over yet.
mine-more = Earlier ones
mine-outcome-won = won
mine-outcome-lost = lost
mine-outcome-draw = drawn
mine-outcome-none = nobody won
mine-outcome-over = over

## What bots say that they decide for; the sentences are in bots.ftl

intents = What bots are about
intent-of = { $name }: { $words }
