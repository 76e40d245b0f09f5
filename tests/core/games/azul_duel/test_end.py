"""The end of the game, the score sheet and the ranking."""

from __future__ import annotations

from core.games.azul_duel import AZUL_DUEL
from core.games.azul_duel.events import GameEnded
from core.games.azul_duel.state import Stage, State
from core.kernel.events import Scored
from core.kernel.messages import Player, english
from tests.core.games.azul_duel.positions import LAST_CHIP, Side, evening, events, play, position


def over(
    side: Side, other: Side, first_tile: int | None = None, tablets: str = "beginner"
) -> State:
    options: dict[str, object] = {"tablets": tablets}
    return play(evening(side, other, round_=5, first_tile=first_tile, options=options), LAST_CHIP)


def sheet(state: State, seat: int) -> list[tuple[int, str]]:
    score = AZUL_DUEL.score(state, seat)
    return [(line.points, english(line.reason)) for line in score.lines]


def reason(state: State) -> str:
    outcome = AZUL_DUEL.outcome(state)
    assert outcome is not None
    return english(outcome.reason)


def test_the_game_is_over_after_the_tiling_of_round_5() -> None:
    state = evening(round_=5)
    assert AZUL_DUEL.outcome(state) is None

    after = play(state, LAST_CHIP)

    assert after.stage is Stage.OVER
    assert AZUL_DUEL.to_act(after) is None
    assert AZUL_DUEL.legal_moves(after) == ()
    assert GameEnded() in events(state, LAST_CHIP)


def test_the_highest_total_wins() -> None:
    state = over(Side(score=9), Side(score=20), first_tile=0)
    outcome = AZUL_DUEL.outcome(state)

    assert outcome is not None
    assert [(s.seat, s.rank, s.points) for s in outcome.standings] == [(1, 1, 20), (0, 2, 7)]
    assert outcome.reason.args == (("player", Player(1)),)
    assert reason(state) == "Player 2 wins with 20 points."


def test_the_first_player_tile_decides_a_tie() -> None:
    """V19."""
    state = over(Side(score=10), Side(score=12), first_tile=1)
    outcome = AZUL_DUEL.outcome(state)

    assert outcome is not None
    assert [(s.seat, s.rank, s.points) for s in outcome.standings] == [(1, 1, 10), (0, 2, 10)]
    assert reason(state) == ("Player 2 wins. Points are tied; the first-player tile decides.")


def test_who_began_the_last_round_wins_a_tie_if_nobody_could_take_the_tile() -> None:
    """R13."""
    state = over(Side(score=10), Side(score=10))
    outcome = AZUL_DUEL.outcome(state)

    assert outcome is not None
    assert outcome.winners == (0,)
    assert reason(state) == (
        "Player 1 wins. Points are tied, and nobody could take the first-player tile; "
        "the first player of the last round decides."
    )


def test_the_first_player_tile_stays_with_its_holder_at_the_end() -> None:
    assert over(Side(), Side(), first_tile=1).first_tile == 1


NINE = {(row, column): f"D0{3 * row + column - 3}" for row in (1, 2, 3) for column in (1, 2, 3)}
EDGE_TILES = {(1, 1): "Y", (1, 2): "K"}


def test_goals_score_only_at_the_end() -> None:
    side = Side(plates=NINE, tiles=EDGE_TILES)
    options: dict[str, object] = {"tablets": "rows+edge+diag"}
    before = evening(side, round_=5, options=options)

    assert AZUL_DUEL.score(before, 0).total == 5

    after = play(before, LAST_CHIP)

    assert sheet(after, 0) == [
        (5, "Points at the start"),
        (0, "Scoring tablet: complete rows"),
        (2, "Scoring tablet: tiles on the outer edge"),
        (0, "Scoring tablet: complete diagonals"),
    ]
    assert [
        (e.line.points, len(e.line.places))
        for e in events(before, LAST_CHIP)
        if isinstance(e, Scored)
    ] == [(2, 2)]


def test_goals_are_summed_before_the_score_stops_at_0() -> None:
    """R25: five empty special spaces cost 15, two tiles on the edge bring 2."""
    tablets = "rows+edge+diag+empty_special"
    state = over(Side(plates=NINE, tiles=EDGE_TILES), Side(), tablets=tablets)

    assert AZUL_DUEL.score(state, 0).total == 0
    assert sheet(state, 0)[-2:] == [
        (-15, "Scoring tablet: empty special spaces"),
        (8, "Not lost, because no score falls below 0"),
    ]


def test_the_sum_of_the_goals_is_paid_from_the_track() -> None:
    """R25."""
    tablets = "rows+edge+diag+empty_special"
    state = over(Side(plates=NINE, tiles=EDGE_TILES, score=14), Side(), tablets=tablets)

    assert AZUL_DUEL.score(state, 0).total == 14 + 2 - 15


def test_unused_chips_and_leftover_tiles_are_worth_nothing() -> None:
    """R27."""
    lines = ("", "", "", "", "", "BBB")
    state = over(Side(plates=NINE, lines=lines, chips="T T"), Side())

    assert AZUL_DUEL.score(state, 0).total == 5


def test_the_special_tile_option_reaches_the_final_score() -> None:
    """R2."""
    row_five = {(5, 2): "K", (5, 4): "B", (5, 5): "T", (5, 6): "R", (6, 1): "R", (6, 2): "B"}
    side = Side(plates=NINE, tiles=row_five)

    def total(*, counts: bool) -> int:
        options: dict[str, object] = {
            "tablets": "five+cols+diag",
            "special_counts_as_color": counts,
        }
        after = play(evening(side, round_=5, options=options), LAST_CHIP)
        return AZUL_DUEL.score(after, 0).total

    assert total(counts=True) == 5 + 4
    assert total(counts=False) == 5


def test_the_score_sheet_itemizes_what_happened() -> None:
    side = Side(
        plates={(1, 1): "D01", (2, 1): "D02"},
        tiles={(1, 2): "K", (2, 1): "T"},
        lines=("Y",),
        broken="RRR",
        score=4,
    )

    after = play(evening(side, first_tile=0), LAST_CHIP, "place:1>1")

    assert sheet(after, 0) == [
        (5, "Points at the start"),
        (4, "Tiles placed in round 1"),
        (2, "Special tiles"),
        (-1, "Dome plates from the stack"),
        (-6, "Broken tiles"),
        (-2, "First-player tile"),
    ]


def test_a_position_shows_its_score_at_any_moment() -> None:
    assert AZUL_DUEL.score(position(Side(score=17)), 0).total == 17
