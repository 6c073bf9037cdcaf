"""Lanterns: a small game of our own, so that the laws meet chance, secrets, ballots and a stack."""
