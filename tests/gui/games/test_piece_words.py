"""Pictures of pieces are kept when the language changes: only their words may differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSizeF

from core.games import GAMES
from gui.board.piece_picture import portrait
from gui.board.table import Stage
from gui.games.registry import table_of
from gui.look.seat_colors import SEAT_COLORS
from gui.look.seat_look import SeatLook
from gui.look.sprites import SPRITES
from gui.look.theme import LIGHT
from tests.gui.walk.matches import dealt, line

if TYPE_CHECKING:
    from collections.abc import Hashable

    from PySide6.QtGui import QImage

    from gui.text.translator import Translator

SIZE = QSizeF(1000, 700)
EVERY = 12
"""The step between two tested positions."""


def shown(game: str) -> dict[Hashable, tuple[str, QImage]]:
    """Paint what lies on the table, and what is previewed, all through a game."""
    table, match = table_of(game), dealt(game, 2)
    looks = [SeatLook(color.name, color) for color in SEAT_COLORS[:2]]
    pictures: dict[Hashable, tuple[str, QImage]] = {}
    for ply, move in enumerate(line(game, 2)):
        if ply % EVERY == 0 and match.to_act is not None:
            stage = Stage(match.seen_by(match.to_act), match.to_act, SIZE, looks, LIGHT)
            layout = table.layout(stage)
            handles = table.handles(stage.view, match.game.legal_moves(match.state))
            previews = (table.preview(stage, layout, handle).faces for handle in handles[:3])
            for face in (*table.faces(stage, layout), *(each for p in previews for each in p)):
                if face.picture not in pictures:
                    pixmap = portrait(table, stage, face.picture, face.rect.size(), 1.0)
                    pictures[face.picture] = table.words(face.picture), pixmap.toImage()
        match = match.play(move)
    return pictures


@pytest.mark.parametrize("game", GAMES)
def test_a_piece_looks_different_in_another_language_only_by_its_words(
    game: str, translator: Translator
) -> None:
    english = shown(game)
    SPRITES.clear()
    translator.speak("hu")
    hungarian = shown(game)

    assert english.keys() == hungarian.keys()
    for picture, (words, image) in english.items():
        other, painted = hungarian[picture]
        assert image == painted or words != other, picture
