"""The program as a process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gui.startup.arguments import parse
from gui.startup.folder_lock import FolderLock

ROOT = Path(__file__).parents[2]


def start(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environ = {key: value for key, value in os.environ.items() if key not in hidden}
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "gui", *arguments],
        cwd=ROOT,
        env={**environ, **variables},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@pytest.mark.parametrize("language", ["en", "sr_Cyrl", "sr_Latn", "hu", "pl", "system"])
def test_it_opens_a_window_and_closes_it(language: str) -> None:
    done = start("--smoke", "--language", language, QT_QPA_PLATFORM="offscreen")

    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
@pytest.mark.parametrize("variables", [{}, {"DISPLAY": ":987"}, {"QT_QPA_PLATFORM": "bogus"}])
def test_without_a_display_it_says_so_in_a_sentence(variables: dict[str, str]) -> None:
    done = start("--smoke", **variables)

    assert done.returncode == 1
    assert done.stderr.startswith("kupola: ")
    assert done.stderr.count("\n") == 1
    assert "QT_QPA_PLATFORM=offscreen" in done.stderr


@pytest.mark.parametrize("arguments", [["--lnguage"], ["--language"], ["--language", "xx"], ["x"]])
def test_bad_arguments_are_named(arguments: list[str]) -> None:
    done = start(*arguments)

    assert done.returncode == 2
    assert done.stderr.startswith("usage: kupola")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "name", ["x" * 5000, "x/" * 5000, "a\0b", "\ud800", "caf\udce9", ".", "", "/dev/null/x", "/"]
)
def test_a_file_that_cannot_be_one_is_named_in_a_sentence(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        parse([name])
    said = capsys.readouterr().err

    assert end.value.code == 2
    assert "argument file: " in said
    assert len(said) < 1000


def test_a_file_that_may_not_be_looked_at_is_named_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(_: Path) -> bool:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "is_file", refuse)
    with pytest.raises(SystemExit) as end:
        parse(["secret.kupola"])

    assert end.value.code == 2
    assert "'secret.kupola' cannot be opened: Permission denied" in capsys.readouterr().err


def test_a_check_of_a_bad_file_ends_and_says_why(tmp_path: Path) -> None:
    bad = tmp_path / "bad.kupola"
    bad.write_text("nonsense")
    done = start("--smoke", "--language", "en", str(bad), QT_QPA_PLATFORM="offscreen")

    assert done.returncode == 1
    assert done.stderr.startswith(f"kupola: {bad}: This is not a Kupola game")
    assert done.stderr.count("\n") == 1


def test_a_check_opens_no_window_on_a_folder_in_use(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path / "kupola")
    assert lock.take()
    before = sorted(tmp_path.rglob("*"))
    variables = {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    done = start("--smoke", "--language", "en", QT_QPA_PLATFORM="offscreen", **variables)
    lock.release()

    assert done.returncode == 1
    assert done.stderr.startswith("kupola: Kupola is already running")
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such folder there")
def test_without_a_data_folder_a_check_says_so_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    variables = {"XDG_DATA_HOME": str(tmp_path / "file")}
    done = start("--smoke", "--language", "en", QT_QPA_PLATFORM="offscreen", **variables)

    assert done.returncode == 1
    assert "will not open them: Not a directory" in done.stderr
    assert done.stderr.count("\n") == 1
