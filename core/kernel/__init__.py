"""What every game is made of: the protocol, chance, places, messages and scores."""
