"""Reading a rulebook as strictly as it is meant to be written.

Blocks stand apart by a blank line. A block is a heading with its anchor, a picture, a list, a
small table, or a paragraph on one line.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from pathlib import Path

MAX_COLUMNS = 4


class Kind(Enum):
    """The kinds of blocks, and what each of their lines looks like."""

    HEADING = r"#{1,3} (?!#)[^{}#]*[^{}#\s] \{#(?P<anchor>[a-z0-9]+(?:-[a-z0-9]+)*)\}"
    PICTURE = r"!\[(?P<alt>[^\[\]]*\S[^\[\]]*)\]\(picture:(?P<name>[a-z0-9]+(?:-[a-z0-9]+)*)\)"
    BULLETS = r"- (?P<bullet>\S.*)"
    NUMBERS = r"[1-9]\. (?P<number>\S.*)"
    TABLE = r"\|(?P<row>[^|]*(?:\|[^|]*)*)\|"
    PARAGRAPH = r"(?P<paragraph>(?![#!|>\-+=~ \t]|\d+[.)] |\* ).+)"


ONE_LINE = {Kind.HEADING, Kind.PICTURE, Kind.PARAGRAPH}

LINK = r"\[[^\[\]]*[^\[\]\s][^\[\]]*\]\(#(?P<target>[a-z0-9-]+)\)"
BOLD = r"\*\*[^*\s](?:[^*]*[^*\s])?\*\*"
ITALIC = r"\*[^*\s](?:[^*]*[^*\s])?\*"
RULING = re.compile(r"\*[^*]+:\* ")
"""How a ruling of our own begins: *House ruling:* in the language of the book."""


@frozen
class Section:
    """A heading's paragraphs, up to the next heading.

    Attributes:
        level: One for the title of the book, two and three below it.
        blocks: The blocks, line by line, without the heading.

    """

    anchor: str
    level: int
    blocks: tuple[tuple[str, ...], ...]

    @property
    def pictures(self) -> tuple[str, ...]:
        """The names of the pictures."""
        found = (re.fullmatch(Kind.PICTURE.value, block[0]) for block in self.blocks)
        return tuple(picture["name"] for picture in found if picture)

    @property
    def links(self) -> tuple[str, ...]:
        """The anchors that are pointed to."""
        lines = (line for block in self.blocks for line in block)
        return tuple(link["target"] for line in lines for link in re.finditer(LINK, line))

    @property
    def rulings(self) -> int:
        """How many rulings of our own it holds."""
        return sum(bool(RULING.match(block[0])) for block in self.blocks)

    @property
    def says_something(self) -> bool:
        """Whether there is more than pictures."""
        return len(self.blocks) > len(self.pictures)


def read(file: Path) -> list[Section]:
    """Divide a book into its sections; what stands before the first heading is lost."""
    sections: list[Section] = []
    for block in blocks(file.read_text("utf-8")):
        if heading := re.fullmatch(Kind.HEADING.value, block[0]):
            level = len(block[0]) - len(block[0].lstrip("#"))
            sections.append(Section(heading["anchor"], level, ()))
        elif sections:
            last = sections.pop()
            sections.append(Section(last.anchor, last.level, (*last.blocks, block)))
    return sections


def blocks(book: str) -> list[tuple[str, ...]]:
    """Split at blank lines."""
    return [tuple(block.split("\n")) for block in book.strip("\n").split("\n\n")]


def flaw(block: tuple[str, ...]) -> str:
    """Say what the simple Markdown of our books does not allow; None: it is valid."""
    kinds = [_kind(line) for line in block]
    kind = kinds[0]
    if kind is None or set(kinds) != {kind}:
        return f"is no heading, picture, list, table or paragraph: {block}"
    if len(block) > 1 and kind in ONE_LINE:
        return f"should stand on one line: {block}"
    if kind is Kind.NUMBERS and [int(line[0]) for line in block] != [*range(1, len(block) + 1)]:
        return f"is numbered wrongly: {block}"
    if kind is Kind.TABLE and len({line.count("|") for line in block}) != 1:
        return f"has rows of different lengths: {block}"
    if kind is Kind.TABLE and block[0].count("|") - 1 > MAX_COLUMNS:
        return f"is wider than {MAX_COLUMNS} columns: {block}"
    strange = [line for line in block if kind is not Kind.PICTURE and _strange(line, kind)]
    return f"has something unknown in a line: {strange[0]}" if strange else ""


def _kind(line: str) -> Kind | None:
    return next((kind for kind in Kind if re.fullmatch(kind.value, line)), None)


def _strange(line: str, kind: Kind) -> bool:
    """Return whether a text has other Markdown, or meaningless blanks."""
    text = line.rsplit(" ", 1)[0] if kind is Kind.HEADING else line
    text = text.strip("#") if kind is Kind.HEADING else text
    for known in (LINK, BOLD, ITALIC):
        text = re.sub(known, "x", text)
    if kind is Kind.TABLE:
        text = text.replace("|", ".")
    return bool(re.search(r"[*_`<>\[\]{}#|\\~\t]|://|  |\s$", text))
