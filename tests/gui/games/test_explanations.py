"""Everything that is seen on a board explains itself."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSizeF

from core.games import GAMES
from core.games.azul_duel.goals import Goal
from core.games.azul_duel.scoring import tablet_lines
from core.games.kingdomino.places import next_slot
from core.games.kingdomino.scoring import Prospect, prospects
from core.kernel.options import choose
from gui.board.scene import TableScene
from gui.board.table import Stage
from gui.games.azul_duel import places as azul_places
from gui.games.kingdomino import places as kingdomino_places
from gui.games.paragraphs import paragraphs_of
from gui.games.registry import description_of, table_of
from gui.look.seat_colors import SEAT_COLORS
from gui.look.seat_look import SeatLook
from gui.look.theme import LIGHT
from gui.rulebook.book import book
from gui.text.numbers import signed
from gui.text.translation import render
from tests.gui.walk.board import numbers_on, said_on
from tests.gui.walk.pen import wordly
from tests.playing import playing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.kernel.places import Place

NAMES = ("Mila", "Marko", "Ilona", "Kuba", "Ana")
STARTS: list[tuple[str, int, dict[str, object]]] = [
    ("azul_duel", 2, {"tablets": "rows+edge+corner+empty_special"}),
    ("azul_duel", 2, {"tablets": "five+cols+diag+wild"}),
    ("kingdomino", 2, {"middle_kingdom": True, "harmony": True, "dynasty": True}),
    ("kingdomino", 4, {"middle_kingdom": True, "harmony": True}),
    ("pixies", 2, {}),
    ("pixies", 5, {}),
]
EVERY = 31
CERTAIN = Prospect.CERTAIN
VALUES = {
    Goal.ROWS: 3,
    Goal.FIVE: 4,
    Goal.COLS: 7,
    Goal.EDGE: 1,
    Goal.DIAG: 10,
    Goal.CORNER: 8,
    Goal.WILD: 2,
    Goal.EMPTY_SPECIAL: 3,
}
SIZES = ((1240, 640), (2400, 1400))
"""Small boards leave labels out, large ones list more."""

pytestmark = pytest.mark.usefixtures("qapp")
every_start = pytest.mark.parametrize(("game", "seats", "given"), STARTS)


def stages(game: str, seats: int, given: dict[str, object]) -> Iterator[Stage]:
    """Show some positions of a random game to the player to act."""
    rules = GAMES[game]
    looks = [SeatLook(NAMES[seat], SEAT_COLORS[seat]) for seat in range(seats)]
    for ply, played in enumerate(playing(rules, seats, choose(rules.options, given), 4)):
        actor = rules.to_act(played.state)
        if ply % EVERY == 0 or actor is None:
            near = actor or 0
            size = SIZES[ply // EVERY % len(SIZES)]
            yield Stage(rules.view(played.state, near), near, QSizeF(*size), looks, LIGHT)


def shown(game: str, stage: Stage) -> TableScene:
    scene = TableScene(table_of(game))
    scene.show_stage(stage, (), lambda _: None)
    return scene


def unexplained(game: str, scene: TableScene, places: set[Place]) -> list[str]:
    """Name the places without a name or without an explanation."""
    stage, anchors, rules = scene.stage, paragraphs_of(game).anchors, book(game, "en")
    missing = []
    for place in places:
        anchor = anchors.anchor_of(stage.view, place)
        own = place.seat in {None, stage.near}
        gist = rules.gist(anchor) if own and anchor else ""
        if anchor is None or not (gist or scene.table.explain(stage.view, place)):
            missing.append(place.code)
    return missing


@every_start
def test_every_piece_and_every_label_says_what_it_is_for(
    game: str, seats: int, given: dict[str, object]
) -> None:
    for stage in stages(game, seats, given):
        scene = shown(game, stage)
        lying = {face.place for face in scene.table.faces(stage, scene.board_layout)}

        assert scene.labels
        assert unexplained(game, scene, {*lying, *scene.labels}) == []


@every_start
def test_every_number_on_the_board_lies_on_something_that_explains_it(
    game: str, seats: int, given: dict[str, object]
) -> None:
    paragraphs = paragraphs_of(game)
    for stage in stages(game, seats, given):
        scene = shown(game, stage)
        with wordly():
            written = numbers_on(scene)

        assert written
        for drawn in written:
            place = paragraphs.thing_at(scene, drawn.ink.center())
            assert place is not None, drawn
            assert unexplained(game, scene, {place}) == [], drawn


@every_start
def test_every_zone_and_every_line_of_the_board_in_words_is_said_in_every_position(
    game: str, seats: int, given: dict[str, object]
) -> None:
    for stage in stages(game, seats, given):
        table, names = table_of(game), [look.name for look in stage.looks]
        for zone in description_of(game).zones(stage.view, stage.near):
            for place in zone.places:
                assert render(table.name(stage.view, place), names)
                more = table.explain(stage.view, place)
                said = render(more, names) if more else ""
                assert "{" not in said
                assert place.seat is None or not re.search(r"\b[Yy]our?\b", said)


def goals(game: str, stage: Stage) -> list[tuple[Place, int, list[int]]]:
    """List the goals of a table with their points and each player's share of them."""
    view = stage.view
    if game == "azul_duel":
        given = [
            tablet_lines(board, view.goals, seat, special_counts_as_color=True)
            for seat, board in enumerate(view.boards)
        ]
        return [
            (azul_places.goal(index), VALUES[goal], [lines[index].points for lines in given])
            for index, goal in enumerate(view.goals)
        ]
    return [
        (kingdomino_places.bonus(seat, index), bonus.points, [bonus.points * (now is CERTAIN)])
        for seat in range(view.table.seats)
        for index, (bonus, now) in enumerate(prospects(view.table, seat).items())
    ]


@pytest.mark.parametrize(("game", "seats", "given"), STARTS[:4])
def test_a_goal_says_what_it_gives_and_what_everybody_has(
    game: str, seats: int, given: dict[str, object]
) -> None:
    for stage in stages(game, seats, given):
        found = goals(game, stage)

        assert found
        for place, points, owned in found:
            more = table_of(game).explain(stage.view, place)
            assert more is not None
            said = Counter(re.findall(r"−?\d+", render(more, NAMES)))
            assert not Counter([str(points), *map(signed, owned)]) - said


def test_the_column_to_choose_from_is_headed_as_such_in_the_first_choice() -> None:
    stage, *_ = stages("kingdomino", 2, {})
    later = next(s for s in stages("kingdomino", 2, {}) if not s.view.table.opening)

    with wordly():
        heads = [said_on(shown("kingdomino", each)) for each in (stage, later)]

    assert "Choose from" in heads[0]
    assert "Next" not in heads[0]
    assert "Next" in heads[1]
    assert paragraphs_of("kingdomino").anchors.anchor_of(stage.view, next_slot(0)) == "first-choice"
