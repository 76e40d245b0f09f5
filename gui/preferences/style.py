"""The look of the settings window: that of the new-game dialog, at the size of the text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.widgets.dialog_style_sheet import style_sheet
from gui.widgets.style import SLIDER, SMALL, Style

if TYPE_CHECKING:
    from gui.look.appearance import Theme

BODY = 16.0
"""The height of letters at 100 %."""
LARGE = 19.5
MORE = """
SettingsWindow {{ background: {theme.panel}; }}
QListWidget#pages {{
    background: {theme.panel_alt}; border: 1px solid {theme.hairline};
    border-radius: 8px; padding: 6px;
}}
QListWidget#pages:focus {{ border: 2px solid {theme.accent}; padding: 5px; }}
QListWidget#pages::item {{ min-height: {item}px; padding: 2px 10px; border-radius: 6px; }}
QListWidget#pages::item:hover {{ background: {shades.lit}; color: {theme.text}; }}
QListWidget#pages::item:selected {{ background: {theme.fill}; color: white; }}
QTreeWidget {{
    background: {shades.field}; border: 1px solid {theme.hairline}; border-radius: 8px;
}}
"""


def style_for(theme: Theme, text_size: int) -> Style:
    """Choose sizes that go with the size of the text."""
    body = BODY * text_size / 100
    if body > LARGE:
        return Style(theme, body / LARGE, 1.0)
    if body < BODY:
        return Style(theme, SMALL, body / BODY)
    return Style(theme, SMALL + (1 - SMALL) * (body - BODY) / (LARGE - BODY), 1.0)


def sheet(style: Style) -> str:
    """Write the style of the window."""
    more = (MORE + SLIDER).format(theme=style.theme, shades=style.shades, item=style.field - 8)
    return style_sheet(style) + more
