"""Core's messages in the language of the table: translated first, then filled in."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from core.kernel.messages import COMPUTER, PLAYER, Message, Player, english
from gui.text.hungarian import inflected
from gui.text.numbers import signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Argument

UNCOUNTED = -1
"""Qt's number for a sentence without a plural."""
MOST = 2**31 - 1
"""The largest number that Qt can count with; beyond it, it raises an error."""
NUMBERS = range(1, 9)
UNNAMED = {
    english(name): name
    for number in NUMBERS
    for name in (PLAYER.bind(number=number), COMPUTER.bind(number=number))
}
"""The default names, as files hold them."""


def render(message: Message, names: Sequence[str] = ()) -> str:
    """Translate a message, with the players' names filled in."""
    number = UNCOUNTED if message.count is None else min(abs(message.count), MOST)
    sentence = QCoreApplication.translate(message.context, message.source, message.comment, number)
    if message.count is not None and message.count < 0:  # Qt chooses forms and digits from 0 on
        sentence = re.sub(rf"(?<!\d){number}(?!\d)", f"−{number}", sentence, count=1)
    return sentence.format_map({key: _Word(_shown(value, names)) for key, value in message.args})


class _Word(str):
    """What fills a place: a translation may name its form, as ``{line:az}`` does in Hungarian."""

    __slots__ = ()

    def __format__(self, form: str) -> str:
        return inflected(str(self), form)


def called(name: str) -> str:
    """Call a player by the name that was chosen, or by their seat in the current language."""
    return render(UNNAMED[name]) if name in UNNAMED else name


def _shown(value: Argument, names: Sequence[str]) -> str:
    match value:
        case Message():
            return render(value, names)
        case Player(seat) if seat < len(names):
            return called(names[seat])
        case Player(seat):
            return render(PLAYER.bind(number=seat + 1))
        case int():
            return signed(value)
        case _:
            return str(value)
