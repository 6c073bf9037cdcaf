"""Cuts the page's fonts to the characters of our own texts: a first visit loads kilobytes, not megabytes.

    python web/fonts.py    (the build does it too; wants fonttools[woff] and brotli)

Every Chinese face is cut into tiers: what stands on the first page in that weight, what a table says (the
heavier weights: its labels and headings), what only the rulebooks and contents say. Each tier is a file under
its own unicode-range, so a browser fetches a tier when a page first uses one of its characters. What people
write themselves (names) may hold any character: for that, `written.css` offers the sliced family of the
package, to be loaded late.
"""

import hashlib
import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from fontTools import merge, subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEB: Final = Path(__file__).resolve().parent
OUT: Final = WEB / "src/generated/fonts"
PACKAGES: Final = WEB / "node_modules"
TEXTS: Final = WEB.parent / "src/sanjie"
LICENCE_NAMES: Final = [
    0,
    13,
    14,
]  # copyright and licence stay; names stay away, being reserved for originals
LAYOUT: Final = ["BASE", "GDEF", "GPOS", "GSUB", "STAT", "VORG", "vhea", "vmtx"]  # slices differ in these

Codes = frozenset[int]


@dataclass(frozen=True)
class Chinese:
    """A static face of a sliced family, and which tiers it is cut into, most wanted first."""

    family: str
    package: str
    weight: int
    tiers: tuple[str, ...]


@dataclass(frozen=True)
class Latin:
    """A variable face, cut to the Latin of our texts and of names, within the weights we set."""

    family: str
    package: str
    weights: tuple[int, int]


CHINESE: Final = [
    Chinese("Noto Sans TC", "noto-sans-tc", 400, ("heads", "first", "table", "books")),
    Chinese("Noto Sans TC", "noto-sans-tc", 500, ("labels", "titles", "table", "books")),
    Chinese("Noto Sans TC", "noto-sans-tc", 700, ("labels", "titles", "table", "books")),
    Chinese("Noto Serif TC", "noto-serif-tc", 600, ("headings", "labels", "titles", "table", "books")),
    Chinese("Noto Serif TC", "noto-serif-tc", 900, ("heads", "covers", "titles", "table", "books")),
    Chinese("LXGW WenKai TC", "lxgw-wenkai-tc", 700, ("names", "titles", "table", "books")),
]
# Messages of the first page, by their ids; one that is missing here only costs that page another file.
FIRST: Final = (
    r"(title|comma|colon|yes|no|close|you|loading|skip-|go-home|nav|theme-|home-|game-|tables-|table-status-|"
    r"your-name|about-thanks)"
)
HEADS: Final = r"(title|game-\w+) ="
HEADINGS: Final = r"(game-\w+|tables-(yours|open)) ="  # those of the first page
COVERS: Final = r"(create-of|about|lost\S*) ="  # headings of pages
NAMES: Final = r"aras-(creature|creature-sign|character-[A-Z]|character-[A-Z]-ring) ="
LABEL: Final = 10  # signs at most: buttons and headings, which are set in the heavier weights
BROWSER: Final = (
    "main.ftl",
    "table.ftl",
    "aras.ftl",
    "guixi.ftl",
    "hunters.ftl",
    "account.ftl",
    "talk.ftl",
    "people.ftl",
    "bots.ftl",
)
LATIN: Final = [
    Latin("Inter Variable", "inter", (400, 700)),
    Latin("Source Serif 4 Variable", "source-serif-4", (400, 900)),
]


def main() -> None:
    """Write every font and `fonts.css`, `written.css` into `OUT`, unless they are there and fresh."""
    texts = read_texts()
    digest = hashlib.sha256(repr((Path(__file__).read_text(), versions(), sorted(texts.items()))).encode())
    stamp = OUT / ".digest"
    if stamp.is_file() and stamp.read_text() == digest.hexdigest():
        return
    OUT.mkdir(parents=True, exist_ok=True)
    for old in OUT.glob("*.woff2"):
        old.unlink()
    rules = [write_latin(face, frozenset().union(*texts.values())) for face in LATIN]
    with get_context("fork").Pool() as pool:  # decoding glyphs takes half a minute of one core
        for more in pool.starmap(write_chinese, [(face, texts) for face in CHINESE], chunksize=1):
            rules += more
    (OUT / "fonts.css").write_text("".join(rules))
    (OUT / "written.css").write_text(written("Noto Sans TC Written", "noto-sans-tc", 400))
    stamp.write_text(digest.hexdigest())
    for path in sorted(OUT.glob("*.woff2")):
        print(f"{path.stat().st_size / 1000:7.1f} kB  {path.name}")


