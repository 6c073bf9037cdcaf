"""`sanjie serve` as a process: it says where it is when it answers, or why it cannot start."""

import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from machine import House
from server.people import play_on, two_at_a_table


def refused(data: Path, *arguments: str, **environment: str) -> str:
    """What `sanjie serve` says on stderr as it refuses to start."""
    done = subprocess.run(
        [sys.executable, "-m", "sanjie", "serve", "--port=0", *arguments],
        env={**os.environ, "LC_ALL": "en", "SANJIE_DATA": str(data), **environment},
        cwd=data.parent,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def test_it_answers_when_it_has_said_so(house: House) -> None:
    assert f"三界 Sanjie: {house.url}\n" in house.log
    assert httpx.get(f"{house.url}/health").status_code == 200


def test_behind_a_proxy_with_tls_cookies_are_for_tls_alone(house: House) -> None:
    proxied = {
        "x-forwarded-proto": "https",
        "host": "games.example.org",
        "origin": "https://games.example.org",
    }

    assert "; Secure" in httpx.get(f"{house.url}/api/me", headers=proxied).headers["set-cookie"]
    assert "; Secure" not in httpx.get(f"{house.url}/api/me").headers["set-cookie"]
    name = httpx.patch(f"{house.url}/api/me", headers=proxied, json={"name": "Ann"})
    assert (name.status_code, name.json()["name"]) == (200, "Ann")


def test_what_it_logs_holds_no_cookies_and_no_boards(house: House) -> None:
    first, second = two_at_a_table(house.url)
    play_on((first, second), 4, seed=6)

    assert first.table["table"] in house.log
    for secret in (
        first.person.http.cookies["sanjie"],
        first.person.me["guest"],
        first.table["view"]["position"],
    ):
        assert secret not in house.log


@pytest.mark.slow
def test_it_refuses_what_it_cannot_serve_and_changes_nothing(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        assert f"port {port}" in refused(data, f"--port={port}")
    assert "mysql://" in refused(data, "--database=mysql://user:secret@host/db")
    assert "secret" not in refused(data, "--database=mysql://user:secret@host/db")
    assert "--workers" in refused(data, "--workers=2")
    assert "行程" in refused(data, "--workers=2", LC_ALL="zh_TW.UTF-8")
    assert not data.exists()


@pytest.mark.slow
def test_it_refuses_a_database_of_a_later_release_and_leaves_it(serve: Callable[..., House]) -> None:
    house = serve()
    house.stop()
    file = house.data / "sanjie.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE sanjie_version SET version = 77, release = '8.0'")
        connection.commit()
    before = file.read_bytes()

    said = refused(house.data)

    assert "77" in said
    assert "8.0" in said
    assert file.read_bytes() == before
