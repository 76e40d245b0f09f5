"""Lessons: positions with goals that a player reaches by moves on the ordinary board."""
