"""Compile engines with Cython and setuptools; ``engines`` runs this with both at hand."""

from __future__ import annotations

import os
import sys
import traceback
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Distribution, Extension

from setup.environment import ROOT, VENV

LIMITED_API = "0x030B0000"
"""One binary serves Python 3.11 and every newer one."""

# Contracted floating point would let some compilers choose other moves.
FLAGS = ("/O2", "/fp:precise") if os.name == "nt" else ("-O3", "-ffp-contract=off", "-g0")
WORK = VENV / "engines-build"


def main(sources: list[str]) -> int:
    """Compile each source in place, on every processor, the longest ones first."""
    os.chdir(ROOT)
    longest_first = sorted(map(Path, sources), key=lambda path: path.stat().st_size, reverse=True)
    with ProcessPoolExecutor() as pool:
        return int(not all(list(pool.map(_compiles, longest_first))))


def _compiles(source: Path) -> bool:
    """Compile a source; one that fails does not keep the others from it."""
    try:
        _compile(source.relative_to(ROOT))
    except (Exception, SystemExit):  # noqa: BLE001 - after any failure the source runs interpreted
        traceback.print_exc()
        return False
    return True


def _compile(source: Path) -> None:
    extension = Extension(
        ".".join(source.with_suffix("").parts),
        [str(source)],
        define_macros=[("Py_LIMITED_API", LIMITED_API)],
        extra_compile_args=list(FLAGS),
        py_limited_api=True,
    )
    made = cythonize([extension], build_dir=str(WORK), force=True)
    distribution = Distribution({"ext_modules": made})
    command = distribution.get_command_obj("build_ext")
    command.build_temp = str(WORK)
    command.inplace = True
    distribution.run_command("build_ext")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
