from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from core.games import GAMES
from tests.gui.monkey import Monkey

if TYPE_CHECKING:
    from pathlib import Path

ACTIONS = 300
"""Thousands are done by ``python -m tests.benchmarks monkey``."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("qapp")
def test_nothing_breaks_whatever_a_user_does(game: str, tmp_path: Path) -> None:
    Monkey(game, 1, tmp_path).run(ACTIONS)
