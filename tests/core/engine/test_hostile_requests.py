"""Ten thousand bad requests: a clear error each, the position unchanged, no traceback, no hang."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from core.engine.conversation import Conversation
from core.games import GAMES
from core.kernel.rng import Rng
from tests.mutation import mutated_text

ROUNDS = 1700
PATIENCE = 2.0
"""Seconds that an answer may take, beside those that a request asks to think."""


def told(conversation: Conversation, **request: Any) -> dict[str, Any]:
    return conversation.answer(json.dumps(request))


def good_requests(key: str) -> tuple[Conversation, list[dict[str, Any]]]:
    """A conversation in the middle of a game, and requests that would all be carried out."""
    conversation = Conversation()
    seats = GAMES[key].seats[-1]
    chance = Rng.seeded(5)
    told(conversation, cmd="new", game=key, seats=seats, seed=5)
    for _ in range(40):
        move, chance = chance.choice(told(conversation, cmd="moves")["moves"])
        told(conversation, cmd="play", move=move)
    move = told(conversation, cmd="moves")["moves"][-1]
    state = told(conversation, cmd="state")["state"]
    saved = told(conversation, cmd="record")["record"]
    code = told(conversation, cmd="code", position=True)["code"]
    return conversation, [
        {"cmd": "new", "game": key, "seats": seats, "seed": 3, "options": {}},
        {"cmd": "play", "move": move},
        {"cmd": "why", "move": move},
        {"cmd": "view", "seat": 1},
        {"cmd": "score", "seat": 0},
        {"cmd": "best", "level": "expert", "seconds": 0.1},
        {"cmd": "load", "record": saved},
        {"cmd": "open", "code": code},
        *[{"cmd": "setup", "game": key, "state": state}] * 5,
    ]


@pytest.mark.parametrize("key", sorted(GAMES))
@pytest.mark.parametrize("part", [0, 1])
def test_bad_requests_never_change_the_position(key: str, part: int) -> None:
    conversation, good = good_requests(key)
    rng = Rng.seeded(part)
    refused = 0
    for number in range(ROUNDS):
        line, rng = mutated_text(good[number % len(good)], rng)
        if asked_seconds(line) > PATIENCE:
            continue  # it may well be right, and would take its time
        before = conversation._match
        began = time.monotonic()
        reply = conversation.answer(line)
        assert time.monotonic() - began < asked_seconds(line) + PATIENCE, line[:300]
        json.dumps(reply)
        if "error" in reply:
            refused += 1
            assert reply["error"]["code"] != "internal", (line[:300], reply)
            assert 0 < len(reply["error"]["message"]) < 900
            assert conversation._match is before
        else:
            _plays_on(conversation, number)
            conversation._match = before

    assert refused > ROUNDS // 3


def asked_seconds(line: str) -> float:
    """How long a request wants to be thought about."""
    try:
        request = json.loads(line)
    except (ValueError, RecursionError):
        return 0.0
    if not isinstance(request, dict) or request.get("cmd") != "best":
        return 0.0
    seconds = request.get("seconds", 1)
    return seconds if isinstance(seconds, int | float) and seconds > 0 else 0.0


def _plays_on(conversation: Conversation, seed: int) -> None:
    """A position that was accepted can be played, and stays consistent."""
    match = conversation._match
    assert match is not None
    chance = Rng.seeded(seed)
    for _ in range(12):
        flaw = match.game.flaw(match.state)
        assert flaw is None, flaw
        if match.over:
            break
        move, chance = chance.choice(match.game.legal_moves(match.state))
        match = match.play(move)
