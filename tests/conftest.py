"""Real servers and Debian's Chromium, shared by every test that needs them.

What a machine lacks makes its tests skip; in CI `SANJIE_REQUIRE=browser,compiled` makes them fail instead.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import settings

import sanjie
from machine import CHROMIUM, House, lacking

settings.register_profile("house", deadline=None)  # a busy machine is not a fault of the rules
settings.load_profile("house")

Serve = Callable[..., House]

# Parts of Chromium that are switched off. A third of what a new context costs are two pages of the address
# bar, which nobody sees; the rest is Playwright's own choice, for only the last list of features counts.
UNUSED: Final = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "PreloadTopChromeWebUI"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints"),
    *("NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
)


@pytest.fixture
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve]:
    """Start servers of one's own: `house = serve("--workers=2", SANJIE_X="1")`; they stop with the test."""
    running: list[House] = []

    def start(*arguments: str, **environment: str) -> House:
        running.append(House(tmp_path_factory.mktemp("data"), arguments, environment))
        return running[-1].start()

    yield start
    for house in running:
        house.stop()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that do not mind sharing it."""
    shared = House(tmp_path_factory.mktemp("house")).start()
    yield shared
    shared.stop()


@pytest.fixture(scope="session", autouse=True)
def _verify_url() -> None:
    """Stands in for pytest-base-url's, which would start the shared server for every test there is."""


@pytest.fixture(scope="session")
def base_url(house: House) -> str:
    """Where pytest-playwright's pages begin: `page.goto("/")`."""
    return house.url


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Debian's Chromium, quiet and without a sandbox (containers have no user namespaces)."""
    if not CHROMIUM:
        lacking("browser", "no Chromium: apt-get install chromium")
    if not (Path(sanjie.__file__).parent / "static/index.html").is_file():
        lacking("page", "the page is not built: pip install -e .")
    flags = [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-dev-shm-usage",
        "--font-render-hinting=none",
        f"--disable-features={','.join(UNUSED)}",
    ]
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": flags}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Motion off and a fixed language, so that a page looks the same each time; a test may override it.

    No service worker: what a page fetches then comes from the server, in the sight of the test.
    """
    fixed = {"locale": "en", "reduced_motion": "reduce", "service_workers": "block"}
    return {**browser_context_args, **fixed}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever uses a browser is a browser test, marked or not, and comes last.

    Playwright leaves an event loop running in this thread, in which no later test could start its own. Where
    processes share the tests (`-n 2`), each is handed them in this order.
    """
    for item in items:
        if {"page", "browser", "context", "new_context"} & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.browser)
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)
