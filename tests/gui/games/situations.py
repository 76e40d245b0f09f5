"""Seeded games in which a beginner meets situations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.kernel.rng import Rng
from core.match import Match

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from core.kernel.game import AnyGame
    from core.kernel.options import OptionValue
    from gui.games.situation import Situation


def decisions(
    game: AnyGame, seed: int, seats: int = 2, options: Mapping[str, OptionValue] | None = None
) -> Iterator[Any]:
    """List the positions of a game of random moves in which somebody acts."""
    rng = Rng.seeded(seed)
    match = Match.new(game, seats, dict(options or {}), seed)
    while match.to_act is not None:
        yield match.state
        move, rng = rng.choice(game.legal_moves(match.state))
        match = match.play(move)


def met(game: AnyGame, state: Any, situations: Sequence[Situation]) -> list[str]:
    """Name the situations that the seat to act meets, the most urgent first."""
    seat = game.to_act(state)
    assert seat is not None
    view, legal = game.view(state, seat), game.legal_moves(state)
    return [each.key for each in situations if each.holds(view, legal, seat)]


def told(game: AnyGame, states: Iterator[Any], situations: Sequence[Situation]) -> list[str]:
    """Name what seat 0 is told in a game: at each decision the most urgent that is new."""
    said: list[str] = []
    for state in states:
        if game.to_act(state) == 0:
            new = (key for key in met(game, state, situations) if key not in said)
            said += [key for key in [next(new, "")] if key]
    return said
