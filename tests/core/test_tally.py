"""Real tables are counted as the games count: what play leads to scores the same, in any order."""

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
from core.games.kingdomino.kingdom import Kingdom
from core.games.kingdomino.legality import why_not_lay
from core.games.kingdomino.pieces import domino_piece
from core.games.kingdomino.places import kingdom_cell
from core.games.kingdomino.tally import TURNS
from core.games.pixies.pieces import BACK, CARDS
from core.games.pixies.places import down, up
from core.kernel.errors import BadOptions, BadRecord, IllegalMove, UnreadableMove
from core.kernel.messages import english
from core.kernel.rng import Rng
from core.kernel.tallying import Enter, FlawKind, Lift, Put, Shift, parse
from core.record import Sitter
from core.tally import TALLIES, Count, TallyRecord, dumps, loads
from tests.core.test_share_code import played
from tests.mutation import mutated_text

if TYPE_CHECKING:
    from core.kernel.tallying import Move
    from core.match import Match

everywhere = pytest.mark.parametrize("key", sorted(TALLIES))
SAMPLE = 100
"""About how many of the listed moves are tried."""
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
        legal = count.tally.legal_moves(count.state, 0, page)
        for move in legal[:: max(1, len(legal) // SAMPLE)]:
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
        for move in lifts:
            if count.tally.why_not(count.state, move) is None:
                count = count.play(move)

    assert count.state == begun(key).state


def kingdom_moves(match: Match) -> list[Move]:
    """List what copies the kingdoms of a match."""
    moves: list[Move] = []
    for seat, kingdom in enumerate(match.state.table.kingdoms):
        moves.append(Enter(seat, len(kingdom.discarded)))
        for laid in kingdom.laid:
            place, turn = kingdom_cell(seat, laid.cell), TURNS.index(laid.direction)
            moves.append(Put(0, domino_piece(laid.domino), place, turn))
    return moves


def card_moves(match: Match) -> list[Move]:
    """List what copies the cards of a match."""
    moves: list[Move] = []
    rounds = [*(finished.areas for finished in match.state.finished), match.state.areas]
    for page, areas in enumerate(rounds):
        for seat, area in enumerate(areas):
            for number, space in enumerate(area.spaces, start=1):
                if space.down is not None:
                    moves.append(Put(page, BACK, down(seat, number)))
                if space.up is not None:
                    moves.append(Put(page, CARDS[space.up].code, up(seat, number)))
    return moves


def dome_moves(match: Match) -> list[Move]:
    """List what copies the domes of a match."""
    moves: list[Move] = []
    for seat, board in enumerate(match.state.boards):
        moves.append(Enter(seat, board.points))
        for slot, laid in enumerate(board.dome.slots):
            if laid is not None:
                place = azul_places.slot(seat, slot)
                moves.append(Put(0, plate_piece(laid.plate), place, laid.turns))
        for index, tile in enumerate(board.dome.tiles):
            if tile is not None and tile is not Tile.SPECIAL:
                place = azul_places.dome(seat, (index // 6 + 1, index % 6 + 1))
                moves.append(Put(0, tile_piece(tile), place))
    return moves


COPIED = {"azul_duel": dome_moves, "kingdomino": kingdom_moves, "pixies": card_moves}


def copied(key: str, seed: int) -> tuple[Match, Count]:
    """Play a game at random, then lay its boards out in a random order."""
    match = played(GAMES[key], seed, 1000)
    given = {}
    if key == "azul_duel":
        given = {"tablets": "+".join(goal.value for goal in match.state.goals)}
    moves, _ = Rng.seeded(seed).shuffled(tuple(COPIED[key](match)))
    count = Count.new(key, match.start.seats, given)
    for move in moves:
        count = count.play(move)
    return match, count


@everywhere
@given(seed=st.integers(0, 10**5))
def test_boards_of_a_game_count_the_same_in_any_order(key: str, seed: int) -> None:
    match, count = copied(key, seed)
    game = GAMES[key]

    assert match.over
    assert count.flaws == ()
    for seat in range(count.seats):
        sheet = game.score(match.state, seat)
        for page in range(len(count.tally.pages)):
            assert count.tally.score(count.state, seat, page).total == sheet.total
    if key != "azul_duel":  # there the score track is a single line
        outcome = count.tally.outcome(count.state)
        last = len(count.tally.pages) - 1
        assert outcome == game.outcome(match.state)
        for seat in range(count.seats):
            lines = count.tally.score(count.state, seat, last).lines
            assert lines == game.score(match.state, seat).lines


@everywhere
@given(seed=st.integers(0, 10**5), gone=st.integers(0, 10**5))
def test_nobody_wins_while_a_piece_is_missing(key: str, seed: int, gone: int) -> None:
    _, count = copied(key, seed)
    needed = [
        move
        for deed in count.line
        if isinstance(move := deed.move, Put) and not move.piece.startswith("tile")
    ]
    move = needed[gone % len(needed)]
    lacking = count.play(Lift(move.page, move.place))

    flaws = [flaw for flaw in lacking.flaws if flaw.kind is FlawKind.MISSING]
    assert flaws
    assert all(english(flaw.reason) for flaw in flaws)
    assert lacking.tally.outcome(lacking.state) is None


@given(seed=st.integers(0, 10**5), chosen=st.integers(0, 10**5))
def test_a_domino_that_no_neighbor_fits_is_found_wherever_it_lies(seed: int, chosen: int) -> None:
    """Exchange two dominoes of a finished game, and compare with the rules of building."""
    match, count = copied("kingdomino", seed)
    laid = [(seat, each) for seat, k in enumerate(count.state.layouts) for each in k.laid]
    rng = Rng.seeded(chosen)
    (seat, one), rng = rng.choice(laid)
    (other_seat, other), _ = rng.choice(laid)
    for whose, each in {(seat, one), (other_seat, other)}:
        count = count.play(Lift(0, kingdom_cell(whose, each.cell)))
    for whose, at, domino in {
        (seat, (one.cell, one.direction), other.domino),
        (other_seat, (other.cell, other.direction), one.domino),
    }:
        place, turn = kingdom_cell(whose, at[0]), TURNS.index(at[1])
        count = count.play(Put(0, domino_piece(domino), place, turn))

    for layout in (count.state.layouts[whose] for whose in {seat, other_seat}):
        built, waiting = Kingdom(layout.size), list(layout.laid)
        while fitting := [each for each in waiting if why_not_lay(built, each) is None]:
            built = built.with_domino(fitting[0])
            waiting.remove(fitting[0])
        here = count.tally.flaws(count.state, count.state.layouts.index(layout))
        marked = {place.at for flaw in here for place in flaw.places}
        assert marked == {cell for each in waiting for cell in each.cells}
    assert match.over


def flawed(count: Count, seat: int = 0) -> list[str]:
    """Return what is wrong on a player's boards, apart from what is missing."""
    flaws = count.tally.flaws(count.state, seat)
    return [english(flaw.reason) for flaw in flaws if flaw.kind is not FlawKind.MISSING]


def laid_out(*dominoes: tuple[int, int, int, int], seat: int = 0) -> Count:
    """Lay dominoes: number, x, y and turn."""
    count = begun("kingdomino")
    for number, x, y, turn in dominoes:
        count = count.play(Put(0, domino_piece(number), kingdom_cell(seat, (x, y)), turn))
    return count


def test_a_kingdom_refuses_only_what_cardboard_refuses() -> None:
    count = laid_out((1, 1, 0, 0))
    far = kingdom_cell(0, (4, 3))

    assert "already covered: wheat" in reason(count, Put(0, "domino:3", kingdom_cell(0, (2, 0))))
    assert "castle" in reason(count, Put(0, "domino:3", kingdom_cell(0, (0, 1)), 3))
    assert "outside the grid" in reason(count, Put(0, "domino:3", kingdom_cell(0, (6, 0))))
    assert "No such piece" in reason(count, Put(0, "domino:99", far))
    assert "nothing there to remove" in reason(count, Lift(0, far))
    assert "castle stays" in reason(count, Lift(0, kingdom_cell(0, (0, 0))))
    assert "No piece can go there" in reason(count, Put(0, "domino:2", kingdom_cell(7, (1, 0))))
    assert "No piece can go there" in reason(count, Put(3, "domino:2", kingdom_cell(0, (1, 0))))
    assert "No piece can go there" in reason(count, Enter(0, 99))
    assert count.tally.why_not(count.state, Put(0, "domino:3", far)) is None
    with pytest.raises(IllegalMove):
        count.play(Put(0, "domino:3", kingdom_cell(0, (2, 0))))


def test_an_impossible_kingdom_says_what_is_wrong_and_where() -> None:
    assert (
        flawed(laid_out((1, 1, 0, 0), (1, 1, 1, 0))) == ["Domino 1 is in this kingdom twice."] * 2
    )
    assert flawed(laid_out((1, 1, 0, 0), (3, 1, 2, 0))) == ["Domino 3 touches nothing."]
    (astray,) = flawed(laid_out((1, 1, 0, 0), (3, 3, 0, 0)))
    assert astray.startswith("Domino 3 matches none of its neighbors: one half must touch")
    assert flawed(laid_out((1, 1, 0, 0), (3, 1, 2, 0), (4, 1, 3, 0))) == [
        "Domino 3 is not connected to the castle.",
        "Domino 4 is not connected to the castle.",
    ]
    wide = laid_out((1, 1, 0, 0), (2, 3, 0, 0), (3, -1, 0, 2))
    assert flawed(wide) == ["This kingdom is 7 squares wide; no more than 5 are allowed."]
    assert [place.at for place in wide.tally.flaws(wide.state, 0)[0].places] == [(-2, 0)]
    assert flawed(laid_out((1, 0, 1, 1), (2, 0, 3, 1), (3, 0, -1, 3))) == [
        "This kingdom is 7 squares high; no more than 5 are allowed."
    ]
    both = laid_out((1, 1, 0, 0)).play(Put(0, "domino:1", kingdom_cell(2, (1, 0))))
    for seat in (0, 2):
        assert flawed(both, seat) == ["Domino 1 is in two kingdoms: Player 1 and Player 3."]


def test_dominoes_that_did_not_fit_are_entered() -> None:
    count = laid_out((1, 1, 0, 0))
    told = [english(flaw.reason) for flaw in count.tally.flaws(count.state, 0)]
    assert told == ["11 dominoes missing. Place every domino, or enter how many did not fit."]

    assert count.tally.flaws(count.play(Enter(0, 11)).state, 0) == ()
    assert flawed(count.play(Enter(0, 12))) == ["1 domino too many: every player gets 12."]


def test_the_castle_and_dominoes_are_moved() -> None:
    count = laid_out((1, 1, 0, 0))
    castle, domino = kingdom_cell(0, (0, 0)), kingdom_cell(0, (2, 0))
    moved = count.play(Shift(0, castle, kingdom_cell(0, (3, 0))))
    turned = moved.play(Shift(0, domino, kingdom_cell(0, (2, 0)), 1))

    assert moved.state.layouts[0].kingdom.laid[0].cell == (-2, 0)
    assert turned.state.layouts[0].laid[0].cells == ((2, 0), (2, 1))
    assert "already covered" in reason(count, Shift(0, castle, domino))
    assert "already covered" in reason(count, Shift(0, domino, castle))
    assert "nothing there to remove" in reason(count, Shift(0, kingdom_cell(0, (4, 4)), castle))
    assert "No piece can go there" in reason(count, Shift(0, domino, kingdom_cell(1, (4, 4))))


def test_plates_tiles_and_cards_are_moved() -> None:
    slot, cell = azul_places.slot(0, 0), azul_places.dome(0, (1, 1))
    dome = begun("azul_duel").play(Put(0, "plate:D01", slot, 0)).play(Put(0, "tile:B", cell))
    turned = dome.play(Shift(0, slot, azul_places.slot(0, 4), 2))
    shifted = dome.play(Shift(0, cell, azul_places.dome(0, (6, 6))))
    cards = begun("pixies").play(Put(0, BACK, down(0, 1)))
    card = CARDS[1]
    face = cards.play(Put(0, card.code, up(0, card.number)))

    assert turned.state.domes[0].slots[4].turns == 2
    assert turned.state.domes[0].slots[0] is None
    assert shifted.state.domes[0].tile((6, 6)) is Tile.BLUE
    assert "No piece can go there" in reason(dome, Shift(0, cell, azul_places.dome(1, (6, 6))))
    assert "No piece can go there" in reason(dome, Shift(0, cell, azul_places.slot(0, 4)))
    assert "nothing there to remove" in reason(dome, Shift(0, azul_places.slot(0, 3), slot))
    moved = cards.play(Shift(0, down(0, 1), down(0, 9)))
    assert moved.state == begun("pixies").play(Put(0, BACK, down(0, 9))).state
    other = up(0, card.number % 9 + 1)
    assert "space with its number" in reason(face, Shift(0, up(0, card.number), other))
    assert "nothing there to remove" in reason(cards, Shift(0, up(0, 1), up(0, 2)))


def test_bonuses_are_counted_when_a_kingdom_is_done() -> None:
    count = Count.new("kingdomino", 2, {"middle_kingdom": True})
    done = count.play(Enter(0, 12))

    assert count.tally.score(count.state, 0, 0).total == 0
    assert done.tally.score(done.state, 0, 0).total == 10


def test_cards_refuse_what_cannot_lie_there() -> None:
    card = CARDS[1]
    count = begun("pixies").play(Put(0, card.code, up(0, card.number)))
    twin = next(c for c in CARDS.values() if c.number == card.number and c.id != card.id)

    assert "already a face-up card" in reason(count, Put(0, twin.code, up(0, card.number)))
    assert "space with its number" in reason(count, Put(0, twin.code, up(0, card.number % 9 + 1)))
    assert flawed(count.play(Put(1, card.code, up(1, card.number)))) == []
    twice = count.play(Put(0, card.code, up(1, card.number)))
    assert "Player 1 and Player 2 both have this card" in flawed(twice, 1)[0]
    count = count.play(Put(0, BACK, down(0, card.number)))
    assert "already a face-down card" in reason(count, Put(0, BACK, down(0, card.number)))
    assert count.tally.score(count.state, 0, 0).total >= card.number


def test_nine_validated_cards_are_impossible() -> None:
    count = begun("pixies")
    for number in range(1, 10):
        card = next(card for card in CARDS.values() if card.number == number)
        count = count.play(Put(1, BACK, down(0, number))).play(Put(1, card.code, up(0, number)))

    assert "In round 2, not all nine spaces can be validated" in flawed(count)[0]


def test_domes_say_what_cannot_lie_there() -> None:
    slot, cell = azul_places.slot(0, 0), azul_places.dome(0, (1, 1))
    early = begun("azul_duel").play(Put(0, "tile:B", cell))
    count = early.play(Put(0, "plate:D01", slot, 0))  # YKTS
    special = count.play(Put(0, "tile:B", azul_places.dome(0, (2, 2))))
    twice = count.play(Put(0, "plate:D01", azul_places.slot(1, 0)))

    assert flawed(early) == ["There is no dome plate under the tile in row 1, column 1."]
    assert "row 1, column 1 is on a space of another color: yellow" in flawed(count)[0]
    assert "row 2, column 2 is on a space for a special tile" in flawed(special)[1]
    assert flawed(twice, 1) == ["This dome plate is in both domes."]
    again = count.play(Put(0, "plate:D01", azul_places.slot(0, 4)))
    assert flawed(again).count("This dome plate is in this dome twice.") == 2
    assert "plate row 1, plate column 1" in reason(count, Put(0, "plate:D02", slot))
    assert "already a tile in row 1, column 1" in reason(count, Put(0, "tile:B", cell))


def test_special_tiles_come_and_go_by_themselves() -> None:
    slot, special = azul_places.slot(0, 0), azul_places.dome(0, (2, 2))
    count = begun("azul_duel")
    for piece, at in (("tile:Y", (1, 1)), ("tile:K", (1, 2)), ("tile:T", (2, 1))):
        count = count.play(Put(0, piece, azul_places.dome(0, at)))
    assert count.state.domes[0].tile((2, 2)) is None
    filled_up = count.play(Put(0, "plate:D01", slot, 0))  # YKTS

    assert filled_up.state.domes[0].tile((2, 2)) is Tile.SPECIAL
    assert "automatically" in reason(filled_up, Lift(0, special))
    bare = filled_up.play(Lift(0, slot))
    assert bare.state.domes[0] == count.state.domes[0]
    lifted = filled_up.play(Lift(0, azul_places.dome(0, (1, 1))))
    assert lifted.state.domes[0].tile((2, 2)) is None


def test_more_tiles_of_a_color_than_there_are_is_impossible() -> None:
    count = begun("azul_duel")
    for index in range(14):
        place = azul_places.dome(index % 2, (index // 6 + 1, index % 6 + 1))
        count = count.play(Put(0, "tile:R", place))

    assert "14 tiles in both domes, but there are only 13: red." in flawed(count, 1)
    assert count.tally.left(count.state, 0, "tile:R") == 0


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
    assert "already has the first-player tile" in reason(
        count, Put(0, "first", azul_places.first_player_tile(1))
    )
    full = count.play(Put(0, "broken", azul_places.broken(0, 0)))
    assert "All four spaces" in reason(full, Put(0, "broken", azul_places.broken(0, 2)))
    assert full.play(Lift(0, azul_places.broken(0, 0))).state.broken == (3, 0)


@pytest.mark.parametrize("format_", [1, 2])
def test_older_counts_still_load(format_: int) -> None:
    moves = ["0 domino:1 kingdom@0:1,0 0", "0 domino:2 kingdom@0:3,0 0", "0 - kingdom@0:3,0"]
    old = {"format": format_, "tally": "kingdomino", "seats": 2, "players": [], "date": ""}
    old |= {} if format_ == 1 else {"finished": True}
    options = {"middle_kingdom": False, "harmony": False, "mighty_duel": False}
    old |= {"moves": moves, "options": {**options, "lenient_middle": False}}
    record = loads(json.dumps(old))

    assert record.finished
    assert [laid.domino for laid in record.replay().state.layouts[0].laid] == [1]


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
