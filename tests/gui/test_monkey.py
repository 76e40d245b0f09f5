from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from shiboken6 import isValid

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


@pytest.mark.usefixtures("qapp")
def test_whoever_quits_starts_the_program_again(tmp_path: Path) -> None:
    monkey = Monkey("pixies", 1, tmp_path)
    first = monkey.window
    first.show()
    first.play("pixies")

    monkey._do(first.menus.actions["quit"].trigger)

    assert not isValid(first)
    assert monkey.window.isVisible()
    assert monkey.window.session is None
    monkey.close()
