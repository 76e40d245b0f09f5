from __future__ import annotations

import re
from pathlib import Path

import pytest

from core.games import GAMES
from gui.text.language import LANGUAGES
from tests.i18n.rulebook import read

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "rules-by-paragraph.md"
RULES = ROOT / "i18n" / "rules"
ROW = re.compile(r"^\| (?P<rule>\S[^|]*) \| `#(?P<anchor>[a-z0-9-]+)` \|$", re.MULTILINE)
HEAD = ("| rule | paragraph |", "|---|---|")


def tables() -> dict[str, str]:
    """Split the page into one part for each game, by the rulebook that it links to."""
    parts = PAGE.read_text("utf-8").split("\n## ")[1:]
    found = {}
    for part in parts:
        link = re.search(r"\(\.\./i18n/rules/en/(\w+)\.md\)", part)
        assert link is not None
        found[link[1]] = part
    return found


def paragraphs(language: str, game: str) -> list[str]:
    return [section.anchor for section in read(RULES / language / f"{game}.md")]


def test_there_is_a_table_for_every_game() -> None:
    assert set(tables()) == set(GAMES)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_row_names_a_rule_and_its_paragraph(game: str) -> None:
    table = tables()[game]
    rows = [line for line in table.splitlines() if line.startswith("|") and line not in HEAD]

    assert [line for line in rows if not ROW.fullmatch(line)] == []
    assert len({row["rule"] for row in ROW.finditer(table)}) == len(rows)


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_name_the_paragraphs_of_every_rulebook(language: str, game: str) -> None:
    named = list(dict.fromkeys(row["anchor"] for row in ROW.finditer(tables()[game])))

    assert named == paragraphs(language, game)
