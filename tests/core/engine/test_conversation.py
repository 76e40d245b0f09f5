"""The engine answers every request of the protocol, and refuses all others clearly."""

from __future__ import annotations

import json
import math
from time import monotonic
from typing import Any

import pytest

from core.ai.opponents import OPPONENTS
from core.ai.reasons import GENERAL
from core.engine.conversation import Conversation
from core.games import GAMES
from core.kernel.rng import Rng

KEYS = sorted(GAMES)


class Table:
    """A conversation with short commands."""

    def __init__(self, key: str | None = None, seed: int = 7) -> None:
        self.conversation = Conversation()
        if key:
            self.ask("new", game=key, seats=GAMES[key].seats[0], seed=seed)

    def ask(self, cmd: str, **fields: Any) -> dict[str, Any]:
        line = json.dumps({"cmd": cmd, **fields})
        return json.loads(json.dumps(self.conversation.answer(line)))  # type: ignore[no-any-return]

    def refusal(self, cmd: str, **fields: Any) -> str:
        error: dict[str, str] = self.ask(cmd, **fields)["error"]
        assert error["message"]
        return error["code"]

    def play_out(self, seed: int = 1) -> list[str]:
        played: list[str] = []
        chance = Rng.seeded(seed)
        while moves := self.ask("moves")["moves"]:
            move, chance = chance.choice(moves)
            reply = self.ask("play", move=move)
            assert reply["ok"]
            played.append(move)
        return played


def test_the_games_are_listed_with_seats_and_options() -> None:
    games = {game["key"]: game for game in Table().ask("games")["games"]}

    assert set(games) == {"azul_duel", "kingdomino", "pixies"}
    assert games["kingdomino"]["seats"] == [2, 3, 4]
    assert games["kingdomino"]["options"]["harmony"] == {"values": [False, True], "default": False}
    assert games["azul_duel"]["seats"] == [2]
    assert games["pixies"]["seats"] == [2, 3, 4, 5]


def test_a_new_game_tells_who_acts() -> None:
    options = {"harmony": True}
    reply = Table().ask("new", game="kingdomino", seats=4, seed=7, options=options)

    assert reply["ok"]
    assert reply["to_act"] in range(4)
    assert reply["ply"] == 0


def test_without_a_seed_one_is_drawn_and_told() -> None:
    table = Table()
    seed = table.ask("new", game="pixies", seats=2)["seed"]
    state = table.ask("state")
    table.ask("new", game="pixies", seats=2, seed=seed)

    assert table.ask("state") == state


@pytest.mark.parametrize("key", KEYS)
def test_a_whole_game_can_be_refereed(key: str) -> None:
    table = Table(key)
    played = table.play_out()
    outcome = table.ask("outcome")["outcome"]

    assert played
    assert table.ask("moves") == {"to_act": None, "moves": []}
    assert outcome["winners"]
    assert outcome["reason"]
    assert next(standing["rank"] for standing in outcome["standings"]) == 1
    for standing in outcome["standings"]:
        assert table.ask("score", seat=standing["seat"])["total"] == standing["points"]


@pytest.mark.parametrize("key", KEYS)
def test_playing_tells_what_happened(key: str) -> None:
    table = Table(key)
    reply = table.ask("play", move=table.ask("moves")["moves"][0])

    assert reply["over"] is False
    assert all(event["type"] for event in reply["events"])


@pytest.mark.parametrize("key", KEYS)
def test_undo_goes_one_move_back(key: str) -> None:
    table = Table(key)
    before = table.ask("state")
    table.ask("play", move=table.ask("moves")["moves"][0])

    assert table.ask("undo")["ply"] == 0
    assert table.ask("state") == before
    assert table.refusal("undo") == "nothing_to_undo"


@pytest.mark.parametrize("key", KEYS)
def test_why_gives_the_reason_and_the_rule(key: str) -> None:
    table = Table(key)
    legal = table.ask("moves")["moves"][0]
    table.ask("play", move=legal)
    again = table.ask("why", move=legal)

    assert table.ask("why", move=table.ask("moves")["moves"][0]) == {"legal": True}
    assert again["legal"] is False
    assert again["reason"]
    assert again["rule"]
    assert table.refusal("play", move=legal) == "illegal_move"


