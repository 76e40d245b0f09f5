"""The seat from which the table is seen: its view, its helps, and how everything looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.board.table import Stage
from gui.games.registry import sentences_of
from gui.input.last_input import LAST_INPUT
from gui.input.pad_keys import pad_caps
from gui.look.seat_colors import SEAT_COLORS
from gui.look.seat_look import SeatLook
from gui.look.theme import LIGHT
from gui.store.assistance import of_seat
from gui.store.settings import HELPS
from gui.widgets.keymap import key_caps

if TYPE_CHECKING:
    from typing import Any

    from core.kernel.messages import Seat
    from gui.board.view import TableView
    from gui.look.theme import Theme
    from gui.match.match_controller import MatchController

UNCOUNTED = frozenset({"hints", "undo"})
"""The helps that a game which counts for a day does without."""
COLORS = {color.name: color for color in SEAT_COLORS}


class Perspective:
    """Knows whose board is near, which is not always that of the seat to act.

    Attributes:
        near: Whose board lies near.
        theme: The colors of everything.
        text_scale: The size of all text, 1 being 100 %.
        allowed: The helps of seats that have not chosen any.
        flat: Whether the screen lies flat among the players, who play with fingers.
    """

    def __init__(self, controller: MatchController) -> None:
        self.controller = controller
        self.sentences = sentences_of(controller.match.game.key)
        self.near = controller.viewer
        self.theme: Theme = LIGHT
        self.text_scale = 1.0
        self.allowed = frozenset(HELPS)
        self.flat = False

    @property
    def looks(self) -> tuple[SeatLook, ...]:
        """The seats' names and colors."""
        return tuple(SeatLook(each.name, COLORS[each.color]) for each in self.controller.players)

    @property
    def names(self) -> list[str]:
        """The seats' names."""
        return [player.name for player in self.controller.players]

    @property
    def view(self) -> Any:
        """What the near seat may see now."""
        return self.controller.view_of(self.near)

    @property
    def eyes(self) -> Seat | None:
        """Whose knowledge is shown: that of the near seat; None: a spectator's."""
        return self.controller.eyes(self.near)

    @property
    def turning(self) -> bool:
        """Whether the table turns to another seat once all motion has ended."""
        return self.near != self.controller.viewer

    def turn(self) -> None:
        """Bring the board of the seat that looks to the near side."""
        self.near = self.controller.viewer

    def helps(self, help_: str, seat: Seat) -> bool:
        """Return whether a seat gets a help; a game that counts for a day allows fewer."""
        if help_ in UNCOUNTED and self.controller.match.unaided:
            return False
        return help_ in of_seat(self.controller.players[seat], self.allowed)

    def stage(self, view: TableView) -> Stage:
        """Build the stage of the current position."""
        caps = pad_caps() if LAST_INPUT.pad else key_caps(view.keys)
        by_finger = view.table_scene.hand.by_finger and not LAST_INPUT.pad
        return Stage(
            self.view,
            self.near,
            view.board_size,
            self.looks,
            self.theme,
            self.text_scale,
            caps,
            names_keys=not (self.flat or by_finger),
        )
