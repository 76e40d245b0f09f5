from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from core.games import GAMES
from gui.text.language import LANGUAGES
from tests.i18n.rulebook import Section, blocks, flaw, read

RULES = Path(__file__).parents[2] / "i18n" / "rules"

each_book = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", sorted(GAMES))


def book(language: str, game: str) -> list[Section]:
    return read(RULES / language / f"{game}.md")


def anchors(language: str, game: str) -> list[str]:
    return [section.anchor for section in book(language, game)]


def test_every_language_has_its_rulebooks_and_no_other_has_any() -> None:
    folders = {folder.name for folder in RULES.iterdir()}

    assert folders == set(LANGUAGES)


@each_book
def test_every_game_has_its_rulebook(language: str) -> None:
    names = {file.name for file in (RULES / language).iterdir()}

    assert names == {f"{game}.md" for game in GAMES}


@each_game
@each_book
def test_a_rulebook_has_the_sections_of_the_english_one(language: str, game: str) -> None:
    def outline(sections: list[Section]) -> list[tuple[str, int]]:
        return [(section.anchor, section.level) for section in sections]

    assert outline(book(language, game)) == outline(book("en", game))


@each_game
@each_book
def test_the_same_pictures_stand_in_the_same_sections(language: str, game: str) -> None:
    def pictures(sections: list[Section]) -> dict[str, tuple[str, ...]]:
        return {section.anchor: section.pictures for section in sections}

    assert pictures(book(language, game)) == pictures(book("en", game))


@each_game
@each_book
def test_our_own_rulings_are_named_in_the_same_sections(language: str, game: str) -> None:
    def rulings(sections: list[Section]) -> dict[str, int]:
        return {section.anchor: section.rulings for section in sections}

    assert rulings(book(language, game)) == rulings(book("en", game))


@each_game
@each_book
def test_every_section_says_something(language: str, game: str) -> None:
    silent = [section.anchor for section in book(language, game) if not section.says_something]

    assert silent == []


@each_game
@each_book
def test_links_lead_to_sections_of_the_same_book(language: str, game: str) -> None:
    links = {link for section in book(language, game) for link in section.links}

    assert links - set(anchors(language, game)) == set()


@each_game
@each_book
def test_only_simple_markdown_is_used(language: str, game: str) -> None:
    text = (RULES / language / f"{game}.md").read_text("utf-8")
    flaws = [reason for block in blocks(text) if (reason := flaw(block))]

    assert flaws == []
    assert text.endswith("\n")
    assert not text.endswith("\n\n")


@each_game
def test_no_anchor_and_no_picture_comes_twice(game: str) -> None:
    names = anchors("en", game)
    pictures = [name for section in book("en", game) for name in section.pictures]

    assert len(names) == len(set(names))
    assert len(pictures) == len(set(pictures))


@each_game
def test_a_book_begins_with_its_only_title(game: str) -> None:
    levels = [section.level for section in book("en", game)]

    assert levels[0] == 1
    assert 1 not in levels[1:]


@each_game
def test_every_paragraph_that_a_sentence_cites_exists(game: str) -> None:
    cited = import_module(f"core.games.{game}.texts").ANCHORS

    assert set(cited) - set(anchors("en", game)) == set()


@each_game
def test_every_book_is_illustrated(game: str) -> None:
    pictures = [name for section in book("en", game) for name in section.pictures]

    assert 5 <= len(pictures) <= 8


@pytest.mark.parametrize(
    "block",
    [
        "## Heading",
        "## Heading {#Anchor}",
        "#### Heading {#anchor}",
        "## Heading {#anchor}\nText.",
        "One line.\nAnother line.",
        "- one\nTwo",
        "- one\n  - nested",
        "1. one\n3. three",
        "| a | b | c | d | e |",
        "| a | b |\n| a |",
        "> quoted",
        "![](picture:name)",
        "![Alt](name.png)",
        "Text ![Alt](picture:name)",
        "[Link](https://example.org)",
        "<b>bold</b>",
        "`code`",
        "An *open end",
        "A **bold *and italic***",
        "A line with two  blanks",
        "A line that ends with a blank ",
        "---",
        "Title\n=====",
    ],
)
def test_other_markdown_is_refused(block: str) -> None:
    assert flaw(tuple(block.split("\n")))


@pytest.mark.parametrize(
    "block",
    [
        "# Title {#title}",
        "### A: *B*, C – 5 × 5 {#a-b-5}",
        "![Alt text, with (brackets)](picture:a-b)",
        "- one\n- **two**",
        "1. one\n2. [two](#two)",
        "| a | b | c | d |\n|---|---|---|---|\n| 1 | 2 | 3 | 4 |",
        "*House ruling:* A paragraph with **bold** text.",
        "**Example.** 2 × 3 = 6, −7.",
    ],
)
def test_simple_markdown_is_accepted(block: str) -> None:
    assert flaw(tuple(block.split("\n"))) == ""
