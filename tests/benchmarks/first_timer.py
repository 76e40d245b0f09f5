"""A model of somebody who plays a game for the first time, after reading the rules.

It never makes a move that a child would laugh at (``foolish`` of each game), takes what is obvious
and otherwise draws one of the moves, first which kind of move and then which one:

- Azul Duel: first a take that completes a pattern line, then one that adds to a line already
  begun, then one into a line whose row has a space for the color; none of them may break a tile.
  Plates are laid where a line that already holds tiles gets a space, if possible. Lines are
  completed with chips, and tiles laid where they score most at once.
- Kingdomino: a domino with two crowns or more is obvious; so is a placement that scores three
  points or more at once, and then the one that scores most.
- Pixies: a card that validates another one is obvious, and then the one that scores most at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.ai.azul_duel.reasons import found, taken
from core.ai.opponents import OPPONENTS
from core.games import GAMES
from core.games.azul_duel.moves import (
    KeepPlate,
    OpenPlate,
    PlaceTile,
    SkipLine,
    SpendChips,
    TakeMoon,
    TakePlate,
    TakeSun,
)
from core.games.kingdomino.moves import ClaimDomino
from core.games.kingdomino.pieces import DOMINOES
from core.games.pixies.placing import placed
from core.games.pixies.scoring import tally
from core.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Seat

TWO_CROWNS = 2
OBVIOUS = {"azul_duel": 1, "kingdomino": 3, "pixies": 1}
"""How many points at once nobody overlooks."""


def first_timer(key: str, view: Any, seat: Seat, seed: int) -> Any:
    """Choose a move as somebody does who plays for the first time."""
    game, rng = GAMES[key], Rng.seeded(seed)
    state = game.determinize(view, Rng.seeded(0))
    legal = game.legal_moves(state)
    foolish = OPPONENTS[key].foolish(view, legal)
    sensible = [move for move in legal if move not in foolish] or list(legal)
    if obvious := _OBVIOUS[key](view, state, seat, sensible):
        return rng.choice(obvious)[0]
    kinds = sorted({type(move).__name__ for move in sensible})
    kind, rng = rng.choice(kinds)
    return rng.choice([move for move in sensible if type(move).__name__ == kind])[0]


def _in_azul_duel(view: Any, state: Any, seat: Seat, moves: Sequence[Any]) -> list[Any]:
    if tiles := [move for move in moves if isinstance(move, PlaceTile)]:
        return _scoring_most("azul_duel", state, seat, tiles)
    if any(isinstance(move, SkipLine) for move in moves):
        return [move for move in moves if isinstance(move, SpendChips)]
    if any(isinstance(move, OpenPlate | KeepPlate) for move in moves):
        return _serving(view, moves)
    takes = [move for move in moves if isinstance(move, TakeSun | TakeMoon)]
    plates = [move for move in moves if isinstance(move, TakePlate)]
    board = view.boards[seat]
    full = [move for move in takes if taken(view, move) == board.missing(move.line)]
    begun = [move for move in takes if move.line and board.line(move.line)]
    spaced = [move for move in takes if move.line and board.dome.openings(move.line, move.color)]
    return full or begun or _serving(view, plates) or spaced


def _serving(view: Any, plates: Sequence[Any]) -> list[Any]:
    """List the plates that bring a space for a line that already holds tiles."""
    return [
        move for move in plates if any(each.kind == "plate_serves" for each in found(view, move))
    ]


def _in_kingdomino(view: Any, state: Any, seat: Seat, moves: Sequence[Any]) -> list[Any]:
    del view
    claims = [move for move in moves if isinstance(move, ClaimDomino)]
    if claims:
        return [move for move in claims if _crowns(move) >= TWO_CROWNS]
    return _scoring_most("kingdomino", state, seat, moves)


def _in_pixies(view: Any, state: Any, seat: Seat, moves: Sequence[Any]) -> list[Any]:
    area = view.areas[seat]
    valid = tally(area, view.round).validated
    validating = [move for move in moves if tally(placed(area, move), view.round).validated > valid]
    return _scoring_most("pixies", state, seat, validating) if validating else []


def _crowns(claim: ClaimDomino) -> int:
    domino = DOMINOES[claim.domino]
    return domino.left.crowns + domino.right.crowns


def _scoring_most(key: str, state: Any, seat: Seat, moves: Sequence[Any]) -> list[Any]:
    """List the moves that score most at once; none if that is not obvious."""
    game = GAMES[key]
    now = game.score(state, seat).total
    gains = [game.score(game.apply(state, move).state, seat).total - now for move in moves]
    most = max(gains)
    if most < OBVIOUS[key]:
        return []
    return [move for move, gain in zip(moves, gains, strict=True) if gain == most]


_OBVIOUS = {"azul_duel": _in_azul_duel, "kingdomino": _in_kingdomino, "pixies": _in_pixies}
