"""The tables of the three games."""
