"""What memory this process uses."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def megabytes() -> float:
    """Return the resident memory; 0 where the system does not say."""
    if sys.platform != "linux":
        return 0.0
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
