"""The engine of Kingdomino."""
