"""Tables shared with other computers: opening, joining, gathering and playing at them."""
