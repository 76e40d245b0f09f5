from __future__ import annotations

import pytest

from gui.text.language import catalogue, system_language


@pytest.mark.parametrize(
    ("locale", "expected"),
    [
        ("sr_RS", "sr_Cyrl"),
        ("sr", "sr_Cyrl"),
        ("sr-Cyrl-RS", "sr_Cyrl"),
        ("sr_Latn_RS", "sr_Latn"),
        ("sr-Latn", "sr_Latn"),
        ("sr_RS@latin", "sr_Latn"),
        ("sr_RS.UTF-8@latin", "sr_Latn"),
        ("sr_ME", "sr_Latn"),
        ("sr_Cyrl_ME", "sr_Cyrl"),
        ("sr_BA", "sr_Latn"),
        ("bs_BA", "sr_Latn"),
        ("hr-HR", "sr_Latn"),
        ("cnr_ME", "sr_Latn"),
        ("sh", "sr_Latn"),
        ("hu_HU.UTF-8", "hu"),
        ("pl-PL", "pl"),
        ("en_GB", "en"),
        ("de_DE", None),
        ("C", None),
        ("", None),
    ],
)
def test_a_locale_has_its_catalogue(locale: str, expected: str | None) -> None:
    assert catalogue(locale) == expected


def test_the_first_language_that_we_speak_is_chosen() -> None:
    assert system_language({}, ["de-DE", "de", "hu-HU", "en"]) == "hu"


def test_a_system_whose_languages_we_do_not_speak_gets_english() -> None:
    assert system_language({}, ["de-DE", "fr"]) == "en"


def test_latin_letters_asked_for_by_a_modifier_are_not_lost() -> None:
    assert system_language({"LANG": "sr_RS@latin"}, ["sr-Cyrl-RS", "sr"]) == "sr_Latn"


def test_a_modifier_that_something_stronger_overrides_does_not_count() -> None:
    environ = {"LANG": "sr_RS@latin", "LC_ALL": "hu_HU.UTF-8"}

    assert system_language(environ, ["hu-HU"]) == "hu"
