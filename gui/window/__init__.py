"""The main window: its menus, and what each of their commands does."""
