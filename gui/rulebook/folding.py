"""Text as a search sees it: without capitals and accents, and Cyrillic letters as Latin ones."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from attrs import frozen

from .stemming import stems

if TYPE_CHECKING:
    from collections.abc import Iterator

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
_WORD = re.compile(r"[^\W\d_]{3,}(?:'[^\W\d_]+)?")


@frozen
class Folded:
    """A folded text, and of which character of the original each of its characters is part."""

    text: str
    origins: tuple[int, ...]

    def find_all(self, wanted: str, language: str = "") -> tuple[tuple[int, int], ...]:
        """Find where a wanted text stands in the original: beginnings and ends.

        Found are the letters as they are written, and other forms of the wanted words in a
        language.
        """
        key = fold(wanted.strip()).text
        found = []
        at = self.text.find(key) if key else -1
        while at >= 0:
            end = at + len(key)
            found.append((at, end))
            at = self.text.find(key, end)
        taken = {index for start, end in found for index in range(start, end)}
        forms = self._forms(key, language) if language else ()
        found += [each for each in forms if taken.isdisjoint(range(*each))]
        return tuple((self.origins[at], self.origins[end - 1] + 1) for at, end in sorted(found))

    def _forms(self, key: str, language: str) -> Iterator[tuple[int, int]]:
        """Find the wanted words one after the other, each in any of its forms."""
        sought = [stems(word, language) for word, _, _ in _words(key)]
        if not sought:
            return
        words = _words(self.text)
        for first in range(len(words) - len(sought) + 1):
            here = words[first : first + len(sought)]
            forms = (stems(word, language) for word, _, _ in here)
            if not any(map(frozenset.isdisjoint, sought, forms)):
                yield here[0][1], here[-1][2]


@lru_cache(4)
def _words(text: str) -> tuple[tuple[str, int, int], ...]:
    """List the words of a folded text, with their beginnings and ends."""
    return tuple((found[0], found.start(), found.end()) for found in _WORD.finditer(text))


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
