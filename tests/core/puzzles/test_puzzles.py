"""The format of puzzles, how they are solved, picked and rated."""

from __future__ import annotations

from contextlib import suppress
from datetime import date, timedelta

import pytest
from attrs import evolve

from core.games import GAMES
from core.games.kingdomino.moves import PlaceDomino
from core.games.kingdomino.pieces import DOMINOES
from core.kernel.errors import BadCode
from core.kernel.messages import english
from core.kernel.rng import Rng
from core.puzzles.costs import cost_of, rivals
from core.puzzles.course import MOST_OWN, Course
from core.puzzles.endgame import NotClosed, lead, preference
from core.puzzles.glicko import HINT_WEIGHT, Rating, fitted
from core.puzzles.kinds import KINDS
from core.puzzles.library import puzzle_games, puzzles_of
from core.puzzles.making import Maker
from core.puzzles.picking import NEAR, next_puzzle, of_day
from core.puzzles.puzzle import read_puzzles
from core.puzzles.solving import Solver
from core.puzzles.symmetry import different
from tests.core.puzzles.independent_search import gap


@pytest.mark.parametrize("key", puzzle_games())
def test_the_first_puzzles_are_made_again_to_the_letter(key: str) -> None:
    made = next(Maker(key).make(1))

    assert made.puzzle.line == puzzles_of(key)[0].line


@pytest.mark.parametrize("key", puzzle_games())
def test_each_game_has_1500_puzzles_of_every_kind(key: str) -> None:
    puzzles = puzzles_of(key)

    assert len(puzzles) >= 1500
    assert {each.kind for each in puzzles} == {*KINDS[key]}


def test_a_domino_with_equal_halves_looks_the_same_turned_round() -> None:
    game = GAMES["kingdomino"]
    puzzle = puzzles_of("kingdomino")[0]
    state, rng = game.new(2, puzzle.state.options, Rng.seeded(3)), Rng.seeded(3)
    halved = {False: 0, True: 0}
    while game.to_act(state) is not None:
        moves = game.legal_moves(state)
        if isinstance(moves[0], PlaceDomino):
            domino = DOMINOES[state.table.current_line[state.table.turn].domino]
            twice = domino.left == domino.right
            halved[twice] += 1
            assert different(game, state) * (1 + twice) == len(moves)
        else:
            assert different(game, state) == len(moves)
        move, rng = rng.choice(moves)
        state = game.apply(state, move).state

    assert all(halved.values())


@pytest.mark.parametrize("key", puzzle_games())
def test_no_puzzle_stands_twice_and_a_game_gives_one_at_most(key: str) -> None:
    puzzles = puzzles_of(key)

    assert len({each.code for each in puzzles}) == len(puzzles)
    assert [each.number for each in puzzles] == [*range(1, len(puzzles) + 1)]


@pytest.mark.parametrize("key", puzzle_games())
def test_a_puzzle_has_one_to_three_own_moves_and_a_reason(key: str) -> None:
    course = Course(puzzles_of(key)[0])
    task = course.first()

    assert english(course.reason(task))

    own = 1
    while (following := course.after(task, task.solved.right[0]).task) is not None:
        task = following
        own += 1
    assert own <= MOST_OWN


@pytest.mark.parametrize("key", puzzle_games())
def test_the_items_of_every_wrong_answer_add_up_to_its_cost(key: str) -> None:
    puzzle = next(each for each in puzzles_of(key) if each.state.seats == 2)
    solver = Solver(puzzle.game, puzzle.seat)
    solved = solver.solved(puzzle.state)
    for move in [each for each in solved.totals if each not in solved.right][:6]:
        items = cost_of(puzzle.game, solver, solved, move)

        assert items
        assert len({(item.seat, item.reason) for item in items}) == len(items)
        assert sum(item.cost(puzzle.seat) for item in items) == solved.best - solved.values[move]


