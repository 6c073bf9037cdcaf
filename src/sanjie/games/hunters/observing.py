"""A view as the rulebook's observation (HUNTERS-19.6)."""

from collections.abc import Mapping

from sanjie.games.hunters.snapshot import DEMON_KEYS, OPTION_KEYS
from sanjie.games.hunters.view import Decision, HuntersView, Player

OPEN_PARTS = ("pos", "camp", "life", "discard", "aura", "primary", "secondary", "board_action", "wild")


def observed(view: HuntersView) -> dict[str, object]:
    """What the view's seat is shown, with the keys of HUNTERS-19.6; a fresh mapping."""
    return {
        "options": {name: view.options[name] for name in OPTION_KEYS},
        "map": view.map,
        "difficulty": view.difficulty,
        "x": view.x,
        "surge_at": view.surge_at,
        "hero_life": view.hero_life,
        "curses": view.curses,
        "turn": view.turn,
        "last_roll": view.last_roll[:],
        "result": {"outcome": view.result.outcome, "reason": view.result.reason} if view.result else None,
        "decision": observed_decision(view.decision),
        "board": {place.cell: {"up": place.up, "tile": place.tile} for place in view.board},
        "fate": {
            "deck_count": view.fate.deck_count,
            "shown": view.fate.shown,
            "discard": view.fate.discard[:],
            "exile": view.fate.exile[:],
        },
        "supply": {"row": view.supply.row[:], "deck_count": view.supply.deck_count},
        "demon": {key: getattr(view.demon, key) for key in DEMON_KEYS},
        "players": [observed_player(player) for player in view.players],
    }


def observed_decision(decision: Decision | None) -> Mapping[str, object] | None:
    """The open decision (HUNTERS-18.1)."""
    if decision is None:
        return None
    found: dict[str, object] = {"kind": decision.kind, "seat": decision.seat}
    if decision.kind == "act":
        found["may_end"] = decision.may_end
    if decision.kind == "gain":
        found["match"] = decision.match
        found["source"] = decision.source
    return found


def observed_player(player: Player) -> dict[str, object]:
    """One hero, its hand only if it is seen."""
    found: dict[str, object] = {"hero": player.hero}
    found.update({part: getattr(player, part) for part in OPEN_PARTS})
    found["deck_count"] = player.deck_count
    found["hand_count"] = player.hand_count
    if player.hand is not None:
        found["hand"] = player.hand[:]
    return found
