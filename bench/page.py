"""How soon the page answers: from a press to the next paint, for every action at the boards, slowed down.

    python -m bench.page                      # measure, print, write bench/page.json and bench/page.svg
    python -m bench.page --only guixi --print # one game, and nothing is written

A Chromium whose processor is slowed four times looks at the positions of `tests/web/scenes.jsonl` in the
gallery. A press is timed by the browser (Event Timing: from the press to the paint after it, in steps of
8 ms, nothing below 16); what arrives from the server is timed from its arrival to the paint after it. The
best of nine counts, the median and the worst stand beside it. All actions are gone through again and again,
so that a machine that is busy for a minute does not spoil one of them.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from html import escape
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from machine import CHROMIUM  # noqa: E402
from sanjie.cli.bench import figures_as_json  # noqa: E402
from sanjie.lab.bench import Figure, bench_calibration  # noqa: E402
from web.gallery import DRAWN, QUIET, Hall, built, served  # noqa: E402

SLOWER: Final = 4  # times
WANTED: Final = 100  # ms from a press to the next paint, at most
REPEATS: Final = 9
LEAST: Final = 16.0  # ms, the shortest the browser tells
TOLD_MS: Final = 350  # after a press until the browser has told how long it took
RESULTS: Final = Path(__file__).with_name("page.json")
PICTURE: Final = Path(__file__).with_name("page.svg")

WATCH: Final = """
localStorage.setItem('sanjie.settings', JSON.stringify({ confirm: 'twice', language: 'zh-Hant' }));
globalThis.pressed = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (entry.interactionId) pressed.push(entry.duration);
}).observe({ type: 'event', durationThreshold: 16 });
globalThis.painted = () => new Promise((done) => requestAnimationFrame(() => {
  const after = new MessageChannel();
  after.port1.onmessage = () => done(performance.now());
  after.port2.postMessage(0);
}));
globalThis.shown = [];
globalThis.foreseeing = () => {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    const { type, id, answer } = JSON.parse(text);
    if (type !== 'preview') return send.call(this, text);
    setTimeout(async () => {
      const begun = performance.now();
      this.onmessage({ data: JSON.stringify({ type: 'previewed', id, answer, view: globalThis.foreseen }) });
      shown.push((await painted()) - begun);
    }, 0);
  };
};
"""

TELL: Final = """async () => {
  const begun = performance.now();
  gallery.next();
  return (await painted()) - begun;
}"""


@dataclass(frozen=True)
class Action:
    """Something a player does, or the server tells, at a table of the gallery."""

    name: str
    scene: str
    what: str  # a selector to press; "hover SELECTOR" for a preview; "told" for the scene's next message
    before: tuple[str, ...] = ()  # what is pressed first

    @property
    def game(self) -> str:
        """The game of its table."""
        return self.scene.partition("-")[0]


CELL: Final = "[data-cell][data-legal] >> nth=0"
CARD: Final = ".hand .card:not(.off) >> nth=0"
GHOST: Final = ".stage .gh[data-legal] >> nth=0"
CONFIRM: Final = ".prompt [data-chip=confirm]"
FIRST: Final = ".prompt [data-chip] >> nth=0"
ACTIONS: Final = (
    Action("aras-choose", "aras-place", CELL),
    Action("aras-choose-another", "aras-place", "[data-cell][data-legal] >> nth=3", (CELL,)),
    Action("aras-preview", "aras-place", f"hover {CELL}"),
    Action("aras-confirm", "aras-place", CELL, (CELL,)),
    Action("aras-verb", "aras-act", ".prompt [data-chip=move]"),
    Action("aras-pass", "aras-act", ".prompt [data-chip=pass]"),
    Action("aras-look", "aras-giant", "[role=tab] >> nth=1"),
    Action("aras-text", "aras-four", ".top .tools .ib >> nth=2"),
    Action("aras-panel", "aras-four", "[data-tool=panel]"),
    Action("aras-told", "aras-giant", "told"),
    Action("guixi-choose-card", "guixi-window", CARD),
    Action("guixi-choose-ghost", "guixi-life", GHOST),
    Action("guixi-vote-card", "guixi-vote", CARD),
    Action("guixi-confirm", "guixi-vote", ".prompt [data-chip=lay]", (CARD,)),
    Action("guixi-pass", "guixi-window", ".prompt [data-chip=pass]"),
    Action("guixi-look", "guixi-king", ".stage .chr >> nth=0"),
    Action("guixi-identity", "guixi-king", ".prompt .you button:not(.chr):not(.gh):not(.art) >> nth=-1"),
    Action("guixi-text", "guixi-king", ".top .tools .ib >> nth=2"),
    Action("guixi-panel", "guixi-king", "[data-tool=panel]"),
    Action("guixi-told", "guixi-king", "told"),
    Action("hunters-choose", "hunters-act", CELL),
    Action("hunters-verb", "hunters-act", ".prompt [data-chip=move]"),
    Action("hunters-pay", "hunters-parry", ".hand .card >> nth=0"),
    Action("hunters-confirm", "hunters-parry", CONFIRM),
    Action("hunters-hand", "hunters-five", ".heroes button >> nth=0"),
    Action("hunters-look", "hunters-five", ".lens button:not(:disabled) >> nth=0"),
    Action("hunters-text", "hunters-five", ".top .tools .ib >> nth=2"),
    Action("hunters-panel", "hunters-five", "[data-tool=panel]"),
    Action("hunters-told", "hunters-act", "told"),
)


@dataclass(frozen=True)
class Measured:
    """How long an action took, each time."""

    action: Action
    times: tuple[float, ...]  # ms

    @property
    def best(self) -> float:
        """The time that counts."""
        return min(self.times)

    @property
    def usual(self) -> float:
        """The median."""
        return median(self.times)


@contextmanager
def slowed(page: Page) -> Iterator[None]:
    """The page's processor as slow as a cheap phone's."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    try:
        yield
    finally:
        session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        session.detach()