def test_costs_are_counted_against_the_best_other_player() -> None:
    assert rivals((5, 9, 7), (5, 9, 8), 0) == (1,)
    assert rivals((5, 9, 9), (5, 8, 9), 0) == (2,)
    assert rivals((5, 9, 7), (5, 7, 9), 0) == (1, 2)

    puzzle = next(each for each in puzzles_of("pixies") if each.state.seats > 2)
    solver = Solver(puzzle.game, puzzle.seat)
    solved = solver.solved(puzzle.state)
    for move in [each for each in solved.totals if each not in solved.right]:
        others = rivals(solved.totals[solved.right[0]], solved.totals[move], puzzle.seat)
        items = cost_of(puzzle.game, solver, solved, move)

        assert {item.seat for item in items} <= {puzzle.seat, *others}
        if len(others) == 1:
            lost = solved.best - solved.values[move]
            assert sum(item.cost(puzzle.seat) for item in items) == lost


def test_an_open_position_is_no_end() -> None:
    puzzle = puzzles_of("kingdomino")[0]
    state = puzzle.game.new(2, puzzle.state.options, puzzle.state.rng)

    with pytest.raises(NotClosed):
        Solver(puzzle.game, 0).solved(state)


@pytest.mark.parametrize(
    "line",
    ["", "x", "pt1200", "pt1200 !", "zz1200 ABC", "pt1200 " + "A" * 401, "pt12000 ABC"],
)
def test_a_line_that_is_no_puzzle_is_refused(line: str) -> None:
    if not line:
        assert read_puzzles("kingdomino", line) == ()
        return
    with pytest.raises(BadCode):
        read_puzzles("kingdomino", line)


@pytest.mark.parametrize("key", puzzle_games())
def test_changed_letters_give_a_sentence_or_another_position(key: str) -> None:
    puzzle = puzzles_of(key)[0]
    for at in range(0, len(puzzle.code), 5):
        for letter in "A9_":
            changed = evolve(puzzle, code=puzzle.code[:at] + letter + puzzle.code[at + 1 :])
            with suppress(BadCode):
                assert changed.seat in range(changed.state.seats)


def test_the_next_puzzle_is_near_the_rating_and_new() -> None:
    puzzles = puzzles_of("kingdomino")
    tried = {each.number for each in puzzles[::2]}
    chosen = next_puzzle(puzzles, 1200, tried, 7)

    assert chosen is not None
    assert abs(chosen.rating - 1200) <= NEAR
    assert chosen.number not in tried
    assert next_puzzle((), 1200, (), 7) is None


def test_the_puzzle_of_a_day_comes_back_only_after_all_others() -> None:
    puzzles = puzzles_of("kingdomino")[:20]
    days = [date(2026, 3, 1) + timedelta(days=each) for each in range(20)]

    assert {of_day(puzzles, day) for day in days} == {*puzzles}
    assert of_day(puzzles, days[0]) == of_day(puzzles, days[0])


def test_ratings_follow_first_tries() -> None:
    fresh = Rating()
    better, worse = fresh.after(1200, solved=True), fresh.after(1200, solved=False)

    assert worse.value < 1200 < better.value
    assert better.deviation < fresh.deviation
    hinted = fresh.after(1200, solved=True, weight=HINT_WEIGHT)
    assert 1200 < hinted.value < better.value


def test_a_puzzle_that_more_levels_solve_is_easier() -> None:
    tries = dict.fromkeys(("novice", "casual", "skilled", "hard", "expert"), 10)
    easy = fitted(tries, {"novice": 5, "casual": 10, "skilled": 10, "hard": 10, "expert": 10})
    hard = fitted(tries, {"novice": 0, "casual": 0, "skilled": 1, "hard": 5, "expert": 9})

    assert 600 < easy < 1000 < hard < 2000


def test_players_prefer_their_lead_and_then_spite_the_solver() -> None:
    assert lead((5, 9, 7), 1) == gap([5, 9, 7], 1) == 2
    assert preference((5, 9, 7), 1, 0) > preference((6, 9, 7), 1, 0)
