"""The screens around a game: the start, the board at all times, the sheets over it, the rules."""

from __future__ import annotations

from datetime import date
from functools import cache
from typing import TYPE_CHECKING

from attrs import evolve

from core.ai.luck_and_skill import Turning
from core.ai.second_try import Outcome, judge_try
from core.games import GAMES
from core.kernel.tallying import Lift
from core.match import Note
from core.puzzles.course import Course
from core.puzzles.library import puzzles_of
from core.puzzles.themes import tempting
from gui.access.board_window import BoardWindow
from gui.analysis.note_dialog import NoteDialog
from gui.games.registry import sentences_of, table_of
from gui.new_game.dialog import NewGameDialog
from gui.play.lines_dialog import LinesDialog
from gui.puzzles.judging import Judgment, Opened
from gui.puzzles.page import PuzzlePage
from gui.puzzles.runs import Run
from gui.rulebook.documents import MANUAL
from gui.store.settings import WORDING
from gui.tally.arrange_dialog import ArrangeDialog
from tests.gui.analysis.searched import analyzed
from tests.gui.new_game.conftest import crowded
from tests.gui.second_try.mistaken import collected, mistake, verdicts

from . import matches
from .matches import dynasty, played
from .registry import screen, screen_of_each_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Message
    from core.kernel.places import Place
    from core.match import Match
    from gui.play.screen import GameScreen

    from .stand import Stand

STAGES = {"early": 0.06, "middle": 0.5, "late": 0.95}


def ends_round(match: Match, ply: int) -> bool:
    """Return whether a table of points is shown after a move."""
    sentences = sentences_of(match.game.key)
    return sentences.interlude(match.line[: ply + 1], match.start.seats) is not None


def refusals(board: GameScreen) -> dict[str, tuple[Place, Message]]:
    """Try every drop, and collect a refusal of every kind."""
    found: dict[str, tuple[Place, Message]] = {}
    scene = board.scene
    stage, handles = scene.stage, scene.hand.handles
    for source in handles.sources:
        for target in scene.table.drop_places(stage):
            variant = handles.variants(source)[0]
            move = scene.table.attempt(stage.view, source, target, variant)
            reason = board.controller.why_not(move) if move is not None else None
            if reason is not None and not scene.rect_of(target).isNull():
                found.setdefault(reason.source, (target, reason))
    return found


def handy(key: str) -> Iterator[Match]:
    """Find a few positions of a game, in which every kind of thing can be taken once."""
    match = played(key, 1.0)
    return (match.goto(ply) for ply in _handy(key))


