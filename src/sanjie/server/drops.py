"""People who leave a table: what it has agreed on for that, and when a bot stands in. No time of its own.

A seat keeps its person. While a bot stands in, it answers as that seat's own bot would, of the level agreed.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from sanjie.core.seats import Seat
from sanjie.server.stored import Sitting
from sanjie.server.terms import Contract


@dataclass(frozen=True)
class Company:
    """Who is connected now, and since when who is not; in milliseconds since 1970."""

    present: frozenset[str] = frozenset()  # guests
    gone: tuple[tuple[str, int], ...] = ()  # (guest, since when), of those who sit here
    since: int = 0  # how long anybody who sits here has been connected without a break

    def here(self, sittings: Sequence[Sitting]) -> bool:
        """Whether anybody who sits there is connected."""
        return any(sitting.guest in self.present for sitting in sittings if sitting.kind == "person")


def company(
    sittings: Sequence[Sitting], present: Collection[str], before: Company | None, now: int
) -> Company:
    """Who is here `now`, from who was before; at the start everybody else has only just gone."""
    people = [sitting.guest for sitting in sittings if sitting.kind == "person"]
    gone = dict(before.gone) if before else {}
    away = tuple((guest, gone.get(guest, now)) for guest in people if guest not in present)
    still = before is not None and before.here(sittings)
    return Company(frozenset(present), away, before.since if before and still else now)


def due(contract: Contract, sitting: Sitting, who: Company, sittings: Sequence[Sitting]) -> int | None:
    """When a bot stands in for the person at `sitting` if they stay away; None if that never comes.

    Nobody is replaced while nobody is there to play with; the wait begins anew when somebody comes.
    """
    gone: Mapping[str, int] = dict(who.gone)
    if contract.grace == 0 or sitting.kind != "person" or sitting.stand_in or sitting.guest not in gone:
        return None
    if not who.here(sittings):
        return None
    return max(gone[sitting.guest], who.since) + contract.grace


def comes_back(contract: Contract, sitting: Sitting, who: Company) -> bool:
    """Whether a bot gives the seat back by itself: its person is here, and did not leave on purpose."""
    return bool(sitting.stand_in) and contract.returns and not sitting.quit and sitting.guest in who.present


def lost_by_leaving(contract: Contract, sittings: Sequence[Sitting]) -> list[Seat]:
    """The seats for which a game that ends now counts as lost, whoever won it; ascending."""
    if contract.counts != "lost":
        return []
    return [sitting.seat for sitting in sittings if sitting.kind == "person" and sitting.stand_in]
