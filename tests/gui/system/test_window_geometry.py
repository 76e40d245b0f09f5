from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget

from gui.system.window_geometry import inside

if TYPE_CHECKING:
    from pathlib import Path

ROOM = QRect(0, 27, 1280, 693)
SMALLEST = QSize(960, 640)
SCREEN = {"name": "only", "x": 0, "y": 0, "width": 1280, "height": 720, "dpr": 1}
PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from gui.window.main_window import MainWindow
from gui.store.settings import SettingsFile
from gui.store.saved_games import SavedGames
from gui.look.appearance import Look
from gui.text.translator import Translator

folder = Path(sys.argv[1])
app = QApplication([])
file = SettingsFile(folder / "settings.json")
file.change(muted=True, window=sys.argv[2])
window = MainWindow(file, Translator(), Look(), SavedGames(folder / "games"))
window.show()
QTest.qWait(400)
print(*window.frameGeometry().getRect())
window.close()
"""


@pytest.mark.parametrize(
    ("frame", "expected"),
    [
        (QRect(100, 50, 1000, 650), QRect(100, 50, 1000, 650)),
        (QRect(0, 0, 1292, 762), ROOM),
        (QRect(3000, 900, 1000, 650), QRect(280, 70, 1000, 650)),
        (QRect(-500, -300, 1000, 650), QRect(0, 27, 1000, 650)),
    ],
)
def test_a_frame_is_brought_into_its_screen(frame: QRect, expected: QRect) -> None:
    assert inside(frame, ROOM, SMALLEST) == expected


def test_a_screen_without_room_for_any_window_is_left_alone() -> None:
    frame = QRect(10, 10, 1280, 720)

    assert inside(frame, QRect(0, 0, 800, 600), SMALLEST) == frame


def elsewhere() -> str:
    """Remember a window that stood on a screen that is gone."""
    window = QWidget()
    window.setGeometry(5000, 4000, 1000, 650)
    return window.saveGeometry().toBase64().toStdString()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("remembered", [False, True])
@pytest.mark.parametrize(("wide", "high"), [(1280, 720), (800, 600), (640, 480)])
def test_the_window_with_its_frame_fits_the_screen(
    tmp_path: Path, wide: int, high: int, *, remembered: bool
) -> None:
    config = tmp_path / "screens.json"
    screen = {**SCREEN, "width": wide, "height": high}
    config.write_text(json.dumps({"synchronousWindowSystemEvents": False, "screens": [screen]}))
    given = elsewhere() if remembered else ""
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", PROGRAM, str(tmp_path), given],
        env={**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={config}"},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    left, top, width, height = map(int, done.stdout.split())

    assert QRect(0, 0, wide, high).contains(QRect(left, top, width, height))
