"""Programs at a table: one engine hosts, others join, all play by the protocol."""

from __future__ import annotations

from queue import Queue
from time import monotonic
from typing import TYPE_CHECKING, Any

import pytest

from core.engine.conversation import Conversation

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.engine.at_table import Event


class Program:
    """A program with an engine of its own."""

    def __init__(self) -> None:
        self.events: Queue[Event] = Queue()
        self.engine = Conversation(tell=self.events.put)
        self.heard: list[dict[str, Any]] = []

    def ask(self, **request: object) -> dict[str, Any]:
        import json  # noqa: PLC0415 - the test writes requests in one place

        return self.engine.answer(json.dumps(request))

    def listen(self) -> dict[str, Any] | None:
        """Take the next event."""
        for line in self.engine.told(self.events.get(timeout=60)):
            self.heard.append(line)
            return line
        return None


@pytest.fixture
def programs() -> Iterator[list[Program]]:
    made = [Program() for _ in range(3)]
    yield made
    for each in made:
        each.engine.close()


def opened(host: Program, *seats: str) -> str:
    reply = host.ask(cmd="host", game="kingdomino", seats=list(seats), port=0, name="Host")
    assert reply["ok"], reply
    assert len(reply["code"]) == 8
    invitation, _, address = reply["invitation"].partition("@")
    return f"{invitation}@tcp://127.0.0.1:{address.rpartition(':')[2]}"


def test_programs_play_a_whole_game(programs: list[Program]) -> None:
    host, guest, watcher = programs
    invitation = opened(host, "engine", "open")
    assert guest.ask(cmd="join", invitation=invitation, name="Robot", seat=1) == {"ok": True}
    assert watcher.ask(cmd="join", invitation=invitation) == {"ok": True}
    end = monotonic() + 200
    while not any(line["event"] == "checked" for line in guest.heard):
        assert monotonic() < end
        for program, own in ((host, 0), (guest, 1), (watcher, None)):
            while not program.events.empty():
                line = program.listen()
                if line and line["event"] == "position" and line["to_act"] == own is not None:
                    moves = program.ask(cmd="moves")["moves"]
                    assert program.ask(cmd="play", move=moves[0])["sent"]
    assert guest.heard[-1]["fair"]
    assert not [line for program in programs for line in program.heard if "message" in line]
    assert guest.ask(cmd="outcome") == host.ask(cmd="outcome") != {"outcome": None}


def test_what_a_table_forbids(programs: list[Program]) -> None:
    host, guest, _ = programs
    assert guest.ask(cmd="leave")["error"]["code"] == "wrong_place"
    invitation = opened(host, "open", "open")
    guest.ask(cmd="join", invitation=invitation, name="Robot", seat=1)
    for request in (
        {"cmd": "new", "game": "pixies", "seats": 2},
        {"cmd": "join", "invitation": invitation},
        {"cmd": "undo"},
    ):
        assert guest.ask(**request)["error"]["code"] == "wrong_place"
    assert guest.ask(cmd="moves")["error"]["code"] == "no_game"
    assert guest.ask(cmd="leave") == {"ok": True}
    assert guest.ask(cmd="new", game="pixies", seats=2)["ok"]


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"cmd": "join", "invitation": "hello"}, "bad_invitation"),
        ({"cmd": "join", "invitation": "kupola:2/xyz"}, "bad_invitation"),
        ({"cmd": "join", "invitation": "tcp://127.0.0.1:1", "code": "KUPATABC"}, "network"),
        ({"cmd": "join", "invitation": "tcp://127.0.0.1:1", "code": "no"}, "bad_invitation"),
        ({"cmd": "host", "game": "chess", "seats": ["open"]}, "unknown_game"),
        ({"cmd": "host", "game": "pixies", "seats": ["open"]}, "bad_options"),
        ({"cmd": "host", "game": "pixies", "seats": ["open", "x"]}, "bad_seat"),
        ({"cmd": "host", "game": "pixies", "seats": [1]}, "bad_request"),
        (
            {"cmd": "host", "game": "pixies", "seats": ["open"] * 2, "broker": "http://x"},
            "bad_invitation",
        ),
    ],
)
def test_wrong_tables_are_errors(request_: dict[str, object], code: str) -> None:
    assert Program().ask(**request_)["error"]["code"] == code
