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

from core import __version__
from linux import appimage, debian
from linux.metainfo import ID
from release import project

if TYPE_CHECKING:
    from collections.abc import Callable

needed = shutil.which("gcc") and shutil.which("mksquashfs")
pytestmark = pytest.mark.skipif(
    not (needed and Path("/usr/include/squashfuse").exists()),
    reason="needs gcc, squashfs-tools and libsquashfuse-dev",
)


class Image(NamedTuple):
    """An AppImage of a program that prints its own path."""

    file: Path
    cache: Path

    def start(
        self, *arguments: str, limit: Callable[[], None] | None = None, **variables: str
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(  # noqa: S603 - our own program
            [self.file, *arguments],
            cwd=self.file.parent,
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
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(project.VARIABLE, "https://github.com/somebody/kupola")
        return made(work)


def made(work: Path) -> bytes:
    program = work / "root" / "usr" / "lib" / "kupola" / "kupola"
    program.parent.mkdir(parents=True)
    program.write_text('#!/bin/sh\necho "$0"\n[ $# = 0 ] || echo "$HOME $@"\n', encoding="utf-8")
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

    done = image.start(limit=limit)

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


def test_it_answers_what_every_appimage_is_asked(image: Image) -> None:
    version = image.start("--appimage-version").stdout
    update = image.start("--appimage-updateinformation").stdout.strip()

    assert version == f"Kupola {__version__}, AppImage of type 2\n"
    assert "--appimage-extract [PATTERN]" in image.start("--appimage-help").stdout
    assert update.startswith("gh-releases-zsync|somebody|kupola|latest|Kupola-*-")
    assert image.start("--appimage-signature").stdout == "\n"
    assert image.folders == []


def test_an_unknown_option_for_appimages_is_refused(image: Image) -> None:
    done = image.start("--appimage-polish")

    assert done.returncode == 1
    assert "there is no option --appimage-polish" in done.stderr
    assert image.folders == []


def test_the_file_system_lies_where_it_says(image: Image) -> None:
    offset = int(image.start("--appimage-offset").stdout)

    assert image.file.read_bytes()[8:11] == appimage.MARK
    assert image.file.read_bytes()[offset : offset + 4] == b"hsqs"


def test_the_sections_for_updates_and_signatures_are_there(image: Image) -> None:
    told = subprocess.run(  # noqa: S603 - our own program
        ["readelf", "--sections", "--wide", image.file],  # noqa: S607 - wherever it is
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    sizes = {
        line.split()[1]: int(line.split()[5], 16) for line in told.splitlines() if "] ." in line
    }

    assert (sizes[".upd_info"], sizes[".sha256_sig"], sizes[".sig_key"]) == (1024, 1024, 8192)


def test_a_pattern_unpacks_only_what_matches(image: Image) -> None:
    done = image.start("--appimage-extract", "usr/lib/*")
    again = image.start("--appimage-extract", "App*")
    unpacked = image.file.parent / "squashfs-root"

    assert done.returncode == again.returncode == 0
    assert "squashfs-root/usr/lib/kupola/kupola\n" in done.stdout
    assert (unpacked / "usr" / "lib" / "kupola" / "kupola").exists()
    assert (unpacked / "AppRun").exists()
    assert not (unpacked / "large").exists()


def test_all_of_it_is_unpacked_without_a_pattern(image: Image) -> None:
    image.start("--appimage-extract")

    assert (image.file.parent / "squashfs-root" / "large").stat().st_size == 1 << 16


def test_its_content_can_be_looked_at_while_it_is_mounted(image: Image) -> None:
    running = subprocess.Popen(  # noqa: S603 - our own program
        [image.file, "--appimage-mount"],
        env={"PATH": os.environ["PATH"], "XDG_CACHE_HOME": str(image.cache)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    folder = Path(running.stdout.readline().strip())

    assert (folder / "AppRun").exists()
    running.terminate()
    running.communicate()


def test_folders_beside_it_become_home_and_settings(image: Image) -> None:
    image.start("--appimage-portable-home")
    home = image.file.with_name(f"{image.file.name}.home")

    assert image.start("--appimage-extract-and-run", "x").stdout.endswith(f"{home} x\n")


def test_menu_entry_and_icons_lie_at_its_root_as_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def share(folder: Path, _moment: int) -> None:
        for name in (
            f"applications/{ID}.desktop",
            f"icons/hicolor/scalable/apps/{ID}.svg",
            f"icons/hicolor/256x256/apps/{ID}.png",
        ):
            (folder / name).parent.mkdir(parents=True)
            (folder / name).write_text(name, "utf-8")

    monkeypatch.setattr(appimage, "ROOT", tmp_path)
    monkeypatch.setattr(debian, "share", share)
    monkeypatch.setattr(appimage, "_runtime", lambda _work: b"runtime")
    monkeypatch.setattr(appimage, "_picture", lambda *_places: b"picture")
    monkeypatch.setattr(project, "homepage", lambda: None)
    (tmp_path / "kupola").mkdir()

    made = appimage.build(tmp_path / "kupola", tmp_path, 1_000_000_000)
    root = tmp_path / "build" / "appimage" / "root"

    assert made.read_bytes() == b"runtimepicture"
    for name in (f"{ID}.desktop", f"{ID}.svg", ".DirIcon"):
        assert (root / name).is_file()
        assert not (root / name).is_symlink()


def test_updates_are_named_only_where_the_tools_know_the_place() -> None:
    assert appimage.update_information(None) == ""
    assert appimage.update_information("https://example.org/somebody/kupola") == ""
