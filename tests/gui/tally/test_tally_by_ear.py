"""A count says what it is, what was laid or taken back, and the points that come of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.text.voice import for_voices
from tests.gui.access.reading import heard
from tests.gui.tally.test_counting import counting, first_put

if TYPE_CHECKING:
    from gui.window.main_window import MainWindow


def test_opening_says_what_is_counted_and_what_is_to_be_done(window: MainWindow) -> None:
    with heard() as said:
        counting(window, "pixies")

    assert len(said) == 1
    assert said[0].startswith("Score a real game. Pixies. ")
    assert len(said[0]) > len("Score a real game. Pixies. ")


def test_an_entry_is_told_with_its_points_and_so_is_what_is_taken_back(window: MainWindow) -> None:
    screen = counting(window, "pixies")
    put = first_put(screen)
    with heard() as said:
        screen.play(put)
        total = screen.count.tally.score(screen.count.state, screen.seat, screen.page).total
        screen.undo()
        screen.redo()

    placed, undone, redone = said
    assert placed.startswith("Placed: ")
    assert placed.endswith(for_voices(f". Points: {total}."))
    assert undone.startswith("1 move taken back: Placed: ")
    assert undone.endswith(". Points: 0.")
    assert redone.startswith("1 move made again: Placed: ")
    assert redone.endswith(for_voices(f". Points: {total}."))
