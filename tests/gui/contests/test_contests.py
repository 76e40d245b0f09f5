from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtWidgets import QApplication

from core.contest import DUPLICATE, TRIATHLON, duplicate, dynasty, games_with, triathlon
from core.games import GAMES
from core.games.boxes import BOXES
from core.history import DYNASTY
from core.kernel.errors import BadOptions
from core.kernel.rng import Rng
from core.record import Record, Sitter
from gui.contests.dialog import ContestDialog
from gui.history.contest_files import ContestStore
from gui.history.history_file import HistoryFile
from gui.look.seat_colors import SEAT_COLORS
from gui.start.continue_card import ContinueCard
from gui.store.plan import default_plan
from gui.store.plan_data import to_data
from gui.store.saved_games import SavedGames
from gui.text.language import LANGUAGES
from gui.text.translation import render
from gui.widgets.option_cell import CheckCell

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from core.kernel.options import OptionValue
    from gui.text.translator import Translator
    from gui.window.main_window import MainWindow

ANA, EVA = Sitter("Ana", "pink", help="points"), Sitter("Eva", "green", help="points")


def play_out(window: MainWindow, seed: int = 1) -> None:
    """Play any moves until the game is over, the last one on the table."""
    session = window.session
    assert session is not None
    rng, controller = Rng.seeded(seed), session.controller
    match = controller.match
    while not match.over:
        move, rng = rng.choice(match.game.legal_moves(match.state))
        match = match.play(move)
    controller._match = match.taken_over(match.ply - 1, peeked=False)  # only the last move is seen
    controller.play(match.turns[-1].move)
    QApplication.processEvents()


def standing(window: MainWindow) -> None:
    """Press the button that leads to the standing."""
    assert window.session is not None
    window.session.screen.result.buttons["rematch"].click()
    QApplication.processEvents()
    assert window.contests.sheet is not None
    assert window.contests.sheet.isVisible()


def onward(window: MainWindow) -> None:
    assert window.contests.sheet is not None
    window.contests.sheet.next.click()
    QApplication.processEvents()


def names(window: MainWindow) -> list[str]:
    assert window.session is not None
    return [player.name for player in window.session.controller.players]


def test_a_duplicate_match_swaps_the_seats_and_enters_the_history(window: MainWindow) -> None:
    window.contests.begin(DUPLICATE, "pixies", (ANA, EVA))
    assert window.session is not None
    first = window.session.controller.match.start
    assert names(window) == ["Ana", "Eva"]
    play_out(window)
    standing(window)
    onward(window)

    assert names(window) == ["Eva", "Ana"]
    assert window.session.controller.match.start == first
    play_out(window, 2)
    standing(window)

    (entry, *games) = sorted(
        HistoryFile(window.saved_games).entries(), key=lambda e: e.kind != DUPLICATE
    )
    assert entry.subject == DUPLICATE
    assert len(games) == 2
    sums = {
        who: sum(seat.points for game in games for seat in game.seats if seat.name == who)
        for who in ("Ana", "Eva")
    }
    assert {seat.name: seat.points for seat in entry.seats} == sums
    onward(window)
    assert names(window) == ["Ana", "Eva"]
    assert window.session.controller.match.start.seed != first.seed


def test_a_triathlon_leads_through_the_three_games(window: MainWindow) -> None:
    window.contests.begin(TRIATHLON, "", (ANA, EVA))
    for game in GAMES:
        assert window.session is not None
        assert window.session.controller.match.game.key == game
        number = [*GAMES].index(game) + 1
        assert f"Triathlon {number}/3" in window.session.screen.header._progress.text()
        play_out(window)
        standing(window)
        if game != [*GAMES][-1]:
            onward(window)

    (entry,) = [
        each for each in HistoryFile(window.saved_games).entries() if each.kind == TRIATHLON
    ]
    assert sum(seat.points for seat in entry.seats) == 300
    assert window.contests.sheet is not None
    assert window.contests.sheet.points.points.rowCount() == 1 + 3 + 1
    assert [row.drawing for row in window.contests.sheet.points.points.rows[:3]] == [
        f"app/game_{game}" for game in GAMES
    ]


def test_a_dynasty_is_one_game_of_three(window: MainWindow) -> None:
    window.contests.begin(DYNASTY, "kingdomino", (ANA, EVA))

    assert window.session is not None
    assert window.session.controller.match.start.options["dynasty"] is True
    assert window._file.settings.plans == {}


