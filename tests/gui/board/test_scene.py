from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from core.kernel.events import Moved
from gui.board.held import GHOST, LIFT
from gui.board.marking import Trail
from gui.board.marks import DimMark, PointsMark, RingMark, TakableMark, TargetMark
from gui.board.scene import TableScene
from gui.look.motion_speed import SPEEDS
from gui.look.sprites import SPRITES
from gui.look.theme import LIGHT
from tests.gui.board.stub import LEFT, MOVES, BoardTable, Step, square, staged, stone, why_not
from tests.gui.pointer import glide

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from core.kernel.places import Place
    from tests.gui.board.stub import Board


def marks(board: Board, kind: type) -> list[object]:
    return [mark for mark in board.scene.marking.marks if isinstance(mark, kind)]


def test_there_is_one_piece_for_every_face(board: Board) -> None:
    board.scene.show_stage(staged((square(0), stone(2))), MOVES, why_not)

    assert board.scene.tabletop.items.keys() == {square(0), stone(2)}


def test_hovering_rings_what_could_be_taken_and_taking_marks_where_it_may_go(board: Board) -> None:
    board.move_to(stone(0))
    rings = len(marks(board, RingMark))
    board.click(stone(0))
    board.move_to(square(1))

    assert rings == 1
    assert len(marks(board, TargetMark)) == 4
    assert len(marks(board, DimMark)) == 2
    assert len(marks(board, PointsMark)) == 1


def test_what_can_be_taken_is_outlined_until_something_is_held_or_nothing_can_be_played(
    board: Board,
) -> None:
    outlined = len(marks(board, TakableMark))
    board.click(stone(0))
    held = len(marks(board, TakableMark))
    board.scene.hand.cancel()
    again = len(marks(board, TakableMark))
    board.scene.marking.sources = False
    board.move_to(stone(0))
    unwanted = len(marks(board, TakableMark))
    board.scene.marking.sources = True
    board.scene.show_stage(board.scene.stage, (), why_not)

    assert (outlined, held, again, unwanted) == (1, 0, 1, 0)
    assert marks(board, TakableMark) == []


@pytest.mark.usefixtures("qapp")
def test_an_outline_is_painted_once_and_only_where_it_is_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dotted: list[QRectF] = []
    dot = TakableMark._dot

    def noted(mark: TakableMark, rect: QRectF, *rest: Any) -> None:
        dotted.append(rect)
        dot(mark, rect, *rest)

    monkeypatch.setattr(TakableMark, "_dot", noted)
    shapes = [(QRectF(10.25, 10, 30, 30), None), (QRectF(210, 10, 30.5, 30), 1.0)]
    mark = TakableMark(shapes, QRectF(0, 0, 300, 60), LIGHT)
    pixmap, option = QPixmap(300, 60), QStyleOptionGraphicsItem()
    SPRITES.clear()
    for seen in (QRectF(0, 0, 60, 60), QRectF(0, 0, 300, 60), QRectF(0, 0, 300, 60)):
        option.exposedRect = seen
        with QPainter(pixmap) as painter:
            mark.paint(painter, option)
        dotted.append(QRectF())

    assert [rect.isNull() for rect in dotted] == [False, True, False, True, True]


def test_without_help_nothing_is_marked(board: Board) -> None:
    board.scene.marking.targets = board.scene.marking.previews = False
    board.click(stone(0))
    board.move_to(square(1))

    assert marks(board, TargetMark) == marks(board, PointsMark) == []


def test_targets_and_previews_are_marked_one_without_the_other(board: Board) -> None:
    board.scene.marking.previews = False
    board.click(stone(0))
    board.move_to(square(1))
    targets = len(marks(board, TargetMark)), len(marks(board, PointsMark))
    board.scene.marking.targets, board.scene.marking.previews = False, True
    board.move_to(square(2))
    board.move_to(square(1))

    assert targets == (4, 0)
    assert (len(marks(board, TargetMark)), len(marks(board, PointsMark))) == (0, 1)


def test_what_is_taken_leaves_a_ghost_until_it_is_dropped(board: Board) -> None:
    board.press(stone(0))
    board.move_to(square(5))
    ghost = board.scene.tabletop.items[stone(0)].opacity()
    board.release(square(5))

    assert ghost == pytest.approx(GHOST)
    assert board.scene.tabletop.items[stone(0)].opacity() == 1
    assert not board.scene.held.isVisible()


def test_what_is_held_is_drawn_as_large_as_it_is_seen(board: Board) -> None:
    board.scene.show_stage(staged(), [Step(0, 0)], why_not)  # one variant, so without a badge
    lying = board.scene.tabletop.items[stone(0)].pixmap().deviceIndependentSize()
    board.press(stone(0))
    board.move_to(square(5))
    held = board.scene.held

    assert held.scale() == 1
    assert held.pixmap().deviceIndependentSize().width() == pytest.approx(
        lying.width() * LIFT, abs=1
    )


