"""A real table is laid out by dragging, clicking or with the keyboard, and counted live."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QDialogButtonBox

from core.kernel.tallying import Lift, Put
from core.record import Sitter
from core.tally import TALLIES, TallyRecord
from gui.games.paragraphs import counted
from gui.games.tally_board import BOX, TRAY, tray
from gui.look.seat_colors import SEAT_COLORS
from gui.look.seat_look import SeatLook
from gui.look.theme import CONTRAST, DARK, LIGHT
from gui.share.picture import Kind, image
from gui.share.picture_dialog import PictureDialog
from gui.share.report_dialog import ReportDialog
from gui.store.waiting_tallies import waiting_counts
from gui.tally.dialog import LOWEST, OUTSIDE, ScrolledForm, TallyDialog
from gui.tally.rows import tally_report
from gui.tally.screen import TallyScreen
from gui.text.language import LANGUAGES
from gui.text.text_size import set_text_scale
from gui.text.translation import render
from gui.widgets.controls import Chooser
from tests.core.test_tally import copied, filled
from tests.gui.pointer import glide

if TYPE_CHECKING:
    from pathlib import Path

    from core.kernel.places import Place
    from core.kernel.tallying import Move
    from gui.text.translator import Translator
    from gui.window.main_window import MainWindow

everywhere = pytest.mark.parametrize("game", sorted(TALLIES))
CONTROL = Qt.KeyboardModifier.ControlModifier


def sitters_of(seats: int) -> tuple[Sitter, ...]:
    return tuple(Sitter(f"Player {n + 1}", SEAT_COLORS[n].name) for n in range(seats))


def asked(window: MainWindow) -> TallyDialog:
    window.menus.actions["tally"].trigger()
    dialog = window.findChild(TallyDialog)
    assert isinstance(dialog, TallyDialog)
    return dialog


def counting(window: MainWindow, game: str) -> TallyScreen:
    dialog = asked(window)
    dialog.games.set_key(game)
    dialog.players.setCurrentIndex(dialog.players.count() - 1)
    dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()
    return shown(window)


def shown(window: MainWindow) -> TallyScreen:
    QApplication.processEvents()
    assert isinstance(window.tallies.screen, TallyScreen)
    return window.tallies.screen


def at(screen: TallyScreen, place: Place) -> Any:
    return screen.view.mapFromScene(screen.scene.rect_of(place).center())


def drag(screen: TallyScreen, source: Place, target: Place) -> None:
    board = screen.view.viewport()
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=at(screen, source))
    middle = (at(screen, source) + at(screen, target)) / 2
    glide(board, middle)
    glide(board, at(screen, target))
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=at(screen, target))


def click(screen: TallyScreen, place: Place) -> None:
    QTest.mouseClick(screen.view.viewport(), Qt.MouseButton.LeftButton, pos=at(screen, place))


def first_put(screen: TallyScreen) -> Put:
    legal = screen.count.tally.legal_moves(screen.count.state, screen.seat, screen.page)
    return next(move for move in legal if isinstance(move, Put) and not move.turn)


def source_of(screen: TallyScreen, move: Move) -> Place:
    assert isinstance(move, Put)
    return tray(screen.count.tally.pieces.index(move.piece))


@everywhere
def test_a_piece_is_dragged_onto_the_board_and_back(window: MainWindow, game: str) -> None:
    screen = counting(window, game)
    move = first_put(screen)
    drag(screen, source_of(screen, move), move.place)
    laid = screen.count
    assert [deed.move for deed in laid.line] == [move]
    drag(screen, move.place, BOX)

    assert screen.count.state == laid.start
    assert isinstance(screen.count.line[-1].move, Lift)


@everywhere
def test_a_piece_is_laid_by_two_clicks(window: MainWindow, game: str) -> None:
    screen = counting(window, game)
    move = first_put(screen)
    click(screen, source_of(screen, move))
    click(screen, move.place)

    assert [deed.move for deed in screen.count.line] == [move]


@everywhere
def test_a_piece_is_laid_with_the_keyboard_alone(window: MainWindow, game: str) -> None:
    screen = counting(window, game)
    screen.view.setFocus()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Return):
        QTest.keyClick(screen.view, key)

    assert screen.count.ply == 1
    window.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(window, Qt.Key.Key_Z, CONTROL)
    assert screen.count.ply == 0
    window.menus.actions["redo"].trigger()
    assert screen.count.ply == 1


@everywhere
def test_points_are_told_as_they_stand(window: MainWindow, game: str) -> None:
    screen = counting(window, game)
    screen.count = filled(game, 7, 60)
    screen.refresh()
    table = screen.panel.points.points
    total = table.rows[-1]

    for seat in range(screen.count.seats):
        points = screen.count.tally.score(screen.count.state, seat, 0).total
        assert total.points(seat) == points


def test_what_cannot_lie_there_is_refused_in_words(window: MainWindow) -> None:
    screen = counting(window, "pixies")
    move = first_put(screen)
    wrong = next(p for p in screen.table.drop_places(screen.scene.stage) if p.at != move.place.at)
    drag(screen, source_of(screen, move), wrong)

    assert not screen.count.line
    assert "space with its number" in screen.bubble.words


def test_every_player_and_every_round_has_a_board(window: MainWindow) -> None:
    screen = counting(window, "pixies")
    move = first_put(screen)
    drag(screen, source_of(screen, move), move.place)
    screen.panel.seats.button(1).click()
    screen.panel.pages.button(2).click()
    drag(screen, source_of(screen, move), first_put(screen).place)
    laid = [deed.move for deed in screen.count.line]
    assert [(each.place.seat, each.page) for each in laid if isinstance(each, Put)] == [
        (0, 0),
        (1, 2),
    ]
    screen.undo()
    screen.undo()

    assert (screen.seat, screen.page) == (0, 0)
    assert screen.panel.seats.button(0).isChecked()


def test_points_on_the_track_are_entered(window: MainWindow) -> None:
    screen = counting(window, "azul_duel")
    screen.panel.track.setValue(42)
    screen.panel.seats.button(1).click()
    assert screen.panel.track.text() == "–"
    screen.panel.track.setValue(17)

    assert screen.count.state.track == (42, 17)
    window.menus.actions["undo"].trigger()
    assert screen.count.state.track == (42, None)


def test_a_count_is_kept_by_itself_and_looked_at_again(window: MainWindow) -> None:
    dialog = asked(window)
    dialog.players.setCurrentIndex(1)
    dialog.names[0].setText("  Ana ")
    dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()
    screen = shown(window)
    move = first_put(screen)
    drag(screen, source_of(screen, move), move.place)
    state = screen.count.state
    screen.leave.emit()
    QApplication.processEvents()
    assert window.tallies.screen is None
    (kept,) = window.tallies.saved_tallies.kept()
    assert kept.record.players[0].name == "Ana"
    dialog = asked(window)
    assert "Kingdomino · Ana, Player 2, Player 3" in dialog.list.item(0).text()
    dialog.list.setCurrentRow(0)
    dialog.list.itemActivated.emit(dialog.list.item(0))

    assert shown(window).count.state == state


def test_damaged_counts_are_left_alone(window: MainWindow) -> None:
    folder = window.tallies.saved_tallies.folder
    folder.mkdir(parents=True)
    for number, content in enumerate((b"", b"{}", b"\xff\xfe", b'{"format": 9}')):
        (folder / f"count-{number}.kupola-tally").write_bytes(content)

    assert window.tallies.saved_tallies.kept() == []
    assert len(list(folder.iterdir())) == 4


def test_options_follow_the_game_and_nothing_covers_anything(window: MainWindow) -> None:
    dialog = asked(window)
    for game in ("pixies", "kingdomino", "azul_duel", "kingdomino"):
        dialog.games.set_key(game)
        QApplication.processEvents()
        goals = [each for cell in dialog.cells.values() for each in cell.findChildren(Chooser)]
        parts = [dialog.games, dialog.players, *dialog.names, *goals]
        seen = [part for part in (*parts, *dialog.findChildren(QCheckBox)) if part.isVisible()]
        rects = [QRect(part.mapTo(dialog, QPoint()), part.size()) for part in seen]

        assert set(dialog.switches) == {
            option.key for option in TALLIES[game].options if isinstance(option.default, bool)
        }
        assert not any(
            one.intersects(other) for i, one in enumerate(rects) for other in rects[i + 1 :]
        )


def test_the_dialog_fits_a_low_screen_and_scrolls_beyond(
    window: MainWindow, translator: Translator
) -> None:
    counts = window.tallies.saved_tallies
    for _ in range(5):
        record = TallyRecord.of(filled("pixies", 1, 4), sitters_of(5), "", finished=False)
        assert counts.keep(counts.new_path(), record) is None
    dialog = asked(window)
    dialog.games.set_key("kingdomino")
    scroll = dialog.findChild(ScrolledForm)
    assert isinstance(scroll, ScrolledForm)
    every = [(1.0, language, "kingdomino") for language in LANGUAGES]
    for scale, language, game in (*every, (1.0, "hu", "azul_duel"), (1.5, "hu", "pixies")):
        set_text_scale(scale)
        translator.speak(language)
        dialog.games.set_key(game)
        dialog.players.setCurrentIndex(dialog.players.count() - 1)
        QApplication.processEvents()
        scroll.ensureWidgetVisible(dialog.list)
        seen = dialog.list.visibleRegion().boundingRect().height()

        assert dialog.height() + OUTSIDE <= LOWEST
        assert dialog.buttons.geometry().bottom() < dialog.height()
        assert scroll.viewport().width() >= scroll.content.minimumSizeHint().width()
        assert seen == dialog.list.height()
    set_text_scale(1.0)


def test_the_goals_have_to_be_known(window: MainWindow) -> None:
    dialog = asked(window)
    dialog.games.set_key("azul_duel")
    start = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert start.isEnabled()
    for chooser in dialog.cells["tablets"].findChildren(Chooser)[:2]:
        chooser.setCurrentIndex(2)

    assert not start.isEnabled()


@everywhere
def test_the_board_is_saved_as_a_picture(window: MainWindow, game: str) -> None:
    screen = counting(window, game)
    screen.play(first_put(screen))
    window.menus.actions["picture"].trigger()
    dialog = window.findChild(PictureDialog)
    assert isinstance(dialog, PictureDialog)
    painted = image(dialog._table, dialog._stage, Kind.WINDOW)

    assert painted.size() == screen.view.viewport().size()
    dialog.close()
    window.leave()
    assert not window.menus.actions["picture"].isEnabled()


@everywhere
def test_a_count_is_printed(window: MainWindow, game: str) -> None:
    screen = counting(window, game)
    move = first_put(screen)
    drag(screen, source_of(screen, move), move.place)
    screen.panel.report.click()
    dialog = window.findChild(ReportDialog)
    assert isinstance(dialog, ReportDialog)

    assert dialog.content.startswith(b"%PDF-")
    assert len(dialog._report.boards) == screen.count.seats


def test_the_report_names_a_winner_only_of_whole_boards() -> None:
    match, count = copied("kingdomino", 3)
    looks = tuple(SeatLook(name, SEAT_COLORS[seat]) for seat, name in enumerate("ABCD"))
    whole = tally_report(count, looks, "")
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    lacking = tally_report(count.undo(), looks, "")

    assert whole.verdict == render(outcome.reason, "ABCD")
    assert sorted(head.rank or 0 for head in whole.heads) == sorted(
        standing.rank for standing in outcome.standings
    )
    assert lacking.verdict.startswith("No winner yet. ")
    assert "missing" in lacking.verdict
    assert "wins" not in lacking.verdict
    assert [head.rank for head in lacking.heads] == [None] * 4


@everywhere
def test_everything_has_a_name_in_every_language(
    window: MainWindow, translator: Translator, game: str
) -> None:
    screen = counting(window, game)
    screen.tree.wanted = True
    for language in LANGUAGES:
        translator.speak(language)
        QApplication.processEvents()
        screen.refresh()
        names = [button.accessibleName() for button in screen.tree.buttons.values()]

        assert len(names) > len(screen.count.tally.pieces)
        assert len(set(names)) == len(names)
        assert all(names)
        assert not any("{" in name for name in names)
        for place in screen.table.layout(screen.scene.stage):
            assert render(screen.table.name(screen.scene.stage.view, place))


@everywhere
def test_everything_lies_on_the_table_and_nothing_overlaps(window: MainWindow, game: str) -> None:
    screen = counting(window, game)
    for size, theme in (((960, 640), LIGHT), ((1280, 720), CONTRAST), ((1920, 1080), DARK)):
        window.resize(*size)
        QApplication.processEvents()
        screen.set_theme(theme)
        layout = screen.table.layout(screen.scene.stage)
        board = screen.scene.sceneRect()
        pieces = [rect for place, rect in layout.items() if place.area == TRAY]

        assert all(board.contains(rect) for rect in layout.values())
        assert all(layout[BOX].contains(rect) for rect in pieces)
        assert not any(
            one.intersects(other) for i, one in enumerate(pieces) for other in pieces[i + 1 :]
        )
        assert min(rect.width() for rect in pieces) > 24


def test_a_game_waits_while_a_table_is_counted(window: MainWindow) -> None:
    window.play("pixies")
    assert window.session is not None
    window.session.controller.hold()
    window.session.controller.play(
        window.session.controller.match.game.legal_moves(window.session.controller.match.state)[0]
    )
    counting(window, "kingdomino")

    assert window.session is None
    assert len(window.saved_games.waiting()) == 1
    window.menus.actions["start"].trigger()
    assert window.tallies.screen is None


def test_a_count_waits_under_continue_until_it_is_finished(window: MainWindow) -> None:
    screen = counting(window, "kingdomino")
    screen.play(first_put(screen))
    window.leave()
    (card,) = window._start._waiting
    words = card.toolTip()
    card._resume.click()
    assert window.tallies.screen is not None
    again = window.tallies.screen.count.ply
    _, window.tallies.screen.count = copied("kingdomino", 3)
    window.tallies.screen.panel.finished.click()
    window.leave()

    assert "Score sheet" in words
    assert again == 1
    assert window._start._waiting == []


@pytest.mark.parametrize("content", ["", "{", "[]", '{"finished": false, "tally": 3}', "\xff"])
def test_what_is_no_count_does_not_wait(tmp_path: Path, content: str) -> None:
    folder = tmp_path / "tallies"
    folder.mkdir()
    (folder / "count-1.kupola-tally").write_text(content, encoding="latin-1")

    assert waiting_counts(tmp_path) == []


def test_the_start_screen_leads_there(window: MainWindow) -> None:
    words = window.menus.actions["tally"].text().replace("&", "")
    (door,) = (each for each in window._start.action_buttons.buttons if each.text() == words)
    door.click()

    assert window.findChild(TallyDialog) is not None


def test_nobody_gives_hints_at_a_real_table(window: MainWindow) -> None:
    screen = counting(window, "kingdomino")

    assert screen.header.buttons["hint"].isHidden()


@everywhere
def test_f1_opens_the_rules_of_the_game_that_is_counted(window: MainWindow, game: str) -> None:
    counting(window, game)

    window.menus.actions["rules"].trigger()

    assert window.rules is not None
    assert window.rules.reader.game == game
    assert window.rules.reader.page.here == counted(game)
    window.close()
