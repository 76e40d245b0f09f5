from __future__ import annotations

import configparser
import os
import plistlib
import re
import shutil
import struct
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from assets import icons
from bundle import build, contents, licenses, notices, pyside_support, tools
from bundle.smoke import read_only
from gui.text.language import LANGUAGES
from setup.environment import SetupError

ROOT = Path(__file__).parents[2]
LINUX = ROOT / "packaging" / "linux"
PLIST = plistlib.loads((ROOT / "packaging" / "macos" / "Info.plist").read_bytes())
INSTALLER = ROOT / "packaging" / "windows" / "kupola.nsi"
METAINFO = ET.parse(LINUX / "org.kupola.Kupola.metainfo.xml")  # noqa: S314 - our own file
DESKTOP = {"sr", "sr@latin", "hu", "pl"}
"""Our languages as desktops call them; English has no mark."""


def entry(path: str, kind: str = "BINARY") -> tuple[str, str, str]:
    return path, f"/system/{path}", kind


def test_only_chosen_plugins_and_what_they_need_stay() -> None:
    plugins = "PySide6/Qt/plugins"
    needs = {
        f"/system/{plugins}/platforms/libqxcb.so": ["libxcb.so.1"],
        f"/system/{plugins}/platformthemes/libqgtk3.so": ["libgtk-3.so.0"],
        "/system/libxcb.so.1": ["libXau.so.6", "libc.so.6"],
    }
    binaries = [
        entry(f"{plugins}/platforms/libqxcb.so"),
        entry(f"{plugins}/platformthemes/libqgtk3.so"),
        *map(entry, ("libxcb.so.1", "libXau.so.6", "libgtk-3.so.0", "libpython3.11.so.1.0")),
        entry("core/ai/fast/pixies.abi3.so", "EXTENSION"),
    ]

    kept = contents.slim_binaries(binaries, lambda file: needs.get(file, []))

    assert {Path(path).name for path, *_ in kept} == {
        *("libqxcb.so", "libxcb.so.1", "libXau.so.6", "libpython3.11.so.1.0", "pixies.abi3.so"),
    }


def test_on_windows_large_and_small_letters_are_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os.path, "normcase", str.lower)
    binaries = [entry("Qt6Core.dll"), entry("PySide6/QtCore.pyd", "EXTENSION")]

    assert contents.slim_binaries(binaries, lambda _: ["QT6CORE.DLL"]) == sorted(binaries)


def test_of_the_texts_of_qt_only_our_languages_stay() -> None:
    names = ("qtbase_hu.qm", "qtbase_de.qm", "qt_help_pl.qm", "qtbase_pl.qm")
    files = [entry(f"PySide6/Qt/translations/{name}", "DATA") for name in names]

    kept = contents.slim_files(files, [])

    assert [Path(path).name for path, *_ in kept] == ["qtbase_hu.qm", "qtbase_pl.qm"]


def test_links_to_what_was_dropped_go_too() -> None:
    links = [("libA.so", "Qt/libA.so", "SYMLINK"), ("libB.so", "Qt/libB.so", "SYMLINK")]

    assert contents.slim_files(links, [entry("Qt/libA.so")]) == links[:1]


def test_every_module_of_ours_is_bundled() -> None:
    modules = contents.our_modules("core", "gui")

    assert {"core", "core.ai.fast", "core.games.pixies.moves", "gui.self_test"} <= set(modules)
    assert not [name for name in modules if not re.fullmatch(r"\w+(\.\w+)*", name)]


def test_what_compiled_modules_import_is_bundled() -> None:
    assert "cython" not in contents.compiled_imports()
    assert "core.ai.fast" in contents.compiled_imports()


def test_drawings_fonts_sounds_texts_and_rulebooks_are_bundled() -> None:
    found = {f"{folder}/{Path(file).name}" for file, folder in contents.our_files()}

    assert {
        *("assets/app/icon.svg", "assets/fonts/OFL.txt", "assets/sounds/drop.wav"),
        *("i18n/rules/hu/pixies.md", "docs/licenses.md", "./LICENSE"),
    } <= found
    assert not [file for file in found if file.endswith((".ts", ".ico"))]


def furnished(folder: Path) -> Path:
    """Make a bundle that holds all texts of licenses, and nothing else."""
    for name in licenses.TEXTS.values():
        (folder / "_internal" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "_internal" / name).touch()
    return folder


def test_manuals_news_changelog_and_licenses_are_in_every_download() -> None:
    found = {file.relative_to(ROOT).as_posix() for file in contents.documents()}

    assert {
        *("CHANGELOG.md", "LICENSE", "docs/licenses.md", "docs/licenses/LGPL-3.0.txt"),
        *(f"docs/{name}.{language}.md" for name in ("manual", "news") for language in LANGUAGES),
    } <= found
    assert not [pattern for pattern in contents.DOCUMENTS if not [*ROOT.glob(pattern)]]


