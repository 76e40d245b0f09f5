"""A report says what failed and where, and nothing about the person."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from core.kernel.errors import KupolaError
from gui.system.fault_report import (
    CODE,
    NAME,
    PATH,
    USER,
    Fault,
    crash_of,
    fault_of,
    place,
    report,
    scrubbed,
)

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize(
    "path",
    [
        "/home/jan/games/x.kupola",
        "/home/Jan Novák/Moje gry/x y.kupola",
        "~/games/x.kupola",
        "~jan/games/x.kupola",
        r"C:\Users\Jan Novak\games\x.kupola",
        "C:/Users/jan/x.kupola",
        r"\\server\jan\x.kupola",
        "file:///home/jan/x.kupola",
        "/srv/jan",
    ],
)
@pytest.mark.parametrize(
    "sentence", ["{}", "cannot open {}", "cannot open {}: no such file", "'{}'", 'at "{}" it ends']
)
def test_no_path_of_the_person_is_left(path: str, sentence: str) -> None:
    words = scrubbed(sentence.format(path))

    for part in ("jan", "Jan", "gry", "games", "Users", "kupola", "server", "srv"):
        assert part not in words
    assert PATH in words or "…" in words


def test_what_follows_a_path_is_kept() -> None:
    assert (
        scrubbed("cannot open /home/jan/x y: no such file") == f"cannot open {PATH}: no such file"
    )


@pytest.mark.parametrize("words", ["3 / 4 is not whole", "and/or", "a ratio of 16:9", "at 12:30"])
def test_what_is_no_path_is_kept(words: str) -> None:
    assert scrubbed(words) == words


def test_the_name_of_the_user_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("USER", "jnovak")
    monkeypatch.setenv("HOME", "/home/novakj")

    assert scrubbed("jnovak and novakj may not") == f"{USER} and {USER} may not"


def test_names_of_players_and_what_they_quote_are_replaced() -> None:
    names = ("Ana", "Ana Marija")

    assert scrubbed("Ana Marija beats Ana, not Anastasia", names) == (
        f"{NAME} beats {NAME}, not Anastasia"
    )
    assert scrubbed("unknown player 'Ivo'") == "unknown player '…'"


def test_codes_and_contents_of_games_are_replaced() -> None:
    assert scrubbed("bad code KUPOLA1-abc.def-XYZ here") == f"bad code {CODE} here"
    assert scrubbed("Board(rows=((1, 2, 3), (4, 5, 6)), ledger=Ledger(tiles=(1, 2)))") == "Board(…)"
    assert scrubbed("resize(str) of [[1, 2], [3, 4], [5, 6") == "resize(str) of […"
    assert scrubbed('{"players": ["Ivo"], "moves": ["c5", "c33"]}') == "{…}"


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (KeyError("Ivo"), "KeyError: '…'"),
        (OSError(2, "No such file", "/home/jan/x"), f"OSError: [Errno 2] No such file: {PATH}"),
        (AttributeError("'Hand' object has no attribute 'drop'"), "'Hand' object has no attribute"),
        (ZeroDivisionError("division by zero"), "ZeroDivisionError: division by zero"),
    ],
)
def test_a_message_says_what_failed_in_the_program(error: Exception, told: str) -> None:
    assert told.replace("OSError", type(error).__name__) in fault_of(error).trace


def test_a_sentence_of_the_rules_is_left_out() -> None:
    from core.kernel.messages import text  # noqa: PLC0415 - only here

    error = KupolaError(text("test", "{player} may not take c5.").bind(player="Ivo"))

    assert fault_of(error).trace == "KupolaError"


def test_frames_name_our_own_files_and_those_of_pythons_library() -> None:
    with pytest.raises(json.JSONDecodeError) as caught:
        json.loads("/home/jan")

    trace = fault_of(caught.value).trace
    assert "  tests/gui/system/test_fault_report.py, line " in trace
    assert "  <python>/json/decoder.py, line " in trace
    assert 'json.loads("/home/jan")' in trace
    assert str(ROOT) not in trace
    assert os.path.dirname(os.__file__) not in trace  # noqa: PTH120 - as Python tells it


def test_a_foreign_file_is_not_named_and_its_lines_are_not_shown(tmp_path: Path) -> None:
    file = tmp_path / "secret.py"
    file.write_text("raise ValueError('hidden')  # told to nobody", "utf-8")
    with pytest.raises(ValueError, match="hidden") as caught:
        exec(compile(file.read_text("utf-8"), str(file), "exec"), {})  # noqa: S102 - our own line

    trace = fault_of(caught.value).trace
    assert f"  {PATH}, line 1, in <module>" in trace
    assert "secret" not in trace
    assert "told to nobody" not in trace


def test_the_cause_stands_before_what_it_caused() -> None:
    error = ValueError("late")
    error.__cause__ = TypeError("early")

    trace = fault_of(error).trace
    assert trace.index("TypeError: early") < trace.index("ValueError: late")


def test_an_exception_that_cannot_be_told_is_told_by_its_kind() -> None:
    class MuteError(Exception):
        def __str__(self) -> str:
            raise ZeroDivisionError

    assert fault_of(MuteError()).trace == "MuteError"


def test_a_crash_dump_names_files_like_a_traceback() -> None:
    dump = (
        "Fatal Python error: Segmentation fault\n\nCurrent thread 0x7f (most recent call first):\n"
        f'  File "{ROOT}/gui/app.py", line 7 in run\n  File "/home/jan/x.py", line 1 in y\n'
    )

    trace = crash_of(dump).trace
    assert "  File gui/app.py, line 7 in run" in trace
    assert f"  File {PATH}, line 1 in y" in trace
    assert "jan" not in trace


def test_the_report_tells_versions_counts_and_the_log() -> None:
    from core import __version__  # noqa: PLC0415 - only here

    text = report([(Fault("ValueError: x of Ana"), 3)], ["kupola.qt: no /home/jan/x"], ["Ana"])

    assert text.startswith(f"Kupola {__version__}\nQt ")
    assert f"Seen 3 ×\nValueError: x of {NAME}" in text
    assert f"Log\nkupola.qt: no {PATH}" in text


def test_a_path_outside_everything_is_only_a_path() -> None:
    assert place("/home/jan/x.py") == PATH
    assert place("../x.py") == PATH
    assert place("<string>") == "<string>"
    assert place(str(ROOT / "gui" / "app.py")) == "gui/app.py"
