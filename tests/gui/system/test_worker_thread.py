from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject

from core.games import GAMES
from core.kernel.options import choose
from core.kernel.rng import Rng
from gui.match.computer_player import Question, Thinker

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

LONGEST = 1.0
"""Seconds on the clock, of which most are the machine's."""


@pytest.mark.usefixtures("qapp")
def test_a_thread_ends_with_its_owner_even_in_the_middle_of_a_thought(qtbot: QtBot) -> None:
    owner = QObject()
    thinker = Thinker(owner)
    game = GAMES["azul_duel"]
    state = game.new(2, choose(game.options, {}), Rng.seeded(1))
    seat = game.to_act(state)
    assert seat is not None
    thinker.ask(Question(0, 0, game, game.view(state, seat), seat, "expert"))
    qtbot.wait(50)

    began = time.monotonic()
    owner.deleteLater()
    QCoreApplication.sendPostedEvents(owner, QEvent.Type.DeferredDelete)

    assert time.monotonic() - began < LONGEST
