"""What is read out while the hand takes, aims, turns and drops: each thing once, in its order."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

from core.games import GAMES
from core.match import Match
from gui.access.proxies import PlaceButton
from gui.widgets import announce as announcing
from tests.gui.access.reading import heard, name_of, read

MOVES = 30
games = pytest.mark.parametrize("key", GAMES)


def press(key: Qt.Key) -> None:
    QTest.keyClick(focused(), key)
    QApplication.processEvents()


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the keyboard's focus"
    return widget


def dealt(key: str) -> Match:
    return Match.new(GAMES[key], 2, {}, 7)


def holding_a_crown() -> Match:
    """Lead a game of Kingdomino to a domino with a crown, for which there are several places."""
    match = dealt("kingdomino")
    for _ in range(6):
        match = match.play(match.game.legal_moves(match.state)[0])
    return match


@games
@pytest.mark.usefixtures("translator")
def test_what_was_taken_is_read_before_the_target_and_nothing_after_it(key: str) -> None:
    with read(dealt(key)) as screen, heard() as said:
        press(Qt.Key.Key_Right)
        press(Qt.Key.Key_Return)
        target = focused()

        assert isinstance(target, PlaceButton)
        assert target.place == screen.scene.hand.target
        assert name_of(target).startswith("Taken: ")
        assert name_of(target).endswith(screen.reader.tree.buttons[target.place]._name)
        assert "Can be placed here" not in target.accessibleDescription()
        assert said == []


@games
@pytest.mark.usefixtures("translator")
def test_nothing_is_reported_of_a_target_before_it_has_the_focus(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Orca 48 works off the focus first, and would read out texts that are replaced by then."""
    reported: list[tuple[PlaceButton, str]] = []

    def on_described(button: PlaceButton, words: str) -> None:
        reported.append((button, words))
        QWidget.setAccessibleDescription(button, words)

    with read(dealt(key)):
        press(Qt.Key.Key_Right)
        monkeypatch.setattr(PlaceButton, "setAccessibleDescription", on_described)
        press(Qt.Key.Key_Return)
        target = focused()

    assert "Can be placed here" not in " ".join(words for it, words in reported if it is target)


@pytest.mark.usefixtures("translator")
def test_a_target_has_its_own_texts_again_when_the_focus_has_left_it() -> None:
    with read(holding_a_crown()) as screen, heard() as said:
        press(Qt.Key.Key_Right)
        press(Qt.Key.Key_Return)
        first = focused()
        press(Qt.Key.Key_Tab)
        second = focused()

        assert second is not first
        assert not name_of(first).startswith("Taken")
        assert first.accessibleDescription().startswith("Can be placed here")
        assert not name_of(second).startswith("Taken")
        assert second.accessibleDescription().startswith("Scores 1 point")
        assert said == []
        assert screen.scene.hand.holding


@pytest.mark.usefixtures("translator")
def test_what_is_put_back_is_named_once() -> None:
    with read(dealt("pixies")), heard() as said:
        press(Qt.Key.Key_Right)
        card = name_of(focused())
        press(Qt.Key.Key_Return)
        press(Qt.Key.Key_Escape)

        assert name_of(focused()) == f"Put back. {card}"
        assert said == []


@games
@pytest.mark.usefixtures("translator")
def test_what_a_mouse_takes_and_aims_at_is_announced(key: str) -> None:
    with read(dealt(key)) as screen, heard() as said:
        screen.scene.hand.take(screen.scene.hand.handles.sources[0])
        QApplication.processEvents()

        (sentence,) = said
        assert sentence.startswith("Taken: ")


