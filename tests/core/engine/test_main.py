"""The engine as another program meets it: lines in, lines out."""

from __future__ import annotations

import json
import subprocess
import sys
from io import BytesIO

from core.engine.__main__ import MAX_LINE, replies


def spoken(*lines: bytes) -> list[dict[str, object]]:
    return list(replies(BytesIO(b"".join(lines))))


def test_one_reply_a_request_in_order() -> None:
    asked = b"".join(
        json.dumps(request).encode() + b"\n"
        for request in (
            {"cmd": "new", "game": "pixies", "seats": 2, "seed": 1},
            {"cmd": "nonsense"},
            {"cmd": "moves"},
        )
    )
    run = subprocess.run(
        [sys.executable, "-m", "core.engine"], input=asked, capture_output=True, check=True
    )
    told = [json.loads(line) for line in run.stdout.splitlines()]

    assert [min(reply) for reply in told] == ["ok", "error", "moves"]
    assert run.stderr == b""


def test_blank_lines_ask_nothing() -> None:
    assert spoken(b"\n", b"   \n") == []


def test_a_line_that_is_no_text_is_refused() -> None:
    (reply,) = spoken(b"\xff\xfe\n")

    assert reply == {"error": {"code": "bad_json", "message": "A request is UTF-8 text."}}


def test_a_line_without_end_is_refused_and_skipped() -> None:
    first, second = spoken(b"x" * (MAX_LINE * 2) + b"\n", b'{"cmd": "games"}\n')

    assert "at most" in str(first)
    assert "games" in second


def test_the_last_line_needs_no_end() -> None:
    (reply,) = spoken(b'{"cmd": "games"}')

    assert "games" in reply
