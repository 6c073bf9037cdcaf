"""Events as stories: the name of the sentence, its arguments and the cards and seats it touched."""

from typing import Final

from sanjie.core.events import Event, project
from sanjie.core.game import Story
from sanjie.core.seats import NOTHING, Seat
from sanjie.games.guixi import events
from sanjie.games.guixi.notation import objects_of
from sanjie.games.guixi.phases import IDENTITIES, PHASES
from sanjie.games.guixi.rulebook import ENDING_NAMES
from sanjie.games.guixi.state import State

# kind of event -> name of its sentence, its clause, what `subject` and `value` are called in the sentence.
# `choice` stands for card or skill, ghost, target, number, other: the objects of a use (GUIXI-20.1).
# Seats are p0 ..., items s1 ..., cards, ghosts, skills, kings and characters the ids of the content file.
# What a seat may not know, and what there is none of, is "none" (a number: -1).
STORIES: Final[dict[int, tuple[str, str, str, str]]] = {
    events.IDENTITY_DEALT: ("identity-dealt", "GUIXI-4.1", "", "identity"),
    events.ELDER_CHOSEN: ("elder-chosen", "GUIXI-15.1", "identity", ""),
    events.STARTS: ("starts", "GUIXI-4.4", "", ""),
    events.CHARACTER_DEALT: ("character-dealt", "GUIXI-4.3", "character", ""),
    events.TURN_BEGAN: ("turn-began", "GUIXI-5.9", "n", ""),
    events.WINDOW_OPENED: ("window-opened", "GUIXI-6.2", "window", ""),
    events.DREW: ("drew", "GUIXI-5.1", "", "card"),
    events.SPIRIT_GAINED: ("spirit-gained", "GUIXI-5.1", "n", ""),
    events.SPIRIT_LOST: ("spirit-lost", "GUIXI-17.1", "n", ""),
    events.SPIRIT_TAKEN: ("spirit-taken", "GUIXI-17.1", "target", "n"),
    events.RESHUFFLED: ("reshuffled", "GUIXI-5.2", "n", ""),
    events.BOUGHT: ("bought", "GUIXI-5.3", "n", ""),
    events.EQUIPPED: ("equipped", "GUIXI-5.4", "card", ""),
    events.ARTIFACT_DISCARDED: ("artifact-discarded", "GUIXI-5.4", "card", ""),
    events.USED: ("used", "GUIXI-6.3", "item", "choice"),
    events.SKILL_USED: ("skill-used", "GUIXI-6.3", "item", "choice"),
    events.PASSED: ("passed", "GUIXI-6.1", "", ""),
    events.RESOLVED: ("resolved", "GUIXI-6.4", "item", "choice"),
    events.COUNTERED: ("countered", "GUIXI-6.5", "item", "choice"),
    events.FIZZLED: ("fizzled", "GUIXI-6.6", "item", ""),
    events.GHOST_REVEALED: ("ghost-revealed", "GUIXI-7.1", "ghost", ""),
    events.EVENT_REVEALED: ("event-revealed", "GUIXI-7.1", "ghost", ""),
    events.NOTHING_REVEALED: ("nothing-revealed", "GUIXI-7.1", "", ""),
    events.DIE_ROLLED: ("die-rolled", "GUIXI-7.4", "n", ""),
    events.DIE_SET_USED: ("die-set-used", "GUIXI-17.1", "n", ""),
    events.DIRECTION: ("direction", "GUIXI-7.4", "direction", ""),
    events.PASSED_KING: ("passed-king", "GUIXI-7.5", "", ""),
    events.WARDED: ("warded", "GUIXI-7.5", "", ""),
    events.MIRRORED: ("mirrored", "GUIXI-7.5", "", ""),
    events.POSSESSED: ("possessed", "GUIXI-7.5", "ghost", ""),
    events.MOVED: ("moved", "GUIXI-7.6", "ghost", "target"),
    events.LIFTED: ("lifted", "GUIXI-7.6", "ghost", ""),
    events.GHOST_REMOVED: ("ghost-removed", "GUIXI-17.1", "ghost", ""),
    events.DISCARDED: ("discarded", "GUIXI-5.8", "card", ""),
    events.DISCARDED_RANDOMLY: ("discarded-randomly", "GUIXI-17.1", "card", ""),
    events.CARD_TAKEN: ("card-taken", "GUIXI-18.2", "target", "card"),
    events.TOOK_DISCARD: ("took-discard", "GUIXI-17.1", "card", ""),
    events.IDENTITY_SEEN: ("identity-seen", "GUIXI-18.3", "target", "identity"),
    events.HAND_SEEN: ("hand-seen", "GUIXI-18.3", "target", "n"),
    events.HAND_CARD_SEEN: ("hand-card-seen", "GUIXI-18.2", "target", "card"),
    events.GHOSTS_SEEN: ("ghosts-seen", "GUIXI-18.3", "", "n"),
    events.GHOST_SEEN: ("ghost-seen", "GUIXI-18.2", "n", "ghost"),
    events.SANK: ("sank", "GUIXI-17.1", "", "ghost"),
    events.WARD_SET: ("ward-set", "GUIXI-17.1", "", ""),
    events.DIE_SET: ("die-set", "GUIXI-17.1", "n", ""),
    events.VOTE_CHANGED: ("vote-changed", "GUIXI-8.8", "n", ""),
    events.CONDITION_CHANGED: ("condition-changed", "GUIXI-8.8", "ghost", "n"),
    events.VOTE_BANNED: ("vote-banned", "GUIXI-8.3", "", ""),
    events.SILENCED: ("silenced", "GUIXI-17.1", "", ""),
    events.PEEK_ANNOUNCED: ("peek-announced", "GUIXI-8.11", "target", ""),
    events.EXORCISM_BANNED: ("exorcism-banned", "GUIXI-17.1", "", ""),
    events.NOTHING_STARTED: ("nothing-started", "GUIXI-8.1", "", ""),
    events.EXORCISM_STARTED: ("exorcism-started", "GUIXI-8.1", "ghost", ""),
    events.SUMMONING_STARTED: ("summoning-started", "GUIXI-9.1", "ghost", ""),
    events.HOST_PAID: ("host-paid", "GUIXI-8.1", "n", ""),
    events.VOTE_LAID: ("vote-laid", "GUIXI-8.3", "", "card"),
    events.VOTED: ("voted", "GUIXI-8.3", "n", ""),
    events.VOTE_BARRED: ("vote-barred", "GUIXI-8.3", "", ""),
    events.VOTES_SEEN: ("votes-seen", "GUIXI-8.11", "target", "n"),
    events.VOTE_SEEN: ("vote-seen", "GUIXI-8.11", "target", "card"),
    events.CHALLENGED: ("challenged", "GUIXI-8.5", "target", "n"),
    events.CHALLENGE_CARD: ("challenge-card", "GUIXI-8.5", "card", ""),
    events.CHALLENGE_RIGHT: ("challenge-right", "GUIXI-8.5", "target", "n"),
    events.CHALLENGE_WRONG: ("challenge-wrong", "GUIXI-8.5", "target", ""),
    events.VOTES_MIXED: ("votes-mixed", "GUIXI-8.7", "n", ""),
    events.VOTE_SHOWN: ("vote-shown", "GUIXI-8.7", "card", ""),
    events.SUCCEEDED: ("succeeded", "GUIXI-8.8", "n", "condition"),
    events.FAILED: ("failed", "GUIXI-8.12", "n", "condition"),
    events.DISPELLED: ("dispelled", "GUIXI-8.9", "ghost", "target"),
    events.SUMMONED: ("summoned", "GUIXI-9.2", "ghost", "target"),
    events.INSPECT_SKIPPED: ("inspect-skipped", "GUIXI-8.9", "", ""),
    events.IDENTITY_SHOWN: ("identity-shown", "GUIXI-10.4", "identity", ""),
    events.KING_BORN: ("king-born", "GUIXI-10.4", "king", ""),
    events.POINTS_LOST: ("points-lost", "GUIXI-10.4", "n", ""),
    events.LIFE_MOVED: ("life-moved", "GUIXI-10.3", "ghost", "target"),
    events.HERETIC_POWER: ("heretic-power", "GUIXI-11.4", "target", ""),
    events.HERETIC_SKIPPED: ("heretic-skipped", "GUIXI-11.5", "", ""),
    events.ELDER_DIED: ("elder-died", "GUIXI-15.2", "", ""),
    events.LAST_LAP: ("last-lap", "GUIXI-15.4", "", ""),
    events.SLAIN: ("slain", "GUIXI-12.3", "", ""),
    events.ENDED: ("ended", "GUIXI-12.7", "reason", ""),
}
NONE: Final = "none"


