"""Writes and compares baselines of `sanjie bench`: `python -m bench.write`, or with `--compare`.

A baseline names its machine and build. Figures of another day or machine are compared as multiples of the
calibration loop, which runs beside them.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

from sanjie.cli.bench import figures_as_json
from sanjie.lab.bench import bench_aras, bench_calibration
from sanjie.lab.bench_server import bench_server
from sanjie.lab.guixi_bench import bench_guixi
from sanjie.lab.hunters_bench import bench_hunters

BASELINE: Final = Path(__file__).parent / "baseline.json"


def measured() -> dict[str, Any]:
    """The figures of this machine and build, now."""
    figures = [*bench_aras(), *bench_guixi(), *bench_hunters(), *bench_server()]
    return figures_as_json([bench_calibration(), *figures])


def speed(run: dict[str, Any], name: str) -> float:
    """How fast `name` was in `run`, in multiples of its calibration loop; more is faster."""
    figure = run["figures"][name]
    value = float(figure["value"])
    return (value if figure["better"] == "more" else 1e9 / value) / float(
        run["figures"]["calibration"]["value"]
    )


def compared(old: dict[str, Any], fresh: dict[str, Any]) -> list[str]:
    """A line for every figure that both have: how fast it is now, the old speed being 1."""
    both = [name for name in old["figures"] if name in fresh["figures"] and name != "calibration"]
    return [f"{name}: {speed(fresh, name) / speed(old, name):.2f}" for name in both]


def main(arguments: list[str]) -> int:
    """Write the baseline, or compare with it; the exit code, 2 when builds differ or there is no baseline."""
    fresh = measured()
    if arguments == ["--compare"]:
        old = json.loads(BASELINE.read_text("utf-8")) if BASELINE.is_file() else None
        if old is None or old["machine"]["build"] != fresh["machine"]["build"]:
            print(f"there is no baseline of a {fresh['machine']['build']} build: {BASELINE}", file=sys.stderr)
            return 2
        print("\n".join(compared(old, fresh)))
        return 0
    BASELINE.write_text(json.dumps(fresh, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
