"""Sentences as voices can say them: signs as words, where voices of a language misread them."""

from __future__ import annotations

import re

from core.kernel.messages import text

from .translation import render

MINUS = text("access", "minus {number}")
TIMES = text("access", "times {number}")
EXPLAINED = re.compile("×[0-9]+: ")
"""A sign of the board before the words that explain it, which say the number themselves."""


def for_voices(words: str) -> str:
    """Write minus and times as words, and leave out a sign that is explained, and dots between."""
    words = EXPLAINED.sub("", words).replace(" · ", ", ")
    words = re.sub(" ?× ?([0-9]+)", lambda sign: " " + render(TIMES.bind(number=sign[1])), words)
    words = words.replace(" ,", ",")  # a language may say it after a comma
    return re.sub("−([0-9]+)", lambda sign: render(MINUS.bind(number=sign[1])), words)
