"""Real tables are counted as the games count: whatever play can reach scores the same."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from core.games import GAMES
from core.games.azul_duel import places as azul_places
from core.games.azul_duel.pieces import Tile, plate_piece, tile_piece
from core.games.kingdomino.pieces import domino_piece
from core.games.kingdomino.places import kingdom_cell
from core.games.kingdomino.tally import TURNS
from core.games.pixies.pieces import BACK, CARDS
from core.games.pixies.places import down, up
from core.kernel.errors import BadOptions, BadRecord, IllegalMove, UnreadableMove
from core.kernel.messages import english
from core.kernel.rng import Rng
from core.kernel.tallying import Enter, Lift, Put, parse
from core.record import Sitter
from core.tally import TALLIES, Count, TallyRecord, dumps, loads
from tests.core.test_share_code import played
from tests.mutation import mutated_text

if TYPE_CHECKING:
    from core.kernel.tallying import Move

everywhere = pytest.mark.parametrize("key", sorted(TALLIES))
GIVEN: dict[str, dict[str, Any]] = {"azul_duel": {"tablets": "beginner"}}


def begun(key: str) -> Count:
    return Count.new(key, GAMES[key].seats[-1], GIVEN.get(key, {}))


def filled(key: str, seed: int = 1, moves: int = 40) -> Count:
    count, chance = begun(key), Rng.seeded(seed)
    for _ in range(moves):
        seat, chance = chance.below(count.seats)
        page, chance = chance.below(len(count.tally.pages))
        legal = count.tally.legal_moves(count.state, seat, page)
        if legal:
            move, chance = chance.choice(legal)
            count = count.play(move)
    return count


def reason(count: Count, move: Move) -> str:
    found = count.tally.why_not(count.state, move)
    assert found is not None
    return english(found)


@everywhere
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 60))
def test_what_is_listed_can_be_done_and_taken_back(key: str, seed: int, moves: int) -> None:
    count = filled(key, seed, moves)
    for page in range(len(count.tally.pages)):
        for move in count.tally.legal_moves(count.state, 0, page):
            assert count.tally.why_not(count.state, move) is None
            assert parse(move.code) == move
    assert count.undo().redo() == count
    if count.ply:
        assert count.undo().state == evolve(count, ply=count.ply - 1).state
        record = TallyRecord.of(count, (), "", finished=seed % 2 == 0)
        assert loads(dumps(record)) == record
        assert record.replay().state == count.state


@everywhere
def test_whatever_is_put_can_be_lifted_until_the_boards_are_bare(key: str) -> None:
    count = filled(key, 3, 60)
    for _ in range(400):
        lifts = [
            move
            for seat in range(count.seats)
            for page in range(len(count.tally.pages))
            for move in count.tally.legal_moves(count.state, seat, page)
            if isinstance(move, Lift)
        ]
        if not lifts:
            break
        count = count.play(lifts[0])

    assert count.state == begun(key).state


@given(seed=st.integers(0, 10**5))
def test_kingdoms_of_a_game_count_the_same(seed: int) -> None:
    game = GAMES["kingdomino"]
    match = played(game, seed, 1000)
    count = Count.new("kingdomino", match.start.seats, {})
    for seat, kingdom in enumerate(match.state.table.kingdoms):
        for laid in kingdom.laid:
            place, turn = kingdom_cell(seat, laid.cell), TURNS.index(laid.direction)
            count = count.play(Put(0, domino_piece(laid.domino), place, turn))

    outcome = game.outcome(match.state)
    assert outcome == count.tally.outcome(count.state)
    for seat in range(count.seats):
        assert count.tally.score(count.state, seat, 0) == game.score(match.state, seat)


@given(seed=st.integers(0, 10**5))
def test_cards_of_a_game_count_the_same(seed: int) -> None:
    game = GAMES["pixies"]
    match = played(game, seed, 1000)
    count = Count.new("pixies", match.start.seats, {})
    rounds = [*(finished.areas for finished in match.state.finished), match.state.areas]
    for page, areas in enumerate(rounds):
        for seat, area in enumerate(areas):
            for number, space in enumerate(area.spaces, start=1):
                if space.down is not None:
                    count = count.play(Put(page, BACK, down(seat, number)))
                if space.up is not None:
                    count = count.play(Put(page, CARDS[space.up].code, up(seat, number)))

    assert game.outcome(match.state) == count.tally.outcome(count.state)
    for seat in range(count.seats):
        assert count.tally.score(count.state, seat, 2).lines == game.score(match.state, seat).lines
        for page in range(3):
            total = count.tally.score(count.state, seat, page).total
            assert total == game.score(match.state, seat).total


@given(seed=st.integers(0, 10**5))
def test_domes_of_a_game_count_the_same(seed: int) -> None:
    game = GAMES["azul_duel"]
    match = played(game, seed, 1000)
    goals = "+".join(goal.value for goal in match.state.goals)
    count = Count.new("azul_duel", 2, {"tablets": goals})
    for seat, board in enumerate(match.state.boards):
        count = count.play(Enter(seat, board.points))
        for slot, laid in enumerate(board.dome.slots):
            if laid is not None:
                place = azul_places.slot(seat, slot)
                count = count.play(Put(0, plate_piece(laid.plate), place, laid.turns))
        for index, tile in enumerate(board.dome.tiles):
            if tile is not None and tile is not Tile.SPECIAL:
                place = azul_places.dome(seat, (index // 6 + 1, index % 6 + 1))
                count = count.play(Put(0, tile_piece(tile), place))

    for seat, board in enumerate(match.state.boards):
        assert count.state.domes[seat] == board.dome
        total = count.tally.score(count.state, seat, 0).total
        assert total == game.score(match.state, seat).total


def test_a_kingdom_refuses_what_the_rules_refuse() -> None:
    count = begun("kingdomino").play(Put(0, "domino:1", kingdom_cell(0, (1, 0)), 0))
    far = kingdom_cell(0, (4, 3))

    assert "already lies in a kingdom" in reason(count, Put(0, "domino:1", kingdom_cell(1, (1, 0))))
    assert reason(count, Put(0, "domino:3", far))
    assert "no such piece" in reason(count, Put(0, "domino:99", far))
    assert "Nothing lies there" in reason(count, Lift(0, far))
    assert "can lie there" in reason(count, Put(0, "domino:2", kingdom_cell(7, (1, 0))))
    assert "can lie there" in reason(count, Put(3, "domino:2", kingdom_cell(0, (1, 0))))
    assert "can lie there" in reason(count, Enter(0, 5))
    with pytest.raises(IllegalMove):
        count.play(Put(0, "domino:3", far))


def test_a_domino_that_others_hold_on_to_stays() -> None:
    count = begun("kingdomino").play(Put(0, "domino:1", kingdom_cell(0, (1, 0)), 0))
    count = count.play(Put(0, "domino:2", kingdom_cell(0, (3, 0)), 0))

    assert "hold on to domino 1" in reason(count, Lift(0, kingdom_cell(0, (2, 0))))
    lifted = count.play(Lift(0, kingdom_cell(0, (4, 0)))).play(Lift(0, kingdom_cell(0, (1, 0))))
    assert lifted.state == begun("kingdomino").state


def test_cards_refuse_what_cannot_lie_there() -> None:
    card = CARDS[1]
    count = begun("pixies").play(Put(0, card.code, up(0, card.number)))
    twin = next(c for c in CARDS.values() if c.number == card.number and c.id != card.id)

    assert "already lies in front" in reason(count, Put(0, card.code, up(1, card.number)))
    assert count.tally.why_not(count.state, Put(1, card.code, up(1, card.number))) is None
    assert "face-up card already" in reason(count, Put(0, twin.code, up(0, card.number)))
    assert "space of its number" in reason(count, Put(0, twin.code, up(0, card.number % 9 + 1)))
    count = count.play(Put(0, BACK, down(0, card.number)))
    assert "face-down card already" in reason(count, Put(0, BACK, down(0, card.number)))
    assert count.tally.score(count.state, 0, 0).total >= card.number


def test_domes_refuse_what_cannot_lie_there() -> None:
    count = begun("azul_duel")
    slot, cell = azul_places.slot(0, 0), azul_places.dome(0, (1, 1))
    assert "No dome plate lies" in reason(count, Put(0, "tile:B", cell))
    count = count.play(Put(0, "plate:D01", slot, 0))  # YKTS

    assert "already lies in a dome" in reason(count, Put(0, "plate:D01", azul_places.slot(1, 0)))
    assert "plate row 1, plate column 1" in reason(count, Put(0, "plate:D02", slot))
    assert "another color" in reason(count, Put(0, "tile:B", cell))
    assert "special tile" in reason(count, Put(0, "tile:B", azul_places.dome(0, (2, 2))))
    for piece, at in (("tile:Y", (1, 1)), ("tile:K", (1, 2)), ("tile:T", (2, 1))):
        count = count.play(Put(0, piece, azul_places.dome(0, at)))
    assert count.state.domes[0].tile((2, 2)) is Tile.SPECIAL
    assert "tiles that lie on this plate" in reason(count, Lift(0, slot))
    assert "by itself" in reason(count, Lift(0, azul_places.dome(0, (2, 2))))
    count = count.play(Lift(0, cell))
    assert count.state.domes[0].tile((2, 2)) is None


def test_losses_of_the_last_round_take_nobody_below_zero() -> None:
    count = begun("azul_duel").play(Enter(0, 4))
    for index in range(3):
        count = count.play(Put(0, "broken", azul_places.broken(0, index)))
    count = count.play(Put(0, "first", azul_places.first_player_tile(0)))

    assert [line.points for line in count.tally.score(count.state, 0, 0).lines] == [
        *(4, -6, -2),
        *(0, 0, 0),
        4,
    ]
    assert count.tally.outcome(count.state).winners == (0,)
    assert "first-player tile already" in reason(
        count, Put(0, "first", azul_places.first_player_tile(1))
    )
    assert "from the left" in reason(count, Put(0, "broken", azul_places.broken(1, 2)))


def test_what_cannot_be_counted_is_refused_at_the_start() -> None:
    with pytest.raises(BadOptions, match="scoring tablets"):
        Count.new("azul_duel", 2, {"tablets": "random_3"})
    with pytest.raises(BadOptions):
        Count.new("pixies", 9, {})
    with pytest.raises(BadOptions):
        Count.new("chess", 2, {})


@given(code=st.text(max_size=60))
def test_any_text_is_a_move_or_refused(code: str) -> None:
    try:
        move = parse(code)
    except UnreadableMove:
        return
    assert parse(move.code) == move


@everywhere
def test_damaged_counts_are_refused_in_words(key: str) -> None:
    count = filled(key, 5, 30)
    players = tuple(Sitter(f"P{seat}", "pink") for seat in range(count.seats))
    whole = json.loads(dumps(TallyRecord.of(count, players, "2026-11-16", finished=True)))
    rng = Rng.seeded(4)
    refused = 0
    for _ in range(150):
        words, rng = mutated_text(whole, rng)
        try:
            loads(words).replay()
        except BadRecord as error:
            refused += bool(english(error.message))

    assert refused > 50
