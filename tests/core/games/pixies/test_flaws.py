"""Which positions are no positions of the game."""

from __future__ import annotations

import pytest
from attrs import evolve
from hypothesis import assume, given
from hypothesis import strategies as st

from core.games.pixies import PIXIES, texts
from core.games.pixies.areas import Area, Space
from core.games.pixies.scoring import Tally
from core.games.pixies.state import REVEALED, FinishedRound, State
from core.kernel.messages import Message, Player, english
from core.kernel.rng import Rng
from core.kernel.tuples import replaced
from tests.core.games.pixies.pictures import FULL, card, drawn, finished_round, position

EMPTY = ". . .  . . .  . . ."
EIGHT = "1 2 3  4 5 6  7 8 ."
NINE_CARDS = "1+ 2 3  4 5 6  7 8 ."
PAIRS = "1+ 2+ 3+  4+ 5+ 6+  7+ 8+ 9+"
SEVENTEEN = "1+ 2+ 3+  4+ 5+ 6+  7+ 8+ 9"
SEVEN_PAIRS = ". 2+ 3+  4+ 5+ 6+  7+ 8+ ."

MIDDLE = position(
    "1 2+ .  . . .  . . .",
    "1 . .  4+ . .  . . .",
    ". . 3  . 5 .  . . #",
    display="6 7 8",
    number=3,
)
ROUND_1 = MIDDLE.finished[0]


def with_area(seat: int, area: Area) -> State:
    """Replace a player's area."""
    return evolve(MIDDLE, areas=replaced(MIDDLE.areas, seat, area))


def with_round(done: FinishedRound) -> State:
    """Replace the first of two earlier rounds."""
    return evolve(MIDDLE, finished=replaced(MIDDLE.finished, 0, done))