def once(hall: Hall, action: Action, scene: dict[str, Any], number: int) -> float:
    """Milliseconds of one time."""
    page, name = hall.page, f"{action.name}-{number}"
    told = action.what == "told"
    page.evaluate("scene => gallery.put(scene)", {**scene, "name": name, "slowly": told})
    if told:  # up to the last message but one
        page.evaluate("name => gallery.show(name)", name)
        page.wait_for_function(DRAWN)
        for _ in scene["messages"][2:]:
            page.evaluate("gallery.next()")
        page.evaluate(QUIET)
        page.wait_for_timeout(TOLD_MS)
        with slowed(page):
            return float(page.evaluate(TELL))
    page.mouse.move(2, 2)
    hall.show(name)
    for selector in action.before:
        page.locator(selector).click()
    page.evaluate(QUIET)
    page.wait_for_timeout(TOLD_MS)
    page.evaluate("pressed.length = shown.length = 0")
    if action.what.startswith("hover "):
        page.evaluate("view => (globalThis.foreseen = view)", scene["messages"][-1]["view"])
        with slowed(page):
            page.locator(action.what.removeprefix("hover ")).hover()
            page.wait_for_function("shown.length > 0")
        return float(page.evaluate("Math.max(...shown)"))
    with slowed(page):
        page.locator(action.what).click()
        page.wait_for_timeout(TOLD_MS)
    told_ms = max([LEAST, *map(float, page.evaluate("pressed"))])
    if action.name.endswith("-text"):
        page.locator(action.what).click()  # the page keeps what was chosen
    page.keyboard.press("Escape")
    return told_ms


