from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gui.store.player_profiles import COLORS, CURRENT, FILE, BadPlayer, PlayerProfiles

if TYPE_CHECKING:
    from pathlib import Path

any_folder = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


def test_a_nameless_guest_sits_at_the_computer_and_nothing_is_written(tmp_path: Path) -> None:
    player_profiles = PlayerProfiles(tmp_path / "players")

    assert player_profiles.current.name == ""
    assert player_profiles.profiles == ()
    assert not player_profiles.folder.exists()


def test_the_first_player_takes_over_what_was_the_guests(tmp_path: Path) -> None:
    player_profiles = PlayerProfiles(tmp_path)
    own = player_profiles.folder_of(player_profiles.current)

    ana = player_profiles.add("Ana", "green")

    assert player_profiles.folder_of(ana) == own
    assert player_profiles.current == ana


def test_players_and_the_one_at_the_computer_are_there_at_the_next_start(tmp_path: Path) -> None:
    player_profiles = PlayerProfiles(tmp_path)
    ana, eva = player_profiles.add("Ana", "green"), player_profiles.add("Éva")
    player_profiles.choose(eva.key)

    again = PlayerProfiles(tmp_path)

    assert again.profiles == (ana, eva)
    assert again.current == eva
    assert ana.color != eva.color


@pytest.mark.parametrize("name", ["", "  ", "\n\t", "ANA", " ana "])
def test_a_name_must_be_there_and_nobody_elses(tmp_path: Path, name: str) -> None:
    player_profiles = PlayerProfiles(tmp_path)
    ana = player_profiles.add("Ana")

    with pytest.raises(BadPlayer):
        player_profiles.add(name)

    assert PlayerProfiles(tmp_path).profiles == (ana,)


def test_a_player_who_is_renamed_keeps_the_old_name_for_old_games(tmp_path: Path) -> None:
    player_profiles = PlayerProfiles(tmp_path)
    ana = player_profiles.add("Ana")

    anna = player_profiles.change(ana, name="Anna")
    back = player_profiles.change(anna, name="ana")

    assert anna.names == {"ana", "anna"}
    assert back.names == {"ana", "anna"}
    assert back.former == ("Anna",)
    assert PlayerProfiles(tmp_path).profiles == (back,)


def test_a_removed_player_leaves_nothing_personal(tmp_path: Path) -> None:
    player_profiles = PlayerProfiles(tmp_path)
    ana, eva = player_profiles.add("Ana"), player_profiles.add("Eva")
    (player_profiles.folder_of(ana) / "settings.json").write_text("{}")

    player_profiles.remove(ana)

    assert not player_profiles.folder_of(ana).exists()
    assert PlayerProfiles(tmp_path).current == player_profiles.current == eva


def test_a_damaged_player_is_set_aside_and_the_others_stay(tmp_path: Path) -> None:
    player_profiles = PlayerProfiles(tmp_path)
    ana, eva = player_profiles.add("Ana"), player_profiles.add("Eva")
    (player_profiles.folder_of(ana) / FILE).write_text('{"name": ')

    again = PlayerProfiles(tmp_path)

    assert again.profiles == (eva,)
    assert again.trouble is not None
    assert (player_profiles.folder_of(ana) / "player.damaged-1").read_text() == '{"name": '


@any_folder
@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists, max_leaves=5))
def test_whatever_a_file_says_the_players_can_be_read(tmp_path: Path, value: object) -> None:
    folder = tmp_path / "player-7"
    folder.mkdir(exist_ok=True)
    for data in (value, {"name": value}, {"name": "Ana", "color": value, "former": value}):
        (folder / FILE).write_text(json.dumps(data))
        (tmp_path / CURRENT).write_text(json.dumps({"current": value}))

        player_profiles = PlayerProfiles(tmp_path)

        assert all(player.name and player.color in COLORS for player in player_profiles.profiles)
        assert player_profiles.current.key


def test_where_nothing_can_be_written_the_player_is_told(tmp_path: Path) -> None:
    (tmp_path / "players").write_text("a file where a folder should be")
    player_profiles = PlayerProfiles(tmp_path / "players")

    with pytest.raises(BadPlayer):
        player_profiles.add("Ana")
    player_profiles.choose("player-1")

    assert player_profiles.profiles == ()
    assert player_profiles.trouble is not None


def test_the_players_are_known_without_qt() -> None:
    code = "import sys, gui.profiles; sys.exit(any(m.startswith('PySide6') for m in sys.modules))"

    done = subprocess.run([sys.executable, "-c", code], check=False)  # noqa: S603 - our own code

    assert done.returncode == 0
