"""Print figures: ``python -m tests.benchmarks [speed] [statistics] [engines]``, or ``ladder …``."""

from __future__ import annotations

import sys

from tests.benchmarks import engines, ladder, speed, statistics

BENCHMARKS = {"speed": speed.report, "statistics": statistics.report, "engines": engines.report}


def main(wanted: list[str]) -> int:
    """Run the named benchmarks, or all but the ladder, which asks who plays."""
    if wanted[:1] == ["ladder"]:
        ladder.report(wanted[1:])
        return 0
    unknown = sorted(set(wanted) - set(BENCHMARKS))
    if unknown:
        names = ", ".join([*BENCHMARKS, "ladder"])
        print(f"There is no benchmark named {unknown[0]}; there are: {names}.", file=sys.stderr)
        return 2
    for name in wanted or BENCHMARKS:
        BENCHMARKS[name]()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
