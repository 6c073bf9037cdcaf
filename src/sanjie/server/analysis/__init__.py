"""Looking at Aras without playing: how a game stood turn by turn, and positions to try decisions on."""
