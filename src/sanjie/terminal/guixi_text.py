"""The table of Guixi in lines of words, as one seat sees it."""

from collections import Counter

from sanjie.games.guixi.view import Exorcism, GuixiView, Item, Player
from sanjie.naming import KEYS, Names
from sanjie.terminal.talk import INDENT
from sanjie.words import say


class GuixiText:
    """Says what there is to see, with the names of one pack in one language."""

    def __init__(self, names: Names, language: str) -> None:
        self.names = names
        self.language = language

    def say(self, message: str, **args: str | int) -> str:
        """A message about the table."""
        return say(self.language, f"guixi-{message}", **args)

    def card(self, card: str) -> str:
        """A card with its colour."""
        return self.names.name("card", card, self.language)

    def join(self, parts: list[str]) -> str:
        """Parts of a line."""
        return " · ".join(parts)

    # -- the whole table ---------------------------------------------------------------
    def table(self, view: GuixiView) -> list[str]:
        """Turn, decks, the king, and every seat with its ghosts."""
        lines = [self.head(view)]
        lines += self.turn_notes(view)
        for player in view.players:
            lines.append(self.seat(view, player))
            lines += [self.ghost(view, ghost) for ghost in player.ghosts]
        return lines

    def head(self, view: GuixiView) -> str:
        """Whose turn it is, its step, and how many cards the decks have."""
        head = self.say("text-head", turn=view.turn, seat=f"p{view.current}", phase=view.phase)
        decks = self.say(
            "text-decks", deck=view.deck_count, discard=len(view.discard), ghosts=view.ghost_deck_count
        )
        return self.join([head, decks])

    def turn_notes(self, view: GuixiView) -> list[str]:
        """The king and his goal, and what holds for this turn or for the last."""
        lines: list[str] = []
        if view.king is not None:
            king = view.king
            entry = self.names.entry("king", king.card)
            lines.append(
                self.say(
                    "text-king",
                    seat=f"p{king.seat}",
                    name=entry[KEYS[self.language]],
                    goal=entry[f"win_{KEYS[self.language]}"],
                    count=king.count,
                    needed=king.needed,
                )
            )
        if view.final_seat >= 0:
            lines.append(self.say("text-final", seat=f"p{view.final_seat}"))
        if view.vote_mod:
            sign = "minus" if view.vote_mod < 0 else "plus"
            lines.append(self.say("text-vote-changed", sign=sign, n=abs(view.vote_mod)))
        if view.no_exorcism:
            lines.append(self.say("text-no-exorcism"))
        lines += [self.say("text-dice", n=number) for number in view.dice_set]
        return lines

    def seat(self, view: GuixiView, player: Player) -> str:
        """One seat in a line."""
        mark = "▶" if player.seat == view.current else " "
        character = (
            self.names.name("character", player.character, self.language)
            if player.character
            else self.say("text-nobody")
        )
        parts = [
            self.say(
                "text-seat",
                character=character,
                spirit=player.spirit,
                hand=player.hand_count,
                points=self.points(player),
            )
        ]
        if player.artifact:
            parts.append(self.say("text-artifact", card=self.card(player.artifact)))
        return f"{mark}p{player.seat} " + self.join(parts + self.marks(view, player))

    def points(self, player: Player) -> str:
        """How many ghosts it has dispelled, and of which colours."""
        colours = Counter(self.names.ghosts[ghost]["colour"] for ghost in player.points)
        told = [f"{self.say('colour', colour=one)} {colours[one]}" for one in ("red", "blue") if colours[one]]
        return f"{len(player.points)}" + (f" ({', '.join(told)})" if told else "")

    def marks(self, view: GuixiView, player: Player) -> list[str]:
        """What is special about a seat."""
        marks: list[str] = []
        if player.seat == view.seat:
            marks.append(self.say("mark-you"))
        if view.king is not None and view.king.seat == player.seat:
            marks.append(self.say("mark-king"))
        if player.elder:
            marks.append(self.say("elder"))
        if player.identity is not None and (player.revealed or player.seat != view.seat):
            marks.append(self.say("identity", identity=player.identity))
        if player.open_hand:
            marks.append(self.say("mark-open"))
        if player.wards:
            marks.append(self.say("mark-ward"))
        if player.banned:
            marks.append(self.say("mark-banned"))
        if player.silenced:
            marks.append(self.say("mark-silenced"))
        return marks

    def ghost(self, view: GuixiView, ghost: str) -> str:
        """A ghost on a player: its id, name, colour, condition and lasting effect."""
        entry = self.names.ghosts[ghost]
        key = KEYS[self.language]
        line = self.say(
            "text-ghost",
            name=entry[key],
            colour=entry["colour"],
            condition=self.condition(view, ghost),
            effect=self.names.content["effects"][entry["effect"]][key],
        )
        return f"{INDENT}{ghost:<11} {line}"

    def condition(self, view: GuixiView, ghost: str) -> str:
        """The printed condition, with what changes it this turn."""
        printed = str(self.names.ghosts[ghost]["dispel"])
        for name, change in view.conditions:
            if name == ghost and change:
                sign = "minus" if change < 0 else "plus"
                return self.say("text-changed", condition=printed, sign=sign, n=abs(change))
        return printed

    # -- what one seat knows -----------------------------------------------------------
    def own(self, view: GuixiView) -> list[str]:
        """The seat's identity, its hand card by card, and what else it alone knows."""
        me = view.players[view.seat]
        seat = f"p{view.seat}"
        if view.mode == "fun":
            lines = [self.say("text-you-fun", seat=seat)]
        else:
            lines = [self.say("text-you", seat=seat, identity=me.identity or "none")]
        lines.append(self.say("text-hand") if me.hand else self.say("text-hand-none"))
        for card, count in sorted(Counter(me.hand or []).items()):
            times = f" ×{count}" if count > 1 else ""
            lines.append(f"{INDENT}{card:<11} {self.card(card)}{times}")
        for player in view.players:
            if player.seat == view.seat:
                continue
            if player.hand is not None:
                cards = ", ".join(self.card(card) for card in player.hand)
                lines.append(self.say("text-open", seat=f"p{player.seat}", cards=cards or "–"))
            elif player.known:
                cards = ", ".join(self.card(card) for card in player.known)
                lines.append(self.say("text-known", seat=f"p{player.seat}", cards=cards))
        if view.ghosts_known:
            lines.append(self.ghosts_known(view))
        return lines

    def ghosts_known(self, view: GuixiView) -> str:
        """The cards of the ghost deck whose place the seat knows."""
        told: list[str] = []
        for one in view.ghosts_known:
            name = self.names.name("ghost", one.card, self.language)
            if one.place < 0:
                told.append(self.say("text-place-bottom", n=-one.place, name=name))
            else:
                told.append(self.say("text-place", n=one.place + 1, name=name))
        return self.say("text-ghosts-known", cards=", ".join(told))

    # -- stack and exorcism ------------------------------------------------------------
    def stack(self, view: GuixiView) -> list[str]:
        """What waits to resolve, from the top."""
        if not view.stack:
            return [self.say("text-stack-none")]
        return [self.say("text-stack"), *(INDENT + self.item(view, item) for item in reversed(view.stack))]

    def item(self, view: GuixiView, item: Item) -> str:
        """One card or skill of the stack with its objects."""
        name = self.names.name(item.kind, item.name, self.language)
        parts = [self.say("text-item", seat=f"p{item.seat}", name=name)]
        parts += [self.object(view, one) for one in item.objects]
        return f"s{item.number} " + self.join(parts)

    def object(self, view: GuixiView, name: str) -> str:
        """An object as it is written, ghosts by their name, waiting items with theirs."""
        if name in self.names.ghosts:
            return self.names.name("ghost", name, self.language)
        for item in view.stack:
            if name == f"s{item.number}":
                return f"{name} ({self.names.name(item.kind, item.name, self.language)})"
        return name

    def votes(self, view: GuixiView) -> list[str]:
        """The exorcism that is going on, or the last one."""
        if view.exorcism is not None:
            return [self.exorcism(view.exorcism), *self.voters(view.exorcism)]
        if view.result is None:
            return [self.say("text-votes-none")]
        result = view.result
        return [
            self.say(
                "text-result",
                ok=1 if result.ok else 0,
                name=self.names.name("ghost", result.ghost, self.language),
                n=result.net,
                condition=result.condition,
            )
        ]

    def exorcism(self, going: Exorcism) -> str:
        """What it is about."""
        return self.say(
            "text-summoning" if going.summoning else "text-exorcism",
            seat=f"p{going.host}",
            name=self.names.name("ghost", going.ghost, self.language),
            target=f"p{going.holder}",
            colour=self.names.ghosts[going.ghost]["colour"],
            condition=going.condition,
        )

    def voters(self, going: Exorcism) -> list[str]:
        """How many votes lie before each seat, and those that can be seen."""
        lines: list[str] = []
        for voter in going.voters:
            if going.summoning and voter.seat != going.host:
                continue
            seat = f"p{voter.seat}"
            if voter.barred:
                line = self.say("text-voter-barred", seat=seat)
            elif voter.called:
                line = self.say("text-voter", seat=seat, n=voter.count)
            else:
                line = self.say("text-voter-waits", seat=seat)
            if voter.votes:
                cards = ", ".join(self.card(card) for card in voter.votes)
                line = self.say("text-voter-faces", line=line, cards=cards)
            lines.append(INDENT + line)
        return lines

    # -- the end -----------------------------------------------------------------------
    def result(self, view: GuixiView) -> list[str]:
        """Who won and why, and every point with its clause."""
        end = view.ended
        if end is None:
            return []
        if end.winners:
            seats = ", ".join(f"p{seat}" for seat in end.winners)
            lines = [self.say("result-won", seats=seats, reason=end.reason)]
        else:
            lines = [self.say("result-nobody", reason=end.reason)]
        for side in end.sides:
            seats = ", ".join(f"p{seat}" for seat in side.seats)
            lines.append(self.say("result-side", team=side.side, n=side.total, seats=seats))
        for player in view.players:
            if player.identity is None:
                continue
            seat, total = f"p{player.seat}", end.totals[player.seat]
            lines.append(self.say("result-seat", seat=seat, identity=player.identity, n=total))
            for one in end.points:
                if one.seat == player.seat:
                    ghost = self.names.name("ghost", one.ghost, self.language) if one.ghost else ""
                    what = self.say(f"score-{one.what}", ghost=ghost)
                    lines.append(f"{INDENT}{self.say('result-line', n=one.points, what=what)} ({one.clause})")
        return lines
