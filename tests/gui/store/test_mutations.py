"""Damaged files of every kind: each is read, refused with a sentence or set aside, and soon.

``KUPOLA_MUTATIONS=10000`` tries that many instead of 500.
"""

from __future__ import annotations

import json
import os
import time
from typing import TYPE_CHECKING

import pytest

from core.contest import loads
from core.kernel.rng import Rng
from tests.gui.store.homes import KINDS, good_home, lost
from tests.gui.store.loaders import LOADERS
from tests.mutation import mutated_bytes

if TYPE_CHECKING:
    from pathlib import Path

TRIES = int(os.environ.get("KUPOLA_MUTATIONS", "500")) // len(KINDS) + 1
LONGEST = 1.0
"""Seconds of processor time within which a file is read or refused."""
REWRITTEN = ("settings", "own", "history")
"""What is written again when it could be read."""


@pytest.mark.parametrize("kind", KINDS)
def test_a_mutated_file_is_read_or_refused_and_never_harmed(tmp_path: Path, kind: str) -> None:
    home = good_home(tmp_path)
    good, rng, slowest = home[kind].read_bytes(), Rng.seeded(len(kind)), 0.0
    for number in range(TRIES):
        content, rng = mutated_bytes(good, rng)
        for aside in home[kind].parent.glob("*.damaged-*"):
            aside.unlink()
        home[kind].write_bytes(content)
        before = home.written()
        began = time.process_time()
        LOADERS[kind](home)
        slowest = max(slowest, time.process_time() - began)
        harmed = set(lost(before, home)) - {home[each] for each in REWRITTEN}
        if kind == "match" and is_contest(content):
            harmed.discard(home[kind])  # its game is missing, and is dealt again

        assert not harmed, (number, content[:200])
        assert kind not in REWRITTEN or kept(home[kind].parent, kind, content), (number, content)
    assert slowest < LONGEST


def is_contest(content: bytes) -> bool:
    try:
        loads(content.decode("utf-8-sig"))
    except ValueError:
        return False
    return True


def kept(folder: Path, kind: str, content: bytes) -> bool:
    """Return whether a file that is written again has everything, or was set aside."""
    aside = b"".join(each.read_bytes() for each in sorted(folder.glob("*.damaged-*")))
    if aside == content:
        return True
    if kind == "history":
        now = (folder / "history.jsonl").read_bytes() + aside
        return all(line in now for line in content.split(b"\n"))
    return isinstance(json.loads(content.decode("utf-8-sig")), dict)
