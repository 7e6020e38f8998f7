"""A title from elsewhere that builds something gets a page, calls and a place in the menu, without a line in the source."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from longbox.kernel import LongboxError
from longbox.server import assets, render
from longbox.server.app import create_app
from longbox.server.settings import Settings
from longbox.titles import facets, shelf
from longbox.titles.facets import DESK_WORDS, Desk
from server.asgi import Client

TITLE = """
from longbox.kernel import Option
from scrap.title import Scrap

class Gangs(Scrap):
    name = "gangs"
    label = "Gangs"
    options = {**Scrap.options, "gang_a": Option("", ("", "1code"), "The first player's gang")}

TITLE = Gangs()
"""
BUILDER = '''
from dataclasses import asdict, dataclass, field
from typing import Annotated

from longbox.titles.carried import Form
from longbox.titles.facets import DESK_WORDS, Builder, Desk, Fault, Id, Most, Remark, Taken, Unreadable

@dataclass
class Gang:
    """A gang, by the ids of its brawlers."""
    name: Annotated[str, Most(10)] = ""
    brawlers: Annotated[list[Id], Most(3)] = field(default_factory=list)

@dataclass
class Under:
    """A gang, and how large it has to be."""
    size: int = 2

@dataclass
class GangVerdict:
    legal: bool
    faults: list[Fault]
    code: Annotated[str, "To share."]

class GangBuilder(Builder):
    kind = "gang"
    posted, under, verdict = Gang, Under, GangVerdict
    words = {"locked": "This gang is not yours."}
    desk = Desk(
        "gangs_title", "files", {key: f"<{key}> of gangs" for key in DESK_WORDS}, {"brawlers": "Brawlers"},
        section="gangs", icon="plot", styles=("gangs.css",),
    )

    @property
    def forms(self):
        """A gang as a text."""
        return {"text": Form("text/plain; charset=utf-8", "txt", lambda gang, language: " ".join(gang.brawlers).encode())}

    def catalogue(self, language="en"):
        """All brawlers."""
        return {"brawlers": [{"id": "ann", "name": "Ann" if language == "en" else "Anna"}]}

    def draft(self, given):
        return Gang(**given)

    def plain(self, draft):
        return asdict(draft)

    def check(self, draft, language="en", rulings=None):
        """Whether a gang is large enough."""
        faults = [Fault("Too small.", "SC-001")] if len(draft.brawlers) < rulings["size"] else []
        return GangVerdict(not faults, faults, "1code")

    def take(self, data, language="en"):
        """A gang from a text."""
        if not data:
            raise Unreadable("There is nothing to read.")
        return Taken("text", Gang(brawlers=data.decode().split()), (Remark("Read."),))

FACET = GangBuilder
'''


@pytest.fixture
def gangs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The title is installed: its package is on the path and its book on the shelf."""
    home = tmp_path / "gangs_title"
    (home / "files").mkdir(parents=True)
    (home / "__init__.py").write_text(TITLE)
    (home / "builder.py").write_text(BUILDER)
    (home / "files" / "builder.js").write_text('import { start } from "../builder/start.js";\n')
    (home / "files" / "gangs.css").write_text("td { color: red }\n")
    monkeypatch.syspath_prepend(tmp_path)
    importlib.invalidate_caches()
    books = {**{one.name: one for one in shelf.books()}, "gangs": shelf.Book("gangs", "Gangs", "GA", "gangs_title", players=(2,))}
    monkeypatch.setattr(shelf, "_books", lambda: books)
    kept = (assets.folders, assets.release, render.environment)
    for one in kept:
        one.cache_clear()
    yield
    for one in kept:
        one.cache_clear()
    for name in [one for one in sys.modules if one.startswith("gangs_title")]:
        del sys.modules[name]


@pytest.fixture
def visitor(gangs: None, settings: Settings) -> Iterator[Client]:
    with Client(create_app(settings), accept_language="en") as client:
        yield client


