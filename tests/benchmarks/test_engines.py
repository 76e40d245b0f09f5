from __future__ import annotations

import pytest

from core.games import GAMES
from tests.benchmarks.engines import races


@pytest.mark.parametrize("key", GAMES)
def test_every_game_races_both_forms_of_its_engine_against_its_rules(key: str) -> None:
    runners = {name for race in races() if race.game == key for name in race.runners}

    assert {"rules", "interpreted"} <= runners


def test_all_runners_of_a_short_race_come_to_the_same() -> None:
    short = [race for race in races() if race.work in {"random games", "random rounds"}]

    assert all(len({run() for run in race.runners.values()}) == 1 for race in short)
