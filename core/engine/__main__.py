"""Speak the engine protocol on standard input and output."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from core.kernel.messages import text

from .conversation import Conversation, refused
from .requests import BadJson

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO

MAX_LINE = 8_000_000

TOO_LONG = text("core", "A request has at most {limit} bytes.")
NOT_TEXT = text("core", "A request is UTF-8 text.")


def replies(requests: BinaryIO) -> Iterator[dict[str, object]]:
    """Yield the reply to each line; blank lines are skipped."""
    conversation = Conversation()
    while line := requests.readline(MAX_LINE + 1):
        if len(line) > MAX_LINE:
            _skip_line(requests, line)
            yield refused(BadJson.code, TOO_LONG.bind(limit=MAX_LINE))
            continue
        try:
            request = line.decode()
        except UnicodeDecodeError:
            yield refused(BadJson.code, NOT_TEXT)
            continue
        if request.strip():
            yield conversation.answer(request)


def _skip_line(requests: BinaryIO, part: bytes) -> None:
    while part and not part.endswith(b"\n"):
        part = requests.readline(MAX_LINE)


def main() -> None:
    """Answer requests until standard input ends."""
    with suppress(BrokenPipeError, KeyboardInterrupt):
        for reply in replies(sys.stdin.buffer):
            sys.stdout.write(json.dumps(reply) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