@pytest.mark.parametrize("key", KEYS)
def test_any_position_can_be_set_up_again(key: str) -> None:
    table = Table(key)
    chance = Rng.seeded(3)
    for _ in range(60):
        moves = table.ask("moves")["moves"]
        if not moves:
            break
        state, legal = table.ask("state")["state"], table.ask("moves")
        other = Table()
        assert other.ask("setup", game=key, state=state)["ok"]
        assert other.ask("state")["state"] == state
        assert other.ask("moves") == legal
        move, chance = chance.choice(moves)
        table.ask("play", move=move)


@pytest.mark.parametrize("key", KEYS)
def test_a_view_hides_what_the_state_shows(key: str) -> None:
    table = Table(key)

    assert table.ask("view", seat=0)["view"]["viewer"] == 0
    assert table.ask("view", seat=None)["view"]["viewer"] is None
    assert "rng" not in json.dumps(table.ask("view", seat=0))
    assert "rng" in table.ask("state")["state"]


@pytest.mark.parametrize("key", KEYS)
def test_the_best_move_is_legal_and_the_same_every_time(key: str) -> None:
    table = Table(key)
    for level in ("gentle", "novice", "casual"):
        advice = table.ask("best", level=level)
        moves = table.ask("moves")["moves"]
        assert advice["move"] in moves
        assert {candidate["move"] for candidate in advice["candidates"]} <= set(moves)
        assert advice["nodes"] >= len(advice["candidates"])
        assert table.ask("best", level=level) == advice


@pytest.mark.parametrize("key", KEYS)
def test_the_best_move_comes_with_chances_points_a_line_and_a_reason(key: str) -> None:
    table = Table(key)
    advice = table.ask("best", level="casual")
    moves = table.ask("moves")["moves"]

    for candidate in (advice, *advice["candidates"]):
        assert candidate["line"][0] == candidate["move"]
        assert candidate["line"][0] in moves
        assert candidate["reason"]["kind"] in OPPONENTS[key].reason_kinds | GENERAL
        assert candidate["reason"]["sentence"].endswith(".")
        if candidate.get("visits", 1):
            assert 0 <= candidate["chance"] <= 1
            assert candidate["points"] > -50
    for move in advice["line"]:
        table.ask("play", move=move)


@pytest.mark.parametrize("level", ["expert", "master"])
@pytest.mark.parametrize("key", KEYS)
def test_seconds_are_spent_and_kept_to(key: str, level: str) -> None:
    table = Table(key)
    began = monotonic()
    short = table.ask("best", level=level, seconds=0.05)
    between = monotonic()
    long = table.ask("best", level=level, seconds=0.4)
    ended = monotonic()

    assert between - began < 1
    assert 0.2 < ended - between < 1.5
    assert long["nodes"] > short["nodes"]
    assert short["timed"]
    assert {short["move"], long["move"]} <= set(table.ask("moves")["moves"])


@pytest.mark.parametrize("level", ["skilled", "master"])
@pytest.mark.parametrize("key", KEYS)
def test_playouts_are_counted_and_find_the_same_every_time(key: str, level: str) -> None:
    table = Table(key)
    few = table.ask("best", level=level, playouts=50)
    more = table.ask("best", level=level, playouts=600)

    assert not few["timed"]
    assert few["nodes"] <= 50 < more["nodes"] <= 600
    assert table.ask("best", level=level, playouts=600) == more


@pytest.mark.parametrize("key", KEYS)
def test_a_code_opens_elsewhere(key: str) -> None:
    table, other, third = Table(key), Table(), Table()
    table.play_out()
    assert other.ask("open", code=table.ask("code")["code"])["to_act"] is None
    assert third.ask("open", code=table.ask("code", position=True)["code"])["ply"] == 0

    assert other.ask("state") == third.ask("state") == table.ask("state")
    assert other.ask("record")["record"]["moves"] == table.ask("record")["record"]["moves"]


@pytest.mark.parametrize("key", KEYS)
def test_a_record_can_be_loaded_elsewhere(key: str) -> None:
    table = Table(key)
    table.play_out()
    other = Table()
    saved = table.ask("record")["record"]

    assert other.ask("load", record=saved)["to_act"] is None
    assert other.ask("state") == table.ask("state")