@pytest.mark.usefixtures("translator", "orca")
def test_a_sentence_is_a_description_of_the_board_for_a_moment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What stays there would be read again by a reader that follows the focus late."""
    monkeypatch.setattr(announcing, "DESCRIBES", True)
    monkeypatch.setattr(announcing, "ECHO", 0)
    with read(dealt("pixies")) as screen:
        described: list[str] = []
        monkeypatch.setattr(screen.view, "setAccessibleDescription", described.append)
        press(Qt.Key.Key_Right)
        press(Qt.Key.Key_Return)
        press(Qt.Key.Key_Return)
        QTest.qWait(announcing.LATE + announcing.APART + 100)

        assert focused() is screen.view
        sentence, after = described
        assert sentence.startswith("Béla: 5 blue, on space 5.")
        assert after == ""


@pytest.mark.usefixtures("translator", "orca")
def test_a_button_is_not_read_again_after_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own description comes back when the focus has gone."""
    monkeypatch.setattr(announcing, "DESCRIBES", True)
    monkeypatch.setattr(announcing, "ECHO", 0)
    with read(dealt("pixies")) as screen:
        button = screen.header.buttons["panel"]
        button.setAccessibleDescription("Usual.")
        button.setFocus()
        described: list[str] = []
        describe = button.setAccessibleDescription

        def on_described(words: str) -> None:
            described.append(words)
            describe(words)

        monkeypatch.setattr(button, "setAccessibleDescription", on_described)
        for words in ("One.", "Two."):
            announcing.announce(screen.view, words)
        QTest.qWait(announcing.LATE + 2 * announcing.APART + 100)
        meanwhile = list(described)
        screen.view.setFocus()
        QApplication.processEvents()

    assert meanwhile == ["One.", "", "Two.", ""]
    assert described[4:] == ["Usual."]


@pytest.mark.usefixtures("translator", "orca")
def test_sentences_in_a_row_are_told_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader drops a description that another one follows at once."""
    monkeypatch.setattr(announcing, "DESCRIBES", True)
    monkeypatch.setattr(announcing, "ECHO", 0)
    with read(dealt("pixies")) as screen:
        screen.view.setFocus()
        announcing.announce(screen.view, "Zero.")
        QTest.qWait(announcing.LATE + announcing.APART + 100)
        described: list[str] = []
        monkeypatch.setattr(screen.view, "setAccessibleDescription", described.append)
        for words in ("One.", "Two.", "Two."):
            announcing.announce(screen.view, words)
        QTest.qWait(2 * announcing.LATE + 200)

    assert described == ["One.", "", "Two.", ""]


@pytest.mark.usefixtures("translator", "orca")
def test_a_sentence_is_announced_where_all_readers_know_announcements(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(announcing, "DESCRIBES", False)
    with read(dealt("pixies")) as screen:
        described: list[str] = []
        monkeypatch.setattr(screen.view, "setAccessibleDescription", described.append)
        press(Qt.Key.Key_Right)
        press(Qt.Key.Key_Return)
        press(Qt.Key.Key_Return)

        assert focused() is screen.view
        assert described == []


@pytest.mark.usefixtures("translator")
def test_a_target_is_left_before_its_name_changes() -> None:
    """A reader reads the new name of what has the focus."""
    with read(dealt("pixies")) as screen:
        press(Qt.Key.Key_Right)
        press(Qt.Key.Key_Return)
        target = focused()
        assert isinstance(target, PlaceButton)
        named: list[bool] = []
        rename = target.setAccessibleName

        def renamed(name: str) -> None:
            named.append(target.hasFocus())
            rename(name)

        target.setAccessibleName = renamed  # type: ignore[method-assign]
        press(Qt.Key.Key_Return)

        assert focused() is screen.view
        assert named
        assert not any(named)


@games
@pytest.mark.usefixtures("translator")
def test_a_button_lives_as_long_as_the_board(key: str) -> None:
    """A reader still asks about what has gone."""
    with read(dealt(key)) as screen:
        buttons: set[QAbstractButton] = set()
        for number in range(MOVES):
            buttons |= {*screen.findChildren(QAbstractButton)}
            moves = screen.controller.moves
            screen.controller.play(moves[7 * number % len(moves)])
            if not screen.interlude.isHidden():
                screen.interlude.put_away()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

            assert all(map(isValid, buttons))
        screen.take_back()

        assert all(map(isValid, buttons))
