"""The built client as the server gives it out."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from sanjie.server import pages, problems

PAGE = "<!doctype html><title>page</title>"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    """A server of pages alone, whose client is in `tmp_path / "static"`."""
    monkeypatch.setattr(pages, "STATIC", tmp_path / "static")
    with TestClient(
        Litestar([pages.page], exception_handlers={problems.Refusal: problems.refused})
    ) as client:
        yield client


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """The folder of a client that was built."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(PAGE)
    (static / "assets" / "app-1234.js").write_text("go()")
    (static / "icon.svg").write_text("<svg/>")
    (static / ".digest").write_text("secret")
    (tmp_path / "outside.txt").write_text("secret")
    return static


def test_every_path_of_the_client_is_its_one_page_and_asked_for_anew(
    client: TestClient[Litestar], built: Path
) -> None:
    for path in ("/", "/t/k3v9", "/rules/aras/ARAS-4.4", "/icon"):
        answer = client.get(path)
        assert (answer.status_code, answer.text) == (200, PAGE)
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
    assert client.head("/").status_code == 200


@pytest.mark.parametrize("name", ["x" * 300, "字" * 100, "x/" * 3000])
def test_a_name_that_no_file_can_have_is_a_path_of_the_client(
    client: TestClient[Litestar], built: Path, name: str
) -> None:
    assert client.get(f"/t/{name}").text == PAGE
    assert client.get(f"/assets/{name}").status_code == 404


def test_files_whose_names_change_with_their_contents_are_kept_for_ever(
    client: TestClient[Litestar], built: Path
) -> None:
    asset, icon = client.get("/assets/app-1234.js"), client.get("/icon.svg")

    assert asset.text == "go()"
    assert "javascript" in asset.headers["content-type"]
    assert "immutable" in asset.headers["cache-control"]
    assert (icon.text, icon.headers["cache-control"]) == ("<svg/>", "no-cache")
    assert client.get("/assets/app-0000.js").status_code == 404


@pytest.mark.parametrize(
    "path",
    ["/.digest", "/../outside.txt", "/%2e%2e/outside.txt", "/assets/%2e%2e/%2e%2e/outside.txt", "/%00"],
)
def test_nothing_hidden_and_nothing_outside_is_given_out(
    client: TestClient[Litestar], built: Path, path: str
) -> None:
    assert "secret" not in client.get(path).text


def test_a_link_that_leads_outside_is_not_followed(client: TestClient[Litestar], built: Path) -> None:
    (built / "link.txt").symlink_to(built.parent / "outside.txt")

    assert client.get("/link.txt").text == PAGE


def test_without_a_client_a_plain_page_says_how_to_build_it(client: TestClient[Litestar]) -> None:
    answer = client.get("/t/k3v9")

    assert answer.status_code == 503
    assert "npm run build" in answer.text
    assert 'lang="zh-Hant"' in answer.text
