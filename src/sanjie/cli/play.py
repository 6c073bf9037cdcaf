"""`sanjie play`: a game at the keyboard, against bots or against each other."""

import secrets
import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

import typer

from sanjie.core.game import BadOption, Game, NotationError
from sanjie.core.seats import WATCHER
from sanjie.games.registry import GAMES
from sanjie.terminal import page
from sanjie.terminal.faces import FACES, Face
from sanjie.terminal.fitting import printable
from sanjie.terminal.loop import Loop
from sanjie.terminal.speech import complain, language_of
from sanjie.terminal.table import Table
from sanjie.terminal.talk import Talk

GUIXI = "guixi"
HUNTERS = "hunters"
KNOWN = (*FACES, GUIXI, HUNTERS)


def play(
    game: Annotated[str, typer.Argument(help="aras, guixi or hunters")] = "aras",
    level: Annotated[
        int | None,
        typer.Option(help="Of the bots, from 1; by default one in the middle, in hunters the best."),
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option(help="Yours: A (moves first) to D; guixi p0 to p7; hunters p0, p0,p2 or all."),
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many play: guixi 3 to 8, hunters 1 to 5.")] = None,
    mode: Annotated[str | None, typer.Option(help="guixi: standard, competitive or fun.")] = None,
    expansion: Annotated[bool, typer.Option("--expansion", help="guixi: with the expansion cards.")] = False,
    pack: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="guixi, hunters: your own content (docs/content-packs.md)."),
    ] = None,
    language: Annotated[str | None, typer.Option(help="en or zh-Hant; by default that of LANG.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game; may be repeated.")
    ] = None,
    position: Annotated[str | None, typer.Option(metavar="LINE", help="Start from a position.")] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="Everybody plays at this keyboard.")] = False,
    seed: Annotated[int | None, typer.Option(help="Makes the bots play the same game again.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="The board as text, for screen readers.")] = False,
) -> None:
    """Play a game in the terminal: decisions in the rulebook's notation, ? lists what is allowed."""
    spoken = language_of(language)
    if game not in KNOWN:
        complain(spoken, "terminal-no-game", asked=game, known=", ".join(KNOWN))
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # bytes that are no text are then refused like any other line
    if game == GUIXI:
        chosen = guixi_options(option or [], mode, expansion, spoken)
        play_guixi(pack, chosen, players, position, seat or "p0", level, hotseat, seed, spoken, plain)
        return
    if game == HUNTERS:
        if mode or expansion:
            complain(spoken, "terminal-not-here", option="--mode" if mode else "--expansion", game=game)
        mine = "all" if hotseat else seat or "p0"
        play_hunters(pack, option or [], players, mine, level, position, seed, spoken, plain)
        return
    for name, given in (("--mode", mode), ("--expansion", expansion), ("--pack", pack)):
        if given:
            complain(spoken, "terminal-not-here", option=name, game=game)
    rules, face = GAMES[game], FACES[game]
    options = [*(option or []), *([f"players={players}"] if players is not None else [])]
    mine = (seat or "A").upper()
    state = first_state(rules, options, position, spoken)
    bots = {} if hotseat else bots_for(rules, face, state, mine, level, spoken)
    table = Table(rules, face, state, bots, secrets.randbelow(2**31) if seed is None else seed)
    loop = Loop(table, page.console_for(plain), read_line, spoken, plain)
    welcome(loop, mine, bots)
    loop.run()


def guixi_options(options: list[str], mode: str | None, expansion: bool, language: str) -> dict[str, object]:
    """The options of a game of Guixi by name; ends the command with code 2 for a line that is none."""
    from sanjie.terminal.guixi_start import chosen_options

    return chosen_options(options, mode, expansion, language)


def play_guixi(
    pack: Path | None,
    chosen: dict[str, object],
    players: int | None,
    position: str | None,
    seat: str,
    level: int | None,
    hotseat: bool,
    seed: int | None,
    language: str,
    plain: bool,
) -> None:
    """Play Guixi; its rules and cards are loaded only here."""
    from sanjie.terminal import guixi_start
    from sanjie.terminal.guixi_loop import GuixiLoop
    from sanjie.terminal.packfile import pack_of

    content = pack_of(pack, GUIXI, language)
    state = guixi_start.state_for(content, chosen, players, position, language)
    table, names = guixi_start.table_for(content, state, seat, level, hotseat, seed, language)
    loop = GuixiLoop(table, names, page.console_for(plain), read_line, language)
    welcome(loop, ", ".join(loop.sign(one) for one in table.people), table.bots)
    loop.run()


def play_hunters(
    pack: Path | None,
    options: list[str],
    players: int | None,
    seat: str,
    level: int | None,
    position: str | None,
    seed: int | None,
    language: str,
    plain: bool,
) -> None:
    """Play Hunters; its rules and cards are loaded only here."""
    from sanjie.terminal import hunters_start
    from sanjie.terminal.hunters_loop import HuntersLoop
    from sanjie.terminal.packfile import pack_of

    table, names = hunters_start.table_for(
        pack_of(pack, HUNTERS, language), options, players, seat, level, position, seed, language
    )
    loop = HuntersLoop(table, names, page.console_for(plain), read_line, language, plain)
    mine = ", ".join(loop.sign(one) for one in table.people)
    if table.bots or len(table.people) > 1:
        welcome(loop, mine, table.bots, "terminal-welcome-numbers")
    else:
        loop.say("terminal-welcome-alone", seat=mine)
        loop.say("terminal-welcome-numbers")
    loop.run()


def welcome(loop: Talk, mine: str, bots: dict[int, int], help_words: str = "terminal-welcome-help") -> None:
    """Say who plays, and how help is to be had."""
    if len(bots) > 1:
        loop.say("terminal-welcome-bots", seat=mine, level=next(iter(bots.values())))
    elif bots:
        loop.say("terminal-welcome-bot", seat=mine, level=next(iter(bots.values())))
    else:
        loop.say("terminal-welcome-hotseat")
    loop.say(help_words)


def first_state(rules: Game, options: list[str], position: str | None, language: str) -> Any:
    """The state to start from; ends the command with code 2 if there is none."""
    if position is not None:
        if options:
            complain(language, "terminal-position-alone")
        try:
            return rules.read_position(position)
        except NotationError as problem:
            complain(language, "terminal-position-bad", detail=str(problem))
    numbers = {one.name for one in rules.option_list() if isinstance(one.default, int)}
    chosen: dict[str, object] = {}
    for one in options:
        name, sign, value = one.partition("=")
        if not sign:
            complain(language, "terminal-option-form", asked=one, example="place=must")
        chosen[name] = int(value) if name in numbers and value.isdecimal() else value
    try:
        variant = rules.variant(chosen)
        return rules.deal(variant, seats_of(rules, variant))
    except BadOption as problem:
        complain(language, "terminal-option-bad", detail=str(problem))


def seats_of(rules: Game, variant: Any) -> int:
    """How many seats the options ask for: the option `players`, or the fewest."""
    players = rules.chosen(variant).get("players", rules.seats[0])
    return players if isinstance(players, int) else rules.seats[0]


def bots_for(
    rules: Game, face: Face, state: Any, seat: str, level: int | None, language: str
) -> dict[int, int]:
    """The level of every seat but one's own; ends the command with code 2 for a wrong seat or level."""
    from sanjie.bots.registry import LEVELS  # loaded when there are bots: hot-seat games need none

    signs = [face.sign(one) for one in range(face.seats(rules.view(state, WATCHER)))]
    if seat not in signs:
        complain(language, "terminal-no-seat", asked=seat, known=", ".join(signs))
    most = LEVELS[rules.name]
    wanted = (most + 1) // 2 if level is None else level
    if not 1 <= wanted <= most:
        complain(language, "terminal-no-level", asked=wanted, most=most)
    return {number: wanted for number, sign in enumerate(signs) if sign != seat}


def read_line(prompt: str) -> str:
    """The next line of the input, without its end; what comes through a pipe is repeated, so that the
    output reads like the conversation it was. Raises EOFError at the end.
    """
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  # gives `input` its line editing and history
        return input(prompt)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    line = line.rstrip("\n")
    print(prompt + printable(line))
    return line