FLAWED: dict[str, tuple[State, Message]] = {
    "no players": (evolve(MIDDLE, areas=()), texts.BAD_SEATS.bind(count=0)),
    "one player": (drawn(EMPTY, display="1"), texts.BAD_SEATS.bind(count=1)),
    "six players": (drawn(*[EMPTY] * 6, display="1 2 3 4 5 6"), texts.BAD_SEATS.bind(count=6)),
    "a first player of no seat": (evolve(MIDDLE, first=3), texts.BAD_FIRST.bind(seat=3)),
    "a negative first player": (evolve(MIDDLE, first=-1), texts.BAD_FIRST.bind(seat=-1)),
    "a narrow display": (
        drawn(EMPTY, EMPTY, display="1 2"),
        texts.BAD_DISPLAY.bind(expected=4, count=2),
    ),
    "a wide display": (
        drawn(EMPTY, EMPTY, EMPTY, display="1 2 3 4"),
        texts.BAD_DISPLAY.bind(expected=3, count=4),
    ),
    "a fourth round": (
        drawn(EMPTY, EMPTY, display="1 2 3 4", number=4),
        texts.BAD_ROUNDS.bind(count=3),
    ),
    "eight spaces": (
        drawn(EMPTY, EMPTY, ". . .  . . .  . .", display="1 2 3"),
        texts.BAD_AREA.bind(count=8, player=Player(2), round=1),
    ),
    "no spaces": (with_area(1, Area(())), texts.BAD_AREA.bind(count=0, player=Player(1), round=3)),
    "an unknown card in the deck": (
        evolve(MIDDLE, deck=(71, *MIDDLE.deck[1:])),
        texts.NO_SUCH_CARD.bind(card=71, round=3),
    ),
    "an unknown card in an area": (
        with_area(0, Area().changed(5, Space(up=0))),
        texts.NO_SUCH_CARD.bind(card=0, round=3),
    ),
    "a card twice in the deck": (
        evolve(MIDDLE, deck=(MIDDLE.deck[1], *MIDDLE.deck[1:])),
        texts.CARD_TWICE.bind(card=MIDDLE.deck[1], round=3),
    ),
    "a card in two areas": (
        drawn("#5r1x . .  . . .  . . .", ". . .  . 5r1x .  . . .", display="_ _ 3 4"),
        texts.CARD_TWICE.bind(card=card("5r1x"), round=1),
    ),
    "a card missing": (
        evolve(MIDDLE, deck=MIDDLE.deck[1:]),
        texts.CARDS_MISSING.bind(count=69),
    ),
    "a card on another space": (
        drawn("1 . .  . . .  . . .", "9r- . .  . . .  . . .", display="_ _ 3 4"),
        texts.WRONG_SPACE.bind(card=64, number=9, space=1, player=Player(1), round=1),
    ),
    "nine validated spaces": (
        drawn(PAIRS, SEVENTEEN, display="_ _ 5 5"),
        texts.ALL_VALIDATED.bind(player=Player(0), round=1),
    ),
    "a player ahead": (
        drawn("1 2 .  . . .  . . .", EMPTY, "1 . .  . . .  . . .", display="3 4 5"),
        texts.WRONG_COUNT.bind(player=Player(0), expected=1, count=2),
    ),
    "a card taken by another than the first player": (
        drawn("1 . .  . . .  . . .", EMPTY, EMPTY, display="_ 4 5", first=1),
        texts.WRONG_COUNT.bind(player=Player(0), expected=0, count=1),
    ),
    "half a turn of two": (
        drawn("1 . .  . . .  . . .", "1 . .  . . .  . . .", display="2 3 4 5"),
        texts.WRONG_DECK.bind(count=64, each=4),
    ),
    "nothing revealed yet": (
        drawn(EMPTY, EMPTY, display="_ _ _ _"),
        texts.WRONG_DECK.bind(count=70, each=4),
    ),
    "a turn after somebody was full": (
        drawn(NINE_CARDS, FULL, NINE_CARDS, display="9 5 6"),
        texts.FULL_TOO_LONG.bind(player=Player(1)),
    ),
    "somebody full who is to act": (
        drawn("1+ 2 3  4 5 6  7 8+ .", FULL, NINE_CARDS, display="_ 5 6"),
        texts.FULL_TOO_LONG.bind(player=Player(1)),
    ),
    "half a turn of two after the second was full": (
        drawn("1+ 2+ 3  4 5 6  7 8 .", FULL, display="_ _ _ 6"),
        texts.FULL_TOO_LONG.bind(player=Player(1)),
    ),
    "a game that went on after its end": (
        drawn(NINE_CARDS, FULL, NINE_CARDS, display="9 5 6", number=3),
        texts.FULL_TOO_LONG.bind(player=Player(1)),
    ),
    "a turn not revealed": (
        drawn(*["# . .  . . .  . . ."] * 3, display="_ _ _"),
        texts.NOT_REVEALED.bind(count=67),
    ),
    "a full area not scored": (
        drawn(FULL, NINE_CARDS, display="_ _ 5 6", number=2),
        texts.NOT_SCORED.bind(round=2),
    ),
    "an exhausted deck not scored": (
        drawn(*[SEVEN_PAIRS] * 5, display="_ _ _ _ _"),
        texts.NOT_SCORED.bind(round=1),
    ),
    "an earlier round of two": (
        with_round(finished_round(1, FULL, FULL)),
        texts.WRONG_NUMBER_OF_AREAS.bind(expected=3, areas=2, tallies=2, round=1),
    ),
    "an earlier round without tallies": (
        with_round(evolve(ROUND_1, tallies=())),
        texts.WRONG_NUMBER_OF_AREAS.bind(expected=3, areas=3, tallies=0, round=1),
    ),
    "a card twice in an earlier round": (
        with_round(evolve(ROUND_1, areas=(ROUND_1.areas[0],) * 3)),
        texts.CARD_TWICE.bind(card=ROUND_1.areas[0].cards[0], round=1),
    ),
    "a card on another space in an earlier round": (
        with_round(finished_round(1, FULL, FULL, "2 1 3  4 5 6  7 8 9")),
        texts.WRONG_SPACE.bind(card=card("2y2s"), number=2, space=1, player=Player(2), round=1),
    ),
    "an earlier round of unequal counts": (
        with_round(finished_round(1, FULL, FULL, EIGHT)),
        texts.UNEQUAL_COUNTS.bind(round=1),
    ),
    "an earlier round that did not end": (
        with_round(finished_round(1, EIGHT, EIGHT, EIGHT)),
        texts.NOT_ENDED.bind(round=1),
    ),
    "an earlier round scored wrongly": (
        with_round(evolve(ROUND_1, tallies=(Tally(1, 2, 3), *ROUND_1.tallies[1:]))),
        texts.WRONG_TALLY.bind(
            player=Player(0),
            round=1,
            validated=ROUND_1.tallies[0].validated,
            symbols=ROUND_1.tallies[0].symbols,
            zone=ROUND_1.tallies[0].zone,
        ),
    ),
}


