"""The commands of ``packaging/kupola.py``.

The folders beside this file are namespace packages, found because Python puts the folder of the
script that it runs on its path: ``from setup.environment import ROOT``. ``packaging/`` itself is
none and must have no ``__init__.py``: that would shadow the library ``packaging``. Two folders
share their names with folders of the tree, ``assets`` and ``i18n``; those hold no modules, so every
``i18n.something`` is the one in here.
"""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING

from engines import compiled
from setup import environment
from setup.environment import ROOT, SetupError, say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

# The sources are used in place: only the dependencies are installed.
sys.path.insert(1, str(ROOT))

COMMANDS_HELP = """
commands, to be given instead of these options:
  test [PYTEST ARGUMENTS]  run every check without a display; with arguments, only pytest
  test --quick             run every check that is quick
  translations [--check]   bring i18n/ up to date with the sources, or only check it
  lessons [FILES]          play every lesson, or these files, and say what is wrong with them
  puzzles make [GAMES]     make the puzzles of all games, or of these, again
  puzzles prove [GAMES]    prove every puzzle by the rules and by the engine
  bench [ARGUMENTS]        print how fast rules and opponents are, and how strong
  bundle [OPTIONS]         build what players download, in dist/: --deb, --appimage,
                           --installer (on Windows), --dmg (on macOS)
  wheel [--pure]           build what pip, pipx and uv install, in dist/
  smoke [THING [SECONDS]]  try a bundle, or a package or installer of it, as on a strange machine
  release X.Y.Z [--check]  check, test and tag a version; says what to push
  publish FOLDER           write checksums, notes and winget's manifests of a release
  wine                     build and try the bundle and installer for Windows on Linux
  make THING               make engines, icons, licenses, manual, moving-picture, pictures
                           or sounds again
  lock                     pin the newest dependencies in packaging/setup/requirements*.txt
"""


def main(arguments: Sequence[str]) -> int:
    """Run a command and return its exit code; without one, start the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # some consoles cannot encode all letters
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
    """Start the program, after all checks that need no environment."""
    from gui.startup.arguments import parse
    from gui.startup.display_check import no_display, platforms

    options = parse(arguments, more_help=COMMANDS_HELP)
    if reason := no_display(os.environ):
        raise SetupError(reason)
    environment.prepare(platform=platforms(os.environ)[-1])
    environment.compile_translations()
    if os.name == "posix" and compiled.stale() and not (options.smoke or options.self_test):
        from engines import beside_window

        arguments = ("--engine-build", str(beside_window.begin()), *arguments)
    else:
        compiled.provide()
    if os.name == "posix":
        command = [str(environment.PYTHON), "-m", "gui", *arguments]
        os.execve(command[0], command, environment.variables())  # noqa: S606 - no shell is wanted
    return environment.call("-m", "gui", *arguments)


def test(arguments: Sequence[str]) -> int:
    """Run every check, every quick one, or only pytest with the arguments given."""
    from setup import checks, system_packages

    environment.prepare(environment.TEST, platform="offscreen")
    if not arguments:
        system_packages.provide()
    environment.compile_translations()
    compiled.provide()
    return checks.run(arguments)


def translations(arguments: Sequence[str]) -> int:
    """Update or check the catalogues."""
    environment.prepare(platform="offscreen")
    return environment.run_script(environment.TRANSLATIONS, *arguments)


def lessons(arguments: Sequence[str]) -> int:
    """Play and check lessons."""
    environment.prepare(platform="offscreen")
    return environment.run_script(environment.PACKAGING / "assets" / "lessons.py", *arguments)


def puzzles(arguments: Sequence[str]) -> int:
    """Make or prove puzzles."""
    environment.prepare(platform="offscreen")
    compiled.require()
    return environment.run_script(environment.PACKAGING / "assets" / "puzzles.py", *arguments)


def bench(arguments: Sequence[str]) -> int:
    """Measure the rules and the opponents."""
    environment.prepare(environment.TEST, platform="offscreen")
    compiled.provide()
    return environment.call("-m", "tests.benchmarks", *arguments)


def bundle(arguments: Sequence[str]) -> int:
    """Build what players download."""
    from bundle import build

    for platform in build.PLATFORMS:
        environment.prepare(platform=platform)
    environment.compile_translations()
    compiled.require()
    return build.main(arguments)


def wheel(arguments: Sequence[str]) -> int:
    """Build what pip installs."""
    from wheels import build

    environment.prepare(platform="offscreen")
    environment.compile_translations()
    compiled.require()
    return build.main(arguments)


def smoke(arguments: Sequence[str]) -> int:
    """Test a bundle."""
    from bundle import smoke

    return smoke.main(arguments)


def release(arguments: Sequence[str]) -> int:
    """Check, test and tag a version."""
    from release import command

    return command.main(arguments, lambda: test([]))


def publish(arguments: Sequence[str]) -> int:
    """Assemble the files of a release."""
    from release import publish

    return publish.main(arguments)


def wine(arguments: Sequence[str]) -> int:
    """Build and test the Windows installer under Wine."""
    from windows import wine

    _refuse("wine", arguments)
    return wine.main()


def make(arguments: Sequence[str]) -> int:
    """Make something that is kept in the repository, or the engines, again.

    Raises:
        SetupError: If it is none of those.

    """
    thing, *more = arguments or [""]
    if thing not in SCRIPTS:
        message = f"make takes one of {', '.join(SCRIPTS)}, not {thing!r}."
        raise SetupError(message)
    environment.prepare(environment.TEST, platform="offscreen")
    environment.compile_translations()
    compiled.provide()
    script = SCRIPTS[thing]
    return environment.run_script(environment.PACKAGING / script, *more) if script else 0


def lock(arguments: Sequence[str]) -> int:
    """Pin the dependencies."""
    from setup import lock

    _refuse("lock", arguments)
    return lock.main()


def _refuse(command: str, arguments: Sequence[str]) -> None:
    if arguments:
        message = f"{command} takes no arguments, so not {' '.join(arguments)}."
        raise SetupError(message)


SCRIPTS = {
    "engines": "",  # compiled by every command that runs them
    "icons": "assets/icons.py",
    "licenses": "bundle/licenses.py",
    "manual": "i18n/manual.py",
    "moving-picture": "assets/moving_picture.py",
    "pictures": "assets/pictures.py",
    "sounds": "assets/sounds.py",
}
COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "test": test,
    "translations": translations,
    "lessons": lessons,
    "puzzles": puzzles,
    "bench": bench,
    "bundle": bundle,
    "wheel": wheel,
    "smoke": smoke,
    "release": release,
    "publish": publish,
    "wine": wine,
    "make": make,
    "lock": lock,
}
