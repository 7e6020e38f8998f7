"""The comic of a finished game: which moments it shows, what they say, as a page, as a drawing and on paper."""

from __future__ import annotations

import io
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest
from pypdf import PdfReader

import longbox
from longbox.kernel import SPECTATOR, Event, Game
from longbox.lab.analysis import analyse
from longbox.players import Sight, player
from longbox.server.comic.paper import printed
from longbox.server.comic.pen import Letters, Put, Sign, long, wrapped
from longbox.server.comic.sheet import PARTS, Sheet, drawing, laid
from longbox.server.comic.story import MOST_INSIDE, Story, told
from longbox.server.languages import language
from longbox.server.tables.wire import ResultTold
from longbox.titles import title
from server.asgi import Client

SEATS: dict[str, tuple[int, dict[str, Any]]] = {
    "crisis": (2, {"setup": "quick"}),
    "tactics": (2, {"setup": "quick"}),
    "revolution": (3, {"last_round": 2}),
}
NAMES = ("Mara", "Jürgen Straßer", "王小明 Ελένη")
SVG = "{http://www.w3.org/2000/svg}"


@cache
def finished(name: str) -> tuple[str, tuple[tuple[int, int, Event], ...]]:
    """A finished game, and what everybody may know of it."""
    seats, options = SEATS[name]
    heard: list[tuple[int, Event]] = []
    given = 0
    game = Game.new(title(name), seats, 3, options, lambda event: heard.append((given, event)))
    players = [player("greedy", seat) for seat in range(seats)]
    while (ask := game.ask) is not None:
        given += 1
        game.answer(players[ask.seat].choose(Sight(game.title, game.state, ask)))
    seen = [(i, n, event.seen_by(SPECTATOR)) for i, (n, event) in enumerate(heard)]
    return game.save(), tuple((i, n, event) for i, n, event in seen if event is not None)


def story(name: str, code: str = "en", without: tuple[int, ...] = ()) -> Story:
    save, lines = finished(name)
    game = longbox.load(save)
    names = NAMES[: game.state.seats]
    game.state.called = names
    state = game.state
    ended: ResultTold = {
        "winner": state.winner(), "scores": list(state.scores()), "rounds": state.rounds(), "reason": "end", "line": "It is over.",
        "headline": "",
    }  # fmt: skip
    return told(game, lines, names, ended, code, without=without)


def sheet(name: str, code: str = "en", *, tall: bool = False) -> Sheet:
    return laid(story(name, code), language(code).gettext, "longbox.example/t/ABCDEFG/comic", tall=tall)


@pytest.mark.parametrize("name", SEATS)
def test_the_turning_points_in_their_order(name: str) -> None:
    found = story(name)
    assert found.panels[0].kind == "cover"
    assert found.panels[-1].kind == "end"
    inside = [one for one in found.panels if one.beat]
    assert 2 <= len(inside) <= MOST_INSIDE
    assert [one.key for one in inside] == sorted({one.key for one in inside})
    swings = [one for one in inside if one.kind == "beat"]
    assert len({one.round for one in swings}) == len(swings), "one round has two swings"
    assert all(one.text for one in found.panels)
    assert sum(one.kind in ("best", "worst") for one in inside) <= 2


def test_what_is_left_out_makes_room_for_the_next() -> None:
    whole = story("crisis")
    first = next(one for one in whole.panels if one.kind == "beat")
    less = story("crisis", without=(first.key,))
    assert first.key not in {one.key for one in less.panels}
    assert {one.key for one in less.others} == {first.key}
    assert {one.round for one in less.panels if one.kind == "beat"} == {one.round for one in whole.panels if one.kind == "beat"}


def test_the_turn_is_where_the_winner_rises_most() -> None:
    found = story("crisis")
    turn = next(one for one in found.panels if one.kind == "turn")
    own = [value[found.hero] for value in found.values]
    assert own[turn.n] - own[turn.since] == pytest.approx(turn.swing)
    game = longbox.load(finished("crisis")[0])
    rounds = [moment.round for moment in analyse(game, nodes=1, since=len(game.answers)).moments]
    pairs = [(at, to) for at, n in enumerate(rounds) if n for to in range(at, len(rounds)) if rounds[to] == n]
    assert turn.swing == pytest.approx(max(own[to] - own[at] for at, to in pairs))
    assert NAMES[found.hero] in turn.text


