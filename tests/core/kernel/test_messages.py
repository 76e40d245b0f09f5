"""Messages keep their parts and read well in English."""

from __future__ import annotations

from core.kernel.messages import Player, english, plural, text


def test_arguments_are_filled_in_by_name() -> None:
    message = text("core", "Line {line} holds {color}.")

    assert english(message.bind(line=3, color=text("core", "red"))) == "Line 3 holds red."


def test_arguments_can_be_bound_in_any_order() -> None:
    message = text("core", "{a} {b}")

    assert message.bind(a=1).bind(b=2) == message.bind(b=2, a=1)


def test_a_number_chooses_the_plural() -> None:
    def broken(count: int) -> str:
        return english(plural("core", "%n tile(s) in %n box(es)", "", count))

    assert [broken(n) for n in (0, 1, 2)] == [
        "0 tiles in 0 boxes",
        "1 tile in 1 box",
        "2 tiles in 2 boxes",
    ]


def test_players_are_shown_by_name_or_number() -> None:
    message = text("core", "{player} passes.").bind(player=Player(1))

    assert english(message) == "Player 2 passes."
    assert english(message, ["Ana", "Bence"]) == "Bence passes."


def test_braces_in_an_argument_are_just_text() -> None:
    assert english(text("core", "No {code}").bind(code="{0.__class__}")) == "No {0.__class__}"


def test_citing_keeps_the_sentence() -> None:
    message = text("core", "No.").citing("frame")

    assert (english(message), message.rule) == ("No.", "frame")
