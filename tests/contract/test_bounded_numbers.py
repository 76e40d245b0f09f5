"""Every number in a position is bounded: by its type, and by what the rules accept."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, cast, get_args, get_origin

import pytest
from attrs import has

from core.games import GAMES
from core.kernel.bit_packing import Packer, Unpacker
from core.kernel.codec import from_plain, members_of, parts_of, to_plain, within
from core.kernel.errors import BadCode, BadPosition
from core.kernel.messages import Message, english
from core.kernel.options import Options
from core.kernel.rng import Rng
from tests.hostile_positions import drifted, hostile_numbers, hostile_rows
from tests.playing import STARTINGS, playing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.kernel.game import AnyGame

everywhere = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
SENSIBLE = 10_000
PLIES = 3


def declared_numbers(kind: Any, path: str) -> Iterator[tuple[str, range | None]]:
    """List the numbers that a type declares, with their bounds."""
    kind, bounds = within(kind)
    if kind is int:
        yield path, bounds
    for part in (*members_of(kind), *(get_args(kind) if get_origin(kind) is tuple else ())):
        if part not in {..., type(None)}:
            yield from declared_numbers(part, path)
    if isinstance(kind, type) and has(kind) and kind not in {Options, Rng}:
        for name, part in parts_of(kind).items():
            yield from declared_numbers(part, f"{path}.{name}")


@cache
def reached(key: str) -> tuple[Any, ...]:
    """Play a few games at random and return positions from all parts of them."""
    game, starts = GAMES[key], STARTINGS[key]
    found = []
    for number in range(4):
        line = list(playing(game, *starts[number * len(starts) // 4], number))
        found += [line[len(line) * share // 5].state for share in range(5)] + [line[-1].state]
    return tuple(found)


def numbers_in(value: Any) -> Iterator[int]:
    """List every number in a value of any type."""
    if type(value) is int:
        yield value
    elif isinstance(value, Message):
        yield from numbers_in((value.count, tuple(each for _, each in value.args)))
    elif isinstance(value, tuple | frozenset):
        for item in value:
            yield from numbers_in(item)
    elif has(kind := cast("Any", type(value))) and kind not in {Rng, Options}:
        for name in parts_of(kind):
            yield from numbers_in(getattr(value, name))


def assert_sensible(game: AnyGame, state: Any) -> None:
    """Query a position as the program does, and play on for a few plies."""
    for _ in range(PLIES):
        seats = (None, *range(state.seats))
        sheets = [game.score(state, seat) for seat in range(state.seats)]
        shown = (*(game.view(state, seat) for seat in seats), *sheets, game.outcome(state))
        assert all(abs(number) < SENSIBLE for number in numbers_in(shown))
        assert all(english(line.reason) for sheet in sheets for line in sheet.lines)
        moves = game.legal_moves(state)
        if not moves:
            break
        step = game.apply(state, moves[len(moves) // 2])
        assert all(abs(number) < SENSIBLE for number in numbers_in(step.events))
        state = step.state


@everywhere
def test_every_number_of_a_state_declares_its_bounds(game: AnyGame) -> None:
    declared = dict(declared_numbers(game.state_class, "state"))

    assert declared
    for path, bounds in declared.items():
        assert bounds is not None, path
        assert -SENSIBLE < bounds[0] <= bounds[-1] < SENSIBLE, path


@everywhere
def test_a_reachable_position_keeps_within_the_declared_bounds(game: AnyGame) -> None:
    for state in reached(game.key):
        packer = Packer(game.options)
        packer.put_value(state, game.state_class)

        assert from_plain(to_plain(state), game.state_class) == state
        assert Unpacker(packer.number, game.options).take_value(game.state_class) == state


@everywhere
def test_a_hostile_number_is_refused_by_the_rules(game: AnyGame) -> None:
    for state in reached(game.key)[::7]:
        for part, number, hostile in hostile_numbers(game, state):
            if game.flaw(hostile) is None:
                assert_sensible(game, hostile)
            assert part.bounds is not None
            if number not in part.bounds:
                assert game.flaw(hostile) is not None, part.path


@everywhere
def test_no_reader_lets_a_hostile_number_through(game: AnyGame) -> None:
    state = reached(game.key)[3]
    seen = set()
    for part, number, hostile in hostile_numbers(game, state):
        field = (number, *(step for step in part.path if isinstance(step, str)))
        if field in seen or part.bounds is None or number in part.bounds:
            continue
        seen.add(field)
        packer = Packer(game.options)
        packer.put_value(hostile, game.state_class)
        with pytest.raises(BadPosition):
            from_plain(to_plain(hostile), game.state_class)
        with pytest.raises(BadCode):
            Unpacker(packer.number, game.options).take_value(game.state_class)


@everywhere
def test_a_row_that_is_longer_or_shorter_is_refused_or_does_no_harm(game: AnyGame) -> None:
    refused = 0
    for state in reached(game.key)[1::6]:
        for _, hostile in hostile_rows(game, state):
            if game.flaw(hostile) is None:
                assert_sensible(game, hostile)
            else:
                refused += 1

    assert refused


@everywhere
def test_what_the_rules_accept_does_no_harm(game: AnyGame) -> None:
    """Positions drift away from what play reaches, one accepted change after the other."""
    rng = Rng.seeded(3)
    strange = 0
    for state in reached(game.key)[::2]:
        drifting, rng = drifted(game, state, rng, tries=30)
        strange += drifting != state
        assert_sensible(game, drifting)

    assert strange > len(reached(game.key)) // 4
