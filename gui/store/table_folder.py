"""The folder of shared tables; imports nothing, because every start looks for it."""

FOLDER = "tables"
"""The folder of tables, beside the games."""
