"""Places and tuples, the small change of the rules."""

from __future__ import annotations

import pytest

from core.kernel.places import Place
from core.kernel.tuples import replaced, without, without_all


def test_the_code_of_a_place_tells_area_owner_and_indices() -> None:
    assert Place("cell", (-1, 2), 0).code == "cell@0:-1,2"
    assert Place("tower").code == "tower"


def test_tuples_change_by_being_made_anew() -> None:
    assert replaced((1, 2, 3), 1, 9) == (1, 9, 3)
    assert without((1, 2, 1), 1) == (2, 1)
    assert without_all((1, 2, 1, 3), (1, 3)) == (2, 1)


def test_what_is_not_there_cannot_be_taken_out() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        without((1, 2), 3)
