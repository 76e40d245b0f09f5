"""Painting survives its own faults, and nothing is painted outside the guards."""

from __future__ import annotations

import ast
import inspect
import re
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QRectF, QSizeF, QUrl
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPixmap, QTextDocument, QTransform
from PySide6.QtWidgets import QWidget
from shiboken6 import Shiboken

import gui
from gui.look.paint_guard import FaultLog, forget_faults, guarded, saved
from gui.look.seat_colors import SEAT_COLORS
from gui.look.seat_look import SeatLook
from gui.look.sprites import Sprites, painted
from gui.look.theme import LIGHT
from gui.render.miniature import miniature
from gui.render.player_board import player_board
from tests.gui.walk.matches import played

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FunctionType

    from pytestqt.qtbot import QtBot

    from gui.render.player_board import PlayerBoard

ROOT = Path(__file__).parents[3]
SOURCES = [file for room in ("gui", "packaging", "tests") for file in (ROOT / room).rglob("*.py")]
PAINTERS = {"QPainter", "QStylePainter"}
GUARD = guarded(print).__code__
PAINTS = re.compile(r"\b(QPainter|QPaintEvent)\b|-> [\w.]*\b(QPixmap|QImage)\b")
"""The pattern of a method's signature with which Qt asks for painting."""
WORTH_PARSING = re.compile(r"Painter\(|\.(save|restore)\(")
SIZE = QSizeF(20, 10)


class Broken(QWidget):
    """Fails in the middle of painting, while a flag is set."""

    broken = True

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor("red"))
            if self.broken:
                message = "no paint left"
                raise RuntimeError(message)
            painter.fillRect(self.rect(), QColor("green"))


def fail(painter: QPainter, room: QRectF) -> None:
    painter.translate(1, 1)
    painter.fillRect(room, QColor("red"))
    raise LookupError


def fill(painter: QPainter, room: QRectF) -> None:
    painter.fillRect(room, QColor("green"))


def middle(pixmap: QPixmap) -> QColor:
    return pixmap.toImage().pixelColor(pixmap.rect().center())


@pytest.fixture
def broken(qtbot: QtBot) -> Broken:
    widget = Broken()
    qtbot.addWidget(widget)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


def test_a_fault_while_painting_is_logged_once_with_its_traceback(
    broken: Broken, paint_faults: list[str]
) -> None:
    for _ in range(20):
        broken.repaint()
        broken.grab()
    faults = paint_faults.copy()
    paint_faults.clear()

    assert len(faults) == 1
    assert f"Painting failed in {__name__}.Broken.paintEvent" in faults[0]
    assert "RuntimeError: no paint left" in faults[0]
    assert "paintEvent" in faults[0].partition("Traceback")[2]


def test_painting_works_again_once_the_fault_is_gone(
    broken: Broken, paint_faults: list[str]
) -> None:
    broken.broken = False

    assert middle(broken.grab()) == QColor("green")

    paint_faults.clear()


def test_a_fault_that_was_forgotten_is_logged_again(paint_faults: list[str]) -> None:
    for number in range(4):
        if number == 2:
            forget_faults()
        with FaultLog("here"):
            raise LookupError
    faults = len(paint_faults)
    paint_faults.clear()

    assert faults == 2


def test_what_stops_the_program_passes() -> None:
    with pytest.raises(KeyboardInterrupt), FaultLog("here"):
        raise KeyboardInterrupt


def test_a_painter_is_restored_after_an_exception() -> None:
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        with pytest.raises(LookupError), saved(painter):
            fail(painter, QRectF())

        assert painter.worldTransform() == QTransform()


@pytest.mark.usefixtures("qapp")
def test_a_picture_that_cannot_be_painted_is_blank_and_tried_again(
    paint_faults: list[str],
) -> None:
    sprites = Sprites()
    blank = sprites.pixmap("key", SIZE, 2.0, fail)
    again = sprites.pixmap("key", SIZE, 2.0, fill)
    alone = painted(SIZE, 2.0, fail)
    faults = len(paint_faults)
    paint_faults.clear()

    assert faults == 1
    assert blank.size() == alone.size() == again.size() == (SIZE * 2).toSize()
    assert middle(blank).alpha() == middle(alone).alpha() == 0
    assert middle(again) == QColor("green")


