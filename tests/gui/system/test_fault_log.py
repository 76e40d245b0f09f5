"""Every fault reaches the log, once for each place; where there can be no log, all else works."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
import time
import weakref
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QtMsgType, qCritical, qWarning

from core import __version__
from gui.system import fault_log
from gui.system.fault_log import (
    CRASH_NAME,
    KEPT,
    LIMIT,
    LONGEST,
    MOST_FAULTS,
    MOST_PLACES,
    FaultLog,
    RotatingFile,
    installed,
    on_qt_message,
    state_folder,
    watch_qt,
)

ROOT = Path(__file__).parents[3]
LOG = logging.getLogger("kupola.test")


def written(log: FaultLog) -> str:
    assert log.path is not None
    return log.path.read_text("utf-8")


def fail() -> None:
    try:
        int("not foreseen")
    except ValueError as error:
        sys.excepthook(ValueError, error, error.__traceback__)


def keep_from_runner(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pass nothing on to the test runner, which formats and keeps every record."""
    monkeypatch.setattr(logging.getLogger("kupola"), "propagate", False)


def test_an_exception_that_nobody_catches_is_written_with_all_versions(log: FaultLog) -> None:
    fail()

    assert "Traceback (most recent call last):" in written(log)
    assert "ValueError: invalid literal" in written(log)
    first = written(log).partition("\n")[0]
    python = ".".join(map(str, sys.version_info[:3]))
    for told in (f"kupola-{__version__} ", " qt-6.", f" python-{python} {sys.platform} ", "Z "):
        assert told in first


def test_an_exception_in_a_thread_is_written(log: FaultLog) -> None:
    def work() -> None:
        msg = "in a thread"
        raise ValueError(msg)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()

    assert "ValueError: in a thread" in written(log)
    assert len(log.faults) == 1


def test_an_exception_that_cannot_be_raised_is_written_and_no_fault_of_the_game(
    log: FaultLog,
) -> None:
    class Leaving:
        def __del__(self) -> None:
            msg = "while leaving"
            raise ValueError(msg)

    Leaving()

    assert "ValueError: while leaving" in written(log)
    assert log.faults == []


@pytest.mark.usefixtures("qapp")
def test_warnings_of_qt_are_written_and_are_no_faults(
    log: FaultLog, capfd: pytest.CaptureFixture[str]
) -> None:
    watch_qt()
    qWarning("a warning of Qt")
    qCritical("an error of Qt")
    on_qt_message(QtMsgType.QtDebugMsg, None, "a word of Qt")

    assert "WARNING kupola.qt: a warning of Qt" in written(log)
    assert "ERROR kupola.qt: an error of Qt" in written(log)
    assert "a word of Qt" not in written(log)
    assert "a word of Qt" in capfd.readouterr().err
    assert log.faults == []


def test_a_module_that_survives_a_fault_tells_of_it_by_logging(log: FaultLog) -> None:
    try:
        _ = 1 // 0
    except ZeroDivisionError:
        LOG.exception("Division %s failed", 7)

    assert "ERROR kupola.test: Division 7 failed" in written(log)
    assert "ZeroDivisionError" in log.faults[0][0].trace


def test_no_frame_outlives_its_fault(log: FaultLog, monkeypatch: pytest.MonkeyPatch) -> None:
    keep_from_runner(monkeypatch)

    class Held:
        pass

    def hold() -> weakref.ref[Held]:
        held = Held()
        try:
            int("not foreseen")
        except ValueError as error:
            sys.last_value = error
            sys.last_traceback = error.__traceback__
            sys.excepthook(ValueError, error, error.__traceback__)
        return weakref.ref(held)

    assert hold()() is None
    assert len(log.faults) == 1


