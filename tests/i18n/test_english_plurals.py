"""English plurals are spelled by a rule: every sentence must also be right for one.

``pytest --collect-only -q tests/i18n/test_english_plurals.py`` lists what is said of one, to read.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

from core.kernel.messages import english, plural
from gui.paths import HOUSE

if TYPE_CHECKING:
    from collections.abc import Iterator

NOUN = re.compile(
    "card|character|chip|cross|crown|day|domino|game|lesson|line|minute|mistake|move|page|piece|"
    "place|plate|player|point|position|puzzle|reveal|seat|spiral|square|tile|token|variation"
)
"""Only a noun takes the ending of a plural: a verb would lose its own."""
FOLLOWER = re.compile(
    "drawn|for|from|high|in|kept|left|less|lost|made|missing|more|of|played|revealed|right|taken|to|tried|"
    "too|toward|wide|won"
)
"""What may stand after a counted noun: no verb, which would have to agree with the number."""
SEVERAL = re.compile(r"\b(?:all|their|them|these|they|those)\b")
"""Words for several things although there may be one."""
COUNTED = re.compile(r"(?P<noun>\w+)\((?P<ending>e?s)\)(?: (?P<follower>[a-z]+))?")


def plurals() -> Iterator[tuple[str, list[str]]]:
    """Yield each counted sentence with its forms for one and for several."""
    for message in ET.parse(HOUSE / "i18n" / "kupola_en.ts").iter("message"):  # noqa: S314
        yield (
            message.findtext("source", ""),
            [form.text or "" for form in message.iter("numerusform")],
        )


PLURALS = [
    pytest.param(source, forms, id=forms[0].replace("%n", "1")) for source, forms in plurals()
]


def disagreements(source: str) -> list[str]:
    """List the words that do not fit both one thing and several."""
    wrong = []
    for found in COUNTED.finditer(source):
        if not NOUN.fullmatch(found["noun"]):
            wrong.append(found["noun"])
        if found["follower"] and not FOLLOWER.fullmatch(found["follower"]):
            wrong.append(found["follower"])
    return wrong + SEVERAL.findall(source.partition("%n")[2])


@pytest.mark.parametrize(("source", "forms"), PLURALS)
def test_a_counted_sentence_is_right_for_one_and_for_several(source: str, forms: list[str]) -> None:
    assert disagreements(source) == []
    assert len(forms) == 2
    for form, count in zip(forms, (1, 2), strict=True):
        assert "(s)" not in form
        # The places stay as they are: here only the number is filled in.
        assert english(plural("", source.replace("{", "{{").replace("}", "}}"), "", count)) == (
            form.replace("%n", str(count))
        )


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ("{player}: broken tiles, %n lie(s) there", ["lie", "there"]),
        ("%n tile(s) come to the factories.", ["come"]),
        ("%n domino(es) missing. Place them.", ["them"]),
        ("%n tile(s) from the moon sides; all break", ["all"]),
    ],
)
def test_a_sentence_that_is_wrong_for_one_is_found(source: str, wrong: list[str]) -> None:
    assert disagreements(source) == wrong
