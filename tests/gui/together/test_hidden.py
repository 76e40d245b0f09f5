"""A guest never holds what it may not know: neither in what it receives nor in its memory."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from core.kernel.codec import to_wire
from core.table.registers import Reader
from tests.gui.together.shared_table import SharedTable

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from core.match import Match
    from gui.text.translator import Translator

HIDDEN = {
    "azul_duel": ("bag", "stack", "chips"),
    "kingdomino": ("pile",),
    "pixies": ("deck",),
}
"""The pieces whose order nobody may know."""
ENOUGH = 8
"""With so many hidden pieces a guess is never right by chance."""
MOVES = {"azul_duel": 14, "kingdomino": 8, "pixies": 8}


def orders(match: Match) -> Iterator[str]:
    """Write the hidden orders of the present position as they would be sent."""
    for name in HIDDEN[match.game.key]:
        pieces = to_wire(getattr(match.state, name))
        if len({json.dumps(each) for each in pieces}) >= ENOUGH // 2 and len(pieces) >= ENOUGH:
            yield json.dumps(pieces, separators=(",", ":"))


@pytest.mark.parametrize("game", HIDDEN)
def test_no_hidden_piece_reaches_a_guest(
    qtbot: QtBot,
    translator: Translator,
    tmp_path: Path,
    game: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    received: list[str] = []
    opened = Reader.opened

    def listening(reader: Reader, envelope: bytes) -> Any:
        value = opened(reader, envelope)
        if reader.register.startswith("d/"):
            received.append(json.dumps(value, separators=(",", ":")))
        return value

    monkeypatch.setattr(Reader, "opened", listening)
    table = SharedTable(qtbot, translator, tmp_path, game, "hg", watchers=1)
    table.open()
    table.start()
    hidden: set[str] = set()
    for number in range(MOVES[game]):
        hidden.update(orders(table.session.controller.match))
        table.move(number)
    table.wait(table.agree)
    heard = "\n".join(received)
    seed = table.session.controller.match.start.seed
    kept = "\n".join(json.dumps(guest.table.saved) for guest in table.guests)

    assert hidden
    assert len(received) > MOVES[game]
    for text in (heard, kept):
        assert not [order for order in hidden if order in text]
        assert str(seed) not in text
        assert table.table.secret not in text
        assert table.table.keys.private.hex() not in text
    for guest in table.guests:
        guessed = guest.session.controller.match
        plies = range(guessed.ply + 1)
        known = [set(orders(guessed.goto(ply))) & hidden for ply in plies]
        assert not any(known)
    table.close()


def test_returned_plates_stay_unknown_to_the_other_player(
    qtbot: QtBot, translator: Translator, tmp_path: Path
) -> None:
    """A plate that was drawn and put back is known to the player who drew it, and to no other."""
    table = SharedTable(qtbot, translator, tmp_path, "azul_duel", "hg", watchers=1)
    table.open()
    table.start()
    while not any(plate.seen[0] for plate in table.session.controller.match.state.stack):
        drawing = table.session.controller.match.to_act == 0
        table.move(0, wanted="Draw" if drawing else "")
    table.wait(table.agree)
    match = table.session.controller.match
    known = {plate.plate for plate in match.state.stack if plate.seen[0]}
    views = [each.controller.view for each in table.sessions()]
    shown = [{plate.plate for plate in view.stack} & known for view in views]

    assert known
    assert shown[0] == known
    assert shown[1:] == [set(), set()]
    table.close()
