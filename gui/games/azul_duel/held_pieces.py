"""Pictures of held pieces, and what the board shows and allows meanwhile."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF

from core.games.azul_duel import AZUL_DUEL, places
from core.games.azul_duel.moves import SpendChips
from core.games.azul_duel.pieces import PLATES, Space, Tile, accepts
from core.games.azul_duel.scoring import laid_lines
from core.games.azul_duel.state import LARGE
from core.games.azul_duel.state import Stage as Pending
from core.kernel.rng import Rng
from gui.board.faces import Face

from . import places as spots
from .faces import CHIP_MARGIN, drawn_picture, tile_face, tile_rect
from .handles import cost
from .pictures import (
    CapsulePicture,
    ChipPicture,
    CountPicture,
    PlatePicture,
    PointsPicture,
    SpacePicture,
    TilePicture,
)
from .plan import plan_of
from .taken_together import chips_at, drawn_plate, group_of, leftovers, usable_chips

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from core.games.azul_duel.pieces import Chip
    from core.games.azul_duel.view import View
    from core.kernel.places import Place
    from gui.board.table import Layout, Stage

GHOST = 0.88
FAN = QPointF(-0.66, 0.16)
"""How far the next tile of a fan lies from the one before, in tiles."""


def held_of(stage: Stage, layout: Layout, source: Place, variant: Hashable) -> Sequence[Face]:
    """Show what the hand holds, around the pointer."""
    view: View = stage.view
    given: Any = variant
    if source.area in {"sun", "moon", "line"}:
        side = layout[places.line(stage.near, 1, 0)].width()
        return _fan(group_of(view, source), _tile_at(view, source), side)
    if source.area in {"display", "hand"}:
        goal = source if view.stage is Pending.RETURNING else places.slot(stage.near, 0)
        side = layout[goal].width()
        return [Face(source, _plate_picture(view, source, given), _centered(side))]
    if source.area == "stack":
        side = layout[source].width()
        return [Face(source, drawn_picture(view.stack[0]), _centered(side))]
    side = layout[source].width() * CHIP_MARGIN
    if source.area == "chip":
        chip = view.factories[source.at[0]].chip
        return [Face(source, ChipPicture(chip), _centered(side))]
    return [
        Face(place, ChipPicture(_chip_at(view, place)), _centered(side, 0.62 * side * index))
        for index, place in enumerate(chips_at(view, source, given))
    ]


def aside(stage: Stage, layout: Layout, source: Place, variant: Hashable) -> Sequence[Face]:
    """Show the leftovers' future, the lines a plate serves, the points of spaces, the chips."""
    given: Any = variant
    match source.area:
        case "sun":
            return list(_future_stack(stage, source, given))
        case "display" | "hand":
            return list(_served(stage, source))
        case "line":
            return list(_space_points(stage, layout, source))
        case "storage":
            return list(_chips_to_choose(stage, layout, source, given))
    return ()


def badge_corner(stage: Stage, layout: Layout, source: Place, variant: Hashable) -> QPointF:
    """Return the corner of what turning changes: stacked leftovers, the chips, or a plate."""
    order: Any = variant
    if source.area == "sun" and order:
        return plan_of(stage).factories.capsule(source.at[0], len(order)).topRight()
    if source.area == "storage":
        return layout[spots.chip_store(stage.view.turn)].bottomRight()
    return layout[source].topRight()


def arranged(view: View, source: Place, variant: Hashable, moved: tuple[Place, Place]) -> Hashable:
    """Reorder leftovers, or take other chips: what was dragged goes where it was dropped."""
    given: Any = variant
    grabbed, dropped = moved
    if source.area == "sun" and grabbed.area == dropped.area == "moon":
        return _reordered(given, grabbed.at[1], dropped.at[1])
    if source.area == grabbed.area == "storage" and grabbed != source:
        return _toggled(view, source, given, grabbed)
    return variant


def served_rows(view: View, plate: int) -> list[tuple[int, Space]]:
    """List the lines whose color a plate has, if its row still awaits a plate."""
    board = view.boards[view.turn]
    found = []
    for row, tiles in enumerate(board.lines, start=1):
        if tiles and board.dome.awaits_plate(row):
            spaces = sorted(PLATES[plate].spaces, key=lambda space: space is Space.WILD)
            found += [(row, space) for space in spaces if accepts(space, tiles[0])][:1]
    return found


def _fan(members: Sequence[Place], tile: Tile, side: float) -> list[Face]:
    faces = []
    for index in range(len(members) - 1, -1, -1):
        rect = tile_rect(_centered(side)).translated(FAN * (side * index))
        faces.append(Face(members[index], TilePicture(tile), rect))
    if len(members) > 1:
        corner = faces[0].rect.topLeft() + QPointF(side * 0.1, side * 0.12)
        badge = QRectF(0, 0, side * 0.5, side * 0.5)
        badge.moveCenter(corner)
        faces.append(Face(spots.hint(0), CountPicture(len(members)), badge))
    return faces


