"""What a seat may know of a position."""

from __future__ import annotations

from attrs import frozen

from core.kernel.messages import Seat
from core.kernel.options import Options

from .board import Board
from .goals import Goal
from .pieces import Chip, Kind, Tile
from .state import Stage


@frozen
class FactoryView:
    """A factory; ``chip`` is what a chip shows that lies face up.

    Attributes:
        sun: The tiles of the sun part.
        moon: The tiles of the moon part; in a stack, from the bottom.
        has_chip: Whether a bonus chip lies there.
        chip: Which one, if it lies face up.

    """

    sun: tuple[Tile, ...]
    moon: tuple[Tile, ...]
    has_chip: bool
    chip: Chip | None


@frozen
class PlateView:
    """A dome plate that lies face down for most.

    Attributes:
        plate: Its number, if the viewer has seen its front.
        kind: What its back shows, if it has been seen.
        seen: Which of the two seats know its front here.

    """

    plate: int | None
    kind: Kind | None
    seen: tuple[bool, bool]


@frozen
class View:
    """A position as one seat sees it.

    Attributes:
        viewer: The seat; None: a spectator.
        options: What was chosen before the game.
        goals: The sides of the scoring tablets in play.
        round: From 1 to 5.
        stage: Which decision is pending.
        turn: Who decides.
        starter: Who began this round.
        first_tile: Who holds the first-player tile; None: it lies on the large factory.
        factories: The large factory, then the four small ones.
        display: The face-up dome plates, with their gaps.
        stack: The dome plates face down, from the top.
        hand: The dome plates that the player to decide has drawn.
        boards: What lies in front of each player.
        bag: How many tiles of each color are in the bag.
        tower: How many tiles of each color are in the tower.
        chips_left: How many bonus chips are in the supply.
        unseen_chips: The bonus chips that nobody has seen, in the order of ``Chip``.
        unseen_plates: The dome plates whose place the viewer does not know, by number.
        line: The pattern line that is being tiled; 0 outside of that phase.

    """

    viewer: Seat | None
    options: Options
    goals: tuple[Goal, ...]
    round: int
    stage: Stage
    turn: Seat
    starter: Seat
    first_tile: Seat | None
    factories: tuple[FactoryView, ...]
    display: tuple[int | None, ...]
    stack: tuple[PlateView, ...]
    hand: tuple[PlateView, ...]
    boards: tuple[Board, ...]
    bag: tuple[int, ...]
    tower: tuple[int, ...]
    chips_left: int
    unseen_chips: tuple[Chip, ...]
    unseen_plates: tuple[int, ...]
    line: int

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.boards)
