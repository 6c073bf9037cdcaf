"""The content a command is given: a file of the owner's, or what comes with the package."""

from pathlib import Path

from sanjie import packs, words
from sanjie.packcheck import Unreadable, check, game_of, read
from sanjie.terminal.speech import complain


def pack_of(file: Path | None, game: str, language: str) -> packs.Pack:
    """The pack of a file, or the shipped one; ends the command with code 2 if it is none of `game`."""
    if file is None:
        return packs.standard(game)
    pack = any_pack(file, language)
    if pack.game != game:
        complain(language, "content-other-game", file=str(file), given=pack.game, game=game)
    return pack


def any_pack(file: Path, language: str) -> packs.Pack:
    """The pack of a file, of whichever game; ends the command with code 2 if it cannot be played."""
    try:
        text = file.read_text(encoding="utf-8")
        faults = check(text)
    except (OSError, UnicodeDecodeError, Unreadable) as problem:
        complain(language, "content-no-file", file=str(file), detail=str(problem))
    if faults:
        first = words.say(language, f"content-fault-{faults[0].name}", **faults[0].args)
        complain(language, "terminal-pack-bad", file=str(file), count=len(faults), first=first)
    return packs.read_pack(text, game_of(read(text)))
