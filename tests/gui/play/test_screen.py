from __future__ import annotations

import gc
import weakref
from typing import TYPE_CHECKING, Any
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.games import GAMES
from core.kernel.rng import Rng
from core.match import Match
from gui.games.registry import table_of
from gui.look.motion_speed import SPEEDS
from gui.look.theme import DARK, LIGHT
from gui.match.match_controller import MatchController
from gui.panels.choice_button import ChoiceButton
from gui.panels.side_panel import SidePanel
from gui.play.perspective import Perspective
from gui.play.screen import GameScreen
from gui.play.turn_steps import Phase
from gui.widgets.overlay import Overlay
from tests.gui.panels.seats import sitters
from tests.gui.stub_table import CELLS, StubTable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from gui.text.translator import Translator
    from gui.window.main_window import MainWindow

    Opening = Callable[..., GameScreen]

FULL = (1920, 1080)
SMALL = (1280, 720)


@pytest.fixture
def opening(qtbot: QtBot, translator: Translator) -> Iterator[Opening]:
    """Open a screen for a match; its controller is stopped after the test."""
    screens: list[GameScreen] = []

    def opened(match: Match, *computers: int, size: tuple[int, int] = SMALL) -> GameScreen:
        controller = MatchController(match, sitters(match.start.seats, *computers))
        screen = GameScreen(controller, StubTable())
        controller.setParent(screen)
        screens.append(screen)
        qtbot.addWidget(screen)
        screen.scene.animator.speed = 0.0
        screen.resize(*size)
        screen.show()
        screen.activateWindow()
        qtbot.waitUntil(screen.isActiveWindow)
        return screen

    assert translator.language == "en"
    yield opened
    for screen in screens:
        screen.controller.stop()
        screen.header.pill.stop()


def dealt(key: str = "kingdomino", seats: int = 2, **given: object) -> Match:
    return Match.new(GAMES[key], seats, given, 7)


def played(match: Match, until: Callable[[Match], bool]) -> Match:
    chance = Rng.seeded(3)
    while not until(match):
        move, chance = chance.choice(match.game.legal_moves(match.state))
        match = match.play(move)
    return match


def last_position(match: Match) -> Match:
    """Play to the end and take the last move back."""
    return played(match, lambda each: each.over).undo()


def buttons(screen: GameScreen) -> list[ChoiceButton]:
    return [each for each in screen.view.findChildren(ChoiceButton) if each.isVisible()]


def finish(screen: GameScreen) -> None:
    match = screen.controller.match
    screen.controller.play(match.undone[0].move)


def total(screen: GameScreen) -> list[str]:
    model = screen.panel.points.points
    labels = [model.data(model.index(row, 0)) for row in range(model.rowCount())]
    row = labels.index("Total")
    return [model.data(model.index(row, column)) for column in range(1, model.columnCount())]


def test_the_next_player_is_named_when_the_table_has_turned_to_them(qtbot: QtBot) -> None:
    controller = MatchController(dealt(), sitters(2))
    screen = GameScreen(controller, table_of("kingdomino"))
    qtbot.addWidget(screen)
    screen.resize(*SMALL)
    screen.show()
    screen.scene.animator.speed = SPEEDS["slow"]
    before, seat = screen.header.pill.words, controller.match.to_act
    controller.play(controller.moves[0])
    assert screen.scene.animator.running
    assert controller.match.to_act != seat
    assert screen.header.pill.words == before

    screen.scene.finish_motion()

    assert screen.header.pill.words != before
    controller.stop()


def test_it_tells_who_has_to_do_what(opening: Opening) -> None:
    screen = opening(dealt())

    actor = screen.controller.players[screen.controller.match.to_act or 0].name
    assert screen.header.pill.words == f"{actor}: put a king on a domino"


def test_a_button_on_the_board_makes_its_move(opening: Opening) -> None:
    screen = opening(dealt())
    first = screen.controller.moves[0]

    QTest.mouseClick(buttons(screen)[0], Qt.MouseButton.LeftButton)

    assert screen.controller.match.turns[-1].move == first
    assert screen.panel.moves.moves.rowCount() == 1
    assert screen.view.hasFocus()


