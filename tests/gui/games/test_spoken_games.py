"""Whole games as they are read out: every move with its pieces, places and points, once."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from attrs import frozen

from core.games import GAMES
from core.games.azul_duel import moves as azul
from core.games.azul_duel import places
from core.games.azul_duel.events import RoundBegan
from core.games.azul_duel.texts import COLORS
from core.games.kingdomino.grid import Direction
from core.games.kingdomino.moves import ClaimDomino, PlaceDomino
from core.games.kingdomino.pieces import DOMINOES
from core.games.kingdomino.texts import LANDS
from core.games.pixies.moves import PlaceFaceUp, PlaceOver, PlaceUnder
from core.games.pixies.pieces import CARDS
from core.games.pixies.places import DECK
from core.games.pixies.texts import color_of
from core.kernel.events import Moved, Turned
from core.kernel.messages import Message, english
from core.kernel.rng import Rng
from core.match import Match, Turn
from gui.access.guide import points_said, scored
from gui.games.move_points import turn_points
from gui.games.move_text import move_text, seen
from gui.games.positions import scores, seen_by
from gui.games.registry import sentences_of
from gui.text.language import LANGUAGES
from gui.text.translation import render

if TYPE_CHECKING:
    from gui.text.translator import Translator

NAMES = ("Ana", "Ben", "Cili")
STARTS: list[tuple[str, int, dict[str, object]]] = [
    ("azul_duel", 2, {"zero_point_draw": "free"}),
    ("kingdomino", 2, {"dynasty": True}),
    ("kingdomino", 3, {}),
    ("pixies", 3, {}),
]
every_start = pytest.mark.parametrize("start", STARTS, ids=lambda start: f"{start[0]}-{start[1]}")


@frozen
class Heard:
    """A move as the first seat hears it."""

    match: Match
    turn: Turn
    before: Any
    after: Any
    move: Sequence[str]
    compact: Sequence[str]
    detail: str
    news: Sequence[str]
    short_news: Sequence[str]
    standings: str
    messages: Sequence[Message]

    @property
    def whole(self) -> list[str]:
        """All that is read out in full."""
        return [*self.move, *([self.standings] if self.standings else []), *self.news]


@cache
def heard(
    key: str, seats: int, given: tuple[tuple[str, object], ...], seed: int = 3
) -> list[Heard]:
    game, sentences = GAMES[key], sentences_of(key)
    match, chance = Match.new(game, seats, dict(given), seed), Rng.seeded(seed)
    found = []

    def said(messages: Sequence[Message]) -> list[str]:
        return [english(message, NAMES) for message in messages]

    while legal := game.legal_moves(match.state):
        move, chance = chance.choice(legal)
        before, match = seen_by(match, 0), match.play(move)
        turn, after = seen(match, match.line[-1], 0), seen_by(match, 0)
        words = sentences.move_text(turn, before)
        standings = sentences.standings(turn, after)
        found.append(
            Heard(
                match,
                turn,
                before,
                after,
                said(words.read_out()),
                said(words.read_out(compact=True)),
                english(words.exact, NAMES),
                said(sentences.news(turn, after)),
                said(sentences.news(turn, after, compact=True)),
                english(standings, NAMES) if standings else "",
                [
                    *words.read_out(),
                    *words.read_out(compact=True),
                    *([standings] if standings else []),
                    *sentences.news(turn, after),
                    *sentences.news(turn, after, compact=True),
                ],
            )
        )
    return found


def game_of(start: tuple[str, int, dict[str, object]]) -> list[Heard]:
    key, seats, given = start
    return heard(key, seats, tuple(given.items()))


@every_start
def test_every_sentence_can_be_spoken_by_a_voice(start: tuple[str, int, dict[str, object]]) -> None:
    for each in game_of(start):
        for sentence in (*each.whole, *each.compact, *each.short_news):
            assert sentence.endswith("."), sentence
            assert not re.search(r"[{}()/]|%n|\.\.|-\d|\bNone\b", sentence), sentence


@every_start
def test_a_move_names_its_player_first_and_no_sentence_is_said_twice(
    start: tuple[str, int, dict[str, object]],
) -> None:
    for each in game_of(start):
        for said in (each.move, each.compact):
            assert re.match(rf"{NAMES[each.turn.seat]}\b", said[0]), said
        assert len(set(each.whole)) == len(each.whole), each.whole


@every_start
def test_few_words_are_fewer_and_say_the_same_effects(
    start: tuple[str, int, dict[str, object]],
) -> None:
    game = game_of(start)

    def words(sentences: Sequence[str]) -> int:
        return sum(len(sentence.split()) for sentence in sentences)

    full = sum(words((*each.move, *each.news)) for each in game)
    few = sum(words((*each.compact, *each.short_news)) for each in game)

    assert few < 0.8 * full
    for each in game:
        assert words(each.compact) <= words(each.move)
        assert len(each.compact) == len(each.move)


@every_start
def test_the_end_of_a_round_is_told_with_the_points_that_everybody_has(
    start: tuple[str, int, dict[str, object]],
) -> None:
    key, seats, given = start
    sentences, told = sentences_of(key), 0
    for each in game_of(start):
        interlude = sentences.interlude(each.match.turns, seats)

        assert bool(each.standings) == (interlude is not None)
        if interlude is not None and not each.match.over:
            told += 1
            over = english(interlude.title, NAMES)
            points = ", ".join(
                f"{name}: {sheet.total}".replace("-", "−")
                for name, sheet in zip(NAMES, scores(each.match), strict=False)
            )
            assert each.standings == f"{over}. {points}."

    assert told >= 2 or (key == "kingdomino" and "dynasty" not in given)


@every_start
def test_the_only_move_says_so_in_the_list(start: tuple[str, int, dict[str, object]]) -> None:
    match, only = game_of(start)[-1].match, 0
    for ply in range(match.ply):
        said = move_text(match, match.line, ply, 0, sentences_of(match.game.key))
        only += english(said.sentence, NAMES).endswith("It is the only move.")

    assert only


@every_start
def test_points_are_told_in_words_without_signs(start: tuple[str, int, dict[str, object]]) -> None:
    match, sentences, lost = game_of(start)[-1].match, sentences_of(start[0]), 0
    for ply in range(match.ply):
        points = turn_points(match, match.line, ply, sentences)
        said = [*scored(points.own), *(points_said(seat, line) for seat, line in points.apart)]
        numbers = [points.own] * bool(points.own) + [line.points for _, line in points.apart]
        for number, words in zip(numbers, (english(each, NAMES) for each in said), strict=True):
            plural = "" if abs(number) == 1 else "s"
            ending = f"{abs(number)} point{plural}{' lost' if number < 0 else ''}."
            assert words.endswith(ending)
            assert not re.search(r"[-−+]\d", words)
            lost += number < 0

    assert lost or start[0] == "kingdomino"


@every_start
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_voice_of_every_language_can_speak_the_game(
    start: tuple[str, int, dict[str, object]], language: str, translator: Translator
) -> None:
    translator.speak(language)
    for each in game_of(start):
        for message in each.messages:
            said = render(message, NAMES)
            assert said.endswith(".")
            assert not re.search(r"[{}()/%×]|\.\.|[-−+]\d", said), said


# Azul Duel.


def test_tiles_are_told_with_number_color_factory_and_line() -> None:
    taken = 0
    for each in game_of(STARTS[0]):
        move = each.turn.move
        if not isinstance(move, azul.TakeSun | azul.TakeMoon):
            continue
        taken += 1
        factory = {0: "the large factory"}
        source = "the moon sides"
        if isinstance(move, azul.TakeSun):
            source = factory.get(move.factory, f"small factory {move.factory}")
        own = [
            e for e in each.turn.events if isinstance(e, Moved) and e.source.area in {"sun", "moon"}
        ]
        gone = [e for e in own if e.target.area not in {"sun", "moon"}]
        broken = [e for e in gone if e.target.area in {"broken", "tower"}]
        color = english(COLORS[move.color])
        tiles = f"{len(gone)} {color} tile{'s' if len(gone) != 1 else ''}"
        target = f"line {move.line}" if move.line else "the broken tiles"
        assert each.move[0] == f"{NAMES[each.turn.seat]}: {tiles} from {source} to {target}."
        assert each.detail.startswith(f"{tiles} from {source} to {target}")
        short = [source.removeprefix("the "), target.removeprefix("the ")]
        assert (
            each.compact[0] == f"{NAMES[each.turn.seat]}: {len(gone)} {color}, {', '.join(short)}."
        )
        breaks = [s for s in each.move if re.fullmatch(r"(1 tile breaks|\d+ tiles break)\.", s)]
        assert len(breaks) == bool(broken and move.line)
        assert not breaks or int(breaks[0].split()[0]) == len(broken)
        first = any(
            e.target.area == "first_player_tile" for e in each.turn.events if isinstance(e, Moved)
        )
        assert (f"{NAMES[each.turn.seat]} takes the first-player tile." in each.move) == first
        order = getattr(move, "order", ())
        listed = ", ".join(english(COLORS[tile]) for tile in order)
        bottom = ", from the bottom" if len(order) > 1 else ""
        stacked = f"Left on the moon side{bottom}: {listed}."
        assert (stacked in each.move) == bool(order)

    assert taken


def test_plates_chips_and_tiles_of_the_dome_are_told_with_their_places() -> None:
    game = game_of(STARTS[0])
    kinds = {type(each.turn.move) for each in game}
    for each in game:
        move, said = each.turn.move, each.move[0]
        match move:
            case azul.OpenPlate() | azul.TakePlate() | azul.KeepPlate():
                row, column = move.slot // 3 + 1, move.slot % 3 + 1
                assert said.endswith(f", to plate row {row}, plate column {column}.")
                assert ("drawn" in said) == isinstance(move, azul.KeepPlate)
            case azul.TakeChip(factory):
                assert re.search(rf": bonus chip, \w.*, from small factory {factory}\.", said)
            case azul.PlaceTile(line, column):
                assert f"tile from line {line} to dome row {line}, column {column}." in said
                special = [
                    e
                    for e in each.turn.events
                    if isinstance(e, Moved) and e.source == places.SPECIAL_SUPPLY
                ]
                assert len(each.move) == 1 + len(special)
            case azul.Draw():
                assert re.search(r"draws a (special|wild) plate from the stack", said)

    assert {azul.TakePlate, azul.TakeChip, azul.PlaceTile, azul.Draw, azul.KeepPlate} <= kinds


def test_a_new_round_is_told_with_every_factory_and_plate() -> None:
    begun = 0
    for each in game_of(STARTS[0]):
        shown = [e for e in each.turn.events if isinstance(e, Moved) and e.source == places.STACK]
        plates = [e for e in shown if e.target.area == "display"]
        chips = [e for e in each.turn.events if isinstance(e, Turned) and e.place.area == "chip"]
        told = [s for s in each.news if s.startswith("New dome plate")]
        assert sum(s.count(";") + 1 for s in told) == len(plates)
        assert sum(s.startswith("Bonus chip") for s in each.news) == len(chips)
        starts = [e for e in each.turn.events if isinstance(e, RoundBegan)]
        filled = [s for s in each.news if re.match(r"(Large|Small) factory( \d)?: ", s)]
        assert len(filled) == len(starts) * len(each.after.factories)
        if starts:
            begun += 1
            assert each.news[0].startswith(f"Round {starts[0].round} begins; ")
            assert each.short_news[0] == each.news[0]

    assert begun == 5


# Kingdomino.

SIDES = {"EAST": "to the right", "SOUTH": "below", "WEST": "to the left", "NORTH": "above"}


@pytest.mark.parametrize("start", STARTS[1:3], ids=["dynasty", "three"])
def test_dominoes_are_told_with_both_halves_and_their_place(
    start: tuple[str, int, dict[str, object]],
) -> None:
    for each in game_of(start):
        move, said, table = each.turn.move, each.move[0], each.before.table
        number = (
            move.domino if isinstance(move, ClaimDomino) else table.current_line[table.turn].domino
        )
        domino = DOMINOES[number]
        assert f"domino {number}, " in said
        for half in (domino.left, domino.right):
            assert english(LANDS[half.terrain]) in said
            assert not half.crowns or f"{half.crowns} crown" in said
        if isinstance(move, PlaceDomino):
            assert "the castle" in said
            assert said.endswith(f"other half {SIDES[Direction(move.direction).name]}.")
        turned = [e for e in each.turn.events if isinstance(e, Turned) and e.place.area == "next"]
        assert len(re.findall(r"domino \d+", " ".join(each.news))) == len(turned)


# Pixies.


def test_cards_are_told_with_number_color_symbols_and_both_cards_of_a_space() -> None:
    for each in game_of(STARTS[3]):
        move, said = each.turn.move, each.move[0]
        card = CARDS[move.card]
        assert f": {card.number} {english(color_of(card))}, " in said
        assert not card.spirals or f"{card.spirals} spiral" in said
        assert not card.crosses or f"{card.crosses} cross" in said
        space = each.before.areas[each.turn.seat].at(card.number)
        if isinstance(move, PlaceOver | PlaceUnder):
            old = CARDS[space.up]
            assert f"{old.number} {english(color_of(old))}" in said.partition(", ")[2]
        validates = isinstance(move, PlaceOver | PlaceUnder) or (
            isinstance(move, PlaceFaceUp) and space.down is not None
        )
        assert ("validated" in said) == validates
        assert f"on space {getattr(move, 'space', card.number)}" in said
        drawn = [e for e in each.turn.events if isinstance(e, Moved) and e.source == DECK]
        told = [s for s in each.news if s.startswith("New cards: ")]
        assert sum(s.count(";") + 1 for s in told) == len(drawn)
