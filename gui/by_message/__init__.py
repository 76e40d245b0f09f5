"""Games that people at different computers play by sending each other lines of text."""
