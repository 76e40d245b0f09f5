"""Settings for every test: no display, no files of the person who runs them, the same examples."""

from __future__ import annotations

import os
import socket
from pathlib import Path
from typing import TYPE_CHECKING

# Before anything imports Qt: a screen that the usual window fits on; Qt's own has 800 × 800 pixels.
os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={Path(__file__).with_name('screen.json')}"
os.environ["QT_SCALE_FACTOR"] = "1"

import pytest
from hypothesis import HealthCheck, settings

from core.network import discovery
from tests.skips import QUICK, is_allowed

if TYPE_CHECKING:
    from collections.abc import Iterator

slow = [HealthCheck.too_slow]  # a shared machine is no reason to fail
settings.register_profile(
    "ci", deadline=None, max_examples=20, derandomize=True, suppress_health_check=slow
)
settings.register_profile("quick", settings.get_profile("ci"), max_examples=3)
settings.register_profile("thorough", deadline=None, max_examples=500, suppress_health_check=slow)
settings.load_profile(os.environ.get("KUPOLA_HYPOTHESIS", "quick" if QUICK else "ci"))

LONGEST = (
    "tests/packaging/test_smoke.py",
    "tests/end_to_end",
    "tests/orca",
    "tests/crashes/test_starts.py",
    "tests/gui/test_switching.py",
    "tests/gui/test_monkey.py",
    "tests/packaging/test_kupola.py",
    "tests/gui/test_large_home.py",
    "tests/core/network/test_kills.py",
)
"""The tests that begin a run: at its end, the other workers would wait for a long test, and two
workers that share a file would both build its fixtures."""


@pytest.fixture(autouse=True, scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Use an empty home instead of that of the user who runs the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(tmp_path_factory.mktemp("home")))
        for name in ("CONFIG", "DATA", "STATE", "CACHE"):
            folder = tmp_path_factory.mktemp(name.lower())
            patch.setenv(f"XDG_{name}_HOME", str(folder))
        yield


@pytest.fixture(autouse=True, scope="session")
def only_loopback() -> Iterator[None]:
    """Look for tables, and answer who looks, on no interface but the one that leads nowhere."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(discovery, "_interfaces", lambda: [socket.if_nametoindex("lo")])
        yield


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with the longest tests; in a quick run, keep the first one of every window's file."""
    longest = [config.rootpath / path for path in LONGEST]

    def rank(item: pytest.Item) -> int:
        places = (n for n, path in enumerate(longest) if item.path.is_relative_to(path))
        return next(places, len(longest))

    items.sort(key=rank)
    if not QUICK:
        return
    firsts = {item.path: item for item in reversed(items)}
    window = config.rootpath / "tests" / "gui"
    left = [i for i in items if i.path.is_relative_to(window) and firsts[i.path] is not i]
    config.hook.pytest_deselected(items=left)
    dropped = set(left)
    items[:] = [item for item in items if item not in dropped]


class SkipWatch:
    """Fails a run in which tests were skipped that should not have been."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a skip that is not allowed; with workers, their reports arrive here too."""
        if (
            report.skipped
            and not hasattr(report, "wasxfail")
            and isinstance(report.longrepr, tuple)
        ):
            reason = report.longrepr[2].removeprefix("Skipped: ")
            if not is_allowed(reason):
                self.found.append(f"{report.nodeid}: {reason}")

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Fail the run, before its summary is printed."""
        if self.found and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """List the skips."""
        if self.found:
            terminalreporter.section("skipped for a reason that tests/skips.py does not allow")
            for line in self.found:
                terminalreporter.line(line, red=True)


def pytest_configure(config: pytest.Config) -> None:
    """Watch the skips, in the process that starts workers but not in the workers."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(SkipWatch(), "skip-watch")