def test_every_component_has_the_text_of_its_license() -> None:
    shipped = {file.relative_to(ROOT).as_posix() for file in contents.documents()}
    known = licenses.TEXTS.keys()
    without = [each.name for each in licenses.COMPONENTS if not {each.name, each.license} & known]

    assert without == []
    assert {name for name in licenses.TEXTS.values() if not name.startswith("assets")} <= shipped


def test_a_bundle_without_the_text_of_a_license_is_not_shipped(tmp_path: Path) -> None:
    (furnished(tmp_path) / "_internal" / "docs" / "licenses" / "LGPL-3.0.txt").unlink()

    with pytest.raises(SetupError, match=r"lacks the licenses docs/licenses/LGPL-3\.0\.txt"):
        licenses.check(tmp_path)


@pytest.mark.skipif(not shutil.which("dpkg-query"), reason="needs dpkg-query")
def test_system_libraries_bring_their_notices_and_say_where_they_come_from(tmp_path: Path) -> None:
    listing = subprocess.run(["ldd", "/bin/ls"], capture_output=True, text=True, check=True)  # noqa: S607 - wherever it is
    (library,) = re.findall(r"=> (\S+/libc\.so\.6)", listing.stdout)
    strange = tmp_path / "libours.so.1"
    strange.touch()

    files = notices.collect(
        [("libc.so.6", library, "BINARY"), (strange.name, str(strange), "BINARY")],
        tmp_path / "work",
    )

    assert [Path(file).name for file, _ in files] == ["libc6.txt", notices.LIST]
    assert {folder for _, folder in files} == {notices.FOLDER}
    assert (tmp_path / "work" / notices.LIST).read_text("utf-8").startswith("libc.so.6  libc6 2.")


def test_a_file_of_unknown_license_is_not_shipped(tmp_path: Path) -> None:
    (furnished(tmp_path) / "_internal" / "libz.so.1").touch()
    licenses.check(tmp_path)
    (tmp_path / "_internal" / "libstranger.so.1").touch()

    with pytest.raises(SetupError, match=r"libstranger\.so\.1"):
        licenses.check(tmp_path)


@pytest.mark.parametrize("kind", ["Name", "GenericName", "Comment", "Keywords"])
def test_the_menu_entry_speaks_every_language(kind: str) -> None:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(LINUX / "org.kupola.Kupola.desktop", "utf-8")

    found = {key for key in parser["Desktop Entry"] if key.partition("[")[0] == kind}

    assert found == {kind, *(f"{kind}[{language}]" for language in DESKTOP)}


