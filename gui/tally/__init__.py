"""Counting a real table: pieces go from a tray onto empty boards, and the points are told."""

FOLDER = "tallies"
"""Where counts lie, beside the games."""
