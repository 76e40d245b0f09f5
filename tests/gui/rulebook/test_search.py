"""A search finds a word in all its forms, and little else."""

from __future__ import annotations

import re

import pytest

from gui.rulebook.book import Book, book
from gui.rulebook.folding import fold
from gui.text.language import LANGUAGES

SPIRALS = {"cards", "symbols", "scoring-example"}
CROWNS = {"kingdomino", "dominoes", "end", "ties", "dynasty"}
KINGS = {"setup", "first-choice", "turn", "choosing", "discarding", "at-this-table"}
BROKEN = {"first-player-tile", "broken-tiles", "penalties", "at-this-table"}
FORMS = {
    ("en", "pixies"): {"spiral spirals SPIRALS": SPIRALS},
    ("en", "kingdomino"): {"crown crowns crowned": CROWNS},
    ("hu", "pixies"): {"spirál spirálok spirálokat spiralt SPIRÁLLAL": SPIRALS},
    ("hu", "kingdomino"): {
        "korona koronák koronát koronaval": CROWNS,
        "királyok királyt kiralynak": KINGS,
    },
    ("hu", "azul_duel"): {"törött csempe|törött csempék|torott csempet": BROKEN},
    ("pl", "pixies"): {"spirala spirale spiral spirali spiralami": SPIRALS},
    ("pl", "kingdomino"): {
        "korona korony koron koroną koronami": CROWNS,
        "króla krolowi królami": KINGS,
    },
    ("sr_Cyrl", "pixies"): {"спирала спирале спирал spirala spiralama": SPIRALS},
    ("sr_Cyrl", "kingdomino"): {"краљеви kraljeva kraljevima": KINGS},
    ("sr_Latn", "pixies"): {"spirala spirale spiral спиралама": SPIRALS},
    ("sr_Latn", "kingdomino"): {"kruna krune krunu круну": CROWNS},
}
STRANGERS = [
    ("en", "crown", "crowd"),
    ("en", "start", "stars"),
    ("en", "place", "plate"),
    ("en", "score", "scout"),
    ("hu", "korona", "kör köré körben"),
    ("hu", "korong", "korona"),
    ("hu", "lapka", "lap lapok"),
    ("pl", "karta", "kara karze"),
    ("pl", "pole", "polska"),
    ("sr_Latn", "karta", "kara"),
    ("sr_Latn", "kruna", "krug krugovi"),
]
ALIKE, MOST_FORMS = 3, 24
"""How many first letters all forms of a word have in common, and how many forms it has at most."""


def found_sections(rules: Book, wanted: str) -> set[str]:
    """Return in which sections a word is found."""
    return {
        section.anchor
        for section in rules.sections
        if fold(f"{section.heading}\n{section.body}").find_all(wanted, rules.language)
    }


@pytest.mark.parametrize(("language", "game"), FORMS)
def test_every_form_of_a_word_finds_the_sections_about_it(language: str, game: str) -> None:
    rules = book(game, language)
    for words, sections in FORMS[language, game].items():
        for word in words.split("|" if "|" in words else None):
            assert (word, found_sections(rules, word)) == (word, sections)


@pytest.mark.parametrize(("language", "wanted", "text"), STRANGERS)
def test_words_that_only_look_alike_are_not_found(language: str, wanted: str, text: str) -> None:
    assert fold(text).find_all(wanted, language) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_finds_a_flood_of_others(language: str) -> None:
    text = fold(book("azul_duel", language).markdown).text
    words = re.findall(r"[^\W\d_]{4,}", text)
    often = sorted({*words}, key=lambda word: (-words.count(word), word))[:40]
    for word in often:
        forms = {text[start:end] for start, end in fold(text).find_all(word, language)}
        alien = [form for form in forms if form[:ALIKE] != word[:ALIKE]]
        assert (word, alien, len(forms) <= MOST_FORMS) == (word, [], True)


def test_a_form_is_marked_as_a_whole_word_and_typed_letters_as_they_are() -> None:
    text = "Kafelki leżą; kafelek też, obok kafelków."

    def marked(wanted: str) -> list[str]:
        return [text[start:end] for start, end in fold(text).find_all(wanted, "pl")]

    assert marked("kafelka") == ["Kafelki", "kafelek", "kafelków"]
    assert marked("kafel") == ["Kafel", "kafel", "kafel"]
    assert marked("obok kafelek") == ["obok kafelków"]
