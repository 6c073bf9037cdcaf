### What `sanjie bench` says.

bench-machine = Machine
bench-machine-about = { $cpu }, { $cores ->
        [one] one core
       *[other] { $cores } cores
    }, { $system }
bench-python = Python
bench-build = Rules
bench-calibration = Calibration loop, plain Python
bench-aras-playouts-inside = Aras, random playouts inside
bench-aras-playouts-driven = Aras, random playouts driven from Python
bench-aras-playouts-outside = Aras, random playouts by options and checked answers
bench-aras-perft = Aras, perft (the last decision is counted, not played)
bench-aras-search = Aras, search
bench-aras-copy-from = Aras, copy_from into a scratch state
bench-aras-clone = Aras, clone
bench-aras-options = Aras, list of options
bench-aras-view = Aras, view
bench-aras-imagine = Aras, imagine
bench-aras-pack = Aras, pack
bench-ladder-title = { $game }, ladder of the levels, seed { $seed }
bench-ladder-rung = Level { $upper } against { $lower }
bench-ladder-score = { $share } % ({ $low } to { $high } %) in { $games ->
        [one] one game
       *[other] { $games } games
    }: { $wins } won, { $draws } drawn, { $losses } lost; wanted { $wanted } %: { $met ->
        [yes] met
       *[no] missed
    }
bench-ladder-playing = Level { $upper } against { $lower }
bench-interrupted = Interrupted: these are the figures that were finished.
bench-no-such = There is no bench { $asked }. There are: { $known }.
bench-no-level = Level { $asked } has no level below it to be measured by; levels 2 to { $most } have.
bench-server-moves = Server, moves at 64 tables of two, each committed before it is shown
bench-server-median = Server, from a move to its being seen, the median
bench-server-slowest = Server, from a move to its being seen, 99 of 100 within
bench-server-cost = Server, its processor time for a move of Aras
bench-server-table = Server, memory for such a table and its sockets
bench-server-guixi-moves = Server, moves at 32 tables of six in Guixi, each committed before it is shown
bench-server-guixi-median = Server, from a move of Guixi to its being seen, the median
bench-server-guixi-slowest = Server, from a move of Guixi to its being seen, 99 of 100 within
bench-server-guixi-cost = Server, its processor time for a move of Guixi
bench-server-guixi-table = Server, memory for such a table of Guixi and its sockets
bench-server-paced-moves = Server, moves at 300 tables of two, one a second at each
bench-server-paced-median = Server, from such a move to its being seen, the median
bench-server-paced-slowest = Server, from such a move to its being seen, 99 of 100 within
bench-server-paced-cost = Server, its processor time for such a move
bench-server-paced-table = Server, memory for such a table and its two sockets
bench-server-idle-moves = Server, moves at 50 tables of two, one a second at each, beside 2000 sockets that only look on
bench-server-idle-median = Server, from a move beside those to its being seen, the median
bench-server-idle-slowest = Server, from a move beside those to its being seen, 99 of 100 within
bench-server-idle-cost = Server, its processor time for a move beside those
bench-server-idle-socket = Server, memory for a socket that only looks on
bench-no-server = No server could be started to be measured: { $detail }
bench-no-chart = The chart cannot be written: { $detail }
bench-guixi-playouts-inside = Guixi, six seats, random playouts inside
bench-guixi-games = Guixi, six seats, whole random games
bench-guixi-bot-games = Guixi, six seats, whole games of believers
bench-guixi-clone = Guixi, clone
bench-guixi-options = Guixi, list of options
bench-guixi-views = Guixi, views for all six seats
bench-guixi-imagine = Guixi, imagine
bench-guixi-believer = Guixi, a believer chooses a ghost, its beliefs worked out anew
bench-guixi-pack = Guixi, pack
bench-teams-title = { guixi-name }, teams, seed { $seed }
bench-teams-plain-four = Level 2 as red against random players, four seats
bench-teams-plain-six = Level 2 as red against random players, six seats, competitive
bench-teams-believer-four = Level 3 as red against random players, four seats
bench-teams-believer-six = Level 3 as red against random players, six seats, competitive
bench-teams-beliefs-four = Level 3 against level 2 on the same deals, four seats
bench-teams-beliefs-six = Level 3 against level 2 on the same deals, six seats
bench-teams-beliefs-elders = Level 3 against level 2 on the same deals, six seats, competitive
bench-teams-lookahead-four = Level 4 against level 3 on the same deals, four seats
bench-teams-lookahead-elders = Level 4 against level 3 on the same deals, six seats, competitive
bench-teams-red = { $name }: { $wins } of { $games } won, { $shared } shared or won by neither, { $losses } lost ({ $low } to { $high } %); wanted { $wanted } %: { $met ->
        [yes] met
       *[no] missed
    }
bench-teams-swapped = { $name }: { $wins } won, { $losses } lost of { $games }, a lead of { $lead } ± { $margin } points of 100; wanted { $wanted }, surely above 0: { $met ->
        [yes] met
       *[no] missed
    }
bench-beliefs-title = { guixi-name }, beliefs in identities, seed { $seed }
bench-beliefs-standard-4 = four seats
bench-beliefs-standard-6 = six seats
bench-beliefs-competitive-6 = six seats, competitive
bench-beliefs-score = Beliefs, { $name }, { $games } games, { $count } beliefs: Brier score { $brier } (without memory of deeds { $prior }), expected calibration error { $error }
bench-beliefs-row = {"  "}believed red { $belief } %, were red { $share } %, { $count } times
bench-beliefs-votes = {"  "}colour guessed from the cards of a vote for somebody else: { $right } % right, { $bits } bits of 1, { $count } votes
bench-beliefs-hosts = {"  "}colour guessed from the host's own cards: { $right } % right, { $bits } bits of 1, { $count } votes
bench-beliefs-chart = Beliefs in "red" at six seats
bench-beliefs-across = believed, %
bench-beliefs-up = were red, %
bench-hunters-playouts-inside = Hunters, two players, random playouts inside
bench-hunters-games = Hunters, two players, whole random games
bench-hunters-bot-games = Hunters, two players, whole games of the reference team
bench-hunters-planned-games = Hunters, two players, whole games of the planning team
bench-hunters-clone = Hunters, clone
bench-hunters-copy-from = Hunters, copy_from into a scratch state
bench-hunters-options = Hunters, list of options
bench-hunters-views = Hunters, views for both players
bench-hunters-imagine = Hunters, imagine
bench-hunters-pack = Hunters, pack
bench-balance-title = { hunters-name }, games won by the reference team, lives: { $numbers }, seed { $seed }
bench-balance-playing = Playing
bench-balance-difficulty = { $difficulty }, wanted { $wanted } %
bench-balance-players = players
bench-balance-all = all, %
bench-balance-off = off
bench-balance-curse = lost by curses, %
bench-balance-weary = by weariness, %
bench-balance-turns = turns
bench-balance-chart = Games won by the reference team, %
bench-balance-no-such = There is no { $asked } here. There are: { $known }.
bench-balance-no-file = The finished parts cannot be kept: { $detail }
bench-hunters-teams-title = { hunters-name }, the planning team against the reference team on the same tables with the same luck, seed { $seed }
bench-hunters-teams-line = { $difficulty }: { $games } pairs, won { $planned } % against { $referred } %, a lead of { $lead } ± { $margin } points; wanted 5, surely above 0: { $met ->
        [yes] met
       *[no] missed
    }
