"""Replay of a game, move by move, and its review."""
