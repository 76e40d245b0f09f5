"""A second try: one's own mistakes, tried again on the board and judged by the search."""
