"""What bundled programs do before anything else, so that they start quickly."""

from __future__ import annotations

import subprocess
import sys
from enum import Enum, Flag
from pathlib import Path
from typing import Any

import methods
import names
import pytest
import quick_names

PACKAGING = Path(__file__).parents[2] / "packaging"
PROGRAM = f"""
import builtins, sys
sys._MEIPASS = sys.argv[1]
sys.path.insert(0, {str(PACKAGING)!r})
import known_methods
texts = []
def count(source, filename, *rest, **options):
    texts.append(filename)
    return compile_text(source, filename, *rest, **options)
compile_text, builtins.compile = builtins.compile, count
known_methods.install()
from core.kernel.messages import Player
from core.match import Match
first, same = Player(0), Player(0)
print(first, first == same, hash(first) == hash(same), first == Player(1))
print([name for name in texts if name.startswith(known_methods.WRITTEN)])
"""


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(Enum), "_create_", quick_names._quickly)


def made(base: Any, members: list[tuple[str, Any]]) -> Any:
    return base("Made", members, boundary=None)


def test_the_names_of_qt_are_those_that_enum_would_make() -> None:
    assert names.agree()


@pytest.mark.usefixtures("quickly")
@pytest.mark.parametrize("members", [[("name", 1)], [("_private", 1)], [("two", (1, 2))]])
def test_unusual_members_are_made_by_enum(members: list[tuple[str, Any]]) -> None:
    (name, value), *_ = members

    assert made(Enum, members).__members__[name].value == value


@pytest.mark.usefixtures("quickly")
def test_flags_made_quickly_can_be_joined_and_listed() -> None:
    flags = made(Flag, [("One", 1), ("Two", 2), ("Both", 3), ("Uno", 1)])

    assert flags.One | flags.Two is flags.Both
    assert list(flags) == [flags.One, flags.Two]
    assert flags.Uno is flags.One


def test_methods_compiled_beforehand_are_not_compiled_again(tmp_path: Path) -> None:
    methods.compiled(["core.kernel.messages", "core.__main__"], tmp_path)

    told = _run(tmp_path)

    assert told[0].endswith("True True False")
    assert "core.match" in told[1]
    assert "core.kernel.messages" not in told[1]


def test_the_same_classes_give_the_same_bytes(tmp_path: Path) -> None:
    files = [Path(methods.compiled(["core.match"], tmp_path / each)[0]) for each in ("a", "b")]

    assert files[0].read_bytes() == files[1].read_bytes()


def _run(folder: Path) -> list[str]:
    command = [sys.executable, "-c", PROGRAM, str(folder)]
    root = PACKAGING.parent
    done = subprocess.run(  # noqa: S603 - our own program
        command, cwd=root, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()
