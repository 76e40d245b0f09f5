"""Streams of deeper answers and chances, as another program asks for them."""

from __future__ import annotations

import json
import subprocess
import sys
from time import monotonic
from typing import IO, Any

import pytest

from core.engine.conversation import Conversation
from core.games import GAMES

PATIENCE = 1.0
"""Seconds within which a busy machine stops; an idle one takes 0.05."""


def talk(*requests: dict[str, Any], waiting: bool = True) -> list[list[dict[str, Any]]]:
    conversation = Conversation(waiting=lambda: waiting)
    return [list(conversation.answers(json.dumps(request))) for request in requests]


def said(stream: IO[str] | None) -> dict[str, Any]:
    assert stream is not None
    reply: dict[str, Any] = json.loads(stream.readline())
    return reply


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_stream_goes_deeper_until_another_request_waits(key: str) -> None:
    replies: list[dict[str, Any]] = []
    conversation = Conversation(waiting=lambda: len(replies) > 1)
    conversation.answer(json.dumps({"cmd": "new", "game": key, "seats": 2, "seed": 7}))
    ask = {"cmd": "best", "lines": 3, "stream": True}
    for reply in conversation.answers(json.dumps(ask)):
        replies.append(reply)  # noqa: PERF402 - the stream looks at them meanwhile

    nodes = [reply["nodes"] for reply in replies]
    assert nodes == sorted(nodes)
    assert nodes[0] < nodes[-1]
    assert [reply["last"] for reply in replies] == [False] * (len(replies) - 1) + [True]
    assert all(1 <= len(reply["candidates"]) <= 3 for reply in replies)


def test_a_stream_ends_with_its_seconds() -> None:
    new = {"cmd": "new", "game": "pixies", "seats": 2, "seed": 7}
    began = monotonic()

    _, replies = talk(new, {"cmd": "best", "stream": True, "seconds": 0.1}, waiting=False)

    assert replies[-1]["last"]
    assert monotonic() - began < PATIENCE


def test_a_request_that_waits_ends_a_stream_after_its_first_answer() -> None:
    new = {"cmd": "new", "game": "pixies", "seats": 2, "seed": 7}

    _, replies, (stopped,) = talk(new, {"cmd": "best", "stream": True}, {"cmd": "stop"})

    assert [reply["last"] for reply in replies] == [True]
    assert stopped == {"ok": True}


def test_stop_ends_the_stream_of_a_running_engine() -> None:
    engine = subprocess.Popen(
        [sys.executable, "-m", "core.engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with engine:
        assert engine.stdin is not None
        engine.stdin.write('{"cmd":"new","game":"kingdomino","seats":2,"seed":7}\n')
        engine.stdin.write('{"cmd":"best","lines":2,"stream":true}\n')
        engine.stdin.flush()
        said(engine.stdout)
        first, second = said(engine.stdout), said(engine.stdout)
        engine.stdin.write('{"cmd":"stop"}\n')
        engine.stdin.flush()
        asked = monotonic()
        while not said(engine.stdout)["last"]:
            pass
        assert said(engine.stdout) == {"ok": True}
        assert monotonic() - asked < PATIENCE
        engine.stdin.close()

    assert first["nodes"] < second["nodes"]


def test_a_finished_game_streams_an_error() -> None:
    ((error,),) = talk({"cmd": "best", "stream": True})

    assert error["error"]["code"] == "no_game"


@pytest.mark.parametrize("fields", [{"lines": 0}, {"lines": True}, {"stream": 1}, {"seconds": 0}])
def test_wrong_fields_of_a_stream_are_refused(fields: dict[str, Any]) -> None:
    new = {"cmd": "new", "game": "pixies", "seats": 2, "seed": 7}

    _, (error,) = talk(new, {"cmd": "best", **fields})

    assert error["error"]["code"] == "bad_request"


def test_chances_are_those_of_a_seat() -> None:
    new = {"cmd": "new", "game": "kingdomino", "seats": 2, "seed": 7}
    ask = {"cmd": "chances", "need": "mine", "seat": 1}

    _, (one,), (every,), (bad,), (nobody,) = talk(
        new, ask, {"cmd": "chances"}, {**ask, "need": "gold"}, {**ask, "seat": 2}
    )

    assert one["caption"] == "Mine, in the next line"
    assert 0 < one["chance"] < 1
    assert one in every["chances"]
    assert bad["error"]["code"] == "bad_need"
    assert nobody["error"]["code"] == "bad_request"