def test_the_primary_button_looks_so(opening: Opening) -> None:
    screen = opening(dealt())

    assert [button.property("primary") for button in buttons(screen)] == [True, False]


def test_tab_leads_from_the_board_to_its_buttons(opening: Opening) -> None:
    screen = opening(dealt())
    first, second = buttons(screen)

    QTest.keyClick(screen.view, Qt.Key.Key_Tab)
    on_first = first.hasFocus()
    QTest.keyClick(first, Qt.Key.Key_Tab)

    assert on_first
    assert second.hasFocus()


def test_enter_presses_a_button_only_while_it_has_the_focus(opening: Opening) -> None:
    screen = opening(dealt())

    QTest.keyClick(screen.view, Qt.Key.Key_Return)
    untouched = screen.controller.match.ply
    QTest.keyClick(screen.view, Qt.Key.Key_Tab)
    QTest.keyClick(buttons(screen)[0], Qt.Key.Key_Return)

    assert untouched == 0
    assert screen.controller.match.ply == 1
    assert screen.view.hasFocus()


def test_undo_and_redo_go_back_and_forth(opening: Opening) -> None:
    screen = opening(dealt())
    undo, redo = screen.header.buttons["undo"], screen.header.buttons["redo"]
    possible = [(undo.isEnabled(), redo.isEnabled())]
    screen.controller.play(screen.controller.moves[0])
    possible.append((undo.isEnabled(), redo.isEnabled()))
    QTest.mouseClick(undo, Qt.MouseButton.LeftButton)
    possible.append((undo.isEnabled(), redo.isEnabled()))
    QTest.mouseClick(redo, Qt.MouseButton.LeftButton)
    possible.append((undo.isEnabled(), redo.isEnabled()))

    assert possible == [(False, False), (True, False), (False, True), (True, False)]
    assert screen.panel.moves.moves.rowCount() == 1


def test_points_are_live(opening: Opening) -> None:
    match = played(dealt(), lambda each: each.ply == 30)
    screen = opening(match)

    expected = [str(match.game.score(match.state, seat).total) for seat in range(2)]
    assert total(screen) == expected


def test_pointing_at_points_rings_their_places(opening: Opening) -> None:
    screen = opening(played(dealt(), lambda each: each.ply == 30))
    before = len(screen.scene.items())

    screen.panel.pointed.emit((CELLS[0], CELLS[1]))
    ringed = len(screen.scene.items())
    screen.panel.pointed.emit(())

    assert ringed == before + 2
    assert len(screen.scene.items()) == before


def test_a_refused_drop_says_why(opening: Opening, qtbot: QtBot) -> None:
    screen = opening(dealt())
    reason = screen.controller.why_not(screen.controller.match.game.parse("d"))

    with qtbot.waitSignal(screen.refused):
        screen.scene.refused.emit(reason, CELLS[0])

    assert screen.bubble.isVisible()
    assert screen.bubble.property("rule") == "choosing"
    screen.bubble.vanish()


def test_a_move_takes_the_reason_away(opening: Opening) -> None:
    screen = opening(dealt())
    reason = screen.controller.why_not(screen.controller.match.game.parse("d"))
    screen.scene.refused.emit(reason, CELLS[0])

    screen.controller.play(screen.controller.moves[0])

    assert screen.bubble.isHidden()


def test_t_hides_and_shows_the_panel(opening: Opening, qtbot: QtBot) -> None:
    screen = opening(dealt())
    wide = screen.view.width()

    with qtbot.waitSignal(screen.panel_shown) as told:
        QTest.keyClick(screen.view, Qt.Key.Key_T)
    hidden = screen.panel.isHidden()
    qtbot.waitUntil(lambda: screen.view.width() > wide)
    QTest.keyClick(screen.view, Qt.Key.Key_T)

    assert hidden
    assert told.args == [False]
    assert screen.panel.isVisible()
    assert screen.header.buttons["panel"].isChecked()


