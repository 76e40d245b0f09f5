"""What the program asks of the operating system, and what it leaves there."""
