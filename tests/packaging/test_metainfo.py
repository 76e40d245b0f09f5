"""The description for software centers keeps the rules of AppStream and of Flathub."""

from __future__ import annotations

import shutil
import struct
import subprocess
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from core import __version__
from linux import debian, metainfo
from release import changelog, project

ROOT = Path(__file__).parents[2]
PAGE = "https://example.org/somebody/kupola"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
LANGUAGES = {None, "sr", "sr@latin", "hu", "pl"}
MOMENT = 1_760_000_000
SUMMARY, CAPTION = 35, 100
"""How many letters software centers show."""
NARROWEST = 620


@pytest.fixture
def published(monkeypatch: pytest.MonkeyPatch) -> ET.Element:
    monkeypatch.setenv(project.VARIABLE, PAGE)
    return ET.fromstring(metainfo.complete(MOMENT))  # noqa: S314 - our own file


def languages(elements: list[ET.Element]) -> set[str | None]:
    return {each.get(LANG) for each in elements}


def test_the_summary_is_short_in_every_language(published: ET.Element) -> None:
    summaries = published.findall("summary")

    assert languages(summaries) == LANGUAGES
    assert [each.text for each in summaries if len(each.text or "") > SUMMARY] == []
    assert not [each.text for each in summaries if (each.text or "").endswith(".")]


def test_names_and_paragraphs_are_in_every_language(published: ET.Element) -> None:
    paragraphs = published.findall("description/p")

    assert languages(published.findall("name")) == LANGUAGES
    assert languages(paragraphs) == LANGUAGES
    assert len(paragraphs) % len(LANGUAGES) == 0
    assert "unofficial" in " ".join(each.text or "" for each in paragraphs)


def test_home_page_and_tracker_are_those_of_the_publisher(published: ET.Element) -> None:
    pages = {each.get("type"): each.text for each in published.findall("url")}

    assert pages["homepage"] == PAGE
    assert pages["bugtracker"] == f"{PAGE}/issues"


def test_screenshots_have_captions_and_exist_in_the_repository(published: ET.Element) -> None:
    shots = published.findall("screenshots/screenshot")
    captions = [each for shot in shots for each in shot.findall("caption")]
    base = f"{PAGE}/raw/v{__version__}/"
    images = [(shot.findtext("image") or "").removeprefix(base) for shot in shots]
    wide = [struct.unpack(">I", (ROOT / name).read_bytes()[16:20])[0] for name in images]

    assert len(shots) >= 3
    assert [shot.get("type") for shot in shots] == ["default", *[None] * (len(shots) - 1)]
    assert all(languages(shot.findall("caption")) == LANGUAGES for shot in shots)
    assert [each.text for each in captions if len(each.text or "") > CAPTION] == []
    assert [each.text for each in captions if (each.text or "").endswith(".")] == []
    assert min(wide) >= NARROWEST


def test_releases_come_from_the_changelog_with_notes(published: ET.Element) -> None:
    releases = published.findall("releases/release")
    points = [each.text or "" for each in releases[0].findall("description/ul/li")]

    assert [each.get("version") for each in releases] == [
        each.version for each in changelog.entries()
    ]
    assert releases[0].get("version") == __version__
    assert 0 < len(points) <= metainfo.MOST
    assert not [point for point in points if "*" in point or "`" in point]


def test_there_is_a_brand_color_for_light_and_for_dark(published: ET.Element) -> None:
    colors = {each.get("scheme_preference"): each.text for each in published.iter("color")}

    assert colors.keys() == {"light", "dark"}


def test_all_files_for_desktops_are_named_by_the_identifier(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(project.VARIABLE, PAGE)
    monkeypatch.setattr(subprocess, "run", lambda *_arguments, **_options: None)
    debian.share(tmp_path, MOMENT)
    files = [file.name for file in tmp_path.rglob("*") if file.is_file()]

    assert len(files) == 4
    assert [name for name in files if not name.startswith(f"{metainfo.ID}.")] == []


def test_without_an_address_none_is_invented(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(project, "homepage", lambda: None)
    words = metainfo.complete(MOMENT)

    assert "http" not in words
    assert "@" not in words.replace("sr@latin", "")


@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="needs appstreamcli")
def test_appstream_finds_nothing_to_mend(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(project.VARIABLE, PAGE)
    file = tmp_path / metainfo.TEMPLATE.name
    file.write_text(metainfo.complete(MOMENT), "utf-8")
    command = ["appstreamcli", "validate", "--no-net", "--pedantic", "--no-color", str(file)]
    told = subprocess.run(command, capture_output=True, text=True, check=False).stdout  # noqa: S603 - our own file

    assert [line for line in told.splitlines() if line[:2] in {"E:", "W:"}] == []
    assert "successful" in told
