from __future__ import annotations

import pytest

from core.kernel.file_names import is_file_name, portable_name

NOWHERE = ["", ".", "..", "a/b", "a\\b", "a\0b", "\ud800", "x" * 300, "é" * 130]
DEVICES = ["D:x", "NUL", "con.kupola", "Com1.txt", "aux .json", "LPT¹", "x.", "x "]


@pytest.mark.parametrize("name", NOWHERE)
@pytest.mark.parametrize("windows", [True, False])
def test_what_names_no_file_in_a_folder_is_refused(name: str, *, windows: bool) -> None:
    assert not is_file_name(name, windows=windows)


@pytest.mark.parametrize("name", DEVICES)
def test_devices_and_drives_are_refused_where_there_are_any(name: str) -> None:
    assert not is_file_name(name, windows=True)
    assert is_file_name(name, windows=False)


@pytest.mark.parametrize("name", ["game-1.kupola", "Žika.kupola", "console.kupola", "a\udce9"])
def test_usual_names_are_taken_everywhere(name: str) -> None:
    assert is_file_name(name, windows=True)
    assert is_file_name(name, windows=False)


@pytest.mark.parametrize("name", [*NOWHERE, *DEVICES, "...", ".hidden", " ", "CON", 'a<b>c:"|?*'])
def test_a_name_that_is_offered_suits_every_system(name: str) -> None:
    offered = portable_name(name, "Kupola")

    assert is_file_name(offered + ".pdf", windows=True)
    assert not set(offered) & set('<>:"/\\|?*\0')


def test_a_good_name_is_offered_as_it_is() -> None:
    assert portable_name("Azul Duel, Ana – Éva", "Kupola") == "Azul Duel, Ana – Éva"
