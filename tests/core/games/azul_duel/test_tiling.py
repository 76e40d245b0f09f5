"""Moving tiles from the pattern lines to the dome."""

from __future__ import annotations

from itertools import product

import pytest

from core.games.azul_duel import AZUL_DUEL, places
from core.games.azul_duel.board import suffices
from core.games.azul_duel.events import LineBroken, LineWaits, NothingTiled, TilingBegan
from core.games.azul_duel.pieces import COLORS, Chip, Tile, counts
from core.games.azul_duel.state import Stage, State
from core.kernel.events import Moved, Scored, Turned
from core.kernel.messages import english
from tests.core.games.azul_duel.positions import (
    LAST_CHIP,
    Side,
    codes,
    evening,
    events,
    letters,
    play,
    refusal,
    tiles,
)


def walk() -> State:
    plates = {(1, 1): "D01", (1, 2): "D08", (1, 3): "D13", (2, 1): "D12"}
    return evening(Side(plates=plates, lines=("R", "KK", "TT", "BBBB", "YYY")), round_=2)


def test_an_unusable_line_breaks() -> None:
    """V10: line 1."""
    state = play(walk(), LAST_CHIP)

    assert state.boards[0].line(1) == ()
    assert letters(state.boards[0].broken) == "R"


def test_a_complete_line_lays_one_tile_and_the_others_go_to_the_tower() -> None:
    """V10: line 2."""
    state = play(walk(), LAST_CHIP)
    assert codes(state) == ["place:2>3"]

    after = play(state, "place:2>3")

    assert after.boards[0].dome.tile((2, 3)) is Tile.BLACK
    assert after.boards[0].points == 6
    assert after.boards[0].line(2) == ()
    assert after.tower == counts(tiles("K"))


def test_a_wild_space_saves_a_line() -> None:
    """V10: line 4; R11."""
    state = play(walk(), LAST_CHIP, "place:2>3")
    assert codes(state) == ["place:4>2"]

    after = play(state, "place:4>2")

    assert after.boards[0].dome.tile((4, 2)) is Tile.BLUE
    assert after.tower == counts(tiles("KBBBR"))


def test_incomplete_lines_with_hope_stay_and_the_walk_nets_one_point() -> None:
    """V10: lines 3 and 5, and the sum."""
    after = play(walk(), LAST_CHIP, "place:2>3", "place:4>2")

    assert [letters(line) for line in after.boards[0].lines] == ["", "", "TT", "", "YYY", ""]
    assert after.boards[0].points == 5 + 1 + 1 - 1
    assert after.round == 3


def test_an_incomplete_line_is_unusable_too() -> None:
    """R10."""
    plates = {(1, 1): "D01", (1, 2): "D08", (1, 3): "D13"}
    told = events(evening(Side(plates=plates, lines=("", "R"))), LAST_CHIP)

    assert Moved("tile:R", places.line(0, 2, 0), places.broken(0, 0)) in told


def test_a_complete_line_waits_while_a_plate_can_come() -> None:
    plates = {(1, 1): "D01", (1, 2): "D08", (3, 3): "D13"}
    after = play(evening(Side(plates=plates, lines=("R",))), LAST_CHIP)

    assert after.round == 2
    assert letters(after.boards[0].line(1)) == "R"


def test_more_unusable_tiles_than_the_field_holds_go_to_the_tower() -> None:
    plates = {(1, 1): "D01", (1, 2): "D08", (1, 3): "D13"}
    state = evening(Side(plates=plates, lines=("R", "RR"), broken="BKT", score=15))

    after = play(state, LAST_CHIP)

    assert after.boards[0].points == 15 - 10
    assert after.tower == counts(tiles("BKTRRR"))


def test_the_player_chooses_among_all_accepting_spaces() -> None:
    """R4: a wild space may be taken although a space of the color is free."""
    state = play(evening(Side(plates={(2, 1): "D02"}, lines=("", "", "BBB"))), LAST_CHIP)

    assert codes(state) == ["place:3>1", "place:3>2"]


