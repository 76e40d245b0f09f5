"""Every event and every color has its sound, and no information is given by sound alone."""

from __future__ import annotations

import wave
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from core.games import GAMES
from core.match import Match
from core.record import Record
from gui.paths import SOUNDS
from gui.system.sounds import NAMES
from tests.gui.panels.seats import sitters

if TYPE_CHECKING:
    from gui.play.session import Session
    from gui.window.main_window import MainWindow

SMALL = 12_000
"""Bytes of a sound that is heard at every move."""


def seated(window: MainWindow, key: str) -> tuple[Session, list[str]]:
    """Seat two people and listen."""
    window.menus.choices["motion"]["off"].trigger()
    match = Match.new(GAMES[key], 2, {}, 5)
    record = Record.of(match, sitters(2))
    window.files.opened.emit(record, match, window.saved_games.new_path())
    session = window.session
    assert session is not None
    heard: list[str] = []
    session.heard.connect(heard.append)
    return session, heard


def test_taking_turning_and_dropping_sound_different(window: MainWindow) -> None:
    session, heard = seated(window, "kingdomino")
    for _ in range(4):
        session.controller.play(session.controller.moves[0])
    hand = session.screen.scene.hand
    heard.clear()
    hand.take(hand.handles.sources[0])
    hand.turn(1)
    assert hand.source is not None
    hand.aim(next(iter(hand.handles.targets(hand.source, hand.variant))))
    hand.drop()

    assert heard[:2] == ["take", "turn"]
    assert heard[2] in {"drop", "score"}


@pytest.mark.parametrize("key", GAMES)
def test_every_color_has_a_sound_of_its_own(key: str, window: MainWindow) -> None:
    session, heard = seated(window, key)
    window.preferences.changed.emit({"color_sounds": True})
    for _ in range(12):
        hand = session.screen.scene.hand
        for source in hand.handles.sources:
            hand.take(source)
            hand.cancel()
        session.controller.play(session.controller.moves[0])

    assert len({name for name in heard if name.startswith("color_")}) >= 3
    assert set(heard) <= set(NAMES)


def test_a_computer_s_move_says_whose_turn_it_is(window: MainWindow) -> None:
    session, heard = seated(window, "pixies")
    controller = session.controller
    first = controller.match.to_act
    assert first is not None
    players = [
        evolve(p, level="novice") if i == first else p for i, p in enumerate(controller.players)
    ]
    controller.players = tuple(players)
    while controller.match.to_act == first:
        controller.play(controller.match.game.legal_moves(controller.match.state)[0])
    controller.hold()

    assert heard[-1] == "your_turn"


def test_the_sounds_of_colors_are_short_small_and_differ() -> None:
    frames = {}
    for name in (each for each in NAMES if each.startswith("color_")):
        path = SOUNDS / f"{name}.wav"
        assert path.stat().st_size <= SMALL
        with wave.open(str(path)) as file:
            assert file.getnframes() / file.getframerate() <= 0.3
            frames[name] = file.readframes(file.getnframes())

    assert len(frames) == 6
    assert all(one != other for one, other in combinations(frames.values(), 2))