# -- which characters ------------------------------------------------------------------
def read_texts() -> dict[str, Codes]:
    """The characters of each tier, by its name."""
    spoken = [text for name in BROWSER for path in TEXTS.glob(f"locales/*/{name}") for text in messages(path)]
    first = [text for text in spoken if re.match(FIRST, text)]
    books = [
        path.read_text("utf-8") for folder in ("rulebooks", "content") for path in (TEXTS / folder).iterdir()
    ]
    page = signs_of(  # names of the house and languages; a game's own signs come with its table
        path for path in (WEB / "src").rglob("*.svelte") if "games" not in path.parts
    )
    signs = signs_of((WEB / "src/games").rglob("*.svelte"))
    heads = [text for text in first if re.match(HEADS, text)] + page
    labels = [text for text in spoken if chinese(text) <= LABEL]
    covers = [text for text in spoken if re.match(COVERS, text)] + [book.partition("\n")[0] for book in books]
    titles = [line for book in books for line in re.findall(r"^#.*", book, re.MULTILINE)]
    return {
        "heads": codes_in(heads),
        "headings": codes_in(text for text in first if re.match(HEADINGS, text)),
        "labels": codes_in([*heads, *(text for text in labels if re.match(FIRST, text))]),
        "first": codes_in([*first, (WEB / "index.html").read_text("utf-8")]),
        "names": codes_in(text for text in spoken if re.match(NAMES, text)),
        "covers": codes_in(covers),
        "titles": codes_in([*labels, *titles]),
        "table": codes_in([*spoken, *signs]),
        "books": codes_in(books),
    }


def signs_of(paths: Iterable[Path]) -> list[str]:
    """The Chinese characters of those files alone: a tick would call for the whole tier."""
    return [sign for path in paths for sign in path.read_text("utf-8") if chinese(sign)]


def messages(path: Path) -> list[str]:
    """The messages of a Fluent file, comments left out."""
    return [text for text in re.split(r"\n(?=\S)", path.read_text("utf-8")) if not text.startswith("#")]


def codes_in(texts: Iterable[str]) -> Codes:
    """Code points of every printable character in `texts`."""
    return frozenset(ord(sign) for text in texts for sign in text if sign.isprintable())


def chinese(text: str) -> int:
    """How many signs of `text` are Chinese characters or their punctuation."""
    return sum(sign >= "\u2e80" for sign in text)


def versions() -> list[str]:
    """Name and version of every package a font is cut from."""
    folders = [PACKAGES / "@fontsource" / face.package for face in CHINESE]
    folders += [PACKAGES / "@fontsource-variable" / face.package for face in LATIN]
    return [json.loads((folder / "package.json").read_text())["version"] for folder in folders]


# -- cutting ---------------------------------------------------------------------------
def cut(font: TTFont, codes: Codes, features: list[str], drop: list[str]) -> None:
    """Leave in `font` what `codes` need."""
    options = subset.Options()
    options.layout_features = features
    options.drop_tables += drop
    options.name_IDs = LICENCE_NAMES
    options.hinting = False  # screens that would use it are not made any more
    options.notdef_outline = True
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=codes)
    cutter.subset(font)


def write_chinese(face: Chinese, texts: dict[str, Codes]) -> list[str]:
    """Write the tiers of `face`; their @font-face rules."""
    latin = frozenset(TTFont(latin_file(LATIN[0]), lazy=True).getBestCmap())  # stands first in every stack
    gathered = OUT / f"{face.package}-{face.weight}.ttf"
    left = gather(face, frozenset().union(*(texts[tier] for tier in face.tiers)) - latin, gathered)
    rules = []
    for tier in face.tiers:
        codes = texts[tier] & left
        left -= codes
        if codes:
            font = TTFont(gathered, recalcTimestamp=False)
            cut(font, codes, [], [])
            font.flavor = "woff2"
            name = f"{face.package}-{face.weight}-{tier}.woff2"
            font.save(OUT / name)
            rules.append(rule(face.family, str(face.weight), name, codes))
    gathered.unlink()
    return rules


