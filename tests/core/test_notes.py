"""Comments and marks: where they belong, and how a study is saved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from core.games import GAMES
from core.kernel.errors import BadRecord
from core.kernel.outside_text import NOTE_LENGTH
from core.match import MARKS, Match, Note
from core.record import MIGRATIONS, Record, dumps, from_data, loads, to_data

if TYPE_CHECKING:
    from core.kernel.game import AnyGame

everywhere = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def played(game: AnyGame, moves: int, number: int = 0) -> Match:
    match = Match.new(game, game.seats[0], {}, 4)
    for _ in range(moves):
        match = match.play(game.legal_moves(match.state)[number])
    return match


@everywhere
def test_a_study_is_saved_with_its_notes(game: AnyGame) -> None:
    match = played(game, 6).goto(0).noted(Note(text="Who begins?"))
    match = match.goto(1).noted(Note("!", "Good."))
    match = match.play(game.legal_moves(match.state)[-1]).noted(Note("?!"))

    again = loads(dumps(Record.of(match))).replay()

    assert again == match
    assert again.is_study
    assert again.note == Note("?!")
    assert again.goto(0).note.text == "Who begins?"
    assert again.branch(0).goto(1).note == Note("!", "Good.")


@everywhere
def test_a_note_stands_in_every_line_that_passes_its_position(game: AnyGame) -> None:
    match = played(game, 5).goto(1)
    match = match.play(game.legal_moves(match.state)[-1])
    noted = match.goto(1).noted(Note(text="Both lines."))

    assert noted.branch(0).goto(1).note.text == "Both lines."
    assert not noted.goto(2).note

    later = noted.goto(2).noted(Note("??"))
    assert not later.branch(0).goto(2).note


@everywhere
def test_taking_the_last_note_away_leaves_no_study(game: AnyGame) -> None:
    match = played(game, 2).noted(Note("!", "x"))

    assert match.is_study
    assert not match.noted(Note()).is_study
    assert Record.of(match.noted(Note())).notes == ()


def test_a_comment_is_cleaned_and_bounded() -> None:
    assert Note(text="a\u202e\ud800\n b").text == "a b"
    assert len(Note(text="n" * 1000).text) == NOTE_LENGTH


@pytest.mark.parametrize(
    "note",
    [
        {"line": 1, "ply": 1, "mark": "", "text": "x"},
        {"line": -1, "ply": 1, "mark": "", "text": "x"},
        {"line": 0, "ply": 7, "mark": "", "text": "x"},
        {"line": 0, "ply": -1, "mark": "", "text": "x"},
        {"line": 0, "ply": 1, "mark": "~", "text": "x"},
        {"line": 0, "ply": 1, "mark": "!!!", "text": "x"},
        {"line": 0, "ply": 1, "mark": "!", "text": "x" * (NOTE_LENGTH + 1)},
        {"line": 0, "ply": 1, "mark": "!", "text": 3},
        {"line": 0, "ply": 1, "mark": "!"},
    ],
)
def test_a_note_that_is_none_is_refused(note: dict[str, Any]) -> None:
    data = {**to_data(Record.of(played(GAMES["pixies"], 6))), "notes": [note]}

    with pytest.raises(BadRecord):
        from_data(data).replay()


def test_an_older_record_has_no_notes() -> None:
    data = to_data(Record.of(played(GAMES["pixies"], 6)))
    del data["notes"]

    assert from_data(MIGRATIONS[4]({**data, "format": 5})).notes == ()
    assert MARKS[0] == ""
