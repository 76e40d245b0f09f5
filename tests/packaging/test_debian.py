"""The dependencies of the Debian package: what its binaries need and it does not contain."""

from __future__ import annotations

import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest

from linux import debian
from setup.environment import SetupError

if TYPE_CHECKING:
    from pathlib import Path

MISSING = [name for name in ("gcc", "dpkg-shlibdeps") if not shutil.which(name)]

pytestmark = pytest.mark.skipif(
    bool(MISSING), reason=f"needs Debian's tools: {', '.join(MISSING)} not installed"
)


class Tree:
    """The tree of a package whose library ``libours.so.1`` needs ``libother.so.1`` and zlib."""

    def __init__(self, root: Path, work: Path) -> None:
        self.root = root
        self.private = root / debian.PRIVATE.removeprefix("/")
        self.private.mkdir(parents=True)
        work.mkdir()
        self.other = self._library(work, "other", "int other(void) { return 1; }")
        ours = self._library(
            work,
            "ours",
            "int other(void); const char *zlibVersion(void);"
            "int ours(void) { return other() + *zlibVersion(); }",
            *(str(self.other), "-l:libz.so.1"),
        )
        shutil.copy(ours, self.private)

    def _library(self, work: Path, name: str, program: str, *links: str) -> Path:
        source, made = work / f"{name}.c", work / f"lib{name}.so.1"
        source.write_text(program, "utf-8")
        options = ["-shared", "-fPIC", f"-Wl,-soname,{made.name}", "-o", str(made), str(source)]
        subprocess.run(["gcc", *options, *links], check=True)  # noqa: S603, S607 - our own sources
        return made


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path / "root", tmp_path / "work")


def test_what_the_tree_lacks_comes_from_packages_and_what_it_has_does_not(tree: Tree) -> None:
    shutil.copy(tree.other, tree.private)

    found = debian.dependencies(tree.root)

    assert [each.partition(" ")[0] for each in found.split(", ")] == ["zlib1g"]


def test_a_library_from_nowhere_is_named(tree: Tree) -> None:
    with pytest.raises(SetupError, match=r"cannot find library libother\.so\.1"):
        debian.dependencies(tree.root)
