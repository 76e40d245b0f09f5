"""Every reason to refuse a move, in a position where it is the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from core.games.kingdomino import KINGDOMINO, texts
from core.games.kingdomino.grid import Direction
from core.games.kingdomino.moves import ClaimDomino, PlaceDomino
from core.kernel.errors import IllegalMove
from core.kernel.messages import Message, english
from tests.core.games.kingdomino.pictures import SWAMPLESS
from tests.core.games.kingdomino.tables import CASTLE_ONLY, ended, facing, play, start

if TYPE_CHECKING:
    from core.games.kingdomino.state import State

ROW = "## F0 F0 F0 F0"
COLUMN = "F0\nF0\nF0\nF0\n##"
PLACED = play(facing(CASTLE_ONLY, 13), "p1,0e")

REFUSALS: list[tuple[State, str, Message, str]] = [
    (ended(CASTLE_ONLY, CASTLE_ONLY), "d", texts.GAME_OVER, "The game is over."),
    (ended(CASTLE_ONLY, CASTLE_ONLY), "c1", texts.GAME_OVER, "The game is over."),
    (
        facing(CASTLE_ONLY, 13),
        "c48",
        texts.PLACE_FIRST,
        "First place domino 13, then choose the next one.",
    ),
    (
        facing(SWAMPLESS, 12),
        "c44",
        texts.DISCARD_FIRST,
        "First discard domino 12, which fits nowhere, then choose the next one.",
    ),
    (
        PLACED,
        "p2,1e",
        texts.CHOOSE_FIRST,
        "Your domino has been played; now choose one from the next line.",
    ),
    (
        PLACED,
        "d",
        texts.CHOOSE_FIRST,
        "Your domino has been played; now choose one from the next line.",
    ),
    (
        start(4),
        "p1,0e",
        texts.NOTHING_TO_PLACE,
        "There is nothing to place yet: first, everyone chooses a domino.",
    ),
    (
        facing(CASTLE_ONLY, 13, last=True),
        "c48",
        texts.NO_NEXT_LINE,
        "In the last turn there is no next line to choose from.",
    ),
    (PLACED, "c13", texts.NOT_IN_LINE, "Domino 13 is not in the next line."),
    (
        facing("W0 F0 ##", 1),
        "p-1,0n",
        texts.COVERED,
        "This square is already covered: forest.",
    ),
    (
        facing(CASTLE_ONLY, 13),
        "p1,0w",
        texts.COVERED,
        "This square is already covered: castle.",
    ),
    (
        facing(ROW, 13),
        "p-1,0n",
        texts.too_wide(6, 5),
        "Your kingdom would be 6 squares wide; no more than 5 are allowed.",
    ),
    (
        facing(ROW, 13),
        "p5,0e",
        texts.too_wide(7, 5),
        "Your kingdom would be 7 squares wide; no more than 5 are allowed.",
    ),
    (
        facing(COLUMN, 13),
        "p0,1e",
        texts.too_high(6, 5),
        "Your kingdom would be 6 squares high; no more than 5 are allowed.",
    ),
    (
        facing(CASTLE_ONLY, 13, seats=2, mighty_duel=True),
        "p-98,0e",
        texts.too_wide(99, 7),
        "Your kingdom would be 99 squares wide; no more than 7 are allowed.",
    ),
    (
        facing(CASTLE_ONLY, 13),
        "p2,0e",
        texts.NO_MATCH,
        "One half must touch the castle or a square of the same terrain: wheat field or forest.",
    ),
    (
        facing("## W0 F0", 7),
        "p3,0e",
        texts.NO_MATCH_TWIN,
        "One half must touch the castle or a square of the same terrain: lake.",
    ),
    (
        facing(CASTLE_ONLY, 13),
        "d",
        texts.STILL_FITS,
        "Domino 13 can still be placed, so you cannot discard it.",
    ),
]


def already_chosen() -> tuple[State, str, Message, str]:
    state = PLACED
    taken = state.table.next_line[1].domino
    state = play(state, f"c{taken}", "p1,0e")
    sentence = f"Player 1 already has a king on domino {taken}."
    return state, f"c{taken}", texts.ALREADY_CHOSEN, sentence


REFUSALS.append(already_chosen())


@pytest.mark.parametrize(("state", "code", "reason", "sentence"), REFUSALS)
def test_a_refusal_says_which_rule_and_the_numbers(
    state: State, code: str, reason: Message, sentence: str
) -> None:
    move = KINGDOMINO.parse(code)

    why = KINGDOMINO.why_not(state, move)
    with pytest.raises(IllegalMove) as refused:
        KINGDOMINO.apply(state, move)

    assert why is not None
    assert why.source == reason.source
    assert why.rule == reason.rule
    assert english(why) == sentence
    assert refused.value.message == why


def test_every_refusal_there_is_has_its_position() -> None:
    cited = {m.source for m in vars(texts).values() if isinstance(m, Message) and m.rule}
    cited |= {texts.too_wide(6, 5).source, texts.too_high(6, 5).source}

    assert {reason.source for _, _, reason, _ in REFUSALS} == cited


def test_every_refusal_cites_a_paragraph_of_the_rulebook() -> None:
    assert {reason.rule for _, _, reason, _ in REFUSALS} == set(texts.ANCHORS)


@pytest.mark.parametrize("number", [0, 49, -1, 10**9])
def test_a_domino_that_does_not_exist_is_not_in_the_line(number: int) -> None:
    reason = KINGDOMINO.why_not(PLACED, ClaimDomino(number))

    assert reason == texts.NOT_IN_LINE.bind(domino=number)


def test_a_place_far_away_is_too_wide() -> None:
    move = PlaceDomino((10**9, 0), Direction.NORTH)

    assert KINGDOMINO.why_not(facing(CASTLE_ONLY, 13), move) == texts.too_wide(10**9 + 1, 5)
