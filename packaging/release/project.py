"""Where the project lives: the one address that packages, software centers and notes name.

The sources name no address, so that every fork publishes under its own. It is given when a release
is built: by ``KUPOLA_HOMEPAGE``, by the workflow's own variables, or by the remote ``origin``.
"""

from __future__ import annotations

import os
import re
import subprocess

from setup.environment import ROOT

VARIABLE = "KUPOLA_HOMEPAGE"
_REMOTE = re.compile(r"(?:https?://|ssh://git@|git@)([\w.-]+)[:/]([\w./-]+?)(?:\.git)?/?")


def homepage() -> str | None:
    """Return the address of the repository's page, without a slash at its end, if it is known."""
    environ = os.environ
    if address := environ.get(VARIABLE):
        return address.rstrip("/")
    if repository := environ.get("GITHUB_REPOSITORY"):
        return f"{environ.get('GITHUB_SERVER_URL', 'https://github.com')}/{repository}"
    return page_of(_origin())


def page_of(remote: str) -> str | None:
    """Return the page of a repository by the address that it is fetched from."""
    found = _REMOTE.fullmatch(remote)
    return f"https://{found[1]}/{found[2]}" if found else None


def download(page: str, version: str, file: str) -> str:
    """Return the address of a file of a release."""
    return f"{page}/releases/download/v{version}/{file}"


def _origin() -> str:
    command = ["git", "-C", str(ROOT), "remote", "get-url", "origin"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    except FileNotFoundError:
        return ""
