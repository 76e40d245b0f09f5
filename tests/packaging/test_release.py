"""A release is checked, tagged, described and summed up."""

from __future__ import annotations

import hashlib
import re
import subprocess
from typing import TYPE_CHECKING

import pytest

from core import __version__
from release import changelog, command, project, publish, winget
from setup.environment import SetupError

if TYPE_CHECKING:
    from pathlib import Path

PAGE = "https://example.org/somebody/kupola"
CHANGES = f"""# Changelog

## {__version__} - 2026-01-31

### Added

- **Boards** grow: see [the manual](docs/manual.en.md). Twice as large.
- A new language

## 0.0.9 - 2025-12-01

- The first one.
"""
NEWS = f"# What’s new\n\n## {__version__}\n\n- Boards grow.\n\n## 0.0.9\n\n- The first one.\n"


def git(root: Path, *words: str) -> str:
    identity = ("-c", "user.name=Ana", "-c", "user.email=ana@example.org")
    return subprocess.run(  # noqa: S603 - our own repository
        ["git", "-C", root, *identity, *words],  # noqa: S607 - wherever it is
        capture_output=True,
        text=True,
        check=True,
    ).stdout


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(project.VARIABLE, PAGE)
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "Ana")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "ana@example.org")
    git(tmp_path, "init", "--quiet")
    (tmp_path / "CHANGELOG.md").write_text(CHANGES, "utf-8")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "news.en.md").write_text(NEWS, "utf-8")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "Begin")
    return tmp_path


def test_a_version_that_is_ready_is_tagged_and_nothing_is_pushed(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command.ready(__version__, repository)
    command.tag(__version__, lambda: 0, repository)

    assert git(repository, "tag").split() == [f"v{__version__}"]
    assert f"git push origin v{__version__}" in capsys.readouterr().err


def test_a_version_is_not_tagged_when_a_test_fails(repository: Path) -> None:
    with pytest.raises(SetupError, match="a test has failed"):
        command.tag(__version__, lambda: 1, repository)

    assert git(repository, "tag") == ""


def test_changes_that_are_not_committed_are_named(repository: Path) -> None:
    (repository / "new.py").touch()

    with pytest.raises(SetupError, match=r"not committed:\n\?\? new\.py"):
        command.ready(__version__, repository)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (__version__, "9.9.9", "has no entry"),
        ("2026-01-31", "unreleased", "has no date"),
        ("- ", "", "says nothing"),
    ],
)
def test_a_changelog_without_the_version_is_refused(
    repository: Path, old: str, new: str, complaint: str
) -> None:
    head, _, _ = CHANGES.partition("## 0.0.9")
    words = (
        head.replace(old, new) if old != "- " else re.sub("^- .*$", "", head, flags=re.MULTILINE)
    )
    (repository / "CHANGELOG.md").write_text(words, "utf-8")

    assert any(complaint in each for each in command.obstacles(__version__, repository))


def test_news_for_players_without_the_version_are_refused(repository: Path) -> None:
    (repository / "docs" / "news.en.md").write_text(f"# News\n\n## {__version__}1\n", "utf-8")
    told = list(command.obstacles(__version__, repository))

    assert f"docs/news.en.md has no heading “## {__version__}”." in told


def test_another_version_than_that_of_the_program_is_refused(repository: Path) -> None:
    told = list(command.obstacles("0.0.9", repository))

    assert told == [f"core/__init__.py says {__version__}."]


def test_a_tag_is_not_made_twice(repository: Path) -> None:
    command.tag(__version__, lambda: 0, repository)

    assert list(command.obstacles(__version__, repository)) == [
        f"there is a tag v{__version__} already."
    ]


def test_without_a_page_nothing_is_released(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(project, "homepage", lambda: None)

    assert any(project.VARIABLE in each for each in command.obstacles(__version__, repository))


@pytest.mark.parametrize(
    ("remote", "page"),
    [
        ("https://github.com/ana/kupola.git", "https://github.com/ana/kupola"),
        ("git@codeberg.org:ana/kupola.git", "https://codeberg.org/ana/kupola"),
        ("ssh://git@example.org/ana/kupola", "https://example.org/ana/kupola"),
        ("/srv/git/kupola", None),
        ("", None),
    ],
)
def test_the_page_follows_from_the_remote(remote: str, page: str | None) -> None:
    assert project.page_of(remote) == page


def test_the_workflow_tells_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(project.VARIABLE, raising=False)
    monkeypatch.setenv("GITHUB_SERVER_URL", "https://github.com")
    monkeypatch.setenv("GITHUB_REPOSITORY", "ana/kupola")

    assert project.homepage() == "https://github.com/ana/kupola"


def test_the_changelog_is_read_as_versions_with_points() -> None:
    newest, oldest = changelog.entries(CHANGES)

    assert (newest.version, newest.date) == (__version__, "2026-01-31")
    assert newest.points == ["Boards grow: see the manual. Twice as large.", "A new language"]
    assert newest.summary == ["Boards grow.", "A new language."]
    assert changelog.entry("0.0.9", CHANGES) == oldest


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(project.VARIABLE, PAGE)
    for name in (
        f"kupola_{__version__}_amd64.deb",
        f"Kupola-{__version__}-x86_64.AppImage",
        f"Kupola-{__version__}-setup.exe",
        f"Kupola-{__version__}-macos-arm64.dmg",
    ):
        (tmp_path / name).write_text(name, "utf-8")
    return tmp_path


def test_a_release_has_checksums_notes_and_manifests(files: Path) -> None:
    publish.complete(files)
    lines = (files / publish.SUMS).read_text("utf-8").splitlines()
    notes = (files / publish.NOTES).read_text("utf-8")

    assert [line.split("  ") for line in lines] == [
        [hashlib.sha256(file.read_bytes()).hexdigest(), file.name]
        for file in publish.published(files)
    ]
    assert len(lines) == 4
    assert "### Added" in notes
    assert f"{PAGE}#download" in notes
    assert len([*(files / "winget").glob("*.yaml")]) == 2 + len(winget.LOCALES)


def test_a_release_without_an_installer_is_refused(files: Path) -> None:
    (files / f"Kupola-{__version__}-setup.exe").unlink()

    with pytest.raises(SetupError, match=r"-setup\.exe"):
        publish.complete(files)
    publish.complete(files, part=True)


def test_files_of_another_version_are_refused(files: Path) -> None:
    (files / "kupola_0.0.1_amd64.deb").touch()

    with pytest.raises(SetupError, match=r"kupola_0\.0\.1_amd64\.deb"):
        publish.complete(files)


def test_winget_is_told_where_the_installer_is_and_its_digest(files: Path) -> None:
    installer = files / f"Kupola-{__version__}-setup.exe"
    made = winget.manifests(PAGE, installer)
    words = winget.yaml(made[f"{winget.IDENTIFIER}.installer.yaml"])
    digest = hashlib.sha256(installer.read_bytes()).hexdigest().upper()

    assert f'InstallerUrl: "{PAGE}/releases/download/v{__version__}/{installer.name}"' in words
    assert f'InstallerSha256: "{digest}"' in words
    assert {
        name: [*winget.broken(each)] for name, each in made.items() if [*winget.broken(each)]
    } == {}


def test_what_breaks_a_rule_of_winget_is_named() -> None:
    manifest: dict[str, winget.Value] = {
        "ManifestType": "version",
        "ManifestVersion": "1.10.0",
        "PackageVersion": "1|2",
        "Colour": "red",
    }

    assert [*winget.broken(manifest)] == [
        *("DefaultLocale", "PackageIdentifier", "PackageVersion", "Colour"),
    ]
