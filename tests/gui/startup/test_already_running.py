"""A start that may not open the data folder says so, and asks whether to try again."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from core.kernel.messages import text
from gui.startup import already_running
from gui.startup.already_running import (
    AGAIN,
    NOT_LOCKED,
    QUIT,
    RUNNING,
    asks_again,
    chosen_language,
)
from gui.startup.arguments import parse
from gui.startup.folder_lock import FolderLock
from gui.startup.single_instance import Instance
from gui.text.translation import render

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from core.kernel.messages import Message


@pytest.fixture
def instance(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Instance]:
    monkeypatch.setattr("gui.startup.single_instance.BEGINNING", 0)
    instance = Instance(tmp_path / "data", qapp)
    yield instance
    instance.close()
    instance.deleteLater()


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Message]:
    """Answer the small window: with *Try again* twice, then with *Quit*."""
    asked: list[Message] = []

    def answer(problem: Message, _: Path) -> bool:
        asked.append(problem)
        return len(asked) < 3

    monkeypatch.setattr(already_running, "asks_again", answer)
    return asked


def test_the_first_start_is_asked_nothing(instance: Instance, asked: list[Message]) -> None:
    assert already_running.exit_code(instance, parse([])) is None
    assert not asked


def test_a_folder_in_use_is_asked_about_until_the_person_quits(
    instance: Instance, asked: list[Message], capsys: pytest.CaptureFixture[str]
) -> None:
    first = FolderLock(instance.folder)
    first.take()

    assert already_running.exit_code(instance, parse(["--language", "en"])) == 1
    assert asked == [RUNNING] * 3
    assert capsys.readouterr().err == f"kupola: {RUNNING.source}\n" * 3
    first.release()


def test_a_folder_that_is_free_again_is_taken(
    instance: Instance, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = FolderLock(instance.folder)
    first.take()

    def answer(*_: object) -> bool:
        first.release()
        return True

    monkeypatch.setattr(already_running, "asks_again", answer)

    assert already_running.exit_code(instance, parse([])) is None
    assert not FolderLock(instance.folder).take()


def test_a_check_asks_nothing(instance: Instance, asked: list[Message]) -> None:
    first = FolderLock(instance.folder)
    first.take()

    assert already_running.exit_code(instance, parse(["--smoke"])) == 1
    assert not asked
    first.release()


def test_a_folder_that_cannot_be_locked_is_not_opened(
    instance: Instance, asked: list[Message]
) -> None:
    instance.folder.touch()

    assert already_running.exit_code(instance, parse([])) == 1
    assert [problem.source for problem in asked] == [NOT_LOCKED.source] * 3


@pytest.mark.parametrize(("button", "again"), [(AGAIN, True), (QUIT, False), (None, False)])
def test_the_small_window_has_two_answers(
    qapp: QApplication, tmp_path: Path, button: Message | None, *, again: bool
) -> None:
    seen: list[str] = []

    def press() -> None:
        box = next(each for each in qapp.topLevelWidgets() if isinstance(each, QMessageBox))
        seen.append(box.text())
        named = {each.text(): each for each in box.buttons()}
        if button is None:
            box.reject()
        else:
            named[render(button)].click()

    QTimer.singleShot(50, press)

    assert asks_again(text("already_running", "<b>Plain</b>"), tmp_path) is again
    assert seen == ["<b>Plain</b>"]


@pytest.mark.parametrize(
    ("own", "shared", "expected"),
    [
        ("pl", "hu", "pl"),
        (None, "hu", "hu"),
        (None, None, "system"),
        ("xx", 3, "system"),
        ([], "sr_Latn", "sr_Latn"),
    ],
)
def test_the_small_window_speaks_the_language_that_was_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own: object, shared: object, expected: str
) -> None:
    monkeypatch.setattr(already_running, "config_folder", lambda: tmp_path / "config")
    write(tmp_path / "data" / "players" / "current.json", {"current": "player-2"})
    write(tmp_path / "data" / "players" / "player-2" / "settings.json", {"language": own})
    write(tmp_path / "config" / "settings.json", {"language": shared})
    before = sorted(tmp_path.rglob("*"))

    assert chosen_language(tmp_path / "data") == expected
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("content", [b"", b"[1", b"[" * 99_999, b"[]", b"\xff", b'{"current": 1}'])
def test_damaged_files_are_left_where_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes
) -> None:
    monkeypatch.setattr(already_running, "config_folder", lambda: tmp_path)
    (tmp_path / "players").mkdir()
    files = (tmp_path / "settings.json", tmp_path / "players" / "current.json")
    for file in files:
        file.write_bytes(content)

    assert chosen_language(tmp_path) == "system"
    assert [file.read_bytes() for file in files] == [content, content]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such pipes there")
def test_a_pipe_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(already_running, "config_folder", lambda: tmp_path)
    os.mkfifo(tmp_path / "settings.json")

    assert chosen_language(tmp_path) == "system"


def write(path: Path, content: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content))
