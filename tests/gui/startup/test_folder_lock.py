"""One program at a time has the lock of a data folder."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from gui.startup.folder_lock import NAME, FolderLock, published_address

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[3]
HOLDER = """
import sys, time
from pathlib import Path
from gui.startup.folder_lock import FolderLock

lock = FolderLock(Path(sys.argv[1]))
print(lock.take(), flush=True)
sys.stdin.read()
"""
posix = pytest.mark.skipif(sys.platform == "win32", reason="folders have no such rights there")


@pytest.fixture
def lock(tmp_path: Path) -> Iterator[FolderLock]:
    lock = FolderLock(tmp_path / "new" / "data")
    yield lock
    lock.release()


def holder(folder: Path) -> subprocess.Popen[str]:
    process = subprocess.Popen(  # noqa: S603 - our own code
        [sys.executable, "-c", HOLDER, str(folder)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "True\n"
    return process


def test_a_folder_that_is_not_there_yet_is_made(lock: FolderLock) -> None:
    assert lock.take()
    assert lock.take()
    assert lock.folder.is_dir()


def test_a_second_program_does_not_get_the_lock(lock: FolderLock) -> None:
    assert lock.take()
    assert not FolderLock(lock.folder).take()


def test_a_released_lock_can_be_taken(lock: FolderLock) -> None:
    second = FolderLock(lock.folder)
    lock.take()
    lock.release()

    assert second.take()
    second.release()


def test_a_killed_program_leaves_no_lock(lock: FolderLock) -> None:
    with holder(lock.folder) as first:
        assert not lock.take()
        first.kill()

    assert lock.take()


@posix
def test_a_deleted_lock_file_does_not_let_a_second_program_in(lock: FolderLock) -> None:
    lock.take()
    (lock.folder / NAME).unlink()

    assert not FolderLock(lock.folder).take()


def test_the_lock_holds_under_another_name_of_the_folder(lock: FolderLock, tmp_path: Path) -> None:
    lock.take()
    (tmp_path / "link").symlink_to(lock.folder)

    assert not FolderLock(tmp_path / "link").take()


@posix
@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is read-only for root")
def test_a_read_only_folder_is_locked_too(lock: FolderLock) -> None:
    lock.folder.mkdir(parents=True)
    lock.folder.chmod(0o500)

    assert lock.take()
    assert not FolderLock(lock.folder).take()
    lock.publish("/nowhere")
    lock.folder.chmod(0o700)
    assert not FolderLock(lock.folder).take()


@posix
def test_a_lock_file_that_cannot_be_written_leaves_the_lock_of_the_folder(
    lock: FolderLock, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = os.open

    def refuse(path: Path, flags: int, mode: int = 0o777) -> int:
        if flags & os.O_CREAT:
            raise PermissionError(13, "Permission denied", str(path))
        return opened(path, flags, mode)

    monkeypatch.setattr("gui.startup.folder_lock.os.open", refuse)
    second = FolderLock(lock.folder)

    assert lock.take()
    assert not second.take()


@posix
@pytest.mark.parametrize("kind", ["file", "pipe", "folder"])
def test_what_cannot_be_locked_is_an_error(lock: FolderLock, kind: str) -> None:
    if kind == "file":
        lock.folder.parent.mkdir(parents=True)
        lock.folder.touch()
    else:
        lock.folder.mkdir(parents=True)
        make = os.mkfifo if kind == "pipe" else os.mkdir
        make(lock.folder / NAME)

    with pytest.raises(OSError, match=str(lock.folder)):
        lock.take()
    assert not lock.held


@posix
def test_a_file_system_without_locks_is_an_error(
    lock: FolderLock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr("fcntl.flock", refuse)

    with pytest.raises(OSError, match="not supported"):
        lock.take()
    assert not lock.held


def test_the_address_goes_with_the_lock(lock: FolderLock) -> None:
    lock.take()
    lock.publish("/a/kupola-č\udcff.socket")

    assert published_address(lock.folder) == "/a/kupola-č\udcff.socket"
    lock.publish("/b")
    assert published_address(lock.folder) == "/b"
    lock.release()
    assert published_address(lock.folder) == ""


@posix
def test_no_child_keeps_the_lock(lock: FolderLock) -> None:
    lock.take()
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        lock.release()
        second = FolderLock(lock.folder)

        assert second.take()
        second.release()
        child.kill()
