"""The lens against deals that ``determinize`` samples and the rules draw."""

from __future__ import annotations

import os
from functools import lru_cache
from math import sqrt
from typing import TYPE_CHECKING, Any

import pytest

from core.chances import LENSES, chance, chances, chances_at
from core.games import GAMES, named
from core.games.azul_duel.chances import NEXT_ROUND_TILES
from core.games.azul_duel.pieces import COLORS, PLATES, Space, Tile, shows
from core.games.azul_duel.state import Stage
from core.games.azul_duel.supply import Supply, suns_filled
from core.games.kingdomino.grid import Direction
from core.games.kingdomino.kingdom import Laid
from core.games.kingdomino.legality import why_not_lay
from core.games.kingdomino.pieces import DOMINOES
from core.games.pixies.pieces import CARDS
from core.games.pixies.state import REVEALED
from core.kernel.needs import BadNeed, NothingToCome
from core.kernel.places import Place
from core.kernel.rng import Rng
from core.match import Match

if TYPE_CHECKING:
    from collections.abc import Callable

DEALS = int(os.environ.get("KUPOLA_DEALS", "400"))
"""How many deals are sampled; 100,000 for the figure that the documents name."""
NARROW = 0.005
"""The largest difference at 100,000 deals."""
FOUR_AND_A_HALF = 4.5
"""How many standard deviations a fair sample may be off: once in 150,000 comparisons."""


def played(key: str, seats: int, seed: int, plies: int) -> Match:
    """Play pseudorandom moves."""
    match, rng = Match.new(named(key), seats, {}, seed), Rng.seeded(seed)
    for _ in range(plies):
        if match.over:
            break
        move, rng = rng.choice(match.game.legal_moves(match.state))
        match = match.play(move)
    return match


