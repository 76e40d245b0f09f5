"""A game on paper: every player's points and board, every move, in the chosen language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from core.games import GAMES
from core.kernel.rng import Rng
from gui.look.appearance import DARK, LIGHT, palette
from gui.look.seat_colors import SEAT_COLORS
from gui.look.seat_look import SeatLook
from gui.panels.move_model import MoveRow
from gui.render.pagination import page_size, paint_page, printed
from gui.share.report import report_of
from gui.share.report_dialog import ReportDialog
from gui.share.report_document import ReportDocument
from gui.text.language import LANGUAGES
from tests.core.test_share_code import PEOPLE, played
from tests.gui.share.test_codes import make_moves

if TYPE_CHECKING:
    from pathlib import Path

    from core.match import Match
    from gui.share.report import Report
    from gui.text.translator import Translator
    from gui.window.main_window import MainWindow

everywhere = pytest.mark.parametrize("game", GAMES)
pytestmark = pytest.mark.usefixtures("qapp")


def looks_of(match: Match) -> tuple[SeatLook, ...]:
    seats = range(match.start.seats)
    return tuple(SeatLook(f"{PEOPLE[seat].name} <{seat}>", SEAT_COLORS[seat]) for seat in seats)


def report(match: Match) -> Report:
    return report_of(match, PEOPLE[: match.start.seats], looks_of(match), 0)


def words(document: ReportDocument) -> str:
    return " ".join(document.toPlainText().split())


@everywhere
@pytest.mark.parametrize("moves", [0, 25, 1000])
def test_a_report_is_printed_at_every_stage_of_a_game(game: str, moves: int) -> None:
    match = played(GAMES[game], moves=moves)
    pdf = printed(game, lambda page: ReportDocument(report(match), page))

    assert pdf.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type /Page\b", pdf)) >= (2 if moves else 1)
    assert len(re.findall(rb"/Subtype /Image", pdf)) >= match.start.seats


@everywhere
def test_it_tells_every_move_and_every_total(game: str) -> None:
    match = played(GAMES[game], seed=int(Rng.seeded(9).below(1000)[0]), moves=1000)
    made = report(match)
    said = words(ReportDocument(made, page_size()))

    assert len([row for row in made.moves if isinstance(row, MoveRow)]) == match.ply
    assert f" {match.ply} " in said
    for seat, look in enumerate(made.looks):
        assert look.name in said
        assert str(match.game.score(match.state, seat).total).replace("-", "−") in said
    assert f"Deal {match.start.seed}" in said


def test_names_are_never_taken_for_markup() -> None:
    made = report(played(GAMES["pixies"]))

    assert "Zoltán <0>" in words(ReportDocument(made, page_size()))


@everywhere
def test_every_board_fits_on_its_page(game: str) -> None:
    document = ReportDocument(report(played(GAMES[game], moves=1000)), page_size())
    high = [document._board_size(board).height() for board in document._report.boards]

    assert max(high) < page_size().height() / 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_the_language_of_the_table(
    window: MainWindow, translator: Translator, language: str
) -> None:
    window.play("kingdomino")
    make_moves(window, 12)
    window.menus.actions["report"].trigger()
    dialog = window.findChild(ReportDialog)
    assert isinstance(dialog, ReportDialog)
    before = words(ReportDocument(dialog._report, page_size()))
    translator.speak(language)
    QApplication.processEvents()

    after = words(ReportDocument(dialog._report, page_size()))
    assert (after == before) == (language == "en")
    assert dialog.sheets.accessibleName() == dialog.windowTitle()


def test_it_is_saved_or_says_why_not(window: MainWindow, tmp_path: Path) -> None:
    window.play("azul_duel")
    make_moves(window, 20)
    window.replay(3)
    window.menus.actions["report"].trigger()
    dialog = window.findChild(ReportDialog)
    assert isinstance(dialog, ReportDialog)
    troubles = []
    dialog.troubled.connect(lambda problem, _: troubles.append(problem))
    dialog.save(tmp_path / "no folder" / "report.pdf")
    dialog.save(tmp_path / "report.pdf")

    assert len(troubles) == 1
    assert (tmp_path / "report.pdf").stat().st_size > 100_000
    assert len([row for row in dialog._report.moves if isinstance(row, MoveRow)]) == 20


def test_it_names_the_day_of_the_game() -> None:
    match = played(GAMES["pixies"])
    players = PEOPLE[: match.start.seats]
    made = report_of(match, players, looks_of(match), 0, QDate(2024, 2, 29))

    assert "2024" in made.facts[0]
    assert str(QDate.currentDate().year()) in report(match).facts[0]


def test_it_is_printed_in_dark_letters_by_night(qapp: QApplication) -> None:
    day = qapp.palette()
    made = report(played(GAMES["pixies"], moves=0))
    pages = []
    try:
        for theme in (LIGHT, DARK):
            qapp.setPalette(palette(theme))
            document = ReportDocument(made, page_size())
            image = QImage(page_size().toSize(), QImage.Format.Format_RGB32)
            image.fill(Qt.GlobalColor.white)
            with QPainter(image) as painter:
                paint_page(painter, document, 0)
            pages.append(image)
    finally:
        qapp.setPalette(day)

    assert pages[0] == pages[1]
