"""A code from a stranger does no harm, with any names of its players."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

from core.games import GAMES
from core.record import Sitter
from core.share_code import written
from tests.core.test_share_code import played

if TYPE_CHECKING:
    from pathlib import Path

ENDLESS = "<img src=/dev/zero>"


def test_a_name_that_looks_like_markup_opens_no_file(tmp_path: Path) -> None:
    match = played(GAMES["pixies"], moves=4)
    code = written(match, (Sitter(ENDLESS, "pink"),) * match.start.seats)

    for pasted in (code, ""):  # the second time the game waits on the start screen
        program = [sys.executable, "-m", "tests.gui.share.pasting", str(tmp_path), pasted]
        done = subprocess.run(program, capture_output=True, text=True, timeout=120, check=False)  # noqa: S603 - our own program

        assert done.returncode == 0, done.stderr[-2000:]
    assert list((tmp_path / "games").glob("*.kupola"))
