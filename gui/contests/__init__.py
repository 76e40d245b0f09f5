"""Contests: the dialog that starts one, and the sheet with its standings."""
