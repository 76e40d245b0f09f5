"""Text as a search sees it: without capitals and accents, and Cyrillic letters as Latin ones."""

from __future__ import annotations

import unicodedata
from functools import cache

from attrs import frozen

_CYRILLIC = "абвгдђежзијклмнопрстћуфхцчш"
_LATIN = "abvgddezzijklmnoprstcufhccs"
_LETTERS = {
    **dict(zip(_CYRILLIC, _LATIN, strict=True)),
    "љ": "lj",
    "њ": "nj",
    "џ": "dz",
    "đ": "d",
    "ł": "l",
    "’": "'",
}
SPACE = " "


@frozen
class Folded:
    """A folded text, and of which character of the original each of its characters is part."""

    text: str
    origins: tuple[int, ...]

    def find_all(self, wanted: str) -> tuple[tuple[int, int], ...]:
        """Find where a wanted text stands in the original: beginnings and ends."""
        key = fold(wanted.strip()).text
        found = []
        at = self.text.find(key) if key else -1
        while at >= 0:
            end = at + len(key)
            found.append((self.origins[at], self.origins[end - 1] + 1))
            at = self.text.find(key, end)
        return tuple(found)


def fold(text: str) -> Folded:
    """Fold a text."""
    pieces: list[str] = []
    origins: list[int] = []
    for index, letter in enumerate(text):
        piece = _folded(letter)
        pieces.append(piece)
        origins += [index] * len(piece)
    return Folded("".join(pieces), tuple(origins))


@cache
def _folded(letter: str) -> str:
    if letter.isspace():
        return SPACE
    small = letter.lower()
    if small in _LETTERS:
        return _LETTERS[small]
    parts = unicodedata.normalize("NFKD", small)
    return "".join(_LETTERS.get(part, part) for part in parts if not unicodedata.combining(part))
