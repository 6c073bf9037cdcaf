"""The words every game speaks: seats, answers, frames, events, chance, records. No game, no I/O, no text."""
