"""The page about fairness shows the seal during a game and the deal after it."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from core.fairness import deal, seal
from core.games import GAMES
from core.match import Match
from core.record import Record
from gui.window.fairness_dialog import FairnessDialog
from tests.gui.panels.seats import sitters

if TYPE_CHECKING:
    from gui.window.main_window import MainWindow


def opened(window: MainWindow, match: Match | None) -> FairnessDialog:
    return FairnessDialog(match, window)


def test_during_a_game_there_is_only_the_seal(window: MainWindow) -> None:
    match = Match.new(GAMES["pixies"], 2, {}, 123_456_789)
    page = opened(window, match)

    assert page.seal.toPlainText().replace(" ", "") == seal(deal(match) or "")
    assert page.deal.isHidden()
    assert "123456789" not in page.deal.toPlainText()


def test_after_a_game_the_copied_deal_has_the_seal(window: MainWindow) -> None:
    match = Match.new(GAMES["kingdomino"], 2, {}, 7)
    shown = opened(window, match).seal.toPlainText().replace(" ", "")
    while not match.over:
        match = match.play(match.game.legal_moves(match.state)[0])
    page = opened(window, match)
    page.copy.click()
    copied = QGuiApplication.clipboard().text()

    assert hashlib.sha256(copied.encode()).hexdigest() == shown
    assert not page.deal.isHidden()


def test_without_a_game_and_without_a_deal_the_page_says_so(window: MainWindow) -> None:
    state = Match.new(GAMES["pixies"], 2, {}, 5).start.state

    assert opened(window, None).seal.isHidden()
    assert opened(window, Match.at(GAMES["pixies"], state)).seal.isHidden()


def test_the_menu_opens_the_page_for_the_game_on_the_table(window: MainWindow) -> None:
    match = Match.new(GAMES["pixies"], 2, {}, 5)
    window.files.opened.emit(Record.of(match, sitters(2)), match, window.saved_games.new_path())
    window.menus.actions["fairness"].trigger()
    (page,) = window.findChildren(FairnessDialog)

    assert page.seal.toPlainText().replace(" ", "") == seal(deal(match) or "")
    page.close()