def test_it_has_a_page(visitor: Client) -> None:
    html = visitor.get("/gangs").text
    for key in set(DESK_WORDS) - {"brought"}:
        assert f"&lt;{key}&gt; of gangs" in html, key
    assert 'data-part="brawlers" aria-pressed="true">Brawlers<' in html
    assert 'data-what="gang" data-api="/api/gangs"' in html
    assert 'href="/rules/gangs#gangs"' in html
    assert 'accept=".txt,text/plain"' in html
    assert "This gang is not yours." in html
    for name in ("builder.js", "gangs.css"):
        address = f"/static/~{assets.release()}/gangs/{name}"
        assert f'"{address}"' in html
        assert visitor.get(address).status_code == 200


def test_it_stands_in_the_menu_before_events(visitor: Client) -> None:
    html = visitor.get("/tables").text
    assert html.index('href="/teams"') < html.index('<a href="/gangs">') < html.index('href="/events"')


def test_its_calls_have_its_shapes(visitor: Client) -> None:
    assert visitor.get("/api/gangs/cards?language=de").json() == {"brawlers": [{"id": "ann", "name": "Anna"}]}
    asked = {"gang": {"brawlers": ["ann"]}}
    small = {"legal": False, "faults": [{"text": "Too small.", "rule": "SC-001"}], "code": "1code"}
    assert visitor.post("/api/gangs/check", json=asked).json() == small
    assert visitor.post("/api/gangs/check", json={**asked, "size": 1}).json()["legal"] is True
    assert visitor.post("/api/gangs/export", json=asked).content == b"ann"
    taken = visitor.post("/api/gangs/import", content=b"ann bob").json()
    assert taken["gang"] == {"name": "", "brawlers": ["ann", "bob"]}
    assert [note["text"] for note in taken["notes"]] == ["Read."]
    assert visitor.post("/api/gangs/import", content=b"").json()["detail"] == "There is nothing to read."


@pytest.mark.parametrize("wrong", [{"name": "x" * 11}, {"brawlers": ["a"] * 4}, {"brawlers": ["a" * 81]}, {"boss": "ann"}])
def test_its_limits_hold(visitor: Client, wrong: dict[str, object]) -> None:
    assert visitor.post("/api/gangs/check", json={"gang": wrong}).status_code == 422


def test_its_calls_are_described(visitor: Client) -> None:
    told = visitor.get("/api/openapi.json").json()
    assert told["paths"]["/api/gangs/check"]["post"]["description"] == "Whether a gang is large enough."
    assert told["components"]["schemas"]["GangBody"]["description"] == "A gang, by the ids of its brawlers."
    assert told["components"]["schemas"]["GangVerdict"]["properties"]["code"]["description"] == "To share."
    assert told["components"]["schemas"]["GangExportBody"]["properties"]["format"]["const"] == "text"


def test_a_gang_is_brought_to_a_new_table(visitor: Client) -> None:
    html = visitor.get("/new?title=gangs&gang=1code").text
    assert '<input type="hidden" name="gang" value="1code">' in html
    assert "&lt;brought&gt; of gangs" in html
    assert 'name="gang"' not in visitor.get("/new?title=sample&gang=1code").text


@pytest.mark.parametrize(("kind", "why"), [("roster", "'crisis' does"), ("table", "there is another page at /tables")])
def test_what_is_built_already_or_has_another_page_is_refused(
    gangs: None, monkeypatch: pytest.MonkeyPatch, kind: str, why: str
) -> None:
    monkeypatch.setattr(type(facets.builder(shelf.title("gangs"))), "kind", kind)
    with pytest.raises(LongboxError, match=f"cannot build a '{kind}': {why}"):
        create_app(Settings("sqlite://"))


def test_a_page_without_its_words_is_refused() -> None:
    words = dict.fromkeys(DESK_WORDS, "x")
    del words["paste"]
    with pytest.raises(LongboxError, match="lacks words: paste"):
        Desk("scrap", "static", words, {})
