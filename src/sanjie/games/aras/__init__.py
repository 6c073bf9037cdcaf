"""亞拉斯之戒 The Ring of Aras: two summoners, one board of 44 cells, nothing hidden.

Read in this order: `board` and `shapes` (geometry), `position` (what is true at the table), `creatures` and
`characters` (one file each), `offers` (what may be decided), `state` (the turn), `reasons` (why not),
`notation`, `view`, `game` (the face to the outside), `search` (playouts, perft and look-ahead inside).
"""
