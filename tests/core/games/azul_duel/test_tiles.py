"""Taking tiles from the factories and placing them on pattern lines."""

from __future__ import annotations

from core.games.azul_duel.pieces import counts
from core.kernel.events import Moved, Turned
from tests.core.games.azul_duel.positions import (
    Side,
    codes,
    events,
    letters,
    play,
    position,
    refusal,
    tiles,
)


def test_the_rest_of_a_small_factory_becomes_a_stack_in_the_chosen_order() -> None:
    """V2."""
    state = position(suns=("TTKKR", "TTKY"))

    after = play(state, "sun1:T/KY>3")

    factory = after.factories[1]
    assert (letters(factory.sun), letters(factory.moon)) == ("", "KY")
    assert not factory.is_bare
    assert letters(after.boards[0].line(3)) == "TT"
    assert after.turn == 1


def test_every_distinct_order_of_the_rest_is_offered_once() -> None:
    state = position(suns=("", "TBYR", "TTKY", "TKKY", "TTKK"))

    def orders(start: str) -> list[str]:
        return [code[7:-2] for code in codes(state, start) if code.endswith(">1")]

    assert orders("sun1:T/") == ["BYR", "BRY", "YBR", "YRB", "RBY", "RYB"]
    assert orders("sun2:T/") == ["YK", "KY"]
    assert orders("sun3:T/") == ["YKK", "KYK", "KKY"]
    assert orders("sun4:T/") == ["KK"]


def test_the_rest_of_the_large_factory_lies_side_by_side() -> None:
    """V3."""
    state = position(suns=("TTKKR",))

    after = play(state, "sun0:T>2")

    assert letters(after.factories[0].moon) == "KKR"
    assert letters(after.boards[0].line(2)) == "TT"
    assert after.first_tile is None


def test_all_moon_parts_offer_what_can_be_reached() -> None:
    """V4, R32."""
    state = position(moons=("KKR", "KY", "Y"))

    assert [code for code in codes(state, "moon:") if code.endswith(">6")] == [
        "moon:Y>6",
        "moon:R>6",
        "moon:K>6",
    ]


def test_yellow_comes_from_both_stacks_and_not_with_the_first_player_tile() -> None:
    """V4."""
    after = play(position(moons=("KKR", "KY", "Y")), "moon:Y>6")

    assert letters(after.boards[0].line(6)) == "YY"
    assert [letters(factory.moon) for factory in after.factories] == ["KKR", "K", "", "", ""]
    assert after.first_tile is None


def test_black_comes_from_the_large_factory_with_the_first_player_tile() -> None:
    """V4: the black tile under the yellow one stays."""
    after = play(position(moons=("KKR", "KY", "Y")), "moon:K>6")

    assert letters(after.boards[0].line(6)) == "KK"
    assert [letters(factory.moon) for factory in after.factories] == ["R", "KY", "Y", "", ""]
    assert after.first_tile == 0


def test_a_color_is_taken_from_all_factories_together() -> None:
    """R34."""
    after = play(position(moons=("KKR", "YK", "K", "KB", "RK")), "moon:K>6")

    assert letters(after.boards[0].line(6)) == "KKKKK"
    assert [letters(factory.moon) for factory in after.factories] == ["R", "Y", "", "KB", "R"]


def test_only_the_first_to_take_from_the_large_moon_part_gets_the_first_player_tile() -> None:
    after = play(position(moons=("KKR", "KY", "Y")), "moon:K>6", "moon:R>6")

    assert after.first_tile == 0


def test_a_tile_of_the_same_color_below_stays() -> None:
    """V5."""
    after = play(position(moons=("R", "YY")), "moon:Y>6")

    assert letters(after.boards[0].line(6)) == "Y"
    assert letters(after.factories[1].moon) == "Y"


def test_a_buried_tile_cannot_be_taken() -> None:
    state = position(moons=("R", "KY"))

    assert refusal(state, "moon:K>1") == (
        "You can take only the top tile of a stack, and no top tile is black."
    )


def test_a_factory_of_one_color_turns_its_chip_up_at_once() -> None:
    """V6."""
    state = position(suns=("TTKKR", "BBBB"))

    after = play(state, "sun1:B>4")

    assert after.factories[1].is_bare
    assert "chip1" in codes(after)
    assert isinstance(events(state, "sun1:B>4")[-1], Turned)


