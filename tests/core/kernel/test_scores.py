"""Ranking shares places and follows the merits in order."""

from __future__ import annotations

from core.kernel.messages import text
from core.kernel.scores import Outcome, ScoreLine, ScoreSheet, Standing, ranked


def test_a_sheet_adds_up() -> None:
    line = text("core", "A reason")

    assert ScoreSheet((ScoreLine(5, line), ScoreLine(-2, line))).total == 3


def test_equal_merits_share_a_rank_and_the_next_is_left_out() -> None:
    assert ranked([(5, 1), (9, 0), (5, 1), (2, 7)]) == (
        Standing(1, 1, 9),
        Standing(0, 2, 5),
        Standing(2, 2, 5),
        Standing(3, 4, 2),
    )


def test_a_later_merit_breaks_a_tie() -> None:
    outcome = Outcome(ranked([(5, 1), (5, 3)]), text("core", "A reason"))

    assert outcome.winners == (1,)


def test_a_victory_can_be_shared() -> None:
    outcome = Outcome(ranked([(5,), (5,), (1,)]), text("core", "A reason"))

    assert outcome.winners == (0, 1)
