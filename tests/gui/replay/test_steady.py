"""Nothing that is clicked in a replay moves when another move is shown."""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtWidgets import QLabel, QWidget

from core.ai.luck_and_skill import accounts, turnings
from core.ai.review import Verdict, judge
from core.games import GAMES
from core.kernel.rng import Rng
from core.match import Match
from gui.look.theme import LIGHT
from gui.panels.side_panel import panel_width
from gui.replay.bar import ReplayBar
from gui.replay.chances import ChanceCurve
from gui.replay.curve import Curve, totals
from gui.replay.review_panel import ReviewPanel
from gui.text.language import LANGUAGES
from gui.widgets.style import Style
from tests.gui.panels.seats import NAMES, looks

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pytestqt.qtbot import QtBot

    from gui.text.translator import Translator

KEYS = os.environ.get("KUPOLA_STEADY_GAMES", "kingdomino").split()
WINDOW = (1366, 768)
HEIGHT = 560
"""The height of the panel in that window."""
SCALES = (1.0, 1.5)


@cache
def judged(key: str) -> tuple[Match, dict[int, Verdict]]:
    """Play a game at random and judge it shortly."""
    match, chance = Match.new(GAMES[key], 2, {}, 4), Rng.seeded(4)
    while not match.over:
        move, chance = chance.choice(match.game.legal_moves(match.state))
        match = match.play(move)
    known: dict[int, Verdict] = {}
    for ply in reversed(range(len(match.line))):
        verdict = judge(match, ply, lambda: False, known, 12)
        assert verdict is not None
        known[ply] = verdict
    return match, known


def settle() -> None:
    for _ in range(3):
        QCoreApplication.sendPostedEvents()


def spots(window: QWidget, parts: Iterable[QWidget]) -> list[QRect]:
    return [QRect(part.mapTo(window, QPoint()), part.size()) for part in parts]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("scale", SCALES)
def test_the_review_keeps_its_buttons_and_rows_in_place(
    qtbot: QtBot, translator: Translator, key: str, scale: float
) -> None:
    match, verdicts = judged(key)
    panel = ReviewPanel(NAMES[:2])
    qtbot.addWidget(panel)
    style = Style.of(LIGHT, *WINDOW, scale)
    panel.restyle(style, panel_width(style, WINDOW[0]))
    panel.resize(panel.width(), HEIGHT)
    panel.show_turnings(turnings(match, verdicts))
    panel.show_accounts(accounts(match, [verdicts[ply] for ply in sorted(verdicts)]))
    panel.show()
    for language in LANGUAGES:
        translator.speak(language)
        settle()
        parts = [*panel.buttons, *(label for row in panel.table.rows for label in row)]
        before = spots(panel, parts)
        for ply in range(len(match.line) + 1):
            panel.show_progress(ply, len(match.line))
            panel.show_move(match, ply, verdicts.get(ply - 1))
            settle()

            assert spots(panel, parts) == before
            if scale == 1:
                bar = panel.said.verticalScrollBar()
                assert bar.maximum() == 0, (language, panel.best.text(), panel.reason.text())

    assert panel.buttons
    assert any(verdict.lost for verdict in verdicts.values())


@pytest.mark.parametrize("key", KEYS)
def test_the_bar_keeps_its_buttons_in_place(qtbot: QtBot, translator: Translator, key: str) -> None:
    match, _ = judged(key)
    bar = ReplayBar(looks(2))
    qtbot.addWidget(bar)
    bar.resize(WINDOW[0], 120)
    bar.restyle(Style.of(LIGHT, *WINDOW, 1.0))
    bar.show_line(totals(match), 0)
    bar.show()
    for language in LANGUAGES:
        translator.speak(language)
        settle()
        parts = [bar.slider, bar.speed, bar.curve, *bar.findChildren(QLabel), *bar.buttons.values()]
        before = spots(bar, parts)
        for ply in range(len(match.line) + 1):
            bar.show_ply(ply)
            settle()

            assert spots(bar, parts) == before


@pytest.mark.parametrize("curve", [Curve, ChanceCurve])
def test_a_curve_says_what_it_shows(
    qtbot: QtBot, translator: Translator, curve: type[Curve]
) -> None:
    shown = curve(looks(2))
    qtbot.addWidget(shown)
    shown.restyle(Style(LIGHT))
    for language in LANGUAGES:
        translator.speak(language)
        settle()

        assert shown.title
        assert shown.accessibleName() == shown.title
        assert shown.room().top() > shown.fontMetrics().height()
