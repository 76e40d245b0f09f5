"""With any files in its folders, the program starts, shows every page, and harms nothing.

``KUPOLA_HOMES=full`` gives every oddity a home of its own.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication

from gui.look.appearance import Look
from gui.store.player_profiles import PlayerProfiles
from gui.store.saved_games import SavedGames
from gui.store.settings import SettingsFile
from gui.window.main_window import MainWindow
from tests.gui.store.homes import (
    KINDS,
    ODD,
    REFUSALS,
    Home,
    alone,
    good_home,
    lost,
    refusing,
    together,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from gui.text.translator import Translator

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes and links are rare there")
PATIENCE = 60
"""Seconds after which the program counts as hanging, even on a busy machine."""
REWRITTEN = ("settings", "own", "history")
"""What the program writes by itself where nothing is wrong with it."""

FULL = os.environ.get("KUPOLA_HOMES") == "full"
HOMES = alone() if FULL else together()
VALUES = (
    "a recent",
    "a thousand",
    "a window",
    "plans",
    "keys",
    "an unknown",
    "a name",
    "settings of",
)


@contextmanager
def limited() -> Iterator[None]:
    def fail(*_: object) -> None:
        raise TimeoutError

    usual = signal.signal(signal.SIGALRM, fail)
    signal.alarm(PATIENCE)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, usual)


def visit(home: Home, qtbot: QtBot, translator: Translator) -> None:
    """Start as the program does, look at every page, and quit."""
    with limited():
        player_profiles = PlayerProfiles(home.players)
        file = SettingsFile(home["settings"])
        file.sit_down(player_profiles.folder_of(player_profiles.current))
        window = MainWindow(file, translator, Look(), SavedGames(home.games))
        qtbot.addWidget(window)
        window.show()
        QCoreApplication.processEvents()
        window.files.list_recent()
        for page in ("players", "history", "statistics", "settings"):
            window.menus.actions[page].trigger()
            QCoreApplication.processEvents()
        assert window.players.window is not None
        while window.players.window.history._later.isActive():
            QCoreApplication.processEvents()
        window.leave()
        window.close()
        assert window.preferences.window is not None
        window.preferences.window.close()


@pytest.mark.parametrize("odds", HOMES.values(), ids=HOMES)
def test_an_odd_home_is_visited_and_stays_as_it_is(
    tmp_path: Path, qtbot: QtBot, translator: Translator, odds: tuple[str, ...]
) -> None:
    home = good_home(tmp_path)
    fine = home.written()
    for odd in odds:
        ODD[odd](home)
    before, lines = home.written(), history(home).split(b"\n")
    visit(home, qtbot, translator)

    assert set(lines) <= set(history(home).split(b"\n"))
    usual = {home[kind] for kind in REWRITTEN if before.get(home[kind]) == fine[home[kind]]}
    plain = home["history"].is_file() and not home["history"].is_symlink()
    changed = set(lost(before, home)) - ({home["history"]} if plain else set())
    assert changed <= usual.union(*(rewritten(home, odd) for odd in odds))


def history(home: Home) -> bytes:
    """Read the history with every damaged one; nothing where there is no file."""
    files = sorted(home.games.glob("history.*")) if home.games.is_dir() else []
    return b"\n".join(file.read_bytes() for file in files if file.is_file())


def rewritten(home: Home, odd: str) -> set[Path]:
    """Name the file that can be read, and is written again with its oddity or without it."""
    found = set()
    for kind in ("settings", "own"):
        try:
            readable = home[kind].is_file() and isinstance(home.data(kind), dict)
        except (OSError, ValueError, RecursionError):
            readable = False
        if readable and odd.startswith((*VALUES, f"{kind}: a byte order mark")):
            found.add(home[kind])
    return found


@pytest.mark.parametrize("kinds", [(kind,) for kind in KINDS] if FULL else [KINDS])
def test_what_may_not_be_read_is_left_alone(
    tmp_path: Path,
    qtbot: QtBot,
    translator: Translator,
    monkeypatch: pytest.MonkeyPatch,
    kinds: tuple[str, ...],
) -> None:
    home = good_home(tmp_path)
    before = home.written()
    with monkeypatch.context() as patch:
        for kind in kinds:
            refused = refusing(os.open, home[kind], REFUSALS[kind])
            patch.setattr(os, "open", refused)
        visit(home, qtbot, translator)

    after = home.written()
    assert [kind for kind in kinds if after[home[kind]] != before[home[kind]]] == []


@pytest.mark.parametrize("folder", ["data", "data/games", "data/games/matches", "data/players"])
def test_a_folder_without_permission_is_left_alone(
    tmp_path: Path,
    qtbot: QtBot,
    translator: Translator,
    monkeypatch: pytest.MonkeyPatch,
    folder: str,
) -> None:
    home = good_home(tmp_path)
    before = home.written()
    with monkeypatch.context() as patch:
        for call in ("open", "scandir", "stat"):
            refused = refusing(getattr(os, call), home.root / folder, 13)
            patch.setattr(os, call, refused)
        visit(home, qtbot, translator)

    assert set(lost(before, home)) <= {home[kind] for kind in REWRITTEN}
