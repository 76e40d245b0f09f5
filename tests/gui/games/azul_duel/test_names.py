from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given

from core.games.azul_duel import places
from core.games.azul_duel import texts as rules
from core.games.azul_duel.pieces import COLORS, Chip, Space
from core.games.azul_duel.state import Stage
from core.kernel.messages import english
from gui.games.azul_duel import places as spots
from gui.games.azul_duel import texts
from gui.games.azul_duel.names import chip_name, plate_spaces
from gui.games.azul_duel.table import TABLE
from gui.text.translation import render
from tests.gui.games.azul_duel.stages import LOOKS, Position, positions, reached, shown

if TYPE_CHECKING:
    from gui.text.translator import Translator

NAMES = [look.name for look in LOOKS]


@given(positions())
def test_every_place_has_a_name_without_gaps(position: Position) -> None:
    for place in TABLE.layout(position.stage):
        words = english(TABLE.name(position.stage.view, place), NAMES)
        assert words
        assert "{" not in words
        assert "%n" not in words


def test_a_place_on_a_board_names_its_owner() -> None:
    view = shown(reached(lambda _: True)).stage.view

    words = english(TABLE.name(view, spots.pattern_line(1, 4)), NAMES)

    assert words == "Ilona: pattern line 4, empty"


def test_a_stack_tells_what_is_on_top_and_what_is_buried() -> None:
    state = reached(lambda s: len(s.factories[1].moon) > 1)
    view = shown(state).stage.view
    top = len(state.factories[1].moon) - 1

    assert "on top" in english(TABLE.name(view, places.moon(1, top)))
    assert "under other tiles" in english(TABLE.name(view, places.moon(1, 0)))


def test_the_other_player_does_not_hear_what_was_drawn() -> None:
    state = reached(lambda s: s.stage is Stage.KEEPING)
    view = shown(state, near=1 - state.turn).stage.view

    assert "face down" in english(TABLE.name(view, places.hand(state.turn, 0)))


def test_a_chip_of_two_colors_names_both() -> None:
    assert english(chip_name(Chip.TY)) == "turquoise or yellow"
    assert english(chip_name(Chip.B)) == "blue"


def test_translations_can_tell_apart_the_colors_of_tiles_chips_and_spaces() -> None:
    for color in COLORS:
        words = (rules.COLORS[color], texts.CHIP_COLORS[color], rules.SPACES[Space(color.value)])
        assert len({word.source for word in words}) == 1
        assert len({(word.context, word.comment) for word in words}) == 3


@pytest.mark.parametrize(
    ("language", "tile", "chip", "spaces"),
    [
        ("pl", "niebieska", "turkusowy lub żółty", "żółte, czarne, turkusowe, bez koloru"),
        ("sr_Cyrl", "плава", "тиркизни или жути", "жуто, црно, тиркизно, безбојно"),
        ("sr_Latn", "plava", "tirkizni ili žuti", "žuto, crno, tirkizno, bezbojno"),
    ],
)
def test_colors_agree_with_what_has_them(
    translator: Translator, language: str, tile: str, chip: str, spaces: str
) -> None:
    translator.speak(language)

    assert render(rules.COLORS[COLORS[0]]) == tile
    assert render(chip_name(Chip.TY)) == chip
    assert render(plate_spaces(1)) == spaces
