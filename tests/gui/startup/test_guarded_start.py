"""A program that cannot start says so: in a window, on stderr, in its log and by its exit code."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gui.startup import guarded_start
from gui.startup.guarded_start import run_guarded
from gui.system.fault_log import CRASH_NAME, LOG_NAME, installed

ROOT = Path(__file__).parents[3]
MODULES = (
    "startup/instance_client.py",
    "startup/display_check.py",
    "window/main_window.py",
    "look/theme.py",
)
"""What is taken away, one at a time."""
WITH_WINDOW = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPlainTextEdit, QPushButton
import gui.app, gui.text.translator
{breaking}
shown = []
execute = QDialog.exec
def look(dialog):
    shown.append([label.text() for label in dialog.findChildren(QLabel)])
    shown.append([dialog.findChild(QPlainTextEdit).toPlainText()])
    copy, close = dialog.findChildren(QPushButton)
    QTimer.singleShot(0, dialog, copy.click)
    QTimer.singleShot(50, dialog, close.click)
    code = execute(dialog)
    shown.append([QApplication.clipboard().text()])
    return code
QDialog.exec = look
from gui.__main__ import main
code = main(sys.argv[1:])
for lines in shown:
    print(*lines)
sys.exit(code)
"""
BROKEN = """
def broken(*_):
    raise FileNotFoundError(2, "No such file", "/home/somebody/art.svg")
"""
WITHOUT_ART = BROKEN + "gui.app.set_up_application = broken"
WITHOUT_WORDS = WITHOUT_ART + "\ngui.text.translator.Translator.speak = broken"
WITHOUT_WINDOW = BROKEN + "gui.app.MainWindow.show = broken"
AFTER_EXEC = (
    BROKEN
    + """
gui.app.gc.freeze = broken
quit_after = QApplication.exec
def execute_briefly():
    QTimer.singleShot(300, QApplication.quit)
    return quit_after()
gui.app.QApplication.exec = staticmethod(execute_briefly)
"""
)
FAULT_THEN_CLOSE = """
quit_after = QApplication.exec
def execute_and_close():
    (window,) = [w for w in QApplication.topLevelWidgets() if isinstance(w, gui.app.MainWindow)]
    QTimer.singleShot(100, window, lambda: 1 // 0)
    def close():
        print(sum(w.isVisible() for w in QApplication.topLevelWidgets()))
        window.close()
    QTimer.singleShot(1500, window, close)
    return quit_after()
gui.app.QApplication.exec = staticmethod(execute_and_close)
"""


