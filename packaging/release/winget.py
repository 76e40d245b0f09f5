"""The manifests by which winget, the package manager of Windows, knows a version.

They are written beside the files of a release; the publisher submits them to winget's
repository of manifests: docs/packaging.md says how.
"""

from __future__ import annotations

import hashlib
import json
import re
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from core import __version__
from release import changelog, project
from setup.environment import PACKAGING, SetupError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    Value = str | list[str] | list[dict[str, str]]

METAINFO = PACKAGING / "linux" / "org.kupola.Kupola.metainfo.xml"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
IDENTIFIER = "Kupola.Kupola"
PUBLISHER = "The Kupola project"
FORMAT = "1.10.0"
LOCALES = {
    "en-US": None,
    "hu-HU": "hu",
    "pl-PL": "pl",
    "sr-Cyrl-RS": "sr",
    "sr-Latn-RS": "sr@latin",
}
"""Languages as Windows names them, and as the description for software centers does."""
DEFAULT = "en-US"

RULES = {
    "PackageIdentifier": r"[^.\s\\/:*?\"<>|]{1,32}(\.[^.\s\\/:*?\"<>|]{1,32}){1,7}",
    "PackageVersion": r"[^\\/:*?\"<>|]{1,128}",
    "PackageLocale": r"[a-zA-Z]{2,3}(-[a-zA-Z]{1,8})*",
    "DefaultLocale": r"[a-zA-Z]{2,3}(-[a-zA-Z]{1,8})*",
    "ManifestType": "version|installer|defaultLocale|locale",
    "ManifestVersion": r"\d+\.\d+\.\d+",
    "InstallerType": "nullsoft",
    "Scope": "user",
    "UpgradeBehavior": "install",
    "MinimumOSVersion": r"\d+(\.\d+){0,3}",
    "ProductCode": ".{1,255}",
    "ReleaseDate": r"\d{4}-\d{2}-\d{2}",
    "Architecture": "x64",
    "InstallerUrl": "https://.{1,2040}",
    "InstallerSha256": "[A-F0-9]{64}",
    "Publisher": ".{2,256}",
    "PackageName": ".{2,256}",
    "License": ".{3,512}",
    "ShortDescription": ".{3,256}",
    "Description": r"[\s\S]{3,10000}",
    "ReleaseNotesUrl": "https?://.{1,2040}",
    "PublisherUrl": "https?://.{1,2040}",
    "PackageUrl": "https?://.{1,2040}",
    "PublisherSupportUrl": "https?://.{1,2040}",
    "LicenseUrl": "https?://.{1,2040}",
    "Moniker": ".{1,40}",
    "Tags": ".{1,40}",
    "FileExtensions": r"[^\\/:*?\"<>|.]{1,64}",
}
"""What the schemas of winget ask of each field, whole or item by item."""
NEEDED = {
    "version": {"DefaultLocale"},
    "installer": {"Installers"},
    "defaultLocale": {
        *("PackageLocale", "Publisher", "PackageName", "License", "ShortDescription"),
    },
    "locale": {"PackageLocale"},
}
ALWAYS = {"PackageIdentifier", "PackageVersion", "ManifestType", "ManifestVersion"}


def write(folder: Path, page: str, installer: Path) -> None:
    """Write the manifests of this version, whose installer lies here and is published on a page.

    Raises:
        SetupError: If one of them breaks a rule of winget's.

    """
    folder.mkdir(exist_ok=True)
    for name, manifest in manifests(page, installer).items():
        if flaws := list(broken(manifest)):
            message = f"{name} breaks rules of winget: {', '.join(flaws)}."
            raise SetupError(message)
        (folder / name).write_text(yaml(manifest), "utf-8", newline="\n")


def manifests(page: str, installer: Path) -> dict[str, dict[str, Value]]:
    """Make every manifest, by the name of its file."""
    made: dict[str, dict[str, Value]] = {
        f"{IDENTIFIER}.yaml": _manifest("version", DefaultLocale=DEFAULT),
        f"{IDENTIFIER}.installer.yaml": _installer(page, installer),
    }
    for locale, language in LOCALES.items():
        made[f"{IDENTIFIER}.locale.{locale}.yaml"] = _described(page, locale, language)
    return made


