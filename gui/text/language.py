"""Choose the language; imports no Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

SYSTEM = "system"
LANGUAGES = {
    "sr_Latn": "Srpski",
    "sr_Cyrl": "Српски",
    "hu": "Magyar",
    "pl": "Polski",
    "en": "English",
}
"""Codes of the catalogues, and each language's name for itself."""

SPEAKERS_OF_LATIN = frozenset({"bs", "cnr", "hr", "me", "sh"})
"""Languages whose readers are better served by Serbian in Latin letters than by English."""

LATIN_REGIONS = frozenset({"BA", "ME"})
"""Where Serbian without a script is expected in Latin letters."""


def system_language(environ: Mapping[str, str], preferred: Iterable[str]) -> str:
    """Choose the catalogue for a system: by its variables, then by its list of languages.

    Qt reads ``sr_RS@latin`` as Cyrillic, so the variables are asked first.
    """
    variables = (environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, variables), "")
    if "@lat" in locale and (code := catalogue(locale)):
        return code
    return next(filter(None, map(catalogue, preferred)), "en")


def catalogue(locale: str) -> str | None:
    """Find the catalogue for a locale such as ``sr_Latn_RS``, ``hu-HU`` or ``sr_RS@latin``."""
    name, _, modifier = locale.partition("@")
    language, *subtags = name.partition(".")[0].replace("-", "_").split("_")
    if language in SPEAKERS_OF_LATIN:
        return "sr_Latn"
    if language == "sr":
        latin = "Latn" in subtags or modifier.startswith("lat")
        implied = not modifier and "Cyrl" not in subtags and LATIN_REGIONS & {*subtags}
        return "sr_Latn" if latin or implied else "sr_Cyrl"
    return language if language in LANGUAGES else None
