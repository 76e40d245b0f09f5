"""Names are cleaned wherever they are read: codes, matches, counts and the history."""

from __future__ import annotations

import json
from typing import Any

import pytest

from core import contest, history, tally
from core.games import GAMES
from core.kernel.bit_packing import Packer
from core.kernel.outside_text import letters
from core.match import Match
from core.record import Sitter
from core.share_code import opened, written
from core.tally import Count, TallyRecord

NAMES = {"A\u202en\u200ba\n": "Ana", "\u3164": "Player 1", "<b>Bo</b>": "<b>Bo</b>"}
PAIR = (Sitter("Eva", "pink"), Sitter("Eva", "blue"))
FLAG = "🇭🇺"
everyone = pytest.mark.parametrize(("raw", "kept"), NAMES.items())


def changed(content: str, field: str, name: str) -> str:
    data: dict[str, Any] = json.loads(content)
    data[field][0]["name"] = name
    return json.dumps(data)


@everyone
def test_names_of_a_match_are_cleaned(raw: str, kept: str) -> None:
    content = contest.dumps(contest.duplicate("pixies", {}, 1, PAIR))

    assert contest.loads(changed(content, "entrants", raw)).entrants[0].name == kept


@everyone
def test_names_of_a_count_are_cleaned(raw: str, kept: str) -> None:
    record = TallyRecord.of(Count.new("pixies", 2, {}), PAIR, "2026-11-16", finished=False)

    assert tally.loads(changed(tally.dumps(record), "players", raw)).players[0].name == kept


@everyone
def test_names_of_the_history_are_cleaned(raw: str, kept: str) -> None:
    seats = tuple(history.Result(each.name, each.color, "", 1, 1, {}) for each in PAIR)
    line = history.dumps(history.Entry("game-1", history.GAME, "pixies", 1, "", seats))

    assert history.loads(changed(line, "seats", raw)).seats[0].name == kept


def test_a_name_in_a_code_is_cleaned(monkeypatch: pytest.MonkeyPatch) -> None:
    match, raw, put = Match.new(GAMES["pixies"], 2, {}, 1), "A\u202en\u200ba", Packer.put_text
    with monkeypatch.context() as patch:
        patch.setattr(Packer, "put_text", lambda self, words: put(self, raw if words else words))
        code = written(match, PAIR)

    assert [each.name for each in opened(code).players] == ["Ana", "Ana"]


def test_a_code_cuts_no_letter_of_a_name() -> None:
    match = Match.new(GAMES["pixies"], 2, {}, 1)

    name = opened(written(match, (Sitter(FLAG * 24, "pink"), PAIR[1]))).players[0].name

    assert set(letters(name)) == {FLAG}
