"""While a table is cleared and dealt again, only what everybody may see is painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.pixies.places import DECK
from core.kernel.events import Moved
from gui.games.pixies.pictures import CardFace
from gui.look.motion_speed import SPEEDS
from gui.play.turn_steps import Phase
from tests.gui.play.test_score_count import go_on, holds, opening, played

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

    import pytest
    from pytestqt.qtbot import QtBot

    from gui.board.faces import Face
    from gui.board.items import PieceItem
    from gui.play.screen import GameScreen
    from tests.gui.play.test_score_count import Opening

__all__ = ["opening"]

FRAME = 16
"""Milliseconds between two looks at the screen."""


def cleared(screen: GameScreen, qtbot: QtBot) -> None:
    """Play the move that ends the round, and skip to the clearing of the table."""
    go_on(screen)
    qtbot.waitUntil(lambda: screen.playback.phase is Phase.COUNTING, timeout=5000)
    screen.scene.hurry()
    screen.interlude.put_away()


def pictures_of_travelers(
    screen: GameScreen, monkeypatch: pytest.MonkeyPatch
) -> dict[PieceItem, Hashable]:
    """Record the picture that each traveling piece shows."""
    pictures: dict[PieceItem, Hashable] = {}
    dress = screen.scene.tabletop.dress

    def kept(item: PieceItem, face: Face, z: float) -> None:
        dress(item, face, z)
        pictures[item] = face.picture

    monkeypatch.setattr(screen.scene.tabletop, "dress", kept)
    return pictures


def test_no_card_is_painted_face_up_that_lies_face_down_or_in_the_deck(
    opening: Opening, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = opening(played("pixies", holds), speed=SPEEDS["fast"])
    pictures = pictures_of_travelers(screen, monkeypatch)
    cleared(screen, qtbot)
    scene, clock = screen.scene, screen.scene.animator._clock
    assert screen.playback.phase is Phase.CLEARING
    clock.pause()
    lay, comes = scene.tabletop.faces, scene.tabletop.wanted()
    open_before = open_cards(face.picture for face in lay.values())
    dealt = open_cards(face.picture for face in comes.values())
    seen: set[int] = set()
    first_frame: set[int] = set()
    for moment in range(0, clock.totalDuration(), FRAME):
        clock.setCurrentTime(moment)
        open_now = open_cards(pictures[item] for item in scene.travelers.items if item.isVisible())
        first_frame = first_frame or open_now
        seen |= open_now

    assert open_before
    assert first_frame <= open_before
    assert seen <= open_before | dealt
    clock.resume()


def open_cards(pictures: Iterable[Hashable]) -> set[int]:
    return {picture.card for picture in pictures if isinstance(picture, CardFace)}


def test_every_card_flies_to_the_deck(opening: Opening, qtbot: QtBot) -> None:
    screen = opening(played("pixies", holds), speed=SPEEDS["fast"])
    cleared(screen, qtbot)
    scene = screen.scene
    events = screen.controller.match.turns[-1].events
    collected = [event for event in events if isinstance(event, Moved) and event.target == DECK]
    visible = [item for item in scene.travelers.items if item.isVisible()]
    flying = {flight.item for flight in scene.animator._flights}

    assert len(visible) == len(collected)
    assert flying.issuperset(visible)
