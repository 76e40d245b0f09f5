from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from bundle import licenses
from core.games import GAMES
from core.host.computers import Computers
from core.host.hosted_table import HostedTable
from core.host.seats import seats_of
from core.network.tcp import TcpHostTransport
from core.table.invitation import Address
from gui.text.language import LANGUAGES
from i18n.manual import MASTERS, derived

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
ON_THE_SITE = {
    "../../releases/latest",
    "../../actions/workflows/release.yml",
    "../../actions/workflows/release.yml/badge.svg",
}
"""Pages of the repository that shows the README: relative, because the sources name no address."""
PAGES = sorted([*DOCS.glob("*.md"), *ROOT.glob("*.md")])
LONGEST = 30
LONGEST_AT_TABLE = 40
ROOMS = {
    "GameCard",
    "Header",
    "HistoryPage",
    "Menus",
    "ReplayBar",
    "PlayerBar",
    "StartScreen",
    "preferences",
}
"""Where the program says what documents print in bold."""
FEWEST = {"manual": 25, "news": 6}
"""The least number of buttons and menus that a document names."""


def words(document: str, language: str) -> str:
    return (DOCS / f"{document}.{language}.md").read_text("utf-8")


def bare(name: str) -> str:
    return name.replace("&", "").removesuffix("…").casefold()


def names(document: str, language: str) -> set[str]:
    """List what a document prints in bold."""
    return {bare(name) for name in re.findall(r"\*\*(.+?)\*\*", words(document, language))}


def shown(language: str) -> dict[str, set[str]]:
    """Return what the program shows in a language for each English name."""
    found = defaultdict(set)
    for room in ET.parse(ROOT / "i18n" / f"kupola_{language}.ts").iterfind("context"):  # noqa: S314
        if room.findtext("name") in ROOMS:
            for message in room.iterfind("message"):
                name, translation = (message.findtext(x, "") for x in ("source", "translation"))
                found[bare(name)].add(bare(translation))
    return found


def parts(page: str) -> list[str]:
    return re.findall(r"^(#+|\||-|\d\.)", page, re.MULTILINE)


def clients() -> list[str]:
    """Return the examples: a client that plays a game, and one that sits down at a table."""
    return re.findall(r"```python\n(.*?)```", (DOCS / "engine.md").read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("document", FEWEST)
def test_a_document_has_the_same_parts_in_every_language(document: str, language: str) -> None:
    assert parts(words(document, language)) == parts(words(document, "en"))


@pytest.mark.parametrize("language", sorted({*LANGUAGES} - {"en"}))
@pytest.mark.parametrize("document", FEWEST)
def test_a_document_prints_the_names_that_the_program_shows(document: str, language: str) -> None:
    translated = shown(language)
    named = sorted(names(document, "en") & {*translated})

    assert len(named) >= FEWEST[document]
    assert [name for name in named if not translated[name] & names(document, language)] == []


@pytest.mark.parametrize("file", MASTERS, ids=lambda file: file.name)
def test_documents_in_latin_letters_are_derived(file: Path) -> None:
    assert file.read_text("utf-8") == derived(MASTERS[file].read_text("utf-8"))


def test_the_list_of_licenses_is_up_to_date() -> None:
    assert licenses.LIST.read_text("utf-8") == licenses.text()


def test_the_example_client_has_thirty_lines() -> None:
    lines = [line for line in clients()[0].splitlines() if line]

    assert len(lines) <= LONGEST


def test_the_example_at_a_table_has_forty_lines() -> None:
    lines = [line for line in clients()[1].splitlines() if line]

    assert len(lines) <= LONGEST_AT_TABLE


def test_the_example_at_a_table_plays_a_game_to_its_end(tmp_path: Path) -> None:
    script = tmp_path / "client.py"
    script.write_text(clients()[1], "utf-8")
    transport = TcpHostTransport(b'{"kupola":1}', 0)
    address = Address.parsed(f"tcp://127.0.0.1:{transport.port}")
    seats = seats_of(["open", "computer:gentle"])
    computers = Computers()
    data = HostedTable.opened("Ana", "kingdomino", {}, seats, address)
    table = HostedTable.restored(data, lambda _: None, computers)
    table.start(transport)
    try:
        done = subprocess.run(  # noqa: S603 - our own example
            [sys.executable, script, table.invitation.written],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
    finally:
        table.close()
        computers.close()

    assert done.stderr == ""
    assert done.stdout.splitlines()[-1] == "The deal was fair."
    assert done.stdout.count("I play") > 5
    assert "refused" not in done.stdout


def test_the_example_client_plays_a_game_to_its_end(tmp_path: Path) -> None:
    script = tmp_path / "client.py"
    script.write_text(clients()[0], "utf-8")

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
    targets = {*re.findall(r"\]\((?!\w+:)([^)#]+)", page.read_text("utf-8"))} - ON_THE_SITE

    assert [target for target in targets if not (page.parent / target).exists()] == []


def answers(requests: list[str]) -> list[dict[str, object]]:
    """Ask the engine, and return the last reply to each request."""
    done = subprocess.run(
        [sys.executable, "-m", "core.engine"],
        cwd=ROOT,
        input="\n".join(requests),
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    return [reply for reply in replies if reply.get("last", True) and "event" not in reply]


def test_the_requests_in_the_description_of_the_protocol_are_answered() -> None:
    requests = re.findall(r"`(\{\"cmd\":[^`…]*\})`", (DOCS / "engine.md").read_text("utf-8"))

    replies = answers(requests)
    assert len(replies) == len(requests) > 10
    assert [reply for reply in replies if "error" in reply] == []


def test_the_examples_of_the_protocol_are_answered() -> None:
    blocks = re.findall(r"```json\n(.*?)```", (DOCS / "engine.md").read_text("utf-8"), re.DOTALL)
    requests = [line for block in blocks for line in block.splitlines()]

    replies = answers(requests)
    assert len(replies) == len(requests) > 10
    assert [reply for reply in replies if "error" in reply] == []


def test_every_list_of_games_is_named_where_adding_one_is_explained() -> None:
    page = (DOCS / "add-a-game.md").read_text("utf-8")
    lists = (
        file.relative_to(ROOT)
        for folder in ("core", "gui")
        for file in (ROOT / folder).rglob("*.py")
        if all(key in file.read_text("utf-8") for key in GAMES)
    )
    names = {f"{path.parent}/" if path.name == "__init__.py" else f"{path}" for path in lists}

    assert [name for name in sorted(names) if name not in page] == []


def test_every_key_of_a_record_is_explained() -> None:
    from core.record import FORMAT, Record  # noqa: PLC0415 - only here

    words = (DOCS / "file-format.md").read_text("utf-8")
    keys = re.findall(r"^\| `(\w+)`", words, re.MULTILINE)

    assert keys[0] == "format"
    assert set(keys[1:]) == {field.name for field in Record.__attrs_attrs__}
    assert f"| `format` | {FORMAT} |" in words
