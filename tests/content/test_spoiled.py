"""Whatever is done to a pack, the check tells faults or finds none; and what has none can be played."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from content.shipped import GUIXI
from sanjie import packs
from sanjie.core.chance import Rng
from sanjie.core.seats import members
from sanjie.games.guixi.game import Guixi
from sanjie.packcheck import Unreadable, check
from sanjie.packcheck.forms import FORMS, GOALS, POSSESSIONS, TARGETS, TIMINGS

LINES = GUIXI.split("\n")
KINDS = {
    "timing: ": TIMINGS,
    "target: ": TARGETS,
    "possession: ": POSSESSIONS,
    "dispel: ": ("1", "4", "9", "X"),
    "cost: ": ("0", "1", "5"),
    "kind: ": GOALS,
}


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(
    st.lists(
        st.tuples(st.sampled_from(("drop", "double", "swap", "cut")), st.integers(0, len(LINES) - 1)),
        min_size=1,
        max_size=4,
    )
)
def test_no_spoiled_file_breaks_the_check(changes: list[tuple[str, int]]) -> None:
    lines = LINES[:]
    for how, place in changes:
        at = place % len(lines)
        if how == "drop":
            del lines[at]
        elif how == "double":
            lines.insert(at, lines[at])
        elif how == "swap":
            lines[at], lines[at - 1] = lines[at - 1], lines[at]
        else:
            lines[at] = lines[at][: len(lines[at]) // 2]
    try:
        faults = check("\n".join(lines))
    except Unreadable:
        return
    for fault in faults:
        assert 1 <= fault.line <= len(lines) + 1
        assert fault.column >= 1


def test_a_changed_pack_without_faults_is_played_to_the_end() -> None:
    rng = Rng(11)
    tried = played = 0
    while played < 16:
        tried += 1
        text = changed(rng)
        if check(text):
            continue
        game = Guixi(packs.read_pack(text, "guixi"))
        players = 4 + played % 5
        state = game.deal(game.variant({"expansion": "true"}), players)
        for _ in range(game.longest):
            if state.outcome() is not None:
                break
            (seat,) = members(state.awaiting)
            options = state.options(seat)
            state.answer(seat, options[int(rng.below(len(options)))])
        assert state.outcome() is not None
        played += 1

    assert tried > played  # some changes are faults


def changed(rng: Rng) -> str:
    """The shipped content with two steps, timings, objects or conditions changed for others of their kind."""
    lines = LINES[:]
    places = [place for place, line in enumerate(lines) if kind_of(line)]
    for _ in range(2):
        place = places[int(rng.below(len(places)))]
        kind = kind_of(lines[place])
        head = lines[place][: lines[place].index(kind)]
        if kind == "- [":
            name = any_of(tuple(FORMS), rng)
            form = FORMS[name]
            who = [any_of(form.who, rng)] if form.who else []
            number = [str(1 + int(rng.below(3)))] if form.counts else []
            lines[place] = f"{head}- [{', '.join([name, *who, *number])}]"
        else:
            lines[place] = f"{head}{kind}{any_of(KINDS[kind], rng)}"
    return "\n".join(lines)


def kind_of(line: str) -> str:
    """What can be changed in a line: how it begins, or nothing."""
    return next((kind for kind in ("- [", *KINDS) if line.strip().startswith(kind)), "")


def any_of(words: tuple[str, ...], rng: Rng) -> str:
    """One of `words`."""
    return words[int(rng.below(len(words)))]
