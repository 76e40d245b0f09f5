"""The builders of the tests build what they are asked for."""

from __future__ import annotations

import pytest

from tests.core.games.kingdomino.pictures import drawn, kingdom

PICTURE = """\
W0 W0 W0 L0 L0
W1 W0 L0 L0 L0
M0 M3 ## W1 G0
M2 S0 W0 W0 G2
W1 S0 S0 S0 S0"""


def test_a_picture_becomes_a_kingdom_that_looks_so() -> None:
    assert drawn(kingdom(PICTURE)) == PICTURE


def test_a_picture_avoids_dominoes_that_are_elsewhere() -> None:
    built = kingdom("## W0 W0", avoiding=frozenset({1}))

    assert [laid.domino for laid in built.laid] == [2]


@pytest.mark.parametrize("picture", ["## M3 M3", "## W0", "## .. W0 W0"])
def test_an_impossible_picture_is_refused(picture: str) -> None:
    with pytest.raises(ValueError, match="no dominoes make this kingdom"):
        kingdom(picture)
