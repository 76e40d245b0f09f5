"""Every translatable sentence in the sources, read from their syntax trees.

lupdate's own reader of Python takes a plural for a plain sentence unless its number is a literal,
misses calls inside f-strings, and takes an f-string for a sentence. So the sentences are found
here, exactly, and lupdate gets them in the one form that it reads without fail; it still keeps
the catalogues.
"""

from __future__ import annotations

import ast
import json
from typing import TYPE_CHECKING, NamedTuple

from core.lessons.lesson import read_lesson

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

MARKERS = {"text": (2, 3), "plural": (4, 4), "QT_TRANSLATE_NOOP": (2, 2)}
"""Functions whose first argument is the context, with the fewest and the most arguments."""
METHOD = "tr"
METHOD_ARGUMENTS = (1, 3)
LITERALS = {"text": 3, "plural": 3, "QT_TRANSLATE_NOOP": 2, METHOD: 2}
"""How many of the first arguments must be literals."""


class Sentence(NamedTuple):
    """A sentence to translate, once for each place in the sources."""

    context: str
    source: str
    comment: str
    is_plural: bool


class Flaw(NamedTuple):
    """A call that the translation tools, or the running program, would stumble over."""

    file: Path
    line: int
    reason: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.reason}"


def read(files: Iterable[Path]) -> tuple[list[Sentence], list[Flaw]]:
    """Collect the sentences of some files, and what is wrong with the way they are written."""
    sentences: list[Sentence] = []
    flaws: list[Flaw] = []
    for file in files:
        reader = _Reader()
        reader.visit(ast.parse(file.read_text("utf-8"), str(file)))
        sentences += reader.sentences
        flaws += [Flaw(file, line, reason) for line, reason in reader.flaws]
    return list(dict.fromkeys(sentences)), flaws


def of_lessons(files: Iterable[Path]) -> list[Sentence]:
    """Collect the sentences of lessons, which are data."""
    found = (
        Sentence(message.context, message.source, message.comment, is_plural=False)
        for file in files
        for message in read_lesson(file.read_text("utf-8")).sentences
    )
    return list(dict.fromkeys(found))


def for_lupdate(sentences: Iterable[Sentence]) -> str:
    """Write the sentences as Python that lupdate reads without fail."""
    return "".join(f"translate({', '.join(_arguments(each))})\n" for each in sentences)


def _arguments(sentence: Sentence) -> Iterator[str]:
    for value in (sentence.context, sentence.source, sentence.comment):
        yield json.dumps(value, ensure_ascii=False)
    if sentence.is_plural:
        yield "1"


class _Reader(ast.NodeVisitor):
    """Walks one file."""

    def __init__(self) -> None:
        self.sentences: list[Sentence] = []
        self.flaws: list[tuple[int, str]] = []
        self._classes: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        for name in node.names:
            if name.name in MARKERS and name.asname:
                self.flaws.append((node.lineno, f"{name.name} is imported under another name"))

    def visit_Call(self, node: ast.Call) -> None:
        if name := _marker(node):
            self._read(name, node)
        self.generic_visit(node)

    def _read(self, name: str, node: ast.Call) -> None:
        if reason := _flaw(name, node):
            self.flaws.append((node.lineno, f"{name}(): {reason}"))
            return
        words = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
        if name == METHOD:
            if not self._classes:
                self.flaws.append((node.lineno, "tr(): used outside a class, so without context"))
                return
            words.insert(0, self._classes[-1])
        comment = words[2] if len(words) > 2 else ""  # noqa: PLR2004 - context, source, comment
        is_plural = len(node.args) == (3 if name == METHOD else 4)
        self.sentences.append(Sentence(str(words[0]), str(words[1]), str(comment or ""), is_plural))


def _marker(node: ast.Call) -> str | None:
    match node.func:
        case ast.Name(id=name) if name in MARKERS:
            return name
        case ast.Attribute(attr="tr"):
            return METHOD
        case ast.Attribute(value=ast.Name(id="messages"), attr=name) if name in MARKERS:
            return name
    return None


def _flaw(name: str, node: ast.Call) -> str | None:
    least, most = MARKERS.get(name, METHOD_ARGUMENTS)
    if node.keywords:
        return "takes no keyword arguments"
    if not least <= len(node.args) <= most:
        return f"takes {least if least == most else f'{least} to {most}'} arguments"
    for argument in node.args[: LITERALS[name]]:
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
            return "takes plain string literals: no variables, no f-strings, no sums"
    if name == "plural" and "%n" not in str(node.args[1].value):  # type: ignore[attr-defined]
        return "has no %n in its sentence"
    return None
