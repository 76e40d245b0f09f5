"""Values of a registry are made when they are first asked for."""

from __future__ import annotations

import pytest

from core.games import GAMES
from core.games.boxes import BOXES
from core.kernel.registry import Registry
from tests.toy_game.game import registered
from tests.toy_game.state import TOY_BOX


def test_nothing_is_opened_before_it_is_asked_for() -> None:
    opened: list[str] = []

    def one() -> int:
        opened.append("one")
        return 1

    registry = Registry({"one": one})
    registry.add("two", lambda: 2)

    assert list(registry) == ["one", "two"]
    assert "two" in registry
    assert not opened
    assert registry["one"] == 1
    assert opened == ["one"]


def test_a_value_can_be_replaced_and_removed() -> None:
    registry = Registry({"one": lambda: 1})
    registry["one"] = 5

    assert registry["one"] == 5
    del registry["one"]
    assert len(registry) == 0
    with pytest.raises(KeyError):
        registry["one"]


def test_a_game_can_be_added_and_removed() -> None:
    for game in registered():
        assert list(GAMES)[-1] == list(BOXES)[-1] == game.key
        assert GAMES[game.key].title == TOY_BOX.title

    assert TOY_BOX.key not in GAMES
    assert TOY_BOX.key not in BOXES
