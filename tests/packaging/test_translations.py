from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from i18n import catalogues, rulebooks, sentences, translations
from i18n.sentences import Sentence
from i18n.serbian import latin

ROOT = Path(__file__).parents[2]


def read(tmp_path: Path, source: str) -> tuple[list[Sentence], list[str]]:
    file = tmp_path / "source.py"
    file.write_text(source, "utf-8")
    found, flaws = sentences.read([file])
    return found, [flaw.reason for flaw in flaws]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('A = text("game", "Full.")', Sentence("game", "Full.", "", is_plural=False)),
        ('A = text("game", "A " "B")', Sentence("game", "A B", "", is_plural=False)),
        ('A = text("game", "blue", "chip")', Sentence("game", "blue", "chip", is_plural=False)),
        (
            'def f(n): return plural("game", "%n tile(s)", "", n).bind(a=1)',
            Sentence("game", "%n tile(s)", "", is_plural=True),
        ),
        (
            'x = plural("game", "%n tile(s)", "here", len(tiles) - 1)',
            Sentence("game", "%n tile(s)", "here", is_plural=True),
        ),
        (
            'class Box:\n  def f(self): self.tr("Close")',
            Sentence("Box", "Close", "", is_plural=False),
        ),
        (
            'class Box:\n  def f(self): self.tr("%n left", "", self.n)',
            Sentence("Box", "%n left", "", is_plural=True),
        ),
        (
            "class Box:\n  def f(self): return f\"{self.tr('Close')}!\"",
            Sentence("Box", "Close", "", is_plural=False),
        ),
    ],
)
def test_sentences_are_found(tmp_path: Path, source: str, expected: Sentence) -> None:
    assert read(tmp_path, source) == ([expected], [])


@pytest.mark.parametrize(
    "source",
    [
        'text("game", f"Line {line}")',
        'text("game", sentence)',
        'text(game, "Full.")',
        'text("game", "A" + "B")',
        'text("game", source="Full.")',
        'text("Full.")',
        'text("game", "blue", noun)',
        'text("game", "blue", "chip", n)',
        'plural("game", "%n tile(s)", n)',
        'plural("game", "%n tile(s)", "", count=n)',
        'plural("game", "tile(s)", "", n)',
        'from core.kernel.messages import text as t\nt("game", "Full.")',
        'class Box:\n  def f(self): self.tr(f"{self.n} left")',
        "class Box:\n  def f(self): self.tr(self.title)",
        'class Box:\n  def f(self): self.tr("%n left", n=3)',
        'box.tr("Close")',
    ],
)
def test_what_the_tools_would_not_understand_is_refused(tmp_path: Path, source: str) -> None:
    found, flaws = read(tmp_path, source)

    assert found == []
    assert len(flaws) == 1


@pytest.mark.parametrize("source", ["label.text()", "item.text(0)", "widget.plural(1)"])
def test_functions_of_the_same_name_are_left_alone(tmp_path: Path, source: str) -> None:
    assert read(tmp_path, source) == ([], [])


def test_our_own_sources_are_written_so_that_they_can_be_translated() -> None:
    files = [file for name in translations.SOURCES for file in (ROOT / name).rglob("*.py")]

    assert [str(flaw) for flaw in sentences.read(files)[1]] == []


TEMPLATE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>game</name>
    <message{plural}>
        <source>{source}</source>
        {translation}
    </message>
