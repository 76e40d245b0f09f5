"""Every game plays exactly as it did; after a wanted change: ``python -m tests.playthroughs``."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playthroughs.script import PLAYTHROUGHS, path_of, written


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_game_plays_as_it_is_written_down(name: str) -> None:
    golden = path_of(name).read_text(encoding="utf-8").splitlines()

    assert written(PLAYTHROUGHS[name]).splitlines() == golden


def test_no_playthrough_is_left_over() -> None:
    kept = {path.stem for path in Path(__file__).parent.glob("*.txt")}

    assert kept == set(PLAYTHROUGHS)
