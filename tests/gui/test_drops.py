from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from core.games import GAMES
from core.games.azul_duel.board import LINES
from core.games.azul_duel.moves import TakeSun
from core.match import Match
from gui.games.azul_duel.places import pattern_line
from gui.rulebook.book import book
from tests.gui.pointer import glide
from tests.gui.test_playing import seated
from tests.playing import positions

if TYPE_CHECKING:
    from core.kernel.messages import Message
    from core.kernel.places import Place
    from gui.board.scene import TableScene
    from gui.play.screen import GameScreen
    from tests.playing import Played

LEFT = Qt.MouseButton.LeftButton
POSITIONS = 8
DROPS = 40


def drop(screen: GameScreen, source: Place, at: QPointF) -> tuple[Place | None, list[Message]]:
    """Drag something to a point and let go, unless it may go there; return what was answered."""
    scene, hand = screen.scene, screen.scene.hand
    said: list[Message] = []
    note = lambda reason, _: said.append(reason)  # noqa: E731 - to be disconnected again
    scene.refused.connect(note)
    hand.press(source, scene.rect_of(source).center())
    hand.move(scene.rect_of(source).center() + QPointF(40, 0))
    hand.move(at)
    aimed = None if hand.handle else scene.place_at(at)
    if hand.handle:
        hand.cancel()
    else:
        hand.release(at)
    scene.refused.disconnect(note)
    return aimed, said


def is_home(scene: TableScene, source: Place, aimed: Place) -> bool:
    """Return whether a piece would only be put back."""
    home = scene.rect_of(aimed)
    taken = scene.table.group(scene.stage.view, source)
    return aimed in taken or home.contains(scene.rect_of(source).center())


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.usefixtures("translator")
def test_no_drop_is_refused_without_a_reason(key: str) -> None:
    anchors = {*book(key, "en").anchors}

    @settings(max_examples=POSITIONS)
    @given(positions(key), st.randoms(use_true_random=False))
    def check(played: Played, chance: Any) -> None:
        with seated(Match.at(GAMES[key], played.state)) as screen:
            scene = screen.scene
            before, places = screen.controller.match.state, list(scene.board_layout)
            for source in scene.hand.handles.sources[:4]:
                for target in chance.sample(places, min(DROPS, len(places))):
                    aimed, said = drop(screen, source, scene.rect_of(target).center())
                    if aimed is None or is_home(scene, source, aimed):
                        assert said == []
                    else:
                        assert len(said) == 1, (source, aimed)
                        assert said[0].rule in anchors, said
            assert screen.controller.match.state == before

    check()


@pytest.mark.usefixtures("translator")
def test_a_tile_dropped_into_another_row_of_the_dome_hears_of_its_own() -> None:
    match = Match.new(GAMES["azul_duel"], 2, {}, 3)
    while not any(h.source.area == "line" for h in gestures(match)):
        match = match.play(match.game.legal_moves(match.state)[0])
    with seated(match) as screen:
        (source, *_) = (h.source for h in gestures(match) if h.source.area == "line")
        row = source.at[0] % 6 + 1
        (cell,) = (
            place
            for place in screen.scene.board_layout
            if place.area == "dome" and place.at == (row, 1) and place.seat == source.seat
        )
        _, (reason,) = drop(screen, source, screen.scene.rect_of(cell).center())

    assert dict(reason.args)["line"] == source.at[0]
    assert reason.rule == "tiling"


def by_mouse(screen: GameScreen, source: Place, target: QPointF, *, dragged: bool) -> list[Message]:
    """Take something and drop it at a point, by a drag or by two clicks; return what is refused."""
    said: list[Message] = []
    note = lambda reason, _: said.append(reason)  # noqa: E731 - to be disconnected again
    screen.refused.connect(note)
    view, port = screen.view, screen.view.viewport()
    start = view.mapFromScene(screen.scene.rect_of(source).center())
    end = view.mapFromScene(target)
    if dragged:
        QTest.mousePress(port, LEFT, pos=start)
        glide(port, start + QPoint(30, 30))
        glide(port, end)
        QTest.mouseRelease(port, LEFT, pos=end)
    else:
        QTest.mouseClick(port, LEFT, pos=start)
        glide(port, end)
        QTest.mouseClick(port, LEFT, pos=end)
    screen.refused.disconnect(note)
    screen.bubble.vanish()
    screen.scene.hand.cancel()  # what was refused after a click is still held
    return said


@pytest.mark.parametrize("dragged", [True, False], ids=["dragged", "clicked"])
@pytest.mark.usefixtures("translator")
def test_tiles_dropped_on_a_line_of_another_color_stay_where_they_were(*, dragged: bool) -> None:
    match, source, line = beside_another_color()
    with seated(match) as screen:
        rect = screen.scene.rect_of(line)
        middle, edge = rect.center(), QPointF(rect.center().x(), rect.top() + 1)
        heard = [by_mouse(screen, source, at, dragged=dragged) for at in (middle, edge)]
        plies = screen.controller.match.ply

    assert [[dict(reason.args)["line"] for reason in each] for each in heard] == [[line.at[0]]] * 2
    assert plies == match.ply


def beside_another_color() -> tuple[Match, Place, Place]:
    """Find tiles that may not go to a line of another color, but to the line above it."""
    match = Match.new(GAMES["azul_duel"], 2, {}, 3)
    while True:
        for handle in gestures(match):
            line = handle.move.line if isinstance(handle.move, TakeSun) else 0
            tiles = match.state.board.lines[line] if 0 < line < len(LINES) else ()
            if tiles and tiles[0] is not handle.move.color:
                return match, handle.source, pattern_line(match.to_act or 0, line + 1)
        match = match.play(match.game.legal_moves(match.state)[0])


def gestures(match: Match) -> Any:
    from gui.games.registry import table_of  # noqa: PLC0415

    view = match.game.view(match.state, match.to_act)
    return table_of(match.game.key).handles(view, match.game.legal_moves(match.state))


@pytest.mark.usefixtures("translator")
def test_a_click_where_something_may_not_go_is_answered_too() -> None:
    with seated(Match.new(GAMES["pixies"], 2, {}, 3)) as screen:
        scene, port = screen.scene, screen.view.viewport()
        (source, *_) = scene.hand.handles.sources
        (other,) = (
            place
            for place in scene.board_layout
            if place.area == "space" and place.at == (5,) and place.seat != screen.scene.stage.near
        )
        for place in (source, other):
            at = screen.view.mapFromScene(scene.rect_of(place).center())
            QTest.mouseClick(port, LEFT, pos=at)
        shown = screen.bubble.isVisible()
        screen.bubble.vanish()

    assert shown
    assert not scene_holds(screen)


def scene_holds(screen: GameScreen) -> bool:
    return screen.controller.match.ply > 0
