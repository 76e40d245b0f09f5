"""What a hint says, over whole games: distinct moves and reasons, sorted, and a first step."""

from __future__ import annotations

import os

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPixmap

from core.ai.opponents import OPPONENTS
from core.games import GAMES
from core.kernel.messages import english
from core.kernel.rng import Rng
from core.match import Match
from gui.board import tabletop
from gui.board.scene import TableScene
from gui.board.table import Stage
from gui.coach.suggestion import places_to_look, suggestions
from gui.games.registry import table_of
from gui.look import sprites
from gui.look.seat_colors import SEAT_COLORS
from gui.look.seat_look import SeatLook
from gui.look.theme import LIGHT

DEALS: dict[str, list[tuple[int, dict[str, bool]]]] = {
    "azul_duel": [(2, {})],
    "kingdomino": [(2, {"middle_kingdom": True}), (4, {})],
    "pixies": [(2, {}), (5, {})],
}
TABLES = [(key, seats, options) for key, deals in DEALS.items() for seats, options in deals]
SEEDS = int(os.environ.get("KUPOLA_HINT_SEEDS", "0"))
EVERY = 1 if SEEDS else 8
"""At how many moves one hint is asked for."""
SIZE = QSizeF(1200, 760)


@pytest.fixture(autouse=True)
def nothing_painted(translator: object, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001 - pixmaps need its application
    """Lay everything out, but paint nothing: there are many positions."""
    for module in (sprites, tabletop):
        monkeypatch.setattr(module, "painted", lambda *_: QPixmap(1, 1))


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
@pytest.mark.parametrize("seed", range(SEEDS or 1))
def test_hints_of_a_whole_game_say_something(
    key: str, seats: int, options: dict[str, bool], seed: int
) -> None:
    scene, match = TableScene(table_of(key)), Match.new(GAMES[key], seats, options, seed)
    looks = [SeatLook(color.name, color) for color in SEAT_COLORS[:seats]]
    names, chance = [f"P{seat}" for seat in range(seats)], Rng.seeded(seed)
    hints = 0
    while not match.over:
        moves, seat = match.game.legal_moves(match.state), match.to_act
        assert seat is not None
        if len(moves) > 1 and match.ply % EVERY == 0:
            view = match.game.view(match.state, seat)
            advice = OPPONENTS[key].search(view, seat, 24, match.ply, lambda: False)
            stage = Stage(view, seat, SIZE, looks, LIGHT)
            scene.show_stage(stage, moves, lambda _: None)
            found = suggestions(match.game, view, advice, scene)
            hints += 1
            said = [english(each.words, names) for each in found]
            why = [english(each.reason.sentence, names) for each in found]
            places = places_to_look(found, scene)

            assert len(set(said)) == len(said), said
            assert len(set(why)) == len(why), why
            assert all(said + why)
            chances = [-1 if each.chance is None else each.chance for each in found]
            assert chances == sorted(chances, reverse=True)
            assert [each.move for each in found] == [
                each.move for each in suggestions(match.game, view, advice, scene)
            ]
            assert places
            assert all(not scene.rect_of(place).isNull() for place in places), places
            assert all(english(name, names) for name in places.values())
        move, chance = chance.choice(moves)
        match = match.play(move)

    assert hints > 3
