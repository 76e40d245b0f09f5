"""What the hand holds and what a drop would do, in words: before the move is made."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from core.games import GAMES
from core.games.azul_duel.moves import BROKEN, TakeMoon, TakeSun
from core.games.azul_duel.state import LARGE
from core.games.azul_duel.texts import COLORS
from core.games.pixies.pieces import CARDS
from core.games.pixies.texts import color_of
from core.kernel.events import Moved
from core.kernel.messages import english
from core.kernel.rng import Rng
from core.match import Match
from gui.games.azul_duel import describe as azul_words
from gui.games.azul_duel.names import name_of
from gui.games.azul_duel.table import TABLE
from gui.games.pixies import describe as pixies_words
from gui.games.pixies.table import TABLE as PIXIES_TABLE
from gui.games.registry import ui_of
from gui.text.translation import render
from tests.gui.access.reading import read
from tests.gui.games.azul_duel.stages import shown

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMES = ("Ana", "Ben")


def positions(key: str, every: int = 3) -> Iterator[Match]:
    match, chance = Match.new(GAMES[key], 2, {}, 5), Rng.seeded(5)
    while legal := match.game.legal_moves(match.state):
        if match.ply % every == 0:
            yield match
        move, chance = chance.choice(legal)
        match = match.play(move)


@pytest.mark.parametrize("key", GAMES)
def test_whatever_can_be_taken_is_named_as_it_is_held(key: str) -> None:
    ui = ui_of(key)
    table, words = ui.table(), ui.description()
    for match in positions(key):
        view = match.game.view(match.state, match.to_act)
        for handle in table.handles(view, match.game.legal_moves(match.state)):
            held = english(words.held_words(view, handle.source), NAMES)
            assert held
            assert not re.search(r"[{}()/]|%n|\.$|\.\.", held)


def test_tiles_are_held_with_their_number_and_what_comes_along() -> None:
    seen = set()
    for match in positions("azul_duel"):
        view = match.game.view(match.state, match.to_act)
        legal = match.game.legal_moves(match.state)
        for handle in TABLE.handles(view, legal):
            move = handle.move
            if not isinstance(move, TakeSun | TakeMoon):
                continue
            events = match.play(move).turns[-1].events
            moved = [e for e in events if isinstance(e, Moved) and e.source.area in {"sun", "moon"}]
            taken = [e for e in moved if e.target.area not in {"sun", "moon"}]
            held = english(azul_words.held_words(view, handle.source))
            plural = "" if len(taken) == 1 else "s"
            assert held.startswith(f"{len(taken)} {english(COLORS[move.color])} tile{plural}")
            first = any(
                isinstance(e, Moved) and e.target.area == "first_player_tile" for e in events
            )
            assert ("first-player tile, which costs 2 points" in held) == first
            others, one_order = False, False
            if isinstance(move, TakeSun):
                others = len(taken) < len(view.factories[move.factory].sun)
                one_order = others and (move.factory == LARGE or len(set(move.order)) == 1)
            assert ("the others go to the moon side" in held) == one_order
            seen.add((first, others, one_order))
            explanation = TABLE.explain(view, handle.source)
            assert explanation is not None
            explained = english(explanation)
            assert explained.startswith(f"Taken together: {held}.")
            assert ("You choose the order" in explained) == (others and not one_order)

    assert len(seen) >= 4


def test_a_drop_says_how_many_fit_and_how_many_break() -> None:
    both = 0
    for match in positions("azul_duel", 7):
        stage = shown(match.state).stage
        layout = TABLE.layout(stage)
        takes = [
            m for m in match.game.legal_moves(match.state) if isinstance(m, TakeSun | TakeMoon)
        ]
        for handle in TABLE.handles(stage.view, takes[::5]):
            move = handle.move
            events = [e for e in match.play(move).turns[-1].events if isinstance(e, Moved)]
            taken = [e for e in events if e.source.area in {"sun", "moon"}]
            fit = sum(e.target.area == "line" for e in taken)
            broken = sum(e.target.area in {"broken", "tower"} for e in taken)
            preview = TABLE.preview(stage, layout, handle)
            said = english(preview.notes[0])
            assert preview.points is None or fit == stage.view.boards[stage.view.turn].missing(
                move.line
            )
            words = [f"{fit} fit{'s' if fit == 1 else ''}"] if fit else []
            words += [f"{broken} break{'s' if broken == 1 else ''}"] if broken else []
            assert said == f"{', '.join(words)}."
            assert (move.line == BROKEN) <= (not fit)
            both += bool(fit and broken)

    assert both


def test_an_empty_field_for_broken_tiles_says_so() -> None:
    match = Match.new(GAMES["azul_duel"], 2, {}, 5)
    view = match.game.view(match.state, 0)
    field = next(p for p in TABLE.layout(shown(match.state).stage) if p.area == "broken_field")

    assert english(name_of(view, field), NAMES) == f"{NAMES[field.seat or 0]}: no broken tiles"


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.usefixtures("translator")
def test_what_is_held_and_aimed_at_is_said_once_and_ends_with_one_full_stop(key: str) -> None:
    match = next(each for each in positions(key) if each.ply > 8)
    with read(match) as screen:
        hand = screen.scene.hand
        for source in hand.handles.sources:
            hand.take(source)
            said = render(screen.reader.tree.guide.where(), NAMES)
            assert ".." not in said
            assert not re.search(r"\b(\w+, \w+, \w[\w ]+, \w[\w ]+)\b.*\1", said), said
            hand.cancel()


def test_a_card_is_held_by_its_own_name() -> None:
    match = Match.new(GAMES["pixies"], 2, {}, 5)
    view = match.game.view(match.state, 0)
    for handle in PIXIES_TABLE.handles(view, match.game.legal_moves(match.state)):
        card = CARDS[handle.move.card]
        held = english(pixies_words.held_words(view, handle.source))
        assert held.startswith(f"{card.number} {english(color_of(card))}")
