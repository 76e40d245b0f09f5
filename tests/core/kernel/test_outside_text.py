"""What is kept of text from outside."""

from __future__ import annotations

import sys
import time
from unicodedata import category

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from core.kernel.outside_text import (
    MOST_POINTS,
    NAME_LENGTH,
    PATH_LENGTH,
    TITLE_LENGTH,
    cleaned,
    cleaned_name,
    cleaned_title,
    fitting,
    letters,
    shortened,
    shown_path,
)

ODD = (
    "\u202e\u2066\u200f\u061c\u200b\u200c\u200d\u2060\ufeff\u00ad\ufe0f\u3164\u2800\u115f\ufffc"
    "\x00\x07\x1b\n\t\u2028\xa0 \ud800\udfff\ue000\U000e0067\U000e007f"
    "\u0301\u0489\u20e3\u094d\u0915\u0938\u0627\u0644\u1100\u1161\u11a8\u2764"
    "\U0001f1ed\U0001f1fa\U0001f44d\U0001f3fd\U0001f468\U0001f3f4\U0001fae8\U0001d15eaé1#&<"
)
"""What is easily mistaken: marks, joiners, blanks, halves of letters."""
texts = st.text(st.sampled_from(ODD) | st.characters(), max_size=60)

FLAG, SCOTLAND = "🇭🇺", "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
FAMILY, THUMB, KEYCAP, KISS = "👨‍👩‍👧‍👦", "👍🏽", "1️⃣", "👩🏽‍❤️‍💋‍👨🏿"
EMOJI = (FLAG, SCOTLAND, FAMILY, THUMB, KEYCAP, KISS, "❤️", "😀")


def has_ink(point: str) -> bool:
    """Return whether a code point is seen; emoji may be newer than this Python."""
    return category(point)[0] not in "MZC" or "\U0001f000" <= point <= "\U0001faff"


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Ana   Marija ", "Ana Marija"),
        ("Ana\nMarija", "Ana Marija"),
        ("A\u202ena\u2066\u200f\u061c", "Ana"),
        ("A\u200bn\u200d\u200ca\ufeff\u00ad\u2060", "Ana"),
        ("A\ufe0f\U000e0041na", "Ana"),
        ("\ud800\u0007", ""),
        ("\u3164\u2800\u115f\u1160\uffa0\u034f\u180e", ""),
        ("\u0301\u0301Ana \u0301", "Ana"),
        ("e\u0301va", "éva"),
        ("1\ufe0f", "1"),
        ("\ufffc\ue000\ufdd0", ""),
        ("<img src=/dev/zero>", "<img src=/dev/zero>"),
        ("A" * 30, "A" * NAME_LENGTH),
    ],
)
def test_a_name_is_a_line_of_visible_letters(written: str, kept: str) -> None:
    assert cleaned_name(written) == kept


@pytest.mark.parametrize("name", ["علی‌رضا", "श्री", "क्‍ष", "ขำ", "김연아", "Ђорђе", "Nguyễn", *EMOJI])
def test_names_of_every_script_are_kept(name: str) -> None:
    assert cleaned_name(name) == name


@pytest.mark.parametrize("emoji", EMOJI)
def test_an_emoji_is_one_letter_and_is_never_cut(emoji: str) -> None:
    assert list(letters(emoji * 3)) == [emoji] * 3
    assert cleaned_name(emoji * 30) == emoji * NAME_LENGTH
    assert cleaned_title(emoji * 70) == emoji * (TITLE_LENGTH // len(emoji))
    assert shortened(emoji * 9, 4) == emoji * 3 + "…"
    assert fitting(emoji * 30, 60) == emoji * (60 // len(emoji.encode()))


@pytest.mark.parametrize("word", ["한국", "नमस्ते", "สวัสดี", "e\u0301a", "\u1100\u1161\u11a8"])
def test_a_letter_is_what_a_person_counts(word: str) -> None:
    counted = {"한국": 2, "नमस्ते": 3, "สวัสดี": 4, "e\u0301a": 2, "\u1100\u1161\u11a8": 1}

    assert len(list(letters(word))) == counted[word]


@pytest.mark.parametrize("heap", ["a" + "\u0301" * 10_000, "👨‍" * 5_000, "क्" * 5_000])
def test_a_letter_of_ten_thousand_marks_is_cut(heap: str) -> None:
    name = cleaned_name(heap)

    assert 0 < len(name) <= MOST_POINTS
    assert name == cleaned_name(name)


@given(texts)
@example("a\u0301\u200d\U0001f44d\u200d\U0001f3fd")
@example("\u0915\u094d\u200d\u3164")
def test_whatever_comes_in_a_name_is_visible_bounded_and_stays_itself(written: str) -> None:
    name = cleaned_name(written)

    name.encode()
    assert name == cleaned_name(name)
    assert name == " ".join(name.split(" "))
    assert len(list(letters(name))) <= NAME_LENGTH
    assert all(len(letter) <= MOST_POINTS for letter in letters(name))
    assert all(has_ink(letter[0]) or letter == " " for letter in letters(name))
    assert not set(name) & set("\u202e\u2066\u200f\u061c\u200b\u2060\ufeff\u00ad\u3164\u2800\ufffc")


@given(texts)
def test_a_bounded_title_has_no_more_code_points_than_letters_allow(written: str) -> None:
    assert len(cleaned_title(written)) <= TITLE_LENGTH
    assert cleaned_title(cleaned_title(written)) == cleaned_title(written)


@given(texts, st.integers(0, 80))
def test_the_letters_of_a_text_are_the_text(written: str, size: int) -> None:
    clean = cleaned(written, 100)

    assert "".join(letters(written)) == written
    assert len(fitting(clean, size).encode()) <= size
    assert clean.startswith(fitting(clean, size))


def test_every_letter_of_unicode_is_cleaned_to_itself_or_to_nothing_odd() -> None:
    for point in map(chr, range(0, sys.maxunicode + 1, 31)):
        name = cleaned_name(f"a{point}b")

        assert name == cleaned_name(name)
        assert name.encode().decode() == name


def test_a_name_of_four_million_letters_is_cleaned_at_once() -> None:
    began = time.perf_counter()
    for letter in ("x", "é", "\u0301", "\u200d", "👍"):
        assert len(list(letters(cleaned_name(letter * 3_900_000)))) <= NAME_LENGTH

    assert time.perf_counter() - began < 1


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/home/ana/caf\udce9.kupola", "/home/ana/caf\N{REPLACEMENT CHARACTER}.kupola"),
        ("game\u202egpj.kupola", "gamegpj.kupola"),
        ("games/a\nb.kupola", "games/a b.kupola"),
    ],
)
def test_a_path_is_shown_in_a_line(path: str, shown: str) -> None:
    assert shown_path(path) == shown


def test_a_long_path_shows_its_end() -> None:
    shown = shown_path("/folder" * 2_000 + "/game.kupola")

    assert len(shown) == PATH_LENGTH
    assert shown.startswith("…")
    assert shown.endswith("/game.kupola")
