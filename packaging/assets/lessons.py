"""Play lessons and say what is wrong with them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from core.kernel.errors import KupolaError
from core.lessons.checking import problems
from core.lessons.lesson import read_lesson

if TYPE_CHECKING:
    from collections.abc import Sequence

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "lessons"


def main(arguments: Sequence[str]) -> int:
    """Check some files, by default all lessons of the program; return an exit code."""
    files = [Path(each) for each in arguments] or sorted(FOLDER.rglob("*.json"))
    found = 0
    for file in files:
        try:
            wrong = list(problems(read_lesson(file.read_text("utf-8"))))
        except (KupolaError, OSError, UnicodeDecodeError) as error:
            wrong = [str(error)]
        found += len(wrong)
        print(f"{file.parent.name}/{file.name}: {'fine' if not wrong else ''}")
        print(*(f"  {each}" for each in wrong), sep="\n", end="\n" if wrong else "")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
