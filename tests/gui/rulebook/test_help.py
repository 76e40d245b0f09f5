from __future__ import annotations

import shutil
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QCursor, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolTip, QWidget

from core.games import GAMES
from core.kernel.messages import text
from core.kernel.rng import Rng
from gui.games.paragraphs import paragraphs_of
from gui.games.registry import table_of
from gui.panels.choice_button import ChoiceButton
from gui.rulebook.book import book
from gui.store.plan import Plan
from tests.gui.panels.seats import sitters
from tests.playing import STARTINGS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from core.kernel.places import Place
    from gui.play.screen import GameScreen
    from gui.text.translator import Translator
    from gui.window.main_window import MainWindow


@pytest.fixture
def playing(window: MainWindow, qtbot: QtBot) -> Iterator[Any]:
    """Begin a game whose seats are all taken by people."""

    def begin(game: str) -> GameScreen:
        rules = GAMES[game]
        options = {option.key: option.default for option in rules.options}
        window._on_planned(Plan(game, sitters(rules.seats[0]), options, 7, remember=False))
        assert window.session is not None
        screen = window.session.screen
        screen.scene.animator.speed = 0.0
        qtbot.waitUntil(lambda: bool(screen.scene.board_layout))
        return screen

    yield begin
    window.close()
    shutil.rmtree(window.saved_games.folder, ignore_errors=True)


def ask(window: MainWindow) -> None:
    window.menus.actions["rules"].trigger()


def point(screen: GameScreen, place: Place) -> None:
    at = screen.view.mapFromScene(screen.scene.rect_of(place).center())
    QCursor.setPos(screen.view.viewport().mapToGlobal(at))


def point_nowhere(screen: GameScreen) -> None:
    QCursor.setPos(screen.mapToGlobal(QPoint(5, 5)))


def views(game: str) -> Iterator[Any]:
    """Walk through some games, seen by the player to act."""
    rules = GAMES[game]
    for seats, options in STARTINGS[game][:2]:
        state, chance = rules.new(seats, options, Rng.seeded(2)), Rng.seeded(3)
        while moves := rules.legal_moves(state):
            yield rules.view(state, rules.to_act(state))
            move, chance = chance.choice(moves)
            state = rules.apply(state, move).state
        yield rules.view(state, 0)


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_has_its_paragraph(game: str) -> None:
    anchors, headed = paragraphs_of(game).anchors, {*book(game, "en").anchors}

    assert {anchors.anchor_now(view) for view in views(game)} <= headed


@pytest.mark.parametrize("game", GAMES)
def test_f1_opens_what_is_under_the_pointer_and_closes_it_again(
    playing: Any, window: MainWindow, game: str
) -> None:
    screen = playing(game)
    place = next(iter(screen.scene.hand.handles.sources))
    point(screen, place)
    wanted = screen.help._asked()[0]

    ask(window)
    assert screen.help.panel.isVisible()
    assert screen.panel.isHidden()
    assert screen.help.panel.page.here == wanted
    point(screen, place)
    ask(window)
    assert screen.help.panel.isHidden()
    assert screen.panel.isVisible()


def test_f1_goes_on_to_something_else(playing: Any, window: MainWindow) -> None:
    screen = playing("pixies")
    point_nowhere(screen)
    ask(window)
    assert screen.help.panel.page.here == "turn"

    point(screen, next(p for p in screen.scene.board_layout if p.area == "up"))
    ask(window)

    assert screen.help.panel.isVisible()
    assert screen.help.panel.page.here == "area"


def test_f1_explains_what_the_keyboard_has_focused(playing: Any, window: MainWindow) -> None:
    screen = playing("kingdomino")
    point_nowhere(screen)
    screen.scene.set_focus(next(iter(screen.scene.hand.handles.sources)))

    ask(window)

    assert screen.help.panel.page.here == "first-choice"


def test_f1_explains_a_button(playing: Any, window: MainWindow) -> None:
    screen = playing("azul_duel")
    controller = screen.controller
    while not screen.scene.table.choices(controller.view, controller.moves):
        controller.play(controller.moves[0])
    screen.refresh()
    (button, *_) = screen.view.findChildren(ChoiceButton)
    at = button.rect().center()
    QCursor.setPos(button.mapToGlobal(at))

    ask(window)

    assert screen.help.panel.page.here == "plate-stack"


