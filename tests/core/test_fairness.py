"""A deal is sealed before the first move, opened after the last, and anybody can check it."""

from __future__ import annotations

import hashlib
import json

import pytest

from core.engine.conversation import Conversation
from core.fairness import deal, opened, seal
from core.games import GAMES
from core.match import Match

KEYS = sorted(GAMES)


def finished(key: str, seed: int = 5) -> Match:
    match = Match.new(GAMES[key], 2, {}, seed)
    while not match.over:
        match = match.play(match.game.legal_moves(match.state)[0])
    return match


@pytest.mark.parametrize("key", KEYS)
def test_a_deal_is_opened_only_when_the_game_is_over(key: str) -> None:
    match = finished(key)

    assert opened(match.undo()) is None
    assert opened(match) == deal(match)


@pytest.mark.parametrize("key", KEYS)
def test_the_seal_is_the_same_from_the_first_move_to_the_last(key: str) -> None:
    match = finished(key)
    seals = {seal(deal(match.goto(ply)) or "") for ply in range(0, len(match.line), 9)}

    assert len(seals) == 1


@pytest.mark.parametrize("key", KEYS)
def test_every_deal_has_another_seal(key: str) -> None:
    seals = {seal(deal(Match.new(GAMES[key], 2, {}, seed)) or "") for seed in range(20)}

    assert len(seals) == 20


@pytest.mark.parametrize("key", KEYS)
def test_an_opened_deal_can_be_checked_as_the_page_says(key: str) -> None:
    """Do what docs/fairness.md tells people to do."""
    match = finished(key)
    text = opened(match)
    assert text is not None
    assert hashlib.sha256(text.encode()).hexdigest() == seal(text)

    version, game, seats, options, seed, position = text.split("\n")
    engine = Conversation()
    new = {"cmd": "new", "game": game, "seats": int(seats), "seed": int(seed)}
    engine.answer(json.dumps({**new, "options": json.loads(options)}))
    state = engine.answer('{"cmd":"state"}')["state"]

    assert version == "Kupola deal 1"
    assert json.loads(position) == json.loads(json.dumps(state))


def test_a_position_that_was_set_up_was_never_dealt() -> None:
    match = Match.at(GAMES["pixies"], finished("pixies").start.state)

    assert deal(match) is None
    assert opened(match) is None
