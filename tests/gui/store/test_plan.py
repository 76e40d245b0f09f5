from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from core.ai.levels import EASIEST
from core.games import GAMES
from core.kernel.outside_text import NAME_LENGTH, letters
from core.kernel.rng import MAX_SEED
from core.match import Match
from core.record import Sitter
from gui.store.plan import Plan, default_plan
from gui.store.plan_data import from_data, to_data

if TYPE_CHECKING:
    from gui.text.translator import Translator

pytestmark = pytest.mark.usefixtures("translator")
for_every_game = pytest.mark.parametrize("key", GAMES)

KINGDOMINO = GAMES["kingdomino"]
PIXIES = GAMES["pixies"]

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=40),
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)


def damaged_plans() -> st.SearchStrategy[Any]:
    """Objects with the right fields and anything in them."""
    sitters = st.fixed_dictionaries(
        {},
        optional={
            key: json_values | st.sampled_from(["pink", "blue", "expert", "hu", "points", "hints"])
            for key in ("name", "color", "level", "language", "help")
        },
    )
    options = st.dictionaries(
        st.sampled_from(["harmony", "mighty_duel", "dynasty"]), json_values, max_size=3
    )
    return st.fixed_dictionaries(
        {"game": st.just("kingdomino")},
        optional={
            "sitters": st.lists(sitters, max_size=6) | json_values,
            "options": options | json_values,
            "seed": json_values,
            "remember": json_values,
        },
    )


def through_a_file(plan: Plan) -> Plan:
    return from_data(json.loads(json.dumps(to_data(plan))), GAMES[plan.game])


@for_every_game
def test_a_new_plan_is_a_person_against_a_computer_and_can_start(key: str) -> None:
    game = GAMES[key]

    plan = default_plan(game)

    assert [sitter.name for sitter in plan.sitters] == ["Player 1", "Computer 2"]
    assert [bool(sitter.level) for sitter in plan.sitters] == [False, True]
    assert len({sitter.color for sitter in plan.sitters}) == 2
    assert plan.seed is None
    Match.new(game, len(plan.sitters), plan.options, 7)


@for_every_game
def test_a_plan_survives_a_file(key: str) -> None:
    game = GAMES[key]
    plan = Plan(
        key,
        (
            Sitter("Žofia", "violet", language="pl", help="hints undo"),
            Sitter("Computer 2", "pink", "expert"),
        ),
        {option.key: option.values[-1] for option in game.options},
        MAX_SEED,
        remember=False,
    )

    assert through_a_file(plan) == plan


def test_names_that_nobody_chose_follow_the_language(translator: Translator) -> None:
    data = to_data(default_plan(PIXIES))
    translator.speak("hu")

    first = from_data(data, PIXIES).sitters[0]

    assert first.name == default_plan(PIXIES).sitters[0].name


def test_options_of_a_plan_cannot_be_changed() -> None:
    plan = Plan("pixies", (), {"a": 1})

    with pytest.raises(TypeError):
        plan.options["a"] = 2  # type: ignore[index]


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "plan",
        {},
        {"game": "pixies"},
        {"game": "kingdomino", "sitters": [{}]},
        {"game": "kingdomino", "sitters": [None] * 9},
    ],
)
def test_what_is_no_plan_gives_the_usual_one(data: object) -> None:
    assert from_data(data, KINGDOMINO) == default_plan(KINGDOMINO)


def test_only_what_is_damaged_is_replaced() -> None:
    plan = evolve(default_plan(KINGDOMINO), seed=5)
    data = to_data(plan)
    data["sitters"][0] = {"name": "Ana", "color": "purple", "language": "xx", "help": "all"}
    data["sitters"][1]["level"] = "champion"
    data["options"] = {"harmony": True, "dynasty": "yes"}

    read = from_data(data, KINGDOMINO)

    assert read.sitters[0] == Sitter("Ana", "pink")
    assert read.sitters[1].level == EASIEST
    assert read.options["harmony"] is True
    assert read.options["dynasty"] is False
    assert read.seed == 5


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1, 1.5, "7", True])
def test_a_seed_that_is_none_is_forgotten(seed: object) -> None:
    data = {**to_data(default_plan(PIXIES)), "seed": seed}

    assert from_data(data, PIXIES).seed is None


def test_options_that_cannot_be_together_are_not_remembered() -> None:
    data = to_data(default_plan(KINGDOMINO))
    data["options"]["mighty_duel"] = True
    data["sitters"].append({"color": "blue"})

    read = from_data(data, KINGDOMINO)

    assert len(read.sitters) == 3
    assert read.options["mighty_duel"] is False


@given(damaged_plans())
def test_whatever_a_file_holds_gives_a_plan_that_can_start(data: object) -> None:
    plan = from_data(data, KINGDOMINO)

    Match.new(KINGDOMINO, len(plan.sitters), plan.options, plan.seed or 0)
    assert len({sitter.color for sitter in plan.sitters}) == len(plan.sitters)
    assert all(0 < len(list(letters(sitter.name))) <= NAME_LENGTH for sitter in plan.sitters)
    assert from_data(json.loads(json.dumps(to_data(plan))), KINGDOMINO) == plan
