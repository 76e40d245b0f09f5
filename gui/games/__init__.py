"""How each of the three games looks on the table."""
