"""Qt's translation files: what is wrong with one, and one script from the other."""

from __future__ import annotations

import re
from collections import Counter
from string import Formatter
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from gui.text.hungarian import FORMS
from i18n.serbian import latin

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PLURAL_FORMS = {"en": 2, "hu": 1, "pl": 3, "sr_Cyrl": 3, "sr_Latn": 3}
WORD_FORMS = {"hu": FORMS}
"""What may stand behind the colon of a ``{place:form}``."""


def flaws(file: Path, language: str) -> Iterator[str]:
    """Say what is unfinished or does not fit its source in a catalogue."""
    for context in ET.parse(file).iterfind("context"):  # noqa: S314 - our own file
        name = context.findtext("name", "")
        known = frozenset() if name[:1].isupper() else WORD_FORMS.get(language, frozenset())
        for message in context.iterfind("message"):
            source = message.findtext("source", "")
            for flaw in _message_flaws(message, source, PLURAL_FORMS[language], known):
                yield f"{file.name}: {name}: {source!r}: {flaw}"


def _message_flaws(
    message: ET.Element, source: str, plural_forms: int, known: frozenset[str]
) -> Iterator[str]:
    translation = message.find("translation")
    if translation is None:
        yield "is missing"
        return
    if kind := translation.get("type"):
        yield f"is {kind}"
        return
    forms = [translation.text or ""]
    if message.get("numerus") == "yes":
        forms = [form.text or "" for form in translation.iterfind("numerusform")]
        if len(forms) != plural_forms:
            yield f"has {len(forms)} plural forms instead of {plural_forms}"
    for form in forms:
        yield from _form_flaws(form, source, known)


def _form_flaws(form: str, source: str, known: frozenset[str]) -> Iterator[str]:
    if not form.strip():
        yield "is empty"
    elif (found := _places(form)) != (wanted := _places(source)):
        yield f"has the places {found} instead of {wanted} in {form!r}"
    elif form.count("&") != source.count("&"):
        yield f"has another number of shortcut letters (&) in {form!r}"
    elif unknown := sorted({spec for _, _, spec, _ in Formatter().parse(form) if spec} - known):
        yield f"has the word forms {unknown} in {form!r}, which nothing makes here"


def _places(sentence: str) -> list[str]:
    """List the placeholders; a malformed text gets one that no other text has."""
    counted = Counter(re.findall(r"%(?:n|\d)", sentence))
    try:
        counted.update(f"{{{name}}}" for _, name, _, _ in Formatter().parse(sentence) if name)
    except ValueError:
        return ["broken braces"]
    return sorted(counted.elements())


def derive_english(catalogue: str) -> str:
    """Fill in the English plurals: brackets are kept for all numbers except one."""
    return re.sub(
        r"<source>(?P<source>[^<]*)</source>(?P<between>\s*(?:<comment>[^<]*</comment>\s*)?)"
        r"<translation[^>]*>.*?</translation>",
        _english_plural,
        catalogue,
        flags=re.DOTALL,
    )


def _english_plural(found: re.Match[str]) -> str:
    one, many = (re.sub(r"\((e?s)\)", ending, found["source"]) for ending in ("", r"\1"))
    forms = "".join(f"{' ' * 12}<numerusform>{form}</numerusform>\n" for form in (one, many))
    translation = f"<translation>\n{forms}{' ' * 8}</translation>"
    return f"<source>{found['source']}</source>{found['between']}{translation}"


def derive_latin(cyrillic: str) -> str:
    """Write a Serbian catalogue in Latin letters."""
    head = cyrillic.replace('language="sr_Cyrl"', 'language="sr_Latn"', 1)
    return re.sub(
        r"(?<=<translation>).*?(?=</translation>)|(?<=<numerusform>).*?(?=</numerusform>)",
        lambda found: latin(found[0]),
        head,
        flags=re.DOTALL,
    )
