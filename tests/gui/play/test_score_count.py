"""Points are counted on the board, line after line, until a press skips the rest."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.games import GAMES
from core.games.azul_duel.events import LineBroken, LineWaits, NothingTiled, RoundBegan
from core.games.azul_duel.state import Stage as Pending
from core.games.kingdomino.scoring import merits
from core.kernel.events import Scored
from core.kernel.rng import Rng
from core.match import Match
from gui.games.azul_duel.faces import totals as azul_totals
from gui.games.kingdomino.other_kingdoms import points_of
from gui.games.narration import Weight, gain
from gui.games.pixies.round_table import present_row
from gui.games.registry import sentences_of, table_of
from gui.look.motion_speed import SPEEDS
from gui.match.match_controller import MatchController
from gui.play.score_count import NOTED
from gui.play.screen import GameScreen
from gui.play.turn_steps import Count as CountStep
from gui.play.turn_steps import Phase
from tests.gui.panels.seats import sitters

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from gui.board.table import Layout, Stage, Table
    from gui.games.narration import Count, Sheets
    from gui.text.translator import Translator

    Opening = Callable[..., GameScreen]


@pytest.fixture
def opening(qtbot: QtBot, translator: Translator) -> Iterator[Opening]:
    """Open a screen for a match; its controller is stopped after the test."""
    screens: list[GameScreen] = []

    def opened(match: Match, *computers: int, speed: float = SPEEDS["faster"]) -> GameScreen:
        controller = MatchController(match, sitters(match.start.seats, *computers))
        screen = GameScreen(controller, table_of(match.game.key))
        controller.setParent(screen)
        screens.append(screen)
        qtbot.addWidget(screen)
        screen.scene.animator.speed = speed
        screen.resize(1280, 720)
        screen.show()
        screen.activateWindow()
        qtbot.waitUntil(screen.isActiveWindow)
        return screen

    assert translator.language == "en"
    yield opened
    for screen in screens:
        screen.refresh()
        screen.controller.stop()
        screen.header.pill.stop()
        screen.interlude.put_away()


def counted(match: Match) -> Count | None:
    before = match.goto(match.ply - 1)
    count = sentences_of(match.game.key).count
    return count(match.turns[-1], before.seen_by(0), match.seen_by(0))


@cache
def played(key: str, until: Callable[[Match], bool], option: str = "", *, seed: int = 7) -> Match:
    """Play until something has happened, and take the move back with which it did."""
    given = {option: True} if option else {}
    match, chance = Match.new(GAMES[key], 2, given, seed), Rng.seeded(3)
    while not match.ply or not until(match):
        move, chance = chance.choice(match.game.legal_moves(match.state))
        match = match.play(move)
    return match.undo()


def summed(sheets: Sheets) -> list[int]:
    return [sum(line.points for line in sheet) for sheet in sheets]


def holds(match: Match) -> bool:
    count = counted(match)
    return count is not None and count.view is not None


def over(match: Match) -> bool:
    return match.over


def go_on(screen: GameScreen) -> None:
    screen.controller.play(screen.controller.match.undone[0].move)


def shown_count(screen: GameScreen) -> Count | None:
    """Return what is counted just now."""
    step = screen.playback._step
    return step.count if isinstance(step, CountStep) else None


def said(screen: GameScreen) -> str:
    """Read the whole list of moves."""
    moves = screen.panel.moves.moves
    return " ".join(str(moves.index(row).data()) for row in range(moves.rowCount()))


def under_way(screen: GameScreen, qtbot: QtBot) -> None:
    qtbot.waitUntil(screen.playback.score_count.banner.isVisible, timeout=5000)


QUICK = 0.05
"""A pace at which a whole count takes less than a second."""
ENDS = [
    ("azul_duel", holds, ""),
    ("azul_duel", over, ""),
    ("kingdomino", over, ""),
    ("kingdomino", holds, "dynasty"),
    ("pixies", holds, ""),
    ("pixies", over, ""),
]


@pytest.mark.parametrize(("key", "until", "option"), ENDS)
def test_what_is_counted_adds_up_to_the_score(
    key: str, until: Callable[[Match], bool], option: str
) -> None:
    match = played(key, until, option).redo()
    count = counted(match)
    assert count is not None
    totals = summed(count.sheets[0])
    for seat, line in count.lines:
        totals[seat] += gain(line)

    assert totals == summed(count.sheets[-1])
    expected = [match.game.score(match.state, seat).total for seat in range(2)]
    if option:  # the next game has begun, with what a lone castle is worth
        expected = [
            sum(e.points for e in match.game.score(match.state, seat).lines if not e.places)
            for seat in range(2)
        ]
    assert totals == expected


@pytest.mark.parametrize(("key", "until", "option"), ENDS)
def test_nothing_that_happened_is_left_out_by_counting(
    key: str, until: Callable[[Match], bool], option: str
) -> None:
    match = played(key, until, option).redo()
    count = counted(match)
    assert count is not None

    if count.view is not None:
        told = [event for event in match.turns[-1].events if "source" in dir(event)]
        shown = [event for event in (*count.before, *count.after) if "source" in dir(event)]
        assert sorted(map(repr, shown)) == sorted(map(repr, told))


@pytest.mark.parametrize(("key", "until", "option"), ENDS)
def test_the_board_is_shown_as_it_stands_when_all_is_counted(
    opening: Opening,
    qtbot: QtBot,
    key: str,
    until: Callable[[Match], bool],
    option: str,
) -> None:
    screen = opening(played(key, until, option))

    go_on(screen)
    under_way(screen, qtbot)
    words = screen.header.pill.words
    QTest.keyClick(screen.view, Qt.Key.Key_Space)
    summed_up = screen.interlude.isVisible()
    screen.interlude.put_away()
    screen.scene.finish_motion()

    assert words == "Counting points"
    assert summed_up or screen.result.isVisible() or key == "azul_duel"
    assert not screen.playback.score_count.banner.isVisible()
    assert screen.scene.stage.view == screen.controller.view
    assert not screen.scene.stage.sheets


def test_the_total_rises_line_by_line(
    opening: Opening, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = opening(played("pixies", holds))
    seen: list[tuple[int, ...]] = []
    show_totals = screen.playback.score_count.banner.show_totals

    def watched(totals: tuple[int, ...]) -> None:
        seen.append(totals)
        show_totals(totals)

    monkeypatch.setattr(screen.playback.score_count.banner, "show_totals", watched)

    go_on(screen)
    count = screen.playback.held_count
    assert count is not None
    under_way(screen, qtbot)
    qtbot.waitUntil(lambda: screen.playback.phase is not Phase.COUNTING, timeout=10_000)

    assert seen[0] == (0, 0)
    assert list(dict.fromkeys(seen)) == [tuple(summed(each)) for each in count.sheets]


def test_a_click_only_ends_the_count(opening: Opening, qtbot: QtBot) -> None:
    screen = opening(played("pixies", holds))
    go_on(screen)
    under_way(screen, qtbot)

    QTest.mouseClick(screen.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 300))

    assert screen.playback.phase is not Phase.COUNTING
    assert not screen.scene.hand.holding


def test_enter_pressed_twice_while_points_are_counted_asks_for_no_rematch(
    opening: Opening, qtbot: QtBot
) -> None:
    screen = opening(played("kingdomino", over))
    go_on(screen)
    under_way(screen, qtbot)

    with qtbot.assertNotEmitted(screen.rematch):
        for _ in range(2):
            focused = QApplication.focusWidget()
            assert focused is not None
            QTest.keyClick(focused, Qt.Key.Key_Return)

    assert screen.result.isVisible()
    assert screen.result.buttons["rematch"].hasFocus()


def board_totals(key: str, stage: Stage) -> list[int]:
    """Return which totals a board writes, with those of earlier games."""
    seats = range(2)
    match key:
        case "azul_duel":
            return list(azul_totals(stage))
        case "pixies":
            return [present_row(stage, seat).total for seat in seats]
        case _:
            table = stage.view.table
            earlier = [
                sum(merits(each[seat], table.options)[0] for each in table.earlier)
                for seat in seats
            ]
            return [earlier[seat] + points_of(stage, seat) for seat in seats]


def lays(match: Match) -> bool:
    count = counted(match)
    return count is not None and count.view is None and match.to_act == match.turns[-1].seat


@pytest.mark.parametrize("end", [*ENDS, ("azul_duel", lays, "")])
def test_all_totals_of_a_seat_are_the_same_number_while_points_are_counted(
    opening: Opening,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    end: tuple[str, Callable[[Match], bool], str],
) -> None:
    key = end[0]
    screen = opening(played(*end), speed=QUICK)
    painted: list[list[int]] = []
    shown: list[list[list[int]]] = []
    table = type(screen.scene.table)
    parts = table.parts

    def watched(self: Table, stage: Stage, layout: Layout) -> Any:
        painted.append(board_totals(key, stage))
        return parts(self, stage, layout)

    def look() -> None:
        total = next(row for row in screen.panel.points.points.rows if row.weight is Weight.SUM)
        panel = [total.points(seat) for seat in range(2)]
        banner = list(screen.playback.score_count.banner.totals)
        shown.append([panel, banner, painted[-1]])

    monkeypatch.setattr(table, "parts", watched)
    screen.playback.score_count._clock.valueChanged.connect(look)
    screen.playback.score_count.finished.connect(look)
    with qtbot.waitSignal(screen.playback.score_count.finished, timeout=20_000):
        go_on(screen)
    count = screen.playback.score_count._count

    assert all(panel == banner == board for panel, banner, board in shown)
    assert shown[-1][0] == summed(count.sheets[-1])
    totals = [summed(count.sheets[0]), *(panel for panel, _, _ in shown)]
    assert len({tuple(total) for total in totals}) > 1


def test_without_motion_nothing_is_counted(opening: Opening) -> None:
    screen = opening(played("pixies", holds), speed=0.0)

    go_on(screen)

    assert not screen.playback.score_count.banner.isVisible()
    assert screen.interlude.isVisible()


def round_ends(match: Match) -> bool:
    begun = [event for event in match.turns[-1].events if isinstance(event, RoundBegan)]
    return any(event.round > 1 for event in begun)


def ends_without_loss(match: Match) -> bool:
    """Return whether a round ended with a tile that scored, and nobody lost anything."""
    lines = [event.line for event in match.turns[-1].events if isinstance(event, Scored)]
    return round_ends(match) and bool(lines) and all(line.points > 0 for line in lines)


@pytest.mark.parametrize("speed", [SPEEDS["faster"], SPEEDS["off"]], ids=["moving", "still"])
@pytest.mark.parametrize("until", [round_ends, ends_without_loss])
def test_factories_are_filled_again_when_the_round_was_summed_up(
    opening: Opening, qtbot: QtBot, speed: float, until: Callable[[Match], bool]
) -> None:
    screen = opening(found(until), speed=speed)
    go_on(screen)
    bare = [screen.scene.stage.view]
    while screen.playback.phase is not Phase.SUMMING_UP:
        bare.append(screen.scene.stage.view)
        screen.scene.hurry()
        qtbot.wait(1)
    bare.append(screen.scene.stage.view)
    model = screen.interlude.points.points
    totals = [model.rows[-1].points(seat) for seat in range(2)]
    shown = azul_totals(screen.scene.stage)
    paused = screen.scene.moves
    screen.interlude.put_away()
    screen.scene.finish_motion()

    assert not any(factory.sun for view in bare for factory in view.factories)
    assert not paused
    assert list(shown) == totals == summed_state(screen.controller.match)
    assert screen.scene.stage.view == screen.controller.view
    assert any(factory.sun for factory in screen.scene.stage.view.factories)


@cache
def found(until: Callable[[Match], bool]) -> Match:
    """Play Azul Duel with few broken tiles until something happens, and take that move back."""
    for number in range(40):
        match, chance = Match.new(GAMES["azul_duel"], 2, {}, number), Rng.seeded(3)
        while moves := match.game.legal_moves(match.state):
            few, chance = chance.shuffled(moves)
            match = min(map(match.play, few[:6]), key=broken_tiles)
            if until(match):
                return match.undo()
    raise AssertionError(until)


def broken_tiles(match: Match) -> int:
    return sum(len(board.broken) for board in match.state.boards)


def summed_state(match: Match) -> list[int]:
    return [match.game.score(match.state, seat).total for seat in range(2)]


def test_a_round_that_ends_without_points_still_ends_on_the_table_as_it_lies() -> None:
    match = found(ends_without_loss).redo()
    turn, sees = match.turns[-1], sentences_of("azul_duel").count
    moved = tuple(e for e in turn.events if not isinstance(e, Scored | LineWaits | NothingTiled))
    count = sees(evolve(turn, events=moved), match.undo().seen_by(0), match.seen_by(0))

    assert count is not None
    assert count.lines == ()
    assert not any(factory.sun for factory in count.view.factories)
    assert any(isinstance(event, RoundBegan) for event in count.after)


def test_pixies_is_summed_up_before_the_table_is_cleared(opening: Opening, qtbot: QtBot) -> None:
    for speed in (SPEEDS["faster"], SPEEDS["off"]):
        screen = opening(played("pixies", holds), speed=speed)
        go_on(screen)
        while screen.playback.phase is not Phase.SUMMING_UP:
            screen.scene.hurry()
            qtbot.wait(1)
        lying = screen.scene.stage.view
        words = screen.header.pill.words
        screen.interlude.put_away()
        screen.scene.finish_motion()

        assert lying.areas == screen.controller.match.state.finished[0].areas
        assert words == "Round 1 is over"
        assert screen.scene.stage.view == screen.controller.view


@pytest.mark.parametrize("speed", [SPEEDS["faster"], SPEEDS["off"]], ids=["moving", "still"])
def test_the_summary_of_a_game_adds_up_to_what_board_and_panel_show(
    opening: Opening, qtbot: QtBot, speed: float
) -> None:
    """The lone castle of the next game has a bonus already, which no total has yet."""
    given = {"dynasty": True, "middle_kingdom": True}
    match, chance = Match.new(GAMES["kingdomino"], 2, given, 7), Rng.seeded(3)
    while not match.state.table.earlier:
        move, chance = chance.choice(match.game.legal_moves(match.state))
        match = match.play(move)
    screen = opening(match.undo(), speed=speed)
    go_on(screen)
    while screen.playback.phase is not Phase.SUMMING_UP:
        screen.scene.hurry()
        qtbot.wait(1)
    beside = screen.interlude.points.points.rows[-1]
    panel = next(row for row in screen.panel.points.points.rows if row.weight is Weight.SUM)
    totals = [beside.points(seat) for seat in range(2)]

    assert totals == [panel.points(seat) for seat in range(2)]
    assert totals == board_totals("kingdomino", screen.scene.stage)


def test_escape_pressed_again_and_again_ends_only_the_final_count(
    opening: Opening, qtbot: QtBot
) -> None:
    screen = opening(played("kingdomino", over))
    go_on(screen)
    under_way(screen, qtbot)
    for _ in range(12):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Escape)
        qtbot.wait(100)

    assert screen.result.isVisible()


@pytest.mark.parametrize("deed", ["resize", "undo", "language", "theme"])
def test_nothing_is_half_done_when_something_comes_between(
    opening: Opening, qtbot: QtBot, translator: Translator, deed: str
) -> None:
    screen = opening(played("pixies", holds))
    go_on(screen)
    under_way(screen, qtbot)

    if deed == "resize":
        screen.resize(1400, 800)
        qtbot.waitUntil(lambda: screen.playback.phase is not Phase.COUNTING)
    elif deed == "undo":
        screen.controller.undo()
    elif deed == "theme":
        screen.set_text_scale(1.25)
    else:
        translator.speak("hu")
        QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
        assert screen.playback.phase is Phase.COUNTING
        QTest.keyClick(screen.view, Qt.Key.Key_Space)

    assert not screen.playback.score_count.banner.isVisible()
    assert screen.playback.phase is (Phase.RESTING if deed == "undo" else Phase.SUMMING_UP)
    assert screen.interlude.isVisible() == (deed != "undo")
    screen.interlude.put_away()
    screen.scene.finish_motion()
    assert screen.playback.phase is Phase.RESTING
    assert screen.scene.stage.view == screen.controller.view


def test_a_tile_that_was_laid_is_counted_without_holding_anybody_up(
    opening: Opening, qtbot: QtBot
) -> None:
    screen = opening(played("azul_duel", lays))
    go_on(screen)
    under_way(screen, qtbot)

    assert screen.scene.moves
    assert screen.playback.held_count is None


@pytest.mark.parametrize(
    ("kind", "seed", "words"),
    [
        (LineWaits, 1, "no free space in its row takes"),
        (NothingTiled, 13, "no pattern line is full"),
    ],
)
def test_who_can_lay_no_tile_is_told_why_before_the_round_goes_on(
    opening: Opening, qtbot: QtBot, kind: type[LineWaits | NothingTiled], seed: int, words: str
) -> None:
    def tells(match: Match) -> bool:
        seats = [event.seat for event in match.turns[-1].events if isinstance(event, kind)]
        return bool(seats) and match.state.turn not in seats

    screen = opening(played("azul_duel", tells, seed=seed))
    go_on(screen)
    banner = screen.playback.score_count.banner
    qtbot.waitUntil(lambda: words in banner.words, timeout=9000)

    assert banner.isVisible()
    assert screen.playback.held_count is not None
    assert words in said(screen)
    assert screen.playback.score_count._clock.duration() == NOTED * screen.scene.animator.speed


def test_a_line_that_breaks_in_between_holds_nobody_up(opening: Opening, qtbot: QtBot) -> None:
    def breaks(match: Match) -> bool:
        events = match.turns[-1].events
        broken = any(isinstance(event, LineBroken) for event in events)
        return broken and match.state.stage is Pending.PLACING and not holds(match)

    screen = opening(played("azul_duel", breaks, seed=8))
    go_on(screen)
    under_way(screen, qtbot)

    count = shown_count(screen)
    assert count is not None
    assert any("break" in line.reason.source for _, line in count.lines)
    assert screen.scene.moves


def test_a_computer_waits_until_the_round_table_is_closed(opening: Opening, qtbot: QtBot) -> None:
    def computer_begins(match: Match) -> bool:
        return holds(match) and match.to_act == 1

    match = played("pixies", computer_begins)
    screen = opening(match, 1, speed=0.0)
    screen.controller.play(match.undone[0].move)
    ply = screen.controller.match.ply
    QTest.qWait(1500)
    waited = screen.controller.match.ply
    screen.interlude.put_away()

    assert waited == ply
    qtbot.waitUntil(lambda: screen.controller.match.ply > ply, timeout=5000)


def test_a_watched_game_goes_on_by_itself(
    opening: Opening, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    screen = opening(played("pixies", holds), 0, 1, speed=0.0)
    screen.interlude._clock.setInterval(20)
    monkeypatch.setattr("gui.panels.interlude_sheet.PATIENCE", 3)

    go_on(screen)
    words = screen.interlude.button.text()

    assert words == "Continue (3)"
    qtbot.waitUntil(screen.interlude.isHidden)


def test_whoever_watches_can_stay_at_the_round_table(
    opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = opening(played("pixies", holds), 0, 1, speed=0.0)
    screen.interlude._clock.setInterval(20)
    monkeypatch.setattr("gui.panels.interlude_sheet.PATIENCE", 3)

    go_on(screen)
    screen.interlude.stay.click()
    QTest.qWait(150)

    assert screen.interlude.isVisible()
    assert screen.interlude.button.text() == "Continue"
