"""What is installed here serves the page and says which build it is: in CI this runs on the wheel as well."""

import json
import urllib.request
from pathlib import Path

import pytest

import sanjie
from machine import House, lacking
from sanjie.build import BUILD

pytestmark = pytest.mark.rules


def fetched(url: str) -> str:
    """The body of `url` as text."""
    with urllib.request.urlopen(url, timeout=30) as answer:
        body: bytes = answer.read()
    return body.decode()


def test_the_server_is_of_this_build(house: House) -> None:
    assert json.loads(fetched(f"{house.url}/health"))["build"] == BUILD


def test_the_built_page_and_its_files_are_part_of_the_package(house: House) -> None:
    static = Path(sanjie.__file__).parent / "static"
    if not (static / "index.html").is_file():
        lacking("page", "the page is not built: pip install -e .")

    page = fetched(f"{house.url}/")

    scripts = [path.name for path in (static / "assets").glob("*.js") if path.name in page]
    assert scripts
    assert fetched(f"{house.url}/assets/{scripts[0]}") == (static / "assets" / scripts[0]).read_text("utf-8")


def test_the_package_carries_its_data() -> None:
    package = Path(sanjie.__file__).parent

    for wanted in (
        "py.typed",
        "rulebooks/aras.en.md",
        "rulebooks/aras.zh-Hant.md",
        "locales/en/aras.ftl",
        "content/guixi.yaml",
    ):
        assert (package / wanted).is_file(), wanted
