"""Many games at once: simulations and what they say, with intervals."""
