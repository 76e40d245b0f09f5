"""What lies under a sheet cannot be pressed, and what is read out can be chosen."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from core.games import GAMES
from core.match import Match
from gui.access.proxies import PlaceButton
from tests.gui.access.reading import read

games = pytest.mark.parametrize("key", GAMES)


@games
@pytest.mark.usefixtures("translator")
def test_no_place_can_be_found_or_pressed_under_a_sheet(key: str) -> None:
    with read(Match.new(GAMES[key], 2, {}, 7)) as screen:
        tree = screen.reader.tree
        before = [b for b in screen.view.findChildren(PlaceButton) if b.isVisible()]
        screen.peek.ask((), ())
        covered = [b for b in screen.view.findChildren(PlaceButton) if b.isVisible()]
        source = screen.scene.hand.handles.sources[0]
        tree.press(source)
        held = screen.scene.hand.holding
        screen.peek.put_away()
        after = [b for b in screen.view.findChildren(PlaceButton) if b.isVisible()]
        tree.press(source)

        assert before
        assert covered == []
        assert not held
        assert len(after) == len(before)
        assert screen.scene.hand.holding


@pytest.mark.parametrize(
    ("spoken", "hand", "moves"),
    [("all", True, True), ("moves", False, True), ("own", True, False), ("off", False, False)],
)
@pytest.mark.usefixtures("translator")
def test_how_much_is_read_out_can_be_chosen(
    spoken: str, monkeypatch: pytest.MonkeyPatch, *, hand: bool, moves: bool
) -> None:
    told: list[str] = []
    monkeypatch.setattr("gui.play.screen.announce", lambda _, words: told.append(words))
    with read(Match.new(GAMES["pixies"], 2, {}, 7)) as screen:
        said: list[str] = []
        screen.reader.speaker.said.connect(said.append)
        screen.set_spoken(spoken, "full")
        screen.reader.tree.press(screen.scene.hand.handles.sources[0])
        QApplication.processEvents()
        by_hand = bool(said)
        screen.scene.hand.drop()
        screen.view.asked.emit()

        assert by_hand is hand
        assert bool(told) is moves
        assert not screen.bubble.isHidden()
