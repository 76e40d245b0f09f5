"""Whole games as text: legal moves, moves made, events and scores."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import field, frozen

from core.games import GAMES
from core.kernel.codec import tagged
from core.kernel.messages import english
from core.kernel.rng import Rng
from core.match import Match
from core.record import checksum

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

SEED = 2026


@frozen
class Playthrough:
    """A random game that is always the same."""

    game: str
    seats: int
    options: dict[str, object] = field(factory=dict)


VARIANTS: Mapping[str, Playthrough] = {
    "azul_duel_four_tablets": Playthrough("azul_duel", 2, {"tablets": "random_4"}),
    "kingdomino_mighty_duel": Playthrough(
        "kingdomino", 2, {"mighty_duel": True, "harmony": True, "middle_kingdom": True}
    ),
    "kingdomino_dynasty": Playthrough("kingdomino", 3, {"dynasty": True}),
}

PLAYTHROUGHS: Mapping[str, Playthrough] = {
    **{f"{key}_{n}": Playthrough(key, n) for key, game in GAMES.items() for n in game.seats},
    **VARIANTS,
}


def path_of(name: str) -> Path:
    """Return the path of a playthrough."""
    return Path(__file__).parent / f"{name}.txt"


def written(playthrough: Playthrough) -> str:
    """Play the game and write it as text."""
    return "".join(f"{line}\n" for line in _lines(playthrough))


def _lines(playthrough: Playthrough) -> Iterator[str]:
    game = GAMES[playthrough.game]
    match = Match.new(game, playthrough.seats, playthrough.options, SEED)
    chance = Rng.seeded(SEED)
    yield f"{game.key}, {playthrough.seats} players, seed {SEED}"
    yield json.dumps(dict(match.start.options.chosen))
    while not match.over:
        moves = game.legal_moves(match.state)
        move, chance = chance.choice(moves)
        yield f"{match.ply + 1}. seat {match.to_act} has {_summed([m.code for m in moves])}"
        yield f"   plays {move.code}"
        match = match.play(move)
        for event in match.turns[-1].events:
            yield f"     {json.dumps(tagged(event), separators=(',', ':'))}"
        yield f"   {_scores(match)}, position {checksum(match.state)}"
    outcome = game.outcome(match.state)
    assert outcome is not None
    yield f"over: {english(outcome.reason)}"
    for standing in outcome.standings:
        yield f"  {standing.rank}. seat {standing.seat}, {standing.points} points"
        for line in game.score(match.state, standing.seat).lines:
            yield f"     {line.points:+} {english(line.reason)}"


def _summed(codes: Sequence[str]) -> str:
    digest = hashlib.sha256(" ".join(codes).encode()).hexdigest()[:8]
    return f"{len(codes)} moves ({digest}): {' '.join(codes[:6])}"


def _scores(match: Match) -> str:
    totals = [match.game.score(match.state, s).total for s in range(match.start.seats)]
    return "scores " + " ".join(map(str, totals))