def _tile_at(view: View, source: Place) -> Tile:
    number, index = source.at
    if source.area == "line":
        return view.boards[view.turn].line(number)[index]
    factory = view.factories[number]
    return (factory.sun if source.area == "sun" else factory.moon)[index]


def _chip_at(view: View, place: Place) -> Chip:
    return view.boards[view.turn].chips[place.at[0]].chip


def _plate_picture(view: View, source: Place, turns: int) -> Hashable:
    if source.area == "hand":
        picture = drawn_picture(view.hand[source.at[0]])
        return evolve(picture, turns=turns) if isinstance(picture, PlatePicture) else picture
    return PlatePicture(view.display[source.at[0]] or 0, turns)


def _centered(side: float, right: float = 0.0) -> QRectF:
    return QRectF(right - side / 2, -side / 2, side, side)


def _future_stack(stage: Stage, source: Place, order: tuple[Tile, ...]) -> Iterator[Face]:
    number, index = source.at
    arc = plan_of(stage).factories
    if number == LARGE:
        order = leftovers(stage.view, number, stage.view.factories[number].sun[index])
    elif order:
        yield Face(spots.hint(1), CapsulePicture(), arc.capsule(number, len(order)))
    for height, tile in enumerate(order):
        place = places.moon(number, height)
        top = number != LARGE and height == len(order) - 1
        rect = arc.moon(number, height, len(order))
        face = tile_face(place, tile, rect, height + 1.0, ringed=top)
        yield evolve(face, opacity=GHOST)


def _served(stage: Stage, source: Place) -> Iterator[Face]:
    view: View = stage.view
    board = plan_of(stage).boards[view.turn]
    if view.stage in {Pending.RETURNING, Pending.DRAWING}:
        return
    plate = drawn_plate(view, source) if source.area == "hand" else view.display[source.at[0]]
    for number, (row, space) in enumerate(served_rows(view, plate or 0)):
        rect = _centered(34 * board.k).translated(board.gate(row))
        yield Face(spots.hint(10 + number), SpacePicture(space), rect)


def _space_points(stage: Stage, layout: Layout, source: Place) -> Iterator[Face]:
    view: View = stage.view
    board, row = view.boards[view.turn], source.at[0]
    tile = board.line(row)[0]
    for column in board.openings(row):
        cell = (row, column)
        lines = laid_lines(board.dome.with_tile(cell, tile), cell, view.turn)
        rect = layout[places.dome(view.turn, cell)]
        badge = QRectF(0, 0, rect.width() * 0.62, rect.height() * 0.4)
        badge.moveCenter(rect.center())
        yield Face(spots.hint(column), PointsPicture(sum(line.points for line in lines)), badge)


def _chips_to_choose(
    stage: Stage, layout: Layout, source: Place, chips: tuple[Chip, ...]
) -> Iterator[Face]:
    chosen = chips_at(stage.view, source, chips)
    for index, chip in usable_chips(stage.view):
        place = places.storage(stage.view.turn, index)
        rect = _centered(layout[place].width() * CHIP_MARGIN).translated(layout[place].center())
        yield Face(place, ChipPicture(chip, chosen=place in chosen), rect)


def _reordered(order: tuple[Tile, ...], taken: int, put: int) -> tuple[Tile, ...]:
    """Move a leftover; one that is only clicked goes on top, or under all if it is there."""
    rest = [*order[:taken], *order[taken + 1 :]]
    if taken == put:
        put = 0 if taken == len(order) - 1 else len(rest)
    return (*rest[:put], order[taken], *rest[put:])


def _toggled(view: View, source: Place, chips: tuple[Chip, ...], place: Place) -> tuple[Chip, ...]:
    """Find the most similar set of chips with, or without, one of them."""
    chip, kept = _chip_at(view, place), _chip_at(view, source)
    step = -1 if place in chips_at(view, source, chips) else 1
    wanted = chips.count(chip) + step
    moves = AZUL_DUEL.legal_moves(AZUL_DUEL.determinize(view, Rng.seeded(0)))
    sets = [move.chips for move in moves if isinstance(move, SpendChips)]
    fitting = [each for each in sets if each.count(chip) == wanted and kept in each]

    def change(each: tuple[Chip, ...]) -> tuple[int, tuple[int, int]]:
        old, new = Counter(chips), Counter(each)
        return (old - new).total() + (new - old).total(), cost(each)

    return min(fitting, key=change, default=chips)