@pytest.mark.usefixtures("qapp")
def test_a_miniature_that_cannot_be_painted_lets_the_next_one_be_painted(
    monkeypatch: pytest.MonkeyPatch, paint_faults: list[str]
) -> None:
    board, made = small_board(), list[QPixmap]()
    with monkeypatch.context() as patch:
        patch.setattr(
            "gui.render.miniature.paint_face", lambda painter, **_: fail(painter, QRectF())
        )
        failed = list(miniature(board, SIZE, 1.0, made.append, bare=True))
    list(miniature(board, SIZE, 1.0, made.append, bare=True))
    faults = len(paint_faults)
    paint_faults.clear()

    assert (faults, len(failed), len(made)) == (1, 1, 1)


def small_board() -> PlayerBoard:
    match = played("pixies", 0.5)
    looks = tuple(
        SeatLook(f"Player {seat}", SEAT_COLORS[seat]) for seat in range(match.start.seats)
    )
    return player_board("pixies", match.game.view(match.state, 0), looks, 0, LIGHT)


def painters(tree: ast.Module) -> Iterator[ast.Call]:
    """Find every place where a painter is made that no `with` ends."""
    opened = {
        id(item.context_expr)
        for node in ast.walk(tree)
        if isinstance(node, ast.With)
        for item in node.items
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and id(node) not in opened:
            name = ast.unparse(node.func).rpartition(".")[2]
            if name in PAINTERS:
                yield node


def saves(tree: ast.Module) -> Iterator[ast.Call]:
    """Find every call that saves or restores the state of something."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            bare = not node.args and not node.keywords
            if bare and node.func.attr in {"save", "restore"}:
                yield node


@pytest.mark.parametrize("find", [painters, saves])
def test_painters_are_ended_and_restored_by_with(find: object) -> None:
    assert callable(find)
    sources = {file: file.read_text("utf-8") for file in SOURCES if file.name != "paint_guard.py"}
    found = [
        f"{file.relative_to(ROOT)}:{node.lineno}"
        for file, source in sources.items()
        if WORTH_PARSING.search(source)
        for node in find(ast.parse(source))
    ]

    assert found == []


@pytest.mark.parametrize(
    ("code", "find"),
    [
        ("painter = QPainter(self)", painters),
        ("draw(QtGui.QPainter(self))", painters),
        ("with kept(QStylePainter(self)): pass", painters),
        ("painter.save()", saves),
        ("self.painter.restore()", saves),
    ],
)
def test_a_bare_painter_is_found(code: str, find: object) -> None:
    assert callable(find)
    assert len(list(find(ast.parse(code)))) == 1


def unguarded(kind: type) -> Iterator[str]:
    """Name the methods of a class by which Qt paints, without a guard."""
    for name, method in vars(kind).items():
        if inspect.isfunction(method) and name != "__init__" and method.__code__ is not GUARD:
            of_qt = [
                vars(base)[name] for base in kind.__mro__ if is_qt(base) and name in vars(base)
            ]
            if any(name == "loadResource" or PAINTS.search(str(each.__doc__)) for each in of_qt):
                yield f"{kind.__module__}.{kind.__qualname__}.{name}"


def is_qt(kind: type) -> bool:
    return kind.__module__.startswith("PySide6.")


def descendants(kind: type) -> Iterator[type]:
    children: list[type] = kind.__subclasses__()
    for child in children:
        yield child
        yield from descendants(child)


def test_everything_by_which_qt_paints_is_guarded() -> None:
    for module in walk_packages(gui.__path__, "gui."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    ours = {each for each in descendants(Shiboken.Object) if each.__module__.startswith("gui.")}
    guards = [method for kind in ours for method in vars(kind).values() if is_guard(method)]

    assert sorted(name for kind in ours for name in unguarded(kind)) == []
    assert len(guards) > 40


def is_guard(method: FunctionType) -> bool:
    return getattr(method, "__code__", None) is GUARD


def test_a_method_without_a_guard_is_found() -> None:
    class Bare(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None: ...  # noqa: N802 - Qt's name

        def show(self) -> None: ...

    class Loading(QTextDocument):
        def loadResource(self, kind: int, name: QUrl | str) -> Any: ...  # noqa: N802 - Qt's name

    assert [name.rpartition(".")[2] for name in unguarded(Bare)] == ["paintEvent"]
    assert [name.rpartition(".")[2] for name in unguarded(Loading)] == ["loadResource"]