def test_without_anything_pointed_at_the_decision_is_explained(
    playing: Any, window: MainWindow
) -> None:
    screen = playing("azul_duel")
    point_nowhere(screen)

    ask(window)
    assert screen.help.panel.page.here == "setup"
    ask(window)
    assert screen.help.panel.isHidden()


def test_escape_puts_the_rules_away_from_the_board_and_from_the_text(
    playing: Any, window: MainWindow
) -> None:
    screen = playing("kingdomino")
    for widget in (screen.view, screen.help.panel.page, screen.help.panel.search.field):
        screen.help.open("placing")
        QTest.keyClick(widget, Qt.Key.Key_Escape)
        assert screen.help.panel.isHidden()
        assert screen.panel.isVisible()
    assert window.isVisible()


def test_the_panel_comes_back_only_if_it_was_there(playing: Any) -> None:
    screen = playing("kingdomino")
    screen.set_panel_shown(shown=False)
    screen.help.open("placing")
    screen.help.close()
    assert screen.panel.isHidden()

    screen.help.open("placing")
    QTest.mouseClick(screen.header.buttons["panel"], Qt.MouseButton.LeftButton)

    assert screen.panel.isVisible()
    assert screen.help.panel.isHidden()


def test_a_refusal_leads_to_its_paragraph(playing: Any, window: MainWindow) -> None:
    screen = playing("kingdomino")
    reason = text("stub", "That is too wide.").citing("kingdom-size")
    place = next(p for p in screen.scene.board_layout if p.area == "kingdom")
    screen.scene.refused.emit(reason, place)
    assert screen.bubble.link == "Rules: The size of a kingdom"

    link = screen.bubble._halves()[1].center().toPoint()
    QTest.mouseClick(screen.bubble, Qt.MouseButton.LeftButton, pos=link)

    assert screen.bubble.isHidden()
    assert screen.help.panel.page.here == "kingdom-size"
    screen.help.close()
    screen.scene.refused.emit(reason, place)
    ask(window)
    assert screen.help.panel.page.here == "kingdom-size"


def test_a_refusal_that_is_clicked_elsewhere_goes(playing: Any) -> None:
    screen = playing("kingdomino")
    place = next(p for p in screen.scene.board_layout if p.area == "kingdom")
    screen.scene.refused.emit(text("stub", "No.").citing("placing"), place)

    words = screen.bubble._halves()[0].center().toPoint()
    QTest.mouseClick(screen.bubble, Qt.MouseButton.LeftButton, pos=words)

    assert screen.bubble.isHidden()
    assert screen.help.panel.isHidden()


@pytest.mark.parametrize("game", GAMES)
def test_every_place_of_the_board_has_a_tip(playing: Any, game: str) -> None:
    screen = playing(game)
    scene, paragraphs = screen.scene, paragraphs_of(game)
    controller = screen.controller
    chance = Rng.seeded(5)
    hints = [f"F1: {section.heading}<" for section in book(game, "en").sections]
    for _ in range(2):
        view, layout = scene.stage.view, scene.board_layout
        for place, rect in layout.items():
            if paragraphs.anchors.anchor_of(view, place) is None or "button" in place.area:
                continue
            tip = screen.help.tips.tip(rect.center())
            assert any(hint in tip for hint in hints)
        for _ in range(15):
            move, chance = chance.choice(controller.moves)
            controller.play(move)
            scene.finish_motion()
        screen.refresh()


def test_a_tip_on_the_board_of_others_does_not_say_you(playing: Any) -> None:
    screen = playing("kingdomino")
    scene, near = screen.scene, screen.scene.stage.near
    squares = [place for place in scene.board_layout if place.area == "kingdom"]
    tips = {
        seat: next(
            tip
            for place in squares
            if place.seat == seat and (tip := screen.help.tips.tip(scene.rect_of(place).center()))
        )
        for seat in range(2)
    }

    assert "A domino fits here" in tips[near]
    assert "A domino fits here" in tips[1 - near]
    assert "your" not in tips[1 - near]


