"""The workflow tests before it builds, pins what it uses, and only calls scripts that run here."""

from __future__ import annotations

import re
from pathlib import Path

import commands

from release import signing

ROOT = Path(__file__).parents[2]
WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"
TEXT = WORKFLOW.read_text("utf-8")
JOBS = dict(
    re.findall(
        r"^  (\w+):\n((?:    .*\n|\n|  #.*\n)+)", TEXT.partition("\njobs:\n")[2], re.MULTILINE
    )
)
RETIRED = r"(ubuntu-2[02]\.04|windows-20(19|22)|macos-1[1-4])\b|-latest\b"
"""Runners that are gone, will be soon, or become others without notice."""


def needs(job: str) -> set[str]:
    (named,) = re.findall(r"^    needs: (.+)$", JOBS[job], re.MULTILINE)
    return {*re.findall(r"\w+", named)}


def test_actions_are_pinned_by_commit_with_their_version() -> None:
    used = re.findall(r"uses: (.+)$", TEXT, re.MULTILINE)
    pinned = re.compile(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")

    assert used
    assert [action for action in used if not pinned.fullmatch(action)] == []


def test_no_runner_is_retired() -> None:
    assert re.findall(RETIRED, TEXT) == []


def test_nothing_is_built_before_the_tests_pass_and_nothing_published_before_all_is_built() -> None:
    assert {"test"} == needs("linux") == needs("desktop") == needs("sdist")
    assert needs("wheels") == {"sdist"}
    assert needs("publish") == {"linux", "desktop", "wheels"}
    assert needs("pypi") == {"publish"}
    assert "refs/tags/v" in JOBS["publish"]


def test_the_tests_run_on_three_systems() -> None:
    for system in ("ubuntu", "windows", "macos"):
        assert f"os: {system}-" in JOBS["test"]


def test_every_command_that_it_calls_exists() -> None:
    called = set(re.findall(r"packaging/kupola\.py (\w+)", TEXT))

    assert {"bundle", "smoke", "publish"} <= called
    assert called <= commands.COMMANDS.keys()


def test_every_secret_for_signatures_is_passed_on() -> None:
    secrets = set(re.findall(r"\$\{\{ secrets\.(\w+) \}\}", TEXT))

    assert secrets == {*signing.WINDOWS, *signing.MACOS, *signing.NOTARY}


def test_only_publishing_may_write() -> None:
    writing = [name for name, job in JOBS.items() if ": write" in job]

    assert TEXT.count("\npermissions:\n  contents: read\n") == 1
    assert writing == ["publish", "pypi"]