def test_the_last_tile_of_a_stack_turns_the_chip_up() -> None:
    """V7."""
    state = position(moons=("R", "K", "B"))
    assert "chip1" not in codes(state)

    after = play(state, "moon:K>1")

    assert "chip1" in codes(after)
    assert after.factories[1].chip is not None


def test_what_does_not_fit_is_broken() -> None:
    """V8 (1)."""
    state = position(Side(lines=("", "", "TT")), suns=("", "TTKY"))

    after = play(state, "sun1:T/KY>3")

    assert letters(after.boards[0].line(3)) == "TTT"
    assert letters(after.boards[0].broken) == "T"


def test_all_tiles_may_be_broken_at_will() -> None:
    """V8 (3), R12."""
    after = play(position(suns=("", "TTKY")), "sun1:T/KY>x")

    assert not any(after.boards[0].lines)
    assert letters(after.boards[0].broken) == "TT"


def test_a_line_takes_one_color_only() -> None:
    """V8."""
    state = position(Side(lines=("", "", "KK")), suns=("", "TTKY"))

    assert "sun1:T/KY>3" not in codes(state)
    assert refusal(state, "sun1:T/KY>3") == "Pattern line 3 already holds another color: black."


def test_a_full_line_takes_no_more_tiles() -> None:
    """R20."""
    state = position(Side(lines=("", "TT")), suns=("", "TTKY"))

    assert refusal(state, "sun1:T/KY>2") == "Pattern line 2 is already full."


def test_the_same_color_may_be_in_several_lines() -> None:
    state = position(Side(lines=("T", "T")), suns=("", "TTKY"))

    assert [code[-1] for code in codes(state, "sun1:T/KY")] == ["2", "3", "4", "5", "6", "x"]


def test_a_line_may_be_filled_without_a_space_for_it() -> None:
    plates = {(1, 1): "D01", (1, 2): "D08", (1, 3): "D13"}
    state = position(Side(plates=plates, tokens=0), suns=("", "RRKY"))
    assert not state.boards[0].dome.openings(1, tiles("R")[0])

    assert "sun1:R/KY>1" in codes(state)


def test_a_color_in_the_dome_row_does_not_close_a_line() -> None:
    plates = {(1, 1): "D01"}
    state = position(Side(plates=plates, tiles={(1, 1): "Y"}), suns=("", "YYKK"))

    assert "sun1:Y/KK>1" in codes(state)


def test_the_fifth_broken_tile_goes_to_the_tower() -> None:
    """V9."""
    state = position(Side(broken="BRK"), suns=("", "TTTK"))

    after = play(state, "sun1:T/K>x")

    assert letters(after.boards[0].broken) == "BRKT"
    assert after.tower == counts(tiles("TT"))


def test_taking_one_color_from_the_large_sun_part_brings_the_first_player_tile() -> None:
    """R13: nothing is left for the moon part."""
    after = play(position(suns=("BBBB",)), "sun0:B>4")

    assert after.first_tile == 0
    assert after.factories[0].is_bare


def test_tiles_left_on_the_large_moon_part_close_up() -> None:
    state = position(moons=("KKR",))

    moved = [
        (event.source.code, event.target.code)
        for event in events(state, "moon:K>1")
        if isinstance(event, Moved)
    ]

    assert moved == [
        ("first_player_spot", "first_player_tile@0"),
        ("moon:0,0", "line@0:1,0"),
        ("moon:0,1", "broken@0:0"),
        ("moon:0,2", "moon:0,0"),
    ]


def test_a_sun_take_is_told_tile_by_tile() -> None:
    state = position(Side(lines=("", "", "TT")), suns=("", "TKTY"))

    assert [
        (event.piece, event.source.code, event.target.code)
        for event in events(state, "sun1:T/YK>3")
        if isinstance(event, Moved)
    ] == [
        ("tile:T", "sun:1,0", "line@0:3,2"),
        ("tile:T", "sun:1,2", "broken@0:0"),
        ("tile:Y", "sun:1,3", "moon:1,0"),
        ("tile:K", "sun:1,1", "moon:1,1"),
    ]
