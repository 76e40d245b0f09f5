"""The changelog as data: which versions there are, when they came out, what they brought."""

from __future__ import annotations

import re
from typing import NamedTuple

from setup.environment import ROOT

CHANGELOG = ROOT / "CHANGELOG.md"
UNRELEASED = "unreleased"
_HEADING = re.compile(r"^## (\d+\.\d+\.\d+) - (\S+)$", re.MULTILINE)
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_MARKUP = re.compile(r"\*{1,2}|`")
_SENTENCE = re.compile(r".+?[.:;](?=\s|$)")


class Entry(NamedTuple):
    """A version with its date, or ``unreleased``, and what is written under it."""

    version: str
    date: str
    markdown: str

    @property
    def points(self) -> list[str]:
        """The points of the list, as plain text."""
        lines = re.findall(r"^- (.+)$", self.markdown, re.MULTILINE)
        return [_MARKUP.sub("", _LINK.sub(r"\1", line)) for line in lines]

    @property
    def summary(self) -> list[str]:
        """The first sentence or clause of each point."""
        firsts = (_SENTENCE.match(point) for point in self.points)
        pairs = zip(firsts, self.points, strict=True)
        return [(first[0] if first else point).rstrip(".:;") + "." for first, point in pairs]


def entries(text: str | None = None) -> list[Entry]:
    """Read the changelog, the newest version first."""
    words = CHANGELOG.read_text("utf-8") if text is None else text
    found = list(_HEADING.finditer(words))
    ends = [*(each.start() for each in found[1:]), len(words)]
    return [
        Entry(each[1], each[2], words[each.end() : end].strip())
        for each, end in zip(found, ends, strict=True)
    ]


def entry(version: str, text: str | None = None) -> Entry | None:
    """Find what is written about a version."""
    return next((each for each in entries(text) if each.version == version), None)
