"""A second try on the board: made by every hand, judged beside the window, hiding what came."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.ai.second_try import Judgment, Outcome
from core.games import GAMES
from core.spaced_repetition import EASY, FAILED, HARD
from gui.coach.marks import ArrowMark
from gui.second_try import judging
from gui.second_try.panel import ASKED, JUDGING, OUTCOMES, UNJUDGED
from gui.second_try.screen import SecondTryScreen
from gui.text.language import LANGUAGES
from gui.text.translation import render
from gui.text.voice_sentences import sentences
from tests.gui.access.reading import all_names, heard
from tests.gui.access.test_tree import gestures
from tests.gui.access.test_tree import play as press_in_tree
from tests.gui.person import CLICKED, DRAGGED, TYPED, Person
from tests.gui.profiles.finished import played
from tests.gui.second_try.mistaken import trial
from tests.gui.test_keyboard_alone import press, tab_to
from tests.gui.walk.screens import refusals

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from gui.second_try.trial import Trial
    from gui.text.translator import Translator

games = pytest.mark.parametrize("key", sorted(GAMES))


@contextmanager
def opened(trying: Trial, *, listening: bool = False) -> Iterator[SecondTryScreen]:
    """Show a try in a window of its own."""
    screen = SecondTryScreen(trying, (1, 2))
    screen.reader.tree.wanted = listening
    screen.scene.animator.speed = 0
    screen.resize(1280, 720)
    screen.show()
    screen.activateWindow()
    QApplication.processEvents()
    try:
        yield screen
    finally:
        screen.end()
        screen.reader.close()
        screen.close()
        screen.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def await_judgment(screen: SecondTryScreen, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not screen.judge.busy, timeout=20_000)


def qualities(screen: SecondTryScreen) -> list[int]:
    """Keep a list of the answers that a screen reports."""
    answers: list[int] = []
    screen.answered.connect(answers.append)
    return answers


def other_move(screen: SecondTryScreen) -> Any:
    mistake = screen.trial.mistake
    known = (mistake.best, mistake.played)
    return next(move for move in screen.controller.moves if move not in known)


@games
@pytest.mark.usefixtures("translator")
def test_a_try_by_keys_alone(key: str, qtbot: QtBot) -> None:
    with opened(trial(key)) as screen:
        answers, left = qualities(screen), list[bool]()
        screen.closed.connect(lambda: left.append(True))
        best = gestures(screen)[screen.trial.mistake.best]
        Person(screen.view, screen.scene).make(best, TYPED)
        await_judgment(screen, qtbot)
        judged = screen.try_panel.head.text()
        buttons = screen.try_panel.buttons
        for name in ("played", "best", "again"):
            tab_to(lambda widget, name=name: widget is buttons[name])  # type: ignore[misc]
            press(Qt.Key.Key_Space)
        asked = screen.try_panel.head.text()

        assert judged == render(OUTCOMES[Outcome.BETTER])
        assert answers == [EASY]
        assert asked == render(ASKED)
        assert screen.view.hasFocus()

        press(Qt.Key.Key_Escape)

        assert left == [True]


@pytest.mark.usefixtures("translator")
def test_opening_names_the_game_the_position_and_the_task_in_sentences() -> None:
    with heard() as said, opened(trial("pixies")) as screen:
        panel = screen.try_panel
        first = next(each for each in said if panel.task in each)

        assert first.startswith(f"Pixies. {panel.accessibleName()}. {panel.task}")
        assert first.endswith(sentences((panel.head.text(),)))


@pytest.mark.usefixtures("translator")
def test_points_at_once_are_said_where_a_move_brings_any() -> None:
    with opened(trial("pixies")) as screen:
        move = screen.trial.mistake.best
        panel = screen.try_panel
        panel.show_judgment(Judgment(move, Outcome.BETTER, 60, 0, None, None, 7, -2))
        brought = panel.sentences.text()
        panel.show_judgment(Judgment(move, Outcome.BETTER, 60, 0, None, None))
        none = panel.sentences.text()

    assert "Points at once: 7; with what you played: −2" in brought
    assert "Points" not in none


@games
@pytest.mark.usefixtures("translator")
def test_a_try_through_the_accessible_tree(key: str, qtbot: QtBot) -> None:
    with opened(trial(key), listening=True) as screen:
        move = screen.trial.mistake.played
        press_in_tree(screen, gestures(screen)[move])
        await_judgment(screen, qtbot)
        said = [*all_names(screen.try_panel)]

        assert render(OUTCOMES[Outcome.AS_GOOD]) in said
        assert "Try again" in said
        assert any("40%" in each for each in said)


@pytest.mark.parametrize(
    ("key", "way"), [("azul_duel", CLICKED), ("kingdomino", DRAGGED), ("pixies", DRAGGED)]
)
@pytest.mark.usefixtures("translator")
def test_a_try_by_mouse_leaves_the_pieces_where_they_lie(key: str, way: int, qtbot: QtBot) -> None:
    with opened(trial(key)) as screen:
        person = Person(screen.view, screen.scene)
        before = screen.scene.tabletop.faces
        made = gestures(screen)
        gesture = next(each for each in made.values() if person.sees(each))
        person.make(gesture, way)
        await_judgment(screen, qtbot)

        assert screen.try_panel.head.text() in {render(each) for each in OUTCOMES.values()}
        assert screen.scene.tabletop.faces.keys() == before.keys()
        assert any(isinstance(mark, ArrowMark) for mark in screen.drawn.marks)
        assert screen.controller.moves


@games
@pytest.mark.usefixtures("translator")
def test_nothing_is_there_that_the_seat_could_not_know(key: str, qtbot: QtBot) -> None:
    match, trying = played(key), trial(key)
    ply, seat = trying.mistake.ply, trying.mistake.seat
    known = match.goto(ply).seen_by(seat)
    with opened(trying) as screen:
        rows = screen.panel.moves.moves.rows
        for move in (trying.mistake.best, trying.mistake.played, other_move(screen)):
            screen.controller.play(move)
            await_judgment(screen, qtbot)

            assert screen.controller.match.line == match.line[:ply]
            assert screen.controller.match.branches == ()
            assert screen.controller.view == screen.scene.stage.view == known
            assert screen.controller.viewer == seat
            assert screen.panel.moves.moves.rows == rows
            assert screen.undo_control.steps()[1] is None


@games
@pytest.mark.usefixtures("translator")
def test_a_drop_that_is_not_legal_is_refused_and_is_no_try(key: str) -> None:
    with opened(trial(key)) as screen:
        tried: list[Any] = []
        screen.controller.tried.connect(tried.append)  # type: ignore[attr-defined]
        for place, reason in [*refusals(screen).values()][:1]:
            screen._on_refused(reason, place)

            assert screen.bubble.isVisible()
        assert tried == []


@pytest.mark.usefixtures("translator")
def test_the_first_try_counts_and_later_ones_are_practice(qtbot: QtBot) -> None:
    with opened(trial("pixies")) as screen:
        answers = qualities(screen)
        for move in (screen.trial.mistake.played, screen.trial.mistake.best):
            screen.controller.play(move)
            await_judgment(screen, qtbot)

        assert answers == [FAILED]


@pytest.mark.usefixtures("translator")
def test_a_hint_lowers_the_answer(qtbot: QtBot) -> None:
    with opened(trial("pixies")) as screen:
        answers = qualities(screen)
        screen.hints.ask()
        qtbot.waitUntil(lambda: not screen.hints.coach.thinking, timeout=20_000)

        assert screen.try_panel.isHidden()

        screen.hints.close()

        assert screen.try_panel.isVisible()

        screen.controller.play(screen.trial.mistake.best)
        await_judgment(screen, qtbot)

        assert answers == [HARD]


@pytest.mark.parametrize("name", ["played", "best"])
@pytest.mark.usefixtures("translator")
def test_being_shown_a_move_before_trying_is_a_failure(name: str) -> None:
    with opened(trial("kingdomino")) as screen:
        answers = qualities(screen)
        screen.try_panel.buttons[name].click()

        assert answers == [0]
        assert screen.try_panel.shown.text()
        assert screen.drawn.marks


def held_up(monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], list[str]]:
    """Let every search wait until it is stopped; return notes of those that began and ended."""
    begun: list[str] = []
    ended: list[str] = []

    def wait(_: object, __: object, ___: object, stop: Callable[[], bool]) -> Judgment | None:
        begun.append("begun")
        while not stop():
            pass
        ended.append("stopped")
        return None

    monkeypatch.setattr(judging, "judge_try", wait)
    return begun, ended


@pytest.mark.usefixtures("translator")
def test_judging_can_be_canceled_and_leaves_nothing_running(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    begun, ended = held_up(monkeypatch)
    with opened(trial("pixies")) as screen:
        answers = qualities(screen)
        buttons = screen.try_panel.buttons
        ways: list[Callable[[], Any]] = [
            buttons["cancel"].click,
            lambda: QTest.keyClick(screen.view, Qt.Key.Key_Escape),
        ]
        for number, cancel in enumerate(ways, start=1):
            screen.controller.play(screen.trial.mistake.best)

            assert screen.try_panel.head.text() == render(JUDGING)

            qtbot.waitUntil(lambda number=number: len(begun) == number)  # type: ignore[misc]
            cancel()
            qtbot.waitUntil(lambda number=number: len(ended) == number)  # type: ignore[misc]

            assert screen.try_panel.head.text() == render(ASKED)
            assert not screen.judge.busy
        assert answers == []
        screen.controller.play(screen.trial.mistake.best)
        qtbot.waitUntil(lambda: len(begun) == 3)  # one that has not begun is dropped unsearched
    assert len(ended) == 3  # closing stops the search as well


@pytest.mark.usefixtures("translator")
def test_another_try_drops_the_one_being_judged(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    with opened(trial("pixies")) as screen:
        with monkeypatch.context() as patch:
            begun, ended = held_up(patch)
            screen.controller.play(screen.trial.mistake.best)
            qtbot.waitUntil(lambda: len(begun) == 1)
        screen.controller.play(screen.trial.mistake.played)
        await_judgment(screen, qtbot)

        assert ended == ["stopped"]
        assert screen.try_panel.head.text() == render(OUTCOMES[Outcome.AS_GOOD])


@pytest.mark.usefixtures("translator")
def test_a_try_that_cannot_be_judged_is_said_to_be_so(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def fail(*_: object) -> None:
        raise ArithmeticError

    monkeypatch.setattr(judging, "judge_try", fail)
    with opened(trial("pixies")) as screen:
        answers = qualities(screen)
        screen.controller.play(screen.trial.mistake.best)
        await_judgment(screen, qtbot)

        assert screen.try_panel.head.text() == render(UNJUDGED)
        assert answers == []


@pytest.mark.usefixtures("translator")
def test_points_and_moves_take_the_place_of_the_panel_when_asked_for() -> None:
    with opened(trial("pixies")) as screen:
        QTest.keyClick(screen.view, Qt.Key.Key_T)
        points = screen.panel.isVisible(), screen.try_panel.isVisible()
        QTest.keyClick(screen.view, Qt.Key.Key_T)

        assert points == (True, False)
        assert (screen.panel.isVisible(), screen.try_panel.isVisible()) == (False, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_judgment_follows_the_language(
    language: str, translator: Translator, qtbot: QtBot
) -> None:
    with opened(trial("azul_duel")) as screen:
        screen.controller.play(other_move(screen))
        await_judgment(screen, qtbot)
        screen.try_panel.buttons["best"].click()
        english = screen.try_panel.words
        translator.speak(language)
        QApplication.processEvents()

        assert (screen.try_panel.words == english) == (language == "en")
        assert "{" not in screen.try_panel.words
