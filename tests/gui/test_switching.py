"""A game with a change of language after every move."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from core.games import GAMES
from core.kernel.messages import PLAYER, english
from gui.play.turn_steps import Phase
from gui.text.language import LANGUAGES
from gui.text.translation import render
from tests.gui.test_playing import seated
from tests.gui.walk.matches import dealt, line
from tests.gui.walk.pen import watched

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gui.play.screen import GameScreen
    from gui.text.translator import Translator

SMALL = (960, 640)


def told(screen: GameScreen) -> list[list[str]]:
    """Read everything that is written: the log, the points, the status, the board."""
    moves, points = screen.panel.moves.moves, screen.panel.points.points
    log = [str(moves.data(moves.index(row))) for row in range(moves.rowCount())]
    table = [
        str(points.index(row, column).data(Qt.ItemDataRole.AccessibleTextRole))
        for row in range(points.rowCount())
        for column in range(points.columnCount())
    ]
    screen.scene.redraw()
    with watched() as drawn:
        screen.grab()
        screen.scene.redraw()
    return [log, table, [screen.header.pill.words], sorted({each.words for each in drawn})]


def run(
    key: str, translator: Translator, languages: Sequence[str], last: str
) -> tuple[Any, list[list[str]]]:
    """Play a whole game, switching the language after every move; return how it ended."""
    translator.speak(last)
    with seated(dealt(key, 2)) as screen:
        screen.setFixedSize(*SMALL)
        for move, language in zip(line(key, 2), cycle(languages or [last]), strict=False):
            screen.controller.play(move)
            if language != translator.language:
                translator.speak(language)
                QApplication.processEvents()
            screen.interlude.put_away()
        screen.result.put_away()
        translator.speak(last)
        QApplication.processEvents()
        while screen.playback.phase in {Phase.COUNTING, Phase.REPEATING}:
            screen.scene.hurry()
            QApplication.processEvents()
        screen.result.put_away()
        match = screen.controller.match
        assert match.over
        scores = [match.game.score(match.state, seat) for seat in range(2)]
        return scores, told(screen)


@pytest.mark.parametrize(("key", "last"), list(zip(GAMES, ("hu", "pl", "sr_Cyrl"), strict=True)))
def test_a_game_told_in_all_languages_ends_as_one_told_in_one(
    key: str, last: str, translator: Translator
) -> None:
    steady = run(key, translator, (), last)
    fickle = run(key, translator, tuple(LANGUAGES), last)

    assert fickle == steady
    log, *_, drawn = steady[1]
    assert len(log) > len(line(key, 2)) / 2
    for written in (" ".join(log), " ".join(drawn)):
        assert render(PLAYER.bind(number=1)) in written
        assert english(PLAYER.bind(number=1)) not in written


@pytest.mark.parametrize("key", GAMES)
def test_what_is_held_stays_in_the_hand(key: str, translator: Translator) -> None:
    match = dealt(key, 2)
    with seated(match) as screen:
        hand = screen.scene.hand
        hand.take(hand.handles.sources[0])
        handle = hand.handle
        for language in LANGUAGES:
            translator.speak(language)
            QApplication.processEvents()

            assert hand.holding
            assert hand.handle == handle
            assert screen.controller.match == match
        hand.drop()

        assert handle is not None
        assert screen.controller.match.state == match.play(handle.move).state


@pytest.mark.parametrize("key", GAMES)
def test_what_travels_arrives(key: str, translator: Translator) -> None:
    with seated(dealt(key, 2)) as screen:
        scene = screen.scene
        for move, language in zip(line(key, 2)[:8], cycle(LANGUAGES), strict=False):
            scene.animator.speed = 1.0
            screen.controller.play(move)
            translator.speak(language)
            QApplication.processEvents()
            scene.finish_motion()
            wanted = scene.table.faces(scene.stage, scene.board_layout)

            assert {*scene.tabletop.items} == {face.place for face in wanted}
            assert scene.stage.view == screen.controller.view
