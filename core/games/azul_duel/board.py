"""What lies in front of one player."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from attrs import evolve, frozen

from core.kernel.tuples import replaced

from .dome import Dome
from .pieces import Chip, Tile, shows

LINES = range(1, 7)
BROKEN_SPACES = 4
TOKENS = 2
ROUNDS = 5
LAST_PLATE_ROUND = 4
CHIPS_PER_ROUND = 2
CHIPS_OF_COLOR = 2
CHIPS_OF_ANY = 3
"""A missing tile costs two chips of its color or any three."""

START_SCORE = 5
EMPTY_DOME = Dome()
FIRST_STACK = 13
"""How many plates the stack holds before the first round; it never holds more."""

MOST_FOR_TILES = 72
"""The most that tiles can score in a round: one a line, each in a full row and a full column."""
MOST_FOR_SPECIALS = 36
"""The most that special tiles can score: nine, three of them in each of the rows 2, 4 and 6."""
MOST_BROKEN = 10
MOST_FIRST = 2
"""The most that broken tiles and the first-player tile can cost in a round."""

TilePoints: TypeAlias = Annotated[int, range(MOST_FOR_TILES + 1)]


@frozen
class Ledger:
    """Where a player's points came from; losses are negative.

    Attributes:
        tiles: Points for tiles laid in the dome, round by round.
        specials: Points for special tiles.
        plates: Points paid for dome plates from the stack.
        broken: Points lost for broken tiles.
        first: Points lost for the first-player tile.
        spared: Points that were not lost, because no score falls below 0.

    """

    tiles: tuple[TilePoints, ...] = (0,) * ROUNDS
    specials: Annotated[int, range(MOST_FOR_SPECIALS + 1)] = 0
    plates: Annotated[int, range(-FIRST_STACK * TOKENS * LAST_PLATE_ROUND, 1)] = 0
    broken: Annotated[int, range(-MOST_BROKEN * ROUNDS, 1)] = 0
    first: Annotated[int, range(-MOST_FIRST * ROUNDS, 1)] = 0
    spared: Annotated[int, range((MOST_BROKEN + MOST_FIRST) * ROUNDS + 1)] = 0

    @property
    def total(self) -> int:
        """The score on the track."""
        losses = self.plates + self.broken + self.first
        return START_SCORE + sum(self.tiles) + self.specials + losses + self.spared

    def with_tile(self, round_: int, points: int) -> Ledger:
        """Enter the points for a tile laid in a round."""
        return evolve(self, tiles=replaced(self.tiles, round_ - 1, self.tiles[round_ - 1] + points))


NEW_LEDGER = Ledger()


@frozen
class StoredChip:
    """A bonus chip in a player's storage; a spent one lies face down for good."""

    chip: Chip
    spent: bool = False


@frozen
class Board:
    """A player's board.

    Attributes:
        lines: The tiles of each pattern line, from the right.
        broken: The broken tiles.
        dome: The dome.
        chips: The bonus chips, in the order in which they were taken.
        tokens: How many tokens are still to be spent in this round; none come back for round 5.
        passed: Whether the player has passed for the rest of the acquisition.
        ledger: The score.

    """

    lines: tuple[tuple[Tile, ...], ...] = ((),) * 6
    broken: tuple[Tile, ...] = ()
    dome: Dome = EMPTY_DOME
    chips: tuple[StoredChip, ...] = ()
    tokens: Annotated[int, range(TOKENS + 1)] = TOKENS
    passed: bool = False
    ledger: Ledger = NEW_LEDGER

    @property
    def points(self) -> int:
        """The score on the track."""
        return self.ledger.total

    @property
    def usable_chips(self) -> tuple[Chip, ...]:
        """The bonus chips that are not spent."""
        return tuple(stored.chip for stored in self.chips if not stored.spent)

    def line(self, number: int) -> tuple[Tile, ...]:
        """Return the tiles of a pattern line."""
        return self.lines[number - 1]

    def missing(self, number: int) -> int:
        """Return how many tiles a pattern line still has room for."""
        return number - len(self.lines[number - 1])

    def openings(self, number: int) -> tuple[int, ...]:
        """List the columns in which a tile of a pattern line can be laid."""
        return self.dome.openings(number, self.lines[number - 1][0])

    def can_complete(self, number: int) -> bool:
        """Return whether the usable chips stand in for every missing tile of a pattern line."""
        chips = self.usable_chips
        color = self.lines[number - 1][0]
        missing = self.missing(number)
        matching = sum(shows(chip, color) for chip in chips)
        pairs = min(missing, matching // CHIPS_OF_COLOR)
        return CHIPS_OF_ANY * missing - pairs <= len(chips)


def suffices(chips: tuple[Chip, ...], color: Tile, missing: int) -> bool:
    """Return whether exactly these chips stand in for the missing tiles of a line.

    Each tile costs any three chips, or two that show its color; so every chip fewer than three
    a tile is a pair that must match.
    """
    pairs = CHIPS_OF_ANY * missing - len(chips)
    matching = sum(shows(chip, color) for chip in chips)
    return 0 <= pairs <= missing and matching >= CHIPS_OF_COLOR * pairs
