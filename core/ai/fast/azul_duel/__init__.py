"""The engine of Azul Duel."""
