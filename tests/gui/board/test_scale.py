from __future__ import annotations

from PySide6.QtCore import QSizeF

from gui.board.scale import Scale, fitted_unit
from gui.look.lettering import SMALLEST


def test_a_mockup_fits_in_width_and_in_height() -> None:
    assert fitted_unit(QSizeF(800, 1000), (1600.0, 1000.0)) == 0.5
    assert fitted_unit(QSizeF(1600, 250), (1600.0, 1000.0)) == 0.25


def test_lengths_shrink_with_the_board_and_text_stays_readable() -> None:
    scale = Scale(0.5, 0.75)

    assert scale(30) == 15
    assert scale.letters(40) == 30
    assert scale.letters(4) == SMALLEST
