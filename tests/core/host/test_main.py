"""The headless host as a club runs it: tables in a folder, kept by a process."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from core.host.__main__ import main
from core.host.table_files import BadTableFile, locked, read, table_files, write
from core.network.routes import to_table
from core.table.invitation import Invitation
from tests.core.network.mosquitto import Mosquitto, needs_linux, needs_mosquitto
from tests.core.network.network_play import Guesting, wait_for

if TYPE_CHECKING:
    from pathlib import Path

    from core.match import Match

BROKER = "mqtt://127.0.0.1:1"

pytestmark = needs_linux


def opened(folder: Path, capsys: pytest.CaptureFixture[str], *more: str) -> Invitation:
    seats = ("--seat", "open", "--seat", "computer:gentle")
    arguments = ["open", str(folder), "--game", "kingdomino", *seats]
    if "--broker" not in more:
        arguments += ["--broker", BROKER]
    assert main([*arguments, *more]) == 0
    return Invitation.parsed(capsys.readouterr().out)


def test_a_table_is_opened_and_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "tables"
    invitation = opened(folder, capsys, "--option", "harmony=true", "--name", "Club")

    assert [path.stem for path in table_files(folder)] == [invitation.table]
    assert folder.stat().st_mode & 0o077 == 0
    assert main(["list", str(folder)]) == 0
    line = capsys.readouterr().out
    assert line.startswith("kingdomino · gathering · 0 · open, gentle · kupola:1/")
    assert read(table_files(folder)[0])["table"]["options"]["harmony"] is True


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--seat", "throne"], "is no seat"),
        (["--option", "harmony=5"], "cannot be"),
        (["--option", "speed=5"], "no option"),
        (["--seat", "open"] * 7, "players"),
        (["--broker", "http://example.org"], "no address of a broker"),
    ],
)
def test_a_wrong_table_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], problem: str
) -> None:
    asked = ["open", str(tmp_path), "--game", "kingdomino", "--seat", "open", "--seat", "open"]
    asked += [] if "--broker" in arguments else ["--broker", BROKER]

    assert main([*asked, *arguments]) == 1
    assert problem in capsys.readouterr().err
    assert table_files(tmp_path) == []


def test_one_host_at_a_time_keeps_a_folder(tmp_path: Path) -> None:
    with locked(tmp_path), pytest.raises(BadTableFile, match="Another host"), locked(tmp_path):
        pass


def test_damaged_tables_are_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    opened(tmp_path, capsys)
    good = read(table_files(tmp_path)[0])
    for name, content in {
        "a": b"",
        "b": b"[" * 100_000,
        "c": b"[]",
        "d": json.dumps({**good, "table": {}}).encode(),
        "e": json.dumps({**good, "format": 2}).encode(),
        "f": json.dumps({**good, "record": {"format": 4}}).encode(),
    }.items():
        (tmp_path / f"{name}.table").write_bytes(content)
    (tmp_path / "g.table").mkdir()
    before = {path: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}

    assert main(["list", str(tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 8
    assert sum(": " in line and "kupola:1/" not in line for line in lines) == 7
    assert before == {path: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}


def test_a_file_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "one.table"
    write(path, {"old": 1})

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(BadTableFile, match="No space left"):
        write(path, {"new": 2})
    assert read(path) == {"old": 1}
    assert [each.name for each in tmp_path.iterdir()] == ["one.table"]


@needs_mosquitto
def test_a_host_that_is_killed_goes_on_with_all_its_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broker, folder = Mosquitto(tmp_path), tmp_path / "tables"
    where = ("--broker", broker.address.written)
    invitations = [opened(folder, capsys, *where) for _ in range(2)]
    stranger = opened(folder, capsys, *where, "--admit", "Ana")
    command = [sys.executable, "-m", "core.host", "run", str(folder)]
    host = subprocess.Popen(command, stderr=subprocess.DEVNULL)  # noqa: S603 - our own program
    guests = [Guesting(each, 0, to_table) for each in (*invitations, stranger)]

    def ply(match: Match | None) -> int:
        return 0 if match is None else match.ply

    try:
        wait_for(lambda: min(ply(guest.match) for guest in guests[:2]) >= 3, 100)
        host.kill()
        host.wait()
        seen = [ply(guest.match) for guest in guests[:2]]
        host = subprocess.Popen(command, stderr=subprocess.DEVNULL)  # noqa: S603 - likewise
        wait_for(
            lambda: all(
                ply(guest.match) >= old + 3 for guest, old in zip(guests[:2], seen, strict=True)
            ),
            100,
        )
        assert guests[2].match is None
        host.terminate()
        assert host.wait(60) == 0
    finally:
        for guest in guests:
            guest.link.close()
        host.kill()
        host.wait()
        broker.close()
