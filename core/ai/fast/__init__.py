"""Packed engines: the search of each game over flat numbers.

Each module is one source in Cython's pure-Python mode. Compiled, its loops are C and leave the
interpreter free; without a compiler the same source runs interpreted and finds the same moves,
only slowly. ``packaging/engines.py`` compiles them in place.

The engines know no other part of ``core``: ``core/ai/<game>.py`` packs what a seat sees, and the
cross tests hold every engine to the rules in ``core/games``.
"""
