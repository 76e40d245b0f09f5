"""The catalogues and rulebooks in ``i18n/``: bring them up to date, check them, compile them.

People write Hungarian, Polish and Serbian in Cyrillic letters. Serbian in Latin letters is derived
from that, and the English plurals from the sources.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from i18n import rulebooks, sentences
from i18n.catalogues import derive_english, derive_latin, flaws

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

ROOT = Path(__file__).resolve().parents[2]
CATALOGUES = ROOT / "i18n"
SOURCES = ("core", "gui")
LESSONS = ROOT / "assets" / "lessons"
WRITTEN = ("hu", "pl", "sr_Cyrl")
"""The languages that people write; the other catalogues are derived."""
SHOWN = 50
"""How many problems are listed before they are only counted."""
LUPDATE = ("-silent", "-no-obsolete", "-locations", "none", "-source-language", "en")


def main(arguments: Sequence[str]) -> int:
    """Run a command and return an exit code."""
    parser = argparse.ArgumentParser(prog="kupola translations", description=__doc__)
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--check", action="store_true", help="change nothing, say what is wrong")
    only.add_argument("--compile", action="store_true", help="only make the .qm files")
    chosen = parser.parse_args(arguments)
    if chosen.compile:
        return compile_all(CATALOGUES)
    problems = [*check()] if chosen.check else [*update(CATALOGUES)]
    print(*problems[:SHOWN], sep="\n")
    if problems:
        print(f"{len(problems)} problems in the translations")
    return bool(problems)


def update(folder: Path) -> Iterator[str]:
    """Take over new and changed sentences, and say which calls cannot be translated."""
    files = sorted(file for source in SOURCES for file in (ROOT / source).rglob("*.py"))
    found, problems = sentences.read(files)
    yield from map(str, problems)
    found += sentences.of_lessons(sorted(LESSONS.rglob("*.json")))
    with tempfile.TemporaryDirectory() as scratch:
        listing = Path(scratch, "sentences.py")
        listing.write_text(sentences.for_lupdate(found), "utf-8")
        for language in ("en", *WRITTEN):
            _merge(listing, folder / f"kupola_{language}.ts", language)
    _derive(folder / "kupola_en.ts", folder / "kupola_en.ts", derive_english)
    for master in sorted(folder.glob("*_sr_Cyrl.ts")):
        latin = master.with_name(master.name.replace("_sr_Cyrl", "_sr_Latn"))
        _derive(master, latin, derive_latin)
    rulebooks.update(folder)


def _merge(listing: Path, catalogue: Path, language: str) -> None:
    only = ("-pluralonly",) if language == "en" else ()
    files = (str(listing), "-ts", str(catalogue), "-target-language", language)
    subprocess.run([_tool("lupdate"), *LUPDATE, *only, *files], check=True)


def _derive(source: Path, target: Path, derivation: Callable[[str], str]) -> None:
    target.write_text(derivation(source.read_text("utf-8")), "utf-8", newline="\n")


def check() -> Iterator[str]:
    """Say what is stale, missing, unfinished or broken, without changing anything."""
    with tempfile.TemporaryDirectory() as scratch:
        fresh = Path(scratch)
        shutil.copytree(
            CATALOGUES, fresh, ignore=shutil.ignore_patterns("*.qm"), dirs_exist_ok=True
        )
        yield from update(fresh)
        ours, right = _contents(CATALOGUES), _contents(fresh)
        for name in sorted({*ours, *right}):
            if ours.get(name) != right.get(name):
                yield f"{name}: is not up to date; run: kupola.py translations"
    for file in sorted(CATALOGUES.glob("*.ts")):
        yield from flaws(file, file.stem.partition("_")[2])


def _contents(folder: Path) -> dict[str, bytes]:
    """Read all catalogues and rulebooks."""
    files = (*folder.glob("*.ts"), *rulebooks.all_in(folder))
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}


def compile_all(folder: Path) -> int:
    """Make the files that the program loads; unfinished sentences stay English.

    Each is replaced atomically: a running program has the old file mapped and would crash.
    """
    with tempfile.TemporaryDirectory(dir=folder, prefix=".") as scratch:
        files = [str(shutil.copy(file, scratch)) for file in sorted(folder.glob("*.ts"))]
        command = [_tool("lrelease"), "-silent", "-nounfinished", *files]
        code = subprocess.run(command, check=False).returncode if files else 0
        for made in Path(scratch).glob("*.qm"):
            made.replace(folder / made.name)
    return code


def _tool(name: str) -> str:
    spec = find_spec("PySide6")
    if spec is None or spec.origin is None:
        message = "PySide6 is not installed: use packaging/kupola.py"
        raise SystemExit(message)
    return str(Path(spec.origin).with_name(f"{name}.exe" if sys.platform == "win32" else name))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