def test_the_first_player_tiles_before_the_other() -> None:
    """R26."""
    side = Side(plates={(2, 1): "D02"}, lines=("", "", "BBB"))
    other = Side(plates={(2, 1): "D03"}, lines=("", "", "TTT"))
    state = play(evening(side, other), LAST_CHIP)
    assert (state.turn, state.line) == (0, 3)

    told = events(state, "place:3>2")

    assert TilingBegan(1) in told
    assert AZUL_DUEL.to_act(play(state, "place:3>2")) == 1


def test_tiling_starts_with_the_first_player_whoever_ended_the_acquisition() -> None:
    assert TilingBegan(0) in events(evening(), LAST_CHIP)


def test_lines_come_from_top_to_bottom() -> None:
    """R7."""
    side = Side(plates={(2, 1): "D02"}, lines=("", "", "BBB", "TTTT"))
    state = play(evening(side), LAST_CHIP)

    assert refusal(state, "place:4>1") == "Pattern line 3 is next."


def test_nobody_goes_back_to_a_line_above() -> None:
    """R7."""
    side = Side(plates={(2, 1): "D02"}, lines=("", "", "BBB", "TTTT"))
    state = play(evening(side), LAST_CHIP, "place:3>2")

    assert refusal(state, "place:3>1") == "Pattern line 4 is next."


# Bonus chips.


@pytest.mark.parametrize(
    ("size", "matching", "missing"),
    [(2, 2, 1), (3, 0, 1), (3, 2, 1), (4, 4, 2), (5, 2, 2), (6, 0, 2)],
)
def test_these_numbers_of_chips_suffice(size: int, matching: int, missing: int) -> None:
    """V12, R5."""
    assert suffices(some_chips(size, matching), Tile.TURQUOISE, missing)


@pytest.mark.parametrize(
    ("size", "matching", "missing"),
    [(2, 1, 1), (4, 3, 2), (5, 1, 2), (4, 4, 1), (1, 1, 1), (3, 3, 2), (0, 0, 1)],
)
def test_these_numbers_of_chips_do_not_suffice(size: int, matching: int, missing: int) -> None:
    """V12, and sets that are too large or too small."""
    assert not suffices(some_chips(size, matching), Tile.TURQUOISE, missing)


def some_chips(size: int, matching: int) -> tuple[Chip, ...]:
    """Mix chips that show turquoise, alone or with another color, with others."""
    turquoise = (Chip.T, Chip.TY, Chip.RT, Chip.T)
    others = (Chip.B, Chip.K, Chip.KY, Chip.BK, Chip.R, Chip.Y)
    return turquoise[:matching] + others[: size - matching]


def chips_for_two_lines() -> State:
    plates = {(2, 1): "D02", (2, 2): "D03"}
    side = Side(plates=plates, lines=("", "", "TT", "KKK"), chips="T T R")
    return play(evening(side, round_=2), LAST_CHIP)


def test_two_matching_chips_complete_a_line() -> None:
    """V11."""
    state = chips_for_two_lines()
    assert codes(state) == ["spend:3:T+T", "spend:3:R+T+T", "skip:3"]

    placing = play(state, "spend:3:T+T")
    assert (placing.stage, placing.line) == (Stage.PLACING, 3)
    after = play(placing, "place:3>1")

    assert after.boards[0].usable_chips == (Chip.R,)
    assert after.round == 3
    assert letters(after.boards[0].line(4)) == "KKK"


def test_any_three_chips_complete_a_line() -> None:
    """V11, R9."""
    state = play(chips_for_two_lines(), "skip:3")
    assert codes(state) == ["spend:4:R+T+T", "skip:4"]

    after = play(state, "spend:4:R+T+T", "place:4>2")

    assert after.boards[0].usable_chips == ()
    assert after.boards[0].dome.tile((4, 2)) is Tile.BLACK


def test_spent_chips_lie_face_down_for_good() -> None:
    told = events(chips_for_two_lines(), "spend:3:T+T")

    assert told == (
        Turned("chip:?", places.storage(0, 1)),
        Turned("chip:?", places.storage(0, 2)),
    )


def test_chips_are_no_tiles_for_the_tower() -> None:
    after = play(chips_for_two_lines(), "spend:3:T+T", "place:3>1")

    assert after.tower == counts(tiles("T"))


