from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import licenses
import manuals
import pytest
from rulebooks import derive_latin

from gui.language import LANGUAGES

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.glob("*.md"), *ROOT.glob("*.md")])
LONGEST = 30


def manual(language: str) -> str:
    return (DOCS / f"manual.{language}.md").read_text("utf-8")


def parts(page: str) -> list[str]:
    return re.findall(r"^(#+|\||-|\d\.)", page, re.MULTILINE)


def client() -> str:
    found = re.search(r"```python\n(.*?)```", (DOCS / "engine.md").read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_manual_has_the_same_parts(language: str) -> None:
    shape, wanted = (
        re.findall(r"^(#+|\||-|\d\.)", manual(x), re.MULTILINE) for x in (language, "en")
    )

    assert shape == wanted


def test_the_manual_in_latin_letters_is_derived() -> None:
    assert manuals.DERIVED.read_text("utf-8") == derive_latin(manual("sr_Cyrl"))


def test_the_list_of_licenses_is_up_to_date() -> None:
    assert licenses.LIST.read_text("utf-8") == licenses.text()


def test_the_example_client_has_thirty_lines() -> None:
    lines = [line for line in client().splitlines() if line]

    assert len(lines) <= LONGEST


def test_the_example_client_plays_a_game_to_its_end(tmp_path: Path) -> None:
    script = tmp_path / "client.py"
    script.write_text(client(), "utf-8")

    done = subprocess.run(  # noqa: S603 - our own example
        [sys.executable, script, sys.executable, "-m", "core.engine"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )

    assert done.stderr == ""
    assert len(re.findall(r"^[12]\. seat [01]: \d+ points$", done.stdout, re.MULTILINE)) == 2


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\((?!\w+:)([^)#]+)", page.read_text("utf-8"))

    assert [target for target in targets if not (page.parent / target).exists()] == []


def test_every_key_of_a_record_is_explained() -> None:
    from core.record import FORMAT, Record  # noqa: PLC0415 - only here

    words = (DOCS / "file-format.md").read_text("utf-8")
    keys = re.findall(r"^\| `(\w+)`", words, re.MULTILINE)

    assert keys[0] == "format"
    assert set(keys[1:]) == {field.name for field in Record.__attrs_attrs__}
    assert f"| `format` | {FORMAT} |" in words