@pytest.mark.parametrize(("size", "width"), [(SMALL, 240), (FULL, 330)])
def test_the_panel_takes_its_share(opening: Opening, size: tuple[int, int], width: int) -> None:
    assert opening(dealt(), size=size).panel.width() == width


def test_a_computer_is_seen_thinking(opening: Opening, qtbot: QtBot) -> None:
    match = dealt()
    computer = match.to_act or 0
    screen = opening(match, computer)

    screen.controller.begin()
    words, dots = screen.header.pill.words, screen.header.pill.thinking
    qtbot.waitUntil(lambda: not screen.header.pill.thinking, timeout=10_000)

    assert words == f"{screen.controller.players[computer].name} is thinking"
    assert dots
    assert screen.controller.match.ply >= 1


def test_a_round_of_pixies_ends_with_its_table(opening: Opening) -> None:
    before = played(dealt("pixies", 3), lambda each: len(each.state.finished) == 1).undo()
    screen = opening(before)

    finish(screen)
    shown = screen.interlude.isVisible()
    words = screen.interlude.title.text()
    screen.interlude.put_away()

    assert shown
    assert words == "Round 1 is over"
    assert screen.result.isHidden()


def test_the_last_round_is_followed_by_the_result(opening: Opening) -> None:
    screen = opening(last_position(dealt("pixies", 3)))

    finish(screen)
    first = (screen.interlude.isVisible(), screen.result.isVisible())
    screen.interlude.put_away()
    second = (screen.interlude.isVisible(), screen.result.isVisible())

    assert (first, second) == ((True, False), (False, True))


@pytest.mark.parametrize("key", ["azul_duel", "kingdomino"])
def test_a_game_ends_with_its_result(opening: Opening, qtbot: QtBot, key: str) -> None:
    screen = opening(last_position(dealt(key)))

    finish(screen)
    shown = screen.result.isVisible()
    for name in ("rematch", "swapped", "leave"):
        with qtbot.waitSignal(getattr(screen, name)):
            screen.result.buttons[name].click()

    assert shown


def test_the_result_can_be_put_away_and_shown_again(opening: Opening) -> None:
    screen = opening(last_position(dealt()))
    finish(screen)
    again = screen.header.buttons["result"]
    offered = [again.isVisible()]

    screen.result.put_away()
    offered.append(again.isVisible())
    again.click()

    assert offered == [False, True]
    assert screen.result.isVisible()


def test_taking_the_last_move_back_takes_the_result_away(opening: Opening) -> None:
    screen = opening(last_position(dealt()))
    finish(screen)

    screen.controller.undo()

    assert screen.result.isHidden()
    assert screen.header.buttons["result"].isHidden()


