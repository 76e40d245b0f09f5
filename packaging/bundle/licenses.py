"""The licenses of everything that a bundle holds: ``kupola.py make licenses`` lists them.

A bundle with a file that belongs to nothing in this list is not built.
"""

from __future__ import annotations

import sys
from fnmatch import fnmatch
from typing import TYPE_CHECKING, NamedTuple

from setup.environment import ROOT, SetupError

if TYPE_CHECKING:
    from pathlib import Path

LIST = ROOT / "docs" / "licenses.md"
HEAD = """\
# Third-party licenses

<!-- Written by packaging/bundle/licenses.py; change it there. -->

Kupola is free software under the GNU General Public License, version 3 or later.
The download includes the components below; the system libraries among them differ from system to
system. Qt and PySide6 are included as separate, replaceable files, as the LGPL requires.
The program shows the full license texts below this list; as files they are in the folder
[licenses](licenses/). Downloads for Linux also have the notices of their system libraries there,
in the folder `system`.

| component | source | license |
|---|---|---|
"""


class Component(NamedTuple):
    """A component of a bundle, with its license and the patterns of its files."""

    name: str
    source: str
    license: str
    files: tuple[str, ...]


COMPONENTS = (
    Component(
        "Kupola: program, drawings, texts",
        "Kupola",
        "GPL-3.0-or-later",
        (
            *("kupola", "kupola-engine", "kupola*.exe", "_internal/core/*", "_internal/i18n/*"),
            *("_internal/assets/*.svg", "_internal/assets/CREDITS.md", "_internal/docs/*"),
            *("_internal/LICENSE", "_internal/CHANGELOG.md", "_internal/*kupola.ic*"),
            *("_internal/build.txt", "_internal/assets/lessons/*", "_internal/assets/puzzles/*"),
        ),
    ),
    Component(
        "Sounds",
        "Kupola",
        "GPL-3.0-or-later",
        ("_internal/assets/sounds/*",),
    ),
    Component(
        "Source Sans 3",
        "<https://github.com/adobe-fonts/source-sans>",
        "OFL-1.1",
        ("_internal/assets/fonts/*",),
    ),
    Component(
        "PyInstaller (starts the program)",
        "<https://pyinstaller.org>",
        "GPL-2.0-or-later with an exception that allows any program to be started",
        (),
    ),
    Component(
        "Python",
        "<https://www.python.org>",
        "PSF-2.0",
        (
            *("_internal/base_library.zip", "_internal/python3*", "_internal/libpython*"),
            *("_internal/Python*", "_internal/lib-dynload/*", "_internal/*.pyd"),
        ),
    ),
    Component("attrs", "<https://www.attrs.org>", "MIT", ()),
    Component("platformdirs", "<https://github.com/tox-dev/platformdirs>", "MIT", ()),
    Component("paho-mqtt", "<https://eclipse.dev/paho>", "BSD-3-Clause (EDL-1.0)", ()),
    Component(
        "PyNaCl",
        "<https://github.com/pyca/pynacl>",
        "Apache-2.0",
        ("_internal/nacl/*",),
    ),
    Component("libsodium (in PyNaCl)", "<https://libsodium.org>", "ISC", ()),
    Component(
        "cffi",
        "<https://cffi.readthedocs.io>",
        "MIT-0",
        ("_internal/_cffi_backend*",),
    ),
    Component("pycparser", "<https://github.com/eliben/pycparser>", "BSD-3-Clause", ()),
    Component("segno", "<https://github.com/heuer/segno>", "BSD-3-Clause", ()),
    Component(
        "Qt for Python (PySide6, shiboken6)",
        "<https://pyside.org>",
        "LGPL-3.0-only",
        ("_internal/PySide6/*", "_internal/shiboken6/*", "_internal/libshiboken6*"),
    ),
    Component(
        "Qt 6",
        "<https://www.qt.io>",
        "LGPL-3.0-only; its own third parties: <https://doc.qt.io/qt-6/licenses-used-in-qt.html>",
        ("_internal/libQt6*", "_internal/libpyside6*"),
    ),
    Component("ICU", "<https://icu.unicode.org>", "Unicode-DFS-2016", ("_internal/libicu*",)),
)
TEXTS = {
    "GPL-3.0-or-later": "LICENSE",
    "OFL-1.1": "assets/fonts/OFL.txt",
    "GPL-2.0-or-later with an exception that allows any program to be started": (
        "docs/licenses/GPL-2.0.txt"
    ),
    "PSF-2.0": "docs/licenses/Python.txt",
    "attrs": "docs/licenses/attrs.txt",
    "platformdirs": "docs/licenses/platformdirs.txt",
    "paho-mqtt": "docs/licenses/paho-mqtt.txt",
    "libsodium (in PyNaCl)": "docs/licenses/libsodium.txt",
    "cffi": "docs/licenses/cffi.txt",
    "pycparser": "docs/licenses/pycparser.txt",
    "segno": "docs/licenses/segno.txt",
    "LGPL-3.0-only": "docs/licenses/LGPL-3.0.txt",
    "Qt 6": "docs/licenses/inside-Qt.txt",
    "Unicode-DFS-2016": "docs/licenses/inside-Qt.txt",
    "LGPL-2.1-or-later": "docs/licenses/LGPL-2.1.txt",
    "Apache-2.0": "docs/licenses/Apache-2.0.txt",
}
"""Where the text of a license stands, or the notice of a component that has its own."""
SYSTEM = {
    "BSD-2-Clause: lz4": "liblz4*",
    "BSD-3-Clause: libbsd, libmd": "libbsd* libmd*",
    "BSD-3-Clause or GPL-2.0-only: libcap": "libcap*",
    "BSD-3-Clause: PCRE2, util-linux libuuid": "libpcre2* libuuid*",
    "BSD-3-Clause or GPL-2.0-only: Zstandard": "libzstd*",
    "bzip2-1.0.6: bzip2": "libbz2*",
    "FTL or GPL-2.0-or-later: FreeType": "libfreetype*",
    "AFL-2.1 or GPL-2.0-or-later: D-Bus": "libdbus*",
    "Apache-2.0: OpenSSL": "libcrypto* libssl*",
    "GPL-3.0-or-later with the GCC runtime exception: GCC libraries": (
        "libstdc++* libgcc_s* libatomic*"
    ),
    "HPND-sell-variant and MIT: fontconfig": "libfontconfig*",
    "LGPL-2.1-or-later: GLib, libgcrypt, libgpg-error, systemd": (
        "libglib* libgthread* libgio* libgobject* libgmodule* libgcrypt* libgpg-error* libsystemd*"
    ),
    "LGPL-2.1-or-later: keyutils, libmount, libblkid, libselinux (public domain)": (
        "libkeyutils* libmount* libblkid* libselinux*"
    ),
    "libpng-2.0: libpng": "libpng*",
    "MIT: Brotli, expat, libffi": "libbrotli* libexpat* libffi*",
    "MIT: libxkbcommon, Wayland": "libxkbcommon* libwayland*",
    "MIT and X11: X libraries": "libX* libxcb*",
    "MIT: Kerberos, com_err": "libgssapi* libkrb5* libk5crypto* libcom_err*",
    "0BSD: liblzma": "liblzma*",
    "Zlib: zlib": "libz.*",
    "Microsoft's terms for redistribution: Visual C++ runtime": (
        "vcruntime* msvcp* ucrtbase* api-ms-win*"
    ),
}
"""Libraries of the system, by license and name, with the files they are."""