def line_comes(state: Any, need: str) -> bool:
    """Read a need of Kingdomino on its own and look at the next line."""
    what, _, lines = need.partition("/")
    coming = state.pile[: int(lines or 1) * state.table.setup.line]
    if what.startswith("domino:"):
        return int(what[7:]) in coming
    if what.startswith("kingdom@"):
        seat, x, y = int(what[8]), *map(int, what[10:].split(","))
        kingdom = state.table.kingdoms[seat]
        return any(
            (x, y) in laid.cells and why_not_lay(kingdom, laid) is None
            for number in coming
            for way in Direction
            for near in ((x, y), (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
            for laid in (Laid(number, near, way),)
        )
    times, _, rest = what.rpartition("*")
    terrain, _, crowns = rest.partition(":")
    found = [
        number
        for number in coming
        if any(
            square.terrain == terrain and square.crowns >= int(crowns or 0)
            for square in (DOMINOES[number].left, DOMINOES[number].right)
        )
    ]
    return len(found) >= int(times or 1)


def card_comes(state: Any, need: str) -> bool:
    """Read a need of Pixies on its own and look at the next reveals."""
    what, _, draws = need.partition("/")
    coming = [CARDS[each] for each in state.deck[: int(draws or 1) * REVEALED[state.seats]]]
    times, _, rest = what.rpartition("*")
    rest = rest.partition(":")[2] if rest.startswith("space@") else rest
    number, _, color = rest.partition(":")
    fitting = [
        card
        for card in coming
        if (not number.isdigit() or card.number == int(number))
        and (number != "special" or card.special)
        and (number.isdigit() or number == "special" or number in {c.value for c in card.colors})
        and (not color or color in {c.value for c in card.colors})
    ]
    return len(fitting) >= int(times or 1)


@lru_cache(maxsize=1)
def filled(state: Any) -> tuple[tuple[Tile, ...], ...]:
    """Fill the factories as the rules do."""
    return suns_filled(Supply(state.bag, state.tower, state.rng), [])[0]


def tiles_come(state: Any, need: str) -> bool:
    """Read a need of Azul Duel on its own and look at the filled factories."""
    if need.startswith("plate:"):
        return Space(need[-1]) in PLATES[state.stack[0].plate].spaces
    if need.startswith("chip@"):
        where, color = need[5:].split(":")
        covered = [f.chip for f in state.factories if f.chip is not None and not f.is_bare]
        if where != "any":
            covered = [state.factories[int(where)].chip]
        return any(shows(each, Tile(color)) for each in covered)
    suns = filled(state)
    if need.startswith("line@"):
        seat, number = map(int, need[5:].split(":"))
        tiles = state.boards[seat].line(number)
        return any(sun.count(tiles[0]) >= number - len(tiles) for sun in suns)
    what, _, where = need.partition("@")
    times, _, color = what.rpartition("*")
    counted = [sun.count(Tile(color)) for sun in suns]
    return (sum(counted) if where == "all" else max(counted)) >= int(times or 1)


MET: dict[str, Callable[[Any, str], bool]] = {
    "kingdomino": line_comes,
    "pixies": card_comes,
    "azul_duel": tiles_come,
}
CASES = [
    ("kingdomino", 2, 5, 0, ["mine", "2*wheat", "mine:2", "domino:48", "kingdom@0:1,0"]),
    ("kingdomino", 3, 6, 25, ["forest", "lake:1", "meadow:2/2", "3*swamp/3", "kingdom@1:0,2"]),
    ("kingdomino", 4, 7, 60, ["mine", "2*mine/2", "swamp:1", "kingdom@2:-1,0/2"]),
    ("pixies", 2, 5, 3, ["8", "2*8", "blue", "3*blue", "8:red", "special", "space@1:4"]),
    ("pixies", 5, 6, 17, ["1", "9/2", "2*yellow", "5:green/2", "2*special/3", "space@4:5"]),
    ("azul_duel", 2, 5, 6, ["2*B@factory", "3*K@factory", "5*R@all", "chip@any:T"]),
    ("azul_duel", 2, 6, 9, ["chip@1:R", "plate:B", "plate:K", "Y@factory", "2*T@all"]),
]


def compare(match: Match, seat: int, needs: list[str]) -> None:
    """Compare the chances of needs with how often sampled deals meet them."""
    game, view = match.game, match.game.view(match.state, seat)
    met = dict.fromkeys(needs, 0)
    for seed in range(DEALS):
        state = game.determinize(view, Rng.seeded(seed))
        for need in needs:
            met[need] += MET[game.key](state, need)
    for need in needs:
        exact, share = chance(game, view, need).likelihood, met[need] / DEALS
        bound = FOUR_AND_A_HALF * sqrt(max(exact * (1 - exact), 1 / DEALS) / DEALS)
        bound = min(bound, NARROW) if DEALS >= 100_000 else bound
        assert abs(exact - share) <= bound, (need, exact, share)
        if exact in {0.0, 1.0}:
            assert share == exact, need


@pytest.mark.parametrize(("key", "seats", "seed", "plies", "needs"), CASES)
def test_a_chance_is_how_often_sampled_deals_meet_the_need(
    key: str, seats: int, seed: int, plies: int, needs: list[str]
) -> None:
    match = played(key, seats, seed, plies)

    compare(match, match.to_act or 0, needs)


@pytest.mark.parametrize("plies", [40, 75, 110])
def test_the_tower_is_poured_into_the_bag_in_the_chances_too(plies: int) -> None:
    match = played("azul_duel", 2, 11, plies)
    view = match.game.view(match.state, 0)
    assert view.stage is not Stage.OVER

    if view.round < 5:
        needs = [f"{number}*{color.value}@factory" for number in (2, 3) for color in COLORS]
        compare(match, 0, [*needs, "4*B@all"])


def test_a_chance_that_leaves_the_tower_out_says_so() -> None:
    conditions = set()
    for plies in range(0, 130, 10):
        match = played("azul_duel", 2, 3, plies)
        view = match.game.view(match.state, 0)
        if view.round < 5 and view.stage is not Stage.OVER:
            found = chance(match.game, view, "2*B@factory")
            assert (found.condition is None) == (sum(view.bag) >= NEXT_ROUND_TILES)
            conditions.add(found.condition is None)

    assert conditions == {True, False}


@pytest.mark.parametrize("key", LENSES)
def test_a_chance_depends_on_nothing_hidden(key: str) -> None:
    match = played(key, 2, 9, 5)
    game, view = match.game, match.game.view(match.state, 0)
    other = game.view(game.determinize(view, Rng.seeded(77)), 0)

    assert chances(game, view, 0) == chances(game, other, 0) != ()


@pytest.mark.parametrize("key", LENSES)
def test_every_need_of_a_position_has_a_chance(key: str) -> None:
    for plies in range(0, 200, 9):
        match = played(key, 2, plies, plies)
        view = match.game.view(match.state, 0)
        for each in chances(match.game, view, 0):
            assert 0 <= each.likelihood <= 1
            assert chance(match.game, view, each.need) == each


def test_places_stand_for_needs() -> None:
    kingdomino = played("kingdomino", 2, 5, 12)
    pixies = played("pixies", 3, 5, 7)
    azul = played("azul_duel", 2, 5, 8)

    assert chances_at(kingdomino.game, kingdomino.seen_by(0), Place("kingdom", (0, 1), 0))
    assert chances_at(pixies.game, pixies.seen_by(0), Place("up", (8,), 0))
    assert len(chances_at(azul.game, azul.seen_by(0), Place("bag"))) == len(COLORS)
    assert chances_at(azul.game, azul.seen_by(0), Place("score", (), 0)) == ()


@pytest.mark.parametrize(
    ("key", "need"),
    [
        ("kingdomino", "gold"),
        ("kingdomino", "mine/0"),
        ("kingdomino", "domino:49"),
        ("kingdomino", "kingdom@3:0,1"),
        ("pixies", "0"),
        ("pixies", "space@2:4"),
        ("azul_duel", "2*S@factory"),
        ("azul_duel", "line@0:7"),
        ("azul_duel", "9" * 100_000),
    ],
)
def test_a_need_that_is_none_is_refused(key: str, need: str) -> None:
    match = Match.new(GAMES[key], 2, {}, 1)

    with pytest.raises(BadNeed):
        chance(match.game, match.seen_by(0), need)


def test_nothing_comes_after_the_last_line_the_last_round_and_the_last_reveal() -> None:
    ends = [(played("kingdomino", 2, 1, 10_000), "mine"), (played("pixies", 2, 1, 10_000), "8")]
    ends.append((played("azul_duel", 2, 1, 10_000), "2*B@factory"))
    for match, need in ends:
        with pytest.raises(NothingToCome):
            chance(match.game, match.seen_by(0), need)
        assert chances(match.game, match.seen_by(0), 0) == ()


def test_a_percentage_is_certain_only_where_the_chance_is() -> None:
    match = Match.new(GAMES["kingdomino"], 4, {}, 1)
    view = match.seen_by(0)

    assert chance(match.game, view, "domino:48/11").percent == 100
    assert 0 < chance(match.game, view, "4*mine:2").percent < 100
