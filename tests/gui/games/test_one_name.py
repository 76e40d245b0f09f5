"""A place has one name, on the board and in moves, in every language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication

from gui.games.azul_duel import move_details as azul_moves
from gui.games.azul_duel import texts as azul_places
from gui.games.pixies import narration as pixies_moves
from gui.games.pixies import texts as pixies_places
from gui.text.language import LANGUAGES

if TYPE_CHECKING:
    from core.kernel.messages import Message
    from gui.text.translator import Translator

NAMES: dict[Message, tuple[Message, ...]] = {
    azul_moves.SMALL_FACTORY: (
        azul_places.SMALL_FACTORY,
        azul_places.SMALL_SUN,
        azul_places.SMALL_MOON,
        azul_moves.FROM_SMALL,
        azul_moves.FROM_SMALL_BROKEN,
        azul_moves.CHIP_OF,
    ),
    azul_moves.LARGE_FACTORY: (
        azul_places.LARGE_FACTORY,
        azul_places.LARGE_SUN,
        azul_places.LARGE_MOON,
        azul_moves.FROM_LARGE,
        azul_moves.FROM_LARGE_BROKEN,
    ),
    azul_moves.MOON_SIDES: (
        azul_places.LARGE_MOON,
        azul_moves.FROM_MOONS,
        azul_moves.FROM_MOONS_BROKEN,
        azul_moves.LEFT_ALONE,
    ),
    azul_moves.LINE: (
        azul_places.LINE,
        azul_places.LINE_EMPTY,
        azul_places.SKIP,
        azul_moves.FROM_SMALL,
        azul_moves.FROM_LARGE,
        azul_moves.FROM_MOONS,
        azul_moves.TILE_TO,
    ),
    azul_moves.BROKEN_TILES: (
        azul_moves.FROM_SMALL_BROKEN,
        azul_moves.FROM_LARGE_BROKEN,
        azul_moves.FROM_MOONS_BROKEN,
    ),
    pixies_moves.COMPACT[pixies_moves.FACE_UP]: (
        pixies_places.EMPTY_SPACE,
        pixies_places.FACE_DOWN,
        pixies_places.VALIDATED,
        pixies_moves.FACE_UP,
        pixies_moves.FACE_DOWN,
        pixies_moves.OVER,
    ),
}
"""What a place is called in the fewest words, and other texts that name it."""


def stems(message: Message) -> set[str]:
    """Return the beginnings of its words, which stay when their endings change."""
    said = re.sub(r"\{[^}]*\}", " ", QCoreApplication.translate(message.context, message.source))
    words = re.findall(r"[^\W\d_]{3,}", said.casefold())
    return {word[:3] for word in words}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_has_one_name_on_the_board_and_in_moves(
    language: str, translator: Translator
) -> None:
    translator.speak(language)
    other = [
        (short.source, text.source, stems(short) - stems(text))
        for short, texts in NAMES.items()
        for text in texts
    ]

    assert [each for each in other if each[2]] == []
