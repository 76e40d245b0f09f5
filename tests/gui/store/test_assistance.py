"""Every help can be had or not, by the settings and by each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from core.games import GAMES
from core.kernel.messages import text
from core.kernel.places import Place
from core.match import Match
from core.record import Record, Sitter
from gui.store.assistance import (
    AT_A_SEAT,
    PRESETS,
    chosen,
    of_seat,
    of_table,
    preset_of,
    read,
    written,
)
from gui.store.settings import HELPS, Settings
from tests.gui.panels.seats import sitters

if TYPE_CHECKING:
    from gui.play.session import Session
    from gui.window.main_window import MainWindow

REASON = text("access", "nothing")


def seated(window: MainWindow, *helps: str) -> Session:
    """Seat two people with their own helps at Kingdomino."""
    window.menus.choices["motion"]["off"].trigger()
    match = Match.new(GAMES["kingdomino"], 2, {}, 5)
    players = [evolve(who, help=help_) for who, help_ in zip(sitters(2), helps, strict=True)]
    window.files.opened.emit(Record.of(match, tuple(players)), match, window.saved_games.new_path())
    assert window.session is not None
    return window.session


@given(st.sets(st.sampled_from(AT_A_SEAT)))
def test_a_choice_that_is_written_can_be_read(helps: set[str]) -> None:
    assert read(written(helps)) == frozenset(helps)
    assert chosen(written(helps)) == written(helps)


@given(st.text())
def test_whatever_a_file_says_is_a_choice_or_none(words: str) -> None:
    assert chosen(words) in {"", written(read(words) or ())}


def test_what_earlier_versions_wrote_is_understood() -> None:
    assert read("off") == frozenset({"hints", "undo"})
    assert read("points") is None


def test_a_seat_that_chose_nothing_follows_the_settings() -> None:
    table = of_table(Settings(hints=False, remaining=False))

    assert table == {"sources", "targets", "previews", "undo", "refusals", "chances"}
    assert of_seat(Sitter("Ana", "pink"), table) == table
    assert of_seat(Sitter("Ana", "pink", help="hints"), table) == {"hints", "refusals", "chances"}


def test_presets_are_recognized() -> None:
    assert {preset_of(helps) for helps in PRESETS.values()} == {"learn", "normal", "purist"}
    assert preset_of(frozenset({"hints"})) == ""
    assert preset_of(of_table(Settings())) == "learn"


def test_outlines_targets_and_previews_are_those_of_whoever_is_to_act(window: MainWindow) -> None:
    session = seated(window, "sources targets", "previews")
    marking, shown = session.screen.scene.marking, []
    for _ in range(6):
        viewer = session.controller.viewer
        shown.append((viewer, marking.sources, marking.targets, marking.previews))
        session.controller.play(session.controller.moves[0])

    assert set(shown) == {(0, True, True, False), (1, False, False, True)}


@pytest.mark.parametrize("seat", [0, 1])
def test_only_moves_of_who_may_take_back_are_taken_back(window: MainWindow, seat: int) -> None:
    helps = ["hints", "hints"]
    helps[seat] = "undo"
    session = seated(window, *helps)
    undo = window.menus.actions["undo"]
    button = session.screen.header.buttons["undo"]
    for _ in range(3):  # the fourth move shows hidden pieces and would ask
        mover = session.controller.match.to_act
        session.controller.play(session.controller.moves[0])
        ply = session.controller.match.ply
        session.screen.take_back()

        assert undo.isEnabled() == button.isEnabled()
        assert (session.controller.match.ply < ply) == (mover == seat)
        if session.controller.match.undone:
            session.controller.redo()
        assert undo.isEnabled() == (mover == seat)


def test_a_line_cannot_be_left_by_who_may_not_take_back(window: MainWindow) -> None:
    session = seated(window, "", "")
    session.controller.play(session.controller.moves[0])
    session.screen.take_back()
    session.controller.play(session.controller.moves[1])
    window.preferences.changed.emit({"undo": False})
    before = session.controller.match
    session.screen.return_to(0)
    stayed = session.controller.match == before
    window.preferences.changed.emit({"undo": True})
    session.screen.return_to(0)

    assert stayed
    assert session.controller.match != before


def test_hints_are_asked_for_seat_by_seat(window: MainWindow) -> None:
    screen = seated(window, "hints", "none").screen

    assert [screen.helps("hints", seat) for seat in (0, 1)] == [True, False]


def test_the_settings_help_at_once(window: MainWindow) -> None:
    session = seated(window, "", "")
    screen, scene = session.screen, session.screen.scene
    before = scene.marking.targets, scene.marking.previews, screen.panel.grid.isHidden()
    window.preferences.changed.emit(dict.fromkeys(HELPS, False))
    after = scene.marking.targets, scene.marking.previews, screen.panel.grid.isHidden()
    screen._on_refused(REASON, Place("castle", (0,)))
    silent = screen.bubble.isHidden()
    window.preferences.changed.emit(dict.fromkeys(HELPS, True))
    screen._on_refused(REASON, Place("castle", (0,)))

    assert before == (True, True, False)
    assert after == (False, False, True)
    assert silent
    assert not screen.bubble.isHidden()
