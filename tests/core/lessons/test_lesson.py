"""Tests of the format of lessons, of judging and of the check that plays them."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assets import lessons as command
from core.games import GAMES
from core.kernel.messages import Message
from core.lessons.checking import problems, solved
from core.lessons.conditions import BadLesson
from core.lessons.judging import Result, is_over, judge
from core.lessons.lesson import Lesson, read_lesson
from core.match import Match
from core.share_code import position, written

if TYPE_CHECKING:
    from pathlib import Path

FILES = sorted(command.FOLDER.rglob("*.json"))


def turn_of(seat: int) -> Match:
    """Deal a game of Kingdomino in which a seat places the first domino."""
    game = GAMES["kingdomino"]
    for seed in range(100):
        match = Match.new(game, 2, {}, seed)
        while not match.turns or match.turns[-1].move.code[0] != "c" or match.ply < 4:
            match = match.play(game.legal_moves(match.state)[0])
        if match.to_act == seat:
            return position(match)
    raise AssertionError


START = turn_of(0)
FIRST = GAMES["kingdomino"].legal_moves(START.state)[0].code


def step(**changes: Any) -> dict[str, Any]:
    """Write a step: lay a domino left of the castle, its left half to the west."""
    return {
        "say": "Place it.",
        "goal": {"move": FIRST},
        "hint": "Look left.",
        "solution": [FIRST],
        "otherwise": "Not there.",
        **changes,
    }


def plain(*steps: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """Write a lesson."""
    return {
        "format": 1,
        "game": "kingdomino",
        "title": "Castle",
        "rule": "placing",
        "position": written(START),
        "steps": list(steps or (step(),)),
        **changes,
    }


def lesson(*steps: dict[str, Any], **changes: Any) -> Lesson:
    """Read a lesson."""
    return read_lesson(json.dumps(plain(*steps, **changes)))


def test_a_lesson_is_read() -> None:
    read = lesson()

    assert read.game == "kingdomino"
    assert read.match.state == START.state
    assert read.title == Message("kingdomino_lessons", "Castle")
    assert [each.source for each in read.sentences] == [
        "Castle",
        "Place it.",
        "Not there.",
        "Look left.",
    ]


def test_a_game_may_stand_for_its_last_position() -> None:
    game = GAMES["kingdomino"]
    match = Match.new(game, 2, {}, 3)
    match = match.play(game.legal_moves(match.state)[0])

    assert lesson(position=written(match)).match.state == match.state


@pytest.mark.parametrize(
    "changes",
    [
        {"format": 2},
        {"format": "1"},
        {"game": "chess"},
        {"game": "pixies"},
        {"title": ""},
        {"title": "{name}"},
        {"title": "x" * 201},
        {"position": "KUPOLA1-AAAA"},
        {"position": 3},
        {"seat": 2},
        {"steps": []},
        {"steps": [step()] * 13},
        {"steps": {}},
        {"steps": ["x"]},
        {"more": 1},
        {"steps": [step(more=1)]},
        {"steps": [step(say=None)]},
        {"steps": [step(moves=0)]},
        {"steps": [step(solution=[])]},
        {"steps": [step(goal={})]},
        {"steps": [step(wrong=[{"when": {"move": "*"}}])]},
        {"steps": [step(wrong=[{"when": {"move": "*"}, "say": "No.", "more": 1}])]},
        {"steps": [step(mark="x")]},
        {"steps": [step(replies=["d"] * 41)]},
        {"steps": [step(game={"level": "novice", "until": {"move": "*"}})]},
        {"steps": [{"say": "Play.", "game": {"level": "god", "until": {"move": "*"}}}]},
        {"steps": [{"say": "Play.", "game": {"level": "novice"}}]},
    ],
)
def test_a_wrong_entry_is_refused_with_a_sentence(changes: dict[str, Any]) -> None:
    with pytest.raises(BadLesson, match=r"\w"):
        lesson(**changes)


@pytest.mark.parametrize("words", ["", "[]", "{", "[" * 50_000, "x" * 100_001, '{"format": 1}'])
def test_what_is_no_lesson_is_refused(words: str) -> None:
    with pytest.raises(BadLesson):
        read_lesson(words)


@given(st.data())
def test_a_damaged_lesson_never_fails_otherwise(data: st.DataObject) -> None:
    words = list(json.dumps(plain()))
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(words) - 1))
        words[place] = data.draw(st.sampled_from('{}[]",:0aK \\'))
    with suppress(BadLesson):
        list(problems(read_lesson("".join(words))))


def played(match: Match, code: str) -> Match:
    return match.play(match.game.parse(code))


def test_moves_are_judged() -> None:
    others = [m.code for m in START.game.legal_moves(START.state) if m.code != FIRST]
    only = lesson(
        step(wrong=[{"when": {"move": others[0]}, "say": "A typical slip."}], done="Yes.")
    )
    (it,) = only.steps

    reached = judge(it, START, played(START, FIRST), 0)
    slip = judge(it, START, played(START, others[0]), 0)
    missed = judge(it, START, played(START, others[1]), 0)

    assert (reached.result, reached.say) == (Result.REACHED, it.done)
    assert (slip.result, slip.say) == (Result.MISSED, it.wrong[0].say)
    assert (missed.result, missed.say) == (Result.MISSED, it.otherwise)


def test_a_goal_of_two_moves_waits_for_the_second() -> None:
    placed = played(START, FIRST)
    claim = placed.game.legal_moves(placed.state)[0].code
    both = lesson(step(goal={"move": "c*"}, moves=2, solution=[FIRST, claim]))
    (it,) = both.steps

    assert judge(it, START, played(START, FIRST), 0).result is Result.GOING_ON
    assert judge(it, START, played(played(START, FIRST), claim), 0).result is Result.REACHED
    assert list(problems(both)) == []


def test_a_small_game_ends_with_its_condition() -> None:
    playing = lesson(
        {"say": "Play.", "game": {"level": "novice", "until": {"event": {"type": "Placed"}}}}
    )
    (it,) = playing.steps

    assert not is_over(it, START, START, 0)
    assert is_over(it, START, played(START, FIRST), 0)


def test_the_check_finds_what_a_learner_would_run_into() -> None:
    others = [m.code for m in START.game.legal_moves(START.state) if m.code != FIRST]

    assert list(problems(lesson())) == []
    assert any("no answer" in each for each in problems(lesson(_without(step(), "otherwise"))))
    assert any("solution" in each for each in problems(lesson(step(solution=[others[0]]))))
    assert any("cannot be played" in each for each in problems(lesson(step(solution=["c1", "d"]))))
    assert any("reply" in each for each in problems(lesson(step(replies=["d"]))))
    assert any("turn" in each for each in problems(lesson(seat=1)))
    assert any("words" in each for each in problems(lesson(step(say="a " * 13))))


def test_a_reply_must_be_playable_after_every_right_move() -> None:
    claims = [m.code for m in played(START, FIRST).game.legal_moves(played(START, FIRST).state)]
    wide = step(goal={"event": {"type": "Placed"}}, replies=[claims[0]])

    assert list(problems(lesson(wide))) == []


def test_the_command_names_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fine, wrong = tmp_path / "fine.json", tmp_path / "wrong.json"
    fine.write_text(json.dumps(plain()), "utf-8")
    wrong.write_text(json.dumps(plain(game="chess")), "utf-8")

    assert command.main([str(fine)]) == 0
    assert command.main([str(fine), str(wrong), str(tmp_path / "missing.json")]) == 1
    assert "azul_duel, kingdomino, pixies" in capsys.readouterr().out


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_lesson_of_the_program_can_be_played_in_every_way(file: Path) -> None:
    read = read_lesson(file.read_text("utf-8"))

    assert file.parent.name == read.game
    assert list(problems(read)) == []
    assert solved(read).ply or read.steps[-1].game


def _without(data: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key != name}