@cache
def _handy(key: str) -> tuple[int, ...]:
    match, table, seen = played(key, 1.0), table_of(key), set[str]()
    plies = []
    for ply in range(len(match.line) // 3, len(match.line), 3):
        here = match.goto(ply)
        view, moves = here.game.view(here.state, here.to_act), here.game.legal_moves(here.state)
        areas = {handle.source.area for handle in table.handles(view, moves)}
        if not areas <= seen:
            seen |= areas
            plies.append(ply)
    return tuple(plies)


@screen
def start(stand: Stand) -> Iterator[QWidget]:
    yield stand.window
    stand.window._start.show_notice(WORDING.damaged.bind(file="settings.damaged-1"))
    yield stand.window


@screen
def start_with_waiting_games(stand: Stand) -> Iterator[QWidget]:
    for key in GAMES:
        stand.seat(played(key, STAGES["middle"]))
        stand.window.session._save()  # type: ignore[union-attr]
        stand.window.leave()
    stand.await_bookmarks()
    yield stand.window
    stand.window._start.show_notice(WORDING.damaged.bind(file="settings.damaged-1"))
    yield stand.window


@screen_of_each_game
def new_game(stand: Stand, key: str) -> Iterator[QWidget]:
    dialog = NewGameDialog(GAMES[key], crowded(key), stand.window.look.theme, stand.window)
    dialog.open()
    stand.settle()
    yield dialog
    dialog.close()


@screen_of_each_game
def game(stand: Stand, key: str) -> Iterator[QWidget]:
    for share in STAGES.values():
        stand.seat(played(key, share))
        yield stand.window


@screen_of_each_game
def game_of_two(stand: Stand, key: str) -> Iterator[QWidget]:
    if len(GAMES[key].seats) > 1:
        stand.seat(played(key, STAGES["middle"], 2))
        yield stand.window


@screen_of_each_game
def table_mode(stand: Stand, key: str) -> Iterator[QWidget]:
    stand.window.remember(table_mode=True)
    for seats in (GAMES[key].seats[0], GAMES[key].seats[-1]):
        stand.seat(played(key, STAGES["middle"], seats))
        yield stand.window


@screen_of_each_game
def branches(stand: Stand, key: str) -> Iterator[QWidget]:
    match = played(key, STAGES["middle"])
    back = match.goto(match.ply - 1)
    other = next(m for m in back.game.legal_moves(back.state) if m != match.turns[-1].move)
    board = stand.seat(back.play(other).called(0, matches.LINE_NAME))
    assert board.panel.branches.isVisible()
    yield stand.window
    board.undo_control.compare(board)
    yield stand.opened(LinesDialog)


@screen_of_each_game
def refused(stand: Stand, key: str) -> Iterator[QWidget]:
    told: set[str] = set()
    for match in handy(key):
        board = stand.seat(match)
        for words, (place, reason) in refusals(board).items():
            if words not in told:
                told.add(words)
                board._on_refused(reason, place)
                board.bubble._stay.stop()  # looking may take longer than it stays
                stand.settle()
                assert board.bubble.isVisible()
                yield stand.window


@screen_of_each_game
def preview(stand: Stand, key: str) -> Iterator[QWidget]:
    for match in handy(key):
        board = stand.seat(match)
        hand = board.scene.hand
        source = hand.handles.sources[0]
        hand.take(source)
        for target in list(board.scene.focusable())[:: 1 + len(board.scene.focusable()) // 2]:
            hand.aim(target)
            yield stand.window
        hand.cancel()


@screen_of_each_game
def round_table(stand: Stand, key: str) -> Iterator[QWidget]:
    match = dynasty() if key == "kingdomino" else played(key, 1.0)
    ends = [turn for turn in range(match.ply) if ends_round(match, turn)]
    for ply in ends[-1:]:
        board = stand.seat(match.goto(ply))
        board.controller.play(match.line[ply].move)
        stand.settle()
        assert board.interlude.isVisible()
        yield stand.window


@screen_of_each_game
def result(stand: Stand, key: str) -> Iterator[QWidget]:
    match = played(key, 1.0)
    board = stand.seat(match)
    board.overlays.show_result()
    assert board.result.isVisible()
    yield stand.window
    board.result.put_away()
    yield stand.window
    shown = {m.source: m for turn in match.turns for m in sentences_of(key).shown(turn)}
    board.peek.ask(tuple(shown.values()), [look.name for look in board.looks])
    yield stand.window


@screen_of_each_game
def replay(stand: Stand, key: str) -> Iterator[QWidget]:
    stand.seat(played(key, 1.0))
    stand.window.replay(20)
    stand.settle()
    yield stand.window


@screen_of_each_game
def review_with_second_tries(stand: Stand, key: str) -> Iterator[QWidget]:
    stand.seat(played(key, 1.0))
    stand.window.replay(20)
    replay = stand.window.replays.screen
    assert replay is not None
    replay.set_reviewed(reviewed=True)
    assert replay.review is not None
    replay.review.cancel()
    turnings = [Turning(each, -20, lucky=False) for each in verdicts(key, mistake(key)).values()]
    replay.review.panel.show_turnings(turnings[:3], frozenset({0}))
    stand.settle()
    yield stand.window


@screen_of_each_game
def analysis(stand: Stand, key: str) -> Iterator[QWidget]:
    stand.seat(played(key, STAGES["middle"]))
    stand.window.analyses.analyze()
    board = stand.window.analyses.screen
    assert board is not None
    board.search.cancel()
    board._on_found(analyzed(board.analysis.match))
    stand.settle()
    yield stand.window
    board.analysis.play(board.lines.rows[0].suggestion.move)
    board.search.cancel()
    board.analysis.note(Note("!?", matches.LINE_NAME * 3))
    stand.settle()
    yield stand.window
    board._on_note()
    yield stand.opened(NoteDialog)


@screen_of_each_game
def arranged(stand: Stand, key: str) -> Iterator[QWidget]:
    match = played(key, STAGES["middle"])
    stand.window.analyses.open(match, matches.sitters(match.start.seats), paused=True)
    stand.window.analyses._arrange_at_hand()
    board = stand.window.analyses.arranging
    assert board is not None
    stand.settle()
    yield stand.window
    settings = board.panel.settings  # type: ignore[attr-defined]
    for group in range(1, settings.groups.count()):
        settings._on_group(group)
        stand.settle()
        yield stand.window
    settings._on_group(0)
    tally, game = board.count.tally, GAMES[key]
    lifts = (move for move in board.scene.moves if isinstance(move, Lift))
    board.play(next(move for move in lifts if game.flaw(tally.apply(board.state, move))))
    stand.settle()
    assert board.flaw is not None
    yield stand.window


@screen_of_each_game
def second_try(stand: Stand, key: str) -> Iterator[QWidget]:
    collected(stand.window, key, players=matches.sitters(2))
    commands = stand.window.second_tries
    commands.try_cards(commands.book.due)
    stand.settle()
    board = commands.screen
    assert board is not None
    yield stand.window
    trial = board.trial
    tried = judge_try(trial.match, trial.mistake, trial.mistake.played, lambda: False)
    assert tried is not None
    board.try_panel.show_judging()
    yield stand.window
    board._on_judged(evolve(tried, outcome=Outcome.BETTER, reason=tried.rather))
    board.try_panel.buttons["best"].click()
    stand.settle()
    yield stand.window


@screen
def set_up(stand: Stand) -> Iterator[QWidget]:
    stand.window.menus.actions["set_up"].trigger()
    stand.settle()
    (dialog,) = stand.window.findChildren(ArrangeDialog)
    yield dialog


@screen
def puzzles(stand: Stand) -> Iterator[QWidget]:
    stand.window.puzzles.clock = lambda: date(2026, 11, 18)
    stand.window.menus.actions["puzzles"].trigger()
    stand.settle()
    page = next(each for each in stand.window.findChildren(PuzzlePage) if each.isVisible())
    yield page
    puzzle = puzzles_of("pixies")[0]
    stand.window.puzzles.progress.answer(puzzle, solved=True, hinted=False)
    page._progress = stand.window.puzzles.progress
    page.game.set_key("pixies")
    page.retranslate()
    stand.settle()
    yield page


@screen_of_each_game
def puzzle(stand: Stand, key: str) -> Iterator[QWidget]:
    commands = stand.window.puzzles
    course = Course(puzzles_of(key)[0])
    task = course.first()
    commands._below = stand.window.centralWidget()
    commands._on_opened(Opened(course, task))
    stand.settle()
    board = commands.screen
    assert board is not None
    yield stand.window
    board.ask_hint()
    stand.settle()
    yield stand.window
    wrong = tempting(course.game, task.solved)
    board._on_wrong(Judgment(wrong, task, task.lost(wrong), course.cost(task, wrong)))
    stand.settle()
    yield stand.window
    board.puzzle_panel.show_solved(course.reason(task))
    board.puzzle_panel.show_note(Run(timed=True).note)
    stand.settle()
    yield stand.window


@screen_of_each_game
def rules_beside_the_board(stand: Stand, key: str) -> Iterator[QWidget]:
    board = stand.seat(played(key, STAGES["middle"]))
    board.help.ask()
    stand.settle()
    yield stand.window


@screen_of_each_game
def rules_window(stand: Stand, key: str) -> Iterator[QWidget]:
    stand.window.show_rules(key)
    stand.settle()
    assert stand.window.rules is not None
    yield stand.window.rules


@screen
def manual(stand: Stand) -> Iterator[QWidget]:
    stand.window.show_rules(MANUAL)
    stand.settle()
    assert stand.window.rules is not None
    yield stand.window.rules


@screen_of_each_game
def board_in_words(stand: Stand, key: str) -> Iterator[QWidget]:
    stand.seat(played(key, STAGES["middle"]))
    stand.window.menus.actions["words"].trigger()
    yield stand.opened(BoardWindow)