def test_the_next_game_waits_on_the_start_screen(window: MainWindow) -> None:
    window.contests.begin(DUPLICATE, "kingdomino", (ANA, EVA))
    play_out(window)
    window.leave()

    (waiting,) = window.saved_games.waiting(window.contests.captions())
    assert waiting.caption is not None
    assert render(waiting.caption) == "Duplicate match 2/2"
    assert window.findChild(ContinueCard) is not None
    window.resume(waiting)
    assert names(window) == ["Eva", "Ana"]
    play_out(window)
    standing(window)
    assert window.saved_games.waiting() == []


def test_a_game_that_ended_in_a_crash_counts(tmp_path: Path) -> None:
    saved_games = SavedGames(tmp_path / "games")
    store = ContestStore(saved_games)
    kept = store.begin(duplicate("pixies", {}, 5, (ANA, EVA)))
    match, rng = kept.contest.match(0), Rng.seeded(1)
    while not match.over:
        move, rng = rng.choice(match.game.legal_moves(match.state))
        match = match.play(move)
    saved_games.save(store.path_of(kept), Record.of(match, (ANA, EVA)), over=True)

    (waiting,) = saved_games.waiting(ContestStore(saved_games).mend())

    assert [player.name for player in waiting.record.players] == ["Eva", "Ana"]
    found = store.of(waiting.path.name)
    assert found is not None
    assert found.number == 1
    assert found.contest.totals == tuple(match.game.score(match.state, s).total for s in (0, 1))


@pytest.mark.parametrize("content", ["", "{", '{"format": 1}', "\0" * 9])
def test_a_damaged_contest_leaves_its_games_alone(tmp_path: Path, content: str) -> None:
    saved_games = SavedGames(tmp_path / "games")
    kept = ContestStore(saved_games).begin(duplicate("pixies", {}, 5, (ANA, EVA)))
    kept.path.write_text(content)

    (waiting,) = saved_games.waiting()

    assert waiting.caption is None
    assert kept.path.read_text() == content


def test_a_move_taken_back_opens_the_game_again(window: MainWindow) -> None:
    window.contests.begin(DUPLICATE, "pixies", (ANA, EVA))
    play_out(window)
    assert window.session is not None
    window.session.controller.undo()
    kept = ContestStore(window.saved_games).of(window.session.path.name)
    assert kept is not None
    assert kept.contest.totals == (0, 0)

    play_out(window)

    kept = ContestStore(window.saved_games).of(window.session.path.name)
    assert kept is not None
    assert kept.contest.legs[0].over
    assert len(window.saved_games.waiting()) == 1


def combined(game: str) -> list[dict[str, OptionValue]]:
    """List every combination of options; of many values, the default and the two at the ends."""
    options = GAMES[game].options
    values = [sorted({o.values[0], o.default, o.values[-1]}, key=str) for o in options]
    keys = [option.key for option in options]
    return [dict(zip(keys, chosen, strict=True)) for chosen in product(*values)]


def asked(window: MainWindow) -> ContestDialog:
    window.menus.actions["match"].trigger()
    dialog = window.findChild(ContestDialog)
    assert dialog is not None
    return dialog


def offered() -> Iterator[tuple[str, str, int]]:
    """List every kind of match with every game and number of seats."""
    for game, box in BOXES.items():
        for seats in box.seats:
            yield DUPLICATE, game, seats
            if game in games_with(DYNASTY):
                yield DYNASTY, game, seats
    yield TRIATHLON, "", 2


def why_not(
    kind: str, game: str, options: dict[str, dict[str, OptionValue]], sitters: tuple[Sitter, ...]
) -> str:
    """Try to deal a match; return why it cannot be dealt."""
    try:
        if kind == TRIATHLON:
            triathlon(options, 1, sitters)
        elif kind == DYNASTY:
            dynasty(game, options[game], len(sitters))
        else:
            duplicate(game, options[game], 1, sitters)
    except BadOptions as error:
        return render(error.message)
    return ""


