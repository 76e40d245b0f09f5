"""What the tests of the rulebooks share."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from core.games import GAMES
from core.games.azul_duel import texts as azul_duel
from core.games.kingdomino import texts as kingdomino
from core.games.pixies import texts as pixies
from gui.rulebook.book import Book, book
from gui.text.language import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

CITED = {
    "azul_duel": azul_duel.ANCHORS,
    "kingdomino": kingdomino.ANCHORS,
    "pixies": pixies.ANCHORS,
}
BOOKS = [(game, language) for game in GAMES for language in LANGUAGES]
PICTURE = re.compile(r"!\[[^]]+\]\(picture:([a-z-]+)\)")
LINK = re.compile(r"(?<!!)\[[^]]+\]\(#([a-z0-9-]+)\)")


def texts(shown: Book) -> Iterator[str]:
    for section in shown.sections:
        yield section.body


def pictures() -> list[str]:
    found = {
        name
        for game, language in BOOKS
        for body in texts(book(game, language))
        for name in PICTURE.findall(body)
    }
    return sorted(found)
