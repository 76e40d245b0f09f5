"""The head of the AppImage: where it unpacks, and what it leaves behind."""

from __future__ import annotations

import fcntl
import os
import resource
import shutil
import signal
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from linux import appimage

if TYPE_CHECKING:
    from collections.abc import Callable

needed = shutil.which("gcc") and shutil.which("mksquashfs")
pytestmark = pytest.mark.skipif(
    not (needed and Path("/usr/include/squashfuse").exists()),
    reason="needs gcc, squashfs-tools and libsquashfuse-dev",
)


class Image(NamedTuple):
    """An AppImage of a program that tells where it lies."""

    file: Path
    cache: Path

    def start(
        self, limit: Callable[[], None] | None = None, **variables: str
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(  # noqa: S603 - our own program
            [self.file],
            env={"PATH": os.environ["PATH"], "XDG_CACHE_HOME": str(self.cache), **variables},
            capture_output=True,
            text=True,
            check=False,
            preexec_fn=limit,
        )

    @property
    def folders(self) -> list[Path]:
        return sorted((self.cache / "kupola-appimage").glob("*"))


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    work = tmp_path_factory.mktemp("work")
    program = work / "root" / "usr" / "lib" / "kupola" / "kupola"
    program.parent.mkdir(parents=True)
    program.write_text('#!/bin/sh\necho "$0"\n', encoding="utf-8")
    start = work / "root" / "AppRun"
    start.write_text(appimage.APPRUN, encoding="utf-8")
    (work / "root" / "large").write_bytes(os.urandom(1 << 16))
    for file in (program, start):
        file.chmod(0o755)
    return appimage._runtime(work) + appimage._picture(work / "root", work, 1_000_000_000)


@pytest.fixture
def image(content: bytes, tmp_path: Path) -> Image:
    file = tmp_path / "Kupola.AppImage"
    file.write_bytes(content)
    file.chmod(0o755)
    return Image(file, tmp_path / "cache")


def test_it_unpacks_once_into_the_cache(image: Image) -> None:
    first = image.start()
    (image.folders[0] / "mark").touch()

    second = image.start()

    assert first.stdout == second.stdout
    assert Path(first.stdout.strip()).is_relative_to(image.folders[0])
    assert (image.folders[0] / "mark").exists()


def test_what_other_versions_left_is_removed_unless_it_is_used(image: Image) -> None:
    image.start()
    (old,) = image.folders
    used = old.with_name("used")
    used.mkdir()
    os.utime(image.file, (1, 1))
    lock = os.open(used, os.O_RDONLY)
    fcntl.flock(lock, fcntl.LOCK_SH)

    done = image.start()
    os.close(lock)

    assert done.returncode == 0
    assert old not in image.folders
    assert used in image.folders
    assert len(image.folders) == 2


def test_a_program_that_runs_keeps_its_folder(image: Image) -> None:
    image.start()
    (folder,) = image.folders
    program = folder / "usr" / "lib" / "kupola" / "kupola"
    program.write_text("#!/bin/sh\nread line\n", encoding="utf-8")
    running = subprocess.Popen(  # noqa: S603 - our own program
        [image.file],
        env={"PATH": os.environ["PATH"], "XDG_CACHE_HOME": str(image.cache)},
        stdin=subprocess.PIPE,
    )
    while "kupola/kupola" not in Path(f"/proc/{running.pid}/cmdline").read_text(encoding="utf-8"):
        pass
    os.utime(image.file, (1, 1))

    image.start()
    running.communicate(b"\n")

    assert folder in image.folders
    assert len(image.folders) == 2


def test_a_broken_folder_is_unpacked_anew(image: Image) -> None:
    image.start()
    (image.folders[0] / "usr" / "lib" / "kupola" / "kupola").unlink()

    assert image.start().stdout.endswith("kupola/kupola\n")
    assert len(image.folders) == 1


def test_without_a_home_it_unpacks_among_temporary_files(image: Image, tmp_path: Path) -> None:
    done = image.start(XDG_CACHE_HOME="", HOME="/proc/nowhere", TMPDIR=str(tmp_path))

    assert Path(done.stdout.strip()).is_relative_to(tmp_path / f"kupola-appimage-{os.getuid()}")


def test_where_there_is_no_room_it_says_so_and_leaves_nothing(image: Image) -> None:
    def limit() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 14, 1 << 14))

    done = image.start(limit)

    assert done.returncode == 127
    assert done.stderr.endswith("large: File too large\n")
    assert image.folders == []


def test_a_damaged_file_says_so(image: Image) -> None:
    content = image.file.read_bytes()
    image.file.write_bytes(content[: -(1 << 15)])

    done = image.start()

    assert done.returncode == 127
    assert "damaged" in done.stderr
    assert image.folders == []
