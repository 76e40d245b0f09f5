"""What a game needs comes after the first picture, not before it."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from typing import TYPE_CHECKING

from gui.startup import preload as warming
from gui.startup.preload import LATER, MODULES, Preloader

if TYPE_CHECKING:
    import pytest
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from gui.window.main_window import MainWindow


def test_the_start_screen_waits_for_no_game() -> None:
    fetched = (*MODULES, *LATER)
    asked = (
        f"import sys, gui.window.main_window; print([m for m in {fetched!r} if m in sys.modules])"
    )
    command = [sys.executable, "-c", asked]
    run = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - ours

    assert run.stdout.strip() == "[]"


def test_every_module_that_is_fetched_is_there() -> None:
    fetched = [*MODULES, *LATER]

    assert [import_module(name).__name__ for name in fetched] == fetched


def test_what_is_missing_is_fetched_and_then_it_rests(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warming, "MODULES", ("colorsys",))
    monkeypatch.setattr(warming, "LATER", ())
    monkeypatch.setattr(warming, "BOXES", {})
    monkeypatch.delitem(sys.modules, "colorsys", raising=False)
    preloader = Preloader(qapp)
    preloader.begin()
    qtbot.waitUntil(lambda: "colorsys" in sys.modules)

    qtbot.waitUntil(lambda: not preloader._timer.isActive())


def test_nothing_is_fetched_while_a_game_is_played(window: MainWindow) -> None:
    window.play("pixies")
    playing = window._preloader._timer.isActive()
    window.leave()

    assert not playing
