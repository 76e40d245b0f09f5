"""Taking and dropping, the same in every game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from core.games import GAMES
from core.kernel.events import Moved
from core.kernel.options import choose
from core.kernel.rng import Rng
from gui.board.hand import Grip
from gui.games.registry import table_of
from gui.look.motion_speed import SPEEDS
from gui.text.language import LANGUAGES
from gui.text.translation import render
from tests.gui.board.stub import LEFT, MOVES, REFUSAL, Step, square, staged, stone, why_not
from tests.gui.person import Person
from tests.gui.pointer import glide

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from gui.text.translator import Translator
    from tests.gui.board.stub import Board

ROOT = Path(__file__).parents[3]
RIGHT = Qt.MouseButton.RightButton


@pytest.mark.parametrize(("pixels", "grip"), [(3, Grip.CARRIED), (5, Grip.NOTHING)])
def test_three_pixels_are_a_click_and_five_a_drag(board: Board, pixels: int, grip: Grip) -> None:
    port, start = board.view.viewport(), board.at(stone(0))

    QTest.mousePress(port, LEFT, pos=start)
    glide(port, start + QPoint(pixels, 0))
    QTest.mouseRelease(port, LEFT, pos=start + QPoint(pixels, 0))

    assert board.scene.hand.grip is grip
    assert board.played == []


def escape(board: Board) -> None:
    board.key(Qt.Key.Key_Escape)


def right_click(board: Board) -> None:
    QTest.mouseClick(board.view.viewport(), RIGHT, pos=board.at(stone(0)))


def lose_focus(board: Board) -> None:
    board.view.clearFocus()


@pytest.mark.parametrize("disturb", [escape, right_click, lose_focus])
def test_whatever_disturbs_a_drag_plays_nothing(
    board: Board, disturb: Callable[[Board], None]
) -> None:
    board.press(stone(0))
    board.move_to(square(1))

    disturb(board)

    assert board.played == []
    assert board.scene.hand.holding is (disturb is right_click)


@pytest.mark.parametrize("disturb", [escape, lose_focus])
def test_a_button_released_after_the_piece_went_back_drops_nothing(
    board: Board, disturb: Callable[[Board], None]
) -> None:
    board.press(stone(0))
    board.move_to(square(1))
    disturb(board)
    board.release(square(1))

    assert not board.played
    assert not board.refused
    assert board.scene.tabletop.items[stone(0)].opacity() == 1


def test_another_window_in_front_puts_the_piece_back(board: Board, qtbot: QtBot) -> None:
    board.click(stone(0))
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()

    qtbot.waitUntil(lambda: not board.scene.hand.holding)

    assert board.played == []


@pytest.mark.parametrize(("angle", "pixels"), [(120, 0), (-120, 0), (60, 50), (-60, -50)])
def test_four_notches_of_the_wheel_lead_round(board: Board, angle: int, pixels: int) -> None:
    board.click(stone(0))
    person, seen = Person(board.view, board.scene), []
    for _ in range(4):
        person.roll(board.at(stone(0)), angle, pixels)
        seen.append(board.scene.hand.variant)

    assert seen in ([1, 2, 3, 0], [3, 2, 1, 0])


def take_by_keys(board: Board) -> None:
    board.scene.set_focus(stone(0))
    board.key(Qt.Key.Key_Return)


@pytest.mark.parametrize("take", [lambda board: board.click(stone(0)), take_by_keys])
def test_half_a_notch_is_forgotten_when_a_piece_is_taken(
    board: Board, take: Callable[[Board], None]
) -> None:
    person = Person(board.view, board.scene)
    person.roll(board.at(stone(0)), -60, modifier=Qt.KeyboardModifier.ControlModifier)
    take(board)
    person.roll(board.at(stone(0)), -60)

    assert board.scene.hand.variant == 0


def test_half_a_notch_is_forgotten_when_a_piece_is_put_back(board: Board) -> None:
    person = Person(board.view, board.scene)
    for _ in range(2):
        board.click(stone(0))
        person.roll(board.at(stone(0)), -60)
        assert board.scene.hand.variant == 0
        board.key(Qt.Key.Key_Escape)


def test_the_wheel_turns_nothing_while_nothing_is_held(board: Board) -> None:
    Person(board.view, board.scene).roll(board.at(stone(0)), 120)

    assert board.scene.hand.grip is Grip.NOTHING


def test_an_illegal_drop_returns_the_piece_and_names_a_reason(board: Board) -> None:
    board.drag(stone(0), square(5))

    ((reason, place),) = board.refused
    assert (reason, place) == (REFUSAL.bind(square=5), square(5))
    assert reason.rule == "squares"
    assert board.played == []
    assert board.scene.tabletop.items[stone(0)].pos() == board.scene.rect_of(stone(0)).topLeft()
    assert board.scene.tabletop.items[stone(0)].opacity() == 1


def test_a_move_during_an_animation_finishes_it_first(board: Board) -> None:
    scene = board.scene
    scene.animator.speed = SPEEDS["slow"]
    lying = (stone(1), stone(2), square(0))
    events = [Moved("stone", stone(0), square(0))]
    scene.play_events(staged(lying), MOVES, why_not, events)
    moving = scene.animator.running

    board.drag(stone(1), square(1))

    assert moving
    assert not scene.animator.running
    assert board.played == [Step(1, 1)]
    assert scene.tabletop.items.keys() == set(lying)


def test_events_that_come_during_an_animation_find_everything_in_place(board: Board) -> None:
    scene, settled = board.scene, []
    scene.animator.speed = SPEEDS["slow"]
    scene.settled.connect(lambda: settled.append(scene.stage.view))
    first, second = (stone(1), stone(2), square(0)), (stone(2), square(0), square(1))

    scene.play_events(staged(first), MOVES, why_not, [Moved("stone", stone(0), square(0))])
    scene.play_events(staged(second), MOVES, why_not, [Moved("stone", stone(1), square(1))])
    scene.finish_motion()

    assert settled == [second]
    assert scene.tabletop.items.keys() == set(second)
    assert scene.travelers.items == []


@pytest.mark.parametrize("key", GAMES)
def test_everything_that_can_be_taken_has_a_name_in_every_language(
    key: str, translator: Translator
) -> None:
    game, table = GAMES[key], table_of(key)
    state = game.new(game.seats[0], choose(game.options, {}), Rng.seeded(5))
    seat = game.to_act(state)
    view = game.view(state, seat)
    sources = {handle.source for handle in table.handles(view, game.legal_moves(state))}
    said = {}
    for language in LANGUAGES:
        translator.speak(language)
        said[language] = {render(table.name(view, source)) for source in sources}

    for names in said.values():
        assert len(names) == len(sources)
        assert "" not in names
        assert not any("{" in name for name in names)


def test_a_piece_that_is_held_stays_in_the_hand_when_the_language_changes(
    board: Board, translator: Translator
) -> None:
    board.view.relabeled.connect(board.scene.redraw)
    board.click(stone(0))
    board.move_to(square(1))

    translator.speak("hu")
    QApplication.processEvents()

    assert board.scene.hand.grip is Grip.CARRIED
    assert board.played == []
    assert board.scene.hand.target == square(1)
    assert board.scene.tabletop.items[stone(0)].opacity() < 1


@pytest.mark.parametrize("factor", ["1", "1.5", "2"])
def test_pieces_are_hit_where_they_are_seen_on_every_screen(factor: str) -> None:
    """The factor is fixed when Qt starts, so each one has a process of its own."""
    environment = {
        **os.environ,
        "QT_SCALE_FACTOR": factor,
        "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "packaging")]),
    }
    done = subprocess.run(
        [sys.executable, "-m", "tests.gui.board.hits"],
        env=environment,
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    found = json.loads(done.stdout)

    assert found["ratio"] == float(factor)
    assert found["played"] == found["wanted"]
    assert found["seen"] == found["hit"]


def test_a_drag_goes_on_outside_of_the_window_and_ends_there_harmlessly(board: Board) -> None:
    port, outside = board.view.viewport(), QPoint(-300, 900)
    board.press(stone(0))
    glide(port, outside)
    dragged = board.scene.hand.grip
    QTest.mouseRelease(port, LEFT, pos=outside)

    assert dragged is Grip.DRAGGED
    assert board.scene.hand.grip is Grip.NOTHING
    assert not board.played
    assert not board.refused


def test_a_drag_that_comes_back_into_the_window_can_still_be_dropped(board: Board) -> None:
    board.press(stone(0))
    glide(board.view.viewport(), QPoint(2000, -40))
    board.move_to(square(2))
    board.release(square(2))

    assert board.played == [Step(0, 2)]