def main() -> int:
    """Write the list."""
    LIST.write_text(text(), "utf-8", newline="\n")
    return 0


def text() -> str:
    """Write the list."""
    rows = [f"| {each.name} | {each.source} | {each.license} |\n" for each in COMPONENTS]
    for known in SYSTEM:
        license_, _, name = known.partition(": ")
        rows.append(f"| {name} | the system that the download was built on | {license_} |\n")
    return HEAD + "".join(rows)


def check(bundle: Path) -> None:
    """Check that everything in a bundle is listed, and that the texts of the licenses are in it.

    Raises:
        SetupError: If something is not; names it.

    """
    absent = [name for name in TEXTS.values() if not (bundle / "_internal" / name).exists()]
    if absent:
        message = f"the bundle lacks the licenses {', '.join(absent)}."
        raise SetupError(message)
    files = sorted(path for path in bundle.rglob("*") if not path.is_dir())
    strangers = [path.name for path in files if not _is_known(path.relative_to(bundle).as_posix())]
    if strangers:
        message = f"packaging/bundle/licenses.py does not list {', '.join(strangers)}."
        raise SetupError(message)


def _is_known(path: str) -> bool:
    ours = (pattern for component in COMPONENTS for pattern in component.files)
    theirs = (f"_internal/{name}" for names in SYSTEM.values() for name in names.split())
    return any(fnmatch(path, pattern) for pattern in (*ours, *theirs))


if __name__ == "__main__":
    sys.exit(main())
