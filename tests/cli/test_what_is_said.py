"""What the commands say when they cannot go on: what was wrong and what is allowed, in both languages."""

import os
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from sanjie.cli import COMMANDS, app
from sanjie.server.places import prepare

ENGLISH = {"LANG": "en_GB.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "LANGUAGE": ""}
CHINESE = {**ENGLISH, "LANG": "zh_TW.UTF-8"}


def run(*command: str, env: dict[str, str] | None = None) -> Result:
    """What a command says."""
    return CliRunner().invoke(app, command, env=env or ENGLISH)


@pytest.mark.parametrize(
    ("command", "english", "chinese"),
    [
        (["simulate", ""], "Argument 2 is empty", "第 2 個參數是空的"),
        (["play", "aras", "--option", ""], "Nothing comes after --option", "--option 之後是空的"),
        (["play", "aras", "--position="], "Nothing comes after --position", "--position 之後是空的"),
        (["rules", "aras", "--language", " "], "Nothing comes after --language", "--language 之後是空的"),
        (["serve", "--redis", ""], "Nothing comes after --redis", "--redis 之後是空的"),
        (["verify", ""], "Argument 2 is empty", "第 2 個參數是空的"),
        (["db", "backup", ""], "Argument 3 is empty", "第 3 個參數是空的"),
        ([""], "Argument 1 is empty", "第 1 個參數是空的"),
    ],
)
def test_an_empty_argument_is_named_by_its_place(command: list[str], english: str, chinese: str) -> None:
    one, two = run(*command), run(*command, env=CHINESE)

    assert (one.exit_code, two.exit_code) == (2, 2)
    assert one.stderr.startswith(english)
    assert two.stderr.startswith(chinese)
    assert (one.stdout, two.stdout) == ("", "")


def test_no_command_takes_an_empty_argument() -> None:
    said = {run(command, "").stderr for command in COMMANDS}

    assert said == {"Argument 2 is empty. Say what it is to be, or leave it out.\n"}


@pytest.mark.parametrize("host", ["nowhere.invalid", "192.0.2.1", "a b"])
def test_a_host_that_is_not_this_machine_is_told_as_one(host: str) -> None:
    one, two = run("serve", "--host", host, "--port", "0"), run("serve", "--host", host, env=CHINESE)

    assert (one.exit_code, two.exit_code) == (2, 2)
    assert one.stderr.startswith(f"sanjie serve: {host} is no address of this machine (")
    assert "0.0.0.0 for every network" in one.stderr
    assert "port" not in one.stderr
    assert two.stderr.startswith(f"sanjie serve：{host} 不是這台機器的位址")


def test_a_backup_that_cannot_be_written_names_its_file_and_no_other(tmp_path: Path) -> None:
    file = tmp_path / "sanjie.db"
    prepare(file)
    database = f"sqlite:///{file}"
    missing, folder = tmp_path / "missing" / "saved.gz", tmp_path / "folder"
    folder.mkdir()

    told = {
        (name, language): run("db", "backup", str(path), "--database", database, "--language", language)
        for name, path in (("missing", missing), ("folder", folder))
        for language in ("en", "zh-Hant")
    }

    assert {one.exit_code for one in told.values()} == {2}
    assert told["missing", "en"].stderr == (
        f"There is no folder {missing.parent} to save saved.gz in. Make it first, or name another.\n"
    )
    assert told["missing", "zh-Hant"].stderr.startswith(f"沒有 {missing.parent} 這個資料夾")
    assert told["folder", "en"].stderr == f"{folder} cannot be written: {os.strerror(21)}.\n"
    assert told["folder", "zh-Hant"].stderr.startswith(f"無法寫入 {folder}：")
    assert sorted(one.name for one in tmp_path.iterdir() if str(os.getpid()) in one.name) == []
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize(
    ("language", "said"), [("en", "is empty: it holds no record"), ("zh-Hant", "是空的，裡面沒有棋譜")]
)
def test_an_empty_file_has_no_record_to_verify(tmp_path: Path, language: str, said: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(b"")

    told = run("verify", str(file), "--language", language)

    assert told.exit_code == 2
    assert said in told.stderr
    assert str(file) in told.stderr
