"""A fourth game, added through the two registries alone, is played everywhere in the window."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from core.contest import DUPLICATE
from core.games.boxes import BOXES
from core.record import Sitter
from gui.history.history_file import HistoryFile
from gui.look.appearance import Look
from gui.match import analysis
from gui.new_game.dialog import NewGameDialog
from gui.share.code_dialog import CodeDialog
from gui.share.paste_dialog import PasteDialog
from gui.start.continue_card import ContinueCard
from gui.start.game_card import SHADOW, GameCard
from gui.store.plan import Plan
from gui.store.plan_data import to_data
from gui.store.saved_games import SavedGames
from gui.tally.dialog import TallyDialog
from gui.window.about import AboutBox
from gui.window.main_window import MainWindow
from tests.gui.contests.test_contests import onward, play_out, standing
from tests.gui.person import CLICKED, DRAGGED, TYPED, Person
from tests.toy_game.game_ui import added
from tests.toy_game.state import TOY_BOX, space
from tests.toy_game.table import held

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from gui.play.screen import GameScreen
    from gui.store.settings import SettingsFile
    from gui.text.translator import Translator

TOY = TOY_BOX.key
PEOPLE = (Sitter("Ana", "pink"), Sitter("Eva", "green"))
AGAINST_COMPUTER = (Sitter("Ana", "pink"), Sitter("Bot", "green", level="novice"))
SEED = 3

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def toy() -> Iterator[None]:
    with added():
        yield


@pytest.fixture
def window(
    qtbot: QtBot,
    translator: Translator,
    settings_file: SettingsFile,
    tmp_path: Path,
    toy: None,  # noqa: ARG001 - the window is opened after it is added
) -> MainWindow:
    settings_file.change(motion="off")
    remember(settings_file, PEOPLE)
    window = MainWindow(settings_file, translator, Look(), SavedGames(tmp_path / "games"))
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    return window


def remember(file: SettingsFile, sitters: tuple[Sitter, ...]) -> None:
    plan = Plan(TOY, sitters, {"diagonals": False}, SEED)
    file.change(plans={TOY: to_data(plan)}, met=[TOY])


def card(window: MainWindow) -> GameCard:
    return next(each for each in window.findChildren(GameCard) if each.game == TOY)


def begun(window: MainWindow) -> GameScreen:
    """Begin with the card's button on the start screen."""
    card(window)._play.click()
    QApplication.processEvents()
    assert window.session is not None
    return window.session.screen


def advance(screen: GameScreen, way: int) -> None:
    """Make the first legal move in one way."""
    screen.scene.finish_motion()
    controller = screen.controller
    handle = screen.scene.table.handles(controller.view, controller.moves)[0]
    Person(screen.view, screen.scene).make(handle, way)
    QApplication.processEvents()


def test_it_has_a_card_in_line_with_the_others(window: MainWindow) -> None:
    cards = sorted(window.findChildren(GameCard), key=lambda each: each.x())

    assert [each.game for each in cards] == [*BOXES]
    assert len({each.y() for each in cards}) == 1
    assert not any(a.geometry().right() - 2 * SHADOW > b.x() for a, b in pairwise(cards))
    assert cards[-1].geometry().right() <= window.width()
    assert card(window)._rules.isHidden()
    assert f"rules_{TOY}" not in window.menus.actions


@pytest.mark.parametrize("way", [DRAGGED, CLICKED, TYPED])
def test_it_is_played_to_its_end(window: MainWindow, way: int) -> None:
    screen = begun(window)
    while not screen.controller.match.over:
        ply = screen.controller.match.ply
        advance(screen, way)
        assert screen.controller.match.ply == ply + 1

    assert screen.result.isVisible()


def test_a_drop_is_refused_with_the_rule(window: MainWindow) -> None:
    screen = begun(window)
    advance(screen, DRAGGED)
    screen.scene.finish_motion()
    handle = screen.scene.table.handles(screen.controller.view, screen.controller.moves)[0]
    taken = screen.controller.match.turns[0].move.space
    person = Person(screen.view, screen.scene)
    refused: list[Any] = []
    screen.scene.refused.connect(lambda reason, _: refused.append(reason.source))
    person.drag(type(handle)(handle.move, handle.source, space(taken)))

    assert refused == ["A card lies there already."]


def test_seats_and_options_are_chosen_first(window: MainWindow) -> None:
    card(window)._plan.click()
    dialog = window.findChild(NewGameDialog)
    assert isinstance(dialog, NewGameDialog)
    assert [cell.option.key for cell in dialog.sheet.body.cells] == ["diagonals"]
    dialog.sheet.foot.start.click()
    QApplication.processEvents()

    assert window.session is not None
    assert window.session.controller.match.game.key == TOY


