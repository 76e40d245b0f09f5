"""Everything is shown as plain text, and nothing goes around the way that makes it so."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget

from gui.widgets.dialog import message_box
from gui.widgets.plain_text import (
    LetterLimit,
    PlainLabel,
    caption,
    plain_tip,
    set_tip,
    set_title,
    without_mnemonic,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

ROOT = Path(__file__).parents[3]
SOURCES = sorted((ROOT / "gui").rglob("*.py"))
GUESSING = {
    *("QLabel", "QMessageBox", "QToolTip", "QInputDialog", "QProgressDialog", "QErrorMessage"),
    *("QTextEdit", "QTextBrowser", "QTextDocument", "QGraphicsTextItem", "QStaticText"),
    *("QSplashScreen", "QWhatsThis", "QSystemTrayIcon", "QWizardPage"),
}
"""Classes of Qt that take a text for markup if it looks like it."""
SETTING = {
    *("setToolTip", "setWindowTitle", "setHtml", "insertHtml", "appendHtml", "setMarkdown"),
    *("insertMarkdown", "setTextFormat", "setWhatsThis", "setStatusTip", "setMaxLength"),
    *("setTabToolTip", "setItemToolTip"),
    *("toolTip=", "windowTitle=", "whatsThis=", "statusTip=", "textFormat=", "maxLength=", "html="),
}
"""Functions and keywords that guess, or that count halves of letters."""
ALLOWED = {
    ("gui/input/touch.py", "QToolTip"): "hides a tip and shows none",
    ("gui/window/about.py", "QLabel"): "the credits are markup of our own",
    ("gui/new_game/seed_cell.py", "maxLength="): "a seed is digits",
    ("gui/rulebook/document.py", "QTextDocument"): "the rulebook is Markdown of our own",
    ("gui/rulebook/document.py", "setMarkdown"): "the rulebook is Markdown of our own",
    ("gui/rulebook/page.py", "QTextBrowser"): "shows the rulebook",
    ("gui/rulebook/page.py", "QTextEdit"): "marks what is found in the rulebook",
    ("gui/rulebook/tips.py", "QToolTip"): "three styled lines, every part escaped",
    ("gui/startup/start_failure.py", "QLabel"): "stands without the rooms that may be broken",
    ("gui/startup/start_failure.py", "setTextFormat"): "makes it plain by itself",
    ("gui/startup/start_failure.py", "setWindowTitle"): "a title of our own",
    ("gui/share/report_document.py", "QTextDocument"): "a report is laid out, every part escaped",
    ("gui/share/report_document.py", "setHtml"): "a report is laid out, every part escaped",
    ("gui/widgets/plain_box.py", "QMessageBox"): "makes it plain",
    ("gui/widgets/plain_box.py", "setTextFormat"): "makes it plain",
    ("gui/widgets/plain_text.py", "QLabel"): "makes it plain",
    ("gui/widgets/plain_text.py", "QToolTip"): "makes it plain",
    ("gui/widgets/plain_text.py", "setTextFormat"): "makes it plain",
    ("gui/widgets/plain_text.py", "setToolTip"): "makes it plain",
    ("gui/widgets/plain_text.py", "setWindowTitle"): "makes it plain",
}
RAW = {"render", "called", "format", "format_map"}
"""What gives text that may hold names."""


def tree(source: Path) -> ast.Module:
    return ast.parse(source.read_text("utf-8"))


def name_of(node: ast.expr) -> str:
    match node:
        case ast.Name(name) | ast.Attribute(attr=name):
            return name
    return ""


def around(source: Path) -> Iterator[str]:
    """Find classes that are made, subclassed or asked, and functions that are called."""
    for node in ast.walk(tree(source)):
        match node:
            case ast.ClassDef():
                yield from (name_of(base) for base in node.bases)
            case ast.Call(func=function):
                yield name_of(function)
                yield from (f"{keyword.arg}=" for keyword in node.keywords)
                if isinstance(function, ast.Attribute):
                    yield name_of(function.value)


def formatted_twice(source: Path) -> Iterator[str]:
    """Find sentences that are filled in although they already hold something from outside."""
    for scope in ast.walk(tree(source)):
        if not isinstance(scope, ast.FunctionDef):
            continue
        assigned = {
            target.id: node.value
            for node in ast.walk(scope)
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(scope):
            match node:
                case ast.Call(func=ast.Attribute(value=frame, attr="format" | "format_map")):
                    frame = assigned.get(name_of(frame), frame)
                    inner = {name_of(n.func) for n in ast.walk(frame) if isinstance(n, ast.Call)}
                    if inner & RAW or isinstance(frame, ast.JoinedStr):
                        yield f"{source.relative_to(ROOT)}:{node.lineno}"


def test_nothing_goes_around_plain_text() -> None:
    found = {
        (source.relative_to(ROOT).as_posix(), name)
        for source in SOURCES
        for name in around(source)
        if name in GUESSING | SETTING
    }

    assert found - set(ALLOWED) == set()
    assert set(ALLOWED) - found == set(), "no longer needed"


def test_models_give_plain_tips() -> None:
    for source in SOURCES:
        words = source.read_text("utf-8")

        assert "ToolTipRole" not in words or "plain_tip(" in words, source


def test_labels_of_forms_are_plain() -> None:
    for source in SOURCES:
        rows = (
            node.args[0]
            for node in ast.walk(tree(source))
            if isinstance(node, ast.Call) and name_of(node.func) == "addRow" and node.args
        )
        for label in rows:
            made = isinstance(label, ast.Call) and name_of(label.func) != "PlainLabel"

            assert not made, source
            assert not isinstance(label, ast.JoinedStr), source


def test_entries_with_words_from_outside_are_added_in_one_place() -> None:
    for source in SOURCES:
        for node in ast.walk(tree(source)):
            if isinstance(node, ast.Call) and name_of(node.func) == "addAction":
                made = {name_of(arg.func) for arg in node.args if isinstance(arg, ast.Call)}

                assert made <= {"tr"}, source


def test_no_sentence_is_filled_in_twice() -> None:
    assert [place for source in SOURCES for place in formatted_twice(source)] == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("QLabel('x')", "QLabel"),
        ("class L(QtWidgets.QLabel): pass", "QLabel"),
        ("QMessageBox.question(a, b, c)", "QMessageBox"),
        ("x.setToolTip('y')", "setToolTip"),
        ("QPushButton(toolTip='y')", "toolTip="),
    ],
)
def test_ways_around_are_found(code: str, found: str, tmp_path: Path) -> None:
    (tmp_path / "x.py").write_text(code)

    assert found in set(around(tmp_path / "x.py"))


@pytest.mark.parametrize(
    "words",
    ["<img src=/dev/zero>", "<b>x</b>", "&lt;i", "<!DOCTYPE html>", "a <a href=x> b", "\n <p>x"],
)
@pytest.mark.usefixtures("qapp")
def test_a_tip_is_never_taken_for_markup(words: str) -> None:
    widget = QWidget()
    set_tip(widget, words)

    assert Qt.mightBeRichText(words)
    assert not Qt.mightBeRichText(widget.toolTip())
    assert widget.toolTip().replace("\u2060", "") == words


@pytest.mark.usefixtures("qapp")
def test_what_is_no_markup_stays_as_it_is() -> None:
    label, window = PlainLabel("<b>x</b>"), QWidget()
    set_title(window, "a [*] b")

    assert plain_tip("a < b & c") == "a < b & c"
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert window.windowTitle() == "a [*][*] b"
    assert without_mnemonic(caption("R&D")) == "R&D"
    assert without_mnemonic("&Undo: R&&D") == "Undo: R&D"


def test_both_texts_of_a_box_are_plain(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    box = message_box(window)
    box.setText("<b>x</b>")
    for words in ("<i>x</i>", "<i>y</i>"):
        box.setInformativeText(words)

    labels = {each.text(): each.textFormat() for each in box.findChildren(QLabel) if each.text()}
    assert labels == {"<b>x</b>": Qt.TextFormat.PlainText, "<i>y</i>": Qt.TextFormat.PlainText}


def test_a_field_holds_a_number_of_letters_not_of_halves(qtbot: QtBot) -> None:
    field = QLineEdit()
    qtbot.addWidget(field)
    LetterLimit(field, 3)
    QApplication.clipboard().setText("🇭🇺👍🏽👨‍👩‍👧‍👦😀")

    field.paste()

    assert field.text() == "🇭🇺👍🏽👨‍👩‍👧‍👦"
    QTest.keyClicks(field, "x")
    assert field.text() == "🇭🇺👍🏽👨‍👩‍👧‍👦"
