"""A strong player looks over one's shoulder: hints during a game, a review after it."""