def broken(manifest: Mapping[str, Value]) -> Iterator[str]:
    """Name the fields that break a rule, are unknown or are missing."""
    yield from sorted((ALWAYS | NEEDED[str(manifest["ManifestType"])]) - manifest.keys())
    for field, value in manifest.items():
        if field == "Installers":
            wanted = {"Architecture", "InstallerUrl", "InstallerSha256"}
            for each in value:
                assert isinstance(each, dict)  # noqa: S101 - these are made here
                yield from sorted(wanted - each.keys())
                yield from (name for name, words in each.items() if not _fits(name, words))
        elif not all(
            _fits(field, str(item)) for item in ([value] if isinstance(value, str) else value)
        ):
            yield field


def yaml(manifest: Mapping[str, Value]) -> str:
    """Write a manifest; JSON's way of quoting is one of YAML's."""
    kind = str(manifest["ManifestType"])
    schema = f"https://aka.ms/winget-manifest.{kind}.{FORMAT}.schema.json"
    lines = [f"# yaml-language-server: $schema={schema}", ""]
    for field, value in manifest.items():
        if isinstance(value, str):
            lines.append(f"{field}: {_quoted(value)}")
            continue
        lines.append(f"{field}:")
        for item in value:
            if isinstance(item, str):
                lines.append(f"  - {_quoted(item)}")
            else:
                pairs = [f"{name}: {_quoted(words)}" for name, words in item.items()]
                lines += [f"  - {pairs[0]}", *(f"    {pair}" for pair in pairs[1:])]
    return "\n".join((*lines, ""))


def _manifest(kind: str, **fields: Value) -> dict[str, Value]:
    first: dict[str, Value] = {"PackageIdentifier": IDENTIFIER, "PackageVersion": __version__}
    return first | fields | {"ManifestType": kind, "ManifestVersion": FORMAT}


def _installer(page: str, installer: Path) -> dict[str, Value]:
    digest = hashlib.sha256(installer.read_bytes()).hexdigest().upper()
    entry = changelog.entry(__version__)
    dated = entry is not None and entry.date != changelog.UNRELEASED
    date: dict[str, Value] = {"ReleaseDate": entry.date} if entry and dated else {}
    return _manifest(
        "installer",
        MinimumOSVersion="10.0.17763.0",
        InstallerType="nullsoft",
        Scope="user",
        UpgradeBehavior="install",
        ProductCode="Kupola",
        FileExtensions=["kupola"],
        **date,
        Installers=[
            {
                "Architecture": "x64",
                "InstallerUrl": project.download(page, __version__, installer.name),
                "InstallerSha256": digest,
            }
        ],
    )


def _described(page: str, locale: str, language: str | None) -> dict[str, Value]:
    root = ET.parse(METAINFO).getroot()  # noqa: S314 - our own file
    (name,), (summary,) = _words(root, "name", language), _words(root, "summary", language)
    pages: dict[str, Value] = {
        "PublisherUrl": page,
        "PublisherSupportUrl": f"{page}/issues",
        "PackageUrl": page,
        "LicenseUrl": f"{page}/blob/v{__version__}/LICENSE",
        "ReleaseNotesUrl": f"{page}/releases/tag/v{__version__}",
    }
    more: dict[str, Value] = {"Moniker": "kupola", "Tags": ["board-games", "games"]}
    return _manifest(
        "defaultLocale" if locale == DEFAULT else "locale",
        PackageLocale=locale,
        Publisher=PUBLISHER,
        PackageName=name,
        License="GPL-3.0-or-later",
        ShortDescription=summary,
        Description="\n\n".join(_words(root, "description/p", language)),
        **pages,
        **(more if locale == DEFAULT else {}),
    )


def _words(root: ET.Element, path: str, language: str | None) -> list[str]:
    return [each.text or "" for each in root.iterfind(path) if each.get(LANG) == language]


def _fits(field: str, value: str) -> bool:
    return field in RULES and re.fullmatch(RULES[field], value) is not None


def _quoted(words: str) -> str:
    return json.dumps(words, ensure_ascii=False)
