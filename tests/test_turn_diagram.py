"""The diagram of a turn in ARCHITECTURE.md shows the phases and arrows of the code."""

from __future__ import annotations

import re
from pathlib import Path

from gui.play.turn_steps import PHASES, TRANSITIONS, Phase

PAGE = Path(__file__).parents[1] / "ARCHITECTURE.md"
BLOCK = re.compile(r"^```text turn playback\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINE = re.compile(r"^(\w+) +-> +(.+)$")


def drawn() -> dict[str, set[str]]:
    """Read the block: on each line a phase, an arrow and the phases that may follow."""
    block = BLOCK.search(PAGE.read_text("utf-8"))
    assert block is not None, "ARCHITECTURE.md has no block marked `text turn playback`"
    found = (LINE.match(line) for line in block[1].splitlines())
    return {line[1]: set(line[2].split()) for line in found if line is not None}


def test_the_diagram_shows_every_phase_and_every_arrow() -> None:
    coded = {
        phase.name: {following.name for following in after} for phase, after in TRANSITIONS.items()
    }

    assert drawn() == coded


def test_every_phase_is_that_of_one_step_and_can_be_left_for_rest() -> None:
    assert sorted(PHASES.values(), key=str) == sorted(Phase, key=str)
    assert TRANSITIONS.keys() == set(Phase)
    assert all(Phase.RESTING in after for after in TRANSITIONS.values())
