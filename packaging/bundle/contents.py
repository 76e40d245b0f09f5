"""The contents of a bundle: all of our files, and of Qt only what the program uses.

PyInstaller runs this inside ``kupola.spec``. It collects a plugin with all libraries that it links
to; here the plugins are chosen, and then every library that no chosen file needs is removed.
"""

from __future__ import annotations

import ast
import os
import sys
from pathlib import Path, PurePath
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Iterator, Sequence
    from typing import TypeAlias

    Entry: TypeAlias = tuple[str, str, str]
    """Where PyInstaller puts a file, where it lies now, and its kind."""

ROOT = Path(__file__).resolve().parents[2]

PLUGINS = {
    "platforms": {"xcb", "wayland", "offscreen", "windows", "cocoa"},
    "platforminputcontexts": {
        *("composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"),
    },
    "platformthemes": {"xdgdesktopportal"},
    "wayland-decoration-client": None,
    "wayland-shell-integration": {"xdg-shell"},
    "imageformats": {"svg", "jpeg", "ico"},
    "iconengines": {"svgicon"},
}
"""The plugins of Qt that are kept, by kind; None: all of that kind. Other kinds are removed.

No style is among them: ours is chosen by name and is built into Qt.
"""

LANGUAGES = ("en", "hu", "pl")
"""Languages for which Qt has texts of its own; those for Serbian are ours."""

DOCUMENTS = (
    *("LICENSE", "CHANGELOG.md", "docs/licenses.md", "docs/licenses/*.txt"),
    *("docs/manual.*.md", "docs/news.*.md", "docs/pictures/manual/*.jpg"),
)
"""Documents in every download, beside the rulebooks: patterns in the repository."""

UNUSED = (
    *("Cython", "cython", "cattrs", "hypothesis", "numpy", "pytest", "setuptools", "yaml"),
    *("_tkinter", "tkinter", "unittest", "pydoc", "doctest", "pdb", "sqlite3", "xmlrpc"),
    *("distutils", "ensurepip", "idlelib", "lib2to3", "turtle", "curses", "readline", "test"),
    *("_hashlib", "_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr"),
    *("_codecs_tw", "_multibytecodec", "ftplib", "smtplib", "imaplib", "poplib"),
    *("multiprocessing", "nntplib", "xml.dom", "xml.sax", "bz2", "_bz2", "lzma", "_lzma"),
    *(() if sys.platform == "linux" else ("PySide6.QtDBus",)),
)
"""Modules that are imported somewhere but never needed at run time."""

HIDDEN = ("_cffi_backend",)
"""Modules that only compiled code imports: PyNaCl needs this one."""


def our_modules(*packages: str) -> list[str]:
    """Name every module of our packages, because some are imported by name only."""
    files = (file for package in packages for file in sorted((ROOT / package).rglob("*.py")))
    names = (file.relative_to(ROOT).with_suffix("").parts for file in files)
    return [".".join(parts[:-1] if parts[-1] == "__init__" else parts) for parts in names]


def compiled_imports() -> list[str]:
    """Name what compiled modules import, which cannot be seen in their binaries."""
    sources = sorted((ROOT / "core" / "ai" / "fast").rglob("*.py"))
    return sorted({name for source in sources for name in _imports(source)} - {"cython"})


def _imports(source: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def our_files() -> list[tuple[str, str]]:
    """List what the program reads, each file with the folder it goes to."""
    drawings = _files("assets", ".svg", ".ttf", ".txt", ".wav", ".md", ".json")
    found = [*drawings, *_files("i18n", ".qm", ".md"), *documents()]
    return [(str(file), str(file.parent.relative_to(ROOT))) for file in found]


def documents() -> list[Path]:
    """List the documents of every download."""
    return [file for pattern in DOCUMENTS for file in sorted(ROOT.glob(pattern))]


def _files(folder: str, *endings: str) -> list[Path]:
    found = (file for file in sorted((ROOT / folder).rglob("*")) if file.is_file())
    return [file for file in found if file.name.endswith(endings)]


def slim_files(datas: Iterable[Entry], binaries: Iterable[Entry]) -> list[Entry]:
    """Keep the files that are used, and links to binaries that were kept."""
    present = {PurePath(entry[0]) for entry in binaries}
    return sorted(entry for entry in datas if _is_used(entry, present))


def _is_used(entry: Entry, present: Container[PurePath]) -> bool:
    path = PurePath(entry[0])
    if entry[2] == "SYMLINK":
        return path.parent / entry[1] in present
    if "translations" in path.parts:
        return path.name in {f"qtbase_{language}.qm" for language in LANGUAGES}
    if path.suffix in {".pyi", ".typed"} or any(part.endswith(".dist-info") for part in path.parts):
        return False
    return _is_kept_plugin(path)


def slim_binaries(
    binaries: Sequence[Entry], needed_by: Callable[[str], Iterable[str]]
) -> list[Entry]:
    """Keep our plugins, all Python modules, and the libraries that these need.

    Args:
        binaries: What PyInstaller has collected.
        needed_by: Returns the file names of the libraries that a binary needs.

    """
    kept = [entry for entry in binaries if _is_kept_plugin(PurePath(entry[0]))]
    by_name = {_name(entry[0]): entry for entry in kept}
    reached = {_name(entry[0]) for entry in kept if _is_root(entry)}
    fresh = set(reached)
    while fresh:
        found = {_name(need) for each in fresh for need in needed_by(by_name[each][1])}
        fresh = (found & by_name.keys()) - reached
        reached |= fresh
    return sorted(entry for entry in kept if _name(entry[0]) in reached)


def _name(path: str) -> str:
    """Normalize a file name as the system compares it: without case on Windows."""
    return os.path.normcase(PurePath(path).name)


def _is_kept_plugin(path: PurePath) -> bool:
    if "plugins" not in path.parts:
        return True
    kind, name = path.parts[path.parts.index("plugins") + 1], path.name.partition(".")[0]
    kept = PLUGINS.get(kind, set())
    return kept is None or name.removeprefix("lib").removeprefix("q") in kept


def _is_root(entry: Entry) -> bool:
    """Return whether a file is loaded directly, not because another binary needs it."""
    path = PurePath(entry[0])
    runtime = path.name.lower().startswith(("libpython", "python3", "vcruntime"))
    return entry[2] == "EXTENSION" or "plugins" in path.parts or runtime or path.name == "Python"


def icon() -> str | None:
    """Find the icon in the form that this system wants in a program."""
    suffix = {"win32": ".ico", "darwin": ".icns"}.get(sys.platform)
    return str(ROOT / "assets" / "app" / f"kupola{suffix}") if suffix else None
