"""The engines are compiled where that is possible, and the program works where it is not."""

from __future__ import annotations

import os
import socket
import threading
from pathlib import Path

import pytest

from engines import compiled
from setup.environment import SetupError


class Workshop:
    """A folder with one engine, and fake tools."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.game = folder / "tiny"
        self.game.mkdir()
        self.source = self.game / "search.py"
        self.source.write_text("COMPILED = False\n", "utf-8")
        (folder / "nocython.py").touch()
        (self.game / "__init__.py").touch()
        self.broken = False
        self.ran = 0

    @property
    def binary(self) -> Path:
        return self.game / "search.abi3.so"

    def compile(self, arguments: list[str], progress: compiled.Progress) -> int:
        script, work, *sources = arguments
        assert Path(script).name == "extensions.py"
        self.ran += 1
        made = Path(work, "lib", "tiny")
        made.mkdir(parents=True)
        for done, source in enumerate(map(Path, sources), 1):
            if not (self.broken and source == self.source):
                (made / f"{source.stem}.abi3.so").write_text("compiled", "utf-8")
            progress(done, len(sources))
        return int(self.broken)


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    folder = tmp_path / "fast"
    folder.mkdir()
    workshop = Workshop(folder)
    monkeypatch.setattr(compiled, "ROOT", folder)
    monkeypatch.setattr(compiled, "FOLDER", folder)
    monkeypatch.setattr(compiled, "WORK", tmp_path / "work")
    monkeypatch.setattr(compiled, "NOTE", tmp_path / "note.json")
    monkeypatch.setattr(compiled, "SYSTEM_HEADERS", tmp_path / "include")
    monkeypatch.setattr(compiled, "obstacle", lambda: None)
    monkeypatch.setattr(compiled, "_install_tools", lambda: None)
    monkeypatch.setattr(compiled, "_compile", workshop.compile)
    return workshop


def test_what_changed_is_compiled_once(
    workshop: Workshop, capsys: pytest.CaptureFixture[str]
) -> None:
    compiled.provide()
    assert workshop.binary.exists()
    assert "compiling" in capsys.readouterr().err

    compiled.provide()
    assert workshop.ran == 1
    assert capsys.readouterr().err == ""

    workshop.source.write_text("COMPILED = None\n", "utf-8")
    compiled.provide()
    assert workshop.ran == 2


def test_a_binary_that_was_lost_is_made_again(workshop: Workshop) -> None:
    compiled.provide()
    workshop.binary.unlink()
    compiled.provide()

    assert workshop.binary.exists()


def test_a_failed_build_leaves_the_source_alone_and_says_so_once(
    workshop: Workshop, capsys: pytest.CaptureFixture[str]
) -> None:
    compiled.provide()
    workshop.source.write_text("COMPILED = None\n", "utf-8")
    workshop.broken = True
    capsys.readouterr()

    compiled.provide()
    assert not workshop.binary.exists()
    assert workshop.source.exists()
    assert "run uncompiled" in capsys.readouterr().err

    compiled.provide()
    assert capsys.readouterr().err == ""


def test_without_a_compiler_nothing_is_downloaded(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "obstacle", lambda: compiled.NO_COMPILER)
    compiled.provide()

    assert workshop.ran == 0
    assert "there is no C compiler" in capsys.readouterr().err


def test_a_compiler_or_headers_that_were_installed_later_are_tried(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as bare:
        bare.setattr(compiled, "obstacle", lambda: compiled.NO_COMPILER)
        bare.setattr(compiled, "_compiler", lambda: None)
        compiled.provide()
    assert workshop.ran == 0

    with monkeypatch.context() as bare:
        bare.setattr(compiled, "obstacle", lambda: compiled.NO_HEADERS)
        bare.setattr(compiled, "_headers", lambda: workshop.folder / "Python.h")
        compiled.provide()
        compiled.provide()
    assert workshop.ran == 0

    workshop.broken = True
    compiled.provide()
    compiled.provide()
    assert workshop.ran == 1

    workshop.broken = False
    compiled.SYSTEM_HEADERS.mkdir()
    compiled.provide()

    assert workshop.ran == 2
    assert workshop.binary.exists()


def test_what_is_compiled_stays_so_without_a_compiler(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled.provide()
    monkeypatch.setattr(compiled, "_compiler", lambda: None)

    assert compiled.stale() == []
    assert workshop.binary.exists()


def test_a_bundle_is_refused_where_nothing_can_be_compiled(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as bare:
        bare.setattr(compiled, "obstacle", lambda: compiled.NO_HEADERS)
        for _ in range(2):
            with pytest.raises(SetupError, match="python3-dev"):
                compiled.require()

    workshop.source.write_text("COMPILED = None\n", "utf-8")
    compiled.require()
    assert workshop.binary.exists()


def test_a_game_is_compiled_as_a_whole_or_not_at_all(
    workshop: Workshop, capsys: pytest.CaptureFixture[str]
) -> None:
    other = workshop.game / "rules.py"
    other.write_text("", "utf-8")
    workshop.broken = True
    compiled.provide()

    assert list(workshop.game.glob("*.so")) == []
    assert "run uncompiled" in capsys.readouterr().err

    workshop.broken = False
    workshop.source.write_text("COMPILED = None\n", "utf-8")
    compiled.provide()
    assert len(list(workshop.game.glob("*.so"))) == 2

    other.write_text("changed = True\n", "utf-8")
    compiled.clear()
    assert list(workshop.game.glob("*.so")) == []


def test_tools_that_cannot_be_had_are_asked_for_again(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unreachable() -> None:
        reason = "no network"
        raise compiled.ToolsMissing(reason)

    with monkeypatch.context() as offline:
        offline.setattr(compiled, "_install_tools", unreachable)
        compiled.provide()
    assert "no network" in capsys.readouterr().err

    compiled.provide()
    assert workshop.binary.exists()


def test_a_folder_without_engines_needs_nothing(workshop: Workshop) -> None:
    workshop.source.unlink()
    compiled.provide()

    assert workshop.ran == 0
    assert not compiled.NOTE.exists()


@pytest.mark.skipif(os.name == "nt", reason="nothing can be frozen there")
def test_beside_a_window_binaries_wait_until_it_has_loaded_its_engines(
    workshop: Workshop, capsys: pytest.CaptureFixture[str]
) -> None:
    from engines import beside_window  # noqa: PLC0415 - only where there are such sockets

    ours, window = socket.socketpair()
    ended = threading.Event()
    with ours, window, ours.makefile("r") as said, ours.makefile("w") as heard:
        told = window.makefile("r")
        serving = threading.Thread(target=beside_window.serve, args=(said, heard, ended.set))
        serving.start()

        assert told.readline() == "1 1\n"
        assert not workshop.binary.exists()

        window.sendall(b"loaded\n")
        assert told.readline() == "done\n"
        assert workshop.binary.exists()

        serving.join()
        told.close()
        window.shutdown(socket.SHUT_WR)
        assert ended.wait(20)
    assert "compiling the computer players" in capsys.readouterr().err
