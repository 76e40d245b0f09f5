"""The settings window: a page for each topic; every change applies immediately."""
