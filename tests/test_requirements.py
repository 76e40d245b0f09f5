"""The pinned dependencies: complete, hashed, and from nowhere in particular."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
FILES = {
    "requirements.txt": PROJECT["project"]["dependencies"],
    "requirements-build.txt": PROJECT["dependency-groups"]["build"],
    "requirements-bundle.txt": PROJECT["dependency-groups"]["bundle"],
    "requirements-test.txt": PROJECT["dependency-groups"]["dev"],
    "requirements-wheel.txt": PROJECT["dependency-groups"]["wheel"],
}

in_each_file = pytest.mark.parametrize("name", FILES)


def pins(name: str) -> dict[str, str]:
    text = (ROOT / "packaging" / "setup" / name).read_text("utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)(==.*?)(?=^\S|\Z)", text, re.MULTILINE | re.DOTALL))


@in_each_file
def test_everything_that_is_asked_for_is_pinned(name: str) -> None:
    wanted = {canonicalize_name(Requirement(line).name) for line in FILES[name]}

    assert wanted <= set(pins(name))


@in_each_file
def test_everything_pinned_has_hashes(name: str) -> None:
    assert [pin for pin, rest in pins(name).items() if "--hash=sha256:" not in rest] == []


@in_each_file
def test_no_address_is_written_down(name: str) -> None:
    text = (ROOT / "packaging" / "setup" / name).read_text("utf-8")

    assert re.findall(r"\w+://|--(?:extra-)?index-url|--find-links", text) == []
