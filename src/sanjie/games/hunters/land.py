"""A map as the rules read it: 45 places, who is beside whom, and how far it is (HUNTERS-3.7, 3.18, 14.2)."""

from typing import Final, final

from sanjie.games.hunters.hexes import DIRECTIONS, beside

PLACES: Final = 45
SLOTS: Final = 5  # A..E
SLOT_NAMES: Final = "ABCDE"
FREE_CELLS: Final = 40
NOWHERE: Final = -1


@final
class Land:
    """Places 0..44 are the cells by ascending q, then r. Built by `content.py`, never changed."""

    def __init__(
        self, name: str, cells: list[int], slots: list[int], used: list[list[int]], start: int
    ) -> None:
        """All 45 cells, those of slots A..E, slots by seat per players 0..5, and a cell to start or -1."""
        self.name = name
        self.cells = sorted(cells)  # (q, r) ascending is the order of the numbers
        self.place_of: dict[int, int] = {}
        for place in range(len(self.cells)):
            self.place_of[self.cells[place]] = place
        self.slots = [self.place_of[cell] for cell in slots]
        self.used = used
        self.start = NOWHERE
        if start != NOWHERE:
            self.start = self.place_of[start]
        self.next: list[int] = []  # at place * 6 + direction: the neighbour, or NOWHERE
        for cell in self.cells:
            for direction in range(DIRECTIONS):
                self.next.append(self.place_of.get(beside(cell, direction), NOWHERE))
        self.far: list[int] = []  # at a * 45 + b: steps over the tiles of the map; NOWHERE if there is no way
        for place in range(len(self.cells)):
            self.far += self.steps_from(place)

    def steps_from(self, place: int) -> list[int]:
        """How many steps over tiles of the map lead from `place` to each place; NOWHERE if none do."""
        steps = [NOWHERE] * len(self.cells)
        steps[place] = 0
        edge = [place]
        while edge:
            further: list[int] = []
            for here in edge:
                for direction in range(DIRECTIONS):
                    there = self.next[here * DIRECTIONS + direction]
                    if there != NOWHERE and steps[there] == NOWHERE:
                        steps[there] = steps[here] + 1
                        further.append(there)
            edge = further
        return steps

    def camps(self, players: int) -> list[int]:
        """The places of the camps in seat order (HUNTERS-3.9); a fresh list."""
        return [self.slots[slot] for slot in self.used[players]]

    def demon_start(self, players: int) -> int:
        """Where the demon king starts (HUNTERS-3.11)."""
        if self.start != NOWHERE:
            return self.start
        camps = self.camps(players)
        best = NOWHERE
        best_reach = 0
        best_gap = 0
        for place in range(len(self.cells)):
            if place in camps:
                continue
            reach = 0
            for other in range(len(self.cells)):
                reach = max(reach, self.far[place * PLACES + other])
            gap = PLACES
            for camp in camps:
                gap = min(gap, self.far[place * PLACES + camp])
            if best == NOWHERE or reach < best_reach or (reach == best_reach and gap > best_gap):
                best, best_reach, best_gap = place, reach, gap
        return best
