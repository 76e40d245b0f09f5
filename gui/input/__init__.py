"""Input devices besides mouse and keyboard: touch screens and gamepads."""
