"""Stems of a word without its endings, so that a search finds its other forms.

The words are folded (``folding``): small letters without accents, Latin ones for Cyrillic. A word
has several stems, because an ending cannot be told from a root's last letters without a dictionary;
two words are forms of one if they have a stem in common.
"""

from __future__ import annotations

from functools import cache

from attrs import frozen

LEAST, LEAST_AFTER_MORE = 3, 4
"""How many letters a stem has at least: after one ending, and after more of them."""
STRIPS = 3


@frozen
class Endings:
    """The endings of a language.

    Attributes:
        dropped: What is dropped.
        replaced: What changes together with the last consonant of the root.
        vowels: Letters that a root may lose at its end.
        fleeting: Vowels that come and go before the last consonant of a root.
        doubled: Whether an ending may double the last consonant of a root.

    """

    dropped: tuple[str, ...] = ()
    replaced: tuple[tuple[str, str], ...] = ()
    vowels: str = "aeiou"
    fleeting: str = ""
    doubled: bool = False


def _endings(words: str) -> tuple[str, ...]:
    return tuple(words.split())


_ENGLISH = Endings(_endings("s es ed ing 's"), (("ies", "y"),), vowels="ey", doubled=True)
_HUNGARIAN = Endings(
    _endings(
        "t at et ot k ak ek ok ba be ban ben bol ra re rol nak nek val vel al el hoz hez tol ig "
        "ert kent n an en on a e ja je i ai ei jai jei jat jet m am em om d ad ed od nk unk "
        "tok tek uk juk ni kor nkent"
    ),
    doubled=True,
)
_POLISH = Endings(
    _endings(
        "a e i o u y ie em om ow owi ami ach ego emu ej ym im ych ich ymi imi iem iami iach "
        "io ia iu iom iow"
    ),
    (("cie", "t"), ("dzie", "d"), ("ce", "k"), ("dze", "g"), ("rze", "r")),
    vowels="aeiouy",
    fleeting="e",
)
_SERBIAN = Endings(
    _endings(
        "a e i o u om em ama ima og eg oga ega oj ih im ov ovi ova ove ovima ev evi eva eve evima "
        "ju"
    ),
    (("ci", "k"), ("zi", "g"), ("si", "h")),
    fleeting="a",
)
_LANGUAGES = {
    "en": _ENGLISH,
    "hu": _HUNGARIAN,
    "pl": _POLISH,
    "sr_Cyrl": _SERBIAN,
    "sr_Latn": _SERBIAN,
}


@cache
def stems(word: str, language: str) -> frozenset[str]:
    """List the stems of a folded word; in a language without endings only the word itself."""
    endings = _LANGUAGES.get(language, Endings(vowels=""))
    found, roots = {word}, {word}
    for strip in range(STRIPS):
        bare = {each.rstrip(endings.vowels) for each in roots}
        found |= {each for each in bare if len(each) >= (LEAST_AFTER_MORE if strip > 1 else LEAST)}
        least = LEAST_AFTER_MORE if strip else LEAST
        roots = {root for each in roots for root in _shorter(each, endings) if len(root) >= least}
        found |= roots
    return frozenset(found | {each for root in found for each in _without_fleeting(root, endings)})


def _shorter(word: str, endings: Endings) -> set[str]:
    """Take one ending off, in every way."""
    found = {word.removesuffix(each) for each in endings.dropped if word.endswith(each)}
    found |= {word.removesuffix(old) + new for old, new in endings.replaced if word.endswith(old)}
    if endings.doubled:
        found |= {each[:-1] for each in found if each[-1:] == each[-2:-1] != ""}
    return found


def _without_fleeting(root: str, endings: Endings) -> set[str]:
    """Leave out the vowel before the last consonant: *kafelek* is a form of *kafelk-a*."""
    if len(root) > LEAST_AFTER_MORE and root[-2] in endings.fleeting:
        return {root[:-2] + root[-1]}
    return set()
