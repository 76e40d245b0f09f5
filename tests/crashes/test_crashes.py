from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from core.games import GAMES
from core.kernel.rng import Rng
from tests.crashes.faults import FAULTS
from tests.crashes.killer import Killer

if TYPE_CHECKING:
    from pathlib import Path

GROUPS = (FAULTS[0::3], FAULTS[1::3], FAULTS[2::3])
"""Every fault once; hundreds of kills are made by ``python -m tests.benchmarks crashes``."""


@pytest.mark.skipif(sys.platform == "win32", reason="nothing can be killed like that there")
@pytest.mark.parametrize(("game", "faults"), list(zip(GAMES, GROUPS, strict=True)), ids=list(GAMES))
def test_no_completed_move_is_lost(tmp_path: Path, game: str, faults: tuple[str, ...]) -> None:
    killer = Killer(tmp_path, game, Rng.seeded(8))
    for fault in faults:
        killer.strike(fault)

    assert killer.moves > 4
