"""Language, translation, numbers and the size of text."""
