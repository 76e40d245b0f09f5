"""Before the window: arguments, the display, one program for each data folder, preloading."""
