"""Kingdoms as pictures.

Rows from north to south: a terrain's letter and its crowns, ``##`` the castle, ``..`` nothing::

    W0 .. F1
    ## W1 F0
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.kingdomino.grid import Cell, Direction, beside
from core.games.kingdomino.kingdom import Kingdom, Laid
from core.games.kingdomino.legality import why_not_lay
from core.games.kingdomino.pieces import DOMINOES, LETTERS, Square, square

if TYPE_CHECKING:
    from collections.abc import Iterator

EMPTY = Kingdom(5)

SWAMPLESS = """
    .. F1 F0 L0
    G0 W0 .. ..
    G0 ## M0 W1
    .. L0 W0 ..
"""
"""The castle is walled in and there is no swamp, so a domino of swamps (12) fits nowhere."""


def squares(picture: str) -> dict[Cell, Square]:
    """Read the squares of a picture by their place round the castle."""
    faces = {
        (x, y): face
        for y, row in enumerate(picture.strip().splitlines())
        for x, face in enumerate(row.split())
    }
    castle = next(cell for cell, face in faces.items() if face == "##")
    return {
        (x - castle[0], y - castle[1]): square(face)
        for (x, y), face in faces.items()
        if face not in {"##", ".."}
    }


def drawn(kingdom: Kingdom) -> str:
    """Draw a kingdom as a picture."""
    letters = {terrain: letter for letter, terrain in LETTERS.items()}
    faces = {cell: f"{letters[s.terrain]}{s.crowns}" for cell, s in kingdom.squares.items()}
    faces[0, 0] = "##"
    west, east, north, south = kingdom.bounds
    return "\n".join(
        " ".join(faces.get((x, y), "..") for x in range(west, east + 1))
        for y in range(north, south + 1)
    )


def kingdom(picture: str, size: int = 5, avoiding: frozenset[int] = frozenset()) -> Kingdom:
    """Build a pictured kingdom legally out of dominoes, none of those to be avoided."""
    wanted = squares(picture)
    for tiling in _tilings(wanted, frozenset(DOMINOES) - avoiding):
        if built := _built(tiling, size):
            return built
    message = f"no dominoes make this kingdom:\n{picture}"
    raise ValueError(message)


def _tilings(wanted: dict[Cell, Square], numbers: frozenset[int]) -> Iterator[tuple[Laid, ...]]:
    if not wanted:
        yield ()
        return
    cell = min(wanted)
    for toward in (Direction.EAST, Direction.SOUTH):
        other = beside(cell, toward)
        if other not in wanted:
            continue
        rest = {c: s for c, s in wanted.items() if c not in {cell, other}}
        for laid in _covering(wanted, cell, other, numbers):
            for tiling in _tilings(rest, numbers - {laid.domino}):
                yield (laid, *tiling)


def _covering(
    wanted: dict[Cell, Square], cell: Cell, other: Cell, numbers: frozenset[int]
) -> Iterator[Laid]:
    """Find a domino for two cells; of dominoes that look alike, the lowest free one."""
    for left, right in ((cell, other), (other, cell)):
        faces = (wanted[left], wanted[right])
        alike = [n for n in numbers if (DOMINOES[n].left, DOMINOES[n].right) == faces]
        if alike:
            toward = next(d for d in Direction if beside(left, d) == right)
            yield Laid(min(alike), left, toward)


def _built(tiling: tuple[Laid, ...], size: int) -> Kingdom | None:
    grown, waiting = Kingdom(size), list(tiling)
    while waiting:
        fitting = next((laid for laid in waiting if why_not_lay(grown, laid) is None), None)
        if fitting is None:
            return None
        grown = grown.with_domino(fitting)
        waiting.remove(fitting)
    return grown
