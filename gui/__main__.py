"""Start the table: ``python -m gui``."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from .startup.guarded_start import run_guarded
from .system.fault_log import watch_qt

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Start the program; a fault on the way to its window is logged and shown."""
    return run_guarded(start, sys.argv[1:] if arguments is None else arguments)


def start(arguments: Sequence[str]) -> int:
    """Show the window, or say in a sentence why there can be none."""
    from .startup import child_environment, features  # noqa: PLC0415 - a module that is missing is a fault like others
    from .startup.arguments import parse  # noqa: PLC0415 - likewise
    from .startup.display_check import obstacle  # noqa: PLC0415 - likewise
    from .startup.instance_client import hand_over  # noqa: PLC0415 - likewise
    from .startup.own_files import missing_files  # noqa: PLC0415 - likewise

    options = parse(arguments)
    if reason := missing_files():
        return _give_up(reason)
    if options.self_test:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    gc.disable()  # nothing that is loaded now will ever be garbage; see `app.collect_garbage`
    try:
        from PySide6.QtCore import QLibraryInfo  # noqa: PLC0415 - may fail, and must not be slow
    except ImportError as error:
        return _give_up(f"Qt cannot be loaded: {error}.")
    watch_qt()
    features.decline()
    child_environment.clean()
    if not (options.smoke or options.self_test) and hand_over(str(options.file or "")):
        return 0
    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")
    if reason := obstacle(os.environ, plugins):
        return _give_up(reason)

    if options.self_test:
        from . import self_test  # noqa: PLC0415 - of no use to players

        return self_test.run()

    from .app import run  # noqa: PLC0415 - opens Qt's windows, so only after all that

    return run(options)


def _give_up(reason: str) -> int:
    print(f"kupola: {reason}", file=sys.stderr)  # noqa: T201 - there is no window to say it in
    return 1


if __name__ == "__main__":
    sys.exit(main())
