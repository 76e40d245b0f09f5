"""Walk through screens and check that a change of language leaves no word unchanged.

``KUPOLA_WALK=full`` looks at every screen; without it, at some that keep sentences of their own.
"""

from __future__ import annotations

import os
import secrets
from shutil import rmtree
from typing import TYPE_CHECKING

import pytest

from . import daily, dialogs, lessons, people, screens, together  # noqa: F401 - they register themselves
from .matches import SEED
from .pen import wordly
from .registry import SCREENS
from .stand import USUAL, Stand
from .widgets import said

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FULL = os.environ.get("KUPOLA_WALK") == "full"
SEEN = [*SCREENS] if FULL else ["change_players", "players", "new_match"]


def told(name: str, folder: Path, *tongues: str) -> Iterator[list[str]]:
    """Return all texts of a screen after it has shown some languages."""
    rmtree(folder, ignore_errors=True)
    folder.mkdir()
    stand = Stand(folder, USUAL)
    with stand.open(), wordly():
        stand.speak(tongues[0])
        for top in SCREENS[name](stand):
            for translator in tongues[1:]:
                stand.speak(translator)
            yield sorted({*said(top), top.windowTitle()})
            stand.speak(tongues[0])


@pytest.mark.parametrize("name", SEEN)
@pytest.mark.usefixtures("qapp")
def test_a_change_of_language_leaves_no_word_as_it_was(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "randbelow", lambda _: SEED)
    steady = [*told(name, tmp_path / "home", "hu", "hu")]
    fickle = [*told(name, tmp_path / "home", "pl", "hu")]

    assert fickle == steady
