"""Make the puzzles of the program, or prove all that there are: ``kupola.py puzzles``."""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter, deque
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING

from core.puzzles.kinds import KINDS
from core.puzzles.making import Maker
from core.puzzles.proving import problem
from core.puzzles.puzzle import read_puzzles

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from core.puzzles.making import Made, Screened, Screening

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "puzzles"
NUMBER = 1500
SAVED = 25
"""After how many puzzles the file is written again."""
AHEAD = 16
"""How many games each process plays ahead of the one that is looked at."""


def main(arguments: Sequence[str]) -> int:
    """Make or prove puzzles; return an exit code."""
    parser = argparse.ArgumentParser(prog="kupola.py puzzles", description=__doc__)
    parser.add_argument("task", choices=("make", "prove"))
    parser.add_argument("games", nargs="*", choices=[*KINDS, []], default=[])
    parser.add_argument("--number", type=int, default=NUMBER, help="how many of each game")
    parser.add_argument("--to", type=Path, default=FOLDER, help="the folder of the files")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes that play")
    given = parser.parse_args(arguments)
    games = given.games or KINDS
    if given.task == "prove":
        return max(prove(key, given.number, given.to) for key in games)
    return max(make(key, given.number, given.to, given.jobs) for key in games)


def make(key: str, number: int, folder: Path, jobs: int) -> int:
    """Make the puzzles of a game and print their figures."""
    began = _seconds()
    with ProcessPoolExecutor(jobs) as pool:

        def played_ahead(screen: Screening, numbers: Iterable[int]) -> Iterator[Screened]:
            waiting: deque[Future[Screened]] = deque()
            for each in numbers:
                waiting.append(pool.submit(screen, each))
                if len(waiting) > AHEAD * jobs:
                    yield waiting.popleft().result()

        maker = Maker(key, played_ahead)
        file = folder / f"{key}.txt"
        folder.mkdir(parents=True, exist_ok=True)
        for made in maker.make(number):
            if made.puzzle.number % SAVED == 0 or made.puzzle.number == number:
                lines = (f"{each.puzzle.line}\n" for each in maker.made)
                file.write_text("".join(lines), "ascii", newline="\n")
                print(f"{key}: {made.puzzle.number} of {maker.games} games", flush=True)
                _print_figures(maker.made)
        pool.shutdown(cancel_futures=True)
    print(f"{key}: refused {dict(maker.refused)}")
    print(f"{key}: {_seconds() - began:.0f} s of processor time")
    return 0


def _seconds() -> float:
    """Return the processor time of this process and of those that it has ended."""
    return sum(os.times()[:4])


def prove(key: str, number: int, folder: Path) -> int:
    """Prove the puzzles of a game, at most that many, and print what is wrong."""
    began = process_time()
    puzzles = read_puzzles(key, (folder / f"{key}.txt").read_text("ascii"))[:number]
    wrong = 0
    for puzzle in puzzles:
        flaw = problem(puzzle)
        if flaw:
            wrong += 1
            print(f"{key} {puzzle.number}: {flaw}")
    print(f"{key}: {len(puzzles)} proved in {process_time() - began:.0f} s, {wrong} wrong")
    return int(wrong > 0)


def _print_figures(made: Sequence[Made]) -> None:
    by_kind = Counter(each.puzzle.kind.key for each in made)
    by_theme = Counter(each.puzzle.theme.key for each in made)
    tries: Counter[str] = Counter()
    for each in made:
        tries.update(each.solved)
    print(f"  kinds {dict(by_kind)}; themes {dict(by_theme)}")
    greedy = sum(each.greedy for each in made)
    print(f"  found by greed {greedy}; solved by the levels {dict(tries)}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
