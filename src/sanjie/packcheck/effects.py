"""Whether an effect of Guixi can be carried out, can ever be used, and comes to an end."""

from dataclasses import dataclass, field
from typing import Final, Literal

from sanjie.packcheck.faults import Notes
from sanjie.packcheck.forms import FORMS, TARGETS, TIMINGS, WHO, WITH_GHOST, WITH_PLAYER, Form
from sanjie.packcheck.reading import Entry, items_of, shown, whole
from sanjie.packcheck.tree import Node, scalar_text

MOST: Final = 20  # the largest number a step may take
STEPS: Final = 8  # steps of one effect
HAUNTINGS: Final = 8  # that events may set off one after another in one turn
LATE: Final = (
    "after",
    "night",
    "window",
    "counter",
)  # timings after the haunting
AFTERTHOUGHTS: Final = ("ward", "set_die")  # only a later possession of the same turn uses them up
GHOST_STEPS: Final = ("move_ghost", "repossess", "remove_ghost", "cond_mod")


@dataclass
class Use:
    """One effect of the pack with what it belongs to."""

    kind: Literal["card", "skill", "king", "event"]
    node: Node  # where it stands
    timing: str  # one of TIMINGS; empty for an event or when it cannot be read
    copies: int  # how many cards carry it
    steps: list[tuple[str, Node, int]] = field(default_factory=list)  # primitive, where, its number or 0


def read_use(entry: Entry, kind: Literal["card", "skill", "king"], copies: int, notes: Notes) -> Use:
    """`timing`, `target` and `effect` of a card or skill."""
    timing = entry.one_of("timing", TIMINGS) or ""
    target = entry.one_of("target", TARGETS) or ""
    use = Use(kind, entry.node, timing, copies)
    read_steps(entry, use, target, notes)
    names = [name for name, _, _ in use.steps]
    if timing == "own_day" and (target == "item" or "counter" in names):
        notes.add(entry.keys.get("timing", entry.node), "never-usable", why="empty-stack")
    if timing == "own_day" and kind == "king":
        notes.add(entry.keys.get("timing", entry.node), "never-usable", why="king-has-no-day")
    if target and names and not serves(target, use, entry):
        notes.add(entry.values["target"], "object-unused", target=target)
    return use


def read_event(entry: Entry, notes: Notes) -> Use:
    """The effect of an event: nobody uses it and it has no object."""
    use = Use("event", entry.node, "", 1)
    read_steps(entry, use, "", notes)
    return use


def read_steps(entry: Entry, use: Use, target: str, notes: Notes) -> None:
    """The steps of `effect`, into `use`."""
    node = entry.take("effect")
    if node is None:
        return
    steps = items_of(node, notes)
    if node.items is not None and not 1 <= len(steps) <= STEPS:
        notes.add(node, "no-effect", count=len(steps), most=STEPS)
    for step in steps:
        if not step.items or step.items[0].scalar is None:
            notes.add(step, "bad-step", value=shown(step))
            continue
        name = scalar_text(step.items[0])
        if name not in FORMS:
            notes.add(step.items[0], "unknown-op", value=shown(step.items[0]), known=", ".join(FORMS))
            continue
        number = read_arguments(step, FORMS[name], use, target, notes)
        use.steps.append((name, step, number))
        needs_object(step, name, FORMS[name], use, target, notes)


def read_arguments(step: Node, form: Form, use: Use, target: str, notes: Notes) -> int:
    """Whom and how much; the number, or 0."""
    assert step.items is not None
    name, given = scalar_text(step.items[0]), step.items[1:]
    wanted = (1 if form.who else 0) + (1 if form.counts else 0)
    if len(given) != wanted:
        notes.add(step, "wrong-arguments", op=name, form=written(name, form), count=len(given))
        return 0
    if form.who:
        read_who(given[0], name, form, use, target, notes)
    if not form.counts:
        return 0
    number = whole(given[-1], notes, -MOST if form.signed else 1, MOST)
    if number == 0:
        notes.add(given[-1], "no-change", op=name, value=0)
    return number or 0


def read_who(node: Node, op: str, form: Form, use: Use, target: str, notes: Notes) -> None:
    """Whom a step is done to."""
    who = node.scalar
    if who not in WHO:
        notes.add(node, "wrong-who", op=op, value=shown(node), known=", ".join(form.who))
    elif use.kind == "event" and who in ("user", "target", "others"):
        notes.add(node, "event-without-user", op=op, value=who)
    elif who not in form.who:
        notes.add(node, "no-change", op=op, value=who)
    elif who == "target" and target and target not in WITH_PLAYER:
        notes.add(node, "no-object", op=op, target=target, known=", ".join(WITH_PLAYER))


def needs_object(step: Node, op: str, form: Form, use: Use, target: str, notes: Notes) -> None:
    """Whether there is a user and an object for the step."""
    if use.kind == "event":
        if form.needs_user:
            notes.add(step, "event-without-user", op=op, value=op)
    elif form.objects and target and target not in form.objects:
        notes.add(step, "no-object", op=op, target=target, known=", ".join(form.objects))


def serves(target: str, use: Use, entry: Entry) -> bool:
    """Whether some step does something with the object that is chosen."""
    names = {name for name, _, _ in use.steps}
    whom = [item.scalar for _, step, _ in use.steps for item in (step.items or [])[1:] if not item.plain]
    to_target = any(who == "target" or who not in WHO for who in whom)  # a misspelt one is told elsewhere
    if target in ("number", "item"):
        return ("set_die" if target == "number" else "counter") in names
    if target in WITH_GHOST and names.intersection(GHOST_STEPS):
        return True
    return target in ("self", "deck", "discard") or to_target


def written(op: str, form: Form) -> str:
    """How a primitive is written."""
    return "[" + ", ".join([op, *(["who"] if form.who else []), *(["n"] if form.counts else [])]) + "]"


def check_together(uses: list[Use], notes: Notes) -> None:
    """What only shows when all effects of the pack are seen at once."""
    late = any(
        use.timing in LATE and any(name in ("repossess", "extra_haunt") for name, _, _ in use.steps)
        for use in uses
    )
    for use in uses:
        for name, step, _ in use.steps:
            if use.timing == "after" and name in AFTERTHOUGHTS and not late:
                notes.add(step, "comes-too-late", op=name)
    takers = [use for use in uses if use.kind == "card" and finds(use, "take_discard")]
    if sum(use.copies for use in takers) > 1:
        for use in takers:
            for step in finds(use, "take_discard"):
                notes.add(step, "loops", op="take_discard")
    sparks = [step for use in uses if use.kind == "event" for step in finds(use, "extra_haunt")]
    for step in sparks[HAUNTINGS:]:
        notes.add(step, "haunting-runs-away", count=len(sparks), most=HAUNTINGS)


def finds(use: Use, op: str) -> list[Node]:
    """Where `use` has the primitive `op`."""
    return [step for name, step, _ in use.steps if name == op]
