"""What building needs is looked for before anything is built."""

from __future__ import annotations

import os
import shutil
import sys
from typing import TYPE_CHECKING

import commands
import pytest

from bundle import build, tools
from engines import compiled
from setup import environment, system_libraries
from setup.environment import SetupError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs Linux")


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Pretend that nothing is installed."""
    monkeypatch.setenv("PATH", "/usr/bin")
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    monkeypatch.setattr(tools, "INCLUDES", (tmp_path,))
    monkeypatch.setattr(system_libraries, "_as_root", lambda: None)


def test_all_that_is_missing_is_named_with_one_line_that_installs_it() -> None:
    with pytest.raises(SetupError) as told:
        tools.check(["bundle", "deb", "appimage"])

    (line,) = (each for each in str(told.value).splitlines() if "apt-get install" in each)
    assert {"binutils", "dpkg-dev", "squashfs-tools", "libsquashfuse-dev"} <= {*line.split()}
    assert "mksquashfs" in str(told.value)


def test_who_may_install_gets_them_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted: list[tuple[str, ...]] = []

    def install(packages: list[tuple[str, ...]], why: str) -> None:
        assert "lintian" in why
        wanted.extend(packages)

    monkeypatch.setattr(system_libraries, "install", install)

    tools.check(["check"])

    assert wanted == [("appstream",), ("desktop-file-utils",), ("lintian",)]


def test_only_what_is_asked_for_is_needed() -> None:
    with pytest.raises(SetupError) as told:
        tools.check(["bundle"])

    assert "squashfs" not in str(told.value)


def test_a_bundle_is_not_begun_without_the_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "run_pyinstaller", pytest.fail)

    with pytest.raises(SetupError, match="mksquashfs"):
        build.main(["--appimage"])


def test_programs_of_the_system_are_found_by_a_normal_user_too() -> None:
    tools.extend_path()
    once = os.environ["PATH"]
    tools.extend_path()

    assert once == "/usr/bin:/usr/sbin:/sbin"
    assert os.environ["PATH"] == once


def test_a_bundle_is_prepared_for_every_platform_it_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: list[str] = []

    def prepare(*, platform: str) -> None:
        prepared.append(platform)

    def build_nothing(_arguments: Sequence[str]) -> int:
        return 0

    monkeypatch.setattr(environment, "prepare", prepare)
    monkeypatch.setattr(environment, "compile_translations", list)
    monkeypatch.setattr(compiled, "provide", list)
    monkeypatch.setattr(build, "main", build_nothing)

    commands.bundle([])

    assert {"xcb", "wayland", "offscreen"} == {*prepared}
