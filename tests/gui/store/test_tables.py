"""Files of shared tables: read within bounds; damaged ones are set aside, newer ones left alone."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from gui.store.tables import GUEST, HOST, BadTableFile, Header, SavedTables, SeatShown
from gui.store.waiting_tables import waiting_tables

if TYPE_CHECKING:
    from pathlib import Path

NAME = "ab" * 16
HEADER = Header("pixies", (SeatShown("Ana", "blue"),), "game-1.kupola", 3, "Ana", own_turn=True)
DAMAGED: dict[str, Any] = {
    "role": "king",
    "way": [],
    "players": [{}] * 9,
    "file": "../settings.json",
    "ply": -1,
    "waits_for": None,
    "own_turn": 1,
}


def kept(games: Path, **changes: Any) -> Path:
    """Write a table, and change something of its first line."""
    table = SavedTables(games).new(HOST, NAME, {"way": "home"}, HEADER)
    table.keep({"secret": "s"})
    head, _, rest = table.path.read_text().partition("\n")
    table.path.write_text(json.dumps({**json.loads(head), **changes}) + "\n" + rest)
    return table.path


def test_a_table_is_read_as_it_was_kept(tmp_path: Path) -> None:
    table, data = SavedTables(tmp_path).opened(kept(tmp_path))

    assert (table.role, table.way, table.header) == (HOST, {"way": "home"}, HEADER)
    assert data == {"secret": "s"}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_table_is_set_aside(name: str, tmp_path: Path) -> None:
    path = kept(tmp_path, **{name: DAMAGED[name]})
    tables = SavedTables(tmp_path)

    assert tables.heads() == []
    assert not path.exists()
    assert [each.name.startswith(path.stem) for each in path.parent.iterdir()] == [True]
    assert tables.trouble is not None


@pytest.mark.parametrize("change", [{"format": 2}, {"game": "chess"}])
def test_a_table_of_a_newer_version_is_left_alone(change: dict[str, Any], tmp_path: Path) -> None:
    path = kept(tmp_path, **change)

    assert SavedTables(tmp_path).heads() == []
    with pytest.raises(BadTableFile):
        SavedTables(tmp_path).opened(path)
    assert path.exists()


def test_a_game_that_is_over_does_not_wait(tmp_path: Path) -> None:
    kept(tmp_path, over=True)

    assert waiting_tables(tmp_path).captions == {}


def test_a_forgotten_table_is_not_written_again(tmp_path: Path) -> None:
    table = SavedTables(tmp_path).new(GUEST, NAME, {}, Header(""))
    table.keep({})
    table.forget()
    table.keep({})

    assert not table.path.exists()
