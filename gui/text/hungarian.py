"""Hungarian articles and endings for what is filled into a sentence; imports no Qt.

A translation names the form in the place, as in ``{line:az}. mintasor`` or ``{player:-nak}``. An
ending is written with back vowels and agrees with the word: ``-ban`` stands for *-ban* and *-ben*.
"""

from __future__ import annotations

import re
import unicodedata
from itertools import product
from typing import NamedTuple

ARTICLES = ("", "az", "Az", "név", "Név")
"""``az``: *a* or *az*. ``név``: no article before a name, but one before *1. játékos*."""
ADJECTIVE = "as"
CASES = {
    "ba": ("ba", "be", "be"),
    "ban": ("ban", "ben", "ben"),
    "ból": ("ból", "ből", "ből"),
    "hoz": ("hoz", "hez", "höz"),
    "n": ("on", "en", "ön"),
    "nak": ("nak", "nek", "nek"),
    "nál": ("nál", "nél", "nél"),
    "ra": ("ra", "re", "re"),
    "ról": ("ról", "ről", "ről"),
    "t": ("ot", "et", "öt"),
    "tól": ("tól", "től", "től"),
    "val": ("al", "el", "el"),
    "é": ("é", "é", "é"),
}
"""After back vowels, after front ones, after rounded ones; ``val`` without its consonant."""
LINKED = ("os", "es", "ös")
FORMS = frozenset(
    article + "".join(f"-{ending}" for ending in endings if ending)
    for article, *endings in product(ARTICLES, ("", ADJECTIVE), ("", *CASES))
) - {""}
"""All forms that a place may name."""


class _Numeral(NamedTuple):
    """The last word of a number, and its endings that follow no rule."""

    word: str
    adjective: str
    object: str


_NUMERALS = {
    0: _Numeral("nulla", "s", "t"),
    1: _Numeral("egy", "es", "et"),
    2: _Numeral("kettő", "es", "t"),
    3: _Numeral("három", "as", "at"),
    4: _Numeral("négy", "es", "et"),
    5: _Numeral("öt", "ös", "öt"),
    6: _Numeral("hat", "os", "ot"),
    7: _Numeral("hét", "es", "et"),
    8: _Numeral("nyolc", "as", "at"),
    9: _Numeral("kilenc", "es", "et"),
    10: _Numeral("tíz", "es", "et"),
    20: _Numeral("húsz", "as", "at"),
    30: _Numeral("harminc", "as", "at"),
    40: _Numeral("negyven", "es", "et"),
    50: _Numeral("ötven", "es", "et"),
    60: _Numeral("hatvan", "as", "at"),
    70: _Numeral("hetven", "es", "et"),
    80: _Numeral("nyolcvan", "as", "at"),
    90: _Numeral("kilencven", "es", "et"),
    100: _Numeral("száz", "as", "at"),
    10**3: _Numeral("ezer", "es", "et"),
    10**6: _Numeral("millió", "s", "t"),
    10**9: _Numeral("milliárd", "os", "ot"),
}

_BACK, _FRONT, _ROUNDED = range(3)
_VOWELS = {
    **dict.fromkeys("aáoóuú", _BACK),
    **dict.fromkeys("eéií", _FRONT),
    **dict.fromkeys("öőüű", _ROUNDED),
}
_NEUTRAL = "éií"
"""Vowels that leave the choice to the vowel before them, as in *Kati* and *Peti*."""
_LENGTHENED = {"a": "á", "e": "é"}
_DIGRAPHS = ("cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs")
_WITHOUT_LINK = {"l", "r", "n", "ny", "j", "ly", "s", "sz", "z", "zs"}
"""The consonants to which the *-t* of an object is joined without a vowel."""
_READ_AS_I = re.compile(r"([aáeéoóuú]|[^glnt]|ll|nn|tt|gg|il|on|at)y$")
"""A *y* that is a vowel, as in *Henry* or *Hargitay*, not half of a consonant, as in *Mihály*."""
_LETTER_NAMES = {
    **{letter: f"{letter}é" for letter in "bcdgjptvz"},
    **{letter: f"e{letter}" for letter in "flmnrs"},
    **{letter: f"{letter}á" for letter in "hk"},
    "q": "kú",
    "w": "vé",
    "x": "iksz",
    "y": "ipszilon",
}
_FOREIGN_LETTERS = {
    **dict(zip("абвгдђежзијклљмнњопрстћуфхцчџш", "abvgdgezzijkllmnnoprstcufhccds", strict=True)),
    **dict(zip("йыэщäåæđłøœß", "jieseoedlöös", strict=True)),
    "ё": "jo",
    "ю": "ju",
    "я": "ja",
}
"""How letters that Hungarian does not have sound."""
_LAST_WORD = re.compile(r"(?P<word>\d+|[^\W\d_]+)(?P<rest>[\W_]*)$")
_FIRST_WORD = re.compile(r"\d+|[^\W\d_]+")
_SEAT = re.compile(r"\d+\. ")


def inflected(word: str, form: str) -> str:
    """Write a number, a word or a name in one of the ``FORMS``."""
    if not form or not word:
        return word
    if form not in FORMS:
        message = f"no Hungarian form: {form!r}"
        raise ValueError(message)
    article, *endings = form.split("-")
    is_named = article.lower() == "név" and not _SEAT.match(word)
    before = "" if is_named or not article else f"{_article(word)} "
    for ending in endings:
        word = _joined(word, ending)
    return f"{before.capitalize() if article.istitle() else before}{word}"


