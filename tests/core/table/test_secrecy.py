"""What a member receives, and what it keeps, holds nothing that it may not know."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from core.games import GAMES
from core.kernel.codec import to_plain
from core.kernel.rng import Rng
from core.table import registers

from .table_play import TablePlay

if TYPE_CHECKING:
    from core.match import Match


@pytest.fixture
def received(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """Collect the content of every envelope that a guest opens, by register."""
    contents: dict[str, list[str]] = {}
    opened = registers.Reader.opened

    def kept(reader: registers.Reader, envelope: bytes) -> Any:
        value = opened(reader, envelope)
        if reader.register.startswith("d/") and value is not None:
            contents.setdefault(reader.register, []).append(json.dumps(value))
        return value

    monkeypatch.setattr(registers.Reader, "opened", kept)
    return contents


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_receives_what_lies_hidden(
    game: str, seed: int, received: dict[str, list[str]]
) -> None:
    play = TablePlay(game, GAMES[game].seats[0], watchers=1)
    play.gather()
    play.start()
    rng = Rng.seeded(seed)
    while play.to_act() is not None:
        rng = play.random_move(rng)
        if play.match.over:
            break
        play.settle()
    before_the_end = play.match.goto(play.match.ply - 1)
    secrets = {*_generators(before_the_end), str(before_the_end.start.seed), play.host.secret}

    for guest in play.guests:
        contents = [each for each in received[guest.register] if '"opened": null' in each]
        assert contents
        assert [word for word in secrets if any(word in each for each in contents)] == []
        for number, turn in enumerate(before_the_end.turns):
            if play.game.hides(turn.move) and turn.seat != guest.viewer:
                assert guest.match is not None
                assert _told_moves(contents, number) <= {None}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_guests_memory_guesses_what_is_hidden(game: str) -> None:
    """The states of a guest's match come from its views: two guesses of a deal differ."""
    play = TablePlay(game, GAMES[game].seats[0], watchers=1)
    play.gather()
    play.start()
    rng = Rng.seeded(4)
    for _ in range(4):
        rng = play.random_move(rng)
        play.settle()

    for guest in play.guests:
        assert guest.match is not None
        assert guest.match.start.seed is None
        kept = json.dumps(guest.saved) + json.dumps(to_plain(guest.match.state))
        assert not any(word in kept for word in _generators(play.match))
        assert guest.match.state != play.match.state


def _generators(match: Match) -> set[str]:
    """List the states of the generator, from which everything to come follows."""
    states = (match.start.state, *(turn.state for turn in match.turns))
    return {to_plain(state.rng) for state in states}


def _told_moves(contents: list[str], ply: int) -> set[str | None]:
    """List what was told of the code of a move."""
    told = set()
    for each in contents:
        course = json.loads(each)["course"]
        if course and course["base"] <= ply < course["base"] + len(course["steps"]):
            told.add(course["steps"][ply - course["base"]]["move"])
    return told
