from __future__ import annotations

import pytest

from gui.text.hungarian import FORMS, inflected

LAST_WORDS = {
    # The last word of a number: with -as, -t, -val, -hoz, -n and -ban.
    0: "s t val hoz n ban",
    1: "es et gyel hez en ben",
    2: "es t vel höz n ben",
    3: "as at mal hoz on ban",
    4: "es et gyel hez en ben",
    5: "ös öt tel höz ön ben",
    6: "os ot tal hoz on ban",
    7: "es et tel hez en ben",
    8: "as at cal hoz on ban",
    9: "es et cel hez en ben",
    10: "es et zel hez en ben",
    20: "as at szal hoz on ban",
    30: "as at cal hoz on ban",
    40: "es et nel hez en ben",
    50: "es et nel hez en ben",
    60: "as at nal hoz on ban",
    70: "es et nel hez en ben",
    80: "as at nal hoz on ban",
    90: "es et nel hez en ben",
    100: "as at zal hoz on ban",
    1_000: "es et rel hez en ben",
    1_000_000: "s t val hoz n ban",
    1_000_000_000: "os ot dal hoz on ban",
}
COLUMNS = ("-as", "-t", "-val", "-hoz", "-n", "-ban")
WITH_AZ = {1, 5, *range(50, 60), *range(500, 600)}
"""Below 1000, what begins with a vowel: egy, öt, ötven, ötszáz."""


def last_word(number: int) -> int:
    """Name the last word of a number: 10 of 210, 3 of 213."""
    if number == 0:
        return 0
    unit = next(size for size in (1, 10, 100, 1_000, 10**6, 10**9) if number % (size * 10))
    return number // unit % 10 * unit if unit < 100 else unit


@pytest.mark.parametrize("form", COLUMNS)
def test_endings_agree_with_the_last_word_of_a_number(form: str) -> None:
    found = [inflected(str(number), form) for number in range(1000)]

    endings = (LAST_WORDS[last_word(n)].split()[COLUMNS.index(form)] for n in range(1000))
    assert found == [f"{number}-{ending}" for number, ending in enumerate(endings)]


@pytest.mark.parametrize("number", [1_000, 11_000, 200_000, 10**6, 21 * 10**6, 10**9, 10**10])
def test_endings_of_large_numbers_agree_with_their_last_word(number: int) -> None:
    word = next(size for size in (10**9, 10**6, 1_000) if number % size == 0)
    found = [inflected(str(number), form).partition("-")[2] for form in COLUMNS]

    assert found == LAST_WORDS[word].split()


def test_the_article_agrees_with_the_first_word_of_a_number() -> None:
    for number in range(1000):
        article = "az" if number in WITH_AZ else "a"

        assert inflected(str(number), "az") == f"{article} {number}"
        assert inflected(str(number), "Az") == f"{article.capitalize()} {number}"


@pytest.mark.parametrize(
    ("number", "article"),
    [
        ("1000", "az"),
        ("1999", "az"),
        ("2000", "a"),
        ("5000", "az"),
        ("10000", "a"),
        ("50000", "az"),
        ("100000", "a"),
        ("500000", "az"),
        ("1000000", "az"),
        ("1000000000", "az"),
        ("−1", "a"),
        ("-5", "a"),
        ("+5", "a"),
        ("9" * 40, "a"),
    ],
)
def test_the_article_of_other_numbers(number: str, article: str) -> None:
    assert inflected(number, "az") == f"{article} {number}"


@pytest.mark.parametrize(
    ("number", "form", "expected"),
    [
        ("8", "az-as", "a 8-as"),
        ("5", "Az-as", "Az 5-ös"),
        ("12", "az-as-t", "a 12-est"),
        ("5", "-as-hoz", "5-öshöz"),
        ("6", "az-as-ba", "a 6-osba"),
        ("1", "-as-ra", "1-esre"),
        ("48", "-as-val", "48-assal"),
        ("5", "-as-val", "5-össel"),
        ("100", "-tól", "100-tól"),
        ("4", "-nak", "4-nek"),
        ("−5", "-nál", "−5-nél"),
    ],
)
def test_numbers_take_articles_and_several_endings(number: str, form: str, expected: str) -> None:
    assert inflected(number, form) == expected


