"""What holds in every game from its beginning to its end."""

from __future__ import annotations

from collections import Counter

from attrs import evolve, fields
from hypothesis import example, given, settings
from hypothesis import strategies as st

from core.games.azul_duel import AZUL_DUEL
from core.games.azul_duel.events import RoundBegan
from core.games.azul_duel.pieces import COLORS, Tile
from core.games.azul_duel.state import Stage, State
from core.kernel.codec import from_plain, to_plain
from core.kernel.events import Moved, Rearranged, Scored, Turned
from core.kernel.options import choose
from core.kernel.rng import Rng
from tests.playing import Played, playing, positions

OPTIONS = choose(AZUL_DUEL.options, {})
seeds = st.integers(0, 10**6)


def line(seed: int) -> list[Played]:
    return list(playing(AZUL_DUEL, 2, OPTIONS, seed))


def moves_of(event: object) -> tuple[Moved, ...]:
    if isinstance(event, Rearranged):
        return event.moves
    return (event,) if isinstance(event, Moved) else ()


@settings(max_examples=15)
@given(seeds)
def test_the_plates_run_out_as_the_rounds_go_by(seed: int) -> None:
    starts = [
        played.state
        for played in line(seed)
        if any(isinstance(event, RoundBegan) for event in played.events)
    ]

    assert [len(state.stack) for state in starts] == [13, 9, 5, 1, 0]
    assert [3 - state.display.count(None) for state in starts] == [3, 3, 3, 3, 0]
    assert [[len(board.chips) for board in state.boards] for state in starts] == [
        [2 * n, 2 * n] for n in range(5)
    ]


@settings(max_examples=15)
@given(seeds)
def test_everybody_ends_with_nine_plates_and_ten_chips(seed: int) -> None:
    last = line(seed)[-1].state

    assert [len(board.chips) for board in last.boards] == [10, 10]
    assert all(None not in board.dome.slots for board in last.boards)
    assert (last.stack, last.chips, last.display) == ((), (), (None, None, None))


@settings(max_examples=15)
@given(seeds)
def test_thirteen_tiles_of_each_color_are_always_there(seed: int) -> None:
    for played in line(seed):
        state: State = played.state
        everywhere = Counter(state.bag)
        everywhere.update(dict(zip(COLORS, state.tower, strict=True)))
        for factory in state.factories:
            everywhere.update(factory.sun + factory.moon)
        for board in state.boards:
            everywhere.update(board.broken + sum(board.lines, ()))
            everywhere.update(tile for tile in board.dome.tiles if tile in COLORS)
        assert everywhere == dict.fromkeys(COLORS, 13)
        assert sum(board.dome.tiles.count(Tile.SPECIAL) for board in state.boards) <= 9


@settings(max_examples=15)
@given(seeds)
def test_the_points_told_add_up_to_the_score(seed: int) -> None:
    told = [5, 5]
    for played in line(seed):
        for event in played.events:
            if isinstance(event, Scored):
                told[event.seat] += event.line.points
        totals = [AZUL_DUEL.score(played.state, seat).total for seat in (0, 1)]
        assert totals == told
        assert min(totals) >= 0


@settings(max_examples=10)
@given(seeds)
@example(156)
def test_each_move_of_a_tile_starts_where_the_last_one_ended(seed: int) -> None:
    """Piles apart: whatever leaves a place is what came to it, or was turned over there."""
    piles = {"bag", "tower", "stack", "chip_supply", "special_supply"}
    lying: dict[str, str] = {}
    for played in line(seed):
        for event in played.events:
            if isinstance(event, Turned) and event.place.code in lying:
                lying[event.place.code] = event.piece
            for move in moves_of(event):
                source, target = move.source, move.target
                was = lying.pop(source.code, move.piece)
                if move.piece.startswith(("tile", "first", "token", "plate")):
                    assert move.piece.startswith(was)  # a plate is turned as it is laid
                if target.area not in piles:
                    assert target.code not in lying
                    lying[target.code] = move.piece


@settings(max_examples=10)
@given(seeds)
def test_each_sun_part_is_taken_once_a_round(seed: int) -> None:
    taken = Counter(code[:4] for code in line(seed)[-1].codes if code.startswith("sun"))

    assert taken == {f"sun{number}": 5 for number in range(5)}


@settings(max_examples=30)
@given(positions("azul_duel"))
def test_a_position_survives_being_written_and_read(played: Played) -> None:
    assert from_plain(to_plain(played.state), State) == played.state


@settings(max_examples=40, deadline=None)
@given(positions("azul_duel"), positions("azul_duel"), st.data())
def test_a_mixture_of_two_positions_is_refused_or_can_be_played(
    one: Played, other: Played, data: st.DataObject
) -> None:
    names = [field.name for field in fields(State)]
    chosen = data.draw(st.sets(st.sampled_from(names), max_size=3))
    mixed = evolve(one.state, **{name: getattr(other.state, name) for name in chosen})

    if AZUL_DUEL.flaw(mixed) is None:
        chance = Rng.seeded(1)
        while moves := AZUL_DUEL.legal_moves(mixed):
            move, chance = chance.choice(moves)
            mixed = AZUL_DUEL.apply(mixed, move).state
            assert AZUL_DUEL.flaw(mixed) is None
        assert mixed.stage is Stage.OVER
