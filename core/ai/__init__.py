"""What would a strong player do? Opponents see views, never states."""
