"""What documents and packages say about the network: never, unless a table is opened or joined."""

from __future__ import annotations

import plistlib
import re
from pathlib import Path

import pytest

from macos.disk_image import localize

ROOT = Path(__file__).parents[2]
MACOS = ROOT / "packaging" / "macos"
OLD = re.compile(
    r"never connects(?! unless you open or join a table)"
    r"|(uses|and|or|,) no network|opens no network connection"
    r"|nem használ hálózatot|sem hálózat"
    r"|bez sieci|nie korzysta z sieci|ani sieć"
    r"|не користи мрежу|ни мрежа|ne koristi mrežu|ni mreža",
    re.IGNORECASE,
)
"""What was said while there were no shared tables, in every language."""
NEW = {
    "en": r"(never connects|no connection) unless you open or join a table",
    "hu": r"semmihez sem kapcsolódik, amíg asztalt nem nyitsz, vagy nem csatlakozol egyhez",
    "pl": r"(nie łączy się z niczym|bez połączeń), dopóki nie otworzysz stołu lub do jakiegoś nie",
    "sr_Cyrl": r"ни са чим (се )?не повезује док не отворите сто",  # noqa: RUF001 - Cyrillic
    "sr_Latn": r"ni sa čim (se )?ne povezuje dok ne otvorite sto",
}
FOLDERS = ("core", "gui", "docs", "i18n", "packaging", ".github")
KINDS = {".md", ".py", ".ts", ".xml", ".desktop", ".nsi", ".plist", ".strings", ".6", ".yml"}


def claimed() -> list[Path]:
    """List everything that players and stores read."""
    files = [*ROOT.glob("*.md"), *ROOT.glob("*.toml")]
    for folder in FOLDERS:
        files += [path for path in (ROOT / folder).rglob("*") if path.suffix in KINDS]
    return [path for path in files if "licenses" not in path.parts]


def test_nothing_says_that_there_is_no_network() -> None:
    found = {
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in claimed()
        for match in OLD.finditer(path.read_text("utf-8"))
    }

    assert found == set()


@pytest.mark.parametrize("language", NEW)
@pytest.mark.parametrize("document", ["manual", "news"])
def test_every_language_says_when_it_connects(document: str, language: str) -> None:
    assert re.search(
        NEW[language], (ROOT / "docs" / f"{document}.{language}.md").read_text("utf-8")
    )


def test_the_description_for_stores_says_when_it_connects() -> None:
    described = (ROOT / "packaging" / "linux" / "org.kupola.Kupola.metainfo.xml").read_text("utf-8")

    assert [each for each in NEW.values() if not re.search(each, described)] == []


def test_macos_says_why_it_asks_for_the_network(tmp_path: Path) -> None:
    plist = plistlib.loads((MACOS / "Info.plist").read_bytes())
    localize(tmp_path)
    sentences = {
        path.parent.name.removesuffix(".lproj"): path.read_text("utf-8")
        for path in tmp_path.rglob("InfoPlist.strings")
    }

    assert sentences.keys() == {*plist["CFBundleLocalizations"]}
    assert plist["NSLocalNetworkUsageDescription"] in sentences["en"]
    assert all(
        re.fullmatch(r'"NSLocalNetworkUsageDescription" = "[^"\\]+";\n', each)
        for each in sentences.values()
    )
