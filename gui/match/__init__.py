"""A match being played: its controller and the computer players."""
