"""Serbian in Latin letters, derived from Serbian in Cyrillic letters.

This direction loses nothing and needs no dictionary: every Cyrillic letter has one Latin
counterpart, three of them written with two letters.
"""

from __future__ import annotations

import re

CYRILLIC = "абвгдђежзијклмнопрстћуфхцчш"
LATIN = "abvgdđežzijklmnoprstćufhcčš"
DIGRAPHS = {"љ": "lj", "њ": "nj", "џ": "dž"}

LETTERS = {
    **dict(zip(CYRILLIC, LATIN, strict=True)),
    **dict(zip(CYRILLIC.upper(), LATIN.upper(), strict=True)),
    **DIGRAPHS,
    **{letter.upper(): latin.capitalize() for letter, latin in DIGRAPHS.items()},
}
TWO_CAPITALS = {letter.upper(): latin.upper() for letter, latin in DIGRAPHS.items()}

EXCEPTIONS: dict[str, str] = {}
"""Whole phrases that are not spelled letter by letter, such as names of scripts and languages."""


def latin(cyrillic: str) -> str:
    """Spell a text in Latin letters."""
    if cyrillic in EXCEPTIONS:
        return EXCEPTIONS[cyrillic]
    return re.sub(r"\w+", lambda found: _word(found[0]), cyrillic)


def _word(word: str) -> str:
    shouted = len(word) > 1 and word.isupper()
    letters = {**LETTERS, **TWO_CAPITALS} if shouted else LETTERS
    return "".join(letters.get(letter, letter) for letter in word)
