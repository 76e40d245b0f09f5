"""A lesson is played on the ordinary board: judged, answered, helped, kept and gone on with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.games import GAMES
from core.kernel.places import Place
from core.match import Match
from core.share_code import position, written
from gui.learn.courses import course
from gui.learn.lesson_controller import Phase
from gui.learn.lesson_progress import LessonProgress, Standing, resumed
from gui.store.progress_file import ProgressFile
from tests.core.lessons.test_lesson import FIRST, START, lesson, step
from tests.gui.learn.lesson_files import by_controller, hurry, opened, solve, taught

if TYPE_CHECKING:
    from pathlib import Path

    from gui.window.main_window import MainWindow

GAME = GAMES["kingdomino"]
OTHER = next(m.code for m in GAME.legal_moves(START.state) if m.code != FIRST)
AFTER = START.play(GAME.parse(FIRST))
CHOICE = GAME.legal_moves(AFTER.state)[0].code
KEY = "kingdomino/test"


def kept(window: MainWindow) -> dict[str, object]:
    profiles = window.players.player_profiles
    return ProgressFile(profiles.folder_of(profiles.current)).section("lessons")


def test_a_move_that_reaches_the_goal_is_praised_and_ends_the_lesson(window: MainWindow) -> None:
    screen = opened(window, lesson(step(done="Well laid.")))
    by_controller(screen, FIRST)
    praised = screen.lesson_panel.answer.words.text()
    hurry(screen)

    assert praised == "Well laid."
    assert screen.lesson.phase is Phase.FINISHED
    assert screen.lesson_panel.ranks.rank == 3
    assert kept(window)[KEY] == {"rank": 3, "step": 0, "moves": [], "help": 0}


def test_a_wrong_move_is_shown_answered_and_taken_back(window: MainWindow) -> None:
    screen = opened(window, lesson())
    by_controller(screen, OTHER)
    lying = screen.lesson.match.ply, screen.scene.stage.view
    said = screen.bubble.words, screen.bubble.isVisible()
    hurry(screen)

    assert lying == (1, GAME.view(START.play(GAME.parse(OTHER)).state, 0))
    assert said == ("Not there.", True)
    assert screen.lesson.match.ply == 0
    assert screen.lesson.phase is Phase.WAITING
    assert screen.scene.stage.view == GAME.view(START.state, 0)
    assert screen.lesson_panel.answer.words.text() == "Not there."
    assert not screen.lesson_panel.buttons["again"].isVisible()
    assert screen.lesson.moves == GAME.legal_moves(START.state)


def test_the_next_press_takes_a_wrong_move_back_at_once(window: MainWindow) -> None:
    screen = opened(window, lesson())
    by_controller(screen, OTHER)
    QTest.keyClick(screen.view, Qt.Key.Key_Right)

    assert screen.lesson.phase is Phase.WAITING
    assert screen.lesson.match.ply == 0


def test_help_lowers_the_rank_and_the_best_one_is_kept(window: MainWindow) -> None:
    screen = opened(window, lesson())
    ranks = []
    for help_ in (screen.lesson.show_solution, screen.ask_hint, screen.lesson_panel.refresh):
        help_()
        solve(screen, by_controller)
        ranks.append((screen.lesson.rank, kept(window)[KEY]["rank"]))  # type: ignore[index]
        screen.lesson.restart()
    screen.lesson.show_solution()
    solve(screen, by_controller)

    assert ranks == [(1, 1), (2, 2), (3, 3)]
    assert kept(window)[KEY]["rank"] == 3  # type: ignore[index]


def test_h_shows_the_hint_and_an_arrow(window: MainWindow) -> None:
    screen = opened(window, lesson())
    action = window.menus.actions["hint"]
    action.trigger()
    QApplication.processEvents()

    assert action.shortcut().toString() == "H"
    assert action.isEnabled()
    assert screen.lesson_panel.answer.words.text() == "Look left."
    assert screen._marks


def test_replies_play_themselves_and_the_next_step_begins(window: MainWindow) -> None:
    screen = opened(window, lesson(step(replies=[CHOICE]), {"say": "Look."}))
    phases = solve(screen, by_controller)

    assert phases == [Phase.WAITING, Phase.REPLYING, Phase.READING, Phase.FINISHED]
    assert [turn.move.code for turn in screen.lesson.match.turns] == [FIRST, CHOICE]


def test_the_learner_says_when_another_table_is_set_up(window: MainWindow) -> None:
    other = step(position=written(position(AFTER)), goal={"move": CHOICE}, solution=[CHOICE])
    screen = opened(window, lesson(step(done="Well laid."), other))
    by_controller(screen, FIRST)
    hurry(screen)
    panel = screen.lesson_panel
    waits = screen.lesson.phase, screen.lesson.number, panel.answer.words.text()
    focused = window.focusWidget() is panel.buttons["go_on"]
    QTest.keyClick(panel.buttons["go_on"], Qt.Key.Key_Return)

    assert waits == (Phase.REACHED, 0, "Well laid.")
    assert focused
    assert (screen.lesson.phase, screen.lesson.number) == (Phase.WAITING, 1)
    assert panel.answer.words.text() == ""


def test_undo_stays_within_the_step(window: MainWindow) -> None:
    pair = step(moves=2, goal={"move": CHOICE}, solution=[FIRST, CHOICE])
    screen = opened(window, lesson({"say": "Look."}, pair))
    screen.lesson.read_on()
    at_first = window.menus.actions["undo"].isEnabled()
    by_controller(screen, FIRST)
    window.menus.actions["undo"].trigger()

    assert not at_first
    assert screen.lesson.match.ply == 0
    assert screen.lesson.phase is Phase.WAITING
    assert not window.menus.actions["undo"].isEnabled()


def test_a_wrong_second_move_leaves_a_right_first_one(window: MainWindow) -> None:
    choices = [move.code for move in GAME.legal_moves(AFTER.state)]
    pair = step(moves=2, goal={"move": choices[0]}, solution=[FIRST, choices[0]])
    screen = opened(window, lesson(pair))
    by_controller(screen, FIRST)
    by_controller(screen, choices[1])
    missed = screen.lesson.phase
    hurry(screen)

    assert missed is Phase.MISSED
    assert [turn.move.code for turn in screen.lesson.match.turns] == [FIRST]


def test_a_lesson_goes_on_at_its_step_after_the_program_was_killed(window: MainWindow) -> None:
    steps = (step(replies=[CHOICE]), {"say": "Look."}, {"say": "Look again."})
    screen = opened(window, lesson(*steps))
    by_controller(screen, FIRST)
    while screen.lesson.phase is not Phase.READING:
        hurry(screen)
    screen.lesson.read_on()
    window.learning.end()  # nothing is written when a lesson is closed
    again = opened(window, lesson(*steps))

    assert kept(window)[KEY] == {"rank": 0, "step": 2, "moves": [FIRST, CHOICE], "help": 0}
    assert again.lesson.number == 2
    assert [turn.move.code for turn in again.lesson.match.turns] == [FIRST, CHOICE]


@pytest.mark.parametrize(
    "hostile",
    [
        None,
        [],
        {"rank": 9},
        {"rank": True, "step": 0, "moves": [], "help": 0},
        {"rank": 2, "step": 99, "moves": [], "help": 0},
        {"rank": 2, "step": -1, "moves": [], "help": 0},
        {"rank": 2, "step": 1, "moves": ["nonsense"], "help": 0},
        {"rank": 2, "step": 1, "moves": [OTHER, CHOICE, CHOICE], "help": 0},
        {"rank": 2, "step": 1, "moves": [{}], "help": 0},
        {"rank": 2, "step": 1, "moves": ["p" * 10_000], "help": 7},
        {"rank": 2, "step": 0, "moves": [], "help": 0, "played": "c1"},
    ],
)
def test_progress_that_makes_no_sense_begins_the_lesson_again(
    tmp_path: Path, hostile: object
) -> None:
    ProgressFile(tmp_path).change("lessons", {KEY: hostile})
    standing = LessonProgress(tmp_path).of(KEY)
    begun, match = resumed(lesson(step(replies=[CHOICE]), {"say": "Look."}), standing)

    assert begun.step == 0
    assert (begun.moves, begun.played, begun.help) == ((), (), 0)
    assert match.state == START.state


def test_a_lesson_opens_with_progress_of_another_version(window: MainWindow) -> None:
    profiles = window.players.player_profiles
    hostile = {"rank": 2, "step": 1, "moves": [OTHER, CHOICE, CHOICE], "help": 0}
    ProgressFile(profiles.folder_of(profiles.current)).change("lessons", {KEY: hostile})
    screen = opened(window, lesson(step(replies=[CHOICE]), {"say": "Look."}))

    assert screen.lesson.number == 0
    assert screen.lesson.moves


def small_game() -> dict[str, object]:
    return {
        "say": "Play.",
        "game": {
            "level": "novice",
            "until": {
                "count": {"event": {"type": "Placed", "target": "kingdom@0:*"}, "at_least": 2}
            },
        },
    }


def test_a_small_game_is_played_against_computers_to_its_end(window: MainWindow) -> None:
    screen = opened(window, lesson(small_game()))
    solve(screen, by_controller)

    assert screen.lesson.phase is Phase.FINISHED
    assert not screen.lesson.match.over
    assert str(screen.lesson.points[0]) in screen.lesson_panel.result.text()
    assert screen.lesson_panel.result.isVisible()


def test_a_small_game_goes_on_where_it_was_left(window: MainWindow) -> None:
    screen = opened(window, lesson(small_game()))
    by_controller(screen, screen.lesson.moves[0].code)
    made = screen.lesson.match.turns[0].move.code
    window.learning.end()
    again = opened(window, lesson(small_game()))

    assert [turn.move.code for turn in again.lesson.match.turns[:1]] == [made]


def test_nothing_of_a_lesson_is_saved_as_a_game(window: MainWindow) -> None:
    screen = opened(window, lesson())
    solve(screen, by_controller)
    window.leave()

    assert window.learning.screen is None
    assert not window.saved_games.folder.exists() or not list(window.saved_games.folder.iterdir())


def test_the_end_of_a_whole_game_shows_no_sheet(window: MainWindow) -> None:
    match = Match.new(GAME, 2, {}, 3)
    while len(GAME.legal_moves(match.state)) and not match.over:
        before, match = match, match.play(GAME.legal_moves(match.state)[0])
    last = match.turns[-1].move.code
    seat = match.turns[-1].seat
    final = step(goal={"move": last}, solution=[last])
    screen = opened(window, lesson(final, position=written(position(before)), seat=seat))
    solve(screen, by_controller)

    assert screen.lesson.match.over
    assert screen.overlays.uncovered


def test_a_lesson_follows_the_language(window: MainWindow) -> None:
    screen = opened(window, lesson())
    window._on_language_chosen("hu")
    QApplication.processEvents()
    hungarian = screen.lesson_panel.tools["rules"].text()
    window._on_language_chosen("en")
    QApplication.processEvents()

    assert hungarian != ""
    assert screen.lesson_panel.tools["rules"].text() == "Rules"


def test_rules_take_the_place_of_the_lesson_and_give_it_back(window: MainWindow) -> None:
    screen = opened(window, lesson())
    screen.lesson_panel.tools["rules"].click()
    QApplication.processEvents()
    reading = screen.help.reading, screen.lesson_panel.isVisible(), screen.panel.isVisible()
    QTest.keyClick(screen.view, Qt.Key.Key_Escape)
    QApplication.processEvents()

    assert reading == (True, False, False)
    assert not screen.help.reading
    assert screen.lesson_panel.isVisible()
    assert not screen.panel.isVisible()


@pytest.mark.usefixtures("translator")
def test_the_answer_to_a_wrong_move_points_at_the_piece_that_was_taken() -> None:
    plates = course("azul_duel")[5]
    with taught(plates) as screen:
        screen.lesson._begin_step(1, plates.lesson.match)
        by_controller(screen, "plate:D01@11r0")  # it costs a token, which moves first
        slot = Place("slot", (1, 1), 0)

        assert screen.lesson.phase is Phase.MISSED
        assert screen._last_place() == screen.view.shown(screen.scene.rect_of(slot))


def test_a_standing_is_begun_only_after_its_first_step() -> None:
    assert not Standing(3).begun
    assert Standing(step=1).begun
    assert Standing(played=("c1",)).begun
