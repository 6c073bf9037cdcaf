"""Players: a view in, a choice out."""
