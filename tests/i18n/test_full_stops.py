"""Whole sentences end with a full stop, in every language; what only names something does not."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

from core.games.azul_duel import texts as azul_duel
from core.games.kingdomino import texts as kingdomino
from core.games.pixies import texts as pixies
from core.kernel.messages import Message
from gui.games.azul_duel import misdrops as azul_duel_drops
from gui.games.azul_duel import why_it_stays as azul_duel_stays
from gui.games.kingdomino import misdrops as kingdomino_drops
from gui.games.kingdomino import why_it_stays as kingdomino_stays
from gui.games.pixies import misdrops as pixies_drops
from gui.games.pixies import why_it_stays as pixies_stays
from gui.paths import HOUSE
from gui.text.language import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

LABELS = {pixies.VALIDATED, pixies.SYMBOLS, pixies.ZONE}
"""These cite the rules too, but name points."""
SPEAKING = (
    azul_duel,
    kingdomino,
    pixies,
    azul_duel_drops,
    kingdomino_drops,
    pixies_drops,
    azul_duel_stays,
    kingdomino_stays,
    pixies_stays,
)
ENDS = ".:?!…"


def refusals(module: ModuleType) -> Iterator[Message]:
    for value in vars(module).values():
        for message in value.values() if isinstance(value, dict) else (value,):
            if isinstance(message, Message) and message.rule and message not in LABELS:
                yield message


def end(words: str) -> str:
    last = words.rstrip('”“"»)’')[-1:]
    return last if last in ENDS else ""


@pytest.mark.parametrize("module", SPEAKING, ids=lambda module: module.__name__)
def test_every_refusal_is_a_whole_sentence(module: ModuleType) -> None:
    found = list(refusals(module))

    assert found
    assert [each.source for each in found if end(each.source) != "."] == []
    assert kingdomino.too_wide(6, 5).source.endswith(".")


@pytest.mark.parametrize("language", sorted({*LANGUAGES} - {"en"}))
def test_a_translation_ends_as_its_source_does(language: str) -> None:
    tree = ET.parse(HOUSE / "i18n" / f"kupola_{language}.ts")  # noqa: S314 - our own file
    other = []
    for message in tree.iter("message"):
        source, said = message.findtext("source", ""), message.find("translation")
        assert said is not None
        forms = [form.text or "" for form in said.iter("numerusform")] or [said.text or ""]
        other += [(source, form) for form in forms if end(form) != end(source)]

    assert other == []
