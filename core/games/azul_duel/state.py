"""A position of Azul Duel, with everything that is hidden."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, TypeAlias

from attrs import evolve, frozen

from core.kernel.options import Options
from core.kernel.rng import Rng
from core.kernel.tuples import replaced

from .board import CHIPS_PER_ROUND, LINES, ROUNDS, Board
from .goals import Goal
from .pieces import PLATES, Chip, Kind, PlateNumber, Tile, TileNumber

LARGE = 0
SMALL = range(1, 5)
FACTORIES = range(5)
DISPLAY_SIZE = 3

Seat: TypeAlias = Annotated[int, range(2)]


class Stage(Enum):
    """Which decision is pending."""

    OPENING = "opening"
    ACQUIRING = "acquiring"
    DRAWING = "drawing"
    KEEPING = "keeping"
    RETURNING = "returning"
    COMPLETING = "completing"
    PLACING = "placing"
    OVER = "over"


TILING = frozenset({Stage.COMPLETING, Stage.PLACING})
HOLDING = frozenset({Stage.DRAWING, Stage.KEEPING, Stage.RETURNING})


@frozen
class Factory:
    """A factory: tiles on the sun part or, later, on the moon part, and perhaps a chip.

    On a small factory the moon part is one stack, from bottom to top. On the large one the tiles
    lie side by side and there is no chip.
    """

    sun: tuple[Tile, ...] = ()
    moon: tuple[Tile, ...] = ()
    chip: Chip | None = None

    @property
    def is_bare(self) -> bool:
        """Whether no tile is left on it, so that its chip lies face up."""
        return not self.sun and not self.moon


@frozen
class StackPlate:
    """A dome plate in the stack or in the hand of the player who drew it.

    Attributes:
        plate: Its number.
        seen: Which of the two seats know its front here.
        back_seen: Whether everybody has seen its back since it left the shuffled stack.

    """

    plate: PlateNumber
    seen: tuple[bool, bool] = (False, False)
    back_seen: bool = False

    @property
    def kind(self) -> Kind:
        """What its back shows."""
        return PLATES[self.plate].kind


@frozen
class State:
    """A position.

    Attributes:
        options: What was chosen before the game.
        goals: The sides of the scoring tablets in play.
        round: From 1 to 5.
        stage: Which decision is pending.
        turn: Who decides.
        starter: Who began this round.
        first_tile: Who holds the first-player tile; None: it lies on the large factory.
        factories: The large factory, then the four small ones.
        display: The face-up dome plates; a gap stays open until the next round.
        stack: The dome plates face down, from the top.
        hand: The dome plates that the player to decide has drawn.
        boards: What lies in front of each player.
        bag: The tiles in the order in which they will be drawn.
        tower: How many tiles of each color are in the tower.
        chips: The bonus chips in the supply, in the order in which they will be drawn.
        line: The pattern line that is being tiled; 0 outside of that phase.
        rng: The random generator.

    """

    options: Options
    goals: tuple[Goal, ...]
    round: Annotated[int, range(1, ROUNDS + 1)]
    stage: Stage
    turn: Seat
    starter: Seat
    first_tile: Seat | None
    factories: tuple[Factory, ...]
    display: tuple[PlateNumber | None, ...]
    stack: tuple[StackPlate, ...]
    hand: tuple[StackPlate, ...]
    boards: tuple[Board, ...]
    bag: tuple[Tile, ...]
    tower: tuple[TileNumber, ...]
    chips: tuple[Chip, ...]
    line: Annotated[int, range(LINES.stop)]
    rng: Rng

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.boards)

    @property
    def board(self) -> Board:
        """The board of the seat to act."""
        return self.boards[self.turn]

    @property
    def first_player(self) -> Seat:
        """Who holds the first-player tile or, if nobody could take it, who began the round."""
        return self.starter if self.first_tile is None else self.first_tile

    def chips_taken(self, seat: Seat) -> int:
        """Return how many bonus chips a player has taken in this round."""
        return len(self.boards[seat].chips) - CHIPS_PER_ROUND * (self.round - 1)

    def with_board(self, seat: Seat, board: Board) -> State:
        """Change what lies in front of a player."""
        return evolve(self, boards=replaced(self.boards, seat, board))
