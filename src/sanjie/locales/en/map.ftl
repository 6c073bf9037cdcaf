### What `sanjie map` says: maps of Hunters drawn.

map-title = { $name } ({ $id })
map-columns = <- q of the column
map-signs = A–E: places for camps. K: where the demon king starts.
map-players = { $count ->
    [one] 1 player
   *[other] { $count } players
 }: K at { $king }; steps to the camps: { $ways }
map-none = There is no map { $asked } in this pack. There are: { $known }.
map-several = This pack has several maps. Say which to write: { $known }.
map-written = Written: { $file }
map-not-written = { $file } cannot be written: { $detail }
map-players-bad = { $asked } cannot play: Hunters is for 1 to { $most }.
