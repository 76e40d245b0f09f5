"""A log of faults whose hooks are installed for one test, beside those of the test runner."""

from __future__ import annotations

import faulthandler
from typing import TYPE_CHECKING

import pytest

from gui.system.fault_log import FaultLog

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[FaultLog]:
    """Take the hooks; crashes stay with the test runner."""
    monkeypatch.setattr(faulthandler, "enable", lambda *_: None)
    log = FaultLog(tmp_path / "state" / "kupola")
    log.install(dump=False)
    yield log
    log.uninstall()
