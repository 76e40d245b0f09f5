"""Take the pictures in ``docs/pictures``: ``.venv/bin/python packaging/pictures.py``."""

from __future__ import annotations

import os
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

os.environ["QT_QPA_PLATFORM"] = "offscreen"
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from attrs import evolve, frozen  # noqa: E402 - after the path is set
from PySide6.QtCore import QPointF, Qt  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from core.ai.levels import think  # noqa: E402
from core.games import GAMES  # noqa: E402
from core.record import Sitter  # noqa: E402
from gui.app import CALLED, dress  # noqa: E402
from gui.main_window import MainWindow  # noqa: E402
from gui.new_game import default_plan  # noqa: E402
from gui.new_game.dialog import NewGameDialog  # noqa: E402
from gui.settings import SettingsFile  # noqa: E402
from gui.shelf import Shelf  # noqa: E402
from gui.sitting import Sitting  # noqa: E402
from gui.theme import Look  # noqa: E402
from gui.tongue import Tongue  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QImage

FOLDER = ROOT / "docs" / "pictures"
SIZE = (1280, 720)
LOOK = 1000
"""Milliseconds until the start screen has said how far the unfinished games have come."""
NAMES = ("Milica", "Bence", "Zofia", "Ana", "Kuba")
COLORS = ("pink", "yellow", "green", "blue", "violet")


@frozen
class Scene:
    """A game in the middle, as it is shown in a picture."""

    name: str
    game: str
    seats: int
    moves: int
    language: str
    appearance: str
    held: bool = False


SCENES = (
    Scene("azul_duel", "azul_duel", 2, 65, "en", "light", held=True),
    Scene("azul_duel_hu", "azul_duel", 2, 72, "hu", "dark"),
    Scene("kingdomino", "kingdomino", 4, 56, "en", "light", held=True),
    Scene("kingdomino_sr", "kingdomino", 3, 45, "sr_Cyrl", "dark"),
    Scene("pixies", "pixies", 4, 28, "en", "light", held=True),
    Scene("pixies_pl", "pixies", 5, 40, "pl", "dark"),
)


def main() -> None:
    """Take every picture."""
    app = QApplication([*CALLED])
    dress(app)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        for name, image in pictures(folder):
            image.save(str(FOLDER / f"{name}.png"))


def pictures(folder: Path) -> Iterator[tuple[str, QImage]]:
    """Show the screens one after the other."""
    for scene in SCENES:
        window = opened(folder / scene.language, scene.language, scene.appearance)
        sit(window, scene)
        if scene.held:
            hold(window)
        yield scene.name, taken(window)
        window.leave()
        window.close()
    for appearance, language in (("light", "en"), ("dark", "sr_Latn")):
        window = opened(folder / SCENES[0].language, language, appearance)
        QTest.qWait(LOOK)
        yield f"start_{appearance}", taken(window)
        plan = evolve(default_plan(GAMES["pixies"]), sitters=sitters(4))
        dialog = NewGameDialog(GAMES["pixies"], plan, window.look.theme, window)
        dialog.open()
        yield f"new_game_{appearance}", taken(window)
        dialog.close()
        window.close()


def opened(folder: Path, language: str, appearance: str) -> MainWindow:
    """Open a window that remembers things in a folder of its own."""
    file = SettingsFile(folder / "settings.json")
    file.change(language=language, appearance=appearance, motion="off", muted=True)
    the_tongue().speak(language)
    window = MainWindow(file, the_tongue(), Look(), Shelf(folder / "games"))
    window.resize(*SIZE)
    window.show()
    QApplication.processEvents()
    return window


@cache
def the_tongue() -> Tongue:
    """Speak with one tongue: a second one would speak over the first."""
    return Tongue()


def sitters(seats: int) -> tuple[Sitter, ...]:
    """Seat some people."""
    return tuple(Sitter(NAMES[seat], COLORS[seat], help="points") for seat in range(seats))


def sit(window: MainWindow, scene: Scene) -> None:
    """Play a game up to the middle."""
    plan = evolve(default_plan(GAMES[scene.game]), sitters=sitters(scene.seats), seed=11)
    sitting = Sitting.planned(plan, window.shelf, window)
    window.seat(sitting)
    controller = sitting.controller
    while controller.match.ply < scene.moves or not sitting.screen.scene.hand.handles.sources:
        controller.play(sensible(controller.match, controller.match.ply))
        QApplication.processEvents()


def sensible(match: Any, ply: int) -> Any:
    """Choose a move that looks like a person's."""
    view = match.game.view(match.state, match.to_act)
    game, seat = match.game, match.to_act
    return think(game, view, seat, "skilled", seed=ply, stop=lambda: False).best.move


def hold(window: MainWindow) -> None:
    """Lift the piece that brings most over the place where it does."""
    scene, view = window.sitting.screen.scene, window.sitting.screen.view  # type: ignore[union-attr]
    handles = scene.hand.handles
    offered = [
        handle
        for source in handles.sources
        for handle in handles.targets(source, handles.variants(source)[0]).values()
    ]
    best = max(
        offered, key=lambda h: scene.table.preview(scene.stage, scene.board_layout, h).points or 0
    )
    start, end = scene.rect_of(best.source).center(), scene.rect_of(best.target).center()
    pane = view.viewport()
    QTest.mousePress(pane, Qt.MouseButton.LeftButton, pos=view.mapFromScene(start))
    for share in (0.3, 0.7, 1.0):
        at = start + (end - start) * share + QPointF(8, 6)
        QTest.mouseMove(pane, view.mapFromScene(at))
    QApplication.processEvents()


def taken(window: MainWindow) -> QImage:
    """Take a picture of the window."""
    QApplication.processEvents()
    return window.grab().toImage()


if __name__ == "__main__":
    main()
