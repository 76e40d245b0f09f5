"""A folder that is shown exists, and only one place hands folders to the system."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QDesktopServices

from gui.system.file_manager import show_folder

if TYPE_CHECKING:
    import pytest
    from PySide6.QtCore import QUrl

ROOT = Path(__file__).parents[3]
ONLY = ROOT / "gui" / "system" / "file_manager.py"


def test_a_folder_is_made_before_it_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, shown = tmp_path / "kupola" / "games", []

    def open_url(url: QUrl) -> bool:
        shown.append((Path(url.toLocalFile()), folder.is_dir()))
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)

    assert show_folder(folder)
    assert shown == [(folder, True)]


def test_only_the_file_manager_module_hands_folders_to_the_system() -> None:
    users = [
        file
        for file in (ROOT / "gui").rglob("*.py")
        if "QDesktopServices" in file.read_text("utf-8")
    ]

    assert users == [ONLY]
