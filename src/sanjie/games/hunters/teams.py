"""Whole games by a team that follows one rule of thumb: the inside door of the lab and of roll-outs."""

from sanjie.core.seats import CHANCE, NOBODY
from sanjie.games.hunters.luck import Luck
from sanjie.games.hunters.reference import Style, refer
from sanjie.games.hunters.state import State


def asked(t: State) -> int:
    """The seat that is asked; the game is not over, and nobody is asked together with others."""
    seat = 0
    while t.awaiting >> seat & 1 == 0:
        seat += 1
    return seat


def play_out(t: State, style: Style, luck: Luck) -> int:
    """Play `t` to its end; how many answers the players gave."""
    answers = 0
    while t.awaiting != NOBODY:
        if t.awaiting >> CHANCE & 1:
            t.play(luck.answer(t))
        else:
            t.play(refer(t, asked(t), style))
            answers += 1
    return answers
