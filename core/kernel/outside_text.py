"""Text from outside: names, titles and file names, cleaned and bounded where they are read.

Files, codes and keyboards may hold any text. What is kept is one visible line: no control
characters, no marks that turn the direction of writing, no lone surrogates, nothing invisible
except where a script or an emoji needs it. White space collapses to single spaces.

Lengths count *letters* as a person counts them (grapheme clusters): a flag, a family of emoji or a
consonant with its vowel signs is one letter and is kept or dropped as a whole. A letter has at most
``MOST_POINTS`` code points and a base carries at most ``MOST_MARKS`` marks.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING
from unicodedata import bidirectional, category, combining, normalize

if TYPE_CHECKING:
    from collections.abc import Iterator

NAME_LENGTH = 24
"""How many letters a player's name has at most."""
TITLE_LENGTH = 60
"""How many letters, and how many code points, the name of a line of moves has at most."""
NOTE_LENGTH = 400
"""How many letters, and how many code points, a comment on a position has at most."""
PATH_LENGTH = 400
"""How many letters of a path are shown at most."""
MOST_MARKS = 6
MOST_POINTS = 12
SCANNED = 4_000
"""No more code points of a text are looked at."""
CUT = "…"

_JOINER, _NON_JOINER = "\u200d", "\u200c"
_JOINERS = _JOINER + _NON_JOINER
_PICTURE_STYLES = frozenset("\ufe0e\ufe0f")
_KEYCAP = "\u20e3"
_KEYS = frozenset("#*0123456789")
_STYLED = frozenset("©®‼⁉〰〽")
"""Signs that are no symbols for Unicode, but have a picture as an emoji."""
_CONJOINING = frozenset("\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d")
"""Viramas that make one letter of two consonants."""
_SPACING = frozenset("\u0e33\u0eb3")
"""Vowel signs that Unicode does not call marks."""
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U0001d159")
"""Letters, marks and symbols without ink, and the place of an object."""
_FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{1,6}\U000e007f")
"""The flag of a region: a black flag and the region's code in tag characters."""
_SURROGATES = re.compile("[\ud800-\udfff]")


def cleaned_name(name: str) -> str:
    """Clean the name of a player; it may become empty."""
    return _cleaned_head(name[:SCANNED], NAME_LENGTH, None)


def cleaned_title(title: str) -> str:
    """Clean the name of a line of moves; it may become empty."""
    return cleaned(title, TITLE_LENGTH, TITLE_LENGTH)


def cleaned_note(note: str) -> str:
    """Clean a comment on a position; it may become empty."""
    return cleaned(note, NOTE_LENGTH, NOTE_LENGTH)


def shown_path(path: object) -> str:
    """Write a path or a file name as a line; bytes that are no text become a replacement sign."""
    whole = _SURROGATES.sub("\N{REPLACEMENT CHARACTER}", str(path)[-SCANNED:])
    line = list(letters(cleaned(whole, len(whole))))
    if len(line) <= PATH_LENGTH:
        return "".join(line)
    return CUT + "".join(line[1 - PATH_LENGTH :])


def cleaned(text: str, length: int, points: int | None = None) -> str:
    """Reduce a text to what can be shown in a line.

    Args:
        text: Any text.
        length: How many letters are kept at most.
        points: How many code points are kept at most; None: as many as the letters need.

    """
    return _cleaned_head(text[:SCANNED], length, points)


@lru_cache(4096)
def _cleaned_head(head: str, length: int, points: int | None) -> str:
    """Clean a text of bounded length; cached, because the same few names recur."""
    if head.isascii() and head.isprintable():
        return " ".join(head.split())[: min(length, points or length)].rstrip()
    return _cleaned(head, length, points or length * MOST_POINTS)


def excerpt(text: str, length: int) -> str:
    """Clean the beginning of a text that an error quotes, and show that it goes on."""
    kept = cleaned(text, length)
    return kept if cleaned(text, length + 1) == kept else kept + CUT


def letters(text: str) -> Iterator[str]:
    """Split a text into letters as a person counts them."""
    start = 0
    for at in range(1, len(text)):
        if not _belongs(text, start, at):
            yield text[start:at]
            start = at
    if text:
        yield text[start:]


def shortened(text: str, length: int) -> str:
    """Cut a text between two letters, and show that it was cut."""
    found = list(letters(text))
    return text if len(found) <= length else "".join(found[: length - 1]).rstrip() + CUT


