"""Which build of the rules runs: compiled by mypyc, or the same source interpreted."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import Final, Literal

Build = Literal["compiled", "interpreted"]


def build_of(module: str) -> Build:
    """Whether importing `module` loads an extension module or Python source. Raises ModuleNotFoundError."""
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"no module {module!r}")
    return "compiled" if spec.origin.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


BUILD: Final[Build] = build_of("sanjie.games.aras.state")
