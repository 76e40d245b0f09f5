"""What stands around the board: points, moves, what is left, and how a game ends."""
