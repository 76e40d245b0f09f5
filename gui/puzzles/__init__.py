"""Puzzles: the page to choose them from, the board on which they are solved, and ratings."""
