"""The balance of Hunters as a picture: a square for each cell, the redder the farther from what is wanted."""

from html import escape
from typing import Final

from sanjie.games.hunters.game import HUNTERS
from sanjie.lab.hunters_balance import WANTED, Counts, Plan, allowed

LEFT: Final = 150
TOP: Final = 70
WIDE: Final = 84
HIGH: Final = 26
GAP: Final = 14  # between difficulties
FAR: Final = 15.0  # points off at which a square is as red, or as blue, as it gets


def shade(off: float) -> str:
    """The colour of a cell that is `off` points above (blue) or below (red) what is wanted."""
    strength = min(abs(off) / FAR, 1.0)
    strong = (178, 64, 46) if off < 0 else (52, 98, 140)
    return "#" + "".join(f"{round(251 + (one - 251) * strength):02x}" for one in strong)


def balance_chart(plan: Plan, counts: Counts, title: str) -> str:
    """An SVG document: rows are difficulties and players, columns demon kings; per cent won in each cell.

    A thick frame marks cells farther from what is wanted than is allowed.
    """
    kings = HUNTERS.tables.king_ids
    rows = [(difficulty, players) for difficulty in plan.difficulties for players in plan.players]
    height = TOP + HIGH * len(rows) + GAP * len(plan.difficulties) + 10
    width = LEFT + WIDE * len(kings) + 20
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        f' aria-label="{escape(title)}" font-family="sans-serif" font-size="13">',
        f'<rect width="{width}" height="{height}" fill="#fbfaf6"/>',
        f'<text x="16" y="26" font-size="15" font-weight="bold" fill="#222">{escape(title)}</text>',
    ]
    for column, king in enumerate(kings):
        x = LEFT + WIDE * column + WIDE // 2
        parts.append(f'<text x="{x}" y="{TOP - 8}" text-anchor="middle" fill="#222">{escape(king)}</text>')
    for number, (difficulty, players) in enumerate(rows):
        y = TOP + HIGH * number + GAP * plan.difficulties.index(difficulty)
        name = f"{difficulty} ({WANTED[difficulty]:g} %), {players}"
        parts.append(
            f'<text x="{LEFT - 10}" y="{y + 18}" text-anchor="end" fill="#222">{escape(name)}</text>'
        )
        for cell, count in counts.items():
            if (cell.difficulty, cell.players) == (difficulty, players) and count.games:
                x = LEFT + WIDE * kings.index(cell.king)
                parts += square(x, y, count.rate, count.rate - WANTED[difficulty], allowed(players))
    return "\n".join([*parts, "</svg>", ""])


def square(x: int, y: int, rate: float, off: float, most: float) -> list[str]:
    """The marks of one cell."""
    ink = "#fff" if abs(off) > FAR * 0.6 else "#222"
    frame = ' stroke="#111" stroke-width="2"' if abs(off) > most else ' stroke="#d8d4c8"'
    return [
        f'<rect x="{x + 1}" y="{y + 1}" width="{WIDE - 2}" height="{HIGH - 2}" fill="{shade(off)}"{frame}/>',
        f'<text x="{x + WIDE // 2}" y="{y + 18}" text-anchor="middle" fill="{ink}">{rate:.1f}</text>',
    ]
