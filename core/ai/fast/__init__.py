"""Engines: the search of each game over flat arrays of numbers, one package a game.

Each module is one source in Cython's pure-Python mode. Compiled, its loops are C and release the
global interpreter lock; without a compiler the same source runs interpreted and finds the same
moves, only slowly. ``packaging/engines/compiled.py`` compiles them in place.

The engines import no other part of ``core``: ``core/ai/<game>`` packs what a seat sees, and the
cross tests hold every engine to the rules in ``core/games``.
"""
