"""The start screen leads where the menus lead, and says where and when a game was left."""

from __future__ import annotations

from pathlib import Path
from time import time
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, QSizeF, Qt
from PySide6.QtGui import QAction, QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from core.games import GAMES
from core.match import Match
from core.record import Record
from gui.look.appearance import LIGHT
from gui.render.miniature import miniature
from gui.render.player_board import heart_of
from gui.start.action_buttons import ActionButtons
from gui.start.continue_card import ContinueCard
from gui.start.saved_progress import bookmark
from gui.start.screen import SHOWN
from gui.store.saved_games import Waiting
from gui.store.waiting_list import WaitingList
from gui.widgets.style import Style
from tests.gui.panels.seats import looks, sitters
from tests.gui.walk.matches import played

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from gui.text.translator import Translator
    from gui.window.main_window import MainWindow

DAY = 24 * 60 * 60


def test_every_door_does_what_its_action_does(window: MainWindow) -> None:
    buttons = window._start.action_buttons
    opened: list[str] = []
    for action in buttons._actions:
        action.triggered.disconnect()
        action.triggered.connect(lambda _=False, action=action: opened.append(action.text()))

    for button in buttons.buttons:
        button.click()

    assert opened == [action.text() for action in buttons._actions]
    assert "&Open…" in opened
    assert all("&" not in button.text() for button in buttons.buttons)


def test_doors_follow_the_language(window: MainWindow, translator: Translator) -> None:
    translator.speak("hu")
    QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)

    texts = [button.text() for button in window._start.action_buttons.buttons]
    assert "Megnyitás…" in texts
    assert [button.accessibleName() for button in window._start.action_buttons.buttons] == texts


def test_a_door_is_shut_while_its_action_is(qtbot: QtBot, translator: Translator) -> None:
    assert translator.language == "en"
    house = QWidget()
    qtbot.addWidget(house)
    buttons = ActionButtons(house)
    leading = QAction("&Somewhere", house)
    buttons.show_actions([leading])
    leading.setEnabled(False)

    assert not buttons.buttons[0].isEnabled()
    assert buttons.buttons[0].text() == "Somewhere"


@pytest.mark.parametrize(("days", "word"), [(0, "today, "), (1, "yesterday, "), (2, "")])
def test_a_game_says_when_it_was_left(
    qtbot: QtBot, translator: Translator, days: int, word: str
) -> None:
    assert translator.language == "en"
    record = Record.of(Match.new(GAMES["pixies"], 2, {}, 1), sitters(2))
    house = QWidget()
    qtbot.addWidget(house)
    card = ContinueCard(Waiting(Path("x"), record, time() - days * DAY), house, newest=True)

    words = card._played.text()
    assert words.startswith(word)
    assert words[0].isdigit() == (not word)


def test_a_game_says_how_far_it_has_come_and_who_is_to_play(
    window: MainWindow, qtbot: QtBot
) -> None:
    match = Match.new(GAMES["kingdomino"], 2, {}, 1)
    match = match.play(match.game.legal_moves(match.state)[0])
    players = sitters(2)
    assert match.to_act is not None
    window.saved_games.save(window.saved_games.new_path(), Record.of(match, players))
    window._start.show_waiting(WaitingList(window.saved_games, {}))
    card = window.findChild(ContinueCard)
    assert card is not None
    assert card._next.text() == ""
    qtbot.waitUntil(lambda: bool(card._next.text()))

    assert card._where.text() == "First choice"
    assert card._next.text() == f"{players[match.to_act].name} to play"
    assert card._next.text() in card.toolTip()


def test_the_newest_games_wait_in_sight_and_the_others_behind_a_button(
    window: MainWindow,
) -> None:
    record = Record.of(Match.new(GAMES["pixies"], 2, {}, 1), sitters(2))
    start = window._start
    for number in range(SHOWN + 2):
        games = [Waiting(Path(str(each)), record, time()) for each in range(number)]
        start.show_waiting(WaitingList(window.saved_games, {}, games))
        assert len(start._waiting) == min(number, SHOWN)
        assert start._every.isVisible() == (number > SHOWN)
    assert start._every.text() == f"Show all: {SHOWN + 1}"

    QTest.mouseClick(start._every, Qt.MouseButton.LeftButton)

    assert [card.isVisible() for card in start._waiting] == [True] * (SHOWN + 1)
    assert not start._every.isVisible()
    first, last = start._waiting[0].geometry(), start._waiting[-1].geometry()
    assert (last.left(), last.top() > first.bottom()) == (first.left(), True)


def test_a_game_that_cannot_be_opened_says_nothing_of_itself() -> None:
    record = Record.of(Match.new(GAMES["pixies"], 2, {}, 1), sitters(2))

    assert bookmark(evolve(record, moves=("?",))) is None


