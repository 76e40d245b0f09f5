"""The engines are compiled where that is possible, and the program works where it is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engines import compiled

if TYPE_CHECKING:
    from pathlib import Path


class Workshop:
    """A folder with one engine, and tools that are only pretended."""

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

    def run(self, arguments: list[str], failure: str) -> None:
        assert arguments[1:] == [str(self.source)]
        self.ran += 1
        if self.broken:
            raise compiled.BuildError(failure)
        self.binary.write_text("compiled", "utf-8")


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    folder = tmp_path / "fast"
    folder.mkdir()
    workshop = Workshop(folder)
    monkeypatch.setattr(compiled, "FOLDER", folder)
    monkeypatch.setattr(compiled, "NOTE", tmp_path / "note.json")
    monkeypatch.setattr(compiled, "_check_compiler", lambda: None)
    monkeypatch.setattr(compiled, "_install_tools", lambda: None)
    monkeypatch.setattr(compiled, "_run", workshop.run)
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
    def missing() -> None:
        reason = "there is no C compiler"
        raise compiled.BuildError(reason)

    monkeypatch.setattr(compiled, "_check_compiler", missing)
    compiled.provide()

    assert workshop.ran == 0
    assert "there is no C compiler" in capsys.readouterr().err


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
