"""The window of the players of this computer: profiles, history, statistics."""
