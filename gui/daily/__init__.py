"""The daily deals: the week of crowns, and the page with today's deals and earlier days."""
