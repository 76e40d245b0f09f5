"""The table under every game: scene, hand, motion and pictures. It knows no rules."""
