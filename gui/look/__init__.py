"""Colors, drawings and rendered pictures: what every room paints with."""
