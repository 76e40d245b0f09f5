"""Every game with fingers alone; ``KUPOLA_TOUCHES`` sets how many positions of each are tried."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.games import GAMES
from core.match import Match
from gui.board.handles import Handle
from gui.panels.choice_button import ChoiceButton
from tests.gui.test_playing import seated
from tests.gui.touching import Touch
from tests.playing import positions

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from core.kernel.places import Place
    from gui.board.table import Choice
    from gui.play.screen import GameScreen
    from tests.playing import Played

POSITIONS = int(os.environ.get("KUPOLA_TOUCHES", "1"))
MOVES = 2
"""How many moves of each position are tried."""


class Toucher:
    """Plays on a screen with one finger, or with two."""

    def __init__(self, screen: GameScreen) -> None:
        self._scene, self._view = screen.scene, screen.view
        self._touch = Touch(screen.view.viewport())

    def make(self, gesture: Handle | Choice, *, dragged: bool) -> None:
        if not isinstance(gesture, Handle):
            buttons = self._view.viewport().findChildren(ChoiceButton)
            button = next(b for b in buttons if not b.isHidden() and b._choice == gesture)
            self._touch.tap(button.geometry().center())
        elif dragged:
            self._drag(gesture)
        else:
            self._tap(gesture)

    def _drag(self, handle: Handle) -> None:
        """Drag with one finger, turn with another."""
        start = self._at(handle.source)
        self._touch.press(start)
        self._touch.move((start + self._at(handle.target)) / 2)
        self._turn(handle.variant, lambda: self._touch.tap_beside(start))
        self._touch.move(self._at(handle.target))
        self._touch.release()

    def _tap(self, handle: Handle) -> None:
        """Tap the source, turn by the handle beside it, tap the target if that is not all."""
        self._touch.tap(self._at(handle.source))
        if handle.at_once:
            return
        badge = self._scene.held
        self._turn(
            handle.variant,
            lambda: self._touch.tap(self._view.mapFromScene(badge.badge.center())),
        )
        self._touch.tap(self._at(handle.target))

    def _turn(self, variant: Hashable, once: Callable[[], None]) -> None:
        hand = self._scene.hand
        assert hand.source is not None
        for _ in hand.handles.variants(hand.source):
            if hand.variant == variant:
                return
            once()
        problem = f"Turning never leads to {variant}."
        raise AssertionError(problem)

    def _at(self, place: Place) -> Any:
        return self._view.mapFromScene(self._scene.rect_of(place).center())


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.usefixtures("translator")
def test_every_legal_move_can_be_made_with_fingers(key: str) -> None:
    @settings(max_examples=POSITIONS)
    @given(positions(key), st.randoms(use_true_random=False))
    def check(played: Played, chance: Any) -> None:
        with seated(Match.at(GAMES[key], played.state)) as screen:
            toucher, controller = Toucher(screen), screen.controller
            view, moves = controller.view, controller.moves
            gestures: dict[Any, Handle | Choice] = {
                **{handle.move: handle for handle in screen.scene.table.handles(view, moves)},
                **{choice.move: choice for choice in screen.scene.table.choices(view, moves)},
            }
            for move in chance.sample(moves, min(MOVES, len(moves))):
                wanted = GAMES[key].apply(played.state, move).state
                for dragged in (True, False):
                    toucher.make(gestures[move], dragged=dragged)

                    assert controller.match.state == wanted, f"{move.code}, dragged: {dragged}"

                    controller.undo()

    check()
