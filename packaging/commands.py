"""What ``packaging/kupola.py`` can be told to do."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING

import engines
import environment
from environment import ROOT, SetupError, say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

# The sources are used where they lie: nothing is installed but the dependencies.
sys.path.insert(1, str(ROOT))

COMMANDS_HELP = """
commands, to be given instead of these options:
  test [PYTEST ARGUMENTS]  run every check without a display; with arguments, only pytest
  translations [--check]   bring i18n/ up to date with the sources, or only check it
  bench [ARGUMENTS]        print how fast rules and opponents are, and how strong
  bundle [--deb] [--appimage]  build what players download, in dist/
  lock                     pin the newest dependencies in packaging/requirements*.txt
"""


def main(arguments: Sequence[str]) -> int:
    """Run a command and return its exit code; without one, start the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # some consoles know few letters
    try:
        if arguments and (command := COMMANDS.get(arguments[0])):
            return command(arguments[1:])
        return start(arguments)
    except SetupError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        return 130


def start(arguments: Sequence[str]) -> int:
    """Start the program, once everything that is wrong without an environment has been said."""
    from gui.arguments import parse
    from gui.display import no_display, platforms

    parse(arguments, more_help=COMMANDS_HELP)
    if reason := no_display(os.environ):
        raise SetupError(reason)
    environment.prepare(platform=platforms(os.environ)[-1])
    environment.compile_translations()
    engines.provide()
    if os.name == "posix":
        command = [str(environment.PYTHON), "-m", "gui", *arguments]
        os.execve(command[0], command, environment.variables())  # noqa: S606 - no shell is wanted
    return environment.call("-m", "gui", *arguments)


def test(arguments: Sequence[str]) -> int:
    """Run every check, or only pytest with the arguments given."""
    import checks
    import stage

    environment.prepare(environment.TEST, platform="offscreen")
    if not arguments:
        stage.provide()
    environment.compile_translations()
    engines.provide()
    return checks.run(arguments)


def translations(arguments: Sequence[str]) -> int:
    """Update or check the catalogues."""
    environment.prepare(platform="offscreen")
    return environment.call(str(environment.TRANSLATIONS), *arguments)


def bench(arguments: Sequence[str]) -> int:
    """Measure the rules and the opponents."""
    environment.prepare(environment.TEST, platform="offscreen")
    engines.provide()
    return environment.call("-m", "tests.benchmarks", *arguments)


def bundle(arguments: Sequence[str]) -> int:
    """Build what players download."""
    import bundle

    environment.prepare(platform="offscreen")
    environment.compile_translations()
    engines.provide()
    return bundle.main(arguments)


def lock(arguments: Sequence[str]) -> int:
    """Pin the dependencies."""
    import lock

    if arguments:
        message = f"lock takes no arguments, so not {' '.join(arguments)}."
        raise SetupError(message)
    return lock.main()


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "test": test,
    "translations": translations,
    "bench": bench,
    "bundle": bundle,
    "lock": lock,
}
