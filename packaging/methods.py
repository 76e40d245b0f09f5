"""Compile the methods that attrs writes for our classes, once, while a bundle is made.

Run as a script it loads modules and keeps what attrs compiled: ``methods.py FILE MODULE...``.
"""

from __future__ import annotations

import builtins
import importlib
import marshal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import tools
from environment import ROOT
from known_methods import NAME, WRITTEN, key

if TYPE_CHECKING:
    from collections.abc import Iterable

PLAIN = 2
"""A form of marshal that does not depend on who else refers to a thing: always the same bytes."""


def compiled(modules: Iterable[str], work: Path) -> tuple[str, str]:
    """Compile the methods of the classes in modules; tells the file and where it goes."""
    work.mkdir(parents=True, exist_ok=True)
    file = str(work / NAME)
    loaded = [name for name in modules if not name.endswith("__main__")]
    command = [sys.executable, "-B", __file__, file, *loaded]
    tools.run(command, PYTHONPATH=str(ROOT), PYTHONHASHSEED="0")
    return file, "."


def _record(file: Path, modules: Iterable[str]) -> None:
    found: dict[str, bytes] = {}
    compile_text: Any = builtins.compile

    def note(source: Any, filename: Any, *arguments: Any, **options: Any) -> Any:
        code = compile_text(source, filename, *arguments, **options)
        if str(filename).startswith(WRITTEN):
            found[key(source, filename)] = marshal.dumps(code, PLAIN)
        return code

    builtins.compile = note
    for module in modules:
        importlib.import_module(module)
    file.write_bytes(marshal.dumps(dict(sorted(found.items())), PLAIN))


if __name__ == "__main__":
    _record(Path(sys.argv[1]), sys.argv[2:])
