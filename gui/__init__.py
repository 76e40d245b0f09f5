"""The table: Qt windows over the rules of core."""
