"""Windows of several computers in one process."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QGuiApplication

from gui.look.appearance import Look
from gui.store.saved_games import SavedGames
from gui.store.settings import SettingsFile
from gui.together.bridge import wait_for_farewells
from gui.together.nearby import Nearby
from gui.window.main_window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from gui.text.translator import Translator


@pytest.fixture
def windows(
    qtbot: QtBot, translator: Translator, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[MainWindow, MainWindow]]:
    """Make the windows of a host and a guest; nobody is looked for in the network."""
    monkeypatch.setattr(Nearby, "start", lambda _: None)
    QGuiApplication.clipboard().clear()
    made = []
    for name in ("Ana", "Bence"):
        file = SettingsFile(tmp_path / name / "settings.json")
        file.change(table_name=name, motion="off", muted=True)
        window = MainWindow(file, translator, Look(), SavedGames(tmp_path / name / "games"))
        qtbot.addWidget(window)
        window.show()
        made.append(window)
    yield made[0], made[1]
    for window in made:
        window.close()
    wait_for_farewells()