def test_before_a_game_has_begun_there_is_nothing_to_ask() -> None:
    table = Table()

    for cmd in ("moves", "undo", "state", "outcome", "record", "best"):
        assert table.refusal(cmd) == "no_game"
    assert table.refusal("score", seat=0) == "no_game"
    assert table.refusal("view", seat=None) == "no_game"
    assert table.refusal("play", move="x") == "no_game"


def test_a_position_of_numbers_beyond_all_writing_is_refused() -> None:
    """Their sum would have more digits than can be written into a reply."""
    table = Table("azul_duel")
    state = table.ask("state")["state"]
    state["boards"][0]["ledger"]["tiles"] = [9 * 10**4299] * 5

    assert table.refusal("setup", game="azul_duel", state=state) == "bad_position"


def test_nobody_advises_when_the_game_is_over() -> None:
    table = Table("pixies")
    table.play_out()

    assert table.refusal("best") == "game_over"


@pytest.mark.parametrize(
    ("fields", "code", "words"),
    [
        ({"cmd": "dance"}, "unknown_command", "There is no command “dance”"),
        ({"cmd": 7}, "unknown_command", "There is no command “7”"),
        ({}, "unknown_command", "There is no command “null”"),
        ({"cmd": "new"}, "bad_request", "needs the field “game”"),
        ({"cmd": "new", "game": 3, "seats": 2}, "bad_request", "“game” should be a text"),
        ({"cmd": "new", "game": "chess", "seats": 2}, "unknown_game", "no game named “chess”"),
        ({"cmd": "new", "game": "pixies", "seats": True}, "bad_request", "a whole number"),
        ({"cmd": "new", "game": "pixies", "seats": 6}, "bad_options", "2 to 5 players"),
        ({"cmd": "new", "game": "azul_duel", "seats": 3}, "bad_options", "exactly 2 players"),
        ({"cmd": "new", "game": "pixies", "seats": 2, "seed": -1}, "bad_options", "seed"),
        ({"cmd": "new", "game": "pixies", "seats": 2, "sead": 1}, "bad_request", "no field “sead”"),
        ({"cmd": "score", "seat": 2}, "bad_request", "the seats are 0 to 1"),
        ({"cmd": "score", "seat": None}, "bad_request", "a whole number"),
        ({"cmd": "view"}, "bad_request", "needs the field “seat”"),
        ({"cmd": "view", "seat": -1}, "bad_request", "the seats are 0 to 1"),
        ({"cmd": "play", "move": "e4"}, "unreadable_move", "A move is"),
        ({"cmd": "best", "level": "god"}, "bad_request", "no level “god”"),
        ({"cmd": "best", "playouts": 0}, "bad_request", "from 1 to 1000000"),
        ({"cmd": "best", "playouts": 10**9}, "bad_request", "from 1 to 1000000"),
        ({"cmd": "best", "playouts": 2.5}, "bad_request", "from 1 to 1000000"),
        ({"cmd": "best", "seconds": 0}, "bad_request", "more than 0"),
        ({"cmd": "best", "seconds": 1e9}, "bad_request", "at most 60"),
        ({"cmd": "best", "seconds": 10**400}, "bad_request", "at most 60"),
        ({"cmd": "best", "seconds": math.inf}, "bad_request", "at most 60"),
        ({"cmd": "best", "seconds": math.nan}, "bad_request", "more than 0"),
        ({"cmd": "best", "seconds": "1"}, "bad_request", "a number of seconds"),
        ({"cmd": "setup", "game": "pixies", "state": {}}, "bad_position", "is missing"),
        ({"cmd": "open", "code": "KUPOLA1-"}, "bad_code", "damaged"),
        ({"cmd": "code", "position": 1}, "bad_request", "true or false"),
        ({"cmd": "load", "record": {}}, "bad_record", "names no format"),
    ],
    ids=str,
)
def test_a_wrong_request_is_refused_by_name(fields: dict[str, Any], code: str, words: str) -> None:
    table = Table("pixies")
    before = table.ask("state")
    error = table.conversation.answer(json.dumps(fields))["error"]

    assert error["code"] == code
    assert words in error["message"]
    assert table.ask("state") == before


@pytest.mark.parametrize("line", ["", "x", "[]", "3", '"new"', "{", "[" * 100_000, "1e999", "NaN"])
def test_what_is_no_request_is_refused(line: str) -> None:
    error = Conversation().answer(line)["error"]

    assert error["code"] == "bad_json"
    assert error["message"] == "A request is one JSON object on one line."
