"""How smooth the table stays while a computer thinks: frames with and without a search beside.

``python -m tests.benchmarks thinking``. A frame is measured twice: by what the window itself works,
which other programs do not disturb, and on the clock, for a search could hold the interpreter; the
latter means something only while other programs are at rest. Runs with and without a search take
turns, so that other load disturbs both.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from attrs import evolve

from core.ai.opponent import STRONGEST, Strength
from core.ai.opponents import OPPONENTS
from core.games import GAMES

if TYPE_CHECKING:
    from gui.play.screen import GameScreen

ROUNDS = 4
FRAMES = 150
MOVES = 12
FRAME = 16.7
ENDLESS = 10**9


def report() -> None:
    """Print how long frames take with and without a search."""
    from tests.benchmarks.table import measured_apart  # noqa: PLC0415 - it needs no Qt

    for game in GAMES:
        measured = measured_apart("thinking", game)
        for name in ("at rest", "thinking"):
            work, clock = zip(*measured[name], strict=True)
            for kind, frames in (("work", work), ("clock", clock)):
                share = sum(frame < FRAME for frame in frames) / len(frames)
                print(
                    f"{game}, {name}, {kind}: {len(frames)} frames, median {median(frames):.1f} ms,"
                    f" 99 % {quantiles(frames, n=100)[98]:.1f} ms, longest {max(frames):.1f} ms,"
                    f" {share:.1%} under {FRAME} ms"
                )
        print(f"{game}: a search stops after {measured['stopped']:.0f} ms")


def measure(game: str) -> dict[str, Any]:
    """Let pieces move in a window, in turn with and without an endless search."""
    from gui.match import computer_player as thinking  # noqa: PLC0415 - only a process of its own needs Qt
    from tests.benchmarks import window as table  # noqa: PLC0415 - likewise

    with TemporaryDirectory() as folder:
        window = table._kupola(Path(folder))
        window.resize(*table.SIZE)
        table._show(window)
        window.play(game)
        table._show(window)
        assert window.session is not None
        screen = window.session.screen
        table._play_on(screen, MOVES)
        endless = {STRONGEST: Strength(ENDLESS)}
        OPPONENTS[game] = evolve(OPPONENTS[game], strengths=endless)
        thinking.PATIENCE = ENDLESS
        thinker = thinking.Thinker()
        measured: dict[str, list[tuple[float, float]]] = {"at rest": [], "thinking": []}
        stops = []
        for _ in range(ROUNDS):
            measured["at rest"] += _frames(screen)
            _ask(thinker, screen)
            time.sleep(0.1)
            measured["thinking"] += _frames(screen)
            assert thinker.busy, "the search was to be endless"
            before = time.perf_counter()
            thinker.stop()
            stops.append(1000 * (time.perf_counter() - before))
            thinker = thinking.Thinker()
        thinker.stop()
        window.close()
        return {**measured, "stopped": max(stops)}


def _ask(thinker: Any, screen: GameScreen) -> None:
    from gui.match.computer_player import Question  # noqa: PLC0415 - only a process of its own needs Qt

    match = screen.controller.match
    seat = match.to_act
    assert seat is not None
    view = match.game.view(match.state, seat)
    thinker.ask(Question(0, match.ply, match.game, view, seat, STRONGEST))


def _frames(screen: GameScreen) -> list[tuple[float, float]]:
    """Draw a ring of light from place to place; every frame is painted at once."""
    scene, viewport = screen.scene, screen.view.viewport()
    places = list(scene.board_layout)
    spent = []
    for number in range(FRAMES):
        clock, work = time.perf_counter(), time.thread_time()
        scene.highlight([places[number % len(places)], places[-1 - number % len(places)]])
        viewport.repaint()
        spent.append((1000 * (time.thread_time() - work), 1000 * (time.perf_counter() - clock)))
        time.sleep(0.002)
    return spent


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1])))
