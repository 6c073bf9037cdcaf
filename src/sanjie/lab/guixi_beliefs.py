"""How good the beliefs of Guixi's bots are: Brier score, a table of reliability, and what votes give away."""

from dataclasses import dataclass, field
from html import escape
from math import log2
from typing import Final

from sanjie.core.chance import Rng
from sanjie.core.seats import CHANCE
from sanjie.games.guixi.beliefs import beliefs_of, brier_terms
from sanjie.games.guixi.choices import VOTE, kind_in, what_in
from sanjie.games.guixi.effects import VOTED
from sanjie.games.guixi.offers import offer
from sanjie.games.guixi.phases import BLUE, RED
from sanjie.games.guixi.search import drawn
from sanjie.games.guixi.think import BELIEVER, Mind, decide
from sanjie.lab.guixi_teams import BLUFF, dealt

BINS: Final = 10
MOST: Final = 3  # cards of one colour in a vote that are told apart


@dataclass
class Calibration:
    """Beliefs in "red", gathered at the start of every turn from every seat about every other one."""

    games: int = 0
    count: int = 0
    squares: float = 0.0  # of belief minus truth
    prior_squares: float = 0.0  # the same for one who knows only what it has seen
    beliefs: list[float] = field(default_factory=lambda: [0.0] * BINS)  # per bin: sum
    reds: list[int] = field(default_factory=lambda: [0] * BINS)
    counts: list[int] = field(default_factory=lambda: [0] * BINS)
    votes: dict[tuple[int, int], list[int]] = field(default_factory=dict)  # red, blue cards -> by colour
    hosts: dict[tuple[int, int], list[int]] = field(default_factory=dict)  # the same of hosts

    @property
    def brier(self) -> float:
        """The Brier score of the beliefs, 0 for one who knows all."""
        return self.squares / self.count if self.count else 0.0

    @property
    def prior(self) -> float:
        """The Brier score of one who remembers no deeds."""
        return self.prior_squares / self.count if self.count else 0.0

    @property
    def rows(self) -> list[tuple[float, float, int]]:
        """Per bin that has any: the mean belief, the share that was red, how many."""
        return [
            (self.beliefs[one] / self.counts[one], self.reds[one] / self.counts[one], self.counts[one])
            for one in range(BINS)
            if self.counts[one]
        ]

    @property
    def error(self) -> float:
        """The expected calibration error: the mean distance of belief and share, weighted by count."""
        return sum(abs(belief - share) * count for belief, share, count in self.rows) / max(self.count, 1)


def calibrate(mode: str, seats: int, games: int, seed: int) -> Calibration:
    """Believers play `games` games; their beliefs and votes are noted."""
    found = Calibration()
    for number in range(games):
        follow(found, mode, seats, (seed << 32) + number)
        found.games += 1
    return found


def follow(found: Calibration, mode: str, seats: int, seed: int) -> None:
    """Note one game."""
    state = dealt(mode, seats, seed)
    minds = [Mind(BELIEVER, BLUFF) for _ in range(seats)]
    rng = Rng(seed ^ 1 << 40)
    scratch: list[int] = []
    turn = 0
    laid: dict[int, list[int]] = {}
    host = -1
    while state.awaiting:
        if state.turn != turn:
            turn = state.turn
            note_votes(found, laid, state.ids, host)
            laid = {}
            for seat in range(seats):
                note_beliefs(found, brier_terms(beliefs_of(state, seat, True), state, seat), True)
                note_beliefs(found, brier_terms(beliefs_of(state, seat, False), state, seat), False)
        if state.awaiting >> CHANCE & 1:
            scratch.clear()
            offer(state, scratch)
            choice = drawn(state, scratch, rng)
        else:
            seat = state.awaiting.bit_length() - 1
            choice = decide(state, seat, minds[seat], rng)
            if state.stack[-1].step == VOTED:
                host = state.host
                row = laid.setdefault(seat, [0, 0])
                if kind_in(choice) == VOTE:
                    row[what_in(choice) & 1] += 1
        state.play(choice)


def note_beliefs(found: Calibration, terms: list[float], remembering: bool) -> None:
    """Count pairs of belief and truth."""
    for belief, truth in zip(terms[::2], terms[1::2], strict=True):
        if not remembering:
            found.prior_squares += (belief - truth) ** 2
            continue
        place = min(int(belief * BINS), BINS - 1)
        found.count += 1
        found.squares += (belief - truth) ** 2
        found.beliefs[place] += belief
        found.reds[place] += int(truth)
        found.counts[place] += 1


def note_votes(found: Calibration, laid: dict[int, list[int]], identities: list[int], host: int) -> None:
    """Count the cards of each colour that red and blue players have laid."""
    for seat, (red, blue) in laid.items():
        if identities[seat] in (RED, BLUE):
            table = found.hosts if seat == host else found.votes
            row = table.setdefault((min(red, MOST), min(blue, MOST)), [0, 0])
            row[identities[seat]] += 1


def guessing(table: dict[tuple[int, int], list[int]]) -> tuple[float, float, int]:
    """How often the colour is guessed from the vote alone by the best rule, bits it tells (of 1), votes."""
    total = sum(sum(row) for row in table.values())
    if not total:
        return 0.5, 0.0, 0
    colours = [sum(row[colour] for row in table.values()) for colour in (RED, BLUE)]
    right = sum(max(row) for row in table.values()) / total
    bits = 0.0
    for row in table.values():
        for colour in (RED, BLUE):
            if row[colour]:
                bits += row[colour] / total * log2(row[colour] * total / (sum(row) * colours[colour]))
    return right, bits, total


def reliability_chart(found: Calibration, title: str, across: str, up: str) -> str:
    """An SVG document: the share that was red against the belief, a dot a bin, its area by count.

    It needs no style sheet and no script, and is readable on white and on black paper.
    """
    left, top, side = 70, 50, 360
    bottom = top + side
    most = max(found.counts) or 1
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + side + 40} {bottom + 60}" role="img"'
        f' aria-label="{escape(title)}" font-family="sans-serif" font-size="13">',
        f'<rect width="{left + side + 40}" height="{bottom + 60}" fill="#fbfaf6"/>',
        f'<text x="16" y="26" font-size="15" font-weight="bold" fill="#222">{escape(title)}</text>',
        f'<path d="M{left} {bottom}L{left + side} {top}" stroke="#b3402e" stroke-dasharray="4 3"/>',
    ]
    for percent in (0, 25, 50, 75, 100):
        x, y = left + side * percent / 100, bottom - side * percent / 100
        parts.append(f'<path d="M{x:g} {top}V{bottom}M{left} {y:g}H{left + side}" stroke="#d8d4c8"/>')
        parts.append(f'<text x="{x:g}" y="{bottom + 18}" text-anchor="middle" fill="#555">{percent}</text>')
        parts.append(f'<text x="{left - 8}" y="{y + 5:g}" text-anchor="end" fill="#555">{percent}</text>')
    for belief, share, count in found.rows:
        x, y = left + side * belief, bottom - side * share
        radius = 3 + 9 * (count / most) ** 0.5
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="#5b7f95"/>')
    parts += [
        f'<text x="{left + side / 2:g}" y="{bottom + 42}" text-anchor="middle" fill="#222">'
        f"{escape(across)}</text>",
        f'<text transform="translate(22 {top + side / 2:g})rotate(-90)" text-anchor="middle" fill="#222">'
        f"{escape(up)}</text>",
        "</svg>",
        "",
    ]
    return "\n".join(parts)
