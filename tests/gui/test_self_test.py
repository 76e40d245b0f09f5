from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from core.games import GAMES
from gui import self_test
from gui.startup.arguments import parse
from gui.text.translator import Translator

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_played_to_its_end_through_the_engine(key: str) -> None:
    assert self_test.through_engine(GAMES[key]) > 20


def test_a_game_is_played_to_its_end_in_the_window(
    qapp: QApplication,  # noqa: ARG001 - windows need it
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The shortest game is enough here; the bundle's smoke test plays them all."""
    monkeypatch.setattr(self_test, "GAMES", {"kingdomino": GAMES["kingdomino"]})

    self_test.through_window(tmp_path)

    assert "kingdomino: 48 moves in the window" in capsys.readouterr().out
    assert list((tmp_path / "games" / "finished").glob("*.kupola"))


def test_a_flaw_is_told_in_a_sentence(
    qapp: QApplication,  # noqa: ARG001 - windows need it
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(self_test, "LANGUAGES", {"en": "English", "hu": "Magyar"})
    monkeypatch.setattr(self_test, "GAMES", {})
    monkeypatch.setattr(Translator, "_found", lambda _: [])

    assert self_test.run() == 1
    assert "failed: 2 languages have only 1 menus" in capsys.readouterr().out


def test_a_variable_that_names_the_bundle_is_a_flaw(monkeypatch: pytest.MonkeyPatch) -> None:
    assert self_test.inherited() > 1
    monkeypatch.setattr(sys, "_MEIPASS", "/opt/bundle", raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/bundle/lib")

    with pytest.raises(self_test.SelfTestError, match="inherit LD_LIBRARY_PATH of"):
        self_test.inherited()


def test_players_do_not_see_the_option(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse(["--help"])

    assert "self-test" not in capsys.readouterr().out
