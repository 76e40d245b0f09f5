"""What speaks for a move must be true, and every kind of reason must come up in games."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import pytest

from core.ai.advice import CLEAR, Advice, Candidate
from core.ai.opponents import OPPONENTS
from core.ai.reasons import GENERAL, Reason, reason_for
from core.games import GAMES
from core.games.azul_duel.moves import TakeMoon, TakeSun
from core.games.pixies.events import Validated
from core.kernel.events import Moved, Scored
from core.kernel.messages import english
from core.kernel.rng import Rng
from core.match import Match
from tests.changed_opponents import change_opponent
from tests.core.games.kingdomino.tables import facing

KEYS = sorted(GAMES)
DEALS: dict[str, list[tuple[int, dict[str, bool], int]]] = {
    "azul_duel": [(2, {}, seed) for seed in range(4)],
    "kingdomino": [(4, {}, 0), (2, {"middle_kingdom": True, "harmony": True}, 1), (3, {}, 2)],
    "pixies": [(2, {}, 0), (3, {}, 1), (5, {}, 2)],
}

Case = tuple[Match, Any, Reason]


@cache
def games(key: str) -> tuple[Match, ...]:
    """Play some games with quick advice."""
    matches = []
    for seats, options, seed in DEALS[key]:
        match = Match.new(GAMES[key], seats, options, seed)
        while not match.over:
            match = match.play(advised(match, 24).best.move)
        matches.append(match)
    return tuple(matches)


def advised(match: Match, budget: int) -> Advice:
    seat = match.to_act
    assert seat is not None
    view = match.game.view(match.state, seat)
    return OPPONENTS[match.game.key].search(view, seat, budget, match.ply, lambda: False)


@cache
def cases(key: str) -> tuple[Case, ...]:
    """Find what speaks for the moves of the games, played or not."""
    found = []
    for match in games(key):
        for ply in range(len(match.line)):
            before = match.goto(ply)
            view = before.game.view(before.state, before.to_act)
            legal = before.game.legal_moves(before.state)
            for move in {legal[0], legal[len(legal) // 2], match.line[ply].move}:
                found += [(before, move, reason) for reason in OPPONENTS[key].reasons(view, move)]
    return tuple(found)


def of_kind(key: str, kind: str) -> list[Case]:
    chosen = [case for case in cases(key) if case[2].kind == kind]
    assert chosen
    return chosen


@pytest.mark.parametrize("key", KEYS)
def test_every_kind_of_reason_comes_up(key: str) -> None:
    assert {reason.kind for _, _, reason in cases(key)} == OPPONENTS[key].reason_kinds


@pytest.mark.parametrize("key", KEYS)
def test_every_reason_is_a_sentence_of_its_own(key: str) -> None:
    sources: dict[str, set[str]] = {}
    for _, _, reason in cases(key):
        sources.setdefault(reason.kind, set()).add(reason.sentence.source)
        words = english(reason.sentence)
        assert words.endswith(".")
        assert "{" not in words
        assert reason.weight > 0

    assert all(len(found) == 1 for found in sources.values())
    assert len(set.union(*sources.values())) == len(sources)


PLAIN = {"draws", "looks", "saves", "first", "middle", "no_holes", "symbols", "zone"}
"""The kinds that speak of what has no number, color or place, or only a count."""


@pytest.mark.parametrize("key", KEYS)
def test_reasons_name_the_piece_or_the_place(key: str) -> None:
    for _, _, reason in cases(key):
        assert reason.sentence.args or reason.kind in PLAIN, reason.sentence.source


def test_a_line_said_to_be_filled_is_full() -> None:
    for match, move, _ in of_kind("azul_duel", "fills_line"):
        room = match.state.board.missing(move.line)
        events = match.play(move).turns[-1].events
        filled = [e for e in events if isinstance(e, Moved) and e.target.area == "line"]
        assert len(filled) == room


def test_a_color_said_to_be_denied_is_gone() -> None:
    for match, move, _ in of_kind("azul_duel", "denies"):
        assert isinstance(move, TakeSun | TakeMoon)
        events = match.play(move).turns[-1].events
        taken = sum(
            isinstance(e, Moved)
            and e.piece == f"tile:{move.color.value}"
            and e.source.area in {"sun", "moon"}
            and e.target.area not in {"sun", "moon"}
            for e in events
        )
        offered = sum(
            (*factory.sun, *factory.moon).count(move.color) for factory in match.state.factories
        )
        assert taken == offered


def test_a_move_said_to_be_safe_breaks_nothing() -> None:
    for match, move, _ in of_kind("azul_duel", "safe"):
        events = match.play(move).turns[-1].events
        taken = [e for e in events if isinstance(e, Moved) and e.source.area in {"sun", "moon"}]
        assert not any(each.target.area in {"broken", "tower"} for each in taken)


def test_a_tile_scores_what_is_said() -> None:
    for match, move, reason in of_kind("azul_duel", "scores"):
        seat = match.to_act
        place = ("dome", (move.line, move.column))
        events = match.play(move).turns[-1].events
        scored = [
            event.line.points
            for event in events[: 1 + len(events)]
            if isinstance(event, Scored)
            and event.seat == seat
            and place in [(p.area, p.at) for p in event.line.places]
            and "special" not in event.line.reason.source.lower()
        ]
        assert reason.sentence.count is not None
        assert sum(scored[:2]) >= reason.sentence.count


def test_territories_said_to_be_joined_become_one() -> None:
    for match, move, _ in of_kind("kingdomino", "joins"):
        seat = match.to_act
        after = match.play(move)
        before, now = (each.state.table.kingdoms[seat].territories for each in (match, after))
        grown = [each for each in now if each not in before]
        assert any(sum(old.cells <= each.cells for old in before) > 1 for each in grown)


def test_a_claim_is_worth_what_is_said() -> None:
    for match, move, reason in of_kind("kingdomino", "claim_points")[:20]:
        kingdom = match.state.table.kingdoms[match.to_act]
        assert reason.sentence.count is not None
        assert reason.sentence.count > 0
        assert move.domino not in [laid.domino for laid in kingdom.laid]


def test_a_card_said_to_validate_does() -> None:
    for match, move, reason in of_kind("pixies", "validates"):
        events = match.play(move).turns[-1].events
        assert any(isinstance(event, Validated) for event in events)
        assert dict(reason.sentence.args)["number"] == reason.weight


def test_symbols_bring_what_is_said() -> None:
    for match, move, reason in of_kind("pixies", "symbols"):
        seat = match.to_act
        assert seat is not None
        after = match.play(move)
        if len(after.state.finished) == len(match.state.finished):
            more = after.game.score(after.state, seat).total
            gained = more - match.game.score(match.state, seat).total
            assert reason.sentence.count is not None
            others = {r.kind: r.weight for m, v, r in cases("pixies") if m is match and v == move}
            assert gained >= reason.sentence.count - 10
            assert others["symbols"] == reason.sentence.count


@pytest.mark.parametrize("key", KEYS)
def test_the_best_move_of_every_position_has_a_reason(key: str) -> None:
    kinds = set()
    for match in games(key)[:2]:
        for ply in range(0, len(match.line), 5):
            before = match.goto(ply)
            advice = advised(before, 24)
            view = before.game.view(before.state, before.to_act)
            reason = reason_for(before.game, view, advice, advice.best)
            kinds.add(reason.kind)
            if reason.kind == "only":
                assert len(before.game.legal_moves(before.state)) == 1

    assert kinds <= OPPONENTS[key].reason_kinds | GENERAL
    assert len(kinds) > 4


def test_what_speaks_for_all_moves_is_no_reason() -> None:
    state = facing("## W1 F0", 1)
    match = Match.at(GAMES["kingdomino"], state)
    view = match.game.view(state, match.to_act)
    moves = match.game.legal_moves(state)
    growing = [
        m for m in moves if any(r.kind == "grows" for r in OPPONENTS["kingdomino"].reasons(view, m))
    ]
    assert len(growing) > 1
    clear = Advice(tuple(Candidate(m, 9.0 - 4 * n, 50) for n, m in enumerate(growing[:2])), 100)

    assert reason_for(match.game, view, clear, clear.best).kind in {"grows", "no_holes"}


def test_without_a_reason_the_numbers_speak() -> None:
    match = Match.new(GAMES["azul_duel"], 2, {}, 3)
    view = match.game.view(match.state, match.to_act)
    first, second, *_ = match.game.legal_moves(match.state)
    ahead = Advice((Candidate(first, 7.2, 50), Candidate(second, 3.1, 50)), 100)
    level = Advice((Candidate(first, 3.2, 50), Candidate(second, 3.1, 50)), 100)

    with pytest.MonkeyPatch.context() as patch:
        change_opponent(patch, "azul_duel", reasons=lambda *_: ())
        said = reason_for(match.game, view, ahead, ahead.best)
        assert english(said.sentence) == (
            "In simulated games, it is worth 4 points more than any other move."
        )
        assert reason_for(match.game, view, level, level.best).kind == "level"
        assert reason_for(match.game, view, level, level.candidates[1]).kind == "among"
        behind = reason_for(match.game, view, ahead, ahead.candidates[1])
        assert english(behind.sentence) == (
            "Choice 2: in simulated games, it is worth 4 points less than the best move."
        )


def test_what_the_numbers_say_never_contradicts_them() -> None:
    match = Match.new(GAMES["azul_duel"], 2, {}, 3)
    view = match.game.view(match.state, match.to_act)
    first, second, *_ = match.game.legal_moves(match.state)
    with pytest.MonkeyPatch.context() as patch:
        change_opponent(patch, "azul_duel", reasons=lambda *_: ())
        for percent, points in product(range(-12, 13), range(-6, 7)):
            here = Candidate(first, 3.0, 50, 0.5)
            there = Candidate(second, 3.0 + points, 50, 0.5 + percent / 100)
            best, other = sorted((here, there), key=lambda each: each.merit, reverse=True)
            advice = Advice((best, other), 100)
            gap, lead = abs(percent), best.value - other.value
            clear = gap >= CLEAR or lead > 0

            said = [reason_for(match.game, view, advice, each) for each in advice.candidates]
            assert [each.kind for each in said] == (
                ["ahead", "behind"] if clear else ["level", "among"]
            )
            if clear:
                numbers = {reason.sentence.count for reason in said}
                assert numbers == {gap if gap >= CLEAR else lead}


def test_the_ranking_goes_from_the_best_to_the_worst() -> None:
    moves = GAMES["pixies"].legal_moves(Match.new(GAMES["pixies"], 2, {}, 3).state)
    for seed in range(40):
        chance, candidates = Rng.seeded(seed), []
        for move in moves:
            percent, chance = chance.below(5)
            visits, chance = chance.below(60)
            candidates.append(Candidate(move, float(visits % 3), visits + 1, percent / 4))
        shuffled, _ = chance.shuffled(candidates)
        ranking = Advice(tuple(candidates), 1).ranking

        merits = [each.merit for each in ranking]
        assert merits == sorted(merits, reverse=True)
        assert Advice(tuple(shuffled), 1).ranking == ranking
        most = max(each.visits for each in candidates)
        assert all(each in ranking for each in candidates if 3 * each.visits >= most)
        assert 3 * ranking[0].visits >= most