</context>
</TS>
"""


def flaws_of(
    tmp_path: Path, source: str, translation: str, language: str = "pl", context: str = "game"
) -> list[str]:
    plural = ' numerus="yes"' if "<numerusform>" in translation else ""
    file = tmp_path / f"kupola_{language}.ts"
    catalogue = TEMPLATE.format(source=source, translation=translation, plural=plural)
    file.write_text(catalogue.replace("<name>game<", f"<name>{context}<"), "utf-8")
    return [*catalogues.flaws(file, language)]


def forms(*texts: str) -> str:
    inner = "".join(f"<numerusform>{text}</numerusform>" for text in texts)
    return f"<translation>{inner}</translation>"


@pytest.mark.parametrize(
    ("source", "translation"),
    [
        ("Full.", "<translation>Pełny.</translation>"),
        ("{a} and {b}", "<translation>{b} i {a}</translation>"),
        ("%n tile(s)", forms("%n płytka", "%n płytki", "%n płytek")),
        ("&amp;Game", "<translation>&amp;Gra</translation>"),
    ],
)
def test_a_good_translation_passes(tmp_path: Path, source: str, translation: str) -> None:
    assert flaws_of(tmp_path, source, translation) == []


@pytest.mark.parametrize(
    ("source", "translation", "reason"),
    [
        ("Full.", '<translation type="unfinished"></translation>', "unfinished"),
        ("Full.", '<translation type="unfinished">Pełny.</translation>', "unfinished"),
        ("Full.", '<translation type="vanished">Pełny.</translation>', "vanished"),
        ("Full.", '<translation type="obsolete">Pełny.</translation>', "obsolete"),
        ("Full.", "", "missing"),
        ("Full.", "<translation> </translation>", "empty"),
        ("Line {line}", "<translation>Linia</translation>", "places"),
        ("Line {line}", "<translation>Linia {linia}</translation>", "places"),
        ("Line {line}", "<translation>Linia {line} {line}</translation>", "places"),
        ("Line {line}", "<translation>Linia {line</translation>", "broken braces"),
        ("Full.", "<translation>%n</translation>", "places"),
        ("%n tile(s)", forms("%n płytka", "płytki", "%n płytek"), "places"),
        ("%n tile(s)", forms("%n płytka", "%n płytki"), "2 plural forms instead of 3"),
        ("%1 exists", "<translation>istnieje</translation>", "places"),
        ("&amp;Game", "<translation>Gra</translation>", "shortcut"),
    ],
)
def test_a_bad_translation_is_named(
    tmp_path: Path, source: str, translation: str, reason: str
) -> None:
    (flaw,) = flaws_of(tmp_path, source, translation)

    assert reason in flaw
    assert "kupola_pl.ts: game: " in flaw


@pytest.mark.parametrize(
    ("language", "context", "form", "number"),
    [
        ("hu", "game", "az-ba", 0),
        ("hu", "game", "az-as-t", 0),
        ("hu", "game", "az-bele", 1),
        ("hu", "game", ">5", 1),
        ("hu", "GameCard", "az", 1),
        ("pl", "game", "az", 1),
        ("sr_Cyrl", "game", "-ba", 1),
    ],
)
def test_places_name_only_forms_that_the_program_makes(
    tmp_path: Path, language: str, context: str, form: str, number: int
) -> None:
    translation = f"<translation>{{line:{form}}}</translation>"

    assert len(flaws_of(tmp_path, "Line {line}", translation, language, context)) == number


@pytest.mark.parametrize(("language", "number"), [("en", 2), ("hu", 1), ("sr_Cyrl", 3)])
def test_every_language_has_its_number_of_plural_forms(
    tmp_path: Path, language: str, number: int
) -> None:
    assert flaws_of(tmp_path, "%n", forms(*["%n"] * number), language) == []
    assert len(flaws_of(tmp_path, "%n", forms(*["%n"] * (number + 1)), language)) == 1


@pytest.mark.parametrize(
    ("cyrillic", "expected"),
    [
        ("Три игре, један сто", "Tri igre, jedan sto"),
        ("Љубав, Његош, Џеп", "Ljubav, Njegoš, Džep"),
        ("ЉУБАВ И ЊЕГОШ", "LJUBAV I NJEGOŠ"),
        ("Њ", "Nj"),
        ("ђак, ћуп, жаба, чичак, шума", "đak, ćup, žaba, čičak, šuma"),
        ("&Игра {player} %n Qt", "&Igra {player} %n Qt"),
        ("Опозо&ви", "Opozo&vi"),
    ],
)
def test_cyrillic_is_spelled_in_latin_letters(cyrillic: str, expected: str) -> None:
    assert latin(cyrillic) == expected


def test_nothing_cyrillic_is_left_in_the_latin_catalogues() -> None:
    for file in sorted(translations.CATALOGUES.glob("*_sr_Latn.ts")):
        assert re.findall(r"[\u0400-\u04ff]", file.read_text("utf-8")) == []


def test_nothing_cyrillic_is_left_in_the_latin_rulebooks() -> None:
    for file in sorted((translations.CATALOGUES / rulebooks.DERIVED).glob("*.md")):
        assert re.findall(r"[\u0400-\u04ff]", file.read_text("utf-8")) == []


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a small house with one sentence of each kind."""
    (tmp_path / "core").mkdir()
    (tmp_path / "i18n").mkdir()
    (tmp_path / "core" / "texts.py").write_text(
        'A = text("game", "Full “{a}” \\"b\\".")\nB = plural("game", "%n box(es)", "", n)\n',
        "utf-8",
    )
    monkeypatch.setattr(translations, "ROOT", tmp_path)
    monkeypatch.setattr(translations, "CATALOGUES", tmp_path / "i18n")
    monkeypatch.setattr(translations, "LESSONS", tmp_path / "lessons")
    return tmp_path


