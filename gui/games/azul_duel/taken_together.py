"""The pieces that are taken together, and those that stay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.azul_duel import places
from core.games.azul_duel.state import LARGE, SMALL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.games.azul_duel.pieces import Chip, Tile
    from core.games.azul_duel.view import View
    from core.kernel.places import Place


def group_of(view: View, source: Place) -> Sequence[Place]:
    """List the places of the pieces taken together, starting with the chosen one."""
    members: Sequence[Place] = ()
    if source.area == "sun":
        number, index = source.at
        members = sun_group(view, number, view.factories[number].sun[index])
    elif source.area == "moon":
        number, index = source.at
        members = reachable(view, view.factories[number].moon[index])
    return (source, *(member for member in members if member != source))


def stand_ins_of(view: View, source: Place) -> Sequence[Place]:
    """List the other tiles of a line: they look like the one that moves to the dome."""
    if source.area != "line":
        return ()
    number, _ = source.at
    others = range(1, len(view.boards[view.turn].line(number)))
    return [places.line(view.turn, number, index) for index in others]


def sun_group(view: View, number: int, color: Tile) -> list[Place]:
    """List the places of a color on the sun part of a factory."""
    sun = view.factories[number].sun
    return [places.sun(number, index) for index, tile in enumerate(sun) if tile is color]


def leftovers(view: View, number: int, color: Tile) -> tuple[Tile, ...]:
    """List what stays on a factory when a color is taken from its sun part, as it lies."""
    return tuple(tile for tile in view.factories[number].sun if tile is not color)


def reachable(view: View, color: Tile) -> list[Place]:
    """List the places of a color on the moon parts that can be taken."""
    large = view.factories[LARGE].moon
    members = [places.moon(LARGE, index) for index, tile in enumerate(large) if tile is color]
    for small in SMALL:
        stack = view.factories[small].moon
        if stack[-1:] == (color,):
            members.append(places.moon(small, len(stack) - 1))
    return members


def drawn_plate(view: View, place: Place) -> int:
    """Return which plate the player to decide holds at a place; 0: nobody may know."""
    return view.hand[place.at[0]].plate or 0


def usable_chips(view: View) -> list[tuple[int, Chip]]:
    """List the bonus chips that the player to decide has not spent, with their places."""
    stored = enumerate(view.boards[view.turn].chips)
    return [(index, each.chip) for index, each in stored if not each.spent]


def chips_at(view: View, source: Place, chips: tuple[Chip, ...]) -> list[Place]:
    """Choose the places of a set of chips, starting with the chosen one."""
    taken = source.at[0]
    offered = sorted(usable_chips(view), key=lambda chip: chip[0] != taken)
    wanted, chosen = list(chips), []
    for index, chip in offered:
        if chip in wanted:
            wanted.remove(chip)
            chosen.append(places.storage(view.turn, index))
    return chosen
