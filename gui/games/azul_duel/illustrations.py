"""The pictures of the rulebook of Azul Duel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QRectF, QSizeF

from core.games.azul_duel import AZUL_DUEL, places
from core.games.azul_duel.board import LINES, Board, Ledger, StoredChip
from core.games.azul_duel.dome import Cell, Dome, LaidPlate
from core.games.azul_duel.pieces import Chip, Tile
from core.games.azul_duel.state import FACTORIES, Factory, Stage, State
from core.kernel.options import choose
from core.kernel.rng import Rng
from core.kernel.tuples import replaced
from gui.games.illustration import Collage, Piece, Snapshot, Subject

from . import places as spots
from .pictures import PlatePicture
from .table import TABLE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from core.kernel.places import Place
    from gui.games.illustration import Illustration

SUBJECT = Subject(AZUL_DUEL, TABLE)
SEED = 11


def table() -> Snapshot:
    """The table at the start of round 1."""
    return Snapshot(SUBJECT, started(), share=1.3)


def plates() -> Collage:
    """A plate with a special space and one with a multicolored space."""
    both = (PlatePicture(1), QRectF(8, 8, 84, 84)), (PlatePicture(2), QRectF(108, 8, 84, 84))
    return Collage(SUBJECT, QSizeF(200, 100), tuple(Piece(*each) for each in both), share=0.7)


def sun() -> Snapshot:
    """A small factory after its red tiles were taken."""
    state = with_factory(started(), 1, moon=tiles("KB"))
    return Snapshot(SUBJECT, state, (spots.factory(1),), share=0.62)


def moons() -> Snapshot:
    """Moon parts with several stacks."""
    state = with_factory(started(), 0, moon=tiles("BBT"))
    for number, stack in enumerate(("KB", "YY", "T"), start=1):
        state = with_factory(state, number, moon=tiles(stack))
    return Snapshot(SUBJECT, state, tuple(map(spots.factory, FACTORIES)))


def lines() -> Snapshot:
    """Pattern lines with tiles."""
    board = Board(lines=filled({2: "R", 3: "BB", 5: "RRRRR"}))
    return Snapshot(SUBJECT, with_board(started(), board), _lines(*LINES))


def tiling() -> Snapshot:
    """Lines 2 and 3 full of red before they are tiled."""
    slots = (places.slot(0, slot) for slot in range(6))
    return Snapshot(SUBJECT, before_tiling(), (*_lines(1, 2, 3, 4), *slots))


def chips() -> Snapshot:
    """Line 4 with two yellow tiles, and five bonus chips."""
    dome = Dome().with_plate(3, LaidPlate(4, 3))
    stored = tuple(map(StoredChip, (Chip.Y, Chip.KY, Chip.BR, Chip.R, Chip.T)))
    board = Board(lines=filled({4: "YY"}), dome=dome, chips=stored)
    state = evolve(with_board(started(), board), round=3)
    part = (*_lines(*LINES), spots.chip_store(0), spots.broken_field(0), places.slot(0, 3))
    return Snapshot(SUBJECT, state, part)


def broken() -> Snapshot:
    """Two broken tiles and the first-player tile."""
    board = Board(broken=tiles("BK"), ledger=Ledger(broken=-1))
    state = evolve(with_board(started(), board), first_tile=0)
    part = (spots.broken_field(0), places.first_player_tile(0))
    return Snapshot(SUBJECT, state, part, margin=26, share=0.72)


def before_tiling() -> State:
    """Set up the example of the tiling: it scores 3, 1, 2 and 3."""
    dome = Dome()
    for slot, plate in ((0, 11), (1, 2), (3, 3)):
        dome = dome.with_plate(slot, LaidPlate(plate, 0))
    laid: dict[Cell, str] = {(1, 1): "Y", (2, 1): "K", (2, 3): "T", (3, 1): "T"}
    for cell, letter in laid.items():
        dome = dome.with_tile(cell, Tile(letter))
    board = Board(lines=filled({2: "RR", 3: "RRR"}), dome=dome, tokens=0)
    return evolve(with_board(started(), board), stage=Stage.PLACING, turn=0, line=2)


def started() -> State:
    """Begin a game, both first plates laid."""
    state = AZUL_DUEL.new(2, choose(AZUL_DUEL.options, {}), Rng.seeded(SEED))
    while state.stage is Stage.OPENING:
        moves = AZUL_DUEL.legal_moves(state)
        state = AZUL_DUEL.apply(state, moves[len(moves) // 2]).state
    return state


def with_factory(state: State, number: int, moon: tuple[Tile, ...]) -> State:
    """Set up a factory with tiles on its moon part only."""
    factory = Factory(moon=moon, chip=state.factories[number].chip)
    return evolve(state, factories=replaced(state.factories, number, factory))


def with_board(state: State, board: Board) -> State:
    """Set up the first player's board."""
    return state.with_board(0, board)


def filled(lines: Mapping[int, str]) -> tuple[tuple[Tile, ...], ...]:
    """Fill pattern lines."""
    return tuple(tiles(lines.get(number, "")) for number in LINES)


def tiles(letters: str) -> tuple[Tile, ...]:
    """Read tiles from their letters."""
    return tuple(map(Tile, letters))


def _lines(*numbers: int) -> tuple[Place, ...]:
    return tuple(spots.pattern_line(0, number) for number in numbers)


ILLUSTRATIONS: Mapping[str, Callable[[], Illustration]] = {
    "azul-duel-table": table,
    "azul-duel-plates": plates,
    "azul-duel-sun": sun,
    "azul-duel-moons": moons,
    "azul-duel-lines": lines,
    "azul-duel-tiling": tiling,
    "azul-duel-chips": chips,
    "azul-duel-broken": broken,
}
