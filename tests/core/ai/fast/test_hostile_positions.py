"""The engines, interpreted, with positions that the rules accept and play never reaches.

Python checks every index of an interpreted engine but lets negative ones count from the end;
``python -m tests.benchmarks checked_engines`` checks those too, in compiled engines.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING

import pytest

from core.games import GAMES
from tests.core.ai.fast.engines import interpreted
from tests.hostile_search import searched

if TYPE_CHECKING:
    from core.kernel.game import AnyGame

NUMBER = int(os.environ.get("KUPOLA_HOSTILE_POSITIONS", "70"))
"""How many positions of each game are searched."""


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_an_engine_recommends_a_legal_move_in_every_accepted_position(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = interpreted(f"{game.key}.search")
    monkeypatch.setattr(import_module(f"core.ai.{game.key}.search"), "Search", engine.Search)

    assert searched(game, NUMBER, seed=5, budget=1) == NUMBER
