"""Lessons: courses of the games, the lesson at the board, and what a player has learned."""
