"""Files and codes from strangers are data: nothing that we ship can be made to execute them."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
BUNDLE = ROOT / "packaging" / "bundle"
WHEELS = ROOT / "packaging" / "wheels"
STARTERS = sorted(
    (*BUNDLE.glob("start_*.py"), BUNDLE / "late_module.py", *WHEELS.glob("kupola_*.py"))
)
"""What bundles and wheels hold of ``packaging/``."""
SHIPPED = (*sorted((ROOT / "core").rglob("*.py")), *sorted((ROOT / "gui").rglob("*.py")), *STARTERS)

EXECUTING = {"eval", "exec", "compile", "__import__", "input", "breakpoint"}
LOADING = {"pickle", "marshal", "shelve", "dill", "cloudpickle", "yaml", "xml"}
IMPORTING = {"importlib", "runpy", "imp", "zipimport", "pkgutil", "codeop"}
MACHINERY = {"builtins", "ctypes", "gc.get_objects", "sys.settrace", "sys._getframe"}
WAYS = ("l", "le", "lp", "v", "ve", "vp")
STARTING = {
    *("subprocess", "multiprocessing", "QProcess", "os.system", "os.popen", "os.startfile"),
    *(f"os.{kind}{way}" for kind in ("exec", "spawn") for way in WAYS),
}
NETWORKING = {
    *("socket", "http", "urllib", "ftplib", "smtplib", "ssl", "asyncio", "telnetlib", "paho"),
    *("QTcpSocket", "QTcpServer", "QUdpSocket", "QNetworkAccessManager", "QSslSocket"),
}


class Allowed(NamedTuple):
    """Something forbidden that some files use all the same."""

    files: int
    reason: str


ALLOWED = {
    "importlib": Allowed(4, "modules of ours by names that stand in the sources, when needed"),
    "builtins": Allowed(2, "Cython's types are named; PySide6's hook for imports is undone"),
    "ctypes": Allowed(
        4, "asks the system about displays, motion and gamepads, and returns freed memory"
    ),
    "QProcess": Allowed(1, "plays our own sounds with the system's player"),
    "socket": Allowed(7, "tables that a person opens or joins: NETWORKED names the files"),
    "ssl": Allowed(3, "brokers with TLS, and the certificates that the system trusts"),
    "paho": Allowed(2, "the client of brokers, and a bound on what it keeps"),
}
NETWORKED = {
    "core/network/addresses.py",
    "core/network/bounded_client.py",
    "core/network/broker.py",
    "core/network/certificates.py",
    "core/network/discovery.py",
    "core/network/tcp.py",
    "core/network/tcp_connection.py",
    "core/network/waker.py",
}
"""The only files that touch a network, all of them for tables that are opened or joined."""
PATCHED = {
    "builtins.__import__",
    "sys.excepthook",
    "sys.unraisablehook",
    "threading.excepthook",
}
"""What of Python is set by us: PySide6 has replaced the first, and it is put back; the others are
the hooks that Python offers to log faults."""


def imported(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (alias.name for alias in node.names)


def called(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        match node:
            case ast.Call(func=ast.Name(id=name)):
                yield name
            case ast.Call(func=ast.Attribute(value=ast.Name(id=owner), attr=name)):
                yield f"{owner}.{name}"
                if owner == "builtins":
                    yield name


def patched(module: ast.Module) -> Iterator[str]:
    """List the parts of modules that are set."""
    names = {name.partition(".")[0] for name in imported(module)}
    for node in ast.walk(module):
        match node:
            case ast.Attribute(value=ast.Name(id=owner), attr=name, ctx=ast.Store()):
                if owner in names and owner.islower():
                    yield f"{owner}.{name}"


def used(module: ast.Module) -> frozenset[str]:
    names = set(imported(module))
    return frozenset({*names, *(name.partition(".")[0] for name in names), *called(module)})


class Uses(NamedTuple):
    """What a file uses, and which parts of modules it sets."""

    used: frozenset[str]
    patched: frozenset[str]


@cache
def uses(source: Path) -> Uses:
    """Read a file; its tree, of many thousand objects, is not kept."""
    module = ast.parse(source.read_text("utf-8"))
    return Uses(used(module), frozenset(patched(module)))


@pytest.mark.parametrize(
    "forbidden",
    [EXECUTING, LOADING, IMPORTING, MACHINERY, STARTING, NETWORKING],
    ids=["executing", "loading code", "importing", "machinery", "starting", "networking"],
)
def test_what_we_ship_has_nothing_to_do_with(forbidden: set[str]) -> None:
    found: dict[str, list[str]] = {}
    for file in SHIPPED:
        for name in uses(file).used & forbidden:
            found.setdefault(name, []).append(str(file.relative_to(ROOT)))
    allowed = {name: ALLOWED[name].files if name in ALLOWED else 0 for name in found}

    assert {name: files for name, files in found.items() if len(files) > allowed[name]} == {}


def test_only_tables_touch_a_network() -> None:
    networked = {file for file in SHIPPED if uses(file).used & NETWORKING}

    assert {file.relative_to(ROOT).as_posix() for file in networked} == NETWORKED


def test_what_we_ship_changes_no_module_but_where_that_is_allowed() -> None:
    assert {name for file in SHIPPED for name in uses(file).patched} <= PATCHED


def test_every_script_of_the_bundle_is_looked_at() -> None:
    spec = (BUNDLE / "kupola.spec").read_text("utf-8")

    assert {*re.findall(r'"(\w+\.py)"', spec)} == {"start_window.py", "start_engine.py"}
    assert {file.name for file in STARTERS} >= {"start_window.py", "start_engine.py"}
    assert "runtime_hooks" not in spec


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("eval(words)", "eval"),
        ("import builtins\nbuiltins.exec(words)", "exec"),
        ("from pickle import loads", "pickle"),
        ("import xml.etree", "xml"),
        ("os.system(words)", "os.system"),
        ("from PySide6.QtNetwork import QTcpSocket", "QTcpSocket"),
    ],
)
def test_what_is_forbidden_is_found(source: str, name: str) -> None:
    assert name in used(ast.parse(source))


def test_a_changed_module_is_found() -> None:
    assert [*patched(ast.parse("import builtins\nbuiltins.compile = mine"))] == ["builtins.compile"]
