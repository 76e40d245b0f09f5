"""What each seat knows of stack, bag and chips."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import evolve

from core.games.azul_duel import AZUL_DUEL
from core.games.azul_duel.pieces import COLORS, PLATES, Kind, counts
from core.kernel.events import Moved, Rearranged, Turned
from core.kernel.rng import Rng
from tests.core.games.azul_duel.positions import codes, events, play, position

if TYPE_CHECKING:
    from core.games.azul_duel.state import State
    from core.kernel.messages import Seat

SUNS = ("TTKKR", "TTKY", "BBRR", "YYRR", "BBKK")


def morning() -> State:
    """Plates 7, 2, 9 and 4 lie on top of the stack: special, wild, special, wild."""
    return position(suns=SUNS, stack=(7, 2, 9, 4))


def known(state: State, seat: Seat | None) -> list[int | None]:
    view = AZUL_DUEL.view(state, seat)
    return [plate.plate for plate in (*view.hand, *view.stack)]


def kinds(state: State, seat: Seat | None = None) -> list[Kind | None]:
    return [plate.kind for plate in AZUL_DUEL.view(state, seat).stack]


def test_only_the_back_of_the_top_plate_is_seen_at_first() -> None:
    """R17."""
    state = morning()

    assert known(state, 0) == known(state, None) == [None] * len(state.stack)
    assert kinds(state)[:4] == [Kind.SPECIAL, None, None, None]


def test_drawing_uncovers_the_next_back() -> None:
    state = play(morning(), "draw")

    assert kinds(state)[0] is Kind.WILD
    assert [plate.kind for plate in AZUL_DUEL.view(state, 1).hand] == [Kind.SPECIAL]


def test_nobody_sees_the_fronts_before_the_drawer_looks() -> None:
    state = play(morning(), "draw", "draw")

    assert known(state, 0)[:2] == known(state, 1)[:2] == [None, None]


def test_only_the_drawer_sees_the_fronts() -> None:
    """R16."""
    state = play(morning(), "draw", "draw", "look")

    assert known(state, 0)[:2] == [7, 2]
    assert known(state, 1)[:2] == known(state, None)[:2] == [None, None]


def test_the_drawer_remembers_a_returned_plate_and_everybody_its_kind() -> None:
    state = play(morning(), "draw", "draw", "look", "keep:D07@11r0")

    assert known(state, 0)[-1] == 2
    assert known(state, 1)[-1] is None
    assert kinds(state, 1)[-1] is Kind.WILD


def test_several_returned_plates_are_known_by_kind_in_their_order() -> None:
    state = play(morning(), "draw", "draw", "draw", "look", "keep:D07@11r0", "return:D09")

    assert known(state, 0)[-2:] == [9, 2]
    assert known(state, 1)[-2:] == [None, None]
    assert kinds(state, 1)[-2:] == [Kind.SPECIAL, Kind.WILD]


def remembered(*plates: int, seat: Seat) -> State:
    """Let a seat know the fronts of these plates on top of the stack."""
    state = position(suns=SUNS, stack=plates)
    seen = (seat == 0, seat == 1)
    top = tuple(evolve(plate, seen=seen, back_seen=True) for plate in state.stack[: len(plates)])
    return evolve(state, stack=top + state.stack[len(plates) :])


def test_a_known_plate_stays_known_when_it_alone_is_returned() -> None:
    state = remembered(7, 2, seat=1)
    assert known(state, 1)[:2] == [7, 2]

    after = play(state, "draw", "draw", "look", "keep:D07@11r0")

    assert known(after, 1)[-1] == 2
    assert known(after, 0)[-1] == 2


def test_known_plates_are_lost_when_several_are_returned() -> None:
    state = play(remembered(7, 2, 4, seat=1), "draw", "draw", "draw", "look")
    assert known(state, 1)[:3] == [7, 2, 4]

    state = play(state, "keep:D07@11r0")
    assert known(state, 1)[:2] == [None, None]

    after = play(state, "return:D04")

    assert known(after, 1)[-2:] == [None, None]
    assert known(after, 0)[-2:] == [4, 2]


def test_a_drawer_who_knows_the_top_plate_sees_it_before_looking() -> None:
    assert known(play(remembered(7, seat=0), "draw"), 0)[0] == 7


def test_the_unseen_plates_are_the_rest_of_the_box() -> None:
    state = play(morning(), "draw", "draw", "look", "keep:D07@11r0")
    out = {laid.plate for board in state.boards for laid in board.dome.slots if laid}
    out |= {plate for plate in state.display if plate}

    assert set(AZUL_DUEL.view(state, 1).unseen_plates) == set(PLATES) - out
    assert set(AZUL_DUEL.view(state, 0).unseen_plates) == set(PLATES) - out - {2}


def test_the_bag_is_seen_by_color() -> None:
    state = morning()

    assert AZUL_DUEL.view(state, 0).bag == counts(state.bag)


def test_chips_are_seen_when_they_lie_face_up() -> None:
    state = position(suns=("TTKKR", "TTKY", "BBRR"))
    view = AZUL_DUEL.view(state, 0)
    up = [factory.chip for factory in state.factories[3:]]

    assert [factory.has_chip for factory in view.factories] == [False] + [True] * 4
    assert [factory.chip for factory in view.factories] == [None, None, None, *up]
    assert len(view.unseen_chips) == 18
    assert view.chips_left == 16


def test_a_made_up_stack_keeps_to_the_backs() -> None:
    state = play(morning(), "draw", "draw", "draw", "look", "keep:D07@11r0", "return:D09")
    view = AZUL_DUEL.view(state, 1)

    for seed in range(20):
        guess = AZUL_DUEL.determinize(view, Rng.seeded(seed))
        assert [plate.kind for plate in guess.stack[-2:]] == [Kind.SPECIAL, Kind.WILD]
        assert guess.stack[0].kind is state.stack[0].kind


def test_every_unknown_plate_is_made_up_equally_often() -> None:
    view = AZUL_DUEL.view(morning(), 1)
    guesses = [AZUL_DUEL.determinize(view, Rng.seeded(seed)) for seed in range(1300)]

    second = Counter(guess.stack[1].plate for guess in guesses)

    assert set(second) == set(view.unseen_plates)
    assert max(second.values()) < 2 * min(second.values())


def test_a_made_up_bag_has_the_same_tiles_in_another_order() -> None:
    state = morning()
    guess = AZUL_DUEL.determinize(AZUL_DUEL.view(state, 0), Rng.seeded(5))

    assert guess.bag != state.bag
    assert [guess.bag.count(color) for color in COLORS] == list(counts(state.bag))


def test_a_look_is_told_to_the_drawer_only() -> None:
    told = events(play(morning(), "draw"), "look")
    (look,) = told
    assert isinstance(look, Turned)

    shown = [AZUL_DUEL.redact(look, seat) for seat in (0, 1, None)]

    assert [event.piece for event in shown if isinstance(event, Turned)] == [
        "plate:D07",
        "plate:?special",
        "plate:?special",
    ]


def test_a_returned_plate_is_told_by_its_back() -> None:
    state = play(morning(), "draw", "draw", "draw", "look", "keep:D07@11r0")
    returned = events(state, "return:D09")[0]
    redacted = AZUL_DUEL.redact(returned, 1)
    assert isinstance(returned, Moved)
    assert isinstance(redacted, Moved)

    assert (returned.piece, returned.source.code) == ("plate:D09", "hand@0:1")
    assert (redacted.piece, redacted.source.code) == ("plate:?special", "hand@0")


def test_the_kept_plate_is_told_to_everybody() -> None:
    state = play(morning(), "draw", "look")
    kept = events(state, "keep:D07@11r2")[0]
    redacted = AZUL_DUEL.redact(kept, 1)
    assert isinstance(redacted, Moved)

    assert (redacted.piece, redacted.target.code) == ("plate:D07r2", "slot@0:1,1")


def test_nothing_else_is_hidden_in_events() -> None:
    state = morning()

    for code in ("sun1:T/KY>3", codes(state, "plate:")[0]):
        told = events(state, code)
        assert tuple(AZUL_DUEL.redact(event, None) for event in told) == told


def closing(state: State, code: str) -> list[Rearranged]:
    return [event for event in events(state, code) if isinstance(event, Rearranged)]


def test_the_hand_closes_up_where_a_plate_left_it() -> None:
    state = play(morning(), "draw", "draw", "draw", "look")
    (kept,) = closing(state, "keep:D07@11r0")

    assert [(move.piece, move.source.code, move.target.code) for move in kept.moves] == [
        ("plate:D02", "hand@0:1", "hand@0:0"),
        ("plate:D09", "hand@0:2", "hand@0:1"),
    ]


def test_how_the_hand_closes_up_does_not_tell_which_plate_left_it() -> None:
    state = play(morning(), "draw", "draw", "draw", "look", "keep:D07@11r0")
    told = [[AZUL_DUEL.redact(e, 1) for e in closing(state, c)] for c in codes(state, "return:")]

    assert len(told) == 2
    assert told[0] == told[1] == [Rearranged(())]
