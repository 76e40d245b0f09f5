"""A place has one name, on the board and in moves, in every language."""

from __future__ import annotations

import re
from itertools import takewhile
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


SHORTEST, ENDING = 3, 2
"""Letters that a word keeps whatever its ending, and letters of it that an ending may replace."""


def words_of(message: Message) -> set[str]:
    """Return what a text says beside its numbers and names, with its inflected words."""
    said = re.sub(r"\{[^}]*\}", " ", QCoreApplication.translate(message.context, message.source))
    return set(re.findall(rf"[^\W\d_]{{{SHORTEST},}}", said.casefold()))


def is_form(word: str, other: str) -> bool:
    """Return whether two words differ in their endings only."""
    alike = sum(
        1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(word, other, strict=False))
    )
    return alike >= max(SHORTEST, min(len(word), len(other)) - ENDING)


def missing(short: Message, long: Message) -> set[str]:
    """Return the words of a name that another text says otherwise."""
    said = words_of(long)
    return {word for word in words_of(short) if not any(is_form(word, other) for other in said)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_has_one_name_on_the_board_and_in_moves(
    language: str, translator: Translator
) -> None:
    translator.speak(language)
    other = [
        (short.source, text.source, missing(short, text))
        for short, texts in NAMES.items()
        for text in texts
    ]

    assert [each for each in other if each[2]] == []