def test_new_sentences_come_into_every_catalogue(fresh: Path) -> None:
    assert translations.main([]) == 0

    polish = (fresh / "i18n" / "kupola_pl.ts").read_text("utf-8")
    assert "<source>Full “{a}” &quot;b&quot;.</source>" in polish
    assert polish.count("<numerusform></numerusform>") == 3
    names = {file.stem for file in (fresh / "i18n").iterdir()}
    assert names == {f"kupola_{language}" for language in catalogues.PLURAL_FORMS}


def test_english_plurals_are_derived(fresh: Path) -> None:
    translations.main([])

    english = (fresh / "i18n" / "kupola_en.ts").read_text("utf-8")
    assert "<numerusform>%n box</numerusform>" in english
    assert "<numerusform>%n boxes</numerusform>" in english
    assert "Full" not in english


def test_the_check_wants_them_translated(fresh: Path, capsys: pytest.CaptureFixture[str]) -> None:
    translations.main([])

    assert translations.main(["--check"]) == 1
    assert "'%n box(es)': is unfinished" in capsys.readouterr().out
    assert not list(fresh.rglob("*.qm"))


def finish(folder: Path) -> None:
    for file in folder.glob("*.ts"):
        text = file.read_text("utf-8").replace(' type="unfinished"', "")
        text = text.replace("<numerusform></numerusform>", "<numerusform>%n</numerusform>")
        text = text.replace("<translation></translation>", "<translation>{a}</translation>")
        file.write_text(text, "utf-8")


def test_finished_catalogues_pass_and_compile(fresh: Path) -> None:
    translations.main([])
    finish(fresh / "i18n")

    assert translations.main(["--check"]) == 0
    assert translations.main(["--compile"]) == 0
    assert len(list(fresh.rglob("*.qm"))) == len(catalogues.PLURAL_FORMS)


@pytest.mark.skipif(sys.platform == "win32", reason="a file in use cannot be replaced there")
def test_what_a_program_has_loaded_stays_as_it_was(fresh: Path) -> None:
    translations.main([])
    finish(fresh / "i18n")
    translations.main(["--compile"])
    file = fresh / "i18n" / "kupola_hu.qm"

    with file.open("rb") as loaded:
        before = file.read_bytes()
        (fresh / "i18n" / "kupola_hu.ts").write_text("<TS></TS>", "utf-8")
        translations.main(["--compile"])

        assert loaded.read() == before != file.read_bytes()
    assert {path.suffix for path in (fresh / "i18n").iterdir()} == {".qm", ".ts"}


