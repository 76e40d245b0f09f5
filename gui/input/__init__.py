"""What people hold in their hands besides mouse and keyboard: touch screens and gamepads."""
