"""System packages for the tests: a desktop of their own, and tools for bundles and packages."""

from __future__ import annotations

import shutil
import subprocess

from setup import environment, system_libraries
from setup.environment import SetupError, say

PACKAGES = (
    *("xvfb", "xdotool", "dbus-daemon", "at-spi2-core", "python3-gi", "orca"),  # a desktop
    "mosquitto",  # a broker for tables of several computers
    *(
        "binutils",
        "libwayland-cursor0",
        "dpkg-dev",
        "nsis",
        "appstream",
    ),  # bundles, packages, installers
    *("gcc", "libc6-dev", "squashfs-tools", "libsquashfuse-dev"),  # AppImages
    *("zlib1g-dev", "liblzma-dev", "libzstd-dev", "liblz4-dev", "liblzo2-dev"),
)
PLATFORM = "xcb"


def provide() -> None:
    """Install what is missing; where that is not allowed, say what is left untested."""
    if not shutil.which("dpkg-query"):
        return
    try:
        if missing := [name for name in PACKAGES if not _is_installed(name)]:
            system_libraries.install([(name,) for name in missing], "the tests need more")
        environment.prepare(environment.TEST, platform=PLATFORM)
    except SetupError as error:
        say(f"bundles and whole games are not tested: {error}")


def _is_installed(package: str) -> bool:
    query = ["dpkg-query", "--show", "--showformat=${db:Status-Status}", package]
    found = subprocess.run(query, capture_output=True, text=True, check=False)
    return found.stdout == "installed"
