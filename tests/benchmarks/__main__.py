"""Print figures: ``python -m tests.benchmarks [name ...]``; ``ladder`` and some take arguments."""

from __future__ import annotations

import sys
from importlib import import_module

BENCHMARKS = (
    *(
        "speed",
        "statistics",
        "engines",
        "table",
        "moves",
        "drag",
        "thinking",
        "monkey",
        "records",
        "crashes",
    ),
    *("starts", "checked_engines", "large_home", "tables"),
)
"""Modules beside this one, each with a ``report``; imported when wanted, for some need Qt."""

MEETINGS = ("calibrate", "ladder", "reliability", "spreads", "strength")
"""The same, but their ``report`` takes arguments."""


def main(wanted: list[str]) -> int:
    """Run the named benchmarks, or all except those between players, which take long."""
    if wanted and wanted[0] in MEETINGS:
        import_module(f"tests.benchmarks.{wanted[0]}").report(wanted[1:])
        return 0
    unknown = sorted(set(wanted) - set(BENCHMARKS))
    if unknown:
        names = ", ".join([*BENCHMARKS, *MEETINGS])
        print(f"There is no benchmark named {unknown[0]}; there are: {names}.", file=sys.stderr)
        return 2
    for name in wanted or BENCHMARKS:
        import_module(f"tests.benchmarks.{name}").report()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
