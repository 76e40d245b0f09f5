from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from core.games import GAMES
from core.record import Sitter
from gui.play.session import Session
from gui.store.plan import default_plan

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from gui.window.main_window import MainWindow

SITTERS = (Sitter("Ana", "pink"), Sitter("Computer", "yellow", "novice"))


def test_haste_is_offered_only_while_a_computer_is_to_move(
    window: MainWindow, qtbot: QtBot
) -> None:
    plan = evolve(default_plan(GAMES["azul_duel"]), sitters=SITTERS)
    session = Session.planned(plan, window.saved_games, window)
    now, controller = window.menus.actions["now"], session.controller
    before = now.isEnabled()
    window.seat(session)
    qtbot.waitUntil(lambda: bool(controller.moves), timeout=5000)
    own = now.isEnabled()
    while not controller.computes:
        controller.play(controller.moves[0])
    meanwhile = now.isEnabled()
    window.leave()

    assert not before
    assert not own
    assert meanwhile
    assert not now.isEnabled()
