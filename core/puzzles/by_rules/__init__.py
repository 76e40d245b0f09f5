"""Exhaustive searches of ends with the rules of each game."""
