from __future__ import annotations

import errno
import os
import stat
import sys
import time
import zipfile
from typing import TYPE_CHECKING

import pytest

from core.kernel.messages import english
from gui.store import atomic, reading
from gui.store.errors import (
    DamagedFile,
    FileError,
    MissingFile,
    TakenName,
    UnreadableFile,
    UnwritableFile,
)
from gui.store.zip_export import export_folder

if TYPE_CHECKING:
    from pathlib import Path

posix = pytest.mark.skipif(sys.platform == "win32", reason="pipes, links and modes are rare there")
MOST = 1000


@posix
@pytest.mark.parametrize("odd", ["pipe", "folder", "device", "loop", "long", "nul", "surrogate"])
def test_what_is_no_regular_file_gets_a_sentence_at_once(tmp_path: Path, odd: str) -> None:
    path = tmp_path / {"long": "x" * 300, "nul": "\0", "surrogate": "\ud800"}.get(odd, "x")
    match odd:
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case "device":
            path.symlink_to("/dev/zero")
        case "loop":
            path.symlink_to(path.name)
    for deed in (
        lambda: reading.read_bytes(path, MOST),
        lambda: list(reading.read_lines(path, MOST)),
        lambda: atomic.write_bytes(path, b"x"),
        lambda: atomic.append_line(path, "x"),
    ):
        with pytest.raises(FileError) as caught:
            deed()
        assert english(caught.value.message)
    assert [each.name for each in tmp_path.iterdir() if each.name.endswith(atomic.DRAFT)] == []


@posix
def test_a_pipe_put_in_place_after_the_check_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x"
    os.mkfifo(path)
    regular = os.stat(__file__)  # noqa: PTH116 - the call that is replaced
    monkeypatch.setattr(os, "stat", lambda *_, **__: regular)

    with pytest.raises(UnreadableFile):
        reading.read_bytes(path, MOST)


@pytest.mark.parametrize(
    "content", [b"", b"[]", b"\xff", b"{", b"x" * 1001, b'{"a": ' * 99 + b"1" + b"}" * 99, b"\0"]
)
def test_what_holds_no_object_is_damaged(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "x").write_bytes(content)

    with pytest.raises(DamagedFile):
        reading.read_object(tmp_path / "x", MOST)


def test_a_byte_order_mark_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b'\xef\xbb\xbf{"a": 1}')

    assert reading.read_object(tmp_path / "x", MOST) == {"a": 1}


def test_a_lone_surrogate_is_written_and_read_again(tmp_path: Path) -> None:
    data = {"recent": ["caf\udce9", "\ud800", "é😀"]}
    atomic.write_text(tmp_path / "deep" / "x", atomic.written(data))

    assert reading.read_object(tmp_path / "deep" / "x", MOST) == data


@posix
def test_a_link_stays_a_link_and_permissions_stay(tmp_path: Path) -> None:
    kept, link = tmp_path / "dotfiles" / "x", tmp_path / "x"
    kept.parent.mkdir()
    kept.write_bytes(b"old")
    kept.chmod(0o600)
    link.symlink_to(kept)
    atomic.write_bytes(link, b"new")

    assert link.is_symlink()
    assert kept.read_bytes() == b"new"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600


def test_a_file_of_the_user_that_looks_like_a_draft_stays(tmp_path: Path) -> None:
    (tmp_path / "board.png.new").write_bytes(b"mine")
    atomic.write_bytes(tmp_path / "board.png", b"picture")

    assert (tmp_path / "board.png.new").read_bytes() == b"mine"
    assert len(list(tmp_path.iterdir())) == 2


def test_drafts_of_a_crashed_program_are_tidied_and_young_ones_stay(tmp_path: Path) -> None:
    old, young = (tmp_path / f".kupola-{letter * 16}.new" for letter in "ab")
    for draft in (old, young):
        draft.write_bytes(b"half")
    os.utime(old, (time.time() - 3600,) * 2)
    atomic.write_bytes(tmp_path / "x", b"x")

    assert not old.exists()
    assert young.exists()


