"""A ladder as a picture: a bar for each rung, its 95 % interval, and the score that was wanted. Plain SVG."""

from html import escape
from typing import Final

from sanjie.lab.ladder import Score

LEFT: Final = 150  # where the bars begin: names stand left of it
WIDE: Final = 460  # the length of 100 %
RIGHT: Final = 130  # room for the numbers
ROW: Final = 34
TOP: Final = 44


def ladder_chart(scores: list[Score], title: str, names: list[str]) -> str:
    """An SVG document of `scores`, one bar each from the top, with `names` beside them and `title` above.

    It needs no style sheet and no script, and is readable on white and on black paper.
    """
    height = TOP + ROW * len(scores) + 34
    width = LEFT + WIDE + RIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        f' aria-label="{escape(title)}" font-family="sans-serif" font-size="13">',
        f'<rect width="{width}" height="{height}" fill="#fbfaf6"/>',
        f'<text x="16" y="26" font-size="15" font-weight="bold" fill="#222">{escape(title)}</text>',
    ]
    for percent in (0, 25, 50, 75, 100):
        x = LEFT + WIDE * percent / 100
        bottom = TOP + ROW * len(scores)
        parts.append(f'<path d="M{x:g} {TOP}V{bottom + 4}" stroke="#d8d4c8"/>')
        parts.append(f'<text x="{x:g}" y="{bottom + 20}" text-anchor="middle" fill="#555">{percent}</text>')
    for row, (score, name) in enumerate(zip(scores, names, strict=True)):
        parts += bar(score, name, TOP + ROW * row)
    return "\n".join([*parts, "</svg>", ""])


def bar(score: Score, name: str, y: int) -> list[str]:
    """The marks of one rung whose row begins at `y`."""
    middle = y + ROW // 2
    low, high = (LEFT + WIDE * end for end in score.interval)
    wanted = LEFT + WIDE * score.rung.wanted
    numbers = f"{100 * score.share:.1f} % ({score.games})"
    return [
        f'<text x="{LEFT - 10}" y="{middle + 5}" text-anchor="end" fill="#222">{escape(name)}</text>',
        f'<rect x="{LEFT}" y="{y + 8}" width="{WIDE * score.share:.1f}" height="{ROW - 16}" fill="#5b7f95"/>',
        f'<path d="M{low:.1f} {middle}H{high:.1f}M{low:.1f} {middle - 5}v10M{high:.1f} {middle - 5}v10"'
        ' stroke="#1d2b33" stroke-width="1.5"/>',
        f'<path d="M{wanted:.1f} {y + 4}V{y + ROW - 4}" stroke="#b3402e" stroke-width="2"'
        ' stroke-dasharray="4 3"/>',
        f'<text x="{LEFT + WIDE + 12}" y="{middle + 5}" fill="#222">{numbers}</text>',
    ]
