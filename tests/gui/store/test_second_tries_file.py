"""A player's mistakes are kept, due again, and read entry by entry."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import TYPE_CHECKING, Any

import pytest

from core.record import Sitter
from core.spaced_repetition import GOOD, Summary
from gui.store.player_profiles import Profile
from gui.store.second_tries_file import (
    FILE,
    MOST_GAMES,
    Found,
    SecondTriesFile,
    count_second_tries,
    finished_names,
    standing,
)

if TYPE_CHECKING:
    from pathlib import Path

TODAY = date(2026, 11, 18)
TOMORROW = TODAY + timedelta(days=1)
GAME, CHECKSUM = "game-1.kupola", "ab12"
FOUND = (Found(4, "a1", 60, 12), Found(9, "b2", 45, 20))


@pytest.fixture
def file(tmp_path: Path) -> SecondTriesFile:
    file = SecondTriesFile(tmp_path)
    file.add(GAME, CHECKSUM, FOUND, TODAY, shown=False)
    return file


def test_mistakes_are_read_as_they_were_written(file: SecondTriesFile, tmp_path: Path) -> None:
    again = SecondTriesFile(tmp_path)

    assert again.cards == file.cards
    assert [card.found for card in again.cards] == [*FOUND]
    assert (GAME, CHECKSUM) in again.known
    assert (GAME, "another") not in again.known


def test_a_game_without_mistakes_is_known_and_has_no_cards(tmp_path: Path) -> None:
    file = SecondTriesFile(tmp_path)
    file.add(GAME, CHECKSUM, (), TODAY, shown=False)

    assert (GAME, CHECKSUM) in SecondTriesFile(tmp_path).known
    assert file.cards == ()


def test_an_answer_is_scheduled_and_counts_once_a_day(
    file: SecondTriesFile, tmp_path: Path
) -> None:
    first = file.answer(file.cards[0], TODAY, GOOD)
    again = file.answer(first, TODAY, GOOD)

    assert first.schedule.due == TOMORROW
    assert again == first
    assert SecondTriesFile(tmp_path).cards[0] == first


def test_a_game_that_is_reviewed_again_keeps_its_schedules(file: SecondTriesFile) -> None:
    answered = file.answer(file.cards[0], TODAY, GOOD)
    file.add(GAME, CHECKSUM, [*FOUND, Found(11, "c3", 30, 9)], TOMORROW, shown=True)

    assert file.cards[0] == answered
    assert len(file.cards) == 3


def test_another_game_of_the_same_name_replaces_the_cards(file: SecondTriesFile) -> None:
    file.add(GAME, "another", FOUND[:1], TODAY, shown=False)

    assert [card.checksum for card in file.cards] == ["another"]


def test_the_oldest_games_make_room(file: SecondTriesFile) -> None:
    for number in range(2, MOST_GAMES + 2):
        file.content["games"][f"game-{number}.kupola"] = {"checksum": "x", "tries": {}}
    file.add("game-0.kupola", CHECKSUM, FOUND, TODAY, shown=False)

    assert (GAME, CHECKSUM) not in file.known
    assert len(file.content["games"]) == MOST_GAMES


def test_cards_of_games_that_are_gone_do_not_count(file: SecondTriesFile, tmp_path: Path) -> None:
    finished = tmp_path / "finished"
    finished.mkdir()
    file.add("game-2.kupola", CHECKSUM, FOUND, TODAY, shown=False)
    (finished / "game-2.kupola").touch()

    assert count_second_tries(tmp_path, finished, TODAY) == Summary(2, 2, 0)

    file.drop(lambda name: name not in (finished_names(finished) or ()))

    assert (GAME, CHECKSUM) not in file.known
    assert len(file.cards) == 2


def test_a_folder_that_cannot_be_listed_drops_nothing(
    file: SecondTriesFile, tmp_path: Path
) -> None:
    (tmp_path / "finished").touch()
    names = finished_names(tmp_path / "finished")

    assert names is None
    assert standing(file.cards, names) == [*file.cards]


def test_a_clock_that_ran_ahead_delays_no_card(file: SecondTriesFile, tmp_path: Path) -> None:
    future = date(2036, 1, 1)
    file.answer(file.cards[0], future, GOOD)
    file.settle(TODAY)

    assert SecondTriesFile(tmp_path).cards[0].schedule.due == TOMORROW


def test_a_card_that_cannot_be_replayed_is_dropped_alone(file: SecondTriesFile) -> None:
    file.drop_try(file.cards[0])
    file.drop_try(file.cards[0])

    assert file.cards == ()
    assert (GAME, CHECKSUM) in file.known


def test_a_card_that_was_dropped_while_it_was_tried_stays_away(file: SecondTriesFile) -> None:
    card = file.cards[0]
    file.drop(lambda _: True)
    file.answer(card, TODAY, GOOD)

    assert file.cards == ()


HUGE = 10**30
DAMAGES: dict[str, Any] = {
    "best": [None, 7, "", "x" * 1000],
    "chance": [None, "60", 60.5, True, -1, 101, HUGE, 11],
    "lost": [None, "12", -3, 0, HUGE],
    "due": [None, 5, "tomorrow", "2026-02-30", "-0001-01-01", HUGE],
    "interval": [None, "1", -1, HUGE, True],
    "ease": [None, 0, 2.5, HUGE],
    "streak": [None, -1, HUGE, []],
    "days": [None, "2026-11-18", [5], ["x"], {}],
}


@pytest.mark.parametrize(("key", "value"), [(k, v) for k, vs in DAMAGES.items() for v in vs])
def test_a_damaged_entry_is_left_out_alone_and_stays_in_the_file(
    file: SecondTriesFile, tmp_path: Path, key: str, value: Any
) -> None:
    data = json.loads((tmp_path / FILE).read_text("utf-8"))
    data["games"][GAME]["tries"]["4"][key] = value
    (tmp_path / FILE).write_text(json.dumps(data), "utf-8")
    again = SecondTriesFile(tmp_path)
    again.answer(again.cards[0], TODAY, GOOD)
    kept = json.loads((tmp_path / FILE).read_text("utf-8"))

    assert [card.found.ply for card in again.cards] == [9]
    assert kept["games"][GAME]["tries"]["4"][key] == value
    assert file.trouble is None


@pytest.mark.parametrize(
    "games",
    [
        None,
        [],
        {"../x": {"checksum": "a", "tries": {}}},
        {GAME: None},
        {GAME: {"checksum": 5}},
        {GAME: {"checksum": "a", "tries": []}},
        {GAME: {"checksum": "a", "tries": {"-1": {}, "04": {}, "x": {}, "99999": {}, "3": None}}},
    ],
)
def test_strange_content_is_ignored(tmp_path: Path, games: object) -> None:
    (tmp_path / FILE).write_text(json.dumps({"games": games}), "utf-8")
    file = SecondTriesFile(tmp_path)
    file.settle(TODAY)

    assert file.cards == ()
    assert file.trouble is None

    file.add(GAME, CHECKSUM, FOUND, TODAY, shown=False)

    assert len(file.cards) == 2


def test_keys_of_newer_versions_are_kept(file: SecondTriesFile, tmp_path: Path) -> None:
    data = json.loads((tmp_path / FILE).read_text("utf-8"))
    data["newer"] = [1]
    data["games"][GAME]["newer"] = 2
    data["games"][GAME]["tries"]["4"]["newer"] = 3
    (tmp_path / FILE).write_text(json.dumps(data), "utf-8")
    again = SecondTriesFile(tmp_path)
    again.answer(again.cards[0], TODAY, GOOD)
    again.add(GAME, CHECKSUM, FOUND, TODAY, shown=False)
    kept = json.loads((tmp_path / FILE).read_text("utf-8"))

    assert kept["newer"] == [1]
    assert kept["games"][GAME]["newer"] == 2
    assert kept["games"][GAME]["tries"]["4"]["newer"] == 3
    assert file.cards[0] != again.cards[0]


def test_a_player_has_the_seats_of_all_names_and_a_guest_that_of_the_only_person() -> None:
    ana, robot, eva = Sitter("ANA", "pink"), Sitter("Robot", "green", "hard"), Sitter("Éva", "blue")
    player, guest = Profile("player-1", "Anna", "pink", ("Ana",)), Profile("player-1", "", "pink")

    assert player.seats((eva, ana, robot)) == (1,)
    assert player.seats((eva, robot)) == ()
    assert guest.seats((robot, eva)) == (1,)
    assert guest.seats((ana, eva)) == ()
