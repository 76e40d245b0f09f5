"""The bundle, built from the sources and tested as on a stranger's machine."""

from __future__ import annotations

import os
import shutil
import sys
from typing import TYPE_CHECKING

import pytest

from bundle import build, licenses, smoke

if TYPE_CHECKING:
    from pathlib import Path

PATIENCE = 240
"""Seconds by the clock; the limit that counts is processor time."""


@pytest.mark.skipif(
    sys.platform == "linux" and not shutil.which("objdump"), reason="binutils are missing"
)
def test_a_bundle_plays_every_game_and_speaks_every_language(tmp_path: Path) -> None:
    folder = build.run_pyinstaller(build.SPEC, tmp_path, **build.QUICK)
    licenses.check(folder)
    before = os.times()

    smoke.check(folder, PATIENCE)

    spent = os.times()
    assert sum(spent[2:4]) - sum(before[2:4]) < smoke.LIMIT
