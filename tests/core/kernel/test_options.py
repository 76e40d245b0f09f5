"""Options are completed by their defaults, and refused by name."""

from __future__ import annotations

import pytest

from core.kernel.errors import BadOptions
from core.kernel.messages import text
from core.kernel.options import Option, Options, choose

TITLE = text("core", "A title")
HARMONY = Option("harmony", (False, True), default=False, title=TITLE, explanation=TITLE)
SIZE = Option("size", (5, 7), default=5, title=TITLE, explanation=TITLE)


def test_what_is_not_given_is_the_default() -> None:
    options = choose([HARMONY, SIZE], {"size": 7})

    assert options == Options((("harmony", False), ("size", 7)))
    assert options["size"] == 7


def test_the_order_in_which_options_are_given_does_not_matter() -> None:
    given = (("size", 5), ("harmony", True))

    assert Options(given) == Options(given[::-1]) == choose([HARMONY, SIZE], dict(given))


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"luck": True}, "This game has no option named “luck”."),
        ({"harmony": 1}, "The option “harmony” cannot be “1”; it can be: false, true."),
        ({"size": True}, "The option “size” cannot be “true”; it can be: 5, 7."),
        ({"size": "5"}, "The option “size” cannot be “5”; it can be: 5, 7."),
        ({"size": None}, "The option “size” cannot be “null”; it can be: 5, 7."),
    ],
)
def test_what_the_game_does_not_have_is_refused(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOptions) as refused:
        choose([HARMONY, SIZE], given)

    assert str(refused.value) == sentence


def test_a_long_value_is_not_quoted_at_length() -> None:
    with pytest.raises(BadOptions) as refused:
        choose([SIZE], {"size": "9" * 10_000})

    assert len(str(refused.value)) < 200
