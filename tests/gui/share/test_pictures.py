"""Pictures of boards: large enough, painted all over, and drawn as SVG as they are painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from core.games import GAMES
from gui.share.picture import Kind, image
from gui.share.picture_dialog import PictureDialog
from tests.gui.share.test_codes import make_moves

if TYPE_CHECKING:
    from pathlib import Path

    from gui.text.translator import Translator
    from gui.window.main_window import MainWindow

everywhere = pytest.mark.parametrize("game", GAMES)


def picture(window: MainWindow, game: str) -> PictureDialog:
    window.play(game)
    make_moves(window, 8)
    window.menus.actions["picture"].trigger()
    dialog = window.findChild(PictureDialog)
    assert isinstance(dialog, PictureDialog)
    return dialog


def choose(dialog: PictureDialog, kind: Kind) -> None:
    dialog.kinds.setCurrentIndex(list(Kind).index(kind))
    assert dialog.kind is kind


def difference(one: QImage, other: QImage) -> float:
    """How far apart two pictures are on average, of 255."""
    smooth = Qt.TransformationMode.SmoothTransformation
    small = [
        each.scaled(160, 100, mode=smooth).convertToFormat(QImage.Format.Format_RGB888)
        for each in (one, other)
    ]
    first, second = (bytes(each.constBits()) for each in small)
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


@everywhere
def test_a_picture_has_the_size_that_was_asked_for(
    window: MainWindow, game: str, tmp_path: Path
) -> None:
    dialog = picture(window, game)
    assert window.at_hand is not None
    board = window.at_hand.view.viewport().size()
    sizes = {}
    for kind in (Kind.WINDOW, Kind.DOUBLE, Kind.ULTRA_HD):
        choose(dialog, kind)
        dialog.save(tmp_path / f"{kind.value}.png")
        sizes[kind] = QImage(str(tmp_path / f"{kind.value}.png")).size()

    assert sizes[Kind.WINDOW] == board
    assert sizes[Kind.DOUBLE] == board * 2
    assert sizes[Kind.ULTRA_HD].toTuple() == (3840, 2160)


@everywhere
def test_a_picture_looks_like_the_board(window: MainWindow, game: str) -> None:
    picture(window, game)
    assert window.at_hand is not None
    scene = window.at_hand.scene
    scene.finish_motion()
    painted = image(scene.table, scene.stage, Kind.WINDOW)
    seen = QImage(painted.size(), QImage.Format.Format_RGB32)
    with QPainter(seen) as painter:
        scene.render(painter)

    assert difference(painted, seen) < 3


@everywhere
def test_a_drawing_looks_like_the_picture(window: MainWindow, game: str, tmp_path: Path) -> None:
    dialog = picture(window, game)
    choose(dialog, Kind.DRAWING)
    dialog.save(tmp_path / "board.svg")
    content = (tmp_path / "board.svg").read_bytes()
    assert window.at_hand is not None
    scene = window.at_hand.scene
    painted = image(scene.table, scene.stage, Kind.WINDOW)
    drawn = QImage(painted.size(), QImage.Format.Format_RGB32)
    drawn.fill(0xFFFFFF)
    with QPainter(drawn) as painter:
        QSvgRenderer(QByteArray(content)).render(painter)

    assert b"<path" in content
    assert difference(painted, drawn) < 3


def test_a_picture_can_be_copied(window: MainWindow) -> None:
    dialog = picture(window, "pixies")
    choose(dialog, Kind.DOUBLE)
    dialog.copy.click()

    assert QGuiApplication.clipboard().image().size() == Kind.DOUBLE.size(dialog._stage)


def test_a_picture_that_cannot_be_saved_says_why(window: MainWindow, tmp_path: Path) -> None:
    dialog = picture(window, "pixies")
    troubles = []
    dialog.troubled.connect(lambda problem, _: troubles.append(problem))
    dialog.save(tmp_path / "no folder" / "picture.png")

    assert len(troubles) == 1
    assert not dialog.result()
    assert not list(tmp_path.glob("**/*.new"))


def test_a_picture_speaks_the_language_of_the_moment(
    window: MainWindow, translator: Translator
) -> None:
    dialog = picture(window, "azul_duel")
    seen = []
    for language in ("en", "hu", "en"):
        translator.speak(language)
        QApplication.processEvents()
        seen.append(dialog.picture.pixmap().toImage())
    english, hungarian, again = seen

    assert hungarian != english
    assert again == english
