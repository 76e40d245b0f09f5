"""What is read out at the table without being asked for: nothing is silent, nothing said twice."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from core.games import GAMES
from core.match import Match
from core.record import Sitter
from gui.access.guide import scored
from gui.games.registry import sentences_of
from gui.look.seat_colors import SEAT_COLORS
from gui.play import spoken_game
from gui.play.session import Session
from gui.play.shown_turn import last_turn
from gui.play.spoken_game import narrated
from gui.store.saved_games import SavedGames
from gui.text.translation import render
from gui.widgets import announce as announcing
from tests.gui.access.reading import heard, read

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from gui.play.screen import GameScreen
    from gui.play.shown_turn import ShownTurn

games = pytest.mark.parametrize("key", GAMES)
pytestmark = pytest.mark.usefixtures("translator")


def dealt(key: str, moves: int = 0) -> Match:
    match = Match.new(GAMES[key], 2, {}, 7)
    for _ in range(moves):
        match = match.play(match.game.legal_moves(match.state)[0])
    return match


@contextmanager
def against_computer(match: Match) -> Iterator[GameScreen]:
    """Show a match of a person and a computer, who does not begin to think."""
    with read(match) as screen:
        ana, other = screen.controller.players
        screen.controller.players = (ana, Sitter(other.name, other.color, "novice"))
        yield screen


def play_first(screen: GameScreen) -> None:
    match = screen.controller.match
    screen.controller.play(match.game.legal_moves(match.state)[0])


@games
def test_undo_and_redo_say_which_moves_and_what_is_awaited(key: str) -> None:
    with read(dealt(key)) as screen, heard() as said:
        play_first(screen)
        played = said[-1]
        screen.controller.undo()
        back = said[-1]
        screen.controller.redo()
        again = said[-1]

    sentence = played.split(".")[0]
    assert back.startswith("1 move")
    assert f"taken back: {sentence}" in back
    assert f"made again: {sentence}" in again
    assert len(said) == 3


@games
def test_the_last_moves_are_said_when_they_are_shown_again(key: str) -> None:
    with read(dealt(key)) as screen, heard() as said:
        play_first(screen)
        played = said[-1]
        screen.playback.show_again()

    assert said[-1] != played
    assert played.startswith(said[-1].split(".")[0])


def test_before_the_first_move_there_is_nothing_to_show_again() -> None:
    with read(dealt("pixies")) as screen, heard() as said:
        screen.playback.show_again()

    assert said == ["No move has been made yet."]


@games
@pytest.mark.parametrize("moves", [0, 4])
def test_opening_a_game_says_game_players_round_and_what_to_do(
    key: str, moves: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spoken_game, "FOLLOWED", 0)
    sitters = tuple(
        Sitter(name, SEAT_COLORS[seat].name) for seat, name in enumerate(("Ana", "Bence"))
    )
    session = Session(dealt(key, moves), sitters, tmp_path / "a", SavedGames(tmp_path), None)
    with heard() as said:
        session.begin()
        QApplication.processEvents()
        hidden = list(said)
        session.screen.show()
        session.screen.activateWindow()
        QTest.qWaitForWindowActive(session.screen)
        QApplication.processEvents()
    session.end()
    session.screen.deleteLater()

    assert hidden == []
    (opened,) = said
    assert opened.startswith("Resumed: " if moves else render(GAMES[key].title))
    assert "Ana, Bence. " in opened
    assert ("Goals: " in opened) is (key == "azul_duel")
    assert opened.endswith(("Ana", "Bence")) or ": " in opened.rsplit(". ", 1)[1]


@games
def test_a_move_that_is_made_at_once_does_not_silence_the_opening(key: str, tmp_path: Path) -> None:
    sitters = tuple(
        Sitter(name, SEAT_COLORS[seat].name) for seat, name in enumerate(("Ana", "Bence"))
    )
    session = Session(dealt(key), sitters, tmp_path / "a", SavedGames(tmp_path), None)
    with heard() as said:
        session.begin()
        session.screen.show()
        session.screen.activateWindow()
        QTest.qWaitForWindowActive(session.screen)
        play_first(session.screen)
        QTest.qWait(2 * spoken_game.FOLLOWED)
    session.end()
    session.screen.deleteLater()

    title = render(GAMES[key].title)
    assert said[0].startswith(f"{title}: Ana, Bence. ")
    assert sum(f"{title}: Ana" in words for words in said) == 1


def test_a_computer_is_said_to_think_once_and_not_after_each_half_of_its_move() -> None:
    match = dealt("kingdomino", 4)
    while match.to_act != 0:
        match = match.play(match.game.legal_moves(match.state)[0])
    with against_computer(match) as screen, heard() as said:
        while len(said) < 12 and not screen.controller.match.over:
            play_first(screen)
        seats = [turn.seat for turn in screen.controller.match.turns[-len(said) :]]

    thinking = [sentence.endswith("is thinking") for sentence in said]
    for seat, following, thinks in zip(seats, seats[1:], thinking, strict=False):
        assert thinks is (seat == 0 and following == 1)


@pytest.mark.parametrize("key", ["azul_duel", "pixies"])
def test_a_round_ends_with_everybodys_points_and_then_says_whose_turn_it_is(key: str) -> None:
    with read(dealt(key)) as screen, heard() as said:
        while screen.interlude.isHidden():
            play_first(screen)
        during = list(said)
        points = screen.interlude.accessibleName()
        QTest.keyClick(screen.interlude, Qt.Key.Key_W)
        QTest.keyClick(screen.interlude, Qt.Key.Key_Tab)
        stayed = screen.interlude.isVisible() and screen.interlude.hasFocus()
        answers = said[len(during) :]
        screen.interlude.put_away()
        after = said[len(during) + len(answers) :]

    assert "Ana: " in points
    assert "Béla: " in points
    assert "Counting points" not in " ".join(during)
    assert "Round 2" not in " ".join(during)
    assert "Round 2" in " ".join(after)
    assert stayed
    assert answers[-1] == "Continue"
    assert len(after) <= 2
    assert ": " in after[-1]


@pytest.mark.parametrize("key", ["azul_duel", "pixies"])
def test_a_sheet_reads_the_move_that_ends_a_round_before_its_points(key: str) -> None:
    """Said before the sheet opens, it would be cut short; said after it, it would be too late."""
    with read(dealt(key)) as screen, heard() as said:
        turns: list[ShownTurn] = []
        screen.playback.begun.connect(turns.append)
        while screen.interlude.isHidden():
            play_first(screen)
        moved = move_of(screen, turns[-1])
        read_by_sheet = screen.interlude.accessibleName()
        screen.spoken_game.repeat()
        repeated = said.pop()
        screen.interlude.put_away()
        screen.interlude.retranslate()
        later = screen.interlude.accessibleName()
        words = screen.interlude.words

    assert read_by_sheet.startswith(moved)
    assert read_by_sheet.endswith(words)
    assert repeated.startswith(moved)
    assert later == words
    assert not any(moved in sentence for sentence in said)


@pytest.mark.usefixtures("orca")
def test_what_still_waits_when_a_sheet_opens_is_read_by_it_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(announcing, "DESCRIBES", True)
    with read(dealt("pixies")) as screen:
        turns: list[ShownTurn] = []
        screen.playback.begun.connect(turns.append)
        while screen.interlude.isHidden():
            play_first(screen)
        read_by_sheet = screen.interlude.accessibleName()
        first, second = (move_of(screen, turn) for turn in turns[-2:])
        screen.interlude.put_away()
        QTest.qWait(announcing.LATE + announcing.APART)

    assert first in read_by_sheet
    assert read_by_sheet.index(first) < read_by_sheet.index(second)


@games
def test_the_last_move_is_read_with_the_result_and_only_there(key: str) -> None:
    with read(dealt(key)) as screen, heard() as said:
        turns: list[ShownTurn] = []
        screen.playback.begun.connect(turns.append)
        sheets: list[str] = []
        while not screen.controller.match.over:
            play_first(screen)
            if screen.interlude.isVisible():
                sheets.append(screen.interlude.accessibleName())
                screen.interlude.put_away()
        moved = move_of(screen, turns[-1])
        sheets.append(screen.result.buttons["rematch"].accessibleDescription())

    assert sum(moved in words for words in (*sheets, *said[-3:])) == 1
    assert next(words for words in sheets if moved in words).startswith(moved)
    assert "The game is over. " in sheets[-1]


def test_the_points_of_a_move_are_said_before_what_followed_from_it() -> None:
    """Azul Duel: after notes about the other player's lines, they would seem to be that one's."""
    match = dealt("azul_duel")
    near, words = 0, sentences_of("azul_duel")
    both = 0
    while not match.over and not both:
        match = match.play(match.game.legal_moves(match.state)[0])
        turn = last_turn(match, near, words, counted=False)
        if turn.gain and turn.notes:
            both += 1
            told = list(narrated(turn))
            gained, *_ = scored(turn.gain)
            assert told.index(gained) < told.index(turn.notes[0])
    assert both


def move_of(screen: GameScreen, turn: ShownTurn) -> str:
    names = [player.name for player in screen.controller.players]
    return " ".join(render(each, names) for each in turn.move_text.read_out())


@games
def test_few_words_say_the_same_moves(key: str) -> None:
    said = {}
    for speech in ("full", "compact"):
        with read(dealt(key, 4)) as screen, heard() as sentences:
            screen.set_spoken("all", speech)
            turns: list[ShownTurn] = []
            screen.playback.stepped.connect(turns.append)
            play_first(screen)
            said[speech] = sentences[0]
            told = turns[0].move_text.read_out(compact=speech == "compact")
            names = [player.name for player in screen.controller.players]

            assert sentences[0].startswith(" ".join(render(each, names) for each in told))

    assert len(said["compact"].split()) <= len(said["full"].split())


@pytest.mark.usefixtures("orca")
def test_a_sentence_reaches_a_reader_that_takes_the_viewport_for_the_board(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    described: list[tuple[QWidget, str]] = []
    with read(dealt("pixies")) as screen:
        screen.view.setFocus()
        view, inside = screen.view, screen.view.viewport()
        monkeypatch.setattr(
            QWidget, "setAccessibleDescription", lambda *change: described.append(change)
        )
        announcing.description()._describe("Ana moves.")
        monkeypatch.undo()

    assert [each for each in described if each[1]] == [(view, "Ana moves."), (inside, "Ana moves.")]
