"""Build wheel and sdist: the hooks that pip, uv and ``python -m build`` call (PEP 517).

The tree keeps ``core``, ``gui``, ``assets`` and ``i18n`` at its top; in a wheel they lie inside the
one package ``kupola``. setuptools makes the metadata and compiles the engines; the archives are
written here, the same bytes for the same sources.

``-C engines=compiled`` refuses a wheel whose engines are interpreted, ``-C engines=interpreted``
makes one for every system. By default they are compiled where that is possible.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import os
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory
from time import gmtime
from typing import TYPE_CHECKING, Any

from setuptools import build_meta

from bundle import contents
from bundle.build import moment
from engines import compiled
from setup.environment import (
    PACKAGING,
    ROOT,
    TRANSLATIONS,
    SetupError,
    catalogues_are_stale,
    say,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    Settings = Mapping[str, Any] | None

PACKAGE = {
    "__init__.py": Path(__file__).with_name("kupola_init.py"),
    "__main__.py": Path(__file__).with_name("kupola_main.py"),
}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
QT = "PySide6"
CYTHON = PROJECT["dependency-groups"]["build"]

IN_SDIST = (
    *("ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md", "SECURITY.md"),
    *("pyproject.toml", "assets", "core", "docs", "gui", "i18n", "packaging", "tests"),
)
MADE = {".so", ".pyd", ".pyc"}
"""What an sdist leaves out; the catalogues in it are compiled, so it needs no Qt to be built."""

QUICK = 6
"""The compression level of an sdist: a higher one takes twice as long and saves nothing."""

PURE = "py3-none-any"
LIMITED = "cp311-abi3"
WHEEL = """\
Wheel-Version: 1.0
Generator: kupola
Root-Is-Purelib: {pure}
Tag: {tag}
"""


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Name what is needed to compile the catalogues and, where possible, the engines."""
    tools = CYTHON if _are_compiled(config_settings) else []
    return [*tools, *get_requires_for_build_sdist(config_settings)]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:  # noqa: ARG001 - a hook
    """Name what is needed to compile the catalogues: Qt, unless they are compiled."""
    asked = PROJECT["project"]["dependencies"] if catalogues_are_stale() else []
    return [name for name in asked if name.startswith(QT)]


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:  # noqa: ARG001 - a hook
    """Pack the sources with compiled catalogues; return the name of the archive."""
    _compile_catalogues()
    with TemporaryDirectory() as scratch:
        metadata = _metadata(scratch)
        name = metadata.stem
        files = {_name(file): file for file in _sources()}
        files["PKG-INFO"] = metadata / "METADATA"
        packed = io.BytesIO()
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive:
            for path, file in sorted(files.items()):
                _add_to_sdist(archive, f"{name}/{path}", file)
    target = Path(sdist_directory, f"{name}.tar.gz")
    with (
        target.open("wb") as opened,
        gzip.GzipFile("", "wb", QUICK, opened, moment()) as out,
    ):
        out.write(packed.getvalue())
    return target.name


def build_wheel(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,  # noqa: ARG001 - the hook; made again, it is the same
) -> str:
    """Pack everything that the program needs into one package; return the name of the wheel."""
    _compile_catalogues()
    with TemporaryDirectory() as scratch:
        engines = _engines(config_settings, Path(scratch, "engines"))
        tag = _platform_tag(engines) if engines else PURE
        metadata = _metadata(scratch)
        (metadata / "WHEEL").write_text(
            WHEEL.format(pure=str(not engines).lower(), tag=tag), "utf-8", newline="\n"
        )
        (metadata / "top_level.txt").unlink(missing_ok=True)
        files = {f"kupola/{name}": file for name, file in {**_contents(), **engines}.items()}
        described = [file for file in metadata.rglob("*") if file.is_file()]
        files |= {file.relative_to(metadata.parent).as_posix(): file for file in described}
        target = Path(wheel_directory, f"{metadata.stem}-{tag}.whl")
        _write_wheel(target, files, f"{metadata.name}/RECORD")
    return target.name


