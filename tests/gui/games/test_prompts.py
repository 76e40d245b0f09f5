"""The prompt names exactly what the player to act can do, in every position of every game."""

from __future__ import annotations

import re
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest

from core.games import GAMES
from core.games.azul_duel import moves as azul
from core.games.kingdomino import moves as kingdomino
from core.games.pixies import moves as pixies
from core.kernel.messages import english
from core.kernel.rng import Rng
from core.match import Match
from gui.games.azul_duel import prompts as azul_prompts
from gui.games.pixies import prompts as pixies_prompts
from gui.games.registry import sentences_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

NAMED: Mapping[str, Mapping[tuple[type, ...], str]] = {
    "azul_duel": {
        (azul.OpenPlate,): r"place a dome plate",
        (azul.TakeSun, azul.TakeMoon): r"take tiles",
        (azul.TakePlate,): r"(take|or|,) a dome plate(?! from the stack)",
        (azul.Draw,): r"(take|or|,) a dome plate(?! from the display)|draw another",
        (azul.TakeChip,): r"a bonus chip\b",
        (azul.Pass,): r"\bpass\b",
        (azul.Look,): r"\blook\b",
        (azul.KeepPlate,): r"keep one of|place the drawn",
        (azul.ReturnPlate,): r"under the stack",
        (azul.SpendChips,): r"with bonus chips",
        (azul.SkipLine,): r"skip it",
        (azul.PlaceTile,): r"move a tile",
    },
    "kingdomino": {
        (kingdomino.ClaimDomino,): r"put a king|choose",
        (kingdomino.PlaceDomino,): r": place",
        (kingdomino.DiscardDomino,): r"discard",
    },
    "pixies": {
        (pixies.PlaceFaceUp,): r"face up",
        (pixies.PlaceOver, pixies.PlaceUnder): r"over or under",
        (pixies.PlaceFaceDown,): r"face down",
    },
}
"""Kinds of moves and the words that name them."""

STARTS: Sequence[tuple[str, int, Mapping[str, object]]] = (
    ("azul_duel", 2, {}),
    ("azul_duel", 2, {"zero_point_draw": "first_free", "tablets": "beginner"}),
    ("azul_duel", 2, {"zero_point_draw": "free", "special_counts_as_color": False}),
    ("kingdomino", 2, {"mighty_duel": True, "harmony": True}),
    ("kingdomino", 2, {"dynasty": True, "middle_kingdom": True, "lenient_middle": True}),
    ("kingdomino", 3, {}),
    ("kingdomino", 4, {}),
    *(("pixies", seats, {}) for seats in range(2, 6)),
)
SEEDS = 3


def positions(key: str, seats: int, given: Mapping[str, object]) -> Iterator[tuple[Match, Any]]:
    """Play random games, and yield every position with its legal moves."""
    for seed in range(SEEDS):
        match, chance = Match.new(GAMES[key], seats, given, seed), Rng.seeded(seed)
        while legal := match.game.legal_moves(match.state):
            yield match, legal
            move, chance = chance.choice(legal)
            match = match.play(move)


def said(match: Match, legal: Sequence[Any]) -> str:
    view = match.game.view(match.state, match.to_act)
    return english(sentences_of(match.game.key).status(view, legal), ["Ana", "Ben", "C", "D", "E"])


@pytest.mark.parametrize(("key", "seats", "given"), STARTS)
def test_the_prompt_names_exactly_the_kinds_of_moves_that_are_legal(
    key: str, seats: int, given: Mapping[str, object]
) -> None:
    for match, legal in positions(key, seats, given):
        made = {type(move) for move in legal}
        sentence = said(match, legal)
        named = {kinds for kinds, words in NAMED[key].items() if re.search(words, sentence)}

        assert named == {kinds for kinds in NAMED[key] if made & {*kinds}}, sentence


def test_every_kind_of_move_has_a_name() -> None:
    rules = {"azul_duel": azul, "kingdomino": kingdomino, "pixies": pixies}
    named = {key: {kind for kinds in names for kind in kinds} for key, names in NAMED.items()}

    assert named == {key: {*module.Move.__args__} for key, module in rules.items()}


def test_every_combination_of_kinds_has_a_sentence_of_its_own() -> None:
    for table, kinds in (
        (azul_prompts.ACQUIRE, (*azul_prompts.Kind,)),
        (pixies_prompts.TAKE, (*pixies_prompts.Way,)),
    ):
        sets = {frozenset(c) for n in range(len(kinds) + 1) for c in combinations(kinds, n)}
        possible = sets if table is azul_prompts.ACQUIRE else sets - {frozenset()}

        assert set(table) == possible
        assert len({sentence.source for sentence in table.values()}) == len(table)


def test_what_comes_last_is_called_so() -> None:
    lone = {
        key: {re.sub(r"\d+", "#", said(match, legal)) for match, legal in only_moves(key)}
        for key in ("kingdomino", "pixies")
    }

    assert {words.partition(": ")[2] for words in lone["kingdomino"]} == {
        "only domino # is left to choose",
        "place domino # in your kingdom",
        "domino # fits nowhere, so discard it",
    }
    assert {words.partition(": ")[2] for words in lone["pixies"]} == {
        "place the last card face up",
        "place the last card face down",
    }


def only_moves(key: str) -> Iterator[tuple[Match, Any]]:
    return (each for each in positions(key, 2, {}) if len(each[1]) == 1)
