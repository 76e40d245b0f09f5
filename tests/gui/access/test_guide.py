from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.games import GAMES
from core.games.azul_duel.moves import TakeSun
from core.games.azul_duel.state import Stage, State
from core.match import Match
from gui.access.guide import Guide
from gui.games.azul_duel.places import pattern_line
from gui.games.azul_duel.taken_together import sun_group
from gui.text.translation import render
from tests.gui.access.reading import NAMES, read
from tests.gui.games.azul_duel.stages import reached

games = pytest.mark.parametrize("key", GAMES)


def dealt(key: str) -> Match:
    return Match.new(GAMES[key], 2, {}, 7)


@pytest.mark.usefixtures("translator")
def test_it_says_what_can_be_done_before_anything_is_chosen() -> None:
    with read(dealt("pixies")) as screen:
        QTest.keyClick(screen.view, Qt.Key.Key_W)

        sentence = "You can take 4 pieces; use Tab and the arrow keys."
        assert screen.bubble.words == sentence
        assert not screen.bubble.isHidden()


@pytest.mark.usefixtures("translator")
def test_it_says_where_the_keyboard_is_and_what_enter_does() -> None:
    with read(dealt("kingdomino")) as screen:
        QTest.keyClick(screen.view, Qt.Key.Key_Right)
        QTest.keyClick(screen.view, Qt.Key.Key_Question)

        assert screen.scene.focus is not None
        name = render(screen.scene.table.name(screen.scene.stage.view, screen.scene.focus))
        assert name.split(":")[0] in screen.bubble.words
        assert "the sooner the king acts." in screen.bubble.words
        assert screen.bubble.words.endswith("Press Enter to take it.")


@games
@pytest.mark.usefixtures("translator")
def test_it_says_what_is_held_over_what(key: str) -> None:
    with read(dealt(key)) as screen:
        QTest.keyClick(screen.view, Qt.Key.Key_Right)
        QTest.keyClick(screen.view, Qt.Key.Key_Return)
        QTest.keyClick(screen.view, Qt.Key.Key_W)

        assert screen.bubble.words.startswith("In your hand: ")
        assert "Here: " in screen.bubble.words
        assert ".." not in screen.bubble.words
        assert screen.bubble.words.endswith("Press Enter to place it here.")
        assert screen.scene.hand.holding


@games
@pytest.mark.usefixtures("translator")
def test_it_works_without_a_screen_reader(key: str) -> None:
    with read(dealt(key), listening=False) as screen:
        QTest.keyClick(screen.view, Qt.Key.Key_W)

        assert screen.bubble.words


@games
@pytest.mark.usefixtures("translator")
def test_taking_aiming_and_putting_back_are_read_out(key: str) -> None:
    with read(dealt(key)) as screen:
        said: list[str] = []
        screen.reader.speaker.said.connect(said.append)
        screen.scene.hand.take(screen.scene.hand.handles.sources[0])
        aimed = screen.reader.tree.guide.on_aimed()
        QApplication.processEvents()
        screen.scene.hand.cancel()
        QApplication.processEvents()

        taken, back = said
        assert taken.startswith("Taken: ")
        assert aimed is not None
        assert taken.endswith(render(aimed, NAMES))
        assert back.startswith("Put back: ")


@pytest.mark.usefixtures("translator")
def test_a_move_is_not_read_out_as_put_back() -> None:
    with read(dealt("pixies")) as screen:
        said: list[str] = []
        screen.reader.speaker.said.connect(said.append)
        screen.scene.hand.take(screen.scene.hand.handles.sources[0])
        screen.scene.hand.drop()
        QApplication.processEvents()

        assert screen.controller.match.ply == 1
        assert not any(sentence.startswith("Put back") for sentence in said)


@pytest.mark.usefixtures("translator")
def test_turning_a_domino_says_how_it_lies() -> None:
    match = dealt("kingdomino")
    while not any(move.code.startswith("p") for move in match.game.legal_moves(match.state)):
        match = match.play(match.game.legal_moves(match.state)[0])
    with read(match) as screen:
        said: list[str] = []
        screen.scene.hand.take(screen.scene.hand.handles.sources[0])
        QApplication.processEvents()
        screen.reader.speaker.said.connect(said.append)
        screen.scene.hand.turn(1)
        QApplication.processEvents()

        assert said[0].startswith("The other half lies ")


@games
@pytest.mark.usefixtures("translator")
def test_nobody_is_told_anything_who_does_not_listen(key: str) -> None:
    with read(dealt(key), listening=False) as screen:
        said: list[str] = []
        screen.reader.speaker.said.connect(said.append)
        screen.scene.hand.take(screen.scene.hand.handles.sources[0])
        QApplication.processEvents()

        assert said == []
        assert isinstance(screen.reader.tree.guide, Guide)


@pytest.mark.usefixtures("translator")
def test_a_line_that_breaks_and_what_is_lost_are_read_out() -> None:
    state = reached(lambda s: s.stage is Stage.ACQUIRING and bool(overfull(s)))
    move = overfull(state)[0]
    with read(Match.at(GAMES["azul_duel"], state)) as screen:
        hand = screen.scene.hand
        source = sun_group(screen.scene.stage.view, move.factory, move.color)[0]
        line = pattern_line(state.turn, move.line)
        said: list[str] = []
        screen.reader.speaker.said.connect(said.append)
        hand.take(source)
        hand.set_variant(move.order)
        offered = screen.reader.tree.buttons[line].accessibleDescription()
        hand.aim(line)
        QApplication.processEvents()
        aimed = said[-1]

    assert offered.startswith("Can be placed here: breaks; ")
    assert "Loses " in aimed
    assert aimed.endswith("can never take this color: the tiles will break during tiling.")


def overfull(state: State) -> list[TakeSun]:
    """List what would break tiles at once, and the others in the tiling."""
    return [
        move
        for move in GAMES["azul_duel"].legal_moves(state)
        if isinstance(move, TakeSun)
        and move.line
        and state.board.dome.bars(move.line, move.color)
        and state.factories[move.factory].sun.count(move.color) > state.board.missing(move.line)
    ]
