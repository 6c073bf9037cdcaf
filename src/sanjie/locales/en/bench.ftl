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
bench-server-moves = Server, moves at 32 tables of two, each committed before it is shown
bench-server-median = Server, from a move to its being seen, the median
bench-server-slowest = Server, from a move to its being seen, 99 of 100 within
bench-no-server = No server could be started to be measured: { $detail }
bench-no-chart = The chart cannot be written: { $detail }
