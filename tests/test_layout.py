from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[1]
NAMES = {
    *("ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md", "SECURITY.md"),
    *("pyproject.toml", "assets", "core", "docs", "gui", "i18n", "packaging", "tests"),
}
MADE = {"build", "dist", "kupola.egg-info"}
"""What tools leave behind."""


def test_the_house_has_exactly_these_rooms() -> None:
    found = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")}

    assert found - MADE == NAMES


def test_folders_that_are_no_packages_stay_so() -> None:
    """A ``packaging/__init__.py`` would shadow the library that pytest needs."""
    folders = ("assets", "i18n", "packaging", "tests")

    assert [path for name in folders for path in (ROOT / name).rglob("__init__.py")] == []


def test_folders_that_share_a_name_with_a_room_of_packaging_hold_no_modules() -> None:
    """``import i18n`` finds both folders of that name; only one of them may have modules."""
    rooms = {path.name for path in (ROOT / "packaging").iterdir() if path.is_dir()}
    shared = [path for path in ROOT.iterdir() if path.name in rooms]

    assert {path.name for path in shared} == {"assets", "i18n"}
    assert [file for path in shared for file in path.rglob("*.py")] == []


def test_ci_runs_the_test_command_and_nothing_else() -> None:
    *_, command = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()

    assert command == "exec python3 packaging/kupola.py test"


def test_the_changelog_begins_with_the_version() -> None:
    from core import __version__  # noqa: PLC0415 - only here

    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")

    assert changelog.split("\n## ")[1].startswith(f"{__version__} ")
