"""The skips that a test run may have: any other one fails it."""

from __future__ import annotations

import os
import re
import shutil
import socket
import sys
from pathlib import Path
from typing import NamedTuple

QUICK = "KUPOLA_QUICK" in os.environ
WINDOWS = sys.platform == "win32"
LINUX = sys.platform == "linux"
ROOT_USER = hasattr(os, "geteuid") and os.geteuid() == 0
MOSQUITTO = shutil.which("mosquitto", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
IPV6 = Path("/proc/net/if_inet6")
COMPILER = WINDOWS or bool(shutil.which(os.environ.get("CC", "cc").split()[0]))


class Skip(NamedTuple):
    """A reason that tests give, as a pattern, and where they may give it."""

    reason: str
    here: bool
    why: str


ALLOWED = (
    Skip(
        r"set KUPOLA_CROSS_GAMES to the number of games",
        "KUPOLA_CROSS_GAMES" not in os.environ,
        "many random games take minutes; the same test plays a few in every run",
    ),
    Skip(
        r"(nothing is forbidden there|nothing is read-only for root)",
        WINDOWS or ROOT_USER,
        "root may write into every folder",
    ),
    Skip(
        r"(nothing is compiled|takes long where nothing is compiled|it would take minutes)",
        not COMPILER,
        "without a C compiler the engines run interpreted",
    ),
    Skip(
        r"(needs .*|binutils are missing|the compiler of installers is missing)",
        not LINUX or QUICK,
        "a whole run installs these tools where they exist, a quick one does not",
    ),
    Skip(
        r"needs Orca on an X server: .*",
        not shutil.which("orca"),
        "a whole run installs Orca on Debian; other systems may not have it",
    ),
    Skip(
        r"needs (mosquitto|openssl|IPv6)",
        not MOSQUITTO or not shutil.which("openssl") or not socket.has_ipv6 or not IPV6.exists(),
        "a whole run installs mosquitto on Debian; other systems and containers may lack these",
    ),
    Skip(r"only Linux has a portal", not LINUX, "other systems tell their wishes otherwise"),
    Skip(
        r"(an environment has no links|rights are other|a file in use cannot be replaced"
        r"|no other program plays|folders have no such rights|plugins have other names"
        r"|pipes have no place among files|pipes have no paths|pipes and links are rare"
        r"|pipes, links and modes are rare|there is no such folder|there are no such folders"
        r"|there are no such pipes|nothing can be killed like that|nothing can be frozen) there"
        r"|pipes are not called like that|pipes leave nothing behind",
        WINDOWS,
        "Windows has no such thing",
    ),
    Skip(
        r"(other systems always have a display|fontconfig is told there are no fonts"
        r"|threads are counted where Linux lists them|other systems take no such name"
        r"|the XDG specification is for Linux|pipes and full disks are made as on Linux"
        r"|only Linux has the variable)",
        not LINUX,
        "only Linux has such a thing",
    ),
)


def is_allowed(reason: str) -> bool:
    """Return whether a test may be skipped here for this reason."""
    return any(skip.here and re.fullmatch(skip.reason, reason) for skip in ALLOWED)


def is_listed(reason: str) -> bool:
    """Return whether a test may be skipped on some machine for this reason."""
    return any(re.fullmatch(skip.reason, reason) for skip in ALLOWED)