def test_the_last_move_is_marked_until_the_next(board: Board) -> None:
    lying = (stone(1), stone(2), square(0))
    board.scene.play_events(staged(lying), MOVES, why_not, [Moved("s", stone(0), square(0))])
    marked = len(marks(board, RingMark))
    board.scene.show_stage(staged(lying), MOVES, why_not)

    assert marked == 1
    assert board.scene.marking.last == (square(0),)


def test_a_piece_flies_from_where_it_was_let_go(board: Board) -> None:
    scene = board.scene
    scene.animator.speed = SPEEDS["slow"]
    lying = (stone(1), stone(2), square(1))
    scene.played.connect(
        lambda _: scene.play_events(
            staged(lying), MOVES, why_not, [Moved("s", stone(0), square(1))]
        )
    )
    aim = board.at(square(1)) + board.view.mapFromScene(QPointF(8, 6))
    board.press(stone(0))
    glide(board.view.viewport(), aim)
    QTest.mouseRelease(board.view.viewport(), LEFT, pos=aim)
    (traveler,) = scene.travelers.items
    way = traveler.pos() - scene.rect_of(square(1)).topLeft()

    assert (way.x(), way.y()) == pytest.approx((8, 6), abs=1.5)
    scene.finish_motion()
    assert scene.travelers.items == []


def test_small_things_can_be_hit_a_little_beside_them(board: Board) -> None:
    rect = board.scene.rect_of(stone(0))
    rect.setSize(rect.size() / 3)
    board.scene.tabletop.layout = {**board.scene.board_layout, stone(0): rect}

    assert board.scene.source_at(rect.topLeft() - QPointF(10, 10)) == stone(0)
    assert board.scene.source_at(rect.topLeft() - QPointF(14, 14)) is None


def test_a_drop_on_nothing_is_no_refusal(board: Board) -> None:
    board.drag(stone(0), stone(2))

    assert not board.played
    assert not board.refused


def test_a_double_click_plays_what_has_one_place_to_go(board: Board) -> None:
    board.scene.show_stage(staged(), [Step(0, 2), Step(1, 1), Step(1, 2)], why_not)
    for number in (0, 1):
        board.click(stone(number))
        QTest.mouseDClick(board.view.viewport(), LEFT, pos=board.at(stone(number)))
        QTest.mouseRelease(board.view.viewport(), LEFT, pos=board.at(stone(number)))

    assert board.played == [Step(0, 2)]


def test_an_empty_scene_can_be_redrawn(qtbot: QtBot) -> None:
    scene = TableScene(BoardTable())
    with qtbot.assertNotEmitted(scene.settled):
        scene.redraw()


@pytest.mark.parametrize(
    ("trail", "marked"),
    [
        (Trail.FRESH, (square(1),)),
        (Trail.ADDED, (square(0), square(1))),
        (Trail.KEPT, (square(0),)),
    ],
)
def test_moves_stay_marked_as_somebody_wants(
    board: Board, trail: Trail, marked: tuple[Place, ...]
) -> None:
    play = board.scene.play_events
    first, second = (stone(1), stone(2), square(0)), (stone(2), square(0), square(1))
    play(staged(first), MOVES, why_not, [Moved("s", stone(0), square(0))])
    play(staged(second), MOVES, why_not, [Moved("s", stone(1), square(1))], trail)

    assert board.scene.marking.last == marked


def test_what_goes_on_from_a_marked_place_is_marked_there_no_longer(board: Board) -> None:
    play = board.scene.play_events
    first, second = (stone(1), stone(2), square(0)), (stone(1), stone(2), square(2))
    play(staged(first), MOVES, why_not, [Moved("s", stone(0), square(0))])
    play(staged(second), MOVES, why_not, [Moved("s", square(0), square(2))], Trail.ADDED)

    assert board.scene.marking.last == (square(2),)


def test_a_click_on_the_badge_turns_what_is_held(board: Board) -> None:
    board.click(stone(0))
    badge = board.view.mapFromScene(board.scene.held.badge.center())
    glide(board.view.viewport(), badge)
    QTest.mouseClick(board.view.viewport(), LEFT, pos=badge)

    assert board.scene.hand.holding
    assert board.scene.hand.variant == 1
    assert board.played == []


def test_what_has_one_variant_has_no_badge(board: Board) -> None:
    board.scene.show_stage(staged(), [Step(0, 0), Step(0, 1)], why_not)
    board.click(stone(0))

    assert board.scene.hand.holding
    assert board.scene.held.badge.isNull()
