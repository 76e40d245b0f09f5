"""The rulebooks: reading, showing, searching and printing them."""