def measured(actions: list[Action], repeats: int = REPEATS) -> list[Measured]:
    """Every action, so many times each; needs Chromium, node and `npm ci`."""
    with ExitStack() as stack:
        site = built(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        scenes = {one["name"]: one for one in json.loads((site / "scenes.json").read_text("utf-8"))["scenes"]}
        address = stack.enter_context(served(site))
        browser = stack.enter_context(sync_playwright()).chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="zh-TW")
        context.add_init_script(WATCH)
        hall = Hall(context.new_page(), address)
        hall.show(actions[0].scene)
        hall.page.evaluate("foreseeing()")
        times: dict[str, list[float]] = {action.name: [] for action in actions}
        for number in range(repeats):
            for action in actions:
                times[action.name].append(once(hall, action, scenes[action.scene], number))
            print(f"\rround {number + 1} of {repeats}", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        browser.close()
        return [Measured(action, tuple(times[action.name])) for action in actions]


def line(one: Measured) -> str:
    """An action in words."""
    late = "" if one.best < WANTED else f"  more than {WANTED}"
    return (
        f"{one.action.name:22} {one.best:6.0f} ms   median {one.usual:6.0f} ms"
        f"   worst {max(one.times):6.0f} ms{late}"
    )


# -- the picture ---------------------------------------------------------------------------
LEFT: Final = 170
SCALE: Final = 3.2  # points of a millisecond
ROW: Final = 20
TOP: Final = 44
MOST: Final = 150  # ms that have room


def picture(found: list[Measured], title: str) -> str:
    """An SVG document: a bar for each action, its median and worst marked, a line where it must end."""
    height, width = TOP + ROW * len(found) + 30, round(LEFT + SCALE * MOST + 90)
    bottom = TOP + ROW * len(found)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        f' aria-label="{escape(title)}" font-family="sans-serif" font-size="12">',
        f'<rect width="{width}" height="{height}" fill="#fbfaf6"/>',
        f'<text x="16" y="26" font-size="15" font-weight="bold" fill="#222">{escape(title)}</text>',
    ]
    for time in range(0, MOST + 1, 50):
        x = LEFT + SCALE * time
        parts.append(f'<path d="M{x:g} {TOP}V{bottom + 4}" stroke="#d8d4c8"/>')
        parts.append(f'<text x="{x:g}" y="{bottom + 20}" text-anchor="middle" fill="#555">{time} ms</text>')
    for row, one in enumerate(found):
        y = TOP + ROW * row
        ends = [LEFT + SCALE * min(MOST, time) for time in (one.best, one.usual, max(one.times))]
        name = escape(one.action.name)
        parts.append(f'<text x="{LEFT - 8}" y="{y + 14}" text-anchor="end" fill="#222">{name}</text>')
        parts.append(
            f'<rect x="{LEFT}" y="{y + 4}" width="{ends[0] - LEFT:.1f}" height="{ROW - 8}" fill="#5b7f95"/>'
        )
        for end, colour in ((ends[1], "#7d8f99"), (ends[2], "#1d2b33")):
            parts.append(f'<path d="M{end:.1f} {y + 4}v{ROW - 8}" stroke="{colour}" stroke-width="1.5"/>')
        parts.append(f'<text x="{ends[2] + 6:.1f}" y="{y + 14}" fill="#222">{one.best:.0f}</text>')
    x = LEFT + SCALE * WANTED
    parts.append(
        f'<path d="M{x:g} {TOP}V{bottom}" stroke="#b3402e" stroke-width="2" stroke-dasharray="4 3"/>'
    )
    return "\n".join([*parts, "</svg>", ""])


def main(arguments: list[str]) -> int:
    """Measure; 1 if an action takes longer than it may."""
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("--only", choices=["aras", "guixi", "hunters"], help="the actions of one game")
    parser.add_argument("--repeats", type=int, default=REPEATS, choices=range(1, 51), metavar="1..50")
    parser.add_argument("--print", action="store_true", help="print the figures and write nothing")
    given = parser.parse_args(arguments)
    found = measured([one for one in ACTIONS if given.only in (None, one.game)], given.repeats)
    print("\n".join(map(line, found)))
    if not given.print and given.only is None:
        figures = [Figure(f"page-{one.action.name}", one.best, "ms", "less") for one in found]
        told = figures_as_json([bench_calibration(), *figures])
        RESULTS.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", "utf-8")
        title = f"From a press to the next paint, processor {SLOWER} times slower"
        PICTURE.write_text(picture(found, title), "utf-8")
    return int(any(one.best >= WANTED for one in found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
