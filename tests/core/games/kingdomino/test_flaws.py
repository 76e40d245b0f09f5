"""Every invariant, broken in a position that keeps all the others before it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve, fields, has
from hypothesis import given, settings
from hypothesis import strategies as st

from core.games.kingdomino import KINGDOMINO, texts
from core.games.kingdomino.grid import Direction
from core.games.kingdomino.kingdom import Kingdom, Laid
from core.games.kingdomino.state import Claim, Decision, State
from core.kernel.messages import Message, english
from core.kernel.options import Options
from core.kernel.rng import Rng
from core.kernel.tuples import replaced
from tests.core.games.kingdomino.pictures import SWAMPLESS
from tests.core.games.kingdomino.tables import (
    CASTLE_ONLY,
    chosen,
    dynasty_ended,
    ended,
    facing,
    play,
    start,
)
from tests.playing import Played, positions

if TYPE_CHECKING:
    from collections.abc import Callable

FRESH = start(4)
PAIR = start(2)
MIDDLE = facing("W0 L0 ##", 13)
LAST = facing("W0 L0 ##", 13, last=True)
OVER = ended(CASTLE_ONLY, CASTLE_ONLY)
DYNASTY = dynasty_ended((CASTLE_ONLY,) * 2, (CASTLE_ONLY,) * 2, (CASTLE_ONLY,) * 2)


def table(state: State, **changed: Any) -> State:
    return evolve(state, table=evolve(state.table, **changed))


def own(state: State, **changed: Any) -> State:
    kingdoms = state.table.kingdoms
    return table(state, kingdoms=replaced(kingdoms, 0, evolve(kingdoms[0], **changed)))


def in_line(state: State, line: str, slot: int, **changed: Any) -> State:
    slots = getattr(state.table, line)
    return table(state, **{line: replaced(slots, slot, evolve(slots[slot], **changed))})


def swapped(slots: tuple[Any, ...]) -> tuple[Any, ...]:
    return (slots[1], slots[0], *slots[2:])


def moved_domino() -> State:
    """Move a domino of a kingdom to where it does not fit."""
    laid = MIDDLE.table.kingdoms[0].laid
    return own(MIDDLE, laid=(evolve(laid[0], cell=(3, 3)),))


BROKEN: list[tuple[Callable[[], State], Message]] = [
    (lambda: table(FRESH, options=Options()), texts.BAD_OPTIONS),
    (lambda: table(FRESH, options=Options((("harmony", True),) * 5)), texts.BAD_OPTIONS),
    (
        lambda: table(FRESH, options=Options(tuple((k, 1) for k, _ in chosen().chosen))),
        texts.BAD_OPTIONS,
    ),
    (lambda: table(FRESH, seats=5), texts.WRONG_SEATS),
    (lambda: table(FRESH, seats=-1), texts.WRONG_SEATS),
    (lambda: table(FRESH, options=chosen(mighty_duel=True)), texts.DUEL_FOR_TWO),
    (lambda: table(FRESH, starter=4), texts.BAD_STARTER),
    (lambda: table(FRESH, starter=-1), texts.BAD_STARTER),
    (lambda: table(FRESH, earlier=(FRESH.table.kingdoms,)), texts.BAD_EARLIER),
    (
        lambda: table(DYNASTY, earlier=(*DYNASTY.table.earlier, DYNASTY.table.kingdoms)),
        texts.BAD_EARLIER,
    ),
    (lambda: table(FRESH, kingdoms=()), texts.BAD_KINGDOMS),
    (lambda: table(DYNASTY, earlier=((), DYNASTY.table.kingdoms)), texts.BAD_KINGDOMS),
    (lambda: own(FRESH, size=7), texts.BAD_SIZE),
    (lambda: own(FRESH, discarded=(49,)), texts.UNKNOWN_DOMINO),
    (lambda: own(FRESH, laid=(Laid(0, (1, 0), Direction.EAST),)), texts.UNKNOWN_DOMINO),
    (lambda: in_line(FRESH, "next_line", 0, domino=-3), texts.UNKNOWN_DOMINO),
    (lambda: evolve(FRESH, pile=(99, *FRESH.pile[1:])), texts.UNKNOWN_DOMINO),
    (
        lambda: table(DYNASTY, earlier=((Kingdom(5),) * 2, DYNASTY.table.kingdoms)),
        texts.BAD_SHARE,
    ),
    (
        lambda: table(DYNASTY, earlier=((DYNASTY.table.kingdoms[0],) * 2,)),
        texts.REPEATED,
    ),
    (lambda: table(FRESH, next_line=FRESH.table.next_line[:3]), texts.BAD_LINE),
    (lambda: table(FRESH, next_line=swapped(FRESH.table.next_line)), texts.UNSORTED_LINE),
    (
        lambda: table(FRESH, next_line=(FRESH.table.next_line[0],) * 4),
        texts.UNSORTED_LINE,
    ),
    (lambda: in_line(FRESH, "next_line", 0, king=4), texts.BAD_KING),
    (lambda: in_line(MIDDLE, "current_line", 1, king=-1), texts.BAD_KING),
    (lambda: table(FRESH, next_line=()), texts.NO_LINE),
    (lambda: evolve(FRESH, removed=(1,)), texts.BAD_REMOVED),
    (lambda: evolve(PAIR, removed=PAIR.removed[:-1]), texts.BAD_REMOVED),
    (lambda: evolve(FRESH, pile=FRESH.pile[1:]), texts.BAD_PILE),
    (lambda: table(MIDDLE, next_line=()), texts.LINE_NOT_DRAWN),
    (lambda: evolve(FRESH, pile=FRESH.pile[4:]), texts.BAD_PILE_HEIGHT),
    (lambda: evolve(MIDDLE, pile=tuple(range(1, 49))), texts.BAD_PILE_HEIGHT),
    (lambda: table(FRESH, turn=4), texts.BAD_TURN),
    (lambda: table(MIDDLE, turn=-1), texts.BAD_TURN),
    (lambda: table(MIDDLE, turn=4), texts.BAD_TURN),
    (lambda: table(OVER, turn=5), texts.BAD_TURN),
    (lambda: table(OVER, options=chosen(dynasty=True)), texts.BAD_TURN),
    (lambda: table(FRESH, decision=Decision.PLACE), texts.BAD_DECISION),
    (lambda: table(LAST, decision=Decision.CLAIM), texts.BAD_DECISION),
    (lambda: in_line(MIDDLE, "current_line", 1, king=0), texts.BAD_CURRENT_KINGS),
    (lambda: in_line(MIDDLE, "next_line", 1, king=0), texts.BAD_CHOSEN_KINGS),
    (lambda: in_line(FRESH, "next_line", 1, king=0), texts.BAD_CHOSEN_KINGS),
    (lambda: table(FRESH, turn=1), texts.BAD_CHOSEN_KINGS),
    (lambda: in_line(play(MIDDLE, "p1,0e"), "current_line", 0, domino=12), texts.NOT_PLAYED),
    (lambda: own(FRESH, discarded=(1,)), texts.BAD_SHARE),
    (lambda: own(MIDDLE, laid=()), texts.BAD_SHARE),
    (lambda: evolve(FRESH, pile=(FRESH.pile[0], *FRESH.pile[:-1])), texts.REPEATED),
    (
        lambda: evolve(FRESH, pile=(FRESH.table.next_line[0].domino, *FRESH.pile[1:])),
        texts.REPEATED,
    ),
    (moved_domino, texts.UNCONNECTED),
]


@pytest.mark.parametrize(("broken", "reason"), BROKEN)
def test_a_broken_invariant_is_named(broken: Callable[[], State], reason: Message) -> None:
    flaw = KINGDOMINO.flaw(broken())

    assert flaw is not None
    assert flaw.source == reason.source
    assert english(flaw)


def test_every_flaw_there_is_has_its_position() -> None:
    """The sentences about positions are the last ones of the texts."""
    names = list(vars(texts))
    sentences = {getattr(texts, name).source for name in names[names.index("BAD_OPTIONS") :]}
    start_refusals = {texts.WRONG_SEATS.source, texts.DUEL_FOR_TWO.source}

    assert {reason.source for _, reason in BROKEN} == sentences | start_refusals


def test_a_domino_that_does_not_fit_where_it_lies_is_explained() -> None:
    flaw = KINGDOMINO.flaw(moved_domino())

    assert flaw is not None
    assert english(flaw) == (
        "Domino 14 cannot be where it is (Player 1). "
        "One half must touch the castle or a square of the same terrain: wheat field or lake."
    )


@pytest.mark.parametrize(
    "laid",
    [
        (Laid(13, (1, 0), Direction.EAST), Laid(1, (1, 0), Direction.SOUTH)),
        (Laid(13, (0, 0), Direction.EAST),),
        (Laid(13, (2, 0), Direction.EAST), Laid(1, (1, 0), Direction.SOUTH)),
        (Laid(13, (10**30, 0), Direction.EAST),),
    ],
)
def test_a_kingdom_must_have_grown_domino_by_domino(laid: tuple[Laid, ...]) -> None:
    """Covered squares, the castle, the order and the frame."""
    last = ended(CASTLE_ONLY, CASTLE_ONLY)
    used = {one.domino for one in laid}
    rest = [n for k in last.table.kingdoms for n in k.discarded if n not in used]
    free = [n for n in last.removed if n not in used]
    numbers = iter(rest + free)
    kingdoms = (
        Kingdom(5, laid, tuple(next(numbers) for _ in range(12 - len(laid)))),
        Kingdom(5, (), tuple(next(numbers) for _ in range(12))),
    )
    line = sorted([(k.discarded[i], seat) for seat, k in enumerate(kingdoms) for i in (0, 1)])
    state = evolve(
        table(last, kingdoms=kingdoms, current_line=tuple(Claim(n, s) for n, s in line)),
        removed=tuple(numbers),
    )

    flaw = KINGDOMINO.flaw(state)

    assert flaw is not None
    assert flaw.source == texts.UNCONNECTED.source


@pytest.mark.parametrize(
    "state",
    [
        FRESH,
        MIDDLE,
        LAST,
        OVER,
        DYNASTY,
        facing(SWAMPLESS, 12, seats=3),
        facing(SWAMPLESS, 12, seats=2, mighty_duel=True),
        ended("W0 ..\nM1 M2\n## S0", "L0 ..\nG2 G0\n## G0"),
    ],
)
def test_a_position_that_play_hardly_reaches_is_consistent(state: State) -> None:
    assert KINGDOMINO.flaw(state) is None


NUMBERS = st.one_of(st.integers(-2, 50), st.integers())


def disturbed(draw: st.DataObject, value: Any) -> Any:
    """Change one number, switch or length somewhere inside."""
    if has(type(value)):
        name = draw.draw(st.sampled_from([field.name for field in fields(type(value))]))
        return evolve(value, **{name: disturbed(draw, getattr(value, name))})
    if isinstance(value, tuple) and value:
        index = draw.draw(st.integers(0, len(value) - 1))
        match draw.draw(st.sampled_from(["change", "change", "change", "drop", "double"])):
            case "drop" if not isinstance(value[0], int | str):
                return value[:index] + value[index + 1 :]
            case "double" if not isinstance(value[0], int | str):
                return value[:index] + value[index:] + value[index:]
        return replaced(value, index, disturbed(draw, value[index]))
    if isinstance(value, bool):
        return not value
    if isinstance(value, Decision | Direction):
        return draw.draw(st.sampled_from(type(value)))
    if isinstance(value, int) or value is None:
        return draw.draw(NUMBERS)
    return value


@settings(max_examples=100, deadline=None)
@given(data=st.data(), played=positions("kingdomino"), seed=st.integers(0, 99))
def test_what_is_called_consistent_can_be_played_to_the_end(
    data: st.DataObject, played: Played, seed: int
) -> None:
    state = disturbed(data, played.state)

    flaw = KINGDOMINO.flaw(state)

    if flaw is not None:
        assert english(flaw)
        return
    chance = Rng.seeded(seed)
    while moves := KINGDOMINO.legal_moves(state):
        move, chance = chance.choice(moves)
        state = KINGDOMINO.apply(state, move).state
        assert KINGDOMINO.flaw(state) is None
    assert KINGDOMINO.outcome(state) is not None
