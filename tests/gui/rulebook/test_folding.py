from __future__ import annotations

import pytest

from gui.rulebook.folding import fold


@pytest.mark.parametrize(
    ("written", "wanted"),
    [
        ("pločica", "plocica"),
        ("Плочице", "pločice"),
        ("pločice", "ПЛОЧИЦЕ"),
        ("љуљашка", "ljulja"),
        ("džep, џеп", "џеп"),
        ("đak", "dak"),
        ("Łąka", "laka"),
        ("kőrös, tűz", "TUZ"),
        ("one\u00a0word", "one word"),
        ("the player’s", "player's"),
    ],
)
def test_accents_capitals_and_scripts_do_not_matter(written: str, wanted: str) -> None:
    assert fold(written).find_all(wanted)


def test_matches_are_told_by_where_they_stand_in_the_original() -> None:
    text = "Љуља и ljulja"

    assert [text[start:end] for start, end in fold(text).find_all("ljulja")] == ["Љуља", "ljulja"]


@pytest.mark.parametrize("wanted", ["", "   ", "xyz"])
def test_what_is_not_there_is_not_found(wanted: str) -> None:
    assert fold("Take a tile.").find_all(wanted) == ()
