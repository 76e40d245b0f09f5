"""The settings window: a page for each matter, every change at once."""
