"""A game on its way out: as a code, as a picture, on paper; and codes on their way in."""
