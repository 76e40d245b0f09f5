"""The book of a player's mistakes, and the search through finished games that fills it."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from core.record import Record, checksum
from core.spaced_repetition import GOOD, Summary
from gui.match import analysis
from gui.second_try import book as book_module
from gui.second_try.book import Book
from gui.second_try.look_through import LookThrough
from gui.store.game_files import write
from gui.store.player_profiles import Profile
from gui.store.saved_games import SavedGames
from gui.store.second_tries_file import Found
from tests.gui.profiles.finished import PLAYERS, played
from tests.gui.profiles.finished import shelved as shelve
from tests.gui.second_try.mistaken import CHANCE, LOST, mistake, plies, turned, verdicts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from core.ai.review import Verdict
    from core.match import Match

TODAY = date(2026, 11, 18)
ANA = Profile("player-1", "Ana", "pink")


@pytest.fixture(autouse=True)
def today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(book_module, "local_day", lambda: TODAY)


@pytest.fixture
def saved_games(tmp_path: Path) -> SavedGames:
    return SavedGames(tmp_path / "games")


@pytest.fixture
def game(saved_games: SavedGames) -> Path:
    return shelve(saved_games)[0]


@pytest.fixture
def book(tmp_path: Path, saved_games: SavedGames, game: Path) -> Book:
    """Open the book of a player who has reviewed a game with two mistakes."""
    book = Book(ANA, tmp_path / "player-1", saved_games.finished)
    two = mistake("pixies"), mistake("pixies", 1)
    book.collect(game.name, played("pixies"), PLAYERS, turned("pixies", *two))
    return book


def test_the_mistakes_of_a_reviewed_game_are_due_from_tomorrow_on(
    book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = book.summary
    monkeypatch.setattr(book_module, "local_day", lambda: TODAY + timedelta(days=1))

    assert today == Summary(2, 0, 0)
    assert book.summary == Summary(2, 2, 0)
    assert len(book.due) == 2


def test_mistakes_of_others_are_not_collected(tmp_path: Path, saved_games: SavedGames) -> None:
    eva = Book(Profile("player-2", "Éva", "green"), tmp_path / "player-2", saved_games.finished)
    eva.collect("game-1.kupola", played("pixies"), PLAYERS, turned("pixies", mistake("pixies")))

    assert eva.cards == ()
    assert eva.known == frozenset()


def test_a_card_leads_to_the_position_before_its_mistake(book: Book) -> None:
    trial = book.trial(book.cards[0])
    assert trial is not None

    assert trial.mistake == mistake("pixies")
    assert trial.match.line == played("pixies").line[: plies("pixies")[0]]
    assert trial.players == PLAYERS


def test_a_deleted_game_drops_its_cards(book: Book, game: Path) -> None:
    game.unlink()
    book.refresh()

    assert book.cards == ()
    assert book.trouble is None


def damage(path: Path) -> None:
    path.write_text("{", "utf-8")


def replace(path: Path) -> None:
    write(path, Record.of(played("pixies", 2), PLAYERS))


def shorten(path: Path) -> None:
    match = played("pixies")
    write(path, evolve(Record.of(match, PLAYERS), moves=Record.of(match.goto(3)).moves))


@pytest.mark.parametrize("spoil", [damage, replace, shorten])
def test_a_game_that_is_damaged_or_another_drops_its_cards(
    book: Book, game: Path, spoil: Callable[[Path], None]
) -> None:
    first, _ = book.cards
    spoil(game)

    assert book.trial(first) is None
    assert book.cards == ()


def test_a_game_that_cannot_be_read_now_keeps_its_cards(book: Book, game: Path) -> None:
    game.unlink()
    game.mkdir()

    assert book.trial(book.cards[0]) is None
    assert len(book.cards) == 2


@pytest.mark.parametrize(
    "found",
    [
        Found(9999, "1u", CHANCE, LOST),
        Found(plies("pixies")[0], "nonsense", CHANCE, LOST),
        Found(plies("pixies")[0], mistake("pixies").played.code, CHANCE, LOST),
        Found(plies("azul_duel")[0], mistake("azul_duel").best.code, CHANCE, LOST),
    ],
)
def test_a_card_that_its_game_does_not_have_is_dropped_alone(
    book: Book, game: Path, found: Found
) -> None:
    good = book.cards[1]
    state = played("pixies").state
    book._file.drop(lambda _: True)
    book.add(game.name, checksum(state), [found, good.found], shown=False)
    wrong = next(card for card in book.cards if card.found == found)

    assert book.trial(wrong) is None
    assert [card.found for card in book.cards] == [good.found]


@pytest.fixture
def look_through(qtbot: QtBot) -> Iterator[LookThrough]:  # noqa: ARG001 - it needs an application
    look_through = LookThrough()
    yield look_through
    look_through.stop()


def judge_from(
    monkeypatch: pytest.MonkeyPatch, known: dict[int, Verdict], seen: list[int] | None = None
) -> None:
    """Judge moves by a list, without a search."""

    def judge(_: Match, ply: int, __: object, ___: object) -> Verdict:
        if seen is not None:
            seen.append(ply)
        return known[ply]

    monkeypatch.setattr(analysis, "judge", judge)


def test_games_that_were_never_reviewed_are_looked_through(
    tmp_path: Path,
    game: Path,
    look_through: LookThrough,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    judge_from(monkeypatch, verdicts("pixies", mistake("pixies")))
    book = Book(ANA, tmp_path / "player-1", game.parent)
    with qtbot.waitSignal(look_through.finished):
        look_through.begin(book)

    assert [card.file for card in book.cards] == [game.name]
    assert book.summary == Summary(1, 1, 0)
    assert look_through.number == 1

    seen: list[int] = []
    judge_from(monkeypatch, {}, seen)
    with qtbot.waitSignal(look_through.finished):
        look_through.begin(book)

    assert seen == []


def test_a_canceled_search_collects_nothing_more(
    book: Book, saved_games: SavedGames, look_through: LookThrough, qtbot: QtBot
) -> None:
    shelve(saved_games, "azul_duel", 3)
    with qtbot.waitSignal(look_through.progressed):
        look_through.begin(book)
    look_through.cancel()
    look_through.stop()

    assert not look_through.busy
    assert len(book.cards) == 2


def test_answers_are_kept_in_the_file(book: Book, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(book_module, "local_day", lambda: TODAY + timedelta(days=1))
    answered = book.answer(book.due[0], GOOD)

    assert answered.schedule.interval == 6
    assert len(book.due) == 1