def prepare_metadata_for_build_wheel(
    metadata_directory: str,
    config_settings: Settings = None,  # noqa: ARG001 - a hook
) -> str:
    """Describe the wheel before it is built; return the name of the folder."""
    return _metadata(metadata_directory).name


def _metadata(folder: str) -> Path:
    """Let setuptools write the metadata."""
    return Path(folder, build_meta.prepare_metadata_for_build_wheel(folder))


def _compile_catalogues() -> None:
    if catalogues_are_stale():
        path = os.pathsep.join(
            filter(None, (str(PACKAGING), str(ROOT), os.environ.get("PYTHONPATH")))
        )
        command = [sys.executable, str(TRANSLATIONS), "--compile"]
        subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, check=True)


def _are_compiled(settings: Settings) -> bool:
    wish = (settings or {}).get("engines")
    if wish == "interpreted":
        return False
    reason = compiled.obstacle()
    if reason and wish == "compiled":
        raise SetupError(compiled.NEEDED.format(reason=reason))
    return reason is None


def _engines(settings: Settings, work: Path) -> dict[str, Path]:
    """Return the compiled engines by their paths in the wheel; empty: they run interpreted.

    Raises:
        SetupError: If they must be compiled and cannot be.

    """
    if not _are_compiled(settings):
        return {}
    if ready := compiled.ready():
        return {_name(file): file for file in ready}
    script = [sys.executable, str(compiled.SCRIPT), str(work), *map(str, compiled.sources())]
    if subprocess.run(script, cwd=ROOT, check=False).returncode:
        reason = "the compiler has said why"
        if (settings or {}).get("engines") == "compiled":
            raise SetupError(compiled.NEEDED.format(reason=reason))
        say(compiled.INTERPRETED.format(reason=reason))
        return {}
    made = work / "lib"
    return {file.relative_to(made).as_posix(): file for file in made.rglob("*") if file.is_file()}


def _platform_tag(engines: Mapping[str, Path]) -> str:
    from setuptools.command.bdist_wheel import get_platform

    folder = next(iter(engines.values())).parent
    platform = get_platform(str(folder)).lower().replace("-", "_").replace(".", "_")
    return f"{LIMITED}-{platform}"


def _contents() -> dict[str, Path]:
    """List what the program runs and reads, by the places in the package."""
    modules = [file for room in ("core", "gui") for file in (ROOT / room).rglob("*.py")]
    read = [Path(file) for file, _ in contents.our_files()]
    return {**PACKAGE, **{_name(file): file for file in (*modules, *read)}}


def _sources() -> Iterator[Path]:
    for name in IN_SDIST:
        path = ROOT / name
        found: Iterable[Path] = path.rglob("*") if path.is_dir() else [path]
        for file in found:
            hidden = any(part.startswith(".") for part in file.relative_to(ROOT).parts)
            if file.is_file() and not hidden and file.suffix not in MADE:
                yield file


def _name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def _add_to_sdist(archive: tarfile.TarFile, name: str, file: Path) -> None:
    content = file.read_bytes()
    entry = tarfile.TarInfo(name)
    entry.size, entry.mtime, entry.mode = len(content), moment(), 0o644
    archive.addfile(entry, io.BytesIO(content))


def _write_wheel(target: Path, files: Mapping[str, Path], record: str) -> None:
    lines = []
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, file in sorted(files.items(), key=lambda each: (".dist-info/" in each[0], each)):
            content = file.read_bytes()
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest())
            lines.append(f"{name},sha256={digest.decode().rstrip('=')},{len(content)}\n")
            _add_to_wheel(archive, name, content)
        _add_to_wheel(archive, record, "".join([*lines, f"{record},,\n"]).encode())


def _add_to_wheel(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    entry = zipfile.ZipInfo(name, gmtime(moment())[:6])
    entry.external_attr = (0o100755 if name.endswith(".so") else 0o100644) << 16
    entry.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(entry, content)
