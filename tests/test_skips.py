"""A test that is skipped for a reason that is not in the list fails the run."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.skips import is_listed

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
CONFTEST = "from tests.conftest import pytest_configure\n"
TESTS = """
import pytest

def test_passes(): pass

@pytest.mark.skipif(True, reason="{reason}")
def test_is_skipped(): pass
"""


@pytest.mark.parametrize(
    ("workers", "reason", "code"),
    [
        ("1", "set KUPOLA_CROSS_GAMES to the number of games", 0),
        ("0", "it is late", 1),
        ("1", "it is late", 1),
    ],
    ids=["allowed", "not allowed", "not allowed, in a worker"],
)
def test_only_skips_in_the_list_are_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, workers: str, reason: str, code: int
) -> None:
    monkeypatch.delenv("KUPOLA_CROSS_GAMES", raising=False)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    (tmp_path / "conftest.py").write_text(CONFTEST, "utf-8")
    (tmp_path / "test_some.py").write_text(TESTS.format(reason=reason), "utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]", "utf-8")

    done = subprocess.run(  # noqa: S603 - our own tests
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", workers, tmp_path],
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == code
    assert ("test_is_skipped: it is late" in done.stdout) is bool(code)


def test_whole_files_are_not_skipped() -> None:
    """Such skips are not reported by workers, so they would not be seen."""
    files = [file for file in (ROOT / "tests").rglob("*.py") if file != Path(__file__)]
    words = ("importorskip", "allow_module_level")

    assert [f for f in files if any(word in f.read_text("utf-8") for word in words)] == []


def literal(value: ast.expr) -> str:
    """Return a text as it is written, with a letter for what is filled in."""
    if isinstance(value, ast.JoinedStr):
        return "".join(literal(part) for part in value.values)
    return str(value.value) if isinstance(value, ast.Constant) else "x"


def reasons() -> Iterator[str]:
    """Yield the reasons that all tests give for skips."""
    for file in (ROOT / "tests").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.func.attr == "skipif":
                    yield from (
                        literal(word.value) for word in node.keywords if word.arg == "reason"
                    )
                elif node.func.attr == "skip":
                    yield from (literal(reason) for reason in node.args)


def test_every_reason_is_in_the_list_also_where_its_test_runs() -> None:
    """A skip of another machine is found on this one."""
    given = set(reasons())

    assert len(given) > 20
    assert [reason for reason in given if not is_listed(reason)] == []
