"""The desktop program: Qt windows over the rules of core."""
