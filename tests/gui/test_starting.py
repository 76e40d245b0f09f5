"""The program as a process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

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
