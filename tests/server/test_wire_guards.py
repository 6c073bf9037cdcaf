"""The law of the wire finds leaks: each guard of a secret is broken here once, and the law must say so."""

from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any, Final

import msgspec
import pytest

from sanjie.core.events import Event
from sanjie.core.play import Refused
from sanjie.core.seats import CHANCE, EVERYONE, NOTHING, WATCHER, Seat, SeatSet, holds, members
from sanjie.games.hunters.forecast import forecast_of
from sanjie.server import api, beats, course, forecasts, judging, sockets, telling, undo, wire
from sanjie.server.live import Live
from sanjie.server.table import Step, Table, merged
from sanjie.server.talk.late import Seen
from sanjie.server.talk.rooms import Rooms
from server.wiretap import Told, follow
from server.wireworlds import Memory

PAIRS: Final = 240  # of worlds in which the leak must show; most do within the first few
Patch = pytest.MonkeyPatch


def asked(table: Table) -> Seat:
    """A seat that is asked now, whoever looks; NOTHING if none is."""
    return table.asked()[0] if table.asked() else NOTHING


def choices(table: Table) -> int:
    """How many answers it has: what depends on this tells of its cards."""
    return len(table.state.options(asked(table))) if table.asked() else 0


def one_view_for_all(patch: Patch) -> None:
    """Everybody is sent the view of seat 0."""
    patch.setattr(Table, "view", lambda table, seat: table.face.game.view(table.state, 0))


def what_is_made_once_is_made_for_whoever_came_first(patch: Patch) -> None:
    """What is kept to be shown again does not remember for whose eyes it was made."""
    once = Table.once

    def made(table: Table, name: str, key: object, make: Callable[[], Any]) -> Any:
        return once(table, name, None if name in ("view", "shown") else key, make)

    patch.setattr(Table, "once", made)


def one_log_for_all(patch: Patch) -> None:
    """Everybody is sent the log of seat 0."""
    patch.setattr(Table, "told", lambda table, seat: table.log[0])


def answers_in_every_log(patch: Patch) -> None:
    """The log names the answer, whoever may know it."""
    tell = course.Course._tell

    def told(self: course.Course, event: Event, turn: int, notation: str, _known_to: SeatSet) -> None:
        tell(self, event, turn, notation, EVERYONE)

    patch.setattr(course.Course, "_tell", told)


def stories_as_to_who_acts(patch: Patch) -> None:
    """Everybody is told a story as its actor is."""
    tell = course.Course._tell

    def told(self: course.Course, event: Event, turn: int, notation: str, known_to: SeatSet) -> None:
        tell(self, event, turn, notation, known_to)
        if event.seat in self.lines:
            for lines in self.lines.values():
                lines[-1] = self.lines[event.seat][-1]

    patch.setattr(course.Course, "_tell", told)


def decisions_for_all(patch: Patch) -> None:
    """Everybody is sent what is asked of whoever is asked."""
    decide = telling.decision
    patch.setattr(telling, "decision", lambda table, seat: decide(table, asked(table)))


def standing_answers_for_all(patch: Patch) -> None:
    """Everybody is sent a standing answer of somebody."""
    line = telling.standing_line

    def shown(table: Table, seat: Seat) -> str:
        return next((line(table, one.seat) for one in table.sittings if one.stands), "")

    patch.setattr(telling, "standing_line", shown)


def why_for_the_asked(patch: Patch) -> None:
    """A question about an answer is judged as if its asker were asked."""

    def explained(table: Table, _guest: str, message: judging.Question) -> judging.Reply:
        choice = judging.read(table, message)
        if isinstance(message, wire.Preview) or not isinstance(choice, int) or not table.asked():
            return wire.Problem(message.id, "no-preview", "")
        return judging.because(table, message, table.state.refuse(asked(table), choice))

    patch.setattr(sockets, "explained", explained)


def previews_for_all(patch: Patch) -> None:
    """What an answer would lead to is shown where something is hidden."""
    explained = judging.explained

    def shown(table: Table, guest: str, message: judging.Question) -> judging.Reply:
        choice = judging.read(table, message)
        if not isinstance(message, wire.Preview) or not isinstance(choice, int) or not table.asked():
            return explained(table, guest, message)
        state = table.state.clone()
        try:
            state.answer(asked(table), choice)
        except Refused as refused:
            return judging.because(table, message, refused.clause)
        return wire.Previewed(
            message.id, table.face.game.name, message.answer, table.face.game.view(state, 29)
        )

    patch.setattr(sockets, "explained", shown)


def undo_by_what_another_may(patch: Patch) -> None:
    """Whether an answer can be taken back depends on what others can answer."""
    patch.setattr(undo, "is_free", lambda table, seat: choices(table) > 2)


