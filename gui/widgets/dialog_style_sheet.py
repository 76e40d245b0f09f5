"""The dialog's style sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .style import TIP

if TYPE_CHECKING:
    from .style import Style

STYLE = """
* {{ font-size: {body}px; color: {theme.text}; outline: none; }}
QDialogButtonBox, QMessageBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QLabel#title {{ font-size: {title}px; font-weight: 700; }}
QLabel#heading {{ font-size: {heading}px; font-weight: 700; }}
QLabel#soft {{ font-size: {small}px; color: {theme.soft_text}; }}
QLabel#facts {{ font-size: {facts}px; color: {theme.soft_text}; }}
QLabel#warning {{ font-size: {small}px; color: {theme.loss}; font-weight: 600; }}
QLabel#code {{ font-size: {code}px; font-weight: 700; }}
QLabel#caption {{ font-size: {small}px; }}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
QScrollBar {{ background: transparent; border: none; width: 10px; height: 10px; }}
QScrollBar::handle {{ background: {theme.hairline}; border-radius: 4px; margin: 1px;
    min-height: 28px; min-width: 28px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}

QLineEdit, QComboBox, QPushButton {{
    background: {shades.field}; border: 1px solid {theme.hairline}; border-radius: {radius}px;
    margin: 1px; padding: 0 {aside}px; min-height: {inside}px;
}}
QLineEdit {{
    placeholder-text-color: {theme.soft_text};
    selection-background-color: {theme.fill}; selection-color: white;
}}
QLineEdit#name {{ font-weight: 600; }}
QLineEdit:hover, QComboBox:hover {{ border-color: {theme.soft_text}; }}
QLineEdit:focus, QComboBox:focus, QPushButton:focus {{
    border: 2px solid {theme.accent}; margin: 0;
}}
QLineEdit[wrong="true"] {{ border: 2px solid {theme.loss}; margin: 0; }}
QComboBox {{ padding-right: {arrow}px; combobox-popup: 0; }}
QComboBox::drop-down {{ border: none; width: 0; }}
QComboBox QAbstractItemView, QMenu {{
    background: {theme.panel}; border: 1px solid {theme.hairline}; border-radius: 6px;
    padding: 4px; outline: none;
}}
QComboBox QAbstractItemView:focus {{ border: 1px solid {theme.hairline}; margin: 0; }}
QMenu {{ icon-size: {icon}px; }}
QComboBox QAbstractItemView::item {{ min-height: {item}px; padding: 0 8px; border-radius: 5px; }}
QComboBox QAbstractItemView::item:selected, QMenu::item:selected {{
    background: {theme.fill}; color: white;
}}
QMenu::item {{ min-height: {item}px; padding: 2px 18px 2px 10px; border-radius: 5px; }}
QMenu::icon {{ padding-left: 8px; }}

QPlainTextEdit, QListView, QTreeView {{
    background: {shades.field}; border: 1px solid {theme.hairline}; border-radius: {radius}px;
    margin: 1px; padding: 4px; selection-background-color: {theme.fill}; selection-color: white;
}}
QPlainTextEdit:focus, QListView:focus, QTreeView:focus {{
    border: 2px solid {theme.accent}; margin: 0;
}}
QPlainTextEdit#code {{ font-size: {small}px; }}
QListView::item, QTreeView::item {{ min-height: {line}px; padding: 2px; border: none; }}
QListView::item:hover, QTreeView::item:hover {{ background: {shades.lit}; color: {theme.text}; }}
QListView::item:selected, QTreeView::item:selected {{ background: {theme.fill}; color: white; }}
QTreeView::branch {{ background: transparent; }}

QPushButton {{ background: {theme.panel}; font-weight: 600; }}
QPushButton:hover {{ background: {shades.lit}; }}
QPushButton:disabled {{
    background: transparent; color: {theme.disabled}; border: 1px dashed {theme.disabled};
}}
QPushButton#start {{
    background: qlineargradient(
        x1:0, y1:0, x2:0, y2:1, stop:0 {theme.fill_light}, stop:1 {theme.fill});
    color: white; border: 1px solid {theme.fill_deep}; padding: 0 {wide}px;
}}
QPushButton#start:hover {{ background: {theme.fill_light}; }}
QPushButton#start:pressed {{ background: {theme.fill_deep}; }}
QPushButton#start:focus {{ border: 2px solid {theme.gold}; }}
QPushButton#start:disabled {{
    background: {shades.groove}; color: {theme.disabled}; border: 1px dashed {theme.disabled};
}}
QPushButton#cancel {{ padding: 0 {wide}px; }}
QPushButton#add {{
    background: transparent; border: 2px dashed {theme.hairline}; color: {theme.accent};
    text-align: left; margin: 0; padding-left: {edge}px;
}}
QPushButton#add:hover {{ background: {shades.lit}; }}
QPushButton#add:focus {{ border: 2px solid {theme.accent}; }}
QPushButton#bare {{
    background: transparent; border: 2px solid transparent; margin: 0; padding: 0;
    min-width: {inside}px;
}}
QPushButton#bare:hover {{ background: {shades.groove}; }}
QPushButton#bare:focus {{ border-color: {theme.accent}; }}
QPushButton#help {{ text-align: left; font-weight: 400; background: {shades.field};
    padding-right: {arrow}px; }}