@pytest.mark.parametrize("links", [True, False])
def test_a_fresh_file_never_takes_the_place_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, links: bool
) -> None:
    def fail(*_: object) -> None:
        raise PermissionError(1, "no links here")

    if not links:
        monkeypatch.setattr(os, "link", fail)
    atomic.write_bytes(tmp_path / "x", b"first", fresh=True)
    with pytest.raises(TakenName):
        atomic.write_bytes(tmp_path / "x", b"second", fresh=True)

    assert (tmp_path / "x").read_bytes() == b"first"
    assert len(list(tmp_path.iterdir())) == 1


def test_damaged_files_get_one_number_after_the_other(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for content in (b"one", b"two"):
        path.write_bytes(content)
        atomic.set_aside(path)
    path.write_bytes(b"three")
    atomic.keep_aside(path)

    assert path.read_bytes() == b"three"
    kept = [(tmp_path / f"settings.damaged-{number}").read_bytes() for number in (1, 2, 3)]
    assert kept == [b"one", b"two", b"three"]


def test_what_is_kept_aside_does_not_change_with_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game-1.kupola"
    path.write_bytes(b"damaged")
    kept = atomic.keep_aside(path)
    atomic.write_bytes(path, b"mended")

    assert kept.read_bytes() == b"damaged"


@pytest.mark.parametrize("call", ["write", "fsync", "replace"])
def test_a_failing_system_leaves_the_old_file_and_no_draft(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    (tmp_path / "x").write_bytes(b"old")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, call, fail)
    with pytest.raises(UnwritableFile, match="No space left"):
        atomic.write_bytes(tmp_path / "x", b"new")

    assert [each.read_bytes() for each in tmp_path.iterdir()] == [b"old"]


def test_a_line_is_added_after_half_a_line(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "x"
    atomic.append_line(path, "one")
    with path.open("ab") as file:
        file.write(b"half")
    atomic.append_line(path, "two")

    assert list(reading.read_lines(path, MOST)) == [b"one", b"half", b"two"]


def test_missing_files_and_folders_are_told_apart_from_unreadable_ones(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")

    with pytest.raises(MissingFile):
        reading.read_bytes(tmp_path / "none", MOST)
    with pytest.raises(UnreadableFile):
        reading.listed(tmp_path / "file")
    assert reading.listed(tmp_path / "none") == []
    assert not reading.present(tmp_path / ("x" * 300))


def test_times_beyond_the_calendar_are_brought_into_it(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"")
    for moment in (-(10**9), 2**60):
        os.utime(tmp_path / "x", (moment, moment))

        assert 0 <= (reading.modified(tmp_path / "x") or 0) <= reading.LATEST
        assert 0 <= reading.listed(tmp_path)[0].when <= reading.LATEST


@posix
def test_a_folder_is_packed_without_pipes_devices_and_drafts(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "a").write_bytes(b"a")
    os.utime(folder / "a", (0, 0))
    (folder / f".kupola-{'0' * 16}.new").write_bytes(b"half")
    os.mkfifo(folder / "pipe")
    (folder / "zero").symlink_to("/dev/zero")
    (folder / "nowhere").symlink_to("/nowhere")
    (folder / os.fsdecode(b"caf\xe9")).write_bytes(b"b")
    export_folder(folder, folder / "all.zip")
    export_folder(folder, folder / "all.zip")

    with zipfile.ZipFile(folder / "all.zip") as packed:
        assert sorted(packed.namelist()) == ["a", "caf?"]
        assert packed.read("a") == b"a"


def refuse(*_: object) -> None:
    raise OSError(errno.EPERM, "one name only")


@pytest.mark.parametrize("links", [True, False])
def test_a_copy_keeps_what_the_file_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, links: bool
) -> None:
    file, spare = tmp_path / "game", tmp_path / "spare"
    if not links:
        monkeypatch.setattr("os.link", refuse)
    atomic.write_text(file, "first")
    for content in ("second", "third"):
        atomic.copy(file, spare, 100)
        atomic.copy(file, spare, 100)
        atomic.write_text(file, content)

    assert (file.read_text("utf-8"), spare.read_text("utf-8")) == ("third", "second")
    assert sorted(each.name for each in tmp_path.iterdir()) == ["game", "spare"]


def test_what_is_too_long_or_no_file_is_not_copied(tmp_path: Path) -> None:
    file, spare = tmp_path / "game", tmp_path / "spare"
    file.write_text("too long", "utf-8")

    for source in (file, tmp_path):
        with pytest.raises(FileError):
            atomic.copy(source, spare, 3)
    assert not spare.exists()