def story_of(event: Event, seat: Seat, state: State) -> Story:
    """What `seat` is told about `event`."""
    kind, whose, subject, value = project(event, seat)
    name, clause, one, other = STORIES[kind]
    args: dict[str, str | int] = {}
    places: list[str] = [f"p{whose}"] if whose != NOTHING else []
    for called, number in ((one, subject), (other, value)):
        if called == "choice":
            args.update(objects_of(state.tables, number))
        elif called:
            args[called] = said(state, called, number)
    for called in ("card", "ghost", "target", "item", "king"):
        place = args.get(called, NONE)
        if place != NONE:
            places.append(str(place))
    return Story(name, whose, args, places, clause)


def said(state: State, called: str, number: int) -> str | int:
    """`number` as the argument `called` of a sentence."""
    tables = state.tables
    if called in ("n", "condition"):
        return number
    if called == "reason":
        return ENDING_NAMES[number]
    if called == "direction":
        return "cw" if number > 0 else "ccw"
    if number == NOTHING:
        return NONE
    if called == "target":
        return f"p{number}"
    if called == "item":
        return f"s{number}"
    if called == "window":
        return PHASES[number]
    if called == "identity":
        return IDENTITIES[number]
    if called == "card":
        return tables.card_ids[number]
    if called == "ghost":
        return tables.ghost_ids[number]
    if called == "king":
        return tables.king_ids[number]
    return tables.character_ids[number]
