"""The analysis board: a position with the engine's candidates, lines, comments and marks."""
