"""Moves of Kingdomino that a child would laugh at.

- It leaves a single free square, which no domino can fill, although another placement does not.
- With The Middle Kingdom, it pushes the castle out of the middle although another placement does
  not.
- It chooses a domino that fits nowhere although another one fits.
- It scores no point although the domino could score at least five.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.kingdomino.kingdom import Laid
from core.games.kingdomino.moves import ClaimDomino, PlaceDomino
from core.games.kingdomino.pieces import DOMINOES
from core.games.kingdomino.scoring import merits

from .reasons import holes

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from core.games.kingdomino.moves import Move
    from core.games.kingdomino.state import Table
    from core.games.kingdomino.view import View

PLENTY = 5
"""How many points nobody leaves lying."""


def foolish(view: View, moves: Sequence[Move]) -> Collection[Move]:
    """List the legal moves of the seat to act that a child would laugh at."""
    table = view.table
    claims = [move for move in moves if isinstance(move, ClaimDomino)]
    if claims:
        return _foolish_claims(table, claims)
    return _foolish_placements(table, [move for move in moves if isinstance(move, PlaceDomino)])


def _foolish_claims(table: Table, claims: Sequence[ClaimDomino]) -> Collection[Move]:
    seat = table.actor
    if seat is None:
        return ()
    useless = {move for move in claims if not table.kingdoms[seat].fits(DOMINOES[move.domino])}
    return useless if len(useless) < len(claims) else ()


def _foolish_placements(table: Table, placements: Sequence[PlaceDomino]) -> Collection[Move]:
    seat = table.actor
    if seat is None or not placements:
        return ()
    domino = table.current_line[table.turn].domino
    before = table.kingdoms[seat]
    now = merits(before, table.options)[0]
    flaws: dict[Move, tuple[int, bool]] = {}
    gains: dict[Move, int] = {}
    for move in placements:
        after = before.with_domino(Laid(domino, move.cell, move.direction))
        off = bool(table.options["middle_kingdom"]) and not after.castle_could_be_central
        flaws[move] = holes(after), off
        gains[move] = merits(after, table.options)[0] - now
    fewest = min(flaws.values(), key=lambda flaw: (flaw[1], flaw[0]))
    sound = [move for move, flaw in flaws.items() if flaw == fewest]
    most = max(gains[move] for move in sound)
    return {move for move in flaws if move not in sound or (most >= PLENTY and gains[move] <= 0)}
