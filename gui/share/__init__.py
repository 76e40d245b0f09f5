"""Export a game as a code, a picture or a report; import codes."""
