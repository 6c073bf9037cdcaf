### Other people: the ladder, their pages, and finding somebody to play with.

ladder = Ladder
ladder-about = Everybody with an account who has played { $needed } rated games. A rating is what we believe; the line beside it says how sure we are, two times out of three.
ladder-games = Games
ladder-of = Ladder of { $game }
ladder-none = Nobody has played { $needed } rated games of this yet.
ladder-rank = Rank
ladder-name = Name
ladder-rating = Rating
ladder-sure = How sure
ladder-played = Games
ladder-spread = How ratings are spread
ladder-spread-told = { $people ->
        [one] One person,
       *[other] { $people } people,
    } from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }; most of them from { NUMBER($most, useGrouping: 0) } on.
ladder-bar = { $people ->
        [one] one person
       *[other] { $people } people
    } from { NUMBER($rating, useGrouping: 0) } on
ladder-you = You are number { $rank } of { $people }.
ladder-not-you = You are not on it: that takes an account, { $needed } rated games, and a page that is shown.
ladder-before = Stronger ones
ladder-after = Further down
ladder-marks = What people are measured against
ladder-marks-about = Bots play rated games too. A king is rated as what each hero needs to be his match.
ladder-king = { $king }, { $difficulty }, { $heroes ->
        [one] one hero
       *[other] { $heroes } heroes
    }
person = Page of { $name }
person-since = Here since { $day }
person-yours = This is your own page, as others see it.
person-yours-hidden = This is your own page. Nobody else can see it.
person-change = Change that
person-unrated = No rated games yet.
person-between = You and { $name }
person-between-told = { $won } won by you, { $lost } by { $name }, { $both } together, { $neither } by neither
person-won = you won
person-lost = { $name } won
person-both = won together
person-neither = neither won
person-tables = Public games
person-tables-none = No public game of theirs is over yet.
match = Play with people
match-about = You sit down at the next public table that suits you, or open one for whoever comes next. No clock; the game begins when all seats are taken.
match-game = Game
match-players = Players
match-find = Find people
match-looking = Looking for people…
match-here = { $here } of { $seats } are here.
match-wait = Keep this page open; you will be taken to the table as soon as all are there.
match-waited = Waiting for { $minutes ->
        [0] less than a minute
        [one] a minute
       *[other] { $minutes } minutes
    }
match-stop = Stop looking
match-found = All are here. To the table…
match-ended = The table is gone. Look again?
match-invite = Or send this link to a friend; whoever opens it takes a seat.