def test_a_chip_of_two_colors_counts_once_for_either() -> None:
    """R8."""
    side = Side(plates={(2, 1): "D02"}, lines=("", "", "TT"), chips="TY RT")
    state = play(evening(side), LAST_CHIP)

    assert codes(state) == ["spend:3:TY+RT", "skip:3"]


def test_chips_complete_a_line_or_do_nothing() -> None:
    """R5: two tiles are missing, the chips are enough for one."""
    side = Side(plates={(2, 1): "D02"}, lines=("", "", "T"), chips="T T")
    after = play(evening(side), LAST_CHIP)

    assert after.round == 2
    assert after.boards[0].usable_chips == (Chip.T, Chip.T)


def test_sets_of_two_and_of_three_mix() -> None:
    """R5."""
    side = Side(plates={(2, 1): "D02"}, lines=("", "", "T"), chips="T T B B")
    assert play(evening(side, round_=3), LAST_CHIP).round == 4

    richer = Side(plates={(2, 1): "D02"}, lines=("", "", "T"), chips="T T B B K")
    state = play(evening(richer, round_=3), LAST_CHIP)

    assert codes(state) == ["spend:3:B+B+K+T+T", "skip:3"]


def test_an_empty_line_takes_no_chips() -> None:
    """V12."""
    after = play(evening(Side(plates={(2, 1): "D02"}, chips="T T")), LAST_CHIP)

    assert after.round == 2


def test_a_line_without_a_legal_space_takes_no_chips() -> None:
    """R6."""
    after = play(
        evening(Side(plates={(1, 1): "D01"}, lines=("", "", "TT"), chips="T T")), LAST_CHIP
    )

    assert after.round == 2
    assert letters(after.boards[0].line(3)) == "TT"


@pytest.mark.parametrize(("missing", "color"), list(product(range(1, 5), COLORS)), ids=str)
def test_a_completion_is_offered_exactly_when_some_chips_suffice(missing: int, color: Tile) -> None:
    held = "T T TY B BR RT K Y"
    line = color.value * (6 - missing)
    plates = {(3, 1): "D18", (3, 2): "D07", (3, 3): "D10"}
    side = Side(plates=plates, lines=("", "", "", "", "", line), chips=held)
    state = play(evening(side, round_=4), LAST_CHIP)
    chips = tuple(map(Chip, held.split()))
    choices = product((False, True), repeat=len(chips))
    enough = {
        tuple(sorted((c.value for c, chosen in zip(chips, choice, strict=True) if chosen)))
        for choice in choices
        if suffices(
            tuple(c for c, chosen in zip(chips, choice, strict=True) if chosen), color, missing
        )
    }

    offered = {tuple(sorted(code[8:].split("+"))) for code in codes(state, "spend:6:")}

    assert offered == enough


# Scoring.


def scoring() -> State:
    side = Side(
        plates={(1, 1): "D01", (2, 1): "D02"},
        tiles={(1, 2): "K", (2, 1): "T"},
        lines=("Y", "", "BBB"),
        broken="RRR",
        score=10,
    )
    return play(evening(side, first_tile=0), LAST_CHIP)


def points(state: State, code: str) -> list[tuple[int, str, list[str]]]:
    return [
        (event.line.points, english(event.line.reason), [p.code for p in event.line.places])
        for event in events(state, code)
        if isinstance(event, Scored) and event.seat == 0
    ]


def test_a_tile_scores_its_row_and_its_column_and_then_the_special_tile() -> None:
    """V13, R21, R22, R23."""
    assert points(scoring(), "place:1>1") == [
        (2, "2 connected tiles in the row", ["dome@0:1,1", "dome@0:1,2"]),
        (2, "2 connected tiles in the column", ["dome@0:1,1", "dome@0:2,1"]),
        (2, "Special tile in row 2", ["dome@0:2,2"]),
    ]


def test_a_special_tile_counts_in_later_runs_of_the_same_phase() -> None:
    """V13: three tiles in the column, one of them special, and nothing for the row."""
    state = play(scoring(), "place:1>1")
    assert codes(state) == ["place:3>1", "place:3>2"]

    assert points(state, "place:3>2")[0] == (
        3,
        "3 connected tiles in the column",
        ["dome@0:1,2", "dome@0:2,2", "dome@0:3,2"],
    )


