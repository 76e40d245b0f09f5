from __future__ import annotations

from core.games.kingdomino import KINGDOMINO
from core.games.kingdomino.events import GameBegan, GameEnded, Placed, TurnBegan
from core.games.kingdomino.grid import Direction
from core.kernel.events import Moved, Turned
from core.kernel.places import Place
from core.kernel.scores import Standing
from tests.core.games.kingdomino.pictures import SWAMPLESS
from tests.core.games.kingdomino.tables import chosen, codes, facing, happenings, play, start
from tests.playing import playing


def test_in_the_first_choice_a_king_comes_from_its_owner() -> None:
    state = start(2)
    a = state.table.starter
    line = [slot.domino for slot in state.table.next_line]

    first = happenings(state, f"c{line[3]}")
    third = happenings(play(state, f"c{line[3]}", f"c{line[0]}"), f"c{line[1]}")

    assert first == (Moved(f"king:{a}", Place("kings", (0,), a), Place("next", (3,))),)
    assert third == (Moved(f"king:{a}", Place("kings", (1,), a), Place("next", (1,))),)


def test_later_a_king_moves_from_line_to_line() -> None:
    state = play(facing("##", 13), "p1,0e")
    domino = state.table.next_line[2].domino

    assert happenings(state, f"c{domino}") == (
        Moved("king:0", Place("current", (0,)), Place("next", (2,))),
    )


def test_a_domino_goes_from_its_line_into_the_kingdom() -> None:
    assert happenings(facing("##", 13), "p0,-1n") == (
        Placed(
            "domino:13",
            Place("current", (0,)),
            Place("kingdom", (0, -1), 0),
            Direction.NORTH,
        ),
    )


def test_a_discarded_domino_goes_to_its_owners_discards() -> None:
    state = facing(SWAMPLESS, 12, seats=2)
    had = len(state.table.kingdoms[0].discarded)

    assert happenings(state, "d") == (
        Moved("domino:12", Place("current", (0,)), Place("discard", (had,), 0)),
    )


def test_the_last_choice_of_a_turn_brings_the_lines_on() -> None:
    """Both lines move up; the new one is sorted by its backs and then turned over."""
    state = start(3)
    for _ in range(2):
        state = play(state, codes(state)[-1])
    line = [slot.domino for slot in state.table.next_line]
    seats = [(state.table.starter + place) % 3 for place in (2, 1, 0)]
    fresh = sorted(state.pile[:3])

    events = happenings(state, f"c{line[0]}")

    assert events == (
        Moved(f"king:{seats[0]}", Place("kings", (0,), seats[0]), Place("next", (0,))),
        TurnBegan(1, 12),
        *(
            Moved(piece, Place("next", (slot,)), Place("current", (slot,)))
            for slot in range(3)
            for piece in (f"domino:{line[slot]}", f"king:{seats[slot]}")
        ),
        *(Moved(f"domino:?{fresh[i]}", Place("pile"), Place("next", (i,))) for i in range(3)),
        *(Turned(f"domino:{fresh[i]}", Place("next", (i,))) for i in range(3)),
    )


def test_turns_are_counted_to_the_last() -> None:
    events = [e for p in playing(KINGDOMINO, 2, chosen(), 5) for e in p.events]

    assert [e for e in events if isinstance(e, TurnBegan)] == [TurnBegan(i, 6) for i in range(1, 7)]
    assert not any(isinstance(e, GameBegan) for e in events)


def test_the_end_of_a_game_is_told_last() -> None:
    *_, last = playing(KINGDOMINO, 3, chosen(), 5)
    outcome = KINGDOMINO.outcome(last.state)

    assert outcome is not None
    assert last.events[-1] == GameEnded(1, outcome.standings)


def test_a_dynasty_tells_the_standings_of_each_game_alone() -> None:
    positions = list(playing(KINGDOMINO, 2, chosen(dynasty=True), 5))
    events = [e for p in positions for e in p.events]
    totals = [KINGDOMINO.score(positions[-1].state, seat).total for seat in (0, 1)]
    games = [e for e in events if isinstance(e, GameEnded)]

    assert [game.number for game in games] == [1, 2, 3]
    assert totals == [
        sum(s.points for game in games for s in game.standings if s.seat == seat) for seat in (0, 1)
    ]
    assert all(isinstance(s, Standing) for game in games for s in game.standings)


def test_nothing_that_happens_is_hidden() -> None:
    for played in playing(KINGDOMINO, 2, chosen(), 1):
        for event in played.events:
            assert KINGDOMINO.redact(event, 1) is event
