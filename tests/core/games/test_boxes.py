from __future__ import annotations

import subprocess
import sys

import pytest

from core.games import GAMES
from core.games.boxes import BOXES


@pytest.mark.parametrize("key", GAMES)
def test_what_stands_on_a_box_is_true_of_the_game_in_it(key: str) -> None:
    game, box = GAMES[key], BOXES[key]

    assert (game.key, game.title, game.seats) == (box.key, box.title, box.seats)


def test_a_box_stays_closed_until_somebody_wants_the_game() -> None:
    program = (
        "import sys; from core.games import GAMES; list(GAMES); len(GAMES); GAMES['pixies'];"
        "print(sorted(k for k in GAMES if f'core.games.{k}' in sys.modules))"
    )
    ran = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )

    assert ran.stdout.strip() == "['pixies']"


def test_there_are_just_the_games_that_have_a_box() -> None:
    assert list(GAMES) == list(BOXES)
    assert "chess" not in GAMES
    with pytest.raises(KeyError):
        GAMES["chess"]
