"""A game on the table: the screen, and what follows a move."""
