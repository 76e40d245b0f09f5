"""The look of the settings window: that of the new-game dialog, at the size of the text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.widgets.dialog_style import SMALL, Dress
from gui.widgets.dialog_style_sheet import style_sheet
from gui.widgets.style import SLIDER

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
QPushButton:disabled {{ color: {theme.soft_text}; border-style: dashed; }}
QTreeWidget {{
    background: {shades.field}; border: 1px solid {theme.hairline}; border-radius: 8px;
}}
"""


def dress_for(theme: Theme, text_size: int) -> Dress:
    """Choose sizes that go with the size of the text."""
    body = BODY * text_size / 100
    if body > LARGE:
        return Dress(theme, body / LARGE, 1.0)
    if body < BODY:
        return Dress(theme, SMALL, body / BODY)
    return Dress(theme, SMALL + (1 - SMALL) * (body - BODY) / (LARGE - BODY), 1.0)


def sheet(dress: Dress) -> str:
    """Write the style of the window."""
    more = (MORE + SLIDER).format(theme=dress.theme, shades=dress.shades, item=dress.field - 8)
    return style_sheet(dress) + more
