"""A second start hands its file to the first."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from gui.startup.folder_lock import NAME, FolderLock, published_address
from gui.startup.instance_client import (
    LONGEST_ADDRESS,
    LONGEST_PATH,
    hand_over,
    heard,
    is_trusted,
    message,
)
from gui.startup.instance_server import AT_ONCE, MOST
from gui.startup.single_instance import Entry, Instance

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    Starting = Callable[[], Instance]


@pytest.fixture
def run() -> Iterator[Path]:
    """A runtime folder whose path is short enough for sockets, unlike those of pytest."""
    with TemporaryDirectory(prefix="run") as folder:
        yield Path(folder)


@pytest.fixture
def starting(qapp: QApplication, tmp_path: Path, run: Path) -> Iterator[Starting]:
    made: list[Instance] = []

    def start() -> Instance:
        made.append(Instance(tmp_path / "data", qapp, run))
        return made[-1]

    yield start
    for instance in reversed(made):
        instance.close()
        instance.deleteLater()


ROOT = Path(__file__).parents[3]
SECOND = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from gui.startup.single_instance import Entry, Instance

app = QCoreApplication([])
instance = Instance(Path(sys.argv[1]))
sys.exit(1 if instance.is_first() else 0 if instance.enter(sys.argv[2]) is Entry.HANDED_OVER else 2)
"""


@pytest.mark.parametrize("file", ["", "/home/Žika's & co.kupola", "/a\nb\udcff.kupola"])
def test_the_first_start_hears_of_the_second(
    starting: Starting, qtbot: QtBot, tmp_path: Path, file: str
) -> None:
    first = starting()

    assert first.is_first()
    first.listen()

    with qtbot.waitSignal(first.asked, timeout=20_000) as asked:
        command = [sys.executable, "-c", SECOND, str(tmp_path / "data"), file]
        second = subprocess.Popen(command, cwd=ROOT)  # noqa: S603 - our own program

    qtbot.waitUntil(lambda: second.poll() is not None)

    assert asked.args == [file]
    assert second.returncode == 0


def test_a_second_start_waits_for_a_first_that_does_not_listen_yet(
    starting: Starting, qtbot: QtBot, tmp_path: Path
) -> None:
    first = starting()
    assert first.is_first()

    command = [sys.executable, "-c", SECOND, str(tmp_path / "data"), "/a.kupola"]
    with subprocess.Popen(command, cwd=ROOT) as second:  # noqa: S603 - our own program
        qtbot.wait(600)
        with qtbot.waitSignal(first.asked, timeout=20_000) as asked:
            first.listen()

    assert asked.args == ["/a.kupola"]
    assert second.returncode == 0


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such folder there")
def test_a_program_that_ends_leaves_no_runtime_folder(starting: Starting, run: Path) -> None:
    first = starting()
    assert first.is_first()
    first.listen()
    assert [*run.iterdir()]

    first.close()

    assert not run.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such folder there")
def test_a_runtime_folder_that_others_use_stays(starting: Starting, run: Path) -> None:
    (run / "other").touch()
    first = starting()
    assert first.is_first()
    first.listen()

    first.close()

    assert [path.name for path in run.iterdir()] == ["other"]


def test_the_lock_goes_with_the_program(starting: Starting) -> None:
    first, second = starting(), starting()
    first.is_first()
    first.close()

    assert second.is_first()


