"""Puzzles: positions in which everything that still counts lies open, with one best answer."""
