"""`sanjie play hunters`: from what the command was given to a table that can be talked through."""

import secrets
from typing import Final

from sanjie import packs
from sanjie.core.chance import SeededDealer
from sanjie.core.game import BadOption, NotationError
from sanjie.core.seats import Seat
from sanjie.games.hunters.game import Hunters
from sanjie.games.hunters.state import State
from sanjie.games.hunters.tables import MOST_PLAYERS
from sanjie.naming import HuntersNames
from sanjie.terminal.hunters_table import HuntersTable
from sanjie.terminal.speech import complain

USUAL: Final = 2  # players, when nothing is said
ALL: Final = "all"


def state_for(
    game: Hunters, options: list[str], players: int | None, position: str | None, language: str
) -> State:
    """The first state; ends the command with code 2 for what cannot be played."""
    if position is not None:
        if options or players is not None:
            complain(language, "terminal-position-alone")
        try:
            return game.read_position(position)
        except NotationError as problem:
            complain(language, "terminal-position-bad", detail=str(problem))
    chosen: dict[str, object] = {}
    for one in options:
        name, sign, value = one.partition("=")
        if not sign:
            complain(language, "terminal-option-form", asked=one, example="king=stonebone")
        chosen[name] = value
    count = USUAL if players is None else players
    if not 1 <= count <= MOST_PLAYERS:
        complain(language, "terminal-players-hunters", asked=count)
    try:
        return game.deal(game.variant(chosen), count)
    except BadOption as problem:
        complain(language, "terminal-option-bad", detail=str(problem))


def people_of(line: str, seats: int, language: str) -> list[Seat]:
    """The seats that people hold: `p0`, `0,2`, `all`; ends the command with code 2 for another."""
    if line.lower() == ALL:
        return list(range(seats))
    found: list[Seat] = []
    for part in line.split(","):
        name = part.strip().lower().removeprefix("p")
        if name not in [str(seat) for seat in range(seats)]:
            known = ", ".join(f"p{seat}" for seat in range(seats))
            complain(language, "terminal-no-hero-seat", asked=part, known=known)
        found.append(int(name))
    return sorted(set(found))


def bots_for(seats: int, people: list[Seat], level: int | None, language: str) -> dict[Seat, int]:
    """The level of every seat that nobody holds; ends the command with code 2 for a wrong level."""
    from sanjie.bots.registry import LEVELS  # loaded when there are bots: people alone need none

    most = LEVELS["hunters"]
    chosen = most if level is None else level  # bots play on your side: the best unless you want otherwise
    if not 1 <= chosen <= most:
        complain(language, "terminal-no-level", asked=chosen, most=most)
    return {seat: chosen for seat in range(seats) if seat not in people}


def table_for(
    pack: packs.Pack,
    options: list[str],
    players: int | None,
    seat: str,
    level: int | None,
    position: str | None,
    seed: int | None,
    language: str,
) -> tuple[HuntersTable, HuntersNames]:
    """The table and the names of its pack; ends the command with code 2 for what cannot be played."""
    game = Hunters(pack)
    state = state_for(game, options, players, position, language)
    people = people_of(seat, state.seats, language)
    bots = bots_for(state.seats, people, level, language) if len(people) < state.seats else {}
    number = secrets.randbelow(2**31) if seed is None else seed
    return HuntersTable(game, state, bots, SeededDealer(number), number), HuntersNames(pack.data)
