"""Damaged and hostile JSON, made from good JSON."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from core.kernel.rng import Rng

HOSTILE: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    2,
    7,
    49,
    10**6,
    -(2**63),
    2**200,
    0.5,
    1e308,
    float("nan"),
    float("inf"),
    "",
    "0",
    "B",
    "{0.__class__}",
    "%n",
    "../../etc/passwd",
    "\0",
    "\ud800",
    "😀" * 50,
    "x" * 5000,
    [],
    [[]],
    [0] * 200,
    {},
    {"type": "Nothing"},
    {"": {"": {}}},
)

ODD_BYTES: tuple[bytes, ...] = (
    b"",
    b"\0",
    b"\xff\xfe",
    b"\xed\xa0\x80",
    b"\n",
    b"\n\n{}\n",
    b"\\ud800",
    b'"\\u0000"',
    b"-1e999",
    b"NaN",
    b"9" * 400,
    b"[[[[[[[[",
    b"{" * 500,
    b'{"format": 99}',
    "\u202e\u2028é".encode(),
)


def mutated(data: Any, rng: Rng) -> tuple[Any, Rng]:
    """Change one to three spots of some JSON data."""
    times, rng = rng.below(3)
    for _ in range(times + 1):
        data, rng = _changed(data, rng)
    return data, rng


def mutated_text(data: Any, rng: Rng) -> tuple[str, Rng]:
    """Write mutated data, sometimes as damaged text."""
    data, rng = mutated(data, rng)
    line = json.dumps(data)
    kind, rng = rng.below(8)
    where, rng = rng.below(len(line) + 1)
    match kind:
        case 0:
            line = line[:where]
        case 1:
            line = line[:where] + "[" * 100_000 + line[where:]
        case 2:
            line = line[:where] + "9" * 6000 + line[where:]
        case 3:
            line = line[:where] + line[where + 1 :]
        case _:
            pass
    return line, rng


def mutated_bytes(good: bytes, rng: Rng) -> tuple[bytes, Rng]:
    """Damage a file of JSON: its values, its text, or its bytes."""
    kind, rng = rng.below(8)
    if kind < 4:
        text, rng = mutated_text(json.loads(good), rng)
        return text.encode("utf-8", "backslashreplace"), rng
    start, rng = rng.below(len(good))
    length, rng = rng.below(40)
    piece, rest = good[start : start + length], good[start + length :]
    match kind:
        case 4:
            bit, rng = rng.below(8)
            return good[:start] + bytes([good[start] ^ (1 << bit)]) + good[start + 1 :], rng
        case 5:
            return good[:start], rng
        case 6:
            return good[:start] + piece * 3 + rest, rng
        case _:
            odd, rng = rng.choice(ODD_BYTES)
            return good[:start] + odd + rest, rng


def _changed(data: Any, rng: Rng) -> tuple[Any, Rng]:
    deeper, rng = rng.below(10)
    if deeper and isinstance(data, dict) and data:
        key, rng = rng.choice(sorted(data))
        value, rng = _changed(data[key], rng)
        return {**data, key: value}, rng
    if deeper and isinstance(data, list) and data:
        index, rng = rng.below(len(data))
        value, rng = _changed(data[index], rng)
        return [*data[:index], value, *data[index + 1 :]], rng
    return _spoiled(data, rng)


def _spoiled(data: Any, rng: Rng) -> tuple[Any, Rng]:
    kind, rng = rng.below(4)
    match data:
        case dict() if data and kind:
            key, rng = rng.choice(sorted(data))
            if kind == 1:
                return {name: value for name, value in data.items() if name != key}, rng
            return {**data, key + "x": data[key]}, rng
        case list() if data and kind:
            index, rng = rng.below(len(data))
            if kind == 1:
                return [*data[:index], *data[index + 1 :]], rng
            return [*data, data[index]], rng
        case int() if kind == 1 and not isinstance(data, bool):
            return data + 1, rng
        case int() if kind == 2 and not isinstance(data, bool):
            return data - 1, rng
    return rng.choice(HOSTILE)
