"""The analysis of a finished game as people see it: from its end to the plots, by keys, on a phone, at night, on paper."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from fastapi import FastAPI
from playwright.sync_api import Page, expect

from longbox.kernel import Game
from longbox.lab.analysis import analyse
from longbox.players import play, player
from longbox.server.analysis import jobs
from longbox.server.services import Services
from longbox.titles import title

from .looks import each_in_turn, overflow, violations

Open = Callable[..., Page]
Bring = Callable[..., str]
SEATS: dict[str, tuple[int, dict[str, Any]]] = {
    "crisis": (2, {"setup": "quick"}),
    "tactics": (2, {"level": "back-alley"}),
    "revolution": (3, {"last_round": 1}),
}


@cache
def finished(name: str) -> tuple[str, str]:
    """A finished game, and its analysis with the mistakes of its last decisions."""
    seats, options = SEATS[name]
    game = Game.new(title(name), seats, 3, options)
    play(game, [player("random", f"browser {seat}") for seat in range(seats)])
    return game.save(), json.dumps(analyse(game, nodes=2, since=len(game.answers) - 16).dump())


def analysed(application: FastAPI, code: str, body: str) -> None:
    """Puts a finished analysis beside a table."""
    services: Services = application.state.services

    async def write() -> None:
        await services.store.write(lambda db: jobs._claim(db, code, "test", None))
        await services.store.write(lambda db: jobs._touch(db, code, "test", {"status": "done", "body": body}))

    assert services.tables.sweeper is not None
    asyncio.run_coroutine_threadsafe(write(), services.tables.sweeper.get_loop()).result()


def shown(visit: Open, bring: Bring, application: FastAPI, name: str, **how: Any) -> tuple[Page, str]:
    page = visit(**how)
    save, body = finished(name)
    code = bring(save, *[page] * SEATS[name][0])
    analysed(application, code, body)
    page.goto(f"/t/{code}/analysis")
    expect(page.locator(".an-value")).to_be_visible()
    return page, code


def test_from_the_end_of_a_game_to_its_analysis(visit: Open, application: FastAPI) -> None:
    services: Services = application.state.services
    services.analyses.nodes = 1
    page = visit("/", missing=True)
    origin = "/".join(page.url.split("/")[:3])
    ask = page.context.request
    seats = [{"kind": "me"}] * 3
    code = ask.post("/api/tables", data={"title": "revolution", "seats": seats}, headers={"Origin": origin}).json()["code"]
    for _ in range(6):
        seq = ask.get(f"/api/tables/{code}/state").json()["seq"]
        ask.post(f"/api/tables/{code}/answer", data={"seq": seq, "value": 0}, headers={"Origin": origin})
    page.goto(f"/t/{code}/analysis")
    expect(page.locator("h1")).to_be_visible()
    assert "not over yet" in page.inner_text("main")
    seq = ask.get(f"/api/tables/{code}/state").json()["seq"]
    ask.post(f"/api/tables/{code}/resign", data={"seq": seq}, headers={"Origin": origin})
    page.goto(f"/t/{code}")
    page.locator("#decision").get_by_role("link", name="Analysis").click()
    page.get_by_role("button", name="Analyse this game").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#progress")).to_be_visible()
    assert violations(page) == []
    expect(page.locator(".an-value")).to_be_visible()
    expect(page.locator(".an-scores .won")).to_have_count(1)


def test_an_analysis_is_stopped(visit: Open, application: FastAPI, bring: Bring) -> None:
    services: Services = application.state.services
    page = visit()
    save, _ = finished("tactics")
    code = bring(save, page, page)
    services.analyses.nodes = 200
    page.goto(f"/t/{code}/analysis")
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.locator("#progress-text")).to_have_text(re.compile(r"Decision \d+ of \d+"))
    page.get_by_role("button", name="Stop the analysis").click()
    expect(page.get_by_role("button", name="Analyse this game")).to_be_visible()


@pytest.mark.parametrize(("name", "width", "theme", "language"), each_in_turn(*SEATS))
def test_the_page_is_accessible(
    visit: Open, bring: Bring, application: FastAPI, name: str, width: int, language: str, theme: str
) -> None:
    page, _ = shown(visit, bring, application, name, width=width, language=language, theme=theme)
    assert violations(page) == []
    assert overflow(page) == 0
    assert page.locator(".plot svg:visible").count() == 2
    for drawn in page.locator(".plot svg:visible").all():
        box = drawn.bounding_box()
        assert box is not None
        assert box["width"] <= width
        assert box["height"] > 120
    small = page.evaluate(
        "Math.min(...[...document.querySelectorAll('.plot svg')].filter((s) => s.checkVisibility()).flatMap((s) =>"
        " [...s.querySelectorAll('text')].map((t) => t.getBoundingClientRect().height)))"
    )
    assert small >= 9


def test_every_moment_is_reached_by_keys(visit: Open, bring: Bring, application: FastAPI) -> None:
    page, code = shown(visit, bring, application, "crisis")
    found = json.loads(finished("crisis")[1])
    last = found["decisions"]
    slider = page.get_by_label("Moment of the game")
    slider.focus()
    expect(page.locator("#told-where")).to_have_text(f"Decision {last} of {last}, round {found['moments'][-1]['round']}")
    page.keyboard.press("Home")
    expect(page.locator("#told-where")).to_contain_text(f"Decision 0 of {last}")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.locator("#told-where")).to_contain_text(f"Decision 3 of {last}")
    percent = round(found["moments"][3]["values"][0] * 100)
    assert f"{percent}%" in (slider.get_attribute("aria-valuetext") or "")
    left, right = (page.locator(".an-value .plot.wide svg").get_attribute(f"data-{side}") for side in ("left", "right"))
    x = float(left or 0) + (float(right or 0) - float(left or 0)) * 3 / last
    assert (page.locator(".an-value .plot.wide .cursor").get_attribute("d") or "").startswith(f"M{x:.1f} ")
    page.get_by_role("link", name="Look at this moment", exact=True).first.click()
    page.wait_for_url(f"**/t/{code}?at=3")


def test_a_click_into_the_plot_shows_that_moment(visit: Open, bring: Bring, application: FastAPI) -> None:
    page, _ = shown(visit, bring, application, "crisis")
    last = json.loads(finished("crisis")[1])["decisions"]
    plot = page.locator(".an-value .plot.wide svg")
    box = plot.bounding_box()
    assert box is not None
    scale = box["width"] / 860
    plot.click(position={"x": (50 + (846 - 50) / 2) * scale, "y": 200 * scale})
    assert abs(int(page.get_by_label("Moment of the game").input_value()) - last / 2) <= 1


def test_marks_lead_to_the_moment_of_the_mistake(visit: Open, bring: Bring, application: FastAPI) -> None:
    page, code = shown(visit, bring, application, "crisis")
    mistakes = json.loads(finished("crisis")[1])["mistakes"]
    assert mistakes
    marks = page.locator(".an-value .plot.wide a.mark")
    assert marks.count() == len(mistakes) == page.locator(".an-mistakes li").count()
    first = marks.first
    assert f"decision {mistakes[0]['n'] + 1}" in (first.get_attribute("aria-label") or "")
    first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/t/{code}?at={mistakes[0]['n']}")
    expect(page.locator("#replay")).to_be_visible()


def test_without_scripts_the_numbers_are_there(visit: Open, bring: Bring, application: FastAPI) -> None:
    maker, code = shown(visit, bring, application, "revolution")
    page = visit(f"/t/{code}/analysis", scripts=False)
    assert page.locator(".an-value table tbody tr").count() >= 1
    assert page.locator(".an-luck table tbody").count() == 3
    assert not page.locator("#moment").is_visible()
    assert maker.locator("#moment").is_visible()


def test_on_paper(visit: Open, bring: Bring, application: FastAPI) -> None:
    page, _ = shown(visit, bring, application, "crisis", width=390)
    page.emulate_media(media="print")
    assert page.locator(".an-value .plot.wide svg").is_visible()
    assert not page.locator(".an-value .plot.narrow svg").is_visible()
    for hidden in (".top", ".foot", "#moment", ".an-head .acts"):
        assert not page.locator(hidden).is_visible(), hidden


@pytest.mark.parametrize(("name", "width", "theme", "language"), each_in_turn(*SEATS))
def test_a_mistake_on_the_board(
    visit: Open, bring: Bring, application: FastAPI, name: str, width: int, language: str, theme: str
) -> None:
    """Every title: the answer given and the better one in words, on the board where they have a place, and the next mistake."""
    page = visit(width=width, language=language, theme=theme)
    save, body = finished(name)
    found = json.loads(body)
    told = {"en": "Stay", "de": "Stehen bleiben"}, {"en": "Go", "de": "Gehen"}
    ways = [{"told": told[1], "value": 0.5, "on": [], "played": False}, {"told": told[0], "value": 0.4, "on": [], "played": True}]
    made = {
        "round": 1,
        "question": {"en": "Where to?", "de": "Wohin?"},
        "played": told[0],
        "better": told[1],
        "value": 0.4,
        "best": 0.5,
    }
    found["mistakes"] += [{**made, "n": n, "seat": 0, "error": 0.01, "who": [], "ways": ways} for n in (3, found["decisions"] - 2)]
    mistakes = sorted(found["mistakes"], key=lambda one: one["n"])
    code = bring(save, *[page] * SEATS[name][0])
    analysed(application, code, json.dumps(found))
    page.goto(f"/t/{code}?at={mistakes[0]['n']}")
    ways = page.locator(".review .rv-ways li")
    expect(ways).to_have_count(len(mistakes[0]["ways"]))
    expect(page.locator(".review .rv-ways .bad b")).to_have_text(mistakes[0]["played"][language])
    expect(page.locator(".review .rv-ways .good b")).to_have_text(mistakes[0]["better"][language])
    assert violations(page) == []
    assert overflow(page) == 0
    page.locator(".review .rv-list button").last.click()
    expect(page).to_have_url(re.compile(rf"at={mistakes[-1]['n']}$"))
    expect(page.locator(".review [aria-current]")).to_have_count(1)


def test_play_on_from_a_mistake(visit: Open, bring: Bring, application: FastAPI) -> None:
    page = visit()
    save, body = finished("crisis")
    found = json.loads(body)
    drawn = found["mistakes"][0]
    drawn["who"], drawn["ways"][0]["on"] = ["character", 0], [["point", 18.0, 18.0]]
    drawn["ways"][1]["on"] = [["ray", 18.0, 18.0, 90.0]]
    code = bring(save, page, page)
    analysed(application, code, json.dumps(found))
    page.goto(f"/t/{code}?at={drawn['n']}")
    expect(page.locator(".l-marks .wy-ring.wy-better")).to_have_count(1)
    expect(page.locator(".l-marks .wy-line.wy-played")).to_have_count(int(drawn["ways"][1]["played"]))
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/t/" in url and code not in url)
    expect(page.locator("#decision:not(.wait)")).to_be_visible()
    answer = page.context.request.get(f"/api/tables/{page.url.rpartition('/')[2]}/state")
    assert answer.json()["n"] >= drawn["n"]


def test_only_my_mistakes(visit: Open, bring: Bring, application: FastAPI) -> None:
    page = visit()
    save, body = finished("crisis")
    code = bring(save, page, "greedy")
    analysed(application, code, body)
    page.goto(f"/t/{code}/analysis")
    mistakes = json.loads(body)["mistakes"]
    listed = page.locator(".an-mistakes li:visible")
    expect(listed).to_have_count(len(mistakes))
    page.get_by_role("button", name="Mine").click()
    expect(listed).to_have_count(sum(one["seat"] == 0 for one in mistakes))
    page.goto(f"/t/{code}?at={mistakes[0]['n']}")
    expect(page.locator(".rv-list li")).to_have_count(sum(one["seat"] == 0 for one in mistakes))
    page.locator(".review").get_by_role("button", name="All").click()
    expect(page.locator(".rv-list li")).to_have_count(len(mistakes))
