"""Rules and games in the terminal: what is drawn there, and the loop that asks."""