def windows_that_close_by_themselves(patch: Patch) -> None:
    """The table answers for who has no choice."""
    run_on = course.Course.run_on

    def run(self: course.Course, *given: Any) -> None:
        run_on(self, *given)
        while self.state.awaiting and not holds(self.state.awaiting, CHANCE):
            seat = members(self.state.awaiting)[0]
            options = self.state.options(seat)
            if len(options) > 1:
                return
            self.answer(seat, options[0])
            run_on(self, *given)

    patch.setattr(course.Course, "run_on", run)


def details_with_numbers(patch: Patch) -> None:
    """What was wrong with a command says how many answers there are."""
    judged = judging.judged

    def said(table: Table, *given: Any) -> Step | judging.Reply:
        verdict = judged(table, *given)
        if isinstance(verdict, wire.Problem):
            return wire.Problem(verdict.id, verdict.name, f"{verdict.detail}; {choices(table)} answers")
        return verdict

    patch.setattr("sanjie.server.tables.judged", said)


def clocks_by_choices(patch: Patch) -> None:
    """Who has more choices has more time."""
    clock_told = telling.clock_told

    def told(table: Table, now: int) -> wire.ClockInfo | None:
        info = clock_told(table, now)
        return info and msgspec.structs.replace(info, left=[one + choices(table) for one in info.left])

    patch.setattr(telling, "clock_told", told)


def seed_at_once(patch: Patch) -> None:
    """The seed is shown while it is drawn from."""

    def shown(table: Table) -> wire.Fairness:
        return wire.Fairness("", table.seed, [])

    patch.setattr(telling, "fairness", shown)


def record_at_once(patch: Patch) -> None:
    """The record is given while the game is played."""
    opened = api.opened

    async def shown(tables: Any, table_id: str) -> Any:
        live = await opened(tables, table_id)
        table = Table.__new__(Table)
        table.__dict__.update(live.table.__dict__)
        table.standing = replace(table.standing, status="over", ended_by="abandoned")
        return Live(table)

    patch.setattr(api, "opened", shown)
    patch.setattr(api, "may_see", lambda *_: True)


def forecasts_as_for_the_struck(patch: Patch) -> None:
    """Everybody is forecast what the demon king would do as each hero itself knows it."""
    patch.setattr(
        forecasts,
        "forecast_of",
        lambda state, seat: [forecast_of(state, one) for one in range(state.seats)],
    )


def guests_by_id(patch: Patch) -> None:
    """A seat shows by which id its guest is known to the server."""
    patch.setattr(telling, "shown_name", lambda guest, name: guest)


def refusals_that_all_hear_of(patch: Patch) -> None:
    """Everybody is sent the table anew when somebody's command is refused."""
    answer = sockets.answer

    def said(live: Live, line: sockets.Line, reply: wire.ServerMessage) -> None:
        answer(live, line, reply)
        if isinstance(reply, wire.Problem):
            live.show_all()

    patch.setattr(sockets, "answer", said)


def keys_for_strangers(patch: Patch) -> None:
    """A watcher is sent the key by which the table is watched."""
    told = telling.told

    def shown(
        table: Table,
        seat: Seat,
        events_from: int,
        present: Collection[str],
        now: int | None = None,
        eyes: Seat = NOTHING,
    ) -> wire.Table:
        message = told(table, seat, events_from, present, now, eyes)
        return msgspec.structs.replace(message, watch=telling.watch(table))

    patch.setattr(sockets, "told", shown)


def sides_when_it_is_given_up(patch: Patch) -> None:
    """A game that is given up shows by its winners who was on which side."""
    ending = telling.ending

    def shown(table: Table) -> wire.Ending | None:
        found = ending(table)
        if found is None or found.by != "abandoned":
            return found
        return msgspec.structs.replace(found, winners=[one for one in table.state.ids if one >= 0])

    patch.setattr(telling, "ending", shown)


def lists_that_count(patch: Patch) -> None:
    """The list of tables tells how many answers there are."""
    line_of = telling.line_of

    def shown(line: Any, present: Collection[str]) -> wire.TableLine:
        told = line_of(line, present)
        return msgspec.structs.replace(told, turn=sum(len(one.answer) for one in line.table.answers))

    patch.setattr(telling, "line_of", shown)


def everything_is_undone_freely(patch: Patch) -> None:
    """A log of what was taken back names the answer."""
    taken_back = course.Course.take_back

    def told(self: course.Course, seat: Seat, to: int, state: Any, skipped: int) -> None:
        options = len(self.state.options(members(self.state.awaiting)[0])) if self.state.awaiting else 0
        taken_back(self, seat, to, state, skipped)
        for lines in self.lines.values():
            lines[-1] = msgspec.structs.replace(lines[-1], notation=str(options))

    patch.setattr(course.Course, "take_back", told)


