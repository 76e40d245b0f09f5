"""Every fault happens: a writer that no longer calls a patched function would never fail."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.crashes.faults import DEATHS, FAULTS

ROOT = Path(__file__).parents[2]
SAVES = 40
BESIDE = {"kill", "played", "shown"}
"""What does not happen inside a save: the killer sees to it that these happen."""
SAVING = f"""
import sys
from pathlib import Path
from core.games import GAMES
from core.kernel.rng import Rng
from core.match import Match
from core.record import Record
from gui.store.saved_games import SavedGames
from tests.crashes.faults import arrange

saved_games = SavedGames(Path(sys.argv[1]))
record = Record.of(Match.new(GAMES["pixies"], 2, {{}}, 5))
path = saved_games.save(saved_games.new_path(), record)
arrange(sys.argv[2], Rng.seeded(3))
troubled, moments = 0, set()
for _ in range({SAVES}):
    saved_games.save(path, record)
    troubled += saved_games.trouble is not None
    moments.add(round(path.stat().st_mtime / 10**6))
print(troubled, len(moments))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="nothing can be killed like that there")
@pytest.mark.parametrize("fault", [fault for fault in FAULTS if fault not in BESIDE])
def test_a_fault_that_is_arranged_happens(tmp_path: Path, fault: str) -> None:
    command = [sys.executable, "-c", SAVING, str(tmp_path), fault]
    done = subprocess.run(  # noqa: S603 - our own code
        command, cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert done.stderr == ""
    if fault in DEATHS:
        assert done.returncode == -signal.SIGKILL
    else:
        troubled, moments = map(int, done.stdout.split())
        assert (moments if fault == "clock" else troubled) > SAVES // 6
