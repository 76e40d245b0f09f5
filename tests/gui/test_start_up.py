"""What is done before the first picture: only what the picture needs."""

from __future__ import annotations

import builtins
import json
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from core.games.boxes import BOXES
from gui.startup import features

if TYPE_CHECKING:
    from pathlib import Path

START = """
import builtins, json, pathlib, sys
from gui.__main__ import main
code = main(["--smoke"])
threads = len(list(pathlib.Path("/proc/self/task").glob("*")))
from PySide6 import QtCore, QtGui, QtWidgets
types = [name for module in (QtCore, QtGui, QtWidgets) for name in vars(module)]
hooked = builtins.__import__ is not builtins.__orig_import__
found = {"modules": list(sys.modules), "types": types, "hooked": hooked}
print(json.dumps({**found, "code": code, "threads": threads}))
"""


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Any:
    home: Path = tmp_path_factory.mktemp("home")
    environment = {"HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}
    command = [sys.executable, "-c", START]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)  # noqa: S603 - ours
    return json.loads(done.stdout)


def test_the_start_screen_is_painted_without_any_game(started: Any) -> None:
    rules = {f"{place}.games.{game}" for game in BOXES for place in ("core", "gui")}

    assert started["code"] == 0
    assert not rules & set(started["modules"])


@pytest.mark.parametrize(
    "module",
    [
        *("core.match", "core.record", "core.kernel.rng", "gui.play.session", "gui.new_game"),
        *("gui.system.fault_report", "gui.window.fault_notice", "gui.startup.start_failure"),
    ],
)
def test_the_start_screen_is_painted_without(started: Any, module: str) -> None:
    assert module not in started["modules"]


@pytest.mark.parametrize(
    "package",
    [
        *("core.ai", "core.lessons", "core.puzzles", "core.table", "core.network", "core.sealing"),
        *("core.chances", "core.arranging", "core.daily", "core.spaced_repetition"),
        *("gui.learn", "gui.coach", "gui.puzzles", "gui.analysis", "gui.second_try"),
        *("gui.together", "gui.by_message", "gui.replay", "gui.contests", "gui.tally"),
        *("gui.share", "gui.history", "gui.profiles", "gui.preferences"),
        *("nacl", "paho", "segno"),
    ],
)
def test_the_start_screen_is_painted_without_the_package(started: Any, package: str) -> None:
    inside = [m for m in started["modules"] if m == package or m.startswith(f"{package}.")]

    assert inside == []


def test_only_the_week_of_the_daily_deals_is_loaded(started: Any) -> None:
    daily = {module for module in started["modules"] if module.startswith("gui.daily.")}

    assert daily == {
        f"gui.daily.{name}" for name in ("crown", "day_watch", "texts", "tries_reader")
    }


def test_only_the_widgets_that_are_shown_are_learned(started: Any) -> None:
    """Asking Qt for a widget of an unbound class makes PySide bind all classes."""
    assert "QLabel" in started["types"]
    assert not {"QWizard", "QTreeView", "QGraphicsView"} & set(started["types"])


def test_kinds_with_many_names_are_not_learned(started: Any) -> None:
    assert "QPaintEngine" not in started["types"]


def test_modules_are_not_read_for_wishes(started: Any) -> None:
    assert started["hooked"] is False


def test_declining_twice_is_declining_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builtins, "__import__", builtins.__import__)
    features.decline()
    once = builtins.__import__
    features.decline()

    assert builtins.__import__ is once


@pytest.mark.skipif(sys.platform != "linux", reason="threads are counted where Linux lists them")
def test_one_thread_paints(started: Any) -> None:
    assert started["threads"] == 1
