from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from gui import paths
from gui.paths import cache_folder, config_folder, data_folder

ROOT = Path(__file__).parents[2]
FOLDERS = {"DATA": data_folder, "CONFIG": config_folder, "CACHE": cache_folder}
linux = pytest.mark.skipif(sys.platform != "linux", reason="the XDG specification is for Linux")


@linux
@pytest.mark.parametrize("kind", FOLDERS)
@pytest.mark.parametrize("value", ["relative/folder", "~/x", "."])
def test_a_relative_folder_is_passed_over(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, kind: str, value: str
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv(f"XDG_{kind}_HOME", value)
    usual = {"DATA": ".local/share", "CONFIG": ".config", "CACHE": ".cache"}

    assert FOLDERS[kind]() == tmp_path / usual[kind] / "kupola"


@linux
@pytest.mark.parametrize("kind", FOLDERS)
def test_a_folder_that_is_named_is_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, kind: str
) -> None:
    monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path))

    assert FOLDERS[kind]() == tmp_path / "kupola"


@linux
def test_without_a_home_there_is_a_folder_for_this_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    paths._no_home.cache_clear()
    monkeypatch.setattr(paths, "user_data_path", lambda *_, **__: Path("~/.local/share/kupola"))
    monkeypatch.setattr(Path, "home", lambda: Path("~"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))

    assert data_folder().is_relative_to(tmp_path)
    assert data_folder() == data_folder()
    paths._no_home.cache_clear()


@pytest.mark.parametrize("name", ["x" * 5000, ".", "missing.kupola"])
def test_a_file_that_cannot_be_opened_is_named_on_the_command_line(name: str) -> None:
    code = "import sys; from gui.startup.arguments import parse; parse(sys.argv[1:])"
    done = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-c", code, name], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert len(done.stderr) < 800