def test_the_picture_of_a_game_is_drawn_when_it_is_seen_and_once_for_each_size(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[float] = []

    def draw(_: Path, size: QSizeF, ratio: float, _radius: float) -> QPixmap:
        drawn.append(size.width() * ratio)
        return QPixmap()

    monkeypatch.setattr("gui.start.continue_card.picture", draw)
    record = Record.of(Match.new(GAMES["pixies"], 2, {}, 1), sitters(2))
    house = QWidget()
    qtbot.addWidget(house)
    card = ContinueCard(Waiting(Path("x"), record, time()), house, newest=True)
    for scale in (0.7, 1.0, 1.0):
        card.resize(560, card.restyle(Style.for_dialog(LIGHT, scale), 560))
    unseen = len(drawn)
    for _ in range(3):
        card.grab()

    assert (unseen, len(drawn)) == (0, 1)


def test_a_game_that_waits_shows_its_real_board_after_a_while(
    window: MainWindow, qtbot: QtBot
) -> None:
    matches = [played(key, 0.5, 2) for key in GAMES]
    records = [Record.of(match, sitters(2)) for match in matches]
    start = window._start
    games = [Waiting(Path(str(n)), each, time()) for n, each in enumerate(records)]
    start.show_waiting(WaitingList(window.saved_games, {}, games))
    at_first = [card.shows_board for card in start._waiting]
    qtbot.waitUntil(lambda: all(card.shows_board for card in start._waiting), timeout=20_000)
    before = [card._board.toImage() for card in start._waiting]
    window.look.choose("dark")
    qtbot.waitUntil(lambda: not any(map(same, start._waiting, before)), timeout=20_000)
    window.look.choose("light")

    assert at_first == [False] * len(GAMES)


def same(card: ContinueCard, image: QImage) -> bool:
    return card._board.toImage() == image


@pytest.mark.parametrize("key", GAMES)
def test_the_board_of_a_waiting_game_is_painted_in_small_steps(qtbot: QtBot, key: str) -> None:
    record = Record.of(played(key, 0.5), sitters(GAMES[key].seats[-1]))
    house = QWidget()
    qtbot.addWidget(house)
    card = ContinueCard(Waiting(Path("x"), record, time()), house, newest=True)
    card.resize(560, card.restyle(Style.for_dialog(LIGHT, 1.0), 560))
    card.show_bookmark(bookmark(record))
    steps = sum(1 for _ in card.painting())
    again = sum(1 for _ in card.painting())

    assert card.shows_board
    assert again == steps > 5
    assert card._board.width() <= card._poster_rect().width() + 1


def test_a_waiting_game_shows_the_board_of_a_person_and_only_what_lies_there() -> None:
    match = played("azul_duel", 0.5)
    people = sitters(2, (match.to_act or 0))
    mark = bookmark(Record.of(match, people))
    assert mark is not None
    board = heart_of("azul_duel", mark.view, looks(2), mark.near, LIGHT)
    shown = {
        face.place
        for face in board.table.faces(board.stage, board.table.layout(board.stage))
        if face.rect.intersects(board.part)
    }

    assert mark.near != match.to_act
    assert {place.seat for place in shown} == {mark.near}


@pytest.mark.parametrize(("key", "spaces"), [("azul_duel", 9), ("kingdomino", 25), ("pixies", 9)])
def test_the_small_board_of_a_waiting_game_outlines_every_space(
    qapp: QApplication,  # noqa: ARG001 - pictures need it
    key: str,
    spaces: int,
) -> None:
    match = played(key, 0.1, 2)
    board = heart_of(key, match.seen_by(0), looks(2), 0, LIGHT)
    drawn: list[QImage] = []
    for bared in (board, evolve(board, spaces=())):
        steps = miniature(bared, QSizeF(200 * board.shape, 200), 1.0, _kept(drawn), bare=True)
        assert list(steps)
    scale = 200 / board.part.height()
    middles = [(each.center() - board.part.topLeft()) * scale for each in board.spaces]
    outlined, plain = ([image.pixel(at.toPoint()) for at in middles] for image in drawn)

    assert len(board.spaces) == spaces
    assert outlined != plain


def _kept(drawn: list[QImage]) -> Callable[[QPixmap], None]:
    return lambda picture: drawn.append(picture.toImage())


def test_a_click_anywhere_on_a_waiting_game_resumes_it_once(qtbot: QtBot) -> None:
    waiting = Waiting(
        Path("x"), Record.of(Match.new(GAMES["pixies"], 2, {}, 1), sitters(2)), time()
    )
    house = QWidget()
    qtbot.addWidget(house)
    card = ContinueCard(waiting, house, newest=True)
    card.resize(560, card.restyle(Style.for_dialog(LIGHT, 1.0), 560))
    house.show()
    resumed: list[object] = []
    card.resumed.connect(resumed.append)

    for spot in (QPoint(20, 20), card._title.geometry().center(), card._resume.geometry().center()):
        under = card.childAt(spot) or card
        QTest.mouseClick(under, Qt.MouseButton.LeftButton, pos=under.mapFrom(card, spot))
    QTest.mouseClick(card, Qt.MouseButton.RightButton, pos=QPoint(20, 20))
    QTest.mousePress(card, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton, pos=QPoint(200, 20))

    assert resumed == [waiting] * 3
    assert card.focusProxy() is card._resume
    assert card._resume.accessibleName().startswith("Resume: ")
