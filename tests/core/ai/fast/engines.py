"""The two forms of an engine, for tests and benchmarks that hold one to the other."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from core.ai import fast
from core.ai.fast import nocython

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

FOLDER = Path(fast.__file__).parent
BASE = re.compile(r"^ *from core\.ai\.fast\.(\w+\.\w+) import", re.MULTILINE)


def interpreted(name: str) -> ModuleType:
    """Load an engine from its source, even where a compiled one lies beside it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "cython", nocython)
        for base in dict.fromkeys(_bases(name)):
            patch.setitem(sys.modules, f"core.ai.fast.{base}", _executed(base))
        return _executed(name)


def _bases(name: str) -> Iterator[str]:
    """List the engines that an engine builds on, each after those that it builds on itself."""
    for base in BASE.findall(_source(name).read_text("utf-8")):
        yield from _bases(base)
        yield base


def _source(name: str) -> Path:
    return FOLDER / f"{name.replace('.', '/')}.py"


def _executed(name: str) -> ModuleType:
    path = _source(name)
    spec = spec_from_file_location(
        f"interpreted_{name}", path, loader=SourceFileLoader(f"interpreted_{name}", str(path))
    )
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def forms(game: str) -> dict[str, ModuleType]:
    """Return the interpreted search of a game and, if there is one, the compiled one."""
    name = f"{game}.search"
    module = import_module(f"core.ai.fast.{name}")
    compiled = {"compiled": module} if module.COMPILED else {}
    return {"interpreted": interpreted(name), **compiled}
