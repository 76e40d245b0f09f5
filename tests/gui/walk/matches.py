"""Games that have come some way, played so that the boards fill."""

from __future__ import annotations

from functools import cache
from typing import Any

from core.ai.levels import think
from core.games import GAMES
from core.match import Match
from core.record import Sitter
from gui.look.seat_colors import SEAT_COLORS

LINE_NAME = "A bolder plan"
NAMES = ("Aleksandra", "Zsuzsanna", "Władysław", "Милица", "Bence")
OPTIONS: dict[str, dict[str, Any]] = {
    "azul_duel": {"tablets": "random_4"},
    "kingdomino": {"harmony": True, "middle_kingdom": True},
    "pixies": {},
}
SEED = 4


def sitters(seats: int) -> tuple[Sitter, ...]:
    """Seat some people with names of usual length."""
    return tuple(Sitter(NAMES[seat], SEAT_COLORS[seat].name) for seat in range(seats))


def dealt(key: str, seats: int) -> Match:
    """Deal a game with the options that show most."""
    game = GAMES[key]
    chosen = {o.key: OPTIONS[key].get(o.key, o.default) for o in game.options}
    return Match.new(game, seats, chosen, SEED)


@cache
def line(key: str, seats: int) -> tuple[Any, ...]:
    """Let computers of a modest level play a whole game."""
    return _played_out(dealt(key, seats))


@cache
def dynasty() -> Match:
    """Play three games of Kingdomino, one after the other."""
    game = GAMES["kingdomino"]
    chosen = {option.key: option.key == "dynasty" or option.default for option in game.options}
    match = Match.new(game, 2, chosen, SEED)
    for move in _played_out(match):
        match = match.play(move)
    return match


def _played_out(match: Match) -> tuple[Any, ...]:
    moves: list[Any] = []
    while (seat := match.to_act) is not None:
        view = match.game.view(match.state, seat)
        best = think(match.game, view, seat, "novice", seed=match.ply, stop=lambda: False).best
        moves.append(best.move)
        match = match.play(best.move)
    return tuple(moves)


def played(key: str, share: float, seats: int | None = None) -> Match:
    """Play a share of a game, with as many seats as there can be."""
    seats = seats or GAMES[key].seats[-1]
    moves = line(key, seats)
    match = dealt(key, seats)
    for move in moves[: round(share * len(moves))]:
        match = match.play(move)
    return match
