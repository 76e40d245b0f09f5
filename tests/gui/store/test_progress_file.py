"""Tests of a player's progress file."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from gui.store.progress_file import DAILY, FILE, LESSONS, WORDING, ProgressFile

if TYPE_CHECKING:
    from pathlib import Path


def test_a_new_player_has_empty_sections(tmp_path: Path) -> None:
    progress = ProgressFile(tmp_path)

    assert progress.section(LESSONS) == {}
    assert progress.trouble is None
    assert not (tmp_path / FILE).exists()


def test_a_change_is_saved_and_keeps_all_other_sections(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(json.dumps({"newer": [1], DAILY: {"2026-11-17": {}}}))
    progress = ProgressFile(tmp_path)

    progress.change(LESSONS, {"pixies/1": {"rank": 3}})
    progress.change(LESSONS, {"pixies/2": {"rank": 1}})

    assert ProgressFile(tmp_path).content == {
        "newer": [1],
        DAILY: {"2026-11-17": {}},
        LESSONS: {"pixies/1": {"rank": 3}, "pixies/2": {"rank": 1}},
    }


def test_packages_with_a_file_open_each_keep_what_the_others_write(tmp_path: Path) -> None:
    lessons, daily = ProgressFile(tmp_path), ProgressFile(tmp_path)

    daily.change(DAILY, {"2026-11-17": {}})
    lessons.change(LESSONS, {"pixies/1": {"rank": 3}})
    daily.change(DAILY, {"2026-11-18": {}})

    assert ProgressFile(tmp_path).content == {
        DAILY: {"2026-11-17": {}, "2026-11-18": {}},
        LESSONS: {"pixies/1": {"rank": 3}},
    }


def test_a_section_that_is_no_object_is_empty(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(json.dumps({LESSONS: ["x"]}))

    assert ProgressFile(tmp_path).section(LESSONS) == {}


def test_a_damaged_file_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("{")

    progress = ProgressFile(tmp_path)
    progress.change(LESSONS, {"pixies/1": {"rank": 3}})

    assert len(list(tmp_path.iterdir())) == 2
    assert ProgressFile(tmp_path).section(LESSONS) == {"pixies/1": {"rank": 3}}


def test_a_file_that_cannot_be_read_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()

    progress = ProgressFile(tmp_path)
    progress.change(LESSONS, {"pixies/1": {"rank": 3}})

    assert progress.trouble is not None
    assert progress.trouble.source == WORDING.left_alone.source
    assert (tmp_path / FILE).is_dir()
