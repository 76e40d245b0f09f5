"""The two forms of an engine, for tests and benchmarks that hold one to the other."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING

from core.ai import fast
from core.ai.fast import nocython

if TYPE_CHECKING:
    from types import ModuleType

FOLDER = Path(fast.__file__).parent


def interpreted(name: str) -> ModuleType:
    """Load an engine from its source, even where a compiled one lies beside it."""
    path = FOLDER / f"{name}.py"
    spec = spec_from_file_location(
        f"interpreted_{name}", path, loader=SourceFileLoader(f"interpreted_{name}", str(path))
    )
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    hidden = sys.modules.get("cython")
    sys.modules["cython"] = nocython
    try:
        spec.loader.exec_module(module)
    finally:
        del sys.modules["cython"]
        if hidden is not None:
            sys.modules["cython"] = hidden
    return module


def forms(name: str) -> dict[str, ModuleType]:
    """Give the interpreted engine and, if there is one, the compiled one."""
    module = import_module(f"core.ai.fast.{name}")
    compiled = {"compiled": module} if module.COMPILED else {}
    return {"interpreted": interpreted(name), **compiled}