def test_the_computer_plays_by_the_rules_alone(
    window: MainWindow, settings_file: SettingsFile, qtbot: QtBot
) -> None:
    remember(settings_file, AGAINST_COMPUTER)
    screen = begun(window)
    advance(screen, DRAGGED)

    qtbot.waitUntil(lambda: screen.controller.match.ply == 2, timeout=10_000)


def test_a_move_is_undone_and_made_again(window: MainWindow) -> None:
    screen = begun(window)
    start = screen.controller.match.state
    advance(screen, DRAGGED)
    after = screen.controller.match.state
    screen.controller.undo()

    assert screen.controller.match.state == start
    screen.controller.redo()
    assert screen.controller.match.state == after


def test_it_waits_under_continue_and_goes_on(window: MainWindow, qtbot: QtBot) -> None:
    screen = begun(window)
    advance(screen, DRAGGED)
    state = screen.controller.match.state
    window.leave()
    waiting = window.findChild(ContinueCard)
    assert isinstance(waiting, ContinueCard)
    qtbot.waitUntil(lambda: waiting.shows_board, timeout=5_000)
    assert "Card 2 of 9" in waiting._where.text()
    waiting._resume.click()
    QApplication.processEvents()

    assert window.session is not None
    assert window.session.controller.match.state == state


def test_a_duplicate_match_enters_history_and_statistics(window: MainWindow) -> None:
    window.contests.begin(DUPLICATE, TOY, PEOPLE)
    play_out(window)
    standing(window)
    onward(window)
    play_out(window, 2)
    standing(window)
    entries = HistoryFile(window.saved_games).entries()

    assert sorted(entry.subject for entry in entries) == [DUPLICATE, TOY, TOY]
    window.menus.actions["history"].trigger()
    QApplication.processEvents()
    players = window.players.window
    assert players is not None
    assert len(players.history.model.rows) == 3
    players.show_page("statistics")
    page = players.statistics
    page.subject.set_key(TOY)
    page._show()
    label = page.parts.item(0, 0)
    assert label is not None
    assert label.text() == "Highest card of a full line"


def test_it_is_replayed_and_reviewed(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "_CACHE", {})
    monkeypatch.setattr("core.ai.opponents.GENERAL_REVIEW_BUDGET", 6)
    begun(window)
    play_out(window)
    window.replay(0)
    screen = window.replays.screen
    assert screen is not None
    assert screen.reel.length == 9
    screen.set_reviewed(reviewed=True)
    assert screen.review is not None
    review = screen.review

    qtbot.waitUntil(lambda: review.analysis.complete, timeout=20_000)
    assert review.analysis.verdicts


def test_a_code_carries_it_to_another_copy(window: MainWindow) -> None:
    screen = begun(window)
    advance(screen, DRAGGED)
    match = screen.controller.match
    window.menus.actions["code"].trigger()
    dialog = window.findChild(CodeDialog)
    assert isinstance(dialog, CodeDialog)
    dialog.close()
    window.leave()
    QGuiApplication.clipboard().setText(dialog.code)
    window.menus.actions["paste"].trigger()
    pasted = window.findChild(PasteDialog)
    assert isinstance(pasted, PasteDialog)
    pasted.accept()

    assert window.session is not None
    assert window.session.controller.match == match


def test_it_is_played_through_the_accessible_tree(window: MainWindow) -> None:
    screen = begun(window)
    tree = screen.reader.tree
    tree.wanted = True
    screen.refresh()
    QApplication.processEvents()
    seat = screen.controller.match.to_act or 0
    own = screen.controller.match.state.hands[seat][0]
    name = QAccessible.queryAccessibleInterface(tree.buttons[held(seat, own)])
    assert f"Card {own}" in name.text(QAccessible.Text.Name)
    tree.buttons[held(seat, own)].click()
    tree.buttons[space(4)].click()
    QApplication.processEvents()

    laid = screen.controller.match.state.spaces[4]
    assert laid is not None
    assert (laid.card, laid.seat) == (own, seat)


def test_what_it_does_not_have_is_not_offered(window: MainWindow) -> None:
    begun(window)
    window.menus.actions["rules"].trigger()
    window.menus.actions["tally"].trigger()
    dialog = window.findChild(TallyDialog)
    assert isinstance(dialog, TallyDialog)
    offered = [dialog.games.itemData(n) for n in range(dialog.games.count())]
    dialog.close()
    window.menus.actions["about"].trigger()
    about = window.findChild(AboutBox)
    assert isinstance(about, QWidget)
    about.close()

    assert window.session is not None
    assert not window.session.screen.help.reading
    assert TOY not in offered
