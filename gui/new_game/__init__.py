"""The new-game dialog: players, options and deal."""
