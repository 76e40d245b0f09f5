from __future__ import annotations

import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest

from setup import environment, system_libraries, system_packages
from setup.environment import SetupError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


class Debian:
    """A fake system with a list of installed packages."""

    def __init__(self) -> None:
        self.installed = {"xvfb", "xdotool"}
        self.platforms: list[str] = []
        self.forbidden = False

    def query(self, command: Sequence[str], **_: object) -> subprocess.CompletedProcess[str]:
        status = "installed" if command[-1] in self.installed else "not-installed"
        return subprocess.CompletedProcess(command, 0, status, "")

    def install(self, wanted: Sequence[tuple[str, ...]], why: str) -> None:
        if self.forbidden:
            raise SetupError(why)
        self.installed |= {name for names in wanted for name in names}

    def prepare(self, *_: Path, platform: str) -> None:
        self.platforms.append(platform)


@pytest.fixture
def debian(monkeypatch: pytest.MonkeyPatch) -> Debian:
    debian = Debian()
    monkeypatch.setattr(subprocess, "run", debian.query)
    monkeypatch.setattr(shutil, "which", lambda name: name if name == "dpkg-query" else None)
    monkeypatch.setattr(system_libraries, "install", debian.install)
    monkeypatch.setattr(environment, "prepare", debian.prepare)
    return debian


def test_what_the_end_to_end_tests_need_is_installed(debian: Debian) -> None:
    system_packages.provide()

    assert debian.installed == set(system_packages.PACKAGES)
    assert debian.platforms == ["xcb"]


def test_where_nothing_may_be_installed_it_is_said_what_stays_untested(
    debian: Debian, capsys: pytest.CaptureFixture[str]
) -> None:
    debian.forbidden = True

    system_packages.provide()

    assert "bundles and whole games are not tested" in capsys.readouterr().err
    assert debian.platforms == []


def test_where_everything_is_there_nothing_is_installed(debian: Debian) -> None:
    debian.installed = set(system_packages.PACKAGES)
    debian.forbidden = True

    system_packages.provide()

    assert debian.platforms == ["xcb"]


def test_systems_without_debians_packages_are_left_alone(
    debian: Debian, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)

    system_packages.provide()

    assert debian.installed == {"xvfb", "xdotool"}