def test_a_tip_says_what_a_goal_gives_and_what_everybody_has(playing: Any) -> None:
    screen = playing("azul_duel")
    place = next(p for p in screen.scene.board_layout if p.area == "goal")

    tip = screen.help.tips.tip(screen.scene.rect_of(place).center())

    assert " points for each " in tip
    assert "(points: 0)" in tip


def test_a_number_beside_the_dome_is_explained_by_pointer_and_f1(
    playing: Any, window: MainWindow
) -> None:
    screen = playing("azul_duel")
    place = next(p for p in screen.scene.labels if p.area == "row_value" and p.at == (4,))

    assert "scores 4" in screen.help.tips.tip(screen.scene.rect_of(place).center())
    point(screen, place)
    ask(window)
    assert screen.help.panel.page.here == "special-tiles"


def test_a_tip_names_what_lies_there_and_its_paragraph(
    playing: Any, translator: Translator
) -> None:
    screen = playing("pixies")
    place = next(p for p in screen.scene.board_layout if p.area == "display")
    at = screen.scene.rect_of(place).center()
    named = screen.help.tips.tip(at)
    assert "F1: The space has no face-up card" in named

    translator.speak("hu")

    assert screen.help.tips.tip(at) != named
    assert book("pixies", "hu").heading("first-card") in screen.help.tips.tip(at)


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_the_tip_appears_where_the_pointer_rests(playing: Any, qtbot: QtBot) -> None:
    screen = playing("kingdomino")
    viewport = screen.view.viewport()
    place = next(p for p in screen.scene.board_layout if p.area == "pile")
    at = screen.view.mapFromScene(screen.scene.rect_of(place).center())

    QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, at, viewport.mapToGlobal(at)))
    assert "F1: The dominoes" in QToolTip.text()
    assert screen.scene.stage.theme.hairline in screen.help.tips.wardrobe.styleSheet()
    assert not viewport.styleSheet()
    nowhere = QPoint(viewport.width() - 1, viewport.height() - 1)
    assert screen.help.tips.tip(QPointF(-5, -5)) == ""
    QApplication.sendEvent(
        viewport, QHelpEvent(QEvent.Type.ToolTip, nowhere, viewport.mapToGlobal(nowhere))
    )
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def rest(screen: GameScreen, at: QPoint) -> None:
    """Rest the pointer on the board, or on what lies over it."""
    port = screen.view.viewport()
    under = port.childAt(at) or port
    near = under.mapFrom(port, at)
    QApplication.sendEvent(under, QHelpEvent(QEvent.Type.ToolTip, near, port.mapToGlobal(at)))


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_no_tip_covers_what_is_held(playing: Any, qtbot: QtBot) -> None:
    screen = playing("pixies")
    place = next(p for p in screen.scene.board_layout if p.area == "up")
    at = screen.view.mapFromScene(screen.scene.rect_of(place).center())
    rest(screen, at)
    assert QToolTip.isVisible()

    screen.scene.hand.take(next(iter(screen.scene.hand.handles.sources)))
    rest(screen, at)

    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    screen.scene.hand.cancel()
    rest(screen, at)
    assert QToolTip.isVisible()


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_no_tip_comes_through_a_sheet(playing: Any, qtbot: QtBot) -> None:
    screen = playing("kingdomino")
    place = next(p for p in screen.scene.board_layout if p.area == "pile")
    at = screen.view.mapFromScene(screen.scene.rect_of(place).center())
    rest(screen, at)
    assert QToolTip.isVisible()

    screen.peek.ask((), ())
    rest(screen, at)

    qtbot.waitUntil(lambda: not QToolTip.isVisible())


@pytest.mark.parametrize(
    ("game", "paragraph"),
    [("azul_duel", "tile-points"), ("kingdomino", "end"), ("pixies", "scoring")],
)
def test_f1_on_the_points_tells_how_they_are_counted(
    playing: Any, window: MainWindow, game: str, paragraph: str
) -> None:
    screen = playing(game)
    points = screen.panel.points
    QCursor.setPos(points.mapToGlobal(points.rect().center()))

    ask(window)

    assert screen.help.panel.page.here == paragraph


