"""Make the sounds in ``assets/sounds``: ``kupola.py make sounds``. All of them are our own."""

from __future__ import annotations

import math
import struct
import wave
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"
RATE = 22050
LOUDEST = 0.55

Note = tuple[float, float, float, float]
"""When a note begins, its pitch in hertz, its length in seconds and its loudness."""

SOUNDS: dict[str, tuple[Note, ...]] = {
    "take": ((0, 880, 0.05, 0.5), (0, 1760, 0.03, 0.2)),
    "drop": ((0, 392, 0.09, 0.9), (0, 1570, 0.04, 0.5), (0, 2630, 0.02, 0.3)),
    "turn": ((0, 660, 0.04, 0.4), (0.02, 990, 0.03, 0.25)),
    "refused": ((0, 220, 0.12, 0.6), (0.05, 185, 0.14, 0.5)),
    "score": ((0, 784, 0.16, 0.5), (0.07, 1175, 0.22, 0.5)),
    "your_turn": ((0, 523, 0.18, 0.45), (0.1, 659, 0.25, 0.45)),
    "finished": ((0, 523, 0.5, 0.4), (0.12, 659, 0.5, 0.4), (0.24, 784, 0.6, 0.4)),
}
PITCHES = (392.0, 494.0, 587.0, 740.0, 880.0, 1109.0)
"""What colors and terrains sound like: each a major or minor third above the one before."""
SOUNDS |= {
    f"color_{index}": (
        (0, pitch, 0.2, 0.5),
        (0, pitch * (2, 3)[index % 2], 0.12, 0.22),
        *(((0.07, pitch, 0.15, 0.4),) if index % 3 == 0 else ()),
    )
    for index, pitch in enumerate(PITCHES)
}
"""Every other one sounds darker and every third one is struck twice, not only higher."""


def main() -> None:
    """Write every sound."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, notes in SOUNDS.items():
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(b"".join(struct.pack("<h", value) for value in samples(notes)))


def samples(notes: Iterable[Note]) -> list[int]:
    """Mix struck notes that die away."""
    notes = tuple(notes)
    length = max(start + duration for start, _, duration, _ in notes) + 0.02
    mixed = [sum(_struck(note, i / RATE) for note in notes) for i in range(int(length * RATE))]
    peak = max(map(abs, mixed))
    return [round(32767 * LOUDEST * value / peak) for value in mixed]


def _struck(note: Note, moment: float) -> float:
    start, pitch, duration, loudness = note
    since = moment - start
    if not 0 <= since < duration:
        return 0.0
    attack = min(1.0, since / 0.002)
    fade = math.exp(-4.5 * since / duration) * (1 - since / duration)
    return loudness * attack * fade * math.sin(2 * math.pi * pitch * since)


if __name__ == "__main__":
    main()
