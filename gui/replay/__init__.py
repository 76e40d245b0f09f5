"""A game seen again, move by move."""
