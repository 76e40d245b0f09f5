"""Finished games and their results: the history file, contests, counts of real tables."""
