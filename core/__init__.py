"""The rules, the opponents and the records of Kupola: pure Python over attrs, never Qt."""

__version__ = "0.1.0"
