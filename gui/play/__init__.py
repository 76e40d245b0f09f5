"""A game being played: its screen, and what follows a move."""
