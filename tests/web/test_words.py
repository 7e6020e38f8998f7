"""No text without its translation, no section without a name."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.extract import extract_from_dir

import longbox.server
import longbox.titles
import longbox.web
from longbox.server.languages import LANGUAGES, MESSAGES, language
from longbox.server.render import TEMPLATES
from longbox.server.sections import sections
from longbox.speech.catalogues import CONTEXT
from longbox.titles import SHELF

OTHERS = [code for code in LANGUAGES if code != "en"]
KEYWORDS = {"_": None, "gettext": None, "ngettext": (1, 2), "message": {1: (1,), 2: (1, (2, "c"))}}
OPTIONS = {"**.html": {"silent": "false", "newstyle_gettext": "true"}}


def messages() -> Iterator[str | tuple[str, ...]]:
    """Every text in the templates and the server's sources that a visitor may read."""
    for folder, methods in (
        (TEMPLATES, [("**.html", "jinja2")]),
        (Path(longbox.server.__file__).parent, [("**.py", "python")]),
        (Path(longbox.titles.__file__).parent, [("**.py", "python")]),
    ):
        for _, _, found, _, context in extract_from_dir(folder, methods, OPTIONS, KEYWORDS):
            yield f"{context}{CONTEXT}{found}" if context else found


def gaps(text: str) -> list[str]:
    return sorted(re.findall(r"%\(\w+\)s", text))


@pytest.mark.parametrize("code", OTHERS)
def test_every_message_is_translated(code: str) -> None:
    speech = language(code).catalogue
    found = set(messages())
    assert len(found) > 50
    missing = []
    for text in found:
        if isinstance(text, tuple):
            forms = speech.many.get(text[0], ())
            if len(forms) != 2 or gaps(forms[0]) != gaps(text[0]) or gaps(forms[1]) != gaps(text[1]):
                missing.append(text[0])
        elif text not in speech.one or gaps(speech.one[text]) != gaps(text):
            missing.append(text)
    assert not missing, f"{code}.po lacks or mistakes: {missing}"


@pytest.mark.parametrize("code", OTHERS)
def test_no_translation_is_left_over(code: str) -> None:
    speech = language(code).catalogue
    found = {text[0] if isinstance(text, tuple) else text for text in messages()}
    assert {*speech.one, *speech.many} - found == set()


def test_templates_hold_no_bare_text() -> None:
    """Words outside `_()` would be English in every language. Names are allowed."""
    allowed = {"Longbox", "CP", "CSV", "JSON", "PDF", "rules"}  # the last is part of an address
    for path in TEMPLATES.glob("*.html"):
        text = re.sub(
            r"\{#.*?#\}|\{% block kind %\}.*?\{% endblock %\}|\{%.*?%\}|\{\{.*?\}\}|<svg.*?</svg>|<[^>]*>",
            " ",
            path.read_text(encoding="utf-8"),
            flags=re.S,
        )
        assert set(re.findall(r"[A-Za-z]{2,}", text)) <= allowed, path.name


@pytest.mark.parametrize("book", list(SHELF))
def test_every_section_is_named_in_every_language(book: str) -> None:
    used = {rule.section for rule in SHELF[book].rules().values()}
    with (MESSAGES / "sections" / f"{book}.csv").open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert sorted(row["slug"] for row in rows) == sorted(used)
    for row in rows:
        assert all(row[code].strip() for code in LANGUAGES), row
        assert bool(row["chapter_en"]) == bool(row["chapter_de"]), row
    assert rows[0]["chapter_en"]
    for code in LANGUAGES:
        names = [(one.chapter, one.name) for one in sections(book, code).values()]
        assert len(set(names)) == len(names)


def test_font_comes_with_its_licence() -> None:
    fonts = Path(longbox.web.__file__).parent / "static" / "fonts"
    assert "SIL OPEN FONT LICENSE" in (fonts / "OFL.txt").read_text(encoding="utf-8").upper()


def test_the_page_shows_the_licence_of_the_project() -> None:
    root = Path(__file__).parents[2]
    assert (root / "src/longbox/web/static/LICENCE.txt").read_text() == (root / "LICENSE").read_text()
