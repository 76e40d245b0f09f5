"""The speed of moving pieces."""

from __future__ import annotations

SPEEDS = {"slow": 1.8, "normal": 1.0, "fast": 0.5, "faster": 0.25, "off": 0.0}
"""By how much every motion is longer than usual."""
