"""The same searches with the compiled engines, which have their own form of the rules."""
