"""Quick phrases: every reader gets them in its own language."""

from __future__ import annotations

from core.kernel.messages import text

PHRASES = {
    "hello": text("table", "Hello!"),
    "luck": text("table", "Good luck!"),
    "good_move": text("table", "Good move!"),
    "thanks": text("table", "Thank you!"),
    "oops": text("table", "Oops!"),
    "moment": text("table", "One moment, please."),
    "back": text("table", "I’m back."),
    "well_played": text("table", "Well played!"),
    "again": text("table", "Shall we play again?"),
    "leaving": text("table", "I have to go. See you!"),
}
"""By the name under which they travel."""
