from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.end_to_end.outside import PYTHON, ROOT, bus, missing, said, started

MISSING = missing()
pytestmark = pytest.mark.skipif(
    bool(MISSING), reason=f"needs a message bus: {', '.join(MISSING)} not installed"
)


def test_the_desktop_is_asked_for_less_motion_and_heard_when_it_changes() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    with bus(environment) as daemon:
        environment["DBUS_SESSION_BUS_ADDRESS"] = said(daemon)
        with started((PYTHON, "-m", "tests.end_to_end.desktop"), environment) as desktop:
            ready = said(desktop)
            guest = subprocess.run(
                [sys.executable, "-m", "tests.end_to_end.guest"],
                env=environment,
                cwd=ROOT,
                capture_output=True,
                check=False,
                text=True,
            )
            desktop.terminate()
        daemon.terminate()

    assert ready == "ready"
    assert guest.stdout.split() == ["True", "False"], guest.stderr
