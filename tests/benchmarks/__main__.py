"""Print the figures of the rules: ``python -m tests.benchmarks [speed] [statistics]``."""

from __future__ import annotations

import sys

from tests.benchmarks import speed, statistics

BENCHMARKS = {"speed": speed.report, "statistics": statistics.report}


def main(wanted: list[str]) -> int:
    """Run the named benchmarks, or all."""
    unknown = sorted(set(wanted) - set(BENCHMARKS))
    if unknown:
        names = ", ".join(BENCHMARKS)
        print(f"There is no benchmark named {unknown[0]}; there are: {names}.", file=sys.stderr)
        return 2
    for name in wanted or BENCHMARKS:
        BENCHMARKS[name]()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