def test_everything_follows_the_language(
    opening: Opening, translator: Translator, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = opening(dealt())
    retold: list[str] = []
    monkeypatch.setattr(screen.header, "retranslate", lambda: retold.append("header"))
    monkeypatch.setattr(screen.panel, "retranslate", lambda: retold.append("panel"))
    monkeypatch.setattr(screen.result, "retranslate", lambda: retold.append("result"))
    monkeypatch.setattr(screen.interlude, "retranslate", lambda: retold.append("interlude"))

    translator.speak("hu")
    QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
    QApplication.processEvents()

    assert {"header", "panel", "result", "interlude"} <= {*retold}


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("key", GAMES)
def test_it_can_be_painted(opening: Opening, key: str, theme: Any, scale: float) -> None:
    screen = opening(played(dealt(key), lambda each: each.ply == 12))

    screen.set_theme(theme)
    screen.set_text_scale(scale)

    assert not screen.grab().isNull()


def test_a_screen_that_is_closed_leaves_nothing_behind(qtbot: QtBot, qapp: QApplication) -> None:
    controller = MatchController(dealt(), sitters(2))
    screen = GameScreen(controller, StubTable())
    screen.resize(*SMALL)
    with qtbot.waitExposed(screen):
        screen.show()
    gone = weakref.ref(screen)

    controller.stop()
    screen.close()
    del screen
    gc.collect()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    assert gone() is None


def test_the_board_is_laid_once_for_each_size(
    opening: Opening, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    sizes: list[int] = []
    refresh = GameScreen.refresh

    def counted(screen: GameScreen) -> None:
        sizes.append(screen.view.viewport().width())
        refresh(screen)

    monkeypatch.setattr(GameScreen, "refresh", counted)
    screen = opening(dealt())
    screen.resize(*FULL)
    qtbot.waitUntil(lambda: screen.view.width() > SMALL[0])

    assert sizes == [1030, 1576]


def test_no_button_outlives_its_position(opening: Opening) -> None:
    screen = opening(dealt())
    for _ in range(5):
        screen.controller.play(screen.controller.moves[0])
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    assert len(screen.view.viewport().findChildren(ChoiceButton)) == len(buttons(screen))


def test_a_move_between_people_settles_the_board_once(opening: Opening) -> None:
    screen = opening(dealt())
    controller, settled, turned = screen.controller, [], []
    screen.scene.settled.connect(lambda: settled.append(controller.match.ply))
    screen.turned.connect(lambda: turned.append(controller.match.ply))
    while not turned:
        controller.play(controller.moves[0])

    assert settled == list(range(1, controller.match.ply + 1))


def test_without_motion_the_panels_are_told_of_a_move_once_even_if_the_table_turns(
    opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = opening(dealt())
    controller = screen.controller
    told, turned = Mock(wraps=screen.panel.show_match), Mock()
    monkeypatch.setattr(screen.panel, "show_match", told)
    screen.turned.connect(turned)
    while not turned.called:
        told.reset_mock()
        controller.play(controller.moves[0])

        assert told.call_count == 1


def test_the_panels_are_told_of_a_move_once_it_is_seen_and_once_more_when_the_table_turns(
    opening: Opening, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = opening(dealt())
    screen.scene.animator.speed = 5.0
    controller = screen.controller
    told, turned = Mock(wraps=screen.panel.show_match), Mock()
    monkeypatch.setattr(screen.panel, "show_match", told)
    screen.turned.connect(turned)
    while not turned.called:
        told.reset_mock()
        controller.play(controller.moves[0])
        early, flies = told.called, screen.playback.phase is Phase.FLYING
        qtbot.waitUntil(lambda: told.called)
        screen.scene.finish_motion()

        assert early != flies
        assert told.call_count == 1 + (flies and turned.call_count)


def test_the_panels_are_told_of_a_move_that_moves_nothing_after_its_first_frame(
    opening: Opening, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = opening(dealt())
    screen.scene.animator.speed = 5.0
    told = Mock(wraps=screen.panel.show_match)
    monkeypatch.setattr(screen.panel, "show_match", told)
    monkeypatch.setattr(Perspective, "turning", False)
    monkeypatch.setattr(screen.scene.travelers, "depart", lambda *_: [])
    screen.controller.play(screen.controller.moves[0])
    early, phase = told.called, screen.playback.phase
    qtbot.waitUntil(lambda: told.called)

    assert phase is Phase.RESTING
    assert not early
    assert told.call_count == 1


def test_opening_tells_the_panels_once_and_fits_no_sheet_that_is_put_away(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, fitted = list[object](), list[object]()
    tell, fit = SidePanel.show_match, Overlay.fit

    def telling(panel: SidePanel, *match: Any) -> None:
        told.append(panel)
        tell(panel, *match)

    def fitting(sheet: Overlay) -> None:
        fitted.append(sheet)
        fit(sheet)

    monkeypatch.setattr(SidePanel, "show_match", telling)
    monkeypatch.setattr(Overlay, "fit", fitting)
    window.play("pixies")
    QApplication.processEvents()

    assert len(told) == 1
    assert fitted == []
    window.leave()
