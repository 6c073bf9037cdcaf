"""`sanjie play guixi`: from what the command was given to a table that can be talked through."""

import secrets

from sanjie import packs
from sanjie.core.chance import SeededDealer
from sanjie.core.game import BadOption, NotationError
from sanjie.games.guixi.game import Guixi
from sanjie.games.guixi.state import State
from sanjie.naming import Names
from sanjie.terminal.guixi_table import GuixiTable
from sanjie.terminal.speech import complain


def chosen_options(options: list[str], mode: str | None, expansion: bool, language: str) -> dict[str, object]:
    """The options by name; ends the command with code 2 for a line that is none."""
    chosen: dict[str, object] = {}
    for one in options:
        name, sign, value = one.partition("=")
        if not sign:
            complain(language, "terminal-option-form", asked=one, example="mode=fun")
        chosen[name] = value
    if mode is not None:
        chosen["mode"] = mode
    if expansion:
        chosen["expansion"] = "true"
    return chosen


def players_of(chosen: dict[str, object], players: int | None) -> int:
    """How many play: as many as wanted, or the usual number of the mode."""
    if players is not None:
        return players
    return {"fun": 3, "competitive": 6}.get(str(chosen.get("mode")), 6)


def state_for(
    pack: packs.Pack,
    chosen: dict[str, object],
    players: int | None,
    position: str | None,
    language: str,
) -> State:
    """The state to start from; ends the command with code 2 for options or a position that are none."""
    game = Guixi(pack)
    try:
        if position is None:
            return game.deal(game.variant(chosen), players_of(chosen, players))
        if chosen or players is not None:
            complain(language, "terminal-position-alone")
        return game.read_position(position)
    except BadOption as problem:
        complain(language, "terminal-option-bad", detail=str(problem))
    except NotationError as problem:
        complain(language, "terminal-position-bad", detail=str(problem))


def table_for(
    pack: packs.Pack,
    state: State,
    seat: str,
    level: int | None,
    hotseat: bool,
    seed: int | None,
    language: str,
) -> tuple[GuixiTable, Names]:
    """The table and the names of its cards; ends the command with code 2 for a wrong seat or level."""
    number = secrets.randbelow(2**31) if seed is None else seed
    bots = {} if hotseat else bots_for(state.seats, seat, level, language)
    return GuixiTable(Guixi(pack), state, bots, SeededDealer(number), number), Names(pack.data)


def bots_for(players: int, seat: str, level: int | None, language: str) -> dict[int, int]:
    """The level of every seat but one's own; ends the command with code 2 for a wrong seat or level."""
    from sanjie.bots.registry import LEVELS  # loaded when there are bots: hot-seat games need none

    signs = [f"p{one}" for one in range(players)]
    wanted = seat.lower() if seat.lower().startswith("p") else f"p{seat}"
    if wanted not in signs:
        complain(language, "terminal-no-seat", asked=seat, known=", ".join(signs))
    most = LEVELS["guixi"]
    chosen = (most + 1) // 2 if level is None else level
    if not 1 <= chosen <= most:
        complain(language, "terminal-no-level", asked=chosen, most=most)
    return {number: chosen for number, sign in enumerate(signs) if sign != wanted}