def draws_of_all_for_who_leads_several(patch: Patch) -> None:
    """Who leads several heroes is told what every hero has drawn."""
    told = Table.told

    def shown(table: Table, seat: Seat) -> list[wire.Happening]:
        if seat == NOTHING or len(members(table.own(seat))) < 2:
            return told(table, seat)
        return merged([table.log[one] for one in range(table.seats)], table.log[WATCHER])

    patch.setattr(Table, "told", shown)


def the_view_of_another_for_who_leads_several(patch: Patch) -> None:
    """Who leads several heroes sees what the seat after its first one sees."""
    view = Table.view

    def shown(table: Table, seat: Seat) -> Any:
        if seat == NOTHING or len(members(table.own(seat))) < 2:
            return view(table, seat)
        return table.face.game.view(table.state, (seat + 2) % table.seats)

    patch.setattr(Table, "view", shown)


def late_watchers_see_it_as_it_is(patch: Patch) -> None:
    """Who watches late is sent the table in play."""
    patch.setattr(sockets, "is_late", lambda table: False)


def late_watchers_look_through_the_next_seat(patch: Patch) -> None:
    """Who watches late is shown what another seat sees than the one they look through."""
    through = sockets.Line.look_through
    patch.setattr(sockets.Line, "look_through", lambda line, seat: through(line, 1 - seat % 2))


def late_watchers_hear_at_once(patch: Patch) -> None:
    """Who watches late hears what the seats say as they say it."""
    patch.setattr(Rooms, "cut", lambda rooms, table, seat: rooms.tables.now())


def late_watchers_foresee_it_as_it_is(patch: Patch) -> None:
    """Who watches late has the forecast of the table in play."""
    patch.setattr(forecasts, "is_late", lambda table: False)


def late_watchers_are_told_of_the_next_moment(patch: Patch) -> None:
    """What has come of age is one moment too young."""
    seen = Memory.seen

    def shown(memory: Memory, cut: int) -> Seen:
        found = seen(memory, cut)
        return found if found.following is None else seen(memory, found.following)

    patch.setattr(Memory, "seen", shown)


def answers_as_soon_as_they_are_thought(patch: Patch) -> None:
    """A bot that has one card to lay lays it at once."""
    patch.setattr(beats, "next_beat", lambda began, now, step: now)


BROKEN: Final[tuple[tuple[str, Callable[[Patch], None]], ...]] = (
    ("guixi", one_view_for_all),
    ("hunters", one_view_for_all),
    ("guixi", what_is_made_once_is_made_for_whoever_came_first),
    ("guixi", one_log_for_all),
    ("hunters", one_log_for_all),
    ("guixi", answers_in_every_log),
    ("hunters", answers_in_every_log),
    ("guixi", stories_as_to_who_acts),
    ("guixi", decisions_for_all),
    ("hunters", decisions_for_all),
    ("guixi", standing_answers_for_all),
    ("guixi", why_for_the_asked),
    ("guixi", previews_for_all),
    ("hunters", previews_for_all),
    ("guixi", undo_by_what_another_may),
    ("guixi", windows_that_close_by_themselves),
    ("guixi", details_with_numbers),
    ("guixi", clocks_by_choices),
    ("aras", seed_at_once),
    ("guixi", record_at_once),
    ("hunters", forecasts_as_for_the_struck),
    ("aras", guests_by_id),
    ("aras", refusals_that_all_hear_of),
    ("guixi", refusals_that_all_hear_of),
    ("aras", keys_for_strangers),
    ("guixi", sides_when_it_is_given_up),
    ("guixi", lists_that_count),
    ("guixi", everything_is_undone_freely),
    ("hunters", draws_of_all_for_who_leads_several),
    ("hunters", the_view_of_another_for_who_leads_several),
    ("aras", late_watchers_see_it_as_it_is),
    ("guixi", late_watchers_see_it_as_it_is),
    ("guixi", late_watchers_look_through_the_next_seat),
    ("hunters", late_watchers_look_through_the_next_seat),
    ("guixi", late_watchers_hear_at_once),
    ("guixi", late_watchers_are_told_of_the_next_moment),
    ("hunters", late_watchers_foresee_it_as_it_is),
    ("guixi", answers_as_soon_as_they_are_thought),
    ("hunters", answers_as_soon_as_they_are_thought),
)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "broken"), BROKEN, ids=[f"{game}-{broken.__name__}" for game, broken in BROKEN]
)
def test_a_broken_guard_is_found(game: str, broken: Callable[[Patch], None], monkeypatch: Patch) -> None:
    broken(monkeypatch)

    with pytest.raises(Told):
        for _ in follow(game, PAIRS, 1, Counter()):
            pass
