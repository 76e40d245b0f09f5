"""A host is gone for good: a guest goes on with the position on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.gui.together.shared_table import FULL, SharedTable

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from core.match import Match
    from core.table.host import HostTable
    from gui.text.translator import Translator

MOVES = {"azul_duel": 9, "kingdomino": 5, "pixies": 5}


@pytest.mark.parametrize("game", MOVES if FULL else ["azul_duel"])
def test_the_others_go_on(qtbot: QtBot, translator: Translator, tmp_path: Path, game: str) -> None:
    table = SharedTable(qtbot, translator, tmp_path, game, "hg", watchers=1)
    table.open()
    table.start()
    for number in range(MOVES[game]):
        table.move(number)
    table.wait(table.ready)
    true = table.session.controller.match
    table.host.close()
    guest, other = table.guests
    table.wait(lambda: not guest.session.snapshot.host_present)
    offered = [each.text() for each in guest.session.panel.table_menu.actions()]
    found: list[tuple[HostTable, Match, bool]] = []
    guest.window.shared_tables.continued.connect(lambda *each: found.append(each))
    guest.session.panel.gone_on.emit()
    [(new, match, _)] = found
    rules = match.game

    assert "Go on without the host…" in offered
    assert rules.view(match.state, None) == rules.view(true.state, None)
    assert new.continues == table.table.table
    assert [each.kind for each in new.seats] == ["open", "host"]

    guest.window.leave()
    other.window.close()
    table.guests = []
    table.host, table.table = guest.window, new
    table.hosted = table.hosting(new)
    table.hosted.prepare(match)
    table.join("Back", 0)
    table.start()
    table.wait(table.ready)
    table.move(0)
    table.wait(table.ready)

    assert table.session.controller.match.start.seed is None
    table.close()