def fitting(text: str, size: int) -> str:
    """Cut a text between two letters so that it fits into a number of bytes."""
    kept, left = "", size
    for letter in letters(text):
        left -= len(letter.encode())
        if left < 0:
            break
        kept += letter
    return kept.rstrip()


@lru_cache(maxsize=512)
def _cleaned(text: str, length: int, points: int) -> str:
    visible = normalize("NFC", "".join(_visible(normalize("NFC", text))))
    kept = ""
    for number, letter in enumerate(letters(visible.strip())):
        bounded = _bounded(letter)
        if number >= length or len(kept) + len(bounded) > points:
            break
        kept += bounded
    return kept.rstrip(" " + _JOINERS)


def _visible(text: str) -> Iterator[str]:
    """Leave out what is not seen, and marks that have nothing to stand on."""
    last, marks, at = " ", 0, 0
    while at < len(text):
        flag = _FLAG.match(text, at)
        point = flag[0] if flag else text[at]
        at += len(point)
        follows = text[at : at + 1]
        if point.isspace():
            if last != " ":
                yield " "
            last, marks = " ", 0
        elif not flag and category(point)[0] == "M":
            if marks < MOST_MARKS and last != " " and _is_mark(point, last, follows):
                yield point
                last, marks = point if combining(point) else last, marks + 1
        elif flag or _is_visible(point) or _joins(point, last, follows):
            yield point
            last, marks = point[0], 0


def _is_visible(point: str) -> bool:
    """Return whether a code point that is no mark has ink; unknown emoji count as emoji."""
    if point in _BLANK:
        return False
    kind = category(point)
    return kind[0] not in "CZ" or (kind == "Cn" and _is_picture(point))


def _is_mark(point: str, last: str, follows: str) -> bool:
    if point in _PICTURE_STYLES:
        return _is_picture(last) or last in _STYLED or (last in _KEYS and follows == _KEYCAP)
    return point not in _BLANK and not _is_variation(point)


def _is_variation(point: str) -> bool:
    return "\ufe00" <= point <= "\ufe0f" or "\u180b" <= point <= "\u180f" or point >= "\U000e0000"


def _joins(point: str, last: str, follows: str) -> bool:
    """Return whether a joiner changes what is seen: in emoji, after a virama, in Arabic script."""
    if point not in _JOINERS or not follows or not _is_visible(follows):
        return False
    if combining(last) == combining("\u094d"):
        return category(follows)[0] == "L"
    if point == _JOINER:
        return _is_picture(last) and _is_picture(follows)
    return bidirectional(last) == bidirectional(follows) == "AL"


def _is_picture(point: str) -> bool:
    if point in _BLANK:
        return False
    return (
        category(point) == "So"
        or "\u2190" <= point <= "\u21ff"
        or ("\U0001f000" <= point <= "\U0001faff" and category(point) in {"Cn", "Sk"})
    )


def _bounded(letter: str) -> str:
    """Cut a letter of too many code points, but not behind what joins it to the next one."""
    if len(letter) <= MOST_POINTS:
        return letter
    return letter[:MOST_POINTS].rstrip("".join((_JOINERS, *_CONJOINING)))


def _belongs(text: str, start: int, at: int) -> bool:
    """Return whether a code point belongs to the letter that begins before it."""
    before, point = text[at - 1], text[at]
    if point.isascii():
        return False
    if category(point)[0] == "M" or point in _JOINERS or point in _SPACING:
        return True
    if "\U0001f3fb" <= point <= "\U0001f3ff" or "\U000e0020" <= point <= "\U000e007f":
        return True
    if _is_region(point):
        return at - start == 1 and _is_region(before)
    if before == _JOINER:
        return _is_picture(point) and _is_picture(text[start])
    return (before in _CONJOINING and category(point) == "Lo") or _is_syllable(before, point)


def _is_region(point: str) -> bool:
    """Return whether a code point is one half of a flag."""
    return "\U0001f1e6" <= point <= "\U0001f1ff"


def _is_syllable(before: str, point: str) -> bool:
    """Return whether two parts of Korean letters are one syllable."""
    if "\u1160" <= point <= "\u11ff" or "\ud7b0" <= point <= "\ud7fb":
        return "\u1100" <= before <= "\u11ff" or "\ua960" <= before <= "\ud7fb"
    if "\u1100" <= before < "\u1160" or "\ua960" <= before <= "\ua97c":
        return "\u1100" <= point < "\u1160" or "\ua960" <= point <= "\ud7a3"
    return False
