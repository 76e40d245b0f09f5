"""Shares of a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale

from gui.text.language import LANGUAGES
from gui.text.numbers import percent
from gui.text.translation import render

if TYPE_CHECKING:
    from gui.text.translator import Translator


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_of_ours_puts_a_space_before_the_sign(
    language: str, translator: Translator
) -> None:
    translator.speak(language)

    assert render(percent(85)) == f"85{QLocale().percent()}" == "85%"
