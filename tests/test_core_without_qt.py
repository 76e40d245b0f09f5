from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROBE = """
import sys
from importlib import import_module
from pkgutil import walk_packages
import core
for module in walk_packages(core.__path__, "core."):
    if not module.name.endswith("__main__"):
        import_module(module.name)
print("core.engine" in sys.modules)
print([name for name in sys.modules if name.partition(".")[0] in ("PySide6", "shiboken6", "gui")])
"""


def test_the_whole_of_core_works_without_qt() -> None:
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", PROBE], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert (done.stdout.splitlines(), done.stderr) == (["True", "[]"], "")
