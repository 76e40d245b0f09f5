"""The disk image for macOS, made of the application that a bundle becomes there."""

from __future__ import annotations

import platform
import shutil
from pathlib import Path

from core import __version__
from release import signing
from setup import build_tools
from setup.environment import ROOT


def build(dist: Path) -> Path:
    """Check and sign the application, then put it into an image with a link to *Applications*."""
    application = dist / "Kupola.app"
    build_tools.run(["plutil", "-lint", str(application / "Contents" / "Info.plist")])
    localize(application)
    signing.sign_application(application)
    build_tools.run(["codesign", "--verify", "--deep", "--strict", str(application)])
    folder = ROOT / "build" / "dmg"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copytree(application, folder / application.name, symlinks=True)
    (folder / "Applications").symlink_to("/Applications")
    image = dist / f"Kupola-{__version__}-macos-{platform.machine()}.dmg"
    options = ("-volname", "Kupola", "-srcfolder", str(folder), "-ov", "-format", "UDZO")
    build_tools.run(["hdiutil", "create", *options, str(image)])
    signing.notarize(image)
    return image


def localize(application: Path) -> None:
    """Add what the system says in our name, in every language."""
    for folder in sorted(Path(__file__).parent.glob("*.lproj")):
        resources = application / "Contents" / "Resources" / folder.name
        shutil.copytree(folder, resources, dirs_exist_ok=True)
