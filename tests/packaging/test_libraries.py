from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from setup import environment, system_libraries
from setup.environment import SetupError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

LDD = """/venv/QtGui.abi3.so:
\tlinux-vdso.so.1 (0x00007ffd)
\tlibEGL.so.1 => not found
\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f)
/venv/libqxcb.so:
\tlibEGL.so.1 => not found
\tlibxcb-cursor.so.0 => not found
"""


@pytest.mark.parametrize(
    ("soname", "package"),
    [
        ("libGL.so.1", "libgl1"),
        ("libEGL.so.1", "libegl1"),
        ("libX11.so.6", "libx11-6"),
        ("libX11-xcb.so.1", "libx11-xcb1"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libfontconfig.so.1", "libfontconfig1"),
        ("libfreetype.so.6", "libfreetype6"),
        ("libxkbcommon.so.0", "libxkbcommon0"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxcb-icccm.so.4", "libxcb-icccm4"),
        ("libxcb-util.so.1", "libxcb-util1"),
        ("libwayland-cursor.so.0", "libwayland-cursor0"),
        ("libgssapi_krb5.so.2", "libgssapi-krb5-2"),
        ("libstdc++.so.6", "libstdc++6"),
        ("libbrotlidec.so.1", "libbrotli1"),
        ("libglib-2.0.so.0", "libglib2.0-0"),
        ("libz.so.1", "zlib1g"),
    ],
)
def test_a_library_comes_with_its_debian_package(soname: str, package: str) -> None:
    assert system_libraries.packages_of(soname)[-1] == package


class Machine:
    """A fake Debian that records what was run."""

    def __init__(self) -> None:
        self.ran: list[list[str]] = []
        self.known = {"libglib2.0-0"}
        self.sudo_asks = True
        self.listing = LDD

    def run(self, command: Sequence[str], **_: object) -> subprocess.CompletedProcess[str]:
        words = [str(word) for word in command]
        self.ran.append(words)
        failed = (words[0] == "sudo" and self.sudo_asks) or (
            words[0] == "apt-cache" and words[-1] not in self.known
        )
        if "install" in words:
            self.listing = ""
        return subprocess.CompletedProcess(words, int(failed), self.listing, "")

    def installed(self) -> list[str]:
        (line,) = [words for words in self.ran if "install" in words]
        return line[line.index("--no-install-recommends") + 1 :]


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine()
    monkeypatch.setattr(subprocess, "run", machine.run)
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr(shutil, "which", offering("ldd", "apt-get", "sudo"))
    return machine


def offering(*programs: str) -> Callable[[str], str | None]:
    return lambda name: f"/usr/bin/{name}" if name in programs else None


@pytest.fixture
def venv(tmp_path: Path) -> Path:
    qt = tmp_path / "lib" / "python3.11" / "site-packages" / "PySide6"
    qt.mkdir(parents=True)
    (qt / "QtGui.abi3.so").touch()
    return tmp_path


def test_what_ldd_does_not_find_is_missing_once(machine: Machine) -> None:
    assert system_libraries.missing([Path("QtGui.abi3.so")]) == [
        "libEGL.so.1",
        "libxcb-cursor.so.0",
    ]
    assert machine.ran == [["ldd", "QtGui.abi3.so"]]


def test_root_gets_them_installed(
    machine: Machine, venv: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)

    system_libraries.provide(venv, "xcb")

    assert machine.installed() == ["libegl1", "libxcb-cursor0"]
    assert any(words[-1] == "update" for words in machine.ran)
    assert not any(words[0] == "sudo" for words in machine.ran)


def test_who_may_use_sudo_without_a_password_gets_them_installed(
    machine: Machine, venv: Path
) -> None:
    machine.sudo_asks = False

    system_libraries.provide(venv, "xcb")

    assert machine.installed() == ["libegl1", "libxcb-cursor0"]
    assert next(words for words in machine.ran if "install" in words)[:2] == ["sudo", "-n"]


def test_everybody_else_gets_the_line_to_type(machine: Machine, venv: Path) -> None:
    with pytest.raises(SetupError) as error:
        system_libraries.provide(venv, "xcb")

    line = "sudo apt-get install --no-install-recommends libegl1 libxcb-cursor0\n"
    assert line in str(error.value)
    assert not any("install" in words for words in machine.ran)


def test_a_python_without_ensurepip_is_named_where_nothing_can_be_installed(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "find_spec", lambda _: None)
    monkeypatch.setattr(shutil, "which", offering())

    with pytest.raises(SetupError, match=r"ensurepip: get a whole one from python\.org"):
        environment._create()

    assert machine.ran == []


def test_the_newer_of_two_names_is_used_where_it_is_known(machine: Machine) -> None:
    wanted = [
        system_libraries.packages_of("libglib-2.0.so.0"),
        system_libraries.packages_of("libz.so.1"),
    ]
    with pytest.raises(SetupError, match=r"libglib2\.0-0 zlib1g\n"):
        system_libraries.install(wanted, "Why")

    machine.known = {"libglib2.0-0t64"}

    with pytest.raises(SetupError, match=r"libglib2\.0-0t64 zlib1g\n"):
        system_libraries.install(wanted, "Why")


@pytest.mark.usefixtures("machine")
def test_other_systems_get_what_their_package_manager_understands(
    venv: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", offering("ldd", "dnf"))
    with pytest.raises(SetupError, match=r"sudo dnf install 'libEGL.so.1\(\)\(64bit\)'"):
        system_libraries.provide(venv, "xcb")

    monkeypatch.setattr(shutil, "which", offering("ldd"))
    with pytest.raises(SetupError, match=r"package manager: libEGL.so.1, libxcb-cursor.so.0"):
        system_libraries.provide(venv, "xcb")


def test_where_nothing_is_missing_nothing_happens(machine: Machine, venv: Path) -> None:
    machine.listing = ""

    system_libraries.provide(venv, "xcb")

    assert {words[0] for words in machine.ran} == {"ldd"}
