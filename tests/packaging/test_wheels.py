"""Wheel and sdist, built from the sources, installed and tested from another folder."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path
from typing import Any

import pytest
from packaging.metadata import Metadata

from bundle import contents, smoke
from engines import compiled
from setup.environment import PYTHON
from wheels import build

ROOT = Path(__file__).parents[2]
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
QT = "QT_QPA_PLATFORM"
SAFELY: dict[str, Any] = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
"""Older patch releases of Python 3.11 know no filters."""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("made")
    build.build(folder, "--sdist", "--wheel")
    return folder


@pytest.fixture(scope="module")
def wheel(made: Path) -> Path:
    (wheel,) = made.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel into an environment that borrows what it depends on."""
    folder = tmp_path_factory.mktemp("an environment")
    venv.create(folder, symlinks=os.name != "nt")
    python = folder / SCRIPTS / PYTHON.name
    pip = ("-m", "pip", "--disable-pip-version-check", "--python", str(python), "install")
    subprocess.run(  # noqa: S603 - our own wheel
        [sys.executable, *pip, "--quiet", "--no-deps", "--no-index", str(wheel)], check=True
    )
    borrowed = sysconfig.get_path("purelib")
    site_packages(folder).joinpath("borrowed.pth").write_text(borrowed, "utf-8")
    return folder


def site_packages(folder: Path) -> Path:
    (found,) = folder.glob("Lib/site-packages" if os.name == "nt" else "lib/python*/site-packages")
    return found


def ran(folder: Path, home: Path, *command: str, words: str = "") -> str:
    hidden = ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE")
    variables = {key: value for key, value in os.environ.items() if key not in hidden}
    program = folder / SCRIPTS / command[0]
    done = subprocess.run(  # noqa: S603 - our own program
        [program, *command[1:]],
        cwd=home,
        env={**variables, "HOME": str(home), QT: "offscreen"},
        input=words,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_installed_programs_run_from_a_read_only_folder(
    installed: Path, tmp_path: Path
) -> None:
    words = "".join(json.dumps(request) + "\n" for request in smoke.REQUESTS)

    with smoke.read_only(site_packages(installed)):
        ran(installed, tmp_path, "kupola", "--smoke")
        replies = ran(installed, tmp_path, "kupola-engine", words=words).splitlines()

    assert len(replies) == len(smoke.REQUESTS)
    assert '"error"' not in "".join(replies)


def test_only_one_package_lies_at_the_top(installed: Path, tmp_path: Path) -> None:
    names = {path.name for path in site_packages(installed).iterdir()}
    ask = "import kupola, importlib.util as u; print([u.find_spec(n) for n in ('core', 'gui')])"

    assert {name.partition("-")[0] for name in names - {"borrowed.pth"}} == {"kupola"}
    assert ran(installed, tmp_path, PYTHON.name, "-c", ask) == "[None, None]\n"


def test_a_wheel_holds_everything_that_a_bundle_does(wheel: Path) -> None:
    held = set(zipfile.ZipFile(wheel).namelist())
    read = {Path(file).relative_to(ROOT).as_posix() for file, _ in contents.our_files()}
    modules = {
        f.relative_to(ROOT).as_posix() for r in ("core", "gui") for f in ROOT.glob(f"{r}/**/*.py")
    }
    engines = {binary.relative_to(ROOT).as_posix() for binary in compiled.ready()}
    ending = "py3-none-any" if not engines else "cp311-abi3-"

    assert {f"kupola/{name}" for name in read | modules | engines} <= held
    assert {"i18n/kupola_hu.qm", "assets/fonts/OFL.txt"} <= read
    assert ending in wheel.name


def test_the_metadata_is_valid_and_names_licenses_and_programs(wheel: Path) -> None:
    opened = zipfile.ZipFile(wheel)
    (folder,) = {name.split("/")[0] for name in opened.namelist() if ".dist-info/" in name}
    metadata = Metadata.from_email(opened.read(f"{folder}/METADATA"))
    programs = opened.read(f"{folder}/entry_points.txt").decode()

    assert metadata.license_expression == "GPL-3.0-or-later AND OFL-1.1"
    assert metadata.license_files == ["LICENSE", "assets/fonts/OFL.txt"]
    assert not [c for c in metadata.classifiers or () if c.startswith("Private")]
    assert "kupola = kupola.__main__:main" in programs
    assert "kupola-engine = kupola.__main__:engine" in programs


def test_an_sdist_makes_the_same_wheel_and_compiles_catalogues_that_are_missing(
    made: Path, wheel: Path, tmp_path: Path
) -> None:
    (sdist,) = made.glob("*.tar.gz")
    with tarfile.open(sdist) as opened:
        opened.extractall(tmp_path, **SAFELY)  # noqa: S202 - our own archive
    (source,) = tmp_path.iterdir()
    files = [file for file in source.rglob("*") if file.is_file()]
    (source / "i18n" / "kupola_hu.qm").unlink()
    from_sdist = tmp_path / "from sdist"
    build.build(from_sdist, "--wheel", "-C", "engines=interpreted", source=source)
    (pure,) = from_sdist.iterdir()
    names, ours = (set(zipfile.ZipFile(each).namelist()) for each in (pure, wheel))

    assert pure.name.endswith("-py3-none-any.whl")
    assert {name for name in ours if not name.endswith((".so", ".pyd"))} == names
    assert not [file for file in files if file.suffix in {".so", ".pyd", ".pyc"}]
