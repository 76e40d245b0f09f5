"""The engine of Pixies."""
