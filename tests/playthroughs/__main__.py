"""Rewrite the golden playthroughs: ``python -m tests.playthroughs``."""

from __future__ import annotations

from tests.playthroughs.script import PLAYTHROUGHS, path_of, written

if __name__ == "__main__":
    for name, playthrough in PLAYTHROUGHS.items():
        path_of(name).write_text(written(playthrough), encoding="utf-8")