def test_the_same_type_of_file_is_named_everywhere() -> None:
    mime = ET.parse(LINUX / "org.kupola.Kupola.xml").find("{*}mime-type")  # noqa: S314 - our own file
    assert mime is not None
    (type_,) = PLIST["UTExportedTypeDeclarations"]
    tags = type_["UTTypeTagSpecification"]

    assert mime.get("type") == METAINFO.findtext("provides/mediatype")
    assert tags["public.mime-type"] == [mime.get("type")]
    assert f"MimeType={mime.get('type')};" in (LINUX / "org.kupola.Kupola.desktop").read_text(
        "utf-8"
    )
    assert tags["public.filename-extension"] == ["kupola"]
    assert PLIST["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [type_["UTTypeIdentifier"]]
    assert r"${CLASSES}\.kupola" in INSTALLER.read_text("utf-8")


def test_the_description_is_rated_and_names_the_menu_entry() -> None:
    rating = METAINFO.find("content_rating")
    assert rating is not None

    assert rating.get("type") == "oars-1.1"
    assert METAINFO.findtext("launchable") == "org.kupola.Kupola.desktop"
    assert METAINFO.findtext("id") == PLIST["CFBundleIdentifier"]


def test_macos_knows_every_language() -> None:
    wanted = {language.replace("_", "-") for language in LANGUAGES}

    assert set(PLIST["CFBundleLocalizations"]) == wanted


def test_what_the_installer_writes_the_uninstaller_removes() -> None:
    words = INSTALLER.read_text("utf-8")
    install, uninstall = words.split('Section "Uninstall"')
    written = set(re.findall(r'WriteReg\w+ HKCU "([^"]+)"', install))
    removed = tuple(re.findall(r'DeleteReg(?:Key|Value)(?: /ifempty)? HKCU "([^"]+)"', uninstall))

    assert written
    assert [key for key in written if not key.startswith(removed)] == []
    assert "RequestExecutionLevel user" in install


def test_installer_and_uninstaller_speak_every_language() -> None:
    words = INSTALLER.read_text("utf-8")
    spoken = re.findall(r'MUI_LANGUAGE "(\w+)"', words)
    named = re.findall(r"LangString GAME_FILE \$\{LANG_(\w+)\}", words)

    assert spoken[0] == "English"  # what others fall back to
    assert {*spoken} == {"English", "Hungarian", "Polish", "Serbian", "SerbianLatin"}
    assert {*named} == {name.upper() for name in spoken}
    assert words.index("MUI_LANGDLL_DISPLAY") < words.index("MUI_UNGETLANGUAGE")


def test_a_program_that_runs_is_noticed_before_anything_is_changed() -> None:
    install, uninstall = INSTALLER.read_text("utf-8").split('Section "Uninstall"')

    assert install.index('File "${BUNDLE}/kupola.exe"') < install.index("RMDir")
    assert "AllowSkipFiles off" in install
    assert uninstall.index("Abort") < uninstall.index("RMDir")


@pytest.mark.skipif(not shutil.which("makensis"), reason="the compiler of installers is missing")
def test_the_installer_compiles_without_a_warning(tmp_path: Path) -> None:
    (tmp_path / "kupola.exe").touch()
    defined = {
        "VERSION": "1.2.3",
        "BUNDLE": tmp_path,
        "ICON": ROOT / "assets" / "app" / "kupola.ico",
        "OUTPUT": tmp_path / "Kupola-setup.exe",
    }
    options = [f"-D{name}={value}" for name, value in defined.items()]
    done = subprocess.run(  # noqa: S603 - our own installer
        ["makensis", "-V2", "-WX", *options, INSTALLER],  # noqa: S607 - wherever it is
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.stdout + done.stderr == ""
    assert done.returncode == 0


def test_the_icons_hold_every_size() -> None:
    ico = (icons.ART / "kupola.ico").read_bytes()
    icns = (icons.ART / "kupola.icns").read_bytes()
    sides = [struct.unpack_from("<B", ico, 6 + 16 * n)[0] or 256 for n in range(ico[4])]

    assert tuple(sides) == icons.ICO_SIDES
    assert icns[:4] == b"icns"
    assert struct.unpack(">I", icns[4:8])[0] == len(icns)


def test_what_is_built_bears_the_time_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert build.moment() == 1_700_000_000
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")

    assert build.moment() == build.EARLIEST


def test_two_builds_that_differ_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def make(_options: object) -> None:
        (tmp_path / "same").write_text("x", "utf-8")
        (tmp_path / "random").write_bytes(os.urandom(8))

    monkeypatch.setattr(build, "DIST", tmp_path)
    monkeypatch.setattr(build, "make", make)
    monkeypatch.setattr(tools, "check", len)

    with pytest.raises(SetupError, match=r"differ: random\.$"):
        build.main(["--twice"])


@pytest.mark.skipif(sys.platform == "win32", reason="rights are other there")
def test_writing_into_the_program_folder_is_noticed(tmp_path: Path) -> None:
    def write() -> None:
        with read_only(tmp_path):
            tmp_path.chmod(0o755)
            (tmp_path / "cache").touch()

    with pytest.raises(SetupError, match="written into its own folder"):
        write()


def test_what_qt_for_python_compiles_at_every_start_comes_compiled(tmp_path: Path) -> None:
    work = tmp_path / "work"

    files = pyside_support.compiled(work)
    names = {Path(folder, Path(file).name).as_posix() for file, folder in files}

    assert "shiboken6/files.dir/shibokensupport/signature/loader.pyc" in names
    assert not [file for file, _ in files if str(work).encode() in Path(file).read_bytes()]


def test_the_support_of_qt_for_python_explains_wrong_arguments_when_needed(tmp_path: Path) -> None:
    pyside_support.compiled(tmp_path)
    for source in (tmp_path / pyside_support.FOLDER).rglob("*.py"):
        source.unlink()
    program = """
import sys
from PySide6.QtCore import QTimer
from PySide6.support.signature import get_signature
import shiboken6
print(shiboken6.__file__, [name for name in sys.modules if name.endswith("_late")])
try:
    QTimer.singleShot("soon", 3, [])
except (TypeError, ValueError) as error:
    print(error)
print(get_signature(QTimer.setInterval))
"""
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )

    assert f"{tmp_path / 'shiboken6' / '__init__.py'} []" in done.stdout
    assert "QTimer.singleShot(msec: int" in done.stdout
    assert "(self, msec: int, /) -> None" in done.stdout
