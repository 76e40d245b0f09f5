from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

import pytest

from setup import checks
from setup.environment import ROOT
from tests.conftest import LONGEST

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Steps:
    """Runs nothing, records everything, and fails the given steps."""

    def __init__(self) -> None:
        self.ran: list[str] = []
        self.environments: list[Mapping[str, str]] = []
        self.failing = ""

    def run(
        self, command: Sequence[str], *, env: Mapping[str, str], **_: object
    ) -> subprocess.CompletedProcess[str]:
        line = " ".join(str(word) for word in command[1:])
        self.ran.append(line)
        self.environments.append(env)
        code = 7 if self.failing and self.failing in line else 0
        return subprocess.CompletedProcess(command, code, "what went wrong", "")


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Steps:
    steps = Steps()
    monkeypatch.setattr(subprocess, "run", steps.run)
    return steps


def test_everything_is_run_and_pytest_last(steps: Steps) -> None:
    assert checks.run([]) == 0
    assert len(steps.ran) == len(checks.STEPS) + 1
    assert steps.ran[-1] == "-m pytest -n 2 --dist worksteal -ra --durations=20"


def test_compiled_modules_are_kept_for_the_next_process(
    steps: Steps, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")

    checks.run([])

    assert {env["PYTHONDONTWRITEBYTECODE"] for env in steps.environments} == {""}


def test_arguments_go_to_pytest_and_nothing_else_runs(steps: Steps) -> None:
    assert checks.run(["-k", "pixies"]) == 0
    assert steps.ran == ["-m pytest -k pixies"]


def test_a_quick_run_has_every_step_and_leaves_slow_tests_out(steps: Steps) -> None:
    assert checks.run(["--quick", "-x"]) == 0
    assert len(steps.ran) == len(checks.STEPS) + 1
    assert steps.ran[-1].startswith(
        f"-m pytest -n 2 --dist worksteal -ra --durations=20 --ignore={checks.SLOW[0]} "
    )
    assert steps.ran[-1].endswith(" -x")


@pytest.mark.parametrize("path", LONGEST)
def test_what_begins_a_run_exists(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize("path", checks.SLOW)
def test_what_a_quick_run_leaves_out_exists(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize("failing", ["ruff check", "format", "mypy", "importlinter", "--check"])
def test_a_step_that_fails_is_shown_and_fails_the_run(
    steps: Steps, capsys: pytest.CaptureFixture[str], failing: str
) -> None:
    steps.failing = failing

    code = checks.run([])

    assert code == 1
    assert steps.ran[-1].startswith("-m pytest")
    assert "what went wrong" in capsys.readouterr().out


def test_failing_tests_fail_the_run_with_their_code(steps: Steps) -> None:
    steps.failing = "pytest"

    assert checks.run([]) == 7
    assert checks.run(["-x"]) == 7
