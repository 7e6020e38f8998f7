"""Catalogues are read as every tool reads them, and a language costs nothing before somebody speaks it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.pofile import read_po

import longbox
from longbox.speech import catalogue
from longbox.speech.catalogues import CONTEXT, NONE, read

SOURCE = Path(longbox.__file__).parent
FILES = sorted(SOURCE.rglob("*.po"))


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(SOURCE)) for path in FILES])
def test_babel_reads_the_same(path: Path) -> None:
    found = read(path.read_text(encoding="utf-8"))
    one, many = {}, {}
    with path.open("rb") as lines:
        for entry in read_po(lines, locale=path.stem):
            if not entry.id:
                continue
            start = f"{entry.context}{CONTEXT}" if entry.context else ""
            if isinstance(entry.id, tuple):
                many[start + entry.id[0]] = entry.string
            else:
                one[start + entry.id] = entry.string
    assert found.one == one
    assert found.many == many
    assert [found.form(n) for n in (0, 1, 2)] == [1, 0, 1]


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(SOURCE)) for path in FILES])
def test_no_text_stands_twice_in_a_file(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found = read(text)
    assert len(found.one) + len(found.many) == text.count("\nmsgid ") - 1


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(SOURCE)) for path in FILES])
def test_a_translation_has_the_fields_of_its_text(path: Path) -> None:
    for key, german in read(path.read_text(encoding="utf-8")).one.items():
        english = key.rpartition(CONTEXT)[2]
        if "{" in english and '{"' not in english:
            assert fields(english) == fields(german)


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_fuzzy_and_empty_entries_are_left_in_english() -> None:
    found = read('#, fuzzy\nmsgid "a"\nmsgstr "x"\n\nmsgid "b"\nmsgstr ""\n\nmsgid "c"\nmsgstr "y"\n')
    assert dict(found.one) == {"c": "y"}
    assert found.gettext("a") == "a"


def test_signs_that_are_escaped() -> None:
    found = read(r'msgid "say \"x\"\n"' + "\n" + r'msgstr "C:\\neu \"y\"\n"')
    assert dict(found.one) == {'say "x"\n': 'C:\\neu "y"\n'}


def test_a_context_tells_two_meanings_apart() -> None:
    found = read('msgctxt "card"\nmsgid "Event"\nmsgstr "Ereignis"\n\nmsgctxt "challenger"\nmsgid "Event"\nmsgstr "Turnier"\n')
    assert (found.pgettext("card", "Event"), found.pgettext("challenger", "Event")) == ("Ereignis", "Turnier")
    assert found.find("Event") is None


def test_plural_forms_are_those_of_the_language() -> None:
    polish = read(
        'msgid ""\nmsgstr ""\n"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2);\\n"\n\n'
        'msgid "{n} die"\nmsgid_plural "{n} dice"\nmsgstr[0] "{n} kość"\nmsgstr[1] "{n} kości"\nmsgstr[2] "{n} kostek"\n'
    )
    assert [polish.ngettext("{n} die", "{n} dice", n) for n in (1, 3, 5)] == ["{n} kość", "{n} kości", "{n} kostek"]
    assert [NONE.ngettext("{n} die", "{n} dice", n) for n in (0, 1)] == ["{n} dice", "{n} die"]


def test_english_and_unknown_languages_have_no_catalogue() -> None:
    assert catalogue(SOURCE / "kernel", "en") is NONE
    assert catalogue(SOURCE / "kernel", "xx") is NONE
    assert catalogue(SOURCE / "kernel", "de") is catalogue(SOURCE / "kernel", "de")


def test_a_title_is_loaded_without_babel_and_without_reading_a_catalogue() -> None:
    check = (
        "import sys; from longbox.titles.shelf import title; title('crisis')\n"
        "from longbox.speech.catalogues import catalogue\n"
        "assert 'babel' not in sys.modules; assert not catalogue.cache_info().currsize"
    )
    subprocess.run([sys.executable, "-c", check], check=True)
