"""`sanjie map`: maps of Hunters drawn, in characters or as a picture."""

from pathlib import Path
from typing import Annotated

import typer

from sanjie import words
from sanjie.terminal.speech import complain, language_of


def map(
    name: Annotated[str | None, typer.Argument(metavar="[ID]", help="Which map; by default all.")] = None,
    pack: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="A pack with maps of your own (docs/content-packs.md)."),
    ] = None,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="Only the camps that N players use, 1 to 5.")
    ] = None,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the map as an SVG picture.")] = None,
    language: Annotated[str | None, typer.Option(help="en or zh-Hant; by default that of LANG.")] = None,
) -> None:
    """Draw the maps of Hunters, from above: one column of text per q (HUNTERS-3.7).

    Exit code 2 for a map, pack, number or file that cannot be used.
    """
    from sanjie import mapping
    from sanjie.games.hunters.content import tables_with
    from sanjie.games.hunters.tables import MOST_PLAYERS
    from sanjie.naming import KEYS
    from sanjie.terminal.packfile import pack_of

    spoken = language_of(language)
    if players is not None and not 1 <= players <= MOST_PLAYERS:
        complain(spoken, "map-players-bad", asked=str(players), most=MOST_PLAYERS)
    content = pack_of(pack, "hunters", spoken)
    lands = {land.name: land for land in tables_with(content).maps}
    if name is not None and name not in lands:
        complain(spoken, "map-none", asked=name, known=", ".join(lands))
    titles = {
        entry["id"]: words.say(spoken, "map-title", name=entry[KEYS[spoken]], id=entry["id"])
        for entry in content.data["maps"]
    }
    wanted = [name] if name is not None else list(lands)
    if svg is not None:
        if len(wanted) > 1:
            complain(spoken, "map-several", known=", ".join(lands))
        drawn = mapping.picture(lands[wanted[0]], players or 0, titles[wanted[0]], spoken)
        try:
            svg.write_text(drawn, encoding="utf-8")
        except OSError as problem:
            complain(spoken, "map-not-written", file=str(svg), detail=problem.strerror or str(problem))
        typer.echo(words.say(spoken, "map-written", file=str(svg)))
        return
    for one in wanted:
        lines = [titles[one], "", mapping.drawing(lands[one], players or 0, spoken), ""]
        lines += [words.say(spoken, "map-signs"), *mapping.legend(lands[one], players or 0, spoken)]
        typer.echo("\n".join(lines) + ("\n" if one != wanted[-1] else ""))
