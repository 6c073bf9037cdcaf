"""The table of Hunters in lines of words, as one seat sees it."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from sanjie.games.hunters.forecast import Coming, Forecast
from sanjie.games.hunters.view import HuntersView, Place, Player
from sanjie.naming import KEYS, HuntersNames
from sanjie.terminal.fitting import fitted
from sanjie.terminal.hunters_map import ARROWS, COVER, Hex, drawing, size_of
from sanjie.terminal.talk import INDENT
from sanjie.words import say

SIDES: Final = ("demon", "W", "F", "R", "T", "A")  # of the base, clockwise (HUNTERS-2.13)
DIRECTION_NAMES: Final = ("N", "NE", "SE", "S", "SW", "NW")
STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
PANEL: Final = 24  # cells that the panel beside the land needs
GAP: Final = 2
NOTHING_THERE: Final = "–"
COMMA: Final = {"en": ", ", "zh-Hant": "、"}


class HuntersText:
    """Says what there is to see, with the names of one pack in one language."""

    def __init__(self, names: HuntersNames, language: str) -> None:
        self.names = names
        self.language = language

    def say(self, message: str, **args: str | int) -> str:
        """A message about the table."""
        return say(self.language, f"hunters-{message}", **args)

    def name(self, kind: str, name: str) -> str:
        """What something of the pack is called."""
        return self.names.name(kind, name, self.language)

    def join(self, parts: Iterable[str]) -> str:
        """Parts of a line."""
        return " · ".join(part for part in parts if part)

    def listing(self, parts: Iterable[str]) -> str:
        """Things of a list."""
        return COMMA[self.language].join(parts)

    # -- small things ------------------------------------------------------------------
    def cards(self, cards: Iterable[str]) -> str:
        """Cards as they are written in decisions."""
        return " ".join(cards) or NOTHING_THERE

    def counted(self, counts: Mapping[str, int]) -> str:
        """Cards of a deck whose order nobody knows."""
        told = [card if count == 1 else f"{card}×{count}" for card, count in counts.items() if count]
        return " ".join(told) or NOTHING_THERE

    def fate(self, card: str) -> str:
        """A fate card in short."""
        kind, _, hero = card.partition(":")
        return self.say("text-fate-card", kind=kind, hero=self.name("hero", hero))

    def fates(self, counts: Mapping[str, int]) -> str:
        """Fate cards with their number."""
        told = [self.fate(card) + (f" ×{count}" if count > 1 else "") for card, count in counts.items()]
        return self.listing(told) or NOTHING_THERE

    def element_of(self, place: Place) -> str:
        """The letter of a tile, "" while nobody knows it."""
        return str(self.names.entry("tile", place.tile)["element"]) if place.tile else ""

    def ground(self, view: HuntersView, cell: str) -> str:
        """What lies at a cell."""
        place = next(one for one in view.board if one.cell == cell)
        if not place.tile:
            return self.say("text-ground-down")
        return self.say(
            "text-ground-up" if place.up else "text-ground-known",
            tile=self.name("tile", place.tile),
            element=self.element_of(place),
        )

    def where(self, view: HuntersView, cell: str, start: str) -> str:
        """A cell beside or near `start`: the way there and what lies there."""
        way = direction_from(start, cell)
        arrow = f" {ARROWS[way]}" if way >= 0 else ""
        return f"{cell}{arrow} ({self.ground(view, cell)})"

    def side(self, view: HuntersView, cell: str) -> str:
        """The side of the demon king's base that touches a cell beside him, or ""."""
        way = direction_from(view.demon.pos, cell)
        return SIDES[(way - view.demon.facing) % 6] if way >= 0 else ""

    def side_sign(self, side: str) -> str:
        """One sign for a side of the base."""
        return self.say("text-demon-side") if side == "demon" else side

    # -- the whole table ---------------------------------------------------------------
    def head(self, view: HuntersView) -> str:
        """Which turn it is, and whose; as the events count them, from the first fate card on."""
        if view.result is not None:
            return self.say("text-over", turn=view.turn - 1)
        shown = view.fate.shown or ":"
        kind, _, hero = shown.partition(":")
        who = {"act": "hero", "int": "demon"}.get(kind, "none")
        named = self.name("hero", hero) if hero else ""
        return self.say("text-head", turn=view.turn - 1, who=who, hero=named)

    def panel(self, view: HuntersView) -> list[str]:
        """The demon king, the curses, the supply and the fate cards."""
        demon, fate = view.demon, view.fate
        lines = [
            self.say(
                "text-king",
                name=self.name("king", demon.king),
                life=demon.life,
                max=demon.max,
                cell=demon.pos,
                ground=self.ground(view, demon.pos),
            ),
            self.say(
                "text-king-looks",
                direction=DIRECTION_NAMES[demon.facing],
                move=demon.move,
                strike=demon.strike,
            ),
        ]
        if demon.abilities:
            named = self.listing(self.name("ability", one) for one in demon.abilities)
            lines.append(self.say("text-king-can", abilities=named))
        lines += [
            self.say("text-power", n=len(demon.power), at=view.surge_at, cards=self.cards(demon.power)),
            self.say("text-curses", n=view.curses, limit=self.names.content["parameters"]["curse_limit"]),
            self.say("text-supply", cards=self.cards(view.supply.row), deck=view.supply.deck_count),
        ]
        if fate.shown:
            lines.append(self.say("text-shown", card=self.fate(fate.shown)))
        lines.append(self.say("text-fate", n=fate.deck_count, cards=self.fates(fate.deck)))
        if fate.discard:
            lines.append(self.say("text-fate-discard", cards=self.fates(Counter(fate.discard))))
        if fate.exile:
            lines.append(self.say("text-fate-exile", cards=self.fates(Counter(fate.exile))))
        return lines

    def heroes(self, view: HuntersView, bots: Iterable[int] = ()) -> list[str]:
        """Every hero in two lines."""
        lines: list[str] = []
        for player in view.players:
            lines += self.hero(view, player, player.seat in bots)
        return lines

    def hero(self, view: HuntersView, player: Player, bot: bool) -> list[str]:
        """One hero: life, place, total; cards, aura, classes."""
        marks = [self.say("text-you")] if player.seat == view.seat else []
        if bot:
            marks.append(self.say("text-bot"))
        side = self.side(view, player.pos)
        if side:
            marks.append(self.say("text-touches", side=side))
        first = self.say(
            "text-hero",
            seat=f"p{player.seat}",
            hero=self.name("hero", player.hero),
            life=player.life,
            max=view.hero_life,
            cell=player.pos,
            ground=self.ground(view, player.pos),
            total=player.hand_count + player.deck_count,
            spare=self.spare(player),
        )
        mark = "▶" if player.seat in view.asked else " "
        return [mark + self.join([first, *marks]), INDENT + self.join(self.holdings(player))]

    def spare(self, player: Player) -> int:
        """How many cards a hero can lose before the heroes are worn out (HUNTERS-1.4)."""
        limit = int(self.names.content["parameters"]["weariness_limit"])
        return max(player.hand_count + player.deck_count - limit - 1, 0)

    def holdings(self, player: Player) -> list[str]:
        """Hand, deck, aura and classes of a hero."""
        if player.hand is not None:
            parts = [self.say("text-hand", cards=self.cards(player.hand), n=player.hand_count)]
        elif player.gained:
            gained = self.cards(player.gained)
            parts = [self.say("text-hand-gained", n=player.hand_count, cards=gained)]
        else:
            parts = [self.say("text-hand-hidden", n=player.hand_count)]
        most = self.names.content["parameters"]["aura_max"]
        parts += [
            self.say("text-deck", n=player.deck_count),
            self.say("text-aura", cards=self.cards(player.aura), n=len(player.aura), most=most),
            self.job(player.primary),
        ]
        if player.secondary:
            parts.append(self.job(player.secondary))
        if player.wild:
            parts.append(self.say("text-wild"))
        return parts

    def job(self, name: str) -> str:
        """A class with its skill."""
        return self.say("text-class", **{"class": self.name("class", name)}, skill=self.name("skill", name))

    def table(
        self,
        view: HuntersView,
        width: int,
        bots: Iterable[int] = (),
        enter: Iterable[str] = (),
        plain: bool = False,
    ) -> list[Text]:
        """Everything there is to see; the land as a drawing where it fits, otherwise place by place."""
        lines = [Text(self.head(view), style="bold")]
        hexes = self.hexes(view, enter)
        wide = size_of(hexes)[0]
        if plain or wide > width:
            lines += [Text(line) for line in [*self.panel(view), *self.places(view)]]
        elif wide + GAP + PANEL <= width:
            lines += beside(drawing(hexes), self.panel(view), wide + GAP, width)
        else:
            lines += [*(Text(line) for line in self.panel(view)), *drawing(hexes)]
        return lines + [Text(line) for line in self.heroes(view, bots)]

    def hexes(self, view: HuntersView, enter: Iterable[str] = ()) -> list[Hex]:
        """What is drawn of every place; cells in `enter` are marked."""
        found: list[Hex] = []
        for place in view.board:
            q, r = pair(place.cell)
            one = Hex(q, r, self.element_of(place), place.up)
            if place.tile and place.up:
                one.label = self.name("tile", place.tile)
            one.heroes = [player.seat for player in view.players if player.pos == place.cell]
            one.camp = place.camp is not None
            one.mark = "*" if place.cell in enter else ""
            if place.cell == view.demon.pos:
                one.facing = view.demon.facing
                sides = [SIDES[(way - one.facing) % 6] for way in range(6)]
                one.base = [self.side_sign(side) for side in sides]
            found.append(one)
        return found

    def legend(self) -> str:
        """What the signs of the drawing mean."""
        return self.say("text-legend", cover=COVER)

    def places(self, view: HuntersView) -> list[str]:
        """The land place by place, for screen readers and maps that are too wide to be drawn."""
        lines: list[str] = []
        for place in view.board:
            parts = [self.say("text-tile", cell=place.cell, ground=self.ground(view, place.cell))]
            if place.camp:
                parts.append(self.say("text-tile-camp", hero=self.name("hero", place.camp)))
            here = [self.name("hero", one.hero) for one in view.players if one.pos == place.cell]
            if here:
                parts.append(self.say("text-tile-heroes", heroes=self.listing(here)))
            if place.cell == view.demon.pos:
                parts.append(self.say("text-tile-king"))
            if place.tile or len(parts) > 1:
                lines.append(INDENT + self.join(parts))
        sides = [
            self.say(
                "text-base-side",
                direction=DIRECTION_NAMES[way],
                face=self.say("face", face=SIDES[(way - view.demon.facing) % 6]),
            )
            for way in range(6)
        ]
        return [*lines, self.say("text-base", sides=self.listing(sides))]

    def piles(self, view: HuntersView, seat: int) -> list[str]:
        """A hero with what its deck still holds, in whatever order, and its discards."""
        player = view.players[seat]
        deck = "text-deck-holds" if player.hand is not None else "text-deck-hidden"
        counts = self.counted(player.cards)
        gone = self.counted(Counter(player.discard))
        return [
            *self.hero(view, player, False),
            INDENT + self.say(deck, n=sum(player.cards.values()), cards=counts),
            INDENT + self.say("text-discards", n=len(player.discard), cards=gone),
        ]

    # -- the forecast ------------------------------------------------------------------
    def forecast(self, forecast: Forecast) -> list[str]:
        """What the next fate card can be, and what the demon king would do to each hero."""
        lines: list[str] = []
        if forecast.rebuilt:
            lines.append(self.say("forecast-rebuilt"))
        acts = {card: count for card, count in forecast.fate.items() if card.startswith("act:")}
        if acts:
            told = [f"{self.fate(card)} {self.odds(count, forecast.cards)}" for card, count in acts.items()]
            lines.append(self.say("forecast-acts", cards=self.listing(told)))
        if not forecast.coming:
            lines.append(self.say("forecast-never"))
        for coming in forecast.coming:
            odds = self.odds(coming.weight, forecast.cards)
            lines.append(self.say("forecast-title", hero=self.name("hero", coming.hero), odds=odds))
            lines += [INDENT + line for line in self.coming(coming)]
        return lines

    def odds(self, count: int, of: int) -> str:
        """A share in per cent."""
        return f"{round(100 * count / of)} %"

    def coming(self, coming: Coming) -> list[str]:
        """His turn against one hero, in a line for each step."""
        faces = self.say("forecast-faces", direction=DIRECTION_NAMES[coming.facing])
        way = " → ".join([coming.start, *coming.path])
        moves = self.say("forecast-path", cells=way) if coming.path else self.say("forecast-stays")
        lines = [self.join([moves, faces])]
        eats: list[str] = []
        if coming.absorbs:
            eats.append(self.say("forecast-absorbs", cards=self.cards(coming.absorbs)))
        eats += [self.say("forecast-absorbs-unknown")] * coming.unknown
        if coming.hungry:
            eats.append(self.say("forecast-hungry"))
        if coming.surges:
            eats.append(self.say("forecast-surges"))
        if coming.drains:
            tile = self.name("tile", coming.tile) if coming.tile else "?"
            eats.append(self.say("forecast-drains", tile=tile))
        lines.append(self.join(eats))
        if not coming.loses or coming.struck:
            lines += self.blows(coming)
        if coming.shrouds:
            lines.append(self.say("forecast-shrouds", cells=self.listing(coming.shrouds)))
        if coming.regenerates:
            lines.append(self.say("forecast-regenerates"))
        if coming.loses:
            lines.append(self.say("forecast-loses"))
        return [line for line in lines if line]

    def blows(self, coming: Coming) -> list[str]:
        """Whom he strikes, and who can parry."""
        if not coming.struck:
            return [self.say("forecast-strikes-nobody")]
        named = self.listing(self.name("hero", one.hero) for one in coming.struck)
        lines = [self.say("forecast-strikes", heroes=named, n=coming.strike)]
        for one in coming.struck:
            hero = self.name("hero", one.hero)
            if one.can_parry == "no":
                parts = [self.say("forecast-parry-none", hero=hero)]
            elif one.cards:
                parts = [self.say("forecast-parry", hero=hero, cards=self.cards(one.cards))]
            else:
                known = "forecast-parry-hidden" if one.can_parry == "yes" else "forecast-parry-unknown"
                parts = [self.say(known, hero=hero)]
            if one.falls:
                name = "forecast-fells" if one.can_parry == "no" else "forecast-falls"
                parts.append(self.say(name, hero=hero))
            lines.append(INDENT + self.join(parts))
        return lines

    # -- the end -----------------------------------------------------------------------
    def result(self, view: HuntersView) -> list[str]:
        """How it ended."""
        if view.result is None:
            return []
        name = "result-won" if view.result.outcome == "win" else "result-lost"
        return [f"{self.say(name, reason=view.result.reason)} ({view.result.clause})"]

    def about(self, kind: str, entry: Mapping[str, object]) -> list[str]:
        """What is printed on a card, tile, class, king or ability."""
        key = KEYS[self.language]
        lines = [f"{entry['id']} · {entry[key]}"]
        if kind == "class":
            lines.append(f"{INDENT}{entry[f'skill_{key}']}: {entry[f'text_{key}']}")
        elif f"text_{key}" in entry:
            lines.append(f"{INDENT}{entry[f'text_{key}']}")
        if kind == "king":
            named = entry["abilities"]
            for one in named if isinstance(named, list) else []:
                ability = self.names.entry("ability", str(one))
                lines.append(f"{INDENT}{ability[key]}: {ability[f'text_{key}']}")
        return lines


def pair(cell: str) -> tuple[int, int]:
    """The coordinates of `q,r`."""
    q, _, r = cell.partition(",")
    return int(q), int(r)


def direction_from(one: str, other: str) -> int:
    """The direction from a cell to one beside it, or -1."""
    q, r = pair(one)
    to_q, to_r = pair(other)
    step = (to_q - q, to_r - r)
    return STEPS.index(step) if step in STEPS else -1


def beside(land: list[Text], panel: list[str], start: int, width: int) -> list[Text]:
    """A drawing with lines of words at its right side, from column `start`."""
    words: list[str] = []
    parts = [[one.plain for one in fitted(Text(line), width - start).split("\n")] for line in panel]
    airy = sum(len(part) + 1 for part in parts) <= len(land)
    for part in parts:
        words += [*part, ""] if airy else part
    lines: list[Text] = []
    for number in range(max(len(land), len(words))):
        line = land[number].copy() if number < len(land) else Text()
        if number < len(words) and words[number]:
            line.append(" " * (start - cell_len(line.plain)) + words[number])
        lines.append(line)
    return lines
