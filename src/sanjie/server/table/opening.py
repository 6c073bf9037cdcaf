"""Tables that are not stored yet, and when their games begin."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from sanjie.core.record import pack_of
from sanjie.core.seats import NOTHING, Seat
from sanjie.faces import face_with
from sanjie.fairness import SEED_BYTES
from sanjie.server.course import Course, dealer_of, luck_of, rested
from sanjie.server.keys import new_key
from sanjie.server.shelf.packs import names_of
from sanjie.server.stored import NO_NAMES, NewTable, Sitting, Standing
from sanjie.server.terms import OF_OLD, Terms


def new_table(
    table_id: str,
    game: str,
    options: Mapping[str, Any],
    sittings: Sequence[Sitting],
    seed: str | None = None,
    terms: Terms = OF_OLD,
    host: Seat = NOTHING,
    pack: str = "",
    pack_names: tuple[str, str] = NO_NAMES,
) -> NewTable:
    """A table of `game` for those `sittings` (in any order), ready to be stored. Raises BadOption.

    `pack` is the digest of its content, "" of what ships with the game; it must have been read. It is called
    `pack_names` here, or what it calls itself.
    If nothing is waited for it begins at once, with its first deal. `seed` is made here unless it is given.
    """
    face = face_with(game, pack)
    rules = face.game
    seats = tuple(sorted(sittings, key=lambda sitting: sitting.seat))
    variant = rules.variant(face.completed(options, len(seats)))
    chosen_seed = secrets.token_hex(SEED_BYTES) if seed is None else seed
    course = Course(face, rules.deal(variant, len(seats)), 0, 0, 0, len(seats))
    standing = Standing("waiting", host=host)
    if may_begin(seats, terms):
        course.run_on(dealer_of(luck_of(table_id, chosen_seed, seats)), {})
        standing = replace(standing, status="playing")
    played = course.closed()
    return NewTable(
        table_id,
        game,
        rules.revision,
        msgspec.json.encode(rules.chosen(variant)).decode(),
        rested(face, course, standing),
        seats,
        pack_of(rules),
        chosen_seed,
        played,
        terms,
        new_key() if terms.reach == "private" else "",
        pack_names if any(pack_names) else names_of(rules),
    )


def open_seat(seat: Seat) -> Sitting:
    """A seat that is open, with a new key: links of before open it no more."""
    return Sitting(seat, "open", invite=new_key())


def may_begin(sittings: Sequence[Sitting], terms: Terms) -> bool:
    """Whether a game with those `sittings` waits for nobody: no seat is open, everybody ready if need be."""
    if any(sitting.kind == "open" for sitting in sittings):
        return False
    people = [sitting for sitting in sittings if sitting.kind == "person"]
    return terms.begin == "full" or len(people) < 2 or all(sitting.ready for sitting in people)
