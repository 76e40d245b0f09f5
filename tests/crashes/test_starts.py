"""However often the program is started, one of the starts uses the data folder.

`meet` raises what is wrong. Whether the other start hands over, or says that it gets no answer,
depends on how busy the machine is; `tests/gui/startup/test_single_instance.py` looks at that.
"""

from __future__ import annotations

import sys
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest

from core.kernel.rng import Rng
from tests.crashes.pairs import Home, compare, freeze, meet, wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PAIRS = 2
"""Of each kind; 70 pairs are started by ``python -m tests.benchmarks starts``."""
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="nothing can be frozen there")


@pytest.fixture
def runtime() -> Iterator[str]:
    """A runtime folder whose path is short enough for sockets, unlike those of pytest."""
    with TemporaryDirectory(prefix="run") as folder:
        yield folder


@pytest.mark.parametrize("number", range(PAIRS))
def test_of_two_starts_at_once_one_opens_a_window(
    tmp_path: Path, runtime: str, number: int
) -> None:
    meet(tmp_path, "pixies", (runtime, runtime), Rng.seeded(number))


@pytest.mark.parametrize("number", range(PAIRS))
def test_starts_with_different_runtime_folders_meet_one_lock(
    tmp_path: Path, runtime: str, number: int
) -> None:
    other = None if number % 2 else str(tmp_path / "elsewhere")

    meet(tmp_path, "pixies", (runtime, other), Rng.seeded(number))


def test_a_frozen_program_keeps_its_folder_until_it_is_killed(tmp_path: Path, runtime: str) -> None:
    home = Home(tmp_path, "pixies")
    with home.start(runtime) as first:
        wait_for(lambda: first.has_window, "no window")
        freeze(first)
        with home.start(None) as second:
            wait_for(lambda: second.was_refused, "the second start says nothing")

            assert second.process.poll() is None  # its small window asks what to do
            assert not second.has_window
    compare(home, first, Rng.seeded(1))
    with home.start(runtime) as third:
        wait_for(lambda: third.has_window, "the lock of a killed program stays")

        assert third.process.poll() is None
