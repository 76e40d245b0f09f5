"""The methods that attrs writes for our classes, as ``methods.py`` has compiled them for a bundle.

attrs writes them as text and compiles them whenever a class is loaded. A bundled program calls
`install` before it loads the first class.
"""

from __future__ import annotations

import builtins
import marshal
import re
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

NAME = "methods.bin"
WRITTEN = "<attrs generated"
"""How attrs calls the files that its texts would stand in."""
SALT = re.compile(r"^ +-?\d+,$", re.MULTILINE)
"""The number by which attrs tells hashes of classes apart: another one in every process."""


def install() -> None:
    """Give attrs the methods that are known, and compile only others."""
    with open(f"{sys._MEIPASS}/{NAME}", "rb") as file:  # type: ignore[attr-defined]  # noqa: PTH123, SLF001 - no paths are loaded yet
        known: dict[str, bytes] = marshal.loads(file.read())  # noqa: S302 - a part of the program
    compile_text: Any = builtins.compile

    def look_up(source: Any, filename: Any, *arguments: Any, **options: Any) -> Any:
        if str(filename).startswith(WRITTEN) and (code := known.get(key(source, filename))):
            return marshal.loads(code)  # noqa: S302 - likewise
        return compile_text(source, filename, *arguments, **options)

    builtins.compile = look_up


def key(source: str, filename: str) -> str:
    """Tell what a text is known by: its class and itself, but for the salt."""
    return filename + SALT.sub("", source)