def test_a_first_that_does_not_answer_is_not_waited_for_for_long(
    starting: Starting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gui.startup.single_instance.BEGINNING", 0.1)
    first, second = starting(), starting()
    assert first.is_first()

    assert second.enter("/home/x.kupola") is Entry.UNANSWERED


def test_a_first_that_listens_has_less_time_than_one_that_begins(
    starting: Starting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gui.startup.single_instance.PATIENCE", 0)
    monkeypatch.setattr("gui.startup.single_instance.BEGINNING", 600)
    monkeypatch.setattr("gui.startup.single_instance.hand_over", lambda *_: False)
    first, second = starting(), starting()
    assert first.is_first()
    first.listen()

    assert second.enter("") is Entry.UNANSWERED


def test_the_address_of_a_killed_program_is_cleared_at_once(
    starting: Starting, tmp_path: Path
) -> None:
    published(tmp_path, tmp_path / "kupola-0123456789abcdef.socket")
    first = starting()

    assert first.is_first()
    assert published_address(first.folder) == ""


def test_a_first_that_ends_meanwhile_makes_room(starting: Starting, qtbot: QtBot) -> None:
    first, second = starting(), starting()
    assert first.is_first()
    first.listen()
    first.close()
    qtbot.wait(1)

    assert second.enter("/home/x.kupola") is Entry.FIRST


def calling(folder: Path) -> QLocalSocket:
    socket = QLocalSocket()
    socket.connectToServer(published_address(folder / "data"))
    assert socket.waitForConnected(2000)
    return socket


NONSENSE = [
    *(b"nonsense\n", b"[1]\n", b"\xff\n", b"null\n", b"1" * 5000 + b"\n"),
    *(b"[" * 30_000 + b"\n", b'"relative.kupola"\n', b'"/a\\u0000b"\n', b'"/\\ud800"\n'),
    json.dumps("/" + "a" * LONGEST_PATH).encode() + b"\n",
]


@pytest.mark.parametrize("line", NONSENSE, ids=lambda line: line[:12].decode("latin-1"))
def test_what_makes_no_sense_changes_nothing(
    starting: Starting, qtbot: QtBot, tmp_path: Path, line: bytes
) -> None:
    first = starting()
    first.is_first()
    first.listen()
    with qtbot.assertNotEmitted(first.asked):
        socket = calling(tmp_path)
        with qtbot.waitSignal(socket.disconnected):
            socket.write(line)

    assert heard(line) is None
    assert not socket.readAll().data()


@pytest.mark.parametrize("file", ["", "/a.kupola", "/\udcff" + "č" * 2000])
def test_a_message_is_heard_as_it_was_said(file: str) -> None:
    assert len(message(file)) < MOST
    assert heard(message(file)) == file


def test_an_endless_line_is_cut_off(starting: Starting, qtbot: QtBot, tmp_path: Path) -> None:
    first = starting()
    first.is_first()
    first.listen()
    socket = calling(tmp_path)
    with qtbot.waitSignal(socket.disconnected):
        socket.write(b"x" * MOST * 2)


def test_a_caller_who_says_nothing_is_cut_off(
    starting: Starting, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gui.startup.instance_server.TIME", 20)
    first = starting()
    first.is_first()
    first.listen()
    socket = calling(tmp_path)
    with qtbot.waitSignal(socket.disconnected):
        socket.write(b"half a line")


def test_callers_who_hang_do_not_keep_others_out(
    starting: Starting, qtbot: QtBot, tmp_path: Path
) -> None:
    first = starting()
    first.is_first()
    first.listen()
    hanging = []
    for _ in range(5 * AT_ONCE):
        hanging.append(calling(tmp_path))
        qtbot.wait(1)
    with qtbot.waitSignal(first.asked) as asked:
        socket = calling(tmp_path)
        socket.write(message("/a.kupola"))
        socket.flush()
    assert first._server is not None

    assert asked.args == ["/a.kupola"]
    assert len(first._server._callers) <= AT_ONCE
    for each in hanging:
        each.abort()


TRIES = int(os.environ.get("KUPOLA_HOSTILE_TRIES", "200"))
HOSTILE = """
import random, socket, sys, time
address, tries = sys.argv[1], int(sys.argv[2])
chance, kept = random.Random(3), []
lines = [
    lambda: chance.randbytes(chance.randrange(1, 3000)),
    lambda: b'"/half a line',
    lambda: b"x" * 100_000,
    lambda: b"[" * 20_000 + b"\\n",
    lambda: b'{"a":' * 5_000 + b"\\n",
    lambda: b"",
    lambda: b'"/a\\\\u0000"\\n' * 50,
]
for number in range(tries):
    line = socket.socket(socket.AF_UNIX)
    line.settimeout(0.5)
    while line.connect_ex(address):  # so many others wait that there is no room
        time.sleep(0.001)
    try:
        line.sendall(lines[number % len(lines)]())
    except OSError:
        pass  # cut off
    kept.append(line)
    if number % 3 == 0:
        kept.pop(chance.randrange(len(kept))).close()
print(tries)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="pipes are not called like that")
def test_a_hostile_program_has_no_effect(starting: Starting, qtbot: QtBot, tmp_path: Path) -> None:
    """Run ``KUPOLA_HOSTILE_TRIES=1000`` for the whole attack."""
    first = starting()
    first.is_first()
    first.listen()
    busy: list[float] = []
    beats = [time.thread_time()]

    def beat() -> None:
        busy.append(time.thread_time() - beats[-1])
        beats.append(time.thread_time())

    clock = QTimer(first)
    clock.timeout.connect(beat)
    clock.start(5)
    command = [sys.executable, "-c", HOSTILE, published_address(first.folder), str(TRIES)]
    with (
        qtbot.assertNotEmitted(first.asked),
        subprocess.Popen(command, stdout=subprocess.PIPE) as hostile,  # noqa: S603 - ours
    ):
        qtbot.waitUntil(lambda: hostile.poll() is not None, timeout=120_000)
        assert hostile.stdout is not None
        tried = int(hostile.stdout.read())
    clock.stop()
    busy.sort()
    with qtbot.waitSignal(first.asked, timeout=20_000) as asked:
        command = [sys.executable, "-c", KNOCK, str(tmp_path / "data"), "/a.kupola"]
        honest = subprocess.Popen(command, cwd=ROOT)  # noqa: S603 - our own code

    assert tried == TRIES
    assert honest.wait(20) == 0
    assert asked.args == ["/a.kupola"]
    assert busy[-1] < FRAME


FRAME = 0.033
"""Seconds of the window's own time between two beats of a clock: two frames."""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such folders there")
def test_a_runtime_folder_that_others_can_write_to_is_not_used(
    starting: Starting, run: Path
) -> None:
    run.chmod(0o777)
    first = starting()
    assert first.is_first()
    first.listen()

    assert not any(run.iterdir())
    assert is_trusted(published_address(first.folder))


@pytest.mark.skipif(sys.platform == "win32", reason="pipes have no paths there")
def test_a_runtime_folder_with_a_long_path_is_not_used(qapp: QApplication, tmp_path: Path) -> None:
    first = Instance(tmp_path / "data", qapp, tmp_path / ("x" * LONGEST_ADDRESS))
    assert first.is_first()
    first.listen()

    assert is_trusted(published_address(first.folder))
    first.close()
    first.deleteLater()


@pytest.mark.skipif(sys.platform == "win32", reason="pipes leave nothing behind")
def test_the_socket_of_a_killed_program_is_removed(
    starting: Starting, tmp_path: Path, run: Path
) -> None:
    left = run / "kupola-0123456789abcdef.socket"
    code = "import socket, sys; socket.socket(socket.AF_UNIX).bind(sys.argv[1])"
    subprocess.run([sys.executable, "-c", code, str(left)], check=True)  # noqa: S603 - ours
    published(tmp_path, left)
    first = starting()
    assert first.is_first()
    first.listen()

    assert not left.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="pipes leave nothing behind")
def test_the_socket_of_a_living_program_is_left_alone(
    starting: Starting, qapp: QApplication, tmp_path: Path, run: Path
) -> None:
    living = run / "kupola-0123456789abcdef.socket"
    other = QLocalServer(qapp)
    assert other.listen(str(living))
    published(tmp_path, living)
    first = starting()
    assert first.is_first()
    first.listen()

    assert living.exists()
    assert published_address(first.folder) != str(living)
    other.close()
    other.deleteLater()


def published(folder: Path, address: Path) -> None:
    (folder / "data").mkdir(exist_ok=True)
    (folder / "data" / NAME).write_bytes(os.fsencode(address) + b"\n")


KNOCK = """
import sys
from pathlib import Path
from gui.startup.instance_client import hand_over

heard = hand_over(sys.argv[2], Path(sys.argv[1]))
sys.exit(3 if "PySide6.QtGui" in sys.modules else not heard)
"""


def test_a_second_start_knocks_before_any_window_is_loaded(
    starting: Starting, qtbot: QtBot, tmp_path: Path
) -> None:
    first = starting()
    assert first.is_first()
    first.listen()

    with qtbot.waitSignal(first.asked, timeout=20_000) as asked:
        command = [sys.executable, "-c", KNOCK, str(tmp_path / "data"), "/a.kupola"]
        second = subprocess.Popen(command, cwd=ROOT)  # noqa: S603 - our own code

    assert second.wait(20) == 0
    assert asked.args == ["/a.kupola"]


@pytest.mark.parametrize(
    "content",
    [b"", b"\n", b"/etc/passwd\n", b"kupola-0123456789abcdef.socket\n", b"\xff\0\n", b"x" * 9999],
)
def test_an_address_that_is_not_ours_is_not_called(tmp_path: Path, content: bytes) -> None:
    (tmp_path / NAME).write_bytes(content)

    assert not hand_over("", tmp_path)
    assert not hand_over("", tmp_path / "nowhere")


@pytest.mark.skipif(sys.platform == "win32", reason="folders have no such rights there")
def test_nothing_is_said_in_a_folder_where_others_can_write(
    starting: Starting, tmp_path: Path, run: Path
) -> None:
    first = starting()
    assert first.is_first()
    first.listen()
    run.chmod(0o777)

    assert not hand_over("", tmp_path / "data")


def test_a_start_without_the_lock_does_not_listen(starting: Starting, tmp_path: Path) -> None:
    first, second = starting(), starting()
    assert first.is_first()
    assert not second.is_first()
    second.listen()

    assert published_address(tmp_path / "data") == ""
    assert not FolderLock(tmp_path / "data").take()
