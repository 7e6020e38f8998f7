"""A finished game as people look at it: its result, its comic as a page, a picture and on paper, and another game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .looks import each_in_turn, overflow, violations
from .test_analysis import SEATS, finished

Open = Callable[..., Page]
Bring = Callable[..., str]
PNG = b"\x89PNG"


def brought(visit: Open, bring: Bring, name: str, path: str = "", **how: object) -> tuple[Page, str]:
    """A page at a finished game against bots."""
    page = visit(**how)
    code = bring(finished(name)[0], page, *["greedy"] * (SEATS[name][0] - 1))
    page.goto(f"/t/{code}{path}")
    return page, code


@pytest.mark.parametrize(("name", "width", "theme", "language"), each_in_turn(*SEATS))
def test_the_comic_is_accessible_and_fits(visit: Open, bring: Bring, name: str, width: int, theme: str, language: str) -> None:
    page, _ = brought(visit, bring, name, "/comic", width=width, theme=theme, language=language)
    assert violations(page) == []
    assert overflow(page) == 0
    captions = page.locator(".cx figcaption")
    assert captions.count() >= 4
    for one in page.locator(".cx figure").all():
        frame, words = one.bounding_box(), one.locator("figcaption").bounding_box()
        assert frame is not None
        assert words is not None
        assert words["y"] >= frame["y"]
        assert words["y"] + words["height"] <= frame["y"] + frame["height"] + 1
        assert words["height"] >= 14


def test_the_comic_as_a_picture_and_on_paper(visit: Open, bring: Bring) -> None:
    page, code = brought(visit, bring, "tactics", "/comic")
    for link in ("Picture", "Picture for a phone"):
        with page.expect_download() as loading:
            page.get_by_role("link", name=link, exact=True).click()
        assert loading.value.path().read_bytes().startswith(PNG)
        assert loading.value.suggested_filename.endswith(".png")
    paper = page.context.request.get(f"/t/{code}/comic.pdf")
    assert paper.body().startswith(b"%PDF-")
    page.emulate_media(media="print")
    for hidden in (".top", ".foot", ".cx-head", ".cx-side"):
        assert not page.locator(hidden).is_visible(), hidden
    assert page.locator(".cx figcaption").first.is_visible()


def test_a_panel_is_left_out(visit: Open, bring: Bring) -> None:
    page, _ = brought(visit, bring, "crisis", "/comic")
    first = page.locator(".cx-side li").first
    words = first.locator("label").inner_text()
    assert words in page.locator(".cx figcaption").all_inner_texts()
    first.get_by_role("checkbox").uncheck()
    page.get_by_role("button", name="Draw it anew").click()
    expect(page).to_have_url(re.compile("keep="))
    assert words not in page.locator(".cx figcaption").all_inner_texts()
    again = page.locator(".cx-side li").filter(has_text=words)
    expect(again.get_by_role("checkbox")).not_to_be_checked()


@pytest.mark.parametrize(("width", "language", "words"), [(1440, "en", "How it went"), (390, "de", "So lief es")])
def test_the_result_tells_how_it_went(visit: Open, bring: Bring, width: int, language: str, words: str) -> None:
    page, code = brought(visit, bring, "crisis", width=width, language=language)
    page.locator("#decision .go button").first.click()
    sheet = page.locator("#sheet")
    expect(sheet.get_by_role("heading", name=words)).to_be_visible()
    expect(sheet.locator("h2")).to_have_text(re.compile(r"(You|Du) .*\d+\s:\s\d+"))
    assert violations(page) == []
    assert overflow(page) == 0
    turns = sheet.locator(".turns button")
    assert turns.count() >= 3
    turns.nth(1).click()
    expect(sheet).to_be_hidden()
    expect(page).to_have_url(re.compile(rf"/t/{code}\?at=\d+$"))
    expect(page.locator("#replay")).to_be_visible()
    page.locator("#replay a[href$=comic]").click()
    expect(page.locator(".cx figure").first).to_be_visible()


@pytest.mark.parametrize("choice", ["Same sides", "Swapped sides"])
def test_another_game_says_who_sits_where(visit: Open, bring: Bring, choice: str) -> None:
    page, code = brought(visit, bring, "crisis")
    page.get_by_role("button", name="Play again").click()
    form = page.locator("#sheet .again")
    expect(form.get_by_text("takes the side of").first).to_be_visible()
    form.get_by_role("radio", name=re.compile(choice)).check()
    form.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and code not in url)
    expect(page.locator("#tracker")).to_be_visible()
    seats = page.context.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["seats"]
    assert [seat["you"] for seat in seats] == ([True, False] if choice == "Same sides" else [False, True])
