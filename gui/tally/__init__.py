"""Scoring a real table: pieces go from a tray onto empty boards, and the points are shown."""
