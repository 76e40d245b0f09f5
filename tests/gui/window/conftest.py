"""A window that shows faults, as the program's own does."""

from __future__ import annotations

import faulthandler
from typing import TYPE_CHECKING

import pytest

from gui.system.fault_log import FaultLog
from gui.window.fault_watch import FaultWatch

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from gui.window.main_window import MainWindow


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[FaultLog]:
    """Take the hooks from the test runner, but for crashes."""
    monkeypatch.setattr(faulthandler, "enable", lambda *_: None)
    log = FaultLog(tmp_path / "state" / "kupola")
    log.install(dump=True)
    yield log
    log.uninstall()


@pytest.fixture
def watch(window: MainWindow, log: FaultLog) -> FaultWatch:
    window.menus.choices["motion"]["off"].trigger()
    return FaultWatch(window, log)
