"""Whoever runs the server learns whether it is ready, its figures, and from the log what went with what."""

import json
import logging
import re

import httpx
import pytest

from machine import House
from sanjie.server.log import Lines, within
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