@pytest.mark.parametrize("game", GAMES)
def test_the_menu_opens_a_window_that_follows_the_language(
    window: MainWindow, translator: Translator, qtbot: QtBot, game: str
) -> None:
    window.menus.actions[f"rules_{game}"].trigger()
    rules = window.rules
    assert rules is not None
    assert rules.isVisible()
    assert rules.reader.game == game
    assert rules.windowTitle() == f"Rules: {book(game, 'en').title}"

    translator.speak("pl")

    qtbot.waitUntil(lambda: book(game, "pl").sections[1].heading in rules.reader.page.words)
    window.close()
    assert not rules.isVisible()


def test_every_card_of_the_start_screen_leads_to_its_rules(window: MainWindow) -> None:
    buttons = [
        button
        for button in window.findChildren(QPushButton)
        if button.isVisible() and button.accessibleName().startswith("Rules, ")
    ]
    assert len(buttons) == len(GAMES)

    opened = []
    for button in buttons:
        card = button.parentWidget()
        assert card is not None
        assert card.rect().contains(button.geometry())
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert window.rules is not None
        opened.append(window.rules.reader.game)

    assert opened == list(GAMES)
    window.close()


def test_f1_on_the_start_screen_opens_a_rulebook(window: MainWindow) -> None:
    ask(window)

    assert window.rules is not None
    assert window.rules.isVisible()
    window.close()


def test_the_rules_beside_the_board_move_to_a_window(playing: Any, window: MainWindow) -> None:
    screen = playing("pixies")
    screen.help.open("scoring")

    QTest.mouseClick(screen.help.panel.buttons["window"], Qt.MouseButton.LeftButton)

    assert screen.help.panel.isHidden()
    assert window.rules is not None
    assert window.rules.reader.page.here == "scoring"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_has_rules_for_what_can_be_played(game: str) -> None:
    """The places of buttons and pieces that can be taken are all explained."""
    rules, table, anchors = GAMES[game], table_of(game), paragraphs_of(game).anchors
    headed = {*book(game, "en").anchors}
    (seats, options) = STARTINGS[game][0]
    state, chance = rules.new(seats, options, Rng.seeded(7)), Rng.seeded(8)
    while moves := rules.legal_moves(state):
        view = rules.view(state, rules.to_act(state))
        sources = {handle.source for handle in table.handles(view, moves)}
        buttons = {choice.place for choice in table.choices(view, moves)}
        assert {anchors.anchor_of(view, place) for place in sources | buttons} <= headed
        move, chance = chance.choice(moves)
        state = rules.apply(state, move).state


def test_tab_leads_from_the_board_into_the_text_and_out_again(
    playing: Any, window: MainWindow
) -> None:
    screen = playing("pixies")
    window.activateWindow()
    screen.help.open("turn")
    screen.view.setFocus()
    seen: list[QWidget] = []
    while len(seen) < 60 and (at := QApplication.focusWidget()) is not None:
        seen.append(at)
        QTest.keyClick(at, Qt.Key.Key_Tab)
    panel = screen.help.panel
    order = [each for each in dict.fromkeys(seen) if panel.isAncestorOf(each)]
    before = next(one for one, other in pairwise(seen) if other is panel.page)

    assert order == [panel.page, panel.search.field, *panel.buttons.values()]
    assert before is screen.view
    assert seen.count(screen.view) > 1


def test_a_screen_reader_goes_on_from_the_heading_and_what_is_held_stays_held(
    playing: Any, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    screen = playing("pixies")
    window.activateWindow()
    screen.help.open("turn")
    screen.view.setFocus()
    hand = screen.scene.hand
    hand.take(next(iter(hand.handles.sources)))
    screen.help.open("area")
    page = screen.help.panel.page
    line = page.textCursor().block().text()
    focused, holding = page.hasFocus(), hand.holding
    QTest.keyClick(page, Qt.Key.Key_Escape)

    assert focused
    assert holding
    assert line == screen.help.heading("area")
    assert screen.view.hasFocus()
