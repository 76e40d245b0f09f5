"""Every reason for a refusal, from a position where it arises."""

from __future__ import annotations

import pytest

from core.games.azul_duel import AZUL_DUEL, texts
from core.games.azul_duel.state import Stage, State
from core.kernel.messages import Message
from core.kernel.options import choose
from core.kernel.rng import Rng
from tests.core.games.azul_duel.positions import LAST_CHIP, Side, codes, evening, play, position

SUNS = ("TTKKR", "TTKY", "BBRR", "YYRR", "BBKK")


def opening() -> State:
    return AZUL_DUEL.new(2, choose(AZUL_DUEL.options, {}), Rng.seeded(1))


def morning() -> State:
    return position(suns=SUNS, display=(4, 5, 6), stack=(7, 8, 9))


def moonlit() -> State:
    return position(moons=("KKR", "KY", "", "B"), suns=("", "", "TTTT"))


def tiling() -> State:
    side = Side(
        plates={(1, 1): "D01", (2, 1): "D02", (2, 2): "D05"},
        tiles={(3, 2): "B"},
        lines=("", "", "RR", "TTTT"),
        chips="T R R",
    )
    return play(evening(side, round_=2), LAST_CHIP)


def placing() -> State:
    return play(tiling(), "spend:3:R+R")


REFUSED = [
    (play(evening(round_=5), LAST_CHIP), "draw", texts.GAME_OVER),
    (opening(), "draw", texts.FIRST[Stage.OPENING]),
    (morning(), "look", texts.FIRST[Stage.ACQUIRING]),
    (play(morning(), "draw"), "pass", texts.FIRST[Stage.DRAWING]),
    (play(morning(), "draw", "look"), "draw", texts.FIRST[Stage.KEEPING]),
    (
        play(morning(), "draw", "draw", "draw", "look", "keep:D07@11r0"),
        "keep:D08@12r0",
        texts.FIRST[Stage.RETURNING],
    ),
    (tiling(), "place:3>1", texts.FIRST[Stage.COMPLETING]),
    (placing(), "skip:3", texts.FIRST[Stage.PLACING]),
    (position(round_=5, suns=SUNS), "draw", texts.NO_PLATES_IN_LAST_ROUND),
    (position(Side(tokens=0), suns=SUNS), "draw", texts.NO_TOKEN),
    (morning(), "plate:D07@11r0", texts.NOT_ON_DISPLAY),
    (morning(), "plate:D04@33r0", texts.SLOT_TAKEN),
    (
        position(Side(tokens=1), round_=4, suns=SUNS, display=(None, 2, 3)),
        "chip1",
        texts.CHIP_COVERED,
    ),
    (
        position(Side(tokens=1), Side(tokens=1), round_=4, suns=SUNS, display=(None, 2, 3)),
        "sun1:B>1",
        texts.NOT_ON_SMALL_SUN,
    ),
    (position(Side(score=0), suns=SUNS), "draw", texts.NO_POINTS),
    (play(morning(), "draw", "look"), "keep:D08@11r0", texts.NOT_DRAWN),
    (moonlit(), "sun0:T>1", texts.LARGE_SUN_EMPTY),
    (moonlit(), "sun1:T>1", texts.SMALL_SUN_EMPTY),
    (morning(), "sun0:B>1", texts.NOT_ON_LARGE_SUN),
    (morning(), "sun0:T/KKR>1", texts.LARGE_HAS_NO_ORDER),
    (morning(), "sun1:T/KK>1", texts.WRONG_ORDER),
    (moonlit(), "moon:T>1", texts.NOT_ON_MOON),
    (position(moons=("R", "KY")), "moon:K>1", texts.BURIED),
    (position(Side(lines=("T",)), suns=SUNS), "sun1:T/KY>1", texts.LINE_FULL),
    (position(Side(lines=("B",)), suns=SUNS), "sun1:T/KY>1", texts.OTHER_COLOR),
    (play(moonlit(), "chip4"), "chip4", texts.CHIP_GONE),
    (position(Side(taken=2), suns=SUNS[:1]), "chip1", texts.CHIPS_TAKEN),
    (morning(), "pass", texts.CANNOT_PASS),
    (tiling(), "skip:4", texts.ANOTHER_LINE),
    (placing(), "place:3>6", texts.NO_PLATE_THERE),
    (placing(), "place:3>2", texts.SPACE_FILLED),
    (placing(), "place:3>4", texts.SPACE_FOR_SPECIAL),
    (placing(), "place:3>3", texts.SPACE_OF_OTHER_COLOR),
    (tiling(), "spend:3:B+R+T", texts.CHIPS_MISSING),
    (tiling(), "spend:3:R+T", texts.too_few_chips(1)),
    (
        play(
            evening(Side(plates={(2, 1): "D02"}, lines=("", "", "TT"), chips="T T B B"), round_=2),
            LAST_CHIP,
        ),
        "spend:3:B+B+T+T",
        texts.too_many_chips(1),
    ),
]


def stackless() -> State:
    state = play(position(round_=4, suns=SUNS), "draw")
    return play(state, codes(state)[0])


REFUSED.append((stackless(), "draw", texts.STACK_EMPTY))


@pytest.mark.parametrize(
    ("state", "code", "sentence"), REFUSED, ids=[f"{c}-{s.source}" for _, c, s in REFUSED]
)
def test_a_refusal_says_which_rule_is_broken(state: State, code: str, sentence: Message) -> None:
    reason = AZUL_DUEL.why_not(state, AZUL_DUEL.parse(code))

    assert reason is not None
    assert (reason.source, reason.rule) == (sentence.source, sentence.rule)
    assert code not in codes(state)


def test_every_refusal_is_reached() -> None:
    constants = {m.source for m in vars(texts).values() if isinstance(m, Message) and m.rule}
    stages = {message.source for message in texts.FIRST.values()}
    counted = {texts.too_many_chips(1).source, texts.too_few_chips(1).source}

    assert {sentence.source for _, _, sentence in REFUSED} == constants | stages | counted


def test_every_refusal_cites_a_paragraph_of_the_rulebook() -> None:
    assert {sentence.rule for _, _, sentence in REFUSED} == set(texts.ANCHORS)


def test_two_players_play() -> None:
    options = choose(AZUL_DUEL.options, {})

    assert AZUL_DUEL.why_not_start(2, options) is None
    assert AZUL_DUEL.why_not_start(3, options) == texts.TWO_PLAYERS.citing(texts.SETUP)