def _article(word: str) -> str:
    found = _FIRST_WORD.search(word)
    if found is None or re.match(r"[-−+]\d", word):
        return "a"
    spoken = _first_numeral(found[0]).word if found[0].isdecimal() else _spoken(found[0])
    return "az" if re.match(r"[aáeéiíoóöőuúüű]|y[^aáeéiíoóöőuúüű]", spoken) else "a"


def _first_numeral(digits: str) -> _Numeral:
    """Read the first word of a number: the leading one to three digits, but *ezer* for 1000."""
    length = (len(digits) - 1) % 3 + 1
    leading = int(digits[:length])
    if leading == 1 and 3 < len(digits) <= 6:  # noqa: PLR2004 - thousands
        return _NUMERALS[1000]
    place = 10 ** (length - 1)
    first = leading // place
    hundreds = place == 100  # noqa: PLR2004 - "száz", but "kétszáz"
    return _NUMERALS[first * place if not hundreds or first == 1 else first]


def _last_numeral(digits: str) -> _Numeral:
    number = int(digits[-12:])
    for unit in (10**9, 10**6, 10**3, 100):
        if number and number % unit == 0:
            return _NUMERALS[unit]
    return _NUMERALS[number % 10 or number % 100]


def _joined(word: str, ending: str) -> str:
    """Join an ending to the last word of a text, with a hyphen where it is not spelled so."""
    found = _LAST_WORD.search(word)
    if found is None:
        return f"{word}-{_ending('a', ending)}"
    last = found["word"]
    if last.isdecimal():
        numeral = _last_numeral(last)
        irregular = {ADJECTIVE: numeral.adjective, "t": numeral.object}
        return f"{word}-{irregular.get(ending) or _ending(numeral.word, ending)}"
    spoken = _spoken(last)
    joined = _ending(spoken, ending)
    if found["rest"] or not _is_spelled_as_spoken(last):
        return f"{word}-{joined}"
    if last[-1] in _LENGTHENED:
        return f"{word[:-1]}{_LENGTHENED[last[-1]]}{joined}"
    if ending != "val":
        return f"{word}{joined}"
    return _with_double_consonant(word, joined)


def _with_double_consonant(word: str, joined: str) -> str:
    """Join *-val*, which begins with the consonant that the word ends with."""
    if word.endswith("tt"):
        return f"{word}{joined[1:]}"
    if word[-1] == word[-2:-1]:
        return f"{word}-{joined}"
    is_digraph = joined.startswith(_DIGRAPHS) and word.endswith(joined[:2])
    return f"{word[:-1]}{joined}" if is_digraph else f"{word}{joined}"


def _ending(spoken: str, ending: str) -> str:
    """Return an ending with the vowel that agrees with a word, and *-val* with its consonant."""
    kind = _harmony(spoken)
    consonant = _last_consonant(spoken)
    if ending == "val":
        return {"": "v", "x": "sz"}.get(consonant, consonant) + CASES[ending][kind]
    linked = LINKED[kind] if ending == ADJECTIVE else CASES[ending][kind]
    is_loose = not consonant or (ending == "t" and consonant in _WITHOUT_LINK)
    return linked[1:] if ending in {ADJECTIVE, "n", "t"} and is_loose else linked


def _harmony(spoken: str) -> int:
    *before, last = [letter for letter in spoken if letter in _VOWELS] or ["a"]
    if last in _NEUTRAL and before and before[-1] not in _NEUTRAL:
        return _BACK if _VOWELS[before[-1]] == _BACK else _FRONT
    return _VOWELS[last]


def _last_consonant(spoken: str) -> str:
    if spoken[-1] in _VOWELS:
        return ""
    return spoken[-2:] if spoken.endswith(_DIGRAPHS) else spoken[-1]


def _spoken(word: str) -> str:
    """Write a word in Hungarian letters, as far as they sound; never nothing."""
    letters = "".join(map(_sound, word.lower()))
    if not _VOWELS.keys() & {*letters}:
        letters = "".join(_LETTER_NAMES[letter] for letter in letters)
    letters = _READ_AS_I.sub(r"\1i", letters)
    return re.sub(r"(?<=[aáeéiíoóöőuúüűt])h$", "", letters) or "a"


def _sound(letter: str) -> str:
    if letter in _FOREIGN_LETTERS:
        return _FOREIGN_LETTERS[letter]
    plain = letter if letter in _VOWELS else unicodedata.normalize("NFKD", letter)
    return "".join(part for part in plain if part in _VOWELS or part in _LETTER_NAMES)


def _is_spelled_as_spoken(word: str) -> bool:
    """Say whether an ending can follow without a hyphen."""
    is_latin = all("LATIN" in unicodedata.name(letter, "") for letter in word)
    is_silent = re.search(r"[aáeéiíoóöőuúüű]h$", word) is not None
    is_spelled_out = word.isupper() or not _VOWELS.keys() & {*map(_sound, word.lower())}
    return is_latin and not is_silent and not is_spelled_out
