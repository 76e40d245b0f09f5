"""What the question before an undo says about the pieces that a move showed."""

from __future__ import annotations

import pytest

from core.games import GAMES
from core.kernel.messages import english
from core.kernel.rng import Rng
from core.match import Match
from gui.games.move_text import seen
from gui.games.registry import sentences_of

SEATS = {"azul_duel": 2, "kingdomino": 3, "pixies": 4}


@pytest.mark.parametrize("key", GAMES)
def test_every_move_that_shows_something_hidden_says_what(key: str) -> None:
    game, sentences = GAMES[key], sentences_of(key)
    match, chance = Match.new(game, SEATS[key], {}, 2), Rng.seeded(2)
    told: set[str] = set()
    while legal := game.legal_moves(match.state):
        before = match.state
        move, chance = chance.choice(legal)
        match = match.play(move)
        for seat in range(SEATS[key]):
            turn = seen(match, match.line[-1], seat)
            shown = sentences.shown(turn)
            told.update(english(message) for message in shown)

            assert shown or not game.reveals(game.view(before, seat), turn.events)

    assert told
    assert not any("{" in sentence for sentence in told)
