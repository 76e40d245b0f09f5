"""Games that are over, quickly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games import GAMES
from core.kernel.rng import Rng
from core.match import Match
from core.record import Record, Sitter

if TYPE_CHECKING:
    from pathlib import Path

    from gui.store.saved_games import SavedGames

PLAYERS = (Sitter("Ana", "pink"), Sitter("Computer 2", "green", "hard"))


def played(game: str, seed: int = 1, **options: bool) -> Match:
    """Play any moves until a game is over."""
    match = Match.new(GAMES[game], 2, options, seed)
    rng = Rng.seeded(seed)
    while not match.over:
        move, rng = rng.choice(match.game.legal_moves(match.state))
        match = match.play(move)
    return match


def shelved(saved_games: SavedGames, game: str = "pixies", seed: int = 1) -> tuple[Path, Match]:
    """Put a finished game on the shelf."""
    match = played(game, seed)
    return saved_games.save(saved_games.new_path(), Record.of(match, PLAYERS), over=True), match
