"""The modules that PySide6 carries as text inside its library, compiled for a bundle.

It compiles them at every start, a third of what an empty window takes, unless they lie in a folder
beside the library. ``SBK_EMBED`` is its own switch for making that folder. Those that only explain
wrong arguments or write stubs are loaded when they are first used.
"""

from __future__ import annotations

import os
import py_compile
import shutil
import subprocess
import sys
from pathlib import Path

import shiboken6

from setup.environment import SetupError

FOLDER = Path("shiboken6", "files.dir")
"""Where the library looks for them."""
SIGNATURE = FOLDER / "shibokensupport" / "signature"
LATE = ("errorhandler", "layout", "parser", "lib/enum_sig", "lib/pyi_generator")
STAND_IN = Path(__file__).with_name("late_module.py")


def compiled(work: Path) -> list[tuple[str, str]]:
    """Compile them in a folder; return each file with its folder in the bundle.

    Raises:
        SetupError: If this version of Qt for Python has no such switch, or other modules.

    """
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(Path(shiboken6.__file__).parent, work / "shiboken6")
    variables = {**os.environ, "PYTHONPATH": str(work), "SBK_EMBED": "no"}
    command = [sys.executable, "-B", "-c", "import shiboken6"]
    subprocess.run(command, env=variables, check=True)
    if not (work / FOLDER).is_dir():
        message = f"{FOLDER} was not made: Qt for Python no longer knows SBK_EMBED."
        raise SetupError(message)
    for name in LATE:
        _postpone(work / SIGNATURE / f"{name}.py")
    sources = sorted((work / FOLDER).rglob("*.py"))
    return [(_compiled(source, work), str(source.parent.relative_to(work))) for source in sources]


def _postpone(source: Path) -> None:
    try:
        source.rename(source.with_stem(f"{source.stem}_late"))
    except FileNotFoundError as error:
        message = f"Qt for Python no longer has a module {source.stem}."
        raise SetupError(message) from error
    shutil.copyfile(STAND_IN, source)


def _compiled(source: Path, work: Path) -> str:
    target = str(source.with_suffix(".pyc"))
    py_compile.compile(
        str(source),
        cfile=target,
        dfile=str(source.relative_to(work)),
        doraise=True,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    return target
