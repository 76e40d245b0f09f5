"""What the screen says of each game, over whole random playings."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from core.games import GAMES
from core.games.azul_duel.moves import KeepPlate, ReturnPlate
from core.games.azul_duel.pieces import COLORS
from core.games.kingdomino.scoring import merits
from core.games.pixies.state import ROUNDS
from core.kernel.events import Scored
from core.kernel.messages import english
from core.kernel.options import choose
from core.kernel.rng import Rng
from core.match import Match
from gui.games.move_points import scored_by
from gui.games.narration import Weight
from gui.games.positions import score_at, scores
from gui.games.registry import sentences_of
from gui.panels.move_model import Entry, HeadingRow, MoveModel, MoveRow, ScoreRow
from gui.panels.score_rows import TOTAL, score_rows
from tests.gui.panels.seats import NAMES, looks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.kernel.messages import Message, Seat
    from core.match import Start, Turn
    from gui.games.narration import Interlude

STARTINGS: list[tuple[str, int, dict[str, object]]] = [
    ("azul_duel", 2, {}),
    ("azul_duel", 2, {"tablets": "random_4", "zero_point_draw": "free"}),
    ("kingdomino", 2, {"harmony": True, "middle_kingdom": True}),
    ("kingdomino", 4, {"dynasty": True}),
    ("pixies", 2, {}),
    ("pixies", 5, {}),
]
every_start = pytest.mark.parametrize(("key", "seats", "given"), STARTINGS)
every_game = pytest.mark.parametrize("key", GAMES)


def playings(key: str, seats: int, given: dict[str, object], seed: int = 1) -> Iterator[Match]:
    match = Match.new(GAMES[key], seats, given, seed)
    chance = Rng.seeded(seed)
    yield match
    while moves := match.game.legal_moves(match.state):
        move, chance = chance.choice(moves)
        match = match.play(move)
        yield match


def finished(key: str, seats: int, given: dict[str, object], seed: int = 1) -> Match:
    *_, match = playings(key, seats, given, seed)
    return match


def told_rows(match: Match, viewer: Seat | None = None) -> list[Entry]:
    model = MoveModel(sentences_of(match.game.key))
    model.show(match, viewer, looks(match.start.seats))
    return model.rows


def said(message: Message) -> str:
    sentence = english(message, NAMES)

    assert not re.search(r"[{}]|%n", sentence)
    return sentence


def test_every_game_has_sentences() -> None:
    assert len({sentences_of(game) for game in GAMES}) == len(GAMES)


@every_start
def test_every_move_is_told_with_the_name_of_who_made_it(
    key: str, seats: int, given: dict[str, object]
) -> None:
    match = finished(key, seats, given)

    moves = [row for row in told_rows(match) if isinstance(row, MoveRow)]

    assert [row.ply for row in moves] == list(range(1, match.ply + 1))
    for row in moves:
        assert said(row.move_text.sentence).startswith(NAMES[row.seat])


@every_start
@pytest.mark.parametrize("seed", [1, 2])
def test_the_points_of_the_entries_add_up_to_the_scores_after_every_move(
    key: str, seats: int, given: dict[str, object], seed: int
) -> None:
    match = finished(key, seats, given, seed)
    entries = told_rows(match)
    totals = shown(match, match.start)

    for ply, turn in enumerate(match.turns, start=1):
        for row in entries:
            if row.ply == ply and isinstance(row, MoveRow | ScoreRow):
                totals[row.seat] += row.points
        assert totals == shown(match, turn)
    assert totals == [match.game.score(match.state, seat).total for seat in range(seats)]


def shown(match: Match, at: Turn | Start) -> list[int]:
    return [score_at(match.game, at, seat).total for seat in range(match.start.seats)]


MOVES_EARN = {
    "azul_duel": ("tile(s) in the", "A tile without", "Special tile in row", "Dome plates from"),
    "kingdomino": ("{terrain}: ",),
}
"""How the reasons of points begin that a move itself earns, where the rules report points."""


@pytest.mark.parametrize(("key", "seats", "given"), [e for e in STARTINGS if e[0] != "pixies"])
def test_every_entry_has_the_points_of_its_own_reason(
    key: str, seats: int, given: dict[str, object]
) -> None:
    match = finished(key, seats, given)
    entries = told_rows(match)
    apart = 0
    for ply, turn in enumerate(match.turns, start=1):
        rows = [row for row in entries if row.ply == ply]
        lines = [event for event in turn.events if isinstance(event, Scored)]
        earned = [e for e in lines if any(w in e.line.reason.source for w in MOVES_EARN[key])]
        others = [
            (event.seat, scored_by(event.seat, event.line), event.line.points)
            for event in lines
            if event not in earned
        ]
        apart += len(others)
        for row in rows:
            if isinstance(row, MoveRow):
                assert row.points == sum(event.line.points for event in earned)
                assert {event.seat for event in earned} <= {row.seat}
        listed = [row for row in rows if isinstance(row, ScoreRow)]
        if key == "azul_duel":
            assert [(row.seat, row.reason, row.points) for row in listed] == others
        for row in listed:
            sheet = match.game.score(turn.state, row.seat).lines
            reasons = [scored_by(row.seat, line) for line in sheet]
            assert key == "azul_duel" or row.reason in reasons

    assert apart or "harmony" not in given


def test_a_penalty_is_an_entry_of_its_own_that_names_its_player() -> None:
    match = finished("azul_duel", 2, {})
    entries = told_rows(match)
    broken = [row for row in entries if isinstance(row, ScoreRow) and "Broken" in said(row.reason)]

    assert broken
    for row in broken:
        assert said(row.reason) == f"Broken tiles ({NAMES[row.seat]})"
        assert row.points < 0
    skipped = [
        row
        for row in entries
        if isinstance(row, MoveRow) and "skips line" in said(row.move_text.sentence)
    ]
    assert not any(row.points for row in skipped)


@every_start
def test_status_and_progress_are_said_in_every_position(
    key: str, seats: int, given: dict[str, object]
) -> None:
    sentences = sentences_of(key)
    for match in playings(key, seats, given):
        view = match.game.view(match.state, match.to_act)
        progress = sentences.progress(view)

        assert 0 <= progress.current <= progress.total
        said(progress.label)
        if match.to_act is not None:
            legal = match.game.legal_moves(match.state)

            assert said(sentences.status(view, legal)).startswith(f"{NAMES[match.to_act]}: ")


@every_start
def test_the_rows_of_points_add_up_to_the_total(
    key: str, seats: int, given: dict[str, object]
) -> None:
    for match in list(playings(key, seats, given))[::7]:
        view = match.game.view(match.state, None)
        rows = score_rows(match, view, sentences_of(key))
        (total,) = (row for row in rows if row.weight is Weight.SUM)
        parts = [row for row in rows if row.weight is Weight.PART]

        assert total.label == TOTAL
        for seat in range(seats):
            assert total.points(seat) == scores(match)[seat].total
            assert sum(row.points(seat) for row in parts) == total.points(seat)
        for row in rows:
            said(row.label)
            if row.weight is not Weight.SUM:
                assert row.about is not None, row.label.source
                said(row.about)


def test_a_bonus_that_can_still_be_lost_is_foreseen_and_not_counted() -> None:
    sentences = sentences_of("kingdomino")
    given: dict[str, object] = {"harmony": True, "middle_kingdom": True}
    match, *_ = playings("kingdomino", 2, given)
    end = finished("kingdomino", 2, given)

    assert [sheet.total for sheet in scores(match)] == [0, 0]
    (row,) = sentences.foreseen(match.game.view(match.state, 0))
    assert (row.weight, row.points(0), row.points(1)) == (Weight.FORESEEN, 15, 15)
    assert sentences.foreseen(end.game.view(end.state, 0)) == ()


@pytest.mark.parametrize(
    ("key", "given", "named"),
    [
        (
            "kingdomino",
            {"mighty_duel": True, "harmony": True},
            ["Harmony", "The Mighty Duel"],
        ),
        ("kingdomino", {}, []),
        (
            "azul_duel",
            {"tablets": "rows+edge+corner", "special_counts_as_color": False},
            ["Goals: Rows; Edge; Corners", "Off: Special tile counts as a color"],
        ),
        ("pixies", {}, []),
    ],
)
def test_the_variants_that_are_played_are_named(
    key: str, given: dict[str, object], named: list[str]
) -> None:
    match, *_ = playings(key, 2, given)

    variants = sentences_of(key).variants(match.game.view(match.state, 0))

    assert [said(variant.name) for variant in variants] == named
    assert all(said(variant.about) for variant in variants)


@every_start
def test_the_rows_of_points_stand_in_one_order_from_the_first_move_to_the_result(
    key: str, seats: int, given: dict[str, object]
) -> None:
    matches = [match for seed in (1, 2) for match in playings(key, seats, given, seed)]
    later: dict[Message, set[Message]] = {}
    for match in matches[::5] + [match for match in matches if match.over]:
        rows = score_rows(match, match.game.view(match.state, 0), sentences_of(key))
        labels = [row.label for row in rows if row.weight is Weight.PART]
        for number, label in enumerate(labels):
            later.setdefault(label, set()).update(labels[number + 1 :])

    assert not any(label in later[other] for label in later for other in later[label])


@every_start
def test_what_is_left_is_what_the_view_counts(
    key: str, seats: int, given: dict[str, object]
) -> None:
    for match in list(playings(key, seats, given))[::5]:
        view = match.game.view(match.state, None)
        remaining = sentences_of(key).remaining(view)
        cells = [cell for row in remaining.rows for cell in row if cell and not cell.heading]

        for cell in cells:
            said(cell.tip)
        match key:
            case "kingdomino":
                assert sum(not cell.gone for cell in cells) == len(view.unseen)
                assert remaining.note.count == view.pile
            case "pixies":
                assert sum(int(cell.label) for cell in cells) == len(view.unseen)
            case _:
                assert len(cells) == len(COLORS)
                left = sum(view.bag) + sum(view.tower)
                assert sum(int(cell.label) for cell in cells) == left


def test_another_players_returned_plates_are_told_by_their_backs() -> None:
    rows: dict[bool, set[str]] = {}
    for seed in range(30):
        match = finished("azul_duel", 2, {"zero_point_draw": "free"}, seed)
        for viewer in (0, 1, None):
            for row in told_rows(match, viewer):
                if isinstance(row, MoveRow) and isinstance(
                    match.turns[row.ply - 1].move, ReturnPlate
                ):
                    rows.setdefault(viewer == row.seat, set()).update(
                        p.code for p in row.move_text.pieces
                    )

    assert rows[True]
    assert not any(code.startswith("plate:?") for code in rows[True])
    assert rows[False]
    assert all(code.startswith("plate:?") for code in rows[False])


def test_a_kept_plate_is_open_for_everybody() -> None:
    match = finished("azul_duel", 2, {"zero_point_draw": "free"}, 3)
    kept = [
        row.move_text.pieces
        for row in told_rows(match, None)
        if isinstance(row, MoveRow) and isinstance(match.turns[row.ply - 1].move, KeepPlate)
    ]

    assert kept
    assert all(len(pieces) == 1 and "?" not in pieces[0].code for pieces in kept)


def interludes_of(match: Match) -> list[Interlude | None]:
    interlude, seats = sentences_of(match.game.key).interlude, match.start.seats
    return [interlude(match.turns[:ply], seats) for ply in range(1, match.ply + 1)]


def test_every_round_of_azul_duel_but_the_last_is_summed_up() -> None:
    match = finished("azul_duel", 2, {"zero_point_draw": "free"}, 3)
    before = [5, 5]
    rounds = 0
    for turn, interlude in zip(match.turns, interludes_of(match), strict=True):
        if interlude is None:
            continue
        rounds += 1
        *parts, whole = interlude.rows
        after = shown(match, turn)
        assert said(interlude.title) == f"Round {rounds} is over"
        assert said(whole.label) == "This round"
        for seat in range(2):
            assert sum(row.points(seat) for row in parts) == whole.points(seat)
            assert whole.points(seat) == after[seat] - before[seat]
        before = after

    assert rounds == 4


def test_every_round_of_pixies_is_summed_up() -> None:
    match = finished("pixies", 3, {})
    told = interludes_of(match)
    interludes = [interlude for interlude in told if interlude]

    assert len(interludes) == ROUNDS
    for number, interlude in enumerate(interludes):
        *parts, whole = interlude.rows
        assert whole.weight is Weight.SUM
        assert len(parts) == 3
        for seat in range(3):
            assert sum(row.points(seat) for row in parts) == whole.points(seat)
            if number < ROUNDS - 1:
                assert whole.points(seat) == match.state.finished[number].tallies[seat].total


def test_every_game_of_a_dynasty_but_the_last_is_summed_up() -> None:
    match = finished("kingdomino", 2, {"dynasty": True})
    told = interludes_of(match)
    interludes = [interlude for interlude in told if interlude]

    assert [len(interlude.rows) for interlude in interludes] == [1, 2]
    for number, interlude in enumerate(interludes, start=1):
        totals = [sum(row.points(seat) for row in interlude.rows) for seat in range(2)]
        games = match.state.table.earlier[:number]
        assert totals == [
            sum(merits(game[seat], match.start.options)[0] for game in games) for seat in range(2)
        ]
        ahead = abs(totals[0] - totals[1])
        leader = NAMES[totals.index(max(totals))]
        lead = f"{leader} leads by {ahead}" if ahead else "tied for the lead"
        assert said(interlude.title) == f"Game {number} is over: {lead}"


def test_a_game_of_its_own_is_not_summed_up_before_its_result() -> None:
    match = finished("kingdomino", 2, {})

    assert not any(interludes_of(match))


@every_game
def test_headings_divide_the_moves(key: str) -> None:
    rows = told_rows(finished(key, 2, {}))

    headings = [said(row.title) for row in rows if isinstance(row, HeadingRow)]

    assert len(headings) >= 2
    assert len(set(headings)) > 1


def test_azul_foresees_losses_and_goals_until_the_game_is_over() -> None:
    match = Match.new(GAMES["azul_duel"], 2, {"tablets": "beginner"}, 1)
    foreseen = sentences_of("azul_duel").foreseen
    end = finished("azul_duel", 2, {"tablets": "beginner"})

    assert len(foreseen(match.game.view(match.state, 0))) == 2
    assert foreseen(end.game.view(end.state, 0)) == ()


def test_options_of_the_starts_are_allowed() -> None:
    for key, seats, given in STARTINGS:
        assert GAMES[key].why_not_start(seats, choose(GAMES[key].options, given)) is None
