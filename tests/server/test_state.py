"""Whoever runs the server learns whether it is ready, its figures, and from the log what went with what."""

import json
import logging
import re
from pathlib import Path

import httpx
import pytest

from machine import House
from sanjie.server.guard import Scope
from sanjie.server.log import Lines, within
from sanjie.server.state import is_of_this_machine, shows_token
from server.people import play_on, two_at_a_table


def figure(house: House, name: str) -> float:
    """A figure of /metrics."""
    answer = httpx.get(f"{house.url}/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    found = re.search(rf"^{re.escape(name)} (\S+)$", answer.text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def test_it_is_ready(house: House) -> None:
    answer = httpx.get(f"{house.url}/ready")

    assert (answer.status_code, answer.json()) == (200, {"status": "ready", "lacks": []})


def test_its_figures_count_what_happens_and_name_nobody(house: House) -> None:
    kept, sockets = 'sanjie_changes_total{outcome="kept"}', "sanjie_sockets"
    before, open_before = figure(house, kept), figure(house, sockets)

    chairs = two_at_a_table(house.url)
    assert play_on(chairs, 5, seed=1) == 5

    assert figure(house, kept) - before >= 7  # a table, somebody who joined, and five answers
    assert figure(house, sockets) - open_before == 2
    assert figure(house, "sanjie_commit_seconds_count") > 0
    text = httpx.get(f"{house.url}/metrics").text
    for secret in (chairs[0].table["table"], chairs[0].person.me["guest"], chairs[0].person.me["name"]):
        assert secret not in text


def asked(client: str, *headers: tuple[bytes, bytes]) -> Scope:
    """A request from that address."""
    return {"client": (client, 5), "headers": list(headers)}


OURS = (b"host", b"127.0.0.1:8000")


@pytest.mark.parametrize(
    ("client", "headers", "told"),
    [
        ("127.0.0.1", (OURS,), True),
        ("::1", ((b"host", b"[::1]:8000"),), True),
        ("127.0.0.1", ((b"host", b"localhost"),), True),
        ("192.0.2.1", (OURS,), False),
        ("127.0.0.1", (OURS, (b"x-forwarded-for", b"192.0.2.1")), False),
        ("127.0.0.1", (OURS, (b"x-forwarded-for", b"127.0.0.1")), False),
        ("127.0.0.1", (OURS, (b"forwarded", b"for=192.0.2.1")), False),
        ("127.0.0.1", ((b"host", b"games.example"),), False),  # a proxy that says nothing of itself
        ("127.0.0.1", ((b"host", b"127.0.0.1.evil.example"),), False),
        ("127.0.0.1", ((b"host", b"[::1"),), False),
        ("127.0.0.1", (), False),
        ("", (OURS,), False),
    ],
)
def test_the_figures_are_for_this_machine(
    client: str, headers: tuple[tuple[bytes, bytes], ...], told: bool
) -> None:
    assert is_of_this_machine(asked(client, *headers)) is told


def test_another_machine_shows_the_token(tmp_path: Path) -> None:
    def shows(shown: str) -> bool:
        return shows_token(asked("192.0.2.1", (b"authorization", shown.encode())), tmp_path / "token")

    assert not shows("Bearer ")
    (tmp_path / "token").write_text("0123456789abcdef\n")
    assert shows("Bearer 0123456789abcdef")
    assert not shows("Bearer 0123456789abcdeg")
    assert not shows("Bearer 0123456789abcdef0")
    assert not shows("0123456789abcdef")
    assert not shows("Bearer ")
    (tmp_path / "token").write_text("short\n")
    assert not shows("Bearer short")
    (tmp_path / "token").write_text("\n")
    assert not shows("Bearer ")


def test_who_comes_by_a_proxy_is_told_no_figures_but_whether_it_is_ready(house: House) -> None:
    proxied = {"X-Forwarded-For": "192.0.2.1"}

    refused = httpx.get(f"{house.url}/metrics", headers=proxied)

    assert (refused.status_code, refused.json()["name"]) == (404, "not-found")
    assert "sanjie_" not in refused.text
    assert httpx.get(f"{house.url}/ready", headers=proxied).status_code == 200
    (house.data / "metrics-token").write_text("a token for Prometheus")
    shown = {**proxied, "Authorization": "Bearer a token for Prometheus"}
    try:
        assert "sanjie_sockets" in httpx.get(f"{house.url}/metrics", headers=shown).text
    finally:
        (house.data / "metrics-token").unlink()


def test_refusals_are_counted_by_their_status(house: House) -> None:
    name = 'sanjie_requests_total{status="4xx"}'
    before = figure(house, name)

    httpx.get(f"{house.url}/api/tables/nothere/record")

    assert figure(house, name) == before + 1


@pytest.mark.parametrize(
    ("given", "kept"),
    [("from-proxy.1", True), ("two words", False), ("x" * 65, False), ('"quoted"', False)],
)
def test_a_request_has_an_id_its_own_if_it_fits(house: House, given: str, kept: bool) -> None:
    told = httpx.get(f"{house.url}/health", headers={"X-Request-Id": given}).headers["x-request-id"]

    assert (told == given) == kept
    assert kept or re.fullmatch(r"[0-9a-f]{12}", told)


def test_a_line_of_the_log_tells_its_request_and_table() -> None:
    record = logging.LogRecord("sanjie.tables", logging.WARNING, "", 0, "not stored", (), None)
    record.facts = {"number": 7}

    with within({"request": "r1", "table": "t1"}):
        line = json.loads(Lines().format(record))
    outside = json.loads(Lines().format(record))

    assert (line["request"], line["table"], line["number"], line["says"]) == ("r1", "t1", 7, "not stored")
    assert "request" not in outside
