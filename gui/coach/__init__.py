"""Hints from a strong computer player during a game."""
