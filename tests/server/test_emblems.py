"""Every piece has its emblem, every emblem its author, and no two people of a title look alike."""

from __future__ import annotations

import csv
import re
from collections import defaultdict
from typing import Any

import pytest

from longbox.server.drawings import FOLDER, drawings
from longbox.server.emblems import MOST
from longbox.titles import facets, shelf
from longbox.titles.crisis.cards import LIBRARY
from server.asgi import Client

TITLES = ("crisis", "tactics", "revolution")
PIECES = {
    "crisis": ("characters", "tokens", "gems", "terrain"),
    "tactics": ("figures", "things", "plots"),
    "revolution": ("recruits",),
}


def shipped(title: str) -> dict[str, Any]:
    """The catalogue without the characters that other tests make up."""
    cards = dict(facets.page(shelf.title(title)).catalogue("en"))
    if title == "crisis":
        cards["characters"] = {id: one for id, one in cards["characters"].items() if id in LIBRARY.characters}
    return cards


@pytest.mark.parametrize("title", TITLES)
def test_every_piece_has_an_emblem_that_exists(title: str) -> None:
    cards = shipped(title)
    for kind in PIECES[title]:
        bare = [id for id, one in cards[kind].items() if one.get("emblem") not in drawings()]
        assert not bare, f"{kind} of {title} without an emblem: {bare}"


@pytest.mark.parametrize("title", TITLES)
def test_all_that_is_named_is_drawn(title: str) -> None:
    known = facets.emblems(f"longbox.titles.{title}.page")
    assert {one.icon for kind in known.values() for one in kind.values()} <= set(drawings())


def test_versions_of_one_person_share_a_drawing_and_others_do_not() -> None:
    cards = shipped("crisis")["characters"]
    by_emblem: dict[str, list[dict[str, object]]] = defaultdict(list)
    for one in cards.values():
        by_emblem[one["emblem"]].append(one)
    for emblem, several in by_emblem.items():
        versions = [one.get("version", 1) for one in several]
        assert len(versions) == len(set(versions)), f"{[one['name'] for one in several]} cannot be told apart: {emblem}"


def test_authors_of_all_drawings_are_named(client: Client) -> None:
    with (FOLDER / "authors.csv").open(encoding="utf-8") as rows:
        author = {row["icon"]: row["author"] for row in csv.DictReader(rows)}
    assert set(author) == set(drawings())
    shown, licence = client.get("/credits").text, (FOLDER / "LICENCE.txt").read_text(encoding="utf-8")
    for name in set(author.values()):
        assert name in shown
        assert name in licence.replace("\n", " ")
    assert "creativecommons.org/licenses/by/3.0" in shown


def test_drawings_are_paths_of_one_colour() -> None:
    for name, one in drawings().items():
        assert re.fullmatch(r"(</?(path|g)\b[^<>]*>)+", one["body"]), name
        assert not re.search(r"\b(on\w+|href|style|fill)=", one["body"]), name
        assert len([float(part) for part in one["box"].split()]) == 4


def test_drawings_are_sent_by_name(client: Client) -> None:
    answer = client.get("/api/emblems?names=tornado,no-such-thing,magnet")
    assert set(answer.json()) == {"tornado", "magnet"}
    assert answer.json()["tornado"] == drawings()["tornado"]
    assert client.get("/api/emblems").json() == {}
    many = ",".join([*(f"none{i}" for i in range(MOST)), "tornado"])
    assert client.get(f"/api/emblems?names={many}").json() == {}
    assert client.get(f"/api/emblems?names={'a' * 9_000}").status_code == 422