@pytest.mark.parametrize(
    "names",
    [
        # A name, to it, with it, it as an object, by it.
        "Anna Annának Annával Annát Annánál",
        "Béla Bélának Bélával Bélát Bélánál",
        "Peti Petinek Petivel Petit Petinél",
        "Kati Katinak Katival Katit Katinál",
        "Imre Imrének Imrével Imrét Imrénél",
        "Máté Máténak Mátéval Mátét Máténál",
        "Noémi Noéminek Noémivel Noémit Noéminél",
        "Olivér Olivérnek Olivérrel Olivért Olivérnél",
        "Gergő Gergőnek Gergővel Gergőt Gergőnél",
        "Gábor Gábornak Gáborral Gábort Gábornál",
        "Ágnes Ágnesnek Ágnessel Ágnest Ágnesnél",
        "Balázs Balázsnak Balázzsal Balázst Balázsnál",
        "György Györgynek Györggyel Györgyöt Györgynél",
        "Mihály Mihálynak Mihállyal Mihályt Mihálynál",
        "Ádám Ádámnak Ádámmal Ádámot Ádámnál",
        "Dávid Dávidnak Dáviddal Dávidot Dávidnál",
        "Ferenc Ferencnek Ferenccel Ferencet Ferencnél",
        "Bernadett Bernadettnek Bernadettel Bernadettet Bernadettnél",
        "Alex Alexnek Alexszel Alexet Alexnél",
        "Ödön Ödönnek Ödönnel Ödönt Ödönnél",
        "Kiss Kissnek Kiss-sel Kisst Kissnél",
        "Tóth Tóthnak Tóthtal Tóthot Tóthnál",
        # From elsewhere.
        "Henry Henrynek Henryvel Henryt Henrynél",
        "Tony Tonynak Tonyval Tonyt Tonynál",
        "Jenny Jennynek Jennyvel Jennyt Jennynél",
        "Jürgen Jürgennek Jürgennel Jürgent Jürgennél",
        "Łucja Łucjának Łucjával Łucját Łucjánál",
        "Sarah Sarah-nak Sarah-val Sarah-t Sarah-nál",
        "Милица Милица-nak Милица-val Милица-t Милица-nál",
        "Иван Иван-nak Иван-nal Иван-t Иван-nál",
        "小明 小明-nak 小明-val 小明-t 小明-nál",
        # Not spelled as names are.
        "Anna2 Anna2-nek Anna2-vel Anna2-t Anna2-nél",
        "ANNA ANNA-nak ANNA-val ANNA-t ANNA-nál",
        "GÁBOR GÁBOR-nak GÁBOR-ral GÁBOR-t GÁBOR-nál",
        "B B-nek B-vel B-t B-nél",
        "F F-nek F-fel F-et F-nél",
        "XY XY-nak XY-nal XY-t XY-nál",
        "Anna😀 Anna😀-nak Anna😀-val Anna😀-t Anna😀-nál",
        "😀 😀-nak 😀-val 😀-t 😀-nál",
    ],
)
def test_names_take_endings(names: str) -> None:
    name, *expected = names.split()

    assert [inflected(name, form) for form in ("-nak", "-val", "-t", "-nál")] == expected


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("Anna", "az Anna"),
        ("Béla", "a Béla"),
        ("Öcsi", "az Öcsi"),
        ("Yvonne", "az Yvonne"),
        ("Yoda", "a Yoda"),
        ("Émile", "az Émile"),
        ("Ångström", "az Ångström"),
        ("Елена", "az Елена"),
        ("Милица", "a Милица"),
        ("„Anna”", "az „Anna”"),
        ("😀 Anna", "az 😀 Anna"),
        ("😀", "a 😀"),
        ("1. játékos", "az 1. játékos"),
        ("F", "az F"),
        ("B", "a B"),
        ("erdő", "az erdő"),
    ],
)
def test_words_take_the_article_that_is_spoken(word: str, expected: str) -> None:
    assert inflected(word, "az") == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Anna", "Anna|Annának"),
        ("béla", "béla|bélának"),
        ("1. játékos", "Az 1. játékos|az 1. játékosnak"),
        ("2. gép", "A 2. gép|a 2. gépnek"),
        ("2pac", "2pac|2pacnak"),
    ],
)
def test_only_seats_without_a_name_take_an_article(name: str, expected: str) -> None:
    assert f"{inflected(name, 'Név')}|{inflected(name, 'név-nak')}" == expected


@pytest.mark.parametrize("form", ["", "az", "Név", "-t", "az-as-val"])
def test_nothing_stays_nothing(form: str) -> None:
    assert inflected("", form) == ""


@pytest.mark.parametrize("form", ["az-", "-xyz", "-t-as", "a", "AZ", ">5", "-as-as", "0", "az-t "])
def test_an_unknown_form_is_an_error(form: str) -> None:
    assert form not in FORMS
    with pytest.raises(ValueError, match="no Hungarian form"):
        inflected("Anna", form)


@pytest.mark.parametrize(
    "word", ["Anna", "0", "😀", "a\u0301", "\u202eabc", "-", "ß", "ﬁ", "12.5%"]
)
def test_every_form_of_any_word_keeps_the_word(word: str) -> None:
    for form in FORMS:
        assert word[:-1] in inflected(word, form)
