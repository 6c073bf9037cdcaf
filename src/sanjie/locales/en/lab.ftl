### What `sanjie simulate` says.

lab-title = { $game }, { $games ->
        [one] one game
       *[other] { $games } games
    } of { $asked }, seed { $seed }
lab-row = { $name }: { $value }
lab-wins = { $seat } ({ $player }) wins
lab-player = { $level ->
        [0] at random
       *[other] level { $level }
    }
lab-draws = Nobody wins
lab-ending = Ended by { $clause }
lab-answers = Decisions
lab-turns = Turns
lab-share = { $share } % ({ $low } to { $high } %)
lab-spread = median { $middle }, 80 % between { $low } and { $high }, all between { $least } and { $most }
lab-playing = Playing
lab-interrupted = Interrupted: these are the games that were finished.
lab-no-game = There is no game { $asked }. There are: { $known }.
lab-no-level = There is no level { $asked }: 0 plays at random, levels 1 to { $most } are bots.
lab-no-bots = There are no bots for { $asked }; leave the levels out to play at random.
lab-no-seat = There is no seat { $asked } in this game: it has { $seats } seats.
lab-option-form = { $asked } is no option. Write name=value, for example place=must.
lab-option-bad = That cannot be played: { $detail }
