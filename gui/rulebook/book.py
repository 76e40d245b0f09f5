"""A rulebook as it is written: headings with stable anchors, and what stands under them."""

from __future__ import annotations

import re
from functools import cache

from attrs import frozen
from PySide6.QtCore import QLocale

from gui.paths import RULES
from gui.text.language import catalogue

from .documents import DOCUMENTS, document

ENGLISH = "en"

ENDS = (".", "!", "?", ")")
SHORT = 45
"""Up to how many letters a sentence says so little that the next one is said too."""

_PICTURE = re.compile(r"^!\[.*\n?", re.MULTILINE)
_MARKER = re.compile(r"^(\d+\.|-) ")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_MARKUP = re.compile(r"\*{1,2}([^*]+)\*{1,2}")
_ENDING = re.compile(r"(?<=[^\W\d_][.!?])\s+")
_HEADING = re.compile(r"^(#{1,6}) (.+?) \{#([a-z0-9-]+)\} *$", re.MULTILINE)


@frozen
class Section:
    """A heading and the Markdown under it, up to the next heading."""

    anchor: str
    level: int
    heading: str
    body: str


@frozen
class Book:
    """A rulebook in one language."""

    game: str
    language: str
    sections: tuple[Section, ...]

    @property
    def title(self) -> str:
        """What the book is called."""
        return self.sections[0].heading

    @property
    def anchors(self) -> tuple[str, ...]:
        """The anchors in the order of the book."""
        return tuple(section.anchor for section in self.sections)

    @property
    def markdown(self) -> str:
        """The whole text as plain Markdown; the headings follow one another as the sections do."""
        return "\n\n".join(f"{'#' * s.level} {s.heading}\n\n{s.body}" for s in self.sections)

    def heading(self, anchor: str) -> str:
        """Find the heading of a paragraph; empty: there is none."""
        return next((s.heading for s in self.sections if s.anchor == anchor), "")

    def gist(self, anchor: str) -> str:
        """Say in a sentence or two what a paragraph is about; empty: there is none."""
        body = next((s.body for s in self.sections if s.anchor == anchor), "")
        first = _MARKER.sub("", _PICTURE.sub("", body).strip()).partition("\n")[0]
        plain = _MARKUP.sub(r"\1", _LINK.sub(r"\1", first))
        plain = plain.removesuffix(":") + "." * plain.endswith(":")
        if not plain.endswith(ENDS):
            plain = plain[: plain.rfind(". ") + 1]
        sentence, *more = _ENDING.split(plain, maxsplit=2)
        whole = bool(more) and more[0].endswith(ENDS)
        return f"{sentence} {more[0]}" if whole and len(sentence) < SHORT else sentence


def parse(markdown: str) -> tuple[Section, ...]:
    """Divide a text into its sections; what stands before the first heading is no part of it."""
    headings = list(_HEADING.finditer(markdown))
    ends = [*(heading.start() for heading in headings[1:]), len(markdown)]
    return tuple(
        Section(heading[3], len(heading[1]), heading[2], markdown[heading.end() : end].strip())
        for heading, end in zip(headings, ends, strict=True)
    )


def has_book(game: str) -> bool:
    """Return whether a game has a rulebook."""
    return (RULES / ENGLISH / f"{game}.md").exists()


@cache
def book(game: str, language: str) -> Book:
    """Read the rulebook of a game in a language, or in English while there is no other.

    The book of a game that has none is empty. Documents are books too.
    """
    if game in DOCUMENTS:
        language, markdown = document(game, language)
        return Book(game, language, parse(markdown))
    if not has_book(game):
        return Book(game, ENGLISH, ())
    file = RULES / language / f"{game}.md"
    if not file.exists():
        language, file = ENGLISH, RULES / ENGLISH / f"{game}.md"
    return Book(game, language, parse(file.read_text("utf-8")))


def current_language() -> str:
    """Return which language the program speaks."""
    return catalogue(QLocale().bcp47Name()) or ENGLISH


def current_book(game: str) -> Book:
    """Read the rulebook of a game in the language that the program speaks."""
    return book(game, current_language())
