"""The start command as a process, in small houses with nothing to download."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from time import perf_counter

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "packaging" / "kupola.py"
NEEDED = (
    "core/__init__.py",
    "gui/__init__.py",
    "gui/startup/__init__.py",
    "gui/startup/arguments.py",
    "gui/startup/display_check.py",
    "gui/text/__init__.py",
    "gui/text/language.py",
)
PROGRAM = """
import sys
print("started with", sys.argv[1:], "in", sys.prefix)
"""

LISTENING = """
import socket, sys
if sys.argv[1] == "--engine-build":
    joined = socket.socket(fileno=int(sys.argv[2]))
    joined.sendall(b"loaded\\n")
    print("heard", joined.makefile().read(), end="")
else:
    print("started with", sys.argv[1:])
"""

Done = subprocess.CompletedProcess[str]


def kupola(house: Path, *arguments: str, **variables: str) -> Done:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "PYTHONPATH")
    environ = {key: value for key, value in os.environ.items() if key not in hidden}
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, house / "packaging" / "kupola.py", *arguments],
        cwd=house.parent,
        env={**environ, "QT_QPA_PLATFORM": "offscreen", **variables},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def build(house: Path) -> Path:
    for name in NEEDED:
        (house / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, house / name)
    (house / "gui" / "__main__.py").write_text(PROGRAM, "utf-8")
    shutil.copytree(ROOT / "packaging", house / "packaging")
    for name in ("requirements.txt", "requirements-build.txt", "requirements-test.txt"):
        (house / "packaging" / "setup" / name).write_text("", "utf-8")
    return house


@pytest.fixture(scope="module")
def first_start(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Done]:
    """Build a house and start the program in it for the first time."""
    house = build(tmp_path_factory.mktemp("house") / "a house with spaces")
    return house, kupola(house, "--language", "hu")


@pytest.fixture(scope="module")
def house(first_start: tuple[Path, Done]) -> Path:
    """Return a house whose environment is ready."""
    house, done = first_start
    assert done.returncode == 0
    return house


def started(done: Done, house: Path) -> bool:
    return done.returncode == 0 and done.stdout.endswith(f"in {house / '.venv'}\n")


def facts(house: Path) -> dict[str, str]:
    found = json.loads((house / ".venv" / "kupola.json").read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def test_the_first_start_makes_an_environment_and_the_next_says_nothing(
    first_start: tuple[Path, Done],
) -> None:
    house, first = first_start

    second = kupola(house)

    assert started(first, house)
    assert "['--language', 'hu']" in first.stdout
    assert "preparing .venv" in first.stderr
    assert started(second, house)
    assert second.stderr == ""


def test_a_start_is_quick_when_nothing_changed(house: Path) -> None:
    times = []
    for _ in range(3):
        start = perf_counter()
        kupola(house)
        times.append(perf_counter() - start)

    assert min(times) < 2


@pytest.mark.skipif(os.name == "nt", reason="nothing can be frozen there")
def test_engines_are_compiled_beside_the_window_and_it_hears_why_they_cannot_be(
    house: Path,
) -> None:
    engines, program = house / "core" / "ai", house / "gui" / "__main__.py"
    (engines / "fast" / "tiny").mkdir(parents=True)
    (engines / "fast" / "tiny" / "search.py").touch()
    program.write_text(LISTENING, "utf-8")

    first = kupola(house, CC="no-such-compiler")
    second = kupola(house, "--language", "hu", CC="no-such-compiler")
    shutil.rmtree(engines)
    program.write_text(PROGRAM, "utf-8")

    assert first.stdout == "heard done\n"
    assert first.stderr.count("\n") == 1
    assert "run uncompiled" in first.stderr
    assert "sudo apt-get install gcc" in first.stderr
    assert (second.stdout, second.stderr) == ("started with ['--language', 'hu']\n", "")


def test_an_environment_that_was_never_finished_is_made_anew(house: Path) -> None:
    (house / ".venv" / "kupola.json").write_text('{"python": "unfinished"}', "utf-8")
    (house / ".venv" / "half-done").touch()

    assert started(kupola(house), house)
    assert not (house / ".venv" / "half-done").exists()


@pytest.mark.skipif(os.name == "nt", reason="an environment has no links there")
def test_an_environment_whose_python_is_gone_is_made_anew(house: Path) -> None:
    python = house / ".venv" / "bin" / "python"
    python.unlink()
    python.symlink_to("python-that-was-removed")

    assert started(kupola(house), house)


def test_an_environment_without_pip_is_made_anew(house: Path) -> None:
    (house / ".venv" / "kupola.json").unlink()
    for pip in (house / ".venv").rglob("site-packages/pip"):
        shutil.rmtree(pip)

    assert started(kupola(house), house)


def test_an_environment_of_another_python_is_made_anew(house: Path) -> None:
    known = facts(house)
    (house / ".venv" / "kupola.json").write_text(
        json.dumps({**known, "python": "cpython-310"}), "utf-8"
    )

    assert started(kupola(house), house)
    assert facts(house) == known


@pytest.mark.parametrize("damage", ["", "{", "[]", "\0"])
def test_damaged_facts_are_found_out_again(house: Path, damage: str) -> None:
    (house / ".venv" / "kupola.json").write_text(damage, "utf-8")

    assert started(kupola(house), house)
    assert facts(house)["python"] == sys.implementation.cache_tag


NOWHERE = {
    "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
    "PIP_CONFIG_FILE": os.devnull,
    "PIP_FIND_LINKS": "",
}
PIN = f"nothing-of-this-name==1.0 --hash=sha256:{'0' * 64}\n"


def test_requirements_that_cannot_be_met_are_named(tmp_path: Path) -> None:
    house = build(tmp_path / "house")
    (house / "packaging" / "setup" / "requirements.txt").write_text(PIN, "utf-8")

    done = kupola(house, PIP_NO_INDEX="1")

    assert done.returncode == 1
    assert "the dependencies cannot be installed: ERROR: No matching distribution" in done.stderr
    assert "Traceback" not in done.stderr


def test_without_a_network_it_says_so_and_destroys_nothing(house: Path) -> None:
    requirements = house / "packaging" / "setup" / "requirements.txt"
    known = facts(house)
    requirements.write_text(PIN, "utf-8")

    done = kupola(house, **NOWHERE)
    requirements.write_text("", "utf-8")

    assert done.returncode == 1
    assert "Is there a network connection?" in done.stderr
    assert "Traceback" not in done.stderr
    assert facts(house) == known
    assert started(kupola(house), house)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
def test_without_a_display_nothing_is_made_and_the_way_out_is_named(tmp_path: Path) -> None:
    house = build(tmp_path / "house")

    done = kupola(house, QT_QPA_PLATFORM="")

    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "QT_QPA_PLATFORM=offscreen" in done.stderr
    assert not (house / ".venv").exists()


def test_version_and_help_need_no_environment(tmp_path: Path) -> None:
    house = build(tmp_path / "house")

    assert kupola(house, "--version").stdout.startswith("Kupola ")
    assert "test [PYTEST ARGUMENTS]" in kupola(house, "--help").stdout
    assert not (house / ".venv").exists()


@pytest.mark.parametrize(
    "arguments",
    [["tset"], ["--lnguage", "hu"], ["--language"], ["-x"], ["", "test"], ["lock", "x"]],
)
def test_bad_arguments_are_named_and_nothing_is_made(tmp_path: Path, arguments: list[str]) -> None:
    house = build(tmp_path / "house")

    done = kupola(house, *arguments)

    assert done.returncode in {1, 2}
    assert "kupola: " in done.stderr
    assert "Traceback" not in done.stderr
    assert not (house / ".venv").exists()


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 6, 9), (3, 10, 14)])
def test_an_old_python_is_told_so_in_a_sentence(version: tuple[int, int, int]) -> None:
    pretend = f"import runpy, sys; sys.version_info = {version}; runpy.run_path({str(SCRIPT)!r})"
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", pretend], capture_output=True, text=True, check=False
    )

    assert done.returncode == 1
    assert done.stderr == (
        f"Kupola needs Python 3.11 or newer; this is Python {version[0]}.{version[1]}.\n"
    )


def test_old_pythons_can_read_the_script() -> None:
    source = SCRIPT.read_text("ascii")
    tree = ast.parse(source, feature_version=(3, 4))
    modern = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.FunctionDef, ast.AsyncFunctionDef)

    assert not [node for node in ast.walk(tree) if isinstance(node, modern)]
    assert "__future__" not in source


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="nothing is forbidden there")
def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    house = build(tmp_path / "house")
    house.chmod(0o555)

    done = kupola(house)
    house.chmod(0o755)

    assert done.returncode == 1
    assert "cannot be made" in done.stderr
    assert "Traceback" not in done.stderr
