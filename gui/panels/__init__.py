"""Panels around the board: points, moves, remaining pieces, results."""