def test_a_flood_is_counted_and_neither_fills_the_disk_nor_takes_long(
    log: FaultLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_from_runner(monkeypatch)
    began = time.process_time()
    for _ in range(10_000):
        fail()
    spent = time.process_time() - began

    assert written(log).count("ValueError: invalid literal") == 5
    assert "Seen 10000 ×" in written(log)
    assert [count for _, count in log.faults] == [10_000]
    assert spent < 2


def test_messages_that_differ_by_numbers_are_one_place(log: FaultLog) -> None:
    for number in range(9):
        logging.getLogger("kupola.qt").warning("window %s at 0x%x", number, number)

    assert written(log).count("\n") == 1


def test_a_flood_from_many_places_ends_as_well(log: FaultLog) -> None:
    for number in range(3 * MOST_PLACES):
        word = "".join(chr(ord("a") + int(digit)) for digit in str(number))
        LOG.warning("place %s", word)

    assert written(log).count("WARNING") <= MOST_PLACES + 4


def test_only_the_first_faults_are_remembered(log: FaultLog) -> None:
    for number in range(MOST_FAULTS + 5):
        try:
            exec(compile("\n" * number + "1 / 0", "<made>", "exec"))  # noqa: S102 - a line of its own
        except ZeroDivisionError:
            LOG.exception("failed")

    assert len(log.faults) == MOST_FAULTS


def test_the_log_is_bounded(tmp_path: Path) -> None:
    file = RotatingFile(tmp_path / "kupola.log")
    for number in range(200):
        file.write(f"{number} " + "x" * (LONGEST + 100))
    sizes = [each.stat().st_size for each in tmp_path.iterdir()]

    assert len(sizes) == KEPT
    assert max(sizes) <= LIMIT
    assert file.path.read_text("utf-8").split("\n")[-2].startswith("199 ")


def blocked(tmp_path: Path, kind: str) -> Path:
    folder = tmp_path / "state"
    match kind:
        case "a file":
            folder.write_text("no folder", "utf-8")
            return folder / "kupola"
        case "a folder in its place":
            (folder / "kupola.log").mkdir(parents=True)
        case "a pipe":
            folder.mkdir()
            os.mkfifo(folder / "kupola.log")
            os.mkfifo(folder / CRASH_NAME)
        case "a full disk":
            folder.mkdir()
            (folder / "kupola.log").symlink_to("/dev/full")
    return folder


@pytest.mark.skipif(sys.platform != "linux", reason="pipes and full disks are made as on Linux")
@pytest.mark.parametrize("kind", ["a file", "a folder in its place", "a pipe", "a full disk"])
def test_without_a_log_everything_else_goes_on(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("faulthandler.enable", lambda *_: None)
    log = FaultLog(blocked(tmp_path, kind))
    log.install(dump=True)
    seen: list[None] = []
    log.on_fault = lambda: seen.append(None)
    try:
        fail()
    finally:
        log.uninstall()

    assert len(log.faults) == len(seen) == len(log.lines) == 1


def test_without_a_folder_everything_else_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faulthandler.enable", lambda *_: None)
    log = FaultLog(None)
    log.install(dump=True)
    try:
        fail()
    finally:
        log.uninstall()

    assert log.path is None
    assert len(log.faults) == 1
    assert log.take_crash() is None


@pytest.mark.parametrize("stderr", [None, SimpleNamespace(write=lambda _: 1 // 0)])
def test_a_stderr_that_cannot_be_written_to_is_done_without(
    log: FaultLog, monkeypatch: pytest.MonkeyPatch, stderr: object
) -> None:
    monkeypatch.setattr(sys, "stderr", stderr)
    fail()
    monkeypatch.undo()

    assert log.lines


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has the variable")
def test_a_relative_state_home_is_ignored(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_STATE_HOME", "relative")
    assert state_folder() == tmp_path / ".local" / "state" / "kupola"

    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    assert state_folder() == tmp_path / "state" / "kupola"


def test_a_system_without_a_home_has_no_log(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(*_: object, **__: object) -> Path:
        msg = "no home"
        raise RuntimeError(msg)

    monkeypatch.setattr("gui.paths.user_state_path", nowhere)

    assert state_folder() is None


def test_nothing_is_hooked_unless_asked_for() -> None:
    assert installed() is None
    assert sys.excepthook is not fault_log.on_exception
    assert threading.excepthook is not fault_log.on_thread_exception


def test_the_hooks_are_given_back(log: FaultLog) -> None:
    assert installed() is log
    assert sys.excepthook is fault_log.on_exception
    log.uninstall()

    assert installed() is None
    assert sys.excepthook is not fault_log.on_exception


CRASH = """
import ctypes, pathlib, sys
from gui.system.fault_log import FaultLog
log = FaultLog(pathlib.Path(sys.argv[1]))
log.install(dump=True)
def falls():
    ctypes.string_at(0)
falls()
"""


def test_a_crash_is_told_once_by_the_next_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = [sys.executable, "-c", CRASH, str(tmp_path)]
    crashed = subprocess.run(command, cwd=ROOT, check=False, capture_output=True)  # noqa: S603 - ours
    monkeypatch.setattr("faulthandler.enable", lambda *_: None)
    log = FaultLog(tmp_path)
    log.install(dump=True)
    try:
        first, second = log.take_crash(), log.take_crash()
    finally:
        log.uninstall()

    assert crashed.returncode != 0
    assert first is not None
    assert "in falls" in first.trace
    assert second is None
    assert "The program crashed" in written(log)


def test_a_dump_of_a_run_that_ended_well_is_no_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("faulthandler.enable", lambda *_: None)
    log = FaultLog(tmp_path)
    log.install(dump=True)
    (tmp_path / CRASH_NAME).write_text("Windows fatal exception: code 0x8001010d", "utf-8")
    log.uninstall()

    assert (tmp_path / CRASH_NAME).read_text("utf-8") == ""
    assert "0x8001010d" in written(log)


def test_dumps_that_no_run_could_tell_are_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("faulthandler.enable", lambda *_: None)
    (tmp_path / CRASH_NAME).write_text("x" * (LIMIT + 1), "utf-8")
    log = FaultLog(tmp_path)
    log.install(dump=True)
    size = (tmp_path / CRASH_NAME).stat().st_size
    log.uninstall()

    assert size == 0
