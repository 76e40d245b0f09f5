"""PySide6 6.12.0 loses references to None below Python 3.12 and aborts after some time."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version
from PySide6.QtWidgets import QLabel

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
REQUIREMENTS = [Requirement(line) for line in PROJECT["dependencies"]]


def allows(qt: str, python: str) -> bool:
    rules = [
        requirement
        for requirement in REQUIREMENTS
        if requirement.name == "PySide6-Essentials"
        and (not requirement.marker or requirement.marker.evaluate({"python_version": python}))
    ]
    assert rules
    return all(rule.specifier.contains(Version(qt)) for rule in rules)


@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13", "3.14"])
def test_the_bad_pair_cannot_be_installed(python: str) -> None:
    assert not allows("6.12.0", python)
    assert allows("6.11.3", python)


def test_what_is_pinned_is_what_is_tested() -> None:
    pinned = (ROOT / "packaging" / "setup" / "requirements.txt").read_text("utf-8")

    assert "\npyside6-essentials==6.11.3 \\\n" in pinned


@pytest.mark.usefixtures("qapp")
def test_qt_keeps_none_alive() -> None:
    label = QLabel()
    before = sys.getrefcount(None)
    for _ in range(500):
        label.update()

    assert sys.getrefcount(None) > before - 50
