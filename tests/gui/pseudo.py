"""A language that is 40 % longer than English, with accents on its letters."""

from __future__ import annotations

import re

from PySide6.QtCore import QTranslator

from core.games import GAMES

LONGER = 0.4
LETTERS = "ąłáéöővwż"
ACCENTS = str.maketrans("aeiouyAEIOUYnNcCsSzZ", "áéíőűýÁÉÍŐŰÝńŃćĆšŠżŻ")
KEPT = re.compile(r"(\{\w+\}|%n|%\d|&\w|<[^>]*>)")
"""What is filled in, underlined or marked up stays as it is."""
TITLES = frozenset(game.title.source for game in GAMES.values())
"""The games are called the same everywhere."""
SILENT = frozenset({"QShortcut", "QLocale"})
"""What Qt reads again itself."""


class PseudoTranslator(QTranslator):
    """Makes every sentence longer, by words of at most six letters."""

    def translate(
        self, context: str, source: str, _comment: str | None = None, _count: int = -1, /
    ) -> str:
        if context in SILENT or source in TITLES:
            return source
        extra = "".join(
            " " if index % 7 == 6 else LETTERS[index % len(LETTERS)]
            for index in range(round(len(source) * LONGER))
        )
        parts = KEPT.split(source)
        accented = "".join(p if i % 2 else p.translate(ACCENTS) for i, p in enumerate(parts))
        return accented + extra.rstrip()

    def isEmpty(self) -> bool:  # noqa: N802 - Qt calls it so
        return False