QPushButton#die {{ padding: 0; min-width: {inside}px; }}
EmblemButton {{
    background: transparent; border: 2px solid transparent; margin: 0;
    padding: 0 {chevron}px 0 2px;
}}
EmblemButton:hover {{ background: {shades.groove}; }}
EmblemButton:focus {{ border: 2px solid {theme.accent}; }}

Switch {{
    background: {shades.groove}; border: 1px solid {theme.hairline}; border-radius: {round}px;
}}
Segment {{
    background: transparent; color: {theme.soft_text}; font-weight: 400;
    border: 2px solid transparent; border-radius: {radius}px; margin: 0;
    padding: 0 {aside}px; min-height: {segment}px;
}}
Segment:hover {{ color: {theme.text}; background: transparent; }}
Segment:checked {{
    background: {shades.field}; color: {theme.text}; font-weight: 600;
    border: 2px solid {theme.accent};
}}
Segment:checked:focus {{ border: 2px solid {theme.gold}; }}

QCheckBox {{
    spacing: {spacing}px; border: 2px solid transparent; border-radius: 6px; padding: 2px;
}}
QCheckBox:focus {{ border-color: {theme.accent}; }}
QCheckBox::indicator {{
    width: {box}px; height: {box}px; background: {shades.field};
    border: 1px solid {theme.soft_text}; border-radius: 5px;
}}
QCheckBox::indicator:checked {{ background: {theme.fill}; border-color: {theme.fill}; }}

TabletSide {{
    background: transparent; border: 2px solid transparent; border-radius: {round}px; margin: 0;
    padding: 0; min-height: 0;
}}
TabletSide:hover {{ background: {shades.lit}; }}
TabletSide:checked {{ background: {shades.field}; border: 2px solid {theme.accent}; }}
TabletSide:focus {{ border: 2px solid {theme.gold}; }}
Tablet {{
    background: {shades.groove}; border: 1px solid {theme.hairline}; border-radius: {round}px;
}}
"""


def style_sheet(style: Style) -> str:
    """Write the style of everything on the sheet."""
    field = style.field
    return (STYLE + TIP).format(
        theme=style.theme,
        shades=style.shades,
        body=style.body,
        small=style.small,
        title=style.letters(36, 26),
        code=style.letters(56, 44),
        facts=style.letters(19, 15),
        icon=style.between(30, 24),
        heading=style.letters(23, 19),
        radius=style.between(8, 7),
        round=style.between(10, 9),
        aside=style.between(13, 10),
        wide=style.between(36, 24),
        edge=style.between(9, 7),
        arrow=style.between(32, 26),
        chevron=style.between(22, 18),
        inside=field - 4,
        segment=field - 12,
        item=field - 8,
        line=round(style.body * 1.5),
        spacing=style.between(11, 9),
        box=check_side(style),
    )


def check_side(style: Style) -> int:
    """Return the inner size of a check box's square."""
    return style.between(24, 20)
