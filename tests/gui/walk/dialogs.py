"""The windows that menus open, and what the coach says beside the board."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest
from PySide6.QtTest import QTest

from core.ai.levels import think
from core.ai.review import judge
from gui.access.shortcuts import ShortcutsWindow
from gui.by_message.who_plays_here import WhoPlaysHere
from gui.coach.coach import THINKING
from gui.match import analysis
from gui.match.computer_player import Question
from gui.replay.seats import SeatsDialog
from gui.share.code_dialog import CodeDialog
from gui.share.paste_dialog import PasteDialog
from gui.share.picture_dialog import PictureDialog
from gui.share.report_dialog import ReportDialog
from gui.system import fault_report
from gui.window.about import AboutBox
from gui.window.fairness_dialog import FairnessDialog
from gui.window.fault_notice import FaultNotice

from .matches import played
from .registry import screen, screen_of_each_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QDialog, QWidget

    from .stand import Stand

MIDDLE = 0.5
REVIEWED = 4
"""How many moves are reviewed."""
FEW = 20
"""How many iterations judge each of them: the words are the same as after a long search."""


def asked(stand: Stand, action: str, kind: type[QDialog]) -> QWidget:
    """Choose something in the menus and find the dialog that it opens."""
    stand.window.menus.actions[action].trigger()
    return stand.opened(kind)


@screen
def take_over(stand: Stand) -> Iterator[QWidget]:
    stand.seat(played("pixies", 1.0))
    stand.window.replay(20)
    stand.settle()
    stand.window.replays.screen.bar.take_over.emit()  # type: ignore[union-attr]
    yield stand.opened(SeatsDialog)


@screen
def change_players(stand: Stand) -> Iterator[QWidget]:
    stand.seat(played("kingdomino", MIDDLE))
    yield asked(stand, "seats", SeatsDialog)


@screen
def shortcuts(stand: Stand) -> Iterator[QWidget]:
    yield asked(stand, "keys", ShortcutsWindow)


@screen
def about(stand: Stand) -> Iterator[QWidget]:
    yield asked(stand, "about", AboutBox)


@screen
def fault_notice(stand: Stand) -> Iterator[QWidget]:
    for crashed in (False, True):
        notice = FaultNotice(lambda: fault_report.report([], []), stand.window, crashed=crashed)
        notice.show()
        yield notice
    notice.show_report.click()
    stand.settle()
    yield notice


@screen
def settings(stand: Stand) -> Iterator[QWidget]:
    window = stand.window.preferences.open_at("")
    window.resize(1150, 640)  # as it opens with large text on a screen of 1280 × 720
    for page in window.pages:
        window.turn_to(page)
        stand.settle()
        yield window


@screen
def fairness(stand: Stand) -> Iterator[QWidget]:
    stand.seat(played("pixies", MIDDLE))
    yield asked(stand, "fairness", FairnessDialog)


@screen
def fairness_in_the_end(stand: Stand) -> Iterator[QWidget]:
    stand.seat(played("azul_duel", 1.0))
    yield asked(stand, "fairness", FairnessDialog)


@screen
def code(stand: Stand) -> Iterator[QWidget]:
    stand.seat(played("kingdomino", MIDDLE))
    yield asked(stand, "code", CodeDialog)


@screen
def position(stand: Stand) -> Iterator[QWidget]:
    stand.seat(played("azul_duel", MIDDLE))
    yield asked(stand, "position", CodeDialog)


@screen
def paste(stand: Stand) -> Iterator[QWidget]:
    yield asked(stand, "paste", PasteDialog)


@screen
def by_message(stand: Stand) -> Iterator[QWidget]:
    stand.seat(played("kingdomino", MIDDLE))
    dialog = asked(stand, "by_message", WhoPlaysHere)
    yield dialog
    dialog.close()


@screen_of_each_game
def game_by_message(stand: Stand, key: str) -> Iterator[QWidget]:
    match = played(key, MIDDLE)
    screen = stand.seat(match)
    stand.window.by_message._begin(frozenset({1 - min(1, match.to_act or 0)}))
    stand.settle()
    assert screen.isVisible()
    yield stand.window


@screen_of_each_game
def picture(stand: Stand, key: str) -> Iterator[QWidget]:
    stand.seat(played(key, MIDDLE))
    yield asked(stand, "picture", PictureDialog)


@screen
def report(stand: Stand) -> Iterator[QWidget]:
    stand.seat(played("pixies", 1.0))
    yield asked(stand, "report", ReportDialog)


@screen_of_each_game
def hint(stand: Stand, key: str) -> Iterator[QWidget]:
    board = stand.seat(played(key, MIDDLE))
    coach, match = board.hints.coach, board.controller.match
    seat = match.to_act
    assert seat is not None
    view = match.game.view(match.state, seat)
    coach._open(THINKING)
    coach.panel.show_thinking()
    yield stand.window
    advice = think(match.game, view, seat, "novice", seed=1, stop=lambda: False)
    coach._on_answered(Question(0, match.ply, match.game, view, seat, "novice"), advice)
    yield stand.window
    coach.ask()
    yield stand.window


@screen_of_each_game
def review(stand: Stand, key: str) -> Iterator[QWidget]:
    stand.seat(played(key, 0.1).taken_over(REVIEWED, peeked=False))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(analysis, "judge", partial(judge, budget=FEW))
        stand.window.menus.actions["review"].trigger()
        shown = stand.window.replays.screen
        assert shown is not None
        assert shown.review is not None
        while not shown.review.analysis.complete:
            QTest.qWait(20)
    stand.settle()
    yield stand.window
