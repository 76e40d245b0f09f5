"""Signatures for Windows and macOS: made where the publisher's secrets are given, else left out.

Each system has its variables, and either all or none of them are set. The workflow fills them from
the secrets of the repository of the same names; docs/packaging.md says how to get them.
"""

from __future__ import annotations

import base64
import os
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from setup import build_tools
from setup.environment import SetupError, say

if TYPE_CHECKING:
    from collections.abc import Sequence

WINDOWS = ("WINDOWS_CERTIFICATE", "WINDOWS_CERTIFICATE_PASSWORD")
"""A PFX file in Base64, and its password."""
MACOS = ("MACOS_CERTIFICATE", "MACOS_CERTIFICATE_PASSWORD", "MACOS_IDENTITY")
"""A P12 file in Base64, its password, and the identity in it: “Developer ID Application: …”."""
NOTARY = ("NOTARY_APPLE_ID", "NOTARY_PASSWORD", "NOTARY_TEAM_ID")
"""The account that sends programs to Apple's notary, a password for this alone, and the team."""
TIMESTAMPS = "http://timestamp.digicert.com"
KEYCHAIN = "kupola-signing.keychain-db"
KITS = Path("C:/Program Files (x86)/Windows Kits/10/bin")


def secrets(names: Sequence[str]) -> list[str] | None:
    """Read the secrets of these names; None: none of them is given.

    Raises:
        SetupError: If only some of them are given.

    """
    found = [os.environ.get(name, "") for name in names]
    if not any(found):
        return None
    if not all(found):
        missing = ", ".join(name for name, value in zip(names, found, strict=True) if not value)
        message = f"to sign, {missing} must be set too."
        raise SetupError(message)
    return found


def sign_for_windows(files: Sequence[Path]) -> None:
    """Sign programs and installers for Windows."""
    if (given := secrets(WINDOWS)) is None:
        say(f"{files[0].name} is not signed: {WINDOWS[0]} is not set.")
        return
    certificate, password = given
    with TemporaryDirectory() as folder:
        pfx = Path(folder, "certificate.pfx")
        pfx.write_bytes(base64.b64decode(certificate))
        for file in files:
            if os.name == "nt":
                _signtool(file, pfx, password)
            else:
                _osslsigncode(file, pfx, password)


def sign_application(application: Path) -> None:
    """Sign an application for macOS with the hardened runtime, the innermost parts first."""
    if (given := secrets(MACOS)) is None:
        say(f"{application.name} is signed for this machine only: {MACOS[0]} is not set.")
        return
    certificate, password, identity = given
    _unlock(certificate, password)
    options = ("--force", "--timestamp", "--options", "runtime", "--sign", identity)
    for part in (*inner_parts(application), application):
        build_tools.run(["codesign", *options, str(part)])


def notarize(image: Path) -> None:
    """Have Apple notarize a disk image, and staple the ticket to it."""
    if (given := secrets(NOTARY)) is None:
        say(f"{image.name} is not notarized: {NOTARY[0]} is not set.")
        return
    account, password, team = given
    who = ("--apple-id", account, "--password", password, "--team-id", team)
    _run_hidden(["xcrun", "notarytool", "submit", str(image), "--wait", *who], password)
    build_tools.run(["xcrun", "stapler", "staple", str(image)])


def inner_parts(application: Path) -> list[Path]:
    """List the libraries and programs in an application, those that lie deepest first."""
    contents = application / "Contents"
    found = [
        path
        for path in sorted(contents.rglob("*"))
        if path.is_file()
        and not path.is_symlink()
        and (path.suffix in {".so", ".dylib"} or path.parent.name == "MacOS" or _is_mach(path))
    ]
    return sorted(found, key=lambda path: -len(path.parts))


def _is_mach(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) in {b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe"}


def _signtool(file: Path, pfx: Path, password: str) -> None:
    tool = shutil.which("signtool") or str(max(KITS.glob("10.*/x64/signtool.exe")))
    options = ("/fd", "sha256", "/td", "sha256", "/tr", TIMESTAMPS, "/f", str(pfx))
    _run_hidden([tool, "sign", *options, "/p", password, str(file)], password)


def _osslsigncode(file: Path, pfx: Path, password: str) -> None:
    signed = file.with_suffix(".signed")
    options = ("-pkcs12", str(pfx), "-h", "sha256", "-ts", TIMESTAMPS, "-n", "Kupola")
    command = ["osslsigncode", "sign", *options, "-pass", password]
    _run_hidden([*command, "-in", str(file), "-out", str(signed)], password)
    signed.replace(file)


def _unlock(certificate: str, password: str) -> None:
    """Put the identity into a keychain of its own, which codesign may read without asking."""
    with TemporaryDirectory() as folder:
        p12 = Path(folder, "certificate.p12")
        p12.write_bytes(base64.b64decode(certificate))
        for words in (
            ("create-keychain", "-p", password, KEYCHAIN),
            ("set-keychain-settings", "-lut", "3600", KEYCHAIN),
            ("unlock-keychain", "-p", password, KEYCHAIN),
            ("import", str(p12), "-k", KEYCHAIN, "-P", password, "-T", "/usr/bin/codesign"),
            ("set-key-partition-list", "-S", "apple-tool:,apple:", "-k", password, KEYCHAIN),
            ("list-keychains", "-d", "user", "-s", KEYCHAIN),
        ):
            _run_hidden(["security", *words], password)


def _run_hidden(command: list[str], password: str) -> None:
    """Run a tool; what is said about its failure does not name the password."""
    try:
        build_tools.run(command)
    except SetupError as error:
        raise SetupError(str(error).replace(password, "…")) from None
