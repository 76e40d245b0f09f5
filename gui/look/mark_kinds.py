"""Marks that distinguish pieces besides color: ornaments alone, or plainer signs."""

from __future__ import annotations

ORNAMENT, LETTER, SHAPE = "ornament", "letter", "shape"
MARKS = (ORNAMENT, LETTER, SHAPE)
