"""Two copies play by lines of text; whatever else is pasted changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QMessageBox

from core.games import GAMES
from core.match import Match
from core.record import Sitter
from core.share_code import written
from gui.by_message.message_strip import MessageStrip
from gui.by_message.who_plays_here import WhoPlaysHere
from gui.play.session import Session
from gui.share.paste_dialog import PasteDialog
from gui.start.continue_card import ContinueCard
from gui.store.message_games import MessageGames
from gui.store.saved_games import SavedGames
from gui.text.translation import render
from gui.window.message_commands import NEEDS_PEOPLE

if TYPE_CHECKING:
    from pathlib import Path

    from gui.window.main_window import MainWindow

PEOPLE = Sitter("Ana", "blue"), Sitter("Bence", "pink")


def begin(window: MainWindow, game: str, here: int) -> None:
    """Play a new game of two people by message."""
    match = Match.new(GAMES[game], 2, {}, 5)
    saved = window.saved_games
    window.seat(Session(match, PEOPLE, saved.new_path(), saved, window))
    window.menus.actions["by_message"].trigger()
    choose(window, here)


def choose(window: MainWindow, here: int) -> None:
    dialog = window.findChild(WhoPlaysHere)
    assert isinstance(dialog, WhoPlaysHere)
    for seat, box in dialog.boxes.items():
        box.setChecked(seat == here)
    dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()


def paste(window: MainWindow, words: str) -> None:
    QGuiApplication.clipboard().setText(words)
    window.menus.actions["paste"].trigger()
    dialog = window.findChild(PasteDialog)
    assert isinstance(dialog, PasteDialog)
    dialog.accept()


def play_turn(window: MainWindow) -> None:
    """Make first legal moves as long as the board offers any."""
    assert window.session is not None
    controller = window.session.controller
    while controller.moves:
        controller.play(controller.moves[0])


def strip(window: MainWindow) -> MessageStrip:
    assert window.session is not None
    found = window.session.screen.findChild(MessageStrip)
    assert isinstance(found, MessageStrip)
    return found


def test_a_game_without_another_person_says_what_is_needed(window: MainWindow) -> None:
    window.play("pixies")
    window.menus.actions["by_message"].trigger()
    box = window.findChild(QMessageBox)

    assert box is not None
    assert box.text() == render(NEEDS_PEOPLE)
    assert window.findChild(WhoPlaysHere) is None

    box.close()


@pytest.fixture
def line(window: MainWindow) -> str:
    """The line of Ana's first turn, with the window still showing her game."""
    begin(window, "kingdomino", first_seat("kingdomino"))
    play_turn(window)
    strip(window).copy.click()
    return QGuiApplication.clipboard().text()


def first_seat(game: str) -> int:
    seat = Match.new(GAMES[game], 2, {}, 5).to_act
    assert seat is not None
    return seat


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_move_goes_out_and_the_answer_comes_in(window: MainWindow, game: str) -> None:
    mine = first_seat(game)
    begin(window, game, mine)
    play_turn(window)
    assert window.session is not None
    controller = window.session.controller
    assert controller.match.to_act == 1 - mine
    assert controller.moves == ()
    strip(window).copy.click()
    sent = QGuiApplication.clipboard().text()
    elsewhere = Match.new(GAMES[game], 2, {}, 5)
    for turn in controller.match.turns:
        elsewhere = elsewhere.play(turn.move)
    while elsewhere.to_act == 1 - mine:
        elsewhere = elsewhere.play(elsewhere.game.legal_moves(elsewhere.state)[0])
    QGuiApplication.clipboard().setText(f"Here you are: {written(elsewhere)} – Bence")
    strip(window).paste.click()

    assert sent.startswith("✉ KUPOLA1-")
    assert controller.match.state == elsewhere.state
    assert controller.moves


@pytest.mark.parametrize("words", ["", "Hello!", "KUPOLA1-ABC", "✉ KUPOLA9-XYZ"])
def test_a_wrong_line_says_why_and_changes_nothing(
    window: MainWindow, line: str, words: str
) -> None:
    assert line
    assert window.session is not None
    before = window.session.controller.match
    QGuiApplication.clipboard().setText(words)
    strip(window).paste.click()

    box = window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    assert box.text()
    assert window.session.controller.match is before


def test_ones_own_line_brings_nothing_new(window: MainWindow, line: str) -> None:
    QGuiApplication.clipboard().setText(line)
    strip(window).paste.click()

    box = window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    assert box.text().startswith("This line brings nothing new")


def test_a_first_line_asks_who_plays_here(window: MainWindow, line: str) -> None:
    """The second copy has no such game: it asks, keeps the game, and waits for its own player."""
    window.leave()
    window.saved_games.folder.joinpath("by_message.json").unlink()
    for file in window.saved_games.folder.glob("game-*"):
        file.unlink()
    window.by_message._kept = None
    paste(window, line)
    choose(window, 1 - first_seat("kingdomino"))

    assert window.session is not None
    assert window.session.controller.moves
    assert window.session.controller.remote == {first_seat("kingdomino")}


def test_a_game_waits_under_continue_for_the_other_one(window: MainWindow, line: str) -> None:
    assert line
    window.leave()
    while window._start._bookmarks.busy:
        QGuiApplication.processEvents()
    (card,) = window.findChildren(ContinueCard)
    awaited = PEOPLE[1 - first_seat("kingdomino")].name

    assert f"Waiting for {awaited}" in card._next.text()


def test_a_line_finds_its_game_again(window: MainWindow, line: str) -> None:
    window.leave()
    paste(window, line)

    assert window.session is not None
    assert window.session.controller.remote
    assert len(list(window.saved_games.folder.glob("game-*.kupola"))) == 1


def test_a_damaged_list_is_set_aside(tmp_path: Path) -> None:
    folder = SavedGames(tmp_path / "games").folder
    folder.mkdir()
    (folder / "by_message.json").write_text("{", "utf-8")
    games = MessageGames(folder)

    assert games.trouble is not None
    assert games.here(Match.new(GAMES["pixies"], 2, {}, 5)) is None
    assert (folder / "by_message.damaged-1").exists()