def test_broken_tiles_and_the_first_player_tile_cost_points() -> None:
    """V14."""
    state = play(scoring(), "place:1>1")

    assert points(state, "place:3>2")[1:] == [
        (-6, "Broken tiles", ["broken@0:0", "broken@0:1", "broken@0:2"]),
        (-2, "First-player tile", ["first_player_tile@0"]),
    ]

    after = play(state, "place:3>2")

    assert after.boards[0].points == 11
    assert after.tower == counts(tiles("BBRRR"))


def test_a_lone_tile_scores_one_point() -> None:
    state = play(evening(Side(plates={(2, 1): "D02"}, lines=("", "", "BBB"))), LAST_CHIP)

    assert points(state, "place:3>2") == [(1, "A tile without neighbors", ["dome@0:3,2"])]


def test_a_run_ends_at_a_gap() -> None:
    side = Side(
        plates={(1, 1): "D02", (1, 2): "D03", (1, 3): "D15"},
        tiles={(1, 1): "R", (1, 3): "T", (1, 5): "T", (1, 6): "B"},
        lines=("R",),
    )
    state = play(evening(side), LAST_CHIP)

    assert points(state, "place:1>4") == [
        (
            4,
            "4 connected tiles in the row",
            ["dome@0:1,3", "dome@0:1,4", "dome@0:1,5", "dome@0:1,6"],
        )
    ]


@pytest.mark.parametrize(("number", "loss"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_each_broken_tile_costs_more_than_the_one_before(number: int, loss: int) -> None:
    """V14."""
    after = play(evening(Side(broken="B" * number, score=20)), LAST_CHIP)

    assert after.boards[0].points == 20 - loss
    assert after.boards[0].broken == ()


def test_the_first_player_tile_takes_no_room_among_the_broken_tiles() -> None:
    after = play(evening(Side(broken="BBBB", score=20), first_tile=0), LAST_CHIP)

    assert after.boards[0].points == 20 - 10 - 2


def test_no_score_falls_below_0() -> None:
    """V15, R25."""
    state = evening(Side(broken="BBB", score=3), first_tile=0)

    after = play(state, LAST_CHIP)

    assert after.boards[0].points == 0
    assert after.boards[0].ledger.spared == 5
    assert points(state, LAST_CHIP)[-1] == (5, "Not lost, because no score falls below 0", [])


def test_a_special_tile_comes_from_the_supply() -> None:
    moved = Moved("tile:S", places.SPECIAL_SUPPLY, places.dome(0, (2, 2)))

    assert moved in events(scoring(), "place:1>1")


def test_an_unusable_line_is_told_before_its_tiles_break() -> None:
    told = events(walk(), LAST_CHIP)
    broken = told.index(LineBroken(0, 1))

    assert told[broken + 1] == Moved("tile:R", places.line(0, 1, 0), places.broken(0, 0))
    assert not any(isinstance(event, NothingTiled) for event in told)


def test_who_can_move_no_tile_is_told_so() -> None:
    side = Side(plates={(1, 1): "D01"}, lines=("R", "", "TT"))
    told = events(evening(side), LAST_CHIP)

    assert told[told.index(TilingBegan(0)) + 1] == LineWaits(0, 1)
    assert NothingTiled(0) not in told
    assert told[told.index(TilingBegan(1)) + 1] == NothingTiled(1)


def test_a_full_line_that_is_passed_over_is_told_too() -> None:
    side = Side(plates={(1, 1): "D01"}, lines=("R", "YY", "", "", "BBBBB"))
    told = events(evening(side), LAST_CHIP)

    assert told[told.index(TilingBegan(0)) + 1 :] == (LineWaits(0, 1), LineWaits(0, 2))
    assert play(evening(side), LAST_CHIP).line == 5


def test_who_may_complete_a_line_with_chips_has_something_to_decide() -> None:
    side = Side(plates={(2, 1): "D02"}, lines=("", "", "BB"), chips="BR B")

    assert NothingTiled(0) not in events(evening(side), LAST_CHIP)
