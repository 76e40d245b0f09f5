"""Playing without sight, without a mouse, without color: the board in words and as a tree."""
