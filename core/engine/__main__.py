"""Speak the engine protocol on standard input and output."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING

from core.kernel.messages import text

from .conversation import Conversation, refused
from .inbox import Inbox
from .requests import BadJson

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO

MAX_LINE = 8_000_000

TOO_LONG = text("core", "A request has at most {limit} bytes.")
NOT_TEXT = text("core", "A request is UTF-8 text.")


def replies(requests: BinaryIO) -> Iterator[dict[str, object]]:
    """Yield the replies to each line, and the events of a table; blank lines are skipped.

    A thread reads ahead, so that a stream of replies ends as soon as another request is there.
    """
    inbox = Inbox()
    Thread(target=_read, args=(requests, inbox), name="requests", daemon=True).start()
    conversation = Conversation(inbox.has_request, inbox.put_event)
    try:
        while (item := inbox.get()) is not None:
            if isinstance(item, bytes):
                yield from _answered(conversation, item)
            else:
                yield from conversation.told(item)
    finally:
        conversation.close()


def _answered(conversation: Conversation, line: bytes) -> Iterator[dict[str, object]]:
    if len(line) > MAX_LINE:
        yield refused(BadJson.code, TOO_LONG.bind(limit=MAX_LINE))
        return
    try:
        request = line.decode()
    except UnicodeDecodeError:
        yield refused(BadJson.code, NOT_TEXT)
        return
    yield from conversation.answers(request)


def _read(requests: BinaryIO, inbox: Inbox) -> None:
    """Read the lines that ask something, until the input ends."""
    while line := requests.readline(MAX_LINE + 1):
        if len(line) > MAX_LINE:
            _skip_line(requests, line)
        if line.strip():
            inbox.put_request(line)
    inbox.put_end()


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
