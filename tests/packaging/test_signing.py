"""What is published is signed where the publisher's secrets are given."""

from __future__ import annotations

import base64
import os
from typing import TYPE_CHECKING

import pytest

from release import signing
from setup import build_tools
from setup.environment import SetupError

if TYPE_CHECKING:
    from pathlib import Path

NAMES = (*signing.WINDOWS, *signing.MACOS, *signing.NOTARY)
SECRET = base64.b64encode(b"certificate").decode()


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Remember the tools that are run, and run none; a file that is to be written appears."""
    commands: list[list[str]] = []

    def run(command: list[str]) -> str:
        commands.append(command)
        if "-out" in command:
            (target,) = command[command.index("-out") + 1 :]
            with open(target, "wb") as file:  # noqa: PTH123 - the tool gets text
                file.write(b"signed")
        return ""

    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(build_tools, "run", run)
    return commands


def test_without_secrets_nothing_is_signed_and_that_is_said(
    ran: list[list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    signing.sign_for_windows([tmp_path / "kupola.exe"])
    signing.sign_application(tmp_path / "Kupola.app")
    signing.notarize(tmp_path / "Kupola.dmg")

    assert ran == []
    assert "WINDOWS_CERTIFICATE is not set" in capsys.readouterr().err


@pytest.mark.parametrize("names", [signing.WINDOWS, signing.MACOS, signing.NOTARY])
def test_half_of_the_secrets_is_a_mistake(
    names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in names[1:]:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(names[0], SECRET)

    with pytest.raises(SetupError, match=names[1]):
        signing.secrets(names)


@pytest.mark.skipif(os.name == "nt", reason="needs a system with another tool")
def test_programs_for_windows_are_signed_and_replaced(
    ran: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WINDOWS_CERTIFICATE", SECRET)
    monkeypatch.setenv("WINDOWS_CERTIFICATE_PASSWORD", "sesame")
    program = tmp_path / "kupola.exe"
    program.write_bytes(b"bare")

    signing.sign_for_windows([program])

    assert program.read_bytes() == b"signed"
    assert ran[0][:2] == ["osslsigncode", "sign"]


def test_the_parts_of_an_application_are_signed_before_it(
    ran: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in signing.MACOS:
        monkeypatch.setenv(name, SECRET)
    application = tmp_path / "Kupola.app"
    for name in ("MacOS/kupola", "Frameworks/Qt/libQtCore.dylib", "Resources/words.txt"):
        (application / "Contents" / name).parent.mkdir(parents=True, exist_ok=True)
        (application / "Contents" / name).write_bytes(b"text")

    signing.sign_application(application)
    signed = [command[-1] for command in ran if command[0] == "codesign"]

    assert [name.rpartition("/")[2] for name in signed] == [
        "libQtCore.dylib",
        "kupola",
        "Kupola.app",
    ]


def test_a_password_is_never_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fail(command: list[str]) -> str:
        raise SetupError(" ".join(command))

    for name, value in zip(signing.NOTARY, ("ana@example.org", "sesame", "TEAM"), strict=True):
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(build_tools, "run", fail)

    with pytest.raises(SetupError) as told:
        signing.notarize(tmp_path / "Kupola.dmg")

    assert "sesame" not in str(told.value)