@pytest.mark.parametrize(("kind", "game", "seats"), [*offered()])
def test_every_match_that_can_be_chosen_starts_and_every_other_one_says_why(
    window: MainWindow, kind: str, game: str, seats: int
) -> None:
    dialog = asked(window)
    dialog.kind.segments[kind].click()
    if dialog.game.isVisible():
        dialog.game.set_key(game)
        dialog._on_game()
    sitters = tuple(Sitter(str(n), color.name) for n, color in enumerate(SEAT_COLORS[:seats]))
    dialog.seats.seat(sitters)
    for part in dialog.body.options:
        for options in combined(part.game):
            for cell in part.cells:
                cell.set_value(options[cell.option.key])
            part.changed.emit()
            reason = why_not(kind, game, dialog.options, sitters)
            said = [cell.note.warning for cell in part.cells] + [dialog.warning.text()]
            assert [words for words in said if words] == ([reason] if reason else [])
            assert dialog.start.isEnabled() == (not reason)
        for cell in part.cells:
            cell.set_value(cell.option.default)
    dialog.reject()


def test_a_third_seat_in_a_dynasty_refuses_the_mighty_duel_of_last_time(
    window: MainWindow, qtbot: QtBot
) -> None:
    kingdomino = GAMES["kingdomino"]
    last = evolve(default_plan(kingdomino), sitters=(ANA, EVA))
    last = evolve(last, options={**last.options, "mighty_duel": True})
    window.remember(plans={"kingdomino": to_data(last)})
    dialog = asked(window)
    dialog.kind.segments[DYNASTY].click()
    assert dialog.start.isEnabled()
    dialog.seats.add.click()
    (cell,) = [c for c in dialog.body.options[0].cells if c.option.key == "mighty_duel"]

    assert "two players" in cell.note.warning
    assert not dialog.start.isEnabled()
    assert isinstance(cell, CheckCell)
    cell.box.click()
    dialog.start.click()
    qtbot.waitUntil(lambda: window.session is not None)
    assert window.session is not None
    start = window.session.controller.match.start
    assert (start.seats, start.options["dynasty"], start.options["mighty_duel"]) == (3, True, False)


def test_a_match_that_cannot_be_is_refused_with_a_sentence(window: MainWindow) -> None:
    refused: list[str] = []
    window.contests.refused.disconnect()
    window.contests.refused.connect(lambda reason: refused.append(render(reason)))
    duel = {"kingdomino": {"mighty_duel": True}}
    for kind in (DYNASTY, DUPLICATE):
        window.contests.begin(kind, "kingdomino", (ANA, EVA, Sitter("Ivo", "blue")), duel)

    assert window.session is None
    assert len(refused) == 2
    assert all("two players" in reason for reason in refused)


def test_a_match_shows_the_options_of_last_time_and_is_played_with_those_chosen(
    window: MainWindow, qtbot: QtBot
) -> None:
    kingdomino = GAMES["kingdomino"]
    last = evolve(default_plan(kingdomino), options=dict.fromkeys(combined("kingdomino")[0], True))
    window.remember(plans={"kingdomino": to_data(evolve(last, sitters=(ANA, EVA)))})
    dialog = asked(window)
    dialog.game.set_key("kingdomino")
    dialog._on_game()
    cells = {cell.option.key: cell for cell in dialog.body.options[0].cells}
    assert [cell.value for cell in cells.values()] == [True] * len(kingdomino.options)
    for key in ("mighty_duel", "dynasty"):
        cell = cells[key]
        assert isinstance(cell, CheckCell)
        cell.box.click()
    dialog.start.click()
    qtbot.waitUntil(lambda: window.session is not None)

    assert window.session is not None
    chosen = dict(window.session.controller.match.start.options.chosen)
    assert {key for key, value in chosen.items() if not value} == {"mighty_duel", "dynasty"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dialog_offers_seats_for_every_kind(
    window: MainWindow, translator: Translator, qtbot: QtBot, language: str
) -> None:
    translator.speak(language)
    window.menus.actions["match"].trigger()
    dialog = window.findChild(ContestDialog)
    assert dialog is not None
    for kind in (DUPLICATE, TRIATHLON, DYNASTY):
        dialog.kind.segments[kind].click()
        assert dialog.seats.count == 2
        assert dialog.game.isVisible() == (kind == DUPLICATE)

    with qtbot.waitSignal(dialog.started):
        dialog.start.click()
    assert window.session is not None
    qtbot.waitUntil(lambda: window.findChild(ContestDialog) is None)
