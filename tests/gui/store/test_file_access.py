"""Only gui/store touches files: everything else asks it, so that every error is answered there."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
METHODS = {
    *("open", "read_text", "read_bytes", "write_text", "write_bytes", "touch", "unlink", "rmdir"),
    *("mkdir", "rename", "replace", "symlink_to", "hardlink_to", "chmod", "iterdir", "glob"),
    *("rglob", "walk", "stat", "lstat", "exists", "is_file", "is_dir", "is_symlink", "samefile"),
}
"""What a path can be asked that looks at the disk; many have a namesake elsewhere."""
MODULES = {"shutil", "tempfile", "zipfile", "tarfile", "fileinput", "mmap", "platformdirs", "wave"}
CLASSES = {"QFile", "QFileInfo", "QSaveFile", "QTemporaryFile", "QTemporaryDir", "QDirIterator"}
OS_CALLS = {
    *("open", "stat", "lstat", "scandir", "listdir", "walk", "replace", "rename", "remove"),
    *("unlink", "mkdir", "makedirs", "rmdir", "link", "symlink", "access", "utime", "chmod"),
}
WINDOWS = {
    "dialog",
    "box",
    "window",
    "buffer",
    "files",
    "self",
    "reader",
    "panel",
    "replays",
    "analyses",
    "judge",
    "puzzles",
}
ALLOWED = {
    "gui/app.py": "fonts that the program brings along",
    "gui/input/evdev_pads.py": "gamepads, which are devices and no documents",
    "gui/look/drawings.py": "drawings that the program brings along",
    "gui/startup/arguments.py": "is read before an environment exists",
    "gui/startup/display_check.py": "a plugin of Qt's",
    "gui/startup/folder_lock.py": "the lock, which is no document",
    "gui/startup/guarded_start.py": "the log, also where nothing else works",
    "gui/system/fault_log.py": "the log, also where nothing else works",
    "gui/startup/instance_client.py": "the runtime folder, which holds no documents",
    "gui/paths.py": "names the folders",
    "gui/self_test.py": "a folder of its own for each test",
    "gui/rulebook/book.py": "rulebooks that the program brings along",
    "gui/rulebook/documents.py": "documents that the program brings along",
    "gui/system/sounds.py": "sounds that the program brings along",
    "gui/startup/own_files.py": "folders that the program brings along",
    "gui/startup/preload.py": "drawings that the program brings along",
}


def touches(source: str) -> set[str]:
    """Name what a module does with files."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names} & MODULES
        elif isinstance(node, ast.ImportFrom):
            found |= {node.module or ""} & MODULES
            found |= {alias.name for alias in node.names} & CLASSES
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            found |= {node.func.id} & {"open"}
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            found |= called(node.func, len(node.args) + len(node.keywords))
    return found


def called(call: ast.Attribute, arguments: int) -> set[str]:
    owner = call.value
    name = owner.id if isinstance(owner, ast.Name) else ""
    if name == "os":
        return {call.attr} & OS_CALLS
    if name in {"atomic", "reading"} or call.attr not in METHODS:
        return set()
    if call.attr == "replace":
        return {"replace"} if arguments == 1 else set()  # that of a text has two
    if call.attr == "open" and opens_a_window(owner):
        return set()
    return {call.attr}


def opens_a_window(owner: ast.expr) -> bool:
    """Return whether ``open`` is that of a dialog, a command or a rulebook, not of a path."""
    last = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
    return last in WINDOWS


def test_only_the_store_touches_files() -> None:
    found = {}
    for file in sorted((ROOT / "gui").rglob("*.py")):
        name = file.relative_to(ROOT).as_posix()
        if not name.startswith("gui/store/") and name not in ALLOWED:
            found[name] = touches(file.read_text("utf-8"))

    assert {name: names for name, names in found.items() if names} == {}


def test_every_exception_is_needed() -> None:
    idle = [name for name in ALLOWED if not touches((ROOT / name).read_text("utf-8"))]

    assert idle == []


def test_the_check_sees_what_it_forbids() -> None:
    for line in (
        "open('x')",
        "path.open()",
        "path.read_text()",
        "import shutil",
        "from PySide6.QtCore import QFileInfo",
        "os.scandir('x')",
        "draft.replace(path)",
        "(folder / 'x').exists()",
    ):
        assert touches(line), line
    assert not touches("dialog.open(); 'a'.replace('b', 'c'); atomic.write_bytes(path, b'')")


def test_the_store_knows_no_qt() -> None:
    names = sorted(f"gui.store.{file.stem}" for file in (ROOT / "gui" / "store").glob("[a-z]*.py"))
    code = f"import sys, {', '.join(names)}; sys.exit(any('PySide6' in m for m in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False)  # noqa: S603 - our own code

    assert done.returncode == 0
