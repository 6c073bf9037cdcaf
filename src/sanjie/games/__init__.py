"""The rules; each folder is one game and knows no other. `sanjie.games.registry` lists them."""
