"""A code holds a whole game in a line of text, and says so when it cannot be read."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core import share_code
from core.games import GAMES
from core.kernel.errors import BadCode
from core.kernel.messages import english
from core.kernel.rng import MAX_SEED, Rng
from core.match import Match
from core.record import Sitter
from core.share_code import (
    ALPHABET,
    MAX_TEXT,
    PREFIX,
    holds_code,
    opened,
    position,
    reshuffled,
    written,
)
from tests.playing import STARTINGS

if TYPE_CHECKING:
    from core.kernel.game import AnyGame

everywhere = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
PEOPLE = (
    Sitter("Zoltán", "red"),
    Sitter("Łucja", "blue", "expert"),
    Sitter("Ђорђе", "green"),
    Sitter("", ""),
    Sitter("Eva", "amber", "easy"),
)
KEPT = {
    "azul_duel": (
        "KUPOLA1-DPHQS0F9903NBM0B04MAZTWDKFWW0Y4SJ3A31K1FA0DZMK8N35Q3BQRW9AW9TH"
        "VV9R0518B8YNQ899KMD26W0000000075S0"
    ),
    "kingdomino": (
        "KUPOLA1-VTA613JPD00J82TRNDG8792G4WZ0001Q6ASBJCXDNT29D306HQV885M0TEHS6A"
        "W3RCNK5ENP64HGPMRVNG72P0S35E8VEM71Q8V3FB9W0000000001G42"
    ),
    "pixies": (
        "KUPOLA1-XRWQK7RV7C31ETNZEA6NJ7RYBKC5JME9JP4VB1ARBP8MR001Q6ASBJCXDNT29D"
        "306HQV885M0TEHS6AW3RCNK5ENP64HGPMRVNG72P0S35E8VEM71Q8V3FB9W0000000001N"
        "4"
    ),
}
"""Codes of the first version: they must open in all later ones."""


def played(game: AnyGame, seed: int = 3, moves: int = 30) -> Match:
    match = Match.new(game, game.seats[-1], {}, seed)
    chance = Rng.seeded(seed)
    while match.ply < moves and not match.over:
        move, chance = chance.choice(game.legal_moves(match.state))
        match = match.play(move)
    return match


def reason_of(words: str) -> str:
    with pytest.raises(BadCode) as refusal:
        opened(words)
    return english(refusal.value.message)


def sealed(content: bytes) -> str:
    """Make a code of any content, with the right checksum."""
    return PREFIX + share_code._lettered(content)


@pytest.mark.parametrize("key", sorted(GAMES))
@given(data=st.data())
def test_a_code_opens_to_the_same_match(key: str, data: st.DataObject) -> None:
    seats, options = data.draw(st.sampled_from(STARTINGS[key]))
    seed = data.draw(st.integers(0, MAX_SEED))
    match = Match.new(GAMES[key], seats, dict(options.chosen), seed)
    chance = Rng.seeded(data.draw(st.integers(0, 1000)))
    for _ in range(data.draw(st.integers(0, 400))):
        if match.over:
            break
        move, chance = chance.choice(match.game.legal_moves(match.state))
        match = match.play(move)
    players = PEOPLE[:seats] if data.draw(st.booleans()) else ()
    shared = opened(written(match, players))

    assert shared.match == match
    assert shared.players == players
    assert opened(written(position(match))).match.state == match.state


@everywhere
def test_a_whole_game_is_a_line_of_text(game: AnyGame) -> None:
    match = played(game, moves=400)

    assert match.over
    assert len(written(match)) < 160


@everywhere
def test_a_position_begins_a_game_without_its_history(game: AnyGame) -> None:
    match = played(game)
    shared = opened(written(position(match)))

    assert shared.match.state == match.state
    assert shared.match.line == ()
    assert shared.match.start.seed is None


@everywhere
def test_what_a_seat_does_not_see_can_be_drawn_anew(game: AnyGame) -> None:
    match = played(game)
    seen = game.view(match.state, 0)
    others = {reshuffled(match, 0, Rng.seeded(seed)).state for seed in range(8)}

    assert all(game.view(state, 0) == seen for state in others)
    assert len(others) > 1


def test_a_game_that_was_set_up_and_played_on_keeps_its_first_position() -> None:
    game = GAMES["kingdomino"]
    match = Match.at(game, played(game).state)
    match = match.play(game.legal_moves(match.state)[0])

    assert opened(written(match)).match == match


def test_moves_that_were_taken_back_are_left_out() -> None:
    match = played(GAMES["pixies"])

    assert opened(written(match.undo())).match == match.goto(29).taken_over(29, peeked=False)


@everywhere
def test_codes_of_the_first_version_still_open(game: AnyGame) -> None:
    shared = opened(KEPT[game.key])

    assert shared.match == played(game)
    assert shared.players == PEOPLE[: game.seats[-1]]


@pytest.mark.parametrize(
    "frame",
    [
        "Your turn, Ana! {code}\nSee you, Zoltán",
        "> {code}\n> good luck",
        "kupola game: <{code}>",
        "{lower}",
        "{broken}",
        "{quoted}",
    ],
)
def test_a_code_is_found_in_a_message(frame: str) -> None:
    match = played(GAMES["azul_duel"], moves=80)
    code = written(match)
    lines = [code[start : start + 40] for start in range(0, len(code), 40)]
    words = frame.format(
        code=code,
        lower=code.lower()
        .replace("0", "o")
        .replace("1-", "#")
        .replace("1", "l")
        .replace("#", "1-"),
        broken="\n".join(lines),
        quoted="> " + "\n> ".join(lines) + "\n> bye",
    )

    assert holds_code(words)
    assert opened(words).match == match


def test_what_is_no_code_is_refused_in_words() -> None:
    code = written(played(GAMES["kingdomino"]))
    middle = len(code) // 2
    other = ALPHABET[ALPHABET.index(code[middle]) - 1]

    assert "no Kupola code" in reason_of("")
    assert "no Kupola code" in reason_of("KUPOLA is a dome")
    assert "too long" in reason_of("x" * 200_000)
    assert "newer version" in reason_of(code.replace("KUPOLA1-", "KUPOLA12-"))
    assert "damaged" in reason_of(PREFIX)
    assert "damaged" in reason_of(code[:-3])
    assert "damaged" in reason_of(code[:middle] + other + code[middle + 1 :])
    assert "damaged" in reason_of(code[:20] + code[25:])
    assert "damaged" in reason_of(PREFIX + "Z" * 90_000)


def test_a_code_that_other_rules_lead_elsewhere_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    code = written(played(GAMES["pixies"]))
    monkeypatch.setattr(share_code, "_sum_of", lambda _: b"abc")

    assert "different rules" in reason_of(code)


@given(content=st.binary(max_size=600))
def test_hostile_numbers_are_refused_or_opened_but_never_crash(content: bytes) -> None:
    began = time.process_time()
    with suppress(BadCode):
        opened(sealed(content))

    assert time.process_time() - began < 2


@everywhere
@given(data=st.data())
def test_positions_that_were_tampered_with_are_refused_in_words(
    game: AnyGame, data: st.DataObject
) -> None:
    match = played(game)
    content = bytearray(share_code._content(written(position(match))))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(content) - 1))
        content[at] = data.draw(st.integers(0, 255))
    with suppress(BadCode):
        shared = opened(sealed(bytes(content)))

        assert game.flaw(shared.match.state) is None


def test_a_number_as_long_as_a_code_may_be_is_read_in_bounded_time() -> None:
    began = time.process_time()
    for filler in (b"\xff", b"\x01", b"\x80", b"\x10\x42"):
        reason_of(sealed(filler * (4_900 // len(filler))))

    assert time.process_time() - began < 4


@given(words=st.text(max_size=300), tail=st.text(alphabet=ALPHABET + "- \n>ILOU", max_size=200))
def test_any_text_gets_a_sentence(words: str, tail: str) -> None:
    assert reason_of(words + PREFIX + tail)


@pytest.mark.parametrize(
    "words",
    [
        (PREFIX + "0123456789ABCDEFGHJKM " * 380).ljust(MAX_TEXT, "!"),
        (PREFIX + "0 " * 50_000)[:MAX_TEXT],
        (PREFIX + "Z" * MAX_TEXT)[:MAX_TEXT],
        ("KUPOLA" + " " * 20) * 3_800,
        ("KUPOLA1111 " * 9_000)[:MAX_TEXT],
    ],
    ids=["400 parts", "parts of a letter", "one part", "spaces", "no hyphen"],
)
def test_a_text_as_long_as_may_be_is_read_in_a_blink(words: str) -> None:
    took = []
    for _ in range(3):
        began = time.process_time()
        with suppress(BadCode):
            opened(words)
        took.append(time.process_time() - began)

    assert min(took) < 0.02


def test_a_code_in_as_many_parts_as_may_be_is_found() -> None:
    match = played(GAMES["azul_duel"], moves=80)
    letters = written(match).removeprefix(PREFIX)
    words = PREFIX + " ".join(letters) + " x" * 1000

    assert opened(words).match == match
