"""Several games that count together: how they are begun, kept and shown."""
