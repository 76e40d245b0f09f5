"""Colors, drawings and rendered pictures, used by all packages."""
