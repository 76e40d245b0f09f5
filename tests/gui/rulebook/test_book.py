from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from core.games import GAMES
from gui.rulebook import book as books
from gui.rulebook.book import Section, book, current_book, parse
from tests.gui.rulebook.reading import BOOKS, CITED, LINK, texts

if TYPE_CHECKING:
    from pathlib import Path

    from gui.text.translator import Translator


def test_a_text_is_divided_at_its_headings() -> None:
    sections = parse("# Game {#game}\n\nFirst.\n\n### A *turn* {#turn}\n\n- one\n- two\n")

    assert sections == (
        Section("game", 1, "Game", "First."),
        Section("turn", 3, "A *turn*", "- one\n- two"),
    )


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_language_has_its_rulebooks(game: str, language: str) -> None:
    assert book(game, language).language == language


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_paragraph_that_core_cites_has_a_heading(game: str, language: str) -> None:
    shown = book(game, language)

    assert [anchor for anchor in CITED[game] if not shown.heading(anchor)] == []


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_links_lead_to_paragraphs(game: str, language: str) -> None:
    shown = book(game, language)

    links = {anchor for body in texts(shown) for anchor in LINK.findall(body)}
    assert links
    assert links <= {*shown.anchors}


def test_english_stands_in_for_what_is_not_translated(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "go.md").write_text("# Go {#go}\n\nPlace a stone.\n")
    monkeypatch.setattr(books, "RULES", tmp_path)

    assert book("go", "pl").language == "en"
    assert book("go", "pl").title == "Go"


@pytest.mark.parametrize("language", ["en", "hu", "pl", "sr_Cyrl", "sr_Latn"])
def test_the_book_speaks_the_language_of_the_program(translator: Translator, language: str) -> None:
    translator.speak(language)

    assert {current_book(game).language for game in GAMES} == {language}


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_paragraph_says_in_a_sentence_what_it_is_about(game: str, language: str) -> None:
    found = book(game, language)

    for anchor in found.anchors:
        gist = found.gist(anchor)
        assert gist.endswith((".", "!", "?", ")")), anchor
        assert not {"*", "[", "]", "#", "\n"} & {*gist}, gist
        assert 10 < len(gist) < 260, gist


def test_a_paragraph_that_does_not_exist_is_about_nothing() -> None:
    assert book("pixies", "en").gist("nowhere") == ""
