"""All pages and their contents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.store.settings import BOARD_ZOOMS, TEXT_SIZES
from gui.text.language import LANGUAGES, SYSTEM
from gui.text.numbers import percent

from . import texts
from .data_page import DataPage
from .help_page import HelpPage
from .page import Page
from .rows import CheckRow, ChoiceRow, SliderRow
from .together_page import TogetherPage

if TYPE_CHECKING:
    from pathlib import Path

    from core.kernel.messages import Message

    from .keyboard_page import KeyboardPage


def pages(games: Path, settings: Path, keyboard: KeyboardPage) -> dict[str, Page]:
    """Make every page, by its key."""
    return {
        "general": _general(),
        "appearance": _appearance(),
        "help": HelpPage(),
        "sound": _sound(),
        "keyboard": keyboard,
        "access": _access(),
        "together": TogetherPage(),
        "data": DataPage(games, settings),
    }


def _general() -> Page:
    languages: dict[str, Message | str] = {SYSTEM: texts.SYSTEM, **LANGUAGES}
    return Page(
        texts.GENERAL,
        [
            ChoiceRow("language", texts.LANGUAGE, languages, texts.LANGUAGE_NOTE),
            ChoiceRow("pace", texts.PACE, texts.PACES, texts.PACE_NOTE),
            CheckRow("forced_moves", texts.FORCED_MOVES, texts.FORCED_MOVES_NOTE),
        ],
    )


def _appearance() -> Page:
    sizes = {size: percent(size) for size in TEXT_SIZES}
    zooms = {zoom: percent(zoom) for zoom in BOARD_ZOOMS}
    return Page(
        texts.APPEARANCE,
        [
            ChoiceRow("appearance", texts.COLORS, texts.APPEARANCES),
            ChoiceRow("text_size", texts.TEXT_SIZE, sizes),
            ChoiceRow("board_zoom", texts.BOARD_ZOOM, zooms, texts.BOARD_ZOOM_NOTE),
            ChoiceRow("motion", texts.MOTION, texts.MOTIONS, texts.MOTION_NOTE),
            ChoiceRow("marks", texts.MARKS, texts.MARKED, texts.MARKS_NOTE),
            CheckRow("panel", texts.PANEL),
            CheckRow("table_mode", texts.TABLE_MODE, texts.TABLE_MODE_NOTE),
        ],
    )


def _sound() -> Page:
    return Page(
        texts.SOUND,
        [
            CheckRow("muted", texts.MUTED),
            SliderRow("volume", texts.VOLUME),
            CheckRow("color_sounds", texts.COLOR_SOUNDS, texts.COLOR_SOUNDS_NOTE),
        ],
    )


def _access() -> Page:
    return Page(
        texts.ACCESS,
        [
            ChoiceRow("spoken", texts.SPOKEN, texts.SPOKEN_HOW, texts.SPOKEN_NOTE),
            ChoiceRow("speech", texts.SPEECH, texts.SPEECH_HOW),
            CheckRow("confirm", texts.CONFIRM, texts.CONFIRM_NOTE),
            CheckRow("unsteady", texts.UNSTEADY, texts.UNSTEADY_NOTE),
        ],
    )
