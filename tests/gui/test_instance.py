"""A second start hands its file to the first."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtNetwork import QLocalSocket

from gui.doorbell import MOST
from gui.instance import Instance
from gui.knocking import address, knock

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    Starting = Callable[[], Instance]


@pytest.fixture
def starting(qapp: QApplication, tmp_path: Path) -> Iterator[Starting]:
    made: list[Instance] = []

    def start() -> Instance:
        made.append(Instance(tmp_path / "run", qapp))
        return made[-1]

    yield start
    for instance in reversed(made):
        instance.close()
        instance.deleteLater()


ROOT = Path(__file__).parents[2]
SECOND = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from gui.instance import Instance

app = QCoreApplication([])
instance = Instance(Path(sys.argv[1]))
sys.exit(1 if instance.is_first() else 0 if instance.hand_over(sys.argv[2]) else 2)
"""


@pytest.mark.parametrize("file", ["", "/home/Žika's & co.kupola", "/a\nb\udcff.kupola"])
def test_the_first_start_hears_of_the_second(
    starting: Starting, qtbot: QtBot, tmp_path: Path, file: str
) -> None:
    first = starting()

    assert first.is_first()
    first.listen()

    with qtbot.waitSignal(first.asked, timeout=20_000) as asked:
        command = [sys.executable, "-c", SECOND, str(tmp_path / "run"), file]
        second = subprocess.Popen(command, cwd=ROOT)  # noqa: S603 - our own program

    qtbot.waitUntil(lambda: second.poll() is not None)

    assert asked.args == [file]
    assert second.returncode == 0


def test_a_second_start_waits_for_a_first_that_does_not_listen_yet(
    starting: Starting, qtbot: QtBot, tmp_path: Path
) -> None:
    first = starting()
    assert first.is_first()

    command = [sys.executable, "-c", SECOND, str(tmp_path / "run"), "/a.kupola"]
    with subprocess.Popen(command, cwd=ROOT) as second:  # noqa: S603 - our own program
        qtbot.wait(600)
        with qtbot.waitSignal(first.asked, timeout=20_000) as asked:
            first.listen()

    assert asked.args == ["/a.kupola"]
    assert second.returncode == 0


def test_the_lock_goes_with_the_program(starting: Starting) -> None:
    first, second = starting(), starting()
    first.is_first()
    first.close()

    assert second.is_first()


def test_nobody_answers_for_a_program_that_is_gone(
    starting: Starting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gui.instance.PATIENCE", 100)

    assert not starting().hand_over("/home/x.kupola")


@pytest.mark.parametrize("line", [b"nonsense\n", b"[1]\n", b"\xff\n"])
def test_what_makes_no_sense_opens_nothing(
    starting: Starting, qtbot: QtBot, tmp_path: Path, line: bytes
) -> None:
    first = starting()
    first.is_first()
    first.listen()
    socket = QLocalSocket()
    socket.connectToServer(address(tmp_path / "run"))
    with qtbot.waitSignal(first.asked) as asked:
        socket.write(line)
        socket.flush()

    assert asked.args == [""]


def test_an_endless_line_is_cut_off(starting: Starting, qtbot: QtBot, tmp_path: Path) -> None:
    first = starting()
    first.is_first()
    first.listen()
    socket = QLocalSocket()
    socket.connectToServer(address(tmp_path / "run"))
    with qtbot.waitSignal(socket.disconnected):
        socket.write(b"x" * MOST * 2)


@pytest.mark.skipif(sys.platform == "win32", reason="folders have no such modes there")
def test_a_folder_that_others_can_write_to_is_not_used(starting: Starting, tmp_path: Path) -> None:
    (tmp_path / "run").mkdir()
    (tmp_path / "run").chmod(0o777)
    first, second = starting(), starting()

    assert first.is_first()
    assert second.is_first()
    assert not any((tmp_path / "run").iterdir())


KNOCK = """
import sys
from pathlib import Path
from gui.knocking import knock

heard = knock(sys.argv[2], Path(sys.argv[1]))
sys.exit(3 if "PySide6.QtGui" in sys.modules else not heard)
"""


def test_a_second_start_knocks_before_any_window_is_loaded(
    starting: Starting, qtbot: QtBot, tmp_path: Path
) -> None:
    first = starting()
    assert first.is_first()
    first.listen()

    with qtbot.waitSignal(first.asked, timeout=20_000) as asked:
        command = [sys.executable, "-c", KNOCK, str(tmp_path / "run"), "/a.kupola"]
        second = subprocess.Popen(command, cwd=ROOT)  # noqa: S603 - our own code

    assert second.wait(20) == 0
    assert asked.args == ["/a.kupola"]


def test_nobody_answers_where_nobody_is(tmp_path: Path) -> None:
    assert not knock("", tmp_path)
    assert not knock("", tmp_path / "nowhere")
    Path(address(tmp_path)).touch()
    assert not knock("", tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="folders have no such rights there")
def test_nothing_is_said_in_a_folder_where_others_can_write(
    starting: Starting, tmp_path: Path
) -> None:
    first = starting()
    assert first.is_first()
    first.listen()
    (tmp_path / "run").chmod(0o777)

    assert not knock("", tmp_path / "run")