@pytest.mark.parametrize(("name", "code"), [("crisis", "de"), ("tactics", "en"), ("revolution", "de")])
@pytest.mark.parametrize("tall", [False, True])
def test_the_drawing_needs_nothing_else(name: str, code: str, tall: bool) -> None:
    made = sheet(name, code, tall=tall)
    text = drawing(made, code)
    assert len(text) < 200_000
    root = ElementTree.fromstring(text)
    symbols = {one.get("id") for one in root.iter(f"{SVG}symbol")}
    used = {one.get("href") for one in root.iter(f"{SVG}use")}
    assert used == {f"#{one}" for one in symbols}
    words = root.find(f"{SVG}desc")
    assert words is not None
    assert words.text == " ".join(one.panel.text for one in made.frames)
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    rows: dict[float, int] = {}
    for frame in made.frames:
        rows[frame.y] = rows.get(frame.y, 0) + frame.parts
        assert frame.x + frame.wide <= made.wide
    assert set(rows.values()) == {PARTS}


@pytest.mark.parametrize("name", SEATS)
def test_paper_has_the_words_as_text(name: str) -> None:
    made = sheet(name, "de")
    reader = PdfReader(io.BytesIO(printed(made, "de")))
    assert len(reader.pages) == 1
    text = " ".join(reader.pages[0].extract_text().split())
    for frame in made.frames:
        for line in frame.caption:
            assert line.split()[0] in text, line
    assert "game-icons.net" in text
    assert reader.metadata is not None
    assert reader.metadata.title == made.title


def test_names_in_any_letters_have_a_length() -> None:
    assert long("王小明", 10) > 0
    assert wrapped("a " * 30 + "b", 50, 15)[-1].endswith("b")


def test_every_emblem_has_an_author() -> None:
    made = sheet("crisis")
    marks = [mark for frame in made.frames for mark in frame.marks]
    signs = [part for mark in marks if isinstance(mark, Put) for part in mark.parts if isinstance(part, Sign)]
    assert signs
    assert any("CC BY 3.0" in line.words for line in made.foot if isinstance(line, Letters))


# -- the page -----------------------------------------------------------------------------------------------------------------


def brought(client: Client, name: str = "tactics") -> str:
    made = client.post("/api/import", content=finished(name)[0])
    assert made.status_code == 201, made.text
    return str(made.json()["code"])


def test_the_page_the_picture_and_the_paper(client: Client) -> None:
    code = brought(client)
    for lang, words in (("en", "Drawn from what happened"), ("de", "nichts ist erfunden")):
        page = client.get(f"/t/{code}/comic", headers={"Accept-Language": lang})
        assert page.status_code == 200
        assert words in page.text
        assert page.text.count("<figcaption>") >= 5
        assert "style=" not in page.text
        assert "/credits" in page.text
    assert client.get(f"/t/{code.lower()}/comic").headers["location"] == f"/t/{code}/comic"
    drawn = client.get(f"/t/{code}/comic.svg?tall=1")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert "default-src 'none'" in drawn.headers["content-security-policy"]
    paper = client.get(f"/t/{code}/comic.pdf")
    assert paper.content.startswith(b"%PDF-")


def test_panels_are_left_out_by_the_form(client: Client) -> None:
    code = brought(client)
    page = client.get(f"/t/{code}/comic").text
    keys = [part.split('"')[0] for part in page.split('name="among" value="')[1:]]
    assert len(keys) > 2
    query = "&".join([f"among={key}" for key in keys] + [f"keep={key}" for key in keys[1:]])
    less = client.get(f"/t/{code}/comic?{query}").text
    assert f'name="keep" value="{keys[0]}">' in less.replace(" checked", " ").replace('" >', '">')
    assert f"&amp;without={keys[0]}" in less
    assert f'value="{keys[0]}" checked' not in less


def test_a_game_that_goes_on_has_no_comic(client: Client) -> None:
    code = client.post("/api/tables", json={"title": "revolution", "seats": [{"kind": "me"}] * 3}).json()["code"]
    page = client.get(f"/t/{code}/comic")
    assert page.status_code == 409
    assert "not over yet" in page.text
    seq = client.get(f"/api/tables/{code}/state").json()["seq"]
    client.post(f"/api/tables/{code}/resign", json={"seq": seq})
    assert "nothing to draw" in client.get(f"/t/{code}/comic").text


def test_a_game_that_was_given_up_has_one(client: Client) -> None:
    code = client.post("/api/tables", json={"title": "revolution", "seats": [{"kind": "me"}] * 3}).json()["code"]
    for _ in range(6):
        seq = client.get(f"/api/tables/{code}/state").json()["seq"]
        client.post(f"/api/tables/{code}/answer", json={"seq": seq, "value": 0})
    seq = client.get(f"/api/tables/{code}/state").json()["seq"]
    client.post(f"/api/tables/{code}/resign", json={"seq": seq})
    page = client.get(f"/t/{code}/comic")
    assert page.status_code == 200
    assert "resigns" in page.text