def test_a_changed_sentence_makes_the_catalogues_stale(
    fresh: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    translations.main([])
    finish(fresh / "i18n")
    (fresh / "core" / "texts.py").write_text('A = text("game", "Other.")\n', "utf-8")

    assert translations.main(["--check"]) == 1
    assert "kupola_hu.ts: is not up to date" in capsys.readouterr().out


def test_a_latin_catalogue_edited_by_hand_is_stale(
    fresh: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    translations.main([])
    finish(fresh / "i18n")
    latin_file = fresh / "i18n" / "kupola_sr_Latn.ts"
    edited = latin_file.read_text("utf-8").replace(">{a}<", ">moje {a}<")
    latin_file.write_text(edited, "utf-8")

    assert translations.main(["--check"]) == 1
    assert "kupola_sr_Latn.ts: is not up to date" in capsys.readouterr().out


def test_a_missing_catalogue_is_noticed(fresh: Path, capsys: pytest.CaptureFixture[str]) -> None:
    translations.main([])
    finish(fresh / "i18n")
    (fresh / "i18n" / "kupola_hu.ts").unlink()

    assert translations.main(["--check"]) == 1
    assert "kupola_hu.ts: is not up to date" in capsys.readouterr().out


def write_rulebook(fresh: Path, text: str) -> Path:
    master = fresh / "i18n" / "rules" / "sr_Cyrl" / "game.md"
    master.parent.mkdir(parents=True)
    master.write_text(text, "utf-8")
    return fresh / "i18n" / "rules" / "sr_Latn" / "game.md"


def test_a_rulebook_is_spelled_in_latin_letters(fresh: Path) -> None:
    derived = write_rulebook(fresh, "## Љубав {#love}: [шума](#forest)")

    translations.main([])

    assert derived.read_text("utf-8") == "## Ljubav {#love}: [šuma](#forest)"


@pytest.mark.parametrize("name", ["{#шума}", "[](#шума)", "![](picture:шума)", "`шума`"])
def test_names_in_a_rulebook_are_not_spelled_anew(name: str) -> None:
    assert rulebooks.derive_latin(f"шума {name} шума") == f"šuma {name} šuma"


def test_a_latin_rulebook_edited_by_hand_is_stale(
    fresh: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    derived = write_rulebook(fresh, "# Шума {#forest}\n")
    translations.main([])
    finish(fresh / "i18n")
    derived.write_text("# Šume {#forest}\n", "utf-8")

    assert translations.main(["--check"]) == 1
    assert "rules/sr_Latn/game.md: is not up to date" in capsys.readouterr().out


def test_a_missing_latin_rulebook_is_noticed(
    fresh: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    derived = write_rulebook(fresh, "# Шума {#forest}\n")
    translations.main([])
    finish(fresh / "i18n")
    derived.unlink()

    assert translations.main(["--check"]) == 1
    assert "rules/sr_Latn/game.md: is not up to date" in capsys.readouterr().out


def test_a_latin_rulebook_without_a_master_is_removed(
    fresh: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    derived = write_rulebook(fresh, "# Шума {#forest}\n")
    translations.main([])
    finish(fresh / "i18n")
    (fresh / "i18n" / "rules" / "sr_Cyrl" / "game.md").unlink()

    assert translations.main(["--check"]) == 1
    assert "rules/sr_Latn/game.md: is not up to date" in capsys.readouterr().out
    assert translations.main([]) == 0
    assert not derived.exists()


def test_up_to_date_rulebooks_pass_the_check(fresh: Path) -> None:
    write_rulebook(fresh, "# Шума {#forest}\n")
    translations.main([])
    finish(fresh / "i18n")

    assert translations.main(["--check"]) == 0


def test_arguments_that_contradict_each_other_are_refused() -> None:
    with pytest.raises(SystemExit, match="2"):
        translations.main(["--check", "--compile"])