def gather(face: Chinese, wanted: Codes, path: Path) -> Codes:
    """Write one font with all of `wanted` that the package has to `path`; the characters it holds.

    The package's whole file lacks some punctuation and rare characters, which numbered slices have.
    """
    parts: list[Path] = []

    def take(name: str, codes: Codes) -> Codes:
        file = PACKAGES / f"@fontsource/{face.package}/files/{face.package}-{name}-{face.weight}-normal.woff2"
        font = TTFont(file, lazy=True, recalcTimestamp=False)
        held = codes & frozenset(font.getBestCmap())
        if held:
            cut(font, held, [], LAYOUT)
            font.flavor = None
            parts.append(path.with_suffix(f".{len(parts)}.ttf"))
            font.save(parts[-1])
        return held

    found = take("chinese-traditional", wanted)
    for name, codes in slices(face.package, wanted - found).items():
        found |= take(name, codes)
    merge.Merger().merge([str(part) for part in parts]).save(path)
    for part in parts:
        part.unlink()
    return found


def slices(package: str, wanted: Codes) -> dict[str, Codes]:
    """Names of the numbered slices that hold `wanted`, with what to take from each."""
    chosen: dict[str, Codes] = {}
    for name, ranges in json.loads((PACKAGES / "@fontsource" / package / "unicode.json").read_text()).items():
        codes = wanted & codes_of(ranges)
        if name.startswith("[") and codes:
            chosen[name.strip("[]")] = codes
            wanted -= codes
    return chosen


def codes_of(ranges: str) -> Codes:
    """The code points of a CSS unicode-range."""
    codes: set[int] = set()
    for part in ranges.split(","):
        low, _, high = part.strip().removeprefix("U+").partition("-")
        codes.update(range(int(low, 16), int(high or low, 16) + 1))
    return frozenset(codes)


def latin_file(face: Latin) -> Path:
    """The variable font of the package's Latin slice."""
    return PACKAGES / "@fontsource-variable" / face.package / f"files/{face.package}-latin-wght-normal.woff2"


def write_latin(face: Latin, codes: Codes) -> str:
    """Write `face`; its @font-face rule."""
    font = TTFont(latin_file(face), recalcTimestamp=False)
    signs = frozenset(range(0x20, 0x7F)) | frozenset(range(0x2010, 0x2030)) | {0xA0, 0xB7, 0xD7} | codes
    letters = signs & font.getBestCmap().keys()
    cut(font, letters, ["kern", "liga", "ccmp", "locl", "mark", "tnum", "case"], ["STAT"])
    font = instancer.instantiateVariableFont(font, {"wght": face.weights})
    font.flavor = "woff2"
    name = f"{face.package}.woff2"
    font.save(OUT / name)
    low, high = face.weights
    return rule(face.family, f"{low} {high}", name, letters)


# -- writing ---------------------------------------------------------------------------
def rule(family: str, weight: str, name: str, codes: Codes) -> str:
    """One @font-face rule."""
    return (
        f'@font-face {{ font-family: "{family}"; font-weight: {weight}; font-display: swap;\n'
        f'  src: url("./{name}") format("woff2"); unicode-range: {unicode_range(codes)} }}\n'
    )


def unicode_range(codes: Codes) -> str:
    """`codes` as CSS writes them, runs joined."""
    runs: list[tuple[int, int]] = []
    for code in sorted(codes):
        if runs and runs[-1][1] == code - 1:
            runs[-1] = (runs[-1][0], code)
        else:
            runs.append((code, code))
    return ",".join(f"U+{low:X}" if low == high else f"U+{low:X}-{high:X}" for low, high in runs)


def written(family: str, package: str, weight: int) -> str:
    """The package's own sliced face under another name, without the older file format."""
    css = (PACKAGES / "@fontsource" / package / f"{weight}.css").read_text()
    css = re.sub(r",\s*url\([^)]*\.woff\) format\('woff'\)", "", css)
    css = re.sub(r"font-family: '[^']*'", f'font-family: "{family}"', css)
    return css.replace("url(./files/", f"url(../../../node_modules/@fontsource/{package}/files/")


if __name__ == "__main__":
    main()
