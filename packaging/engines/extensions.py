"""Compile engines with Cython and setuptools: ``extensions.py FOLDER SOURCE…``.

``compiled`` runs this with both at hand. C sources and objects land in the folder, binaries in its
``lib``; each finished source is printed on standard output.
"""

from __future__ import annotations

import os
import sys
import traceback
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Distribution, Extension

ROOT = Path(__file__).resolve().parents[2]

LIMITED_API = "0x030B0000"
"""One binary serves Python 3.11 and every newer one."""

# Contracted floating point would let some compilers choose other moves.
FLAGS = ("/O2", "/fp:precise") if os.name == "nt" else ("-O3", "-ffp-contract=off", "-g0")

DIRECTIVES = {"auto_pickle": False}
"""Nothing pickles an engine, and C compilers need longer for that code than for the rest."""


def main(folder: str, *sources: str) -> int:
    """Compile each source, on every processor, the longest ones first."""
    os.chdir(ROOT)
    work = Path(folder)
    longest_first = sorted(map(Path, sources), key=lambda path: path.stat().st_size, reverse=True)
    with ProcessPoolExecutor() as pool:
        running = [pool.submit(partial(_compiles, work), source) for source in longest_first]
        fine = True
        for done, future in enumerate(as_completed(running), 1):
            fine &= future.result()
            print(done, len(running), flush=True)
    return int(not fine)


def _compiles(work: Path, source: Path) -> bool:
    """Compile a source; a failure does not stop the other games."""
    try:
        _compile(work, source.relative_to(ROOT))
    except (Exception, SystemExit):  # noqa: BLE001 - after any failure the source runs interpreted
        traceback.print_exc()
        return False
    return True


def _compile(work: Path, source: Path) -> None:
    extension = Extension(
        ".".join(source.with_suffix("").parts),
        [str(source)],
        define_macros=[("Py_LIMITED_API", LIMITED_API)],
        extra_compile_args=list(FLAGS),
        py_limited_api=True,
    )
    made = cythonize(
        [extension], build_dir=str(work), compiler_directives=DIRECTIVES, force=True, quiet=True
    )
    distribution = Distribution({"ext_modules": made})
    command = distribution.get_command_obj("build_ext")
    command.build_temp = str(work)
    command.build_lib = str(work / "lib")
    distribution.run_command("build_ext")


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