@pytest.mark.parametrize("case", FLAWED)
def test_a_flaw_is_named(case: str) -> None:
    state, reason = FLAWED[case]

    assert PIXIES.flaw(state) == reason
    assert "{" not in english(reason)


def test_every_flaw_is_met() -> None:
    met = {reason.source for _, reason in FLAWED.values()}

    assert met == {reason.source for reason in texts.FLAWS}


@pytest.mark.parametrize(
    ("pictures", "display"),
    [
        ((EMPTY, EMPTY), "1 2 3 4"),
        ((". . .  4r2s # 6r-  . . .", "1 2 3  . . .  . . ."), "_ _ 5 5"),
        (("# # #  # # #  # # .", EIGHT), "1 2 3 4"),
        (("#1b6s . .  . . .  . . .", EMPTY), "_ 2 3 4"),
        ((FULL, EIGHT), "_ 2 3 4"),
        ((EIGHT, EIGHT, EIGHT), "1 2 9"),
        ((FULL, FULL, EIGHT), "_ _ 9"),
        (("1b6s+ 2b4s 3m-  4b* 5r1x+ #  7g-+ 8b3x+ 9r-", "1+ 2+ 3+ 4+ 5+ 6+ . . ."), "_ 1 2 3"),
    ],
)
def test_any_consistent_position_will_do(pictures: tuple[str, ...], display: str) -> None:
    assert PIXIES.flaw(drawn(*pictures, display=display)) is None


@st.composite
def arranged(draw: st.DrawFn) -> State:
    """Positions that play rarely reaches: anything face down anywhere, at the start of a turn."""
    seats = draw(st.sampled_from(PIXIES.seats))
    kinds = draw(st.lists(st.sampled_from(".#uv"), min_size=8, max_size=8))
    placed = sum({".": 0, "#": 1, "u": 1, "v": 2}[kind] for kind in kinds)
    assume(placed * seats + REVEALED[seats] <= 70)
    assume(seats > 2 or placed % 2 == 0)
    pictures = [
        " ".join(
            {".": ".", "#": "#", "u": f"{number}", "v": f"{number}+"}[kind]
            for number, kind in enumerate(order, start=1)
        )
        for order in (draw(st.permutations([*kinds, "."])) for _ in range(seats))
    ]
    state = drawn(*pictures, display="", first=draw(st.integers(0, seats - 1)))
    revealed = REVEALED[seats]
    return evolve(state, display=state.deck[:revealed], deck=state.deck[revealed:])


@given(state=arranged(), seed=st.integers(0, 1000))
def test_whatever_is_consistent_can_be_played_to_its_end(state: State, seed: int) -> None:
    chance = Rng.seeded(seed)
    assert PIXIES.flaw(state) is None

    while moves := PIXIES.legal_moves(state):
        move, chance = chance.choice(moves)
        state = PIXIES.apply(state, move).state

        flaw = PIXIES.flaw(state)
        assert flaw is None, english(flaw)


numbers = st.integers(-2, 72)
spaces = st.builds(Space, up=st.none() | numbers, down=st.none() | numbers)
areas = st.builds(Area, st.lists(spaces, max_size=10).map(tuple))
tallies = st.builds(Tally, numbers, numbers, numbers)
rounds = st.builds(
    FinishedRound, st.lists(areas, max_size=6).map(tuple), st.lists(tallies, max_size=6).map(tuple)
)


@given(
    state=st.builds(
        State,
        areas=st.lists(areas, max_size=6).map(tuple),
        display=st.lists(st.none() | numbers, max_size=6).map(tuple),
        deck=st.permutations(range(1, 71)).map(tuple) | st.lists(numbers).map(tuple),
        first=numbers,
        finished=st.lists(rounds, max_size=4).map(tuple),
        rng=st.builds(Rng, numbers),
    )
)
def test_looking_for_flaws_never_fails(state: State) -> None:
    flaw = PIXIES.flaw(state)

    assert flaw is not None
    assert "{" not in english(flaw)
