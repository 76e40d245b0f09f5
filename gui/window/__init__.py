"""The main window's own dialogs."""
