"""Signs that voices misread are said as words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gui.text.voice import for_voices

if TYPE_CHECKING:
    from gui.text.translator import Translator


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Round 1 of 3, zone times 2. Ana: minus 5."),
        ("hu", "Round 1 of 3, zone, szorzó: 2. Ana: mínusz 5."),
        ("pl", "Round 1 of 3, zone razy 2. Ana: minus 5."),
        ("sr_Latn", "Round 1 of 3, zone puta 2. Ana: minus 5."),
        ("sr_Cyrl", "Round 1 of 3, zone пута 2. Ana: минус 5."),
    ],
)
def test_signs_are_words(language: str, said: str, translator: Translator) -> None:
    translator.speak(language)

    assert for_voices("Round 1 of 3 · zone × 2. Ana: −5.") == said


def test_a_sign_that_is_explained_is_left_out(translator: Translator) -> None:
    translator.speak("en")

    assert for_voices("It scores. ×8: there are 8 cards.") == "It scores. there are 8 cards."
