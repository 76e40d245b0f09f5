"""Shares of a whole, and negative numbers."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree.ElementTree import parse

import pytest
from PySide6.QtCore import QLocale

from core.kernel.messages import Message
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


CATALOGUE = Path(__file__).parents[3] / "i18n" / "kupola_hu.ts"
PLACE = re.compile(r"\{(\w+)\}")
HYPHEN = re.compile(r"(?<!\w)-\d")


@cache
def counting() -> tuple[Message, ...]:
    """List every sentence that has room for a number, with a negative one in each place."""
    found = []
    for context in parse(CATALOGUE).getroot().iter("context"):  # noqa: S314 - a file of our own
        for message in context.iter("message"):
            source, comment = message.findtext("source", ""), message.findtext("comment", "")
            count = -5 if message.get("numerus") else None
            args = tuple((name, -5) for name in sorted({*PLACE.findall(source)}))
            if args or count:
                found.append(Message(context.findtext("name", ""), source, comment, count, args))
    return tuple(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_negative_number_has_a_true_minus_in_every_sentence(
    language: str, translator: Translator
) -> None:
    translator.speak(language)
    told = [render(message) for message in counting()]

    assert len(told) > 500
    assert [words for words in told if HYPHEN.search(words)] == []
