"""Previews of what a drop would lead to, by the rules."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from attrs import evolve

from core.games.azul_duel import AZUL_DUEL, places
from core.games.azul_duel.dome import cells_of
from core.games.azul_duel.events import GameEnded, RoundBegan, TilingBegan
from core.games.azul_duel.moves import (
    BROKEN,
    Draw,
    KeepPlate,
    Move,
    OpenPlate,
    PlaceTile,
    SpendChips,
    TakeChip,
    TakeMoon,
    TakePlate,
    TakeSun,
)
from core.games.azul_duel.pieces import SPACES, accepts
from core.games.azul_duel.scoring import BROKEN_PENALTIES, FIRST_TILE_PENALTY, laid_lines
from core.kernel.events import Moved, Scored
from core.kernel.rng import Rng
from gui.board.faces import Face
from gui.board.table import Preview
from gui.games.phrases import enumerated, sentence

from . import places as spots
from . import texts
from .faces import chip_face, piece_picture, tile_face, tile_rect
from .handles import draw_price
from .move_details import broken_tiles
from .pictures import ChipPicture, FirstTilePicture, PlatePicture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.games.azul_duel.board import Board
    from core.games.azul_duel.events import Event
    from core.games.azul_duel.pieces import Tile
    from core.games.azul_duel.view import View
    from core.kernel.messages import Message
    from core.kernel.places import Place
    from core.kernel.scores import ScoreLine
    from gui.board.handles import Handle
    from gui.board.table import Layout, Stage

FILLED = 0.55
HOPED = 0.5
ENDS = (TilingBegan, RoundBegan, GameEnded)


def preview_of(stage: Stage, layout: Layout, handle: Handle) -> Preview:
    """Show what a drop would lead to."""
    view: View = stage.view
    match handle.move:
        case TakeSun() | TakeMoon():
            return _taking(stage, layout, handle.move)
        case Draw():
            return Preview(-draw_price(view) or None)
        case OpenPlate() | TakePlate() | KeepPlate():
            return _laying(view, layout, handle.move)
        case TakeChip(factory):
            place = places.storage(view.turn, len(view.boards[view.turn].chips))
            face = chip_face(place, ChipPicture(view.factories[factory].chip), layout[place])
            return Preview(faces=(evolve(face, opacity=FILLED),))
        case SpendChips():
            return _spending(view, layout, handle.move)
        case PlaceTile():
            return _placing(stage, layout, handle.move)
    return Preview()


def _happens(view: View, move: Move) -> list[Event]:
    """List what a move does itself, without what the end of a phase brings."""
    events = AZUL_DUEL.apply(AZUL_DUEL.determinize(view, Rng.seeded(0)), move).events
    return list(takewhile(lambda event: not isinstance(event, ENDS), events))


def _taking(stage: Stage, layout: Layout, move: TakeSun | TakeMoon) -> Preview:
    view: View = stage.view
    seat, board = view.turn, view.boards[view.turn]
    faces: list[Face] = []
    broken: list[Place] = []
    losses: dict[Place, int | None] = {}
    taken = [event for event in _happens(view, move) if isinstance(event, Moved)]
    for event in taken:
        target = event.target
        if target.seat != seat:
            continue
        if target.area == "line":
            face = tile_face(target, move.color, layout[target])
            faces.append(evolve(face, opacity=FILLED))
        elif target.area == "broken":
            broken.append(target)
        elif target == places.first_player_tile(seat):
            losses[target] = FIRST_TILE_PENALTY
            faces.append(Face(target, FirstTilePicture(), layout[target], opacity=FILLED))
    losses |= _broken(len(board.broken), broken)
    fitting = sum(face.place.area == "line" for face in faces)
    notes = (_fitting(fitting, broken_tiles(taken)), *_doom(board, move))
    if move.line == BROKEN or fitting < board.missing(move.line):
        return Preview(faces=tuple(faces), losses=losses, notes=notes)
    hoped, points, marked = _hopes(view, layout, move.line, move.color)
    return Preview(points, (*faces, *hoped), marked, losses, notes)


def _fitting(fit: int, excess: int) -> Message:
    """Say how many tiles fit into the line and how many break."""
    said = [texts.fitting(fit)] if fit else []
    return sentence(enumerated([*said, texts.breaking(excess)] if excess else said))


def _broken(before: int, spaces: Sequence[Place]) -> dict[Place, int | None]:
    """Show on the last of the tiles that break what all of them cost together."""
    if not spaces:
        return {}
    cost = BROKEN_PENALTIES[before + len(spaces)] - BROKEN_PENALTIES[before]
    return {**dict.fromkeys(spaces[:-1]), spaces[-1]: cost}


def _doom(board: Board, move: TakeSun | TakeMoon) -> tuple[Message, ...]:
    """Say that a line can never be used any more, if it cannot."""
    if move.line == BROKEN or not board.dome.bars(move.line, move.color):
        return ()
    return (texts.DOOMED.bind(line=move.line),)


def _hopes(
    view: View, layout: Layout, row: int, color: Tile
) -> tuple[tuple[Face, ...], int | None, tuple[Place, ...]]:
    """Show where the tile of a complete line could go, and the best it would bring there."""
    seat, dome = view.turn, view.boards[view.turn].dome
    faces: list[Face] = []
    best: int | None = None
    marked: tuple[Place, ...] = ()
    for column in dome.openings(row, color):
        cell = (row, column)
        place = places.dome(seat, cell)
        faces.append(evolve(tile_face(place, color, layout[place]), opacity=HOPED))
        lines = laid_lines(dome.with_tile(cell, color), cell, seat)
        points = sum(line.points for line in lines)
        if best is None or points > best:
            best, marked = points, _places(lines)
    return tuple(faces), best, marked


def _places(lines: Sequence[ScoreLine]) -> tuple[Place, ...]:
    return tuple(dict.fromkeys(place for line in lines for place in line.places))


def _laying(view: View, layout: Layout, move: OpenPlate | TakePlate | KeepPlate) -> Preview:
    place = places.slot(view.turn, move.slot)
    face = Face(place, PlatePicture(move.plate, move.turns), layout[place], opacity=0.8)
    return Preview(faces=(face,), marked=_served(view.boards[view.turn], view, move))


def _served(board: Board, view: View, move: OpenPlate | TakePlate | KeepPlate) -> tuple[Place, ...]:
    """List the pattern lines whose tiles the plate would take, as it is turned."""
    spaces = zip(cells_of(move.slot), SPACES[move.plate][move.turns], strict=True)
    rows = {
        row for (row, _), space in spaces if board.line(row) and accepts(space, board.line(row)[0])
    }
    return tuple(spots.pattern_line(view.turn, row) for row in sorted(rows))


def _spending(view: View, layout: Layout, move: SpendChips) -> Preview:
    color = view.boards[view.turn].line(move.line)[0]
    hoped, points, marked = _hopes(view, layout, move.line, color)
    return Preview(points, hoped, marked)


def _placing(stage: Stage, layout: Layout, move: PlaceTile) -> Preview:
    seat = stage.view.turn
    faces, scored = [], []
    for event in _happens(stage.view, move):
        match event:
            case Moved(_, _, target) if target.area == "dome":
                picture = piece_picture(event.piece, stage)
                rect = tile_rect(layout[target])
                faces.append(Face(target, picture, rect, opacity=FILLED))
            case Scored(scorer, line) if scorer == seat and _on_dome(line.places):
                scored.append(line)
    points = sum(line.points for line in scored)
    return Preview(points, tuple(faces), _places(scored))


def _on_dome(where: tuple[Place, ...]) -> bool:
    return bool(where) and all(place.area == "dome" for place in where)
