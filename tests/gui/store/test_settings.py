from __future__ import annotations

import json
from typing import TYPE_CHECKING, NoReturn

import pytest

from core.kernel.messages import Message, english
from gui.store.settings import Settings, SettingsFile

if TYPE_CHECKING:
    from pathlib import Path


def written(tmp_path: Path, content: str) -> Path:
    path = tmp_path / "settings.json"
    path.write_text(content, "utf-8")
    return path


def test_without_a_file_everything_is_as_the_system_says(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")

    assert file.settings == Settings(language="system", appearance="system")
    assert file.trouble is None


def test_what_is_chosen_is_there_the_next_time(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "settings.json"
    SettingsFile(path).change(language="hu", appearance="dark")

    assert SettingsFile(path).settings == Settings(language="hu", appearance="dark")
    assert [each.name for each in path.parent.iterdir()] == ["settings.json"]


@pytest.mark.parametrize(
    "content", ["", "{", "[]", "7", "null", "\0", "[" * 100_000, "7" * 2_000_000]
)
def test_a_damaged_file_is_kept_aside(tmp_path: Path, content: str) -> None:
    path = written(tmp_path, content)
    file = SettingsFile(path)

    assert file.settings == Settings()
    assert file.trouble is not None
    assert (tmp_path / "settings.damaged-1").read_text("utf-8") == content
    assert not path.exists()


def test_bytes_that_are_no_text_are_kept_aside_too(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"\xff\xfe\xff")

    assert SettingsFile(path).trouble is not None
    assert (tmp_path / "settings.damaged-1").read_bytes() == b"\xff\xfe\xff"


@pytest.mark.parametrize("language", ["xx", 7, None, ["hu"], {}, ""])
def test_a_value_that_cannot_be_is_passed_over(tmp_path: Path, language: object) -> None:
    path = written(tmp_path, json.dumps({"language": language, "appearance": "light"}))

    assert SettingsFile(path).settings == Settings(appearance="light")


def test_what_a_newer_version_wrote_is_kept(tmp_path: Path) -> None:
    path = written(tmp_path, '{"language": "pl", "sound": 3}')
    SettingsFile(path).change(language="en")

    assert json.loads(path.read_text("utf-8"))["sound"] == 3


def test_a_place_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file where a folder should be", "utf-8")
    file = SettingsFile(tmp_path / "taken" / "settings.json")
    file.change(language="hu")

    assert file.settings.language == "hu"
    assert file.trouble is not None


def test_a_file_that_cannot_be_read_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    file = SettingsFile(tmp_path / "settings.json")

    assert file.settings == Settings()
    assert file.trouble is not None


def test_trouble_is_over_once_saving_works_again(tmp_path: Path) -> None:
    file = SettingsFile(written(tmp_path, "{"))
    file.change(language="hu")

    assert file.trouble is None


def test_the_file_lies_where_the_system_keeps_settings() -> None:
    assert SettingsFile().path.parts[-2:] == ("kupola", "settings.json")


def test_what_is_personal_is_each_player_s_own(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    file = SettingsFile(path)
    file.change(appearance="dark", recent=["a"])
    file.sit_down(tmp_path / "ana")
    file.change(language="hu", recent=["b"])
    file.sit_down(tmp_path / "bence")
    bence = file.settings
    file.sit_down(tmp_path / "ana")

    assert bence == Settings(appearance="dark", recent=["b"])
    assert file.settings == Settings(language="hu", appearance="dark", recent=["b"])
    assert SettingsFile(path).settings == Settings(appearance="dark", recent=["b"])


def test_a_player_s_damaged_settings_are_kept_aside(tmp_path: Path) -> None:
    (tmp_path / "ana").mkdir()
    written(tmp_path / "ana", "{")
    file = SettingsFile(tmp_path / "settings.json")
    file.sit_down(tmp_path / "ana")

    assert file.settings == Settings()
    assert file.trouble is not None
    assert (tmp_path / "ana" / "settings.damaged-1").exists()


def test_what_cannot_be_read_is_never_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path, '{"language": "pl", "volume": 7}')
    before = path.read_bytes()

    def refuse(*_: object) -> NoReturn:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr("gui.store.reading._opened", refuse)
        file = SettingsFile(path)
    file.change(volume=50)

    assert file.settings.volume == 50
    assert "left unchanged" in english(file.trouble or Message("", ""))
    assert path.read_bytes() == before


def test_every_damaged_file_is_kept(tmp_path: Path) -> None:
    for content in ("{", "["):
        SettingsFile(written(tmp_path, content)).change(volume=5)

    kept = [(tmp_path / f"settings.damaged-{number}").read_text() for number in (1, 2)]
    assert kept == ["{", "["]


@pytest.mark.parametrize("recent", ["caf\udce9.kupola", "\ud800"])
def test_names_that_are_no_text_are_kept(tmp_path: Path, recent: str) -> None:
    path = tmp_path / "settings.json"
    SettingsFile(path).change(recent=[recent])

    assert SettingsFile(path).settings.recent == [recent]


def test_a_window_that_is_no_ascii_is_passed_over(tmp_path: Path) -> None:
    assert SettingsFile(written(tmp_path, '{"window": "\\ud800"}')).settings == Settings()


def test_plans_nested_deeply_are_set_aside_and_nothing_breaks(tmp_path: Path) -> None:
    path = written(tmp_path, '{"plans": ' + '{"a": ' * 300 + "1" + "}" * 301)
    file = SettingsFile(path)
    file.change(volume=5)

    assert file.trouble is None
    assert SettingsFile(path).settings == Settings(volume=5)