def started(
    home: Path, *command: str, folder: Path = ROOT, **variables: str
) -> subprocess.CompletedProcess[str]:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")
    environ = {key: value for key, value in os.environ.items() if key not in hidden}
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, *command],
        cwd=folder,
        env={**environ, "HOME": str(home), "PYTHONPATH": str(folder), "LANG": "C", **variables},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def log_of(home: Path) -> Path:
    return home / ".local" / "state" / "kupola" / LOG_NAME


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """Copy the program without its largest parts, so that something can be taken away."""
    folder = tmp_path / "copied"
    folder.mkdir()
    for name in ("assets", "core", "i18n"):
        (folder / name).symlink_to(ROOT / name)
    shutil.copytree(ROOT / "gui", folder / "gui", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


@pytest.mark.parametrize("missing", MODULES)
def test_a_module_that_is_missing_is_told_and_logged(
    copied: Path, tmp_path: Path, missing: str
) -> None:
    (copied / "gui" / missing).unlink()
    done = started(tmp_path, "-m", "gui", "--smoke", folder=copied, QT_QPA_PLATFORM="offscreen")

    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last == f"kupola: Kupola cannot start. The log is {log_of(tmp_path)}."
    assert f"No module named 'gui.{missing[:-3].replace('/', '.')}'" in log_of(tmp_path).read_text(
        "utf-8"
    )


def test_folders_that_are_missing_are_named_in_one_sentence(copied: Path, tmp_path: Path) -> None:
    (copied / "assets").unlink()
    done = started(tmp_path, "-m", "gui", "--smoke", folder=copied, QT_QPA_PLATFORM="offscreen")

    missing = copied / "assets" / "app"
    assert done.returncode == 1
    assert done.stderr == (
        f"kupola: A folder of the program is missing: {missing}. Install Kupola again.\n"
    )


def test_a_fault_in_half_a_window_does_not_crash_the_end(copied: Path, tmp_path: Path) -> None:
    (copied / "assets").unlink()
    shutil.copytree(ROOT / "assets", copied / "assets")
    for drawing in (copied / "assets" / "seats").iterdir():
        drawing.unlink()
    done = started(tmp_path, "-m", "gui", "--smoke", folder=copied, QT_QPA_PLATFORM="offscreen")

    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("kupola: Kupola cannot start. The log is ")


def test_without_a_display_stderr_says_it_all(copied: Path, tmp_path: Path) -> None:
    (copied / "gui" / "startup" / "instance_client.py").unlink()
    done = started(tmp_path, "-m", "gui", folder=copied, QT_QPA_PLATFORM="xcb")

    assert done.returncode == 1
    assert "kupola: Kupola cannot start. The log is " in done.stderr


def test_without_a_log_stderr_has_the_traceback(copied: Path, tmp_path: Path) -> None:
    (copied / "gui" / "window" / "main_window.py").unlink()
    (tmp_path / ".local").write_text("no folder", "utf-8")
    done = started(tmp_path, "-m", "gui", "--smoke", folder=copied, QT_QPA_PLATFORM="offscreen")

    assert done.returncode == 1
    assert "Traceback" in done.stderr
    assert done.stderr.splitlines()[-1] == "kupola: Kupola cannot start."


@pytest.mark.parametrize("breaking", [WITHOUT_ART, WITHOUT_WORDS, WITHOUT_WINDOW])
def test_a_plain_window_shows_the_report(tmp_path: Path, breaking: str) -> None:
    program = WITH_WINDOW.format(breaking=breaking)
    done = started(tmp_path, "-c", program, QT_QPA_PLATFORM="offscreen")

    assert done.returncode == 1
    assert done.stdout.startswith("Kupola cannot start. Your games and settings are safe.\n")
    assert done.stdout.count("FileNotFoundError: [Errno 2] No such file: <path>") == 2
    assert "somebody" not in done.stdout
    assert "FileNotFoundError" in log_of(tmp_path).read_text("utf-8")


def test_a_fault_while_closing_opens_no_window(tmp_path: Path) -> None:
    program = WITH_WINDOW.format(breaking=AFTER_EXEC)
    done = started(tmp_path, "-c", program, QT_QPA_PLATFORM="offscreen")

    assert (done.returncode, done.stdout) == (1, "")
    assert "kupola: Kupola failed while closing. The log is " in done.stderr


def test_a_notice_that_is_open_does_not_keep_the_program_running(tmp_path: Path) -> None:
    program = WITH_WINDOW.format(breaking=FAULT_THEN_CLOSE)
    done = started(tmp_path, "-c", program, QT_QPA_PLATFORM="offscreen")

    assert (done.returncode, done.stdout) == (0, "2\n")
    assert "ZeroDivisionError" in log_of(tmp_path).read_text("utf-8")


def test_a_start_that_works_leaves_no_log(tmp_path: Path) -> None:
    done = started(tmp_path, "-m", "gui", "--smoke", QT_QPA_PLATFORM="offscreen")

    assert (done.returncode, done.stderr) == (0, "")
    assert not log_of(tmp_path).exists()
    assert not log_of(tmp_path).with_name(CRASH_NAME).exists()


def test_the_exit_code_of_a_start_that_works_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faulthandler.enable", lambda *_: None)
    monkeypatch.setattr(guarded_start, "state_folder", lambda: None)
    seen = []

    def start(arguments: object) -> int:
        seen.append((arguments, installed() is not None))
        return 7

    assert run_guarded(start, ["--smoke"]) == 7
    assert seen == [(["--smoke"], True)]
    assert installed() is None
