"""Files and codes from strangers are data: nothing that we ship can be made to execute them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = sorted(file for room in ("core", "gui") for file in (ROOT / room).rglob("*.py"))
EXECUTING = {"eval", "exec", "compile", "__import__", "input", "breakpoint"}
DANGEROUS = {"pickle", "marshal", "shelve", "dill", "cloudpickle", "yaml", "xml", "subprocess"}
NETWORKING = {"socket", "http", "urllib", "ftplib", "smtplib", "ssl", "asyncio", "telnetlib"}
REMOTE = {"QTcpSocket", "QTcpServer", "QUdpSocket", "QNetworkAccessManager", "QSslSocket"}


def tree(source: Path) -> ast.Module:
    return ast.parse(source.read_text("utf-8"))


def imported(source: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(tree(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {node.module or "", *(alias.name for alias in node.names)}
    return {*names, *(name.partition(".")[0] for name in names)}


def called(source: Path) -> set[str]:
    calls = (node.func for node in ast.walk(tree(source)) if isinstance(node, ast.Call))
    return {call.id for call in calls if isinstance(call, ast.Name)}


@pytest.mark.parametrize(
    ("finder", "forbidden"),
    [(called, EXECUTING), (imported, DANGEROUS), (imported, NETWORKING), (imported, REMOTE)],
    ids=["executing", "reading code", "networking", "networking with Qt"],
)
def test_what_we_ship_has_nothing_to_do_with(finder: object, forbidden: set[str]) -> None:
    assert callable(finder)
    found = {file.relative_to(ROOT): finder(file) & forbidden for file in SOURCES}

    assert {file: names for file, names in found.items() if names} == {}
