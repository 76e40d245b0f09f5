"""What tells pieces apart besides their color: their ornaments alone, or something plainer."""

from __future__ import annotations

ORNAMENT, LETTER, SHAPE = "ornament", "letter", "shape"
MARKS = (ORNAMENT, LETTER, SHAPE)
