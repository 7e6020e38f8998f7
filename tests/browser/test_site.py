"""The page as people use it: wide and on a phone, by day and night, by keyboard, and without JavaScript."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .looks import looks, overflow, violations

Open = Callable[..., Page]

PAGES = {
    "home": "/",
    "rules": "/rules",
    "search": "/rules/crisis?q=stun",
    "search-all": "/search?q=stun",
    "cards": "/cards",
    "list": "/cards/crisis?keyword=stealth",
    "card": "/cards/crisis/captain-marvel",
    "empty": "/rules/crisis?q=qwertz",
    "rule": "/rules/crisis/cp-517",
    "puzzle": "/puzzles/crisis/1?answer=0",
    "missing": "/rules/crisis/cp-999",
}


@pytest.mark.parametrize(("width", "theme", "language"), looks(0))
def test_pages_are_accessible(visit: Open, width: int, theme: str, language: str) -> None:
    page = visit(width=width, theme=theme, language=language, missing=True)
    for name, path in PAGES.items():
        page.goto(path)
        assert page.locator("html").get_attribute("lang") == language
        assert violations(page) == [], name


@pytest.mark.parametrize(
    ("book", "theme", "width"), [pytest.param("crisis", "light", 1440, marks=pytest.mark.all), ("challenger", "dark", 390)]
)
def test_whole_books_are_accessible(visit: Open, book: str, theme: str, width: int) -> None:
    """The shortest in every run, the longest under --all: both are made by one template, and axe takes seconds for the longest."""
    assert violations(visit(f"/rules/{book}", theme=theme, width=width)) == []


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.all), "de"])
def test_nothing_scrolls_sideways(visit: Open, language: str) -> None:
    page = visit(language=language, missing=True)
    for path in (*PAGES.values(), "/rules/challenger", "/rules/crisis?q=" + "W" * 150, "/rules/" + "W" * 150):
        page.goto(path)
        for width in (1440, 1024, 700, 390, 320):
            page.set_viewport_size({"width": width, "height": 800})
            assert overflow(page) == 0, f"{path} at {width}"


def test_touch_targets_on_a_phone(visit: Open) -> None:
    page = visit(width=390)
    for path in (
        "/",
        "/rules",
        "/rules/crisis?q=stun",
        "/rules/crisis/cp-117",
        "/cards/crisis?keyword=stealth",
        "/cards/tactics/thing",
    ):
        page.goto(path)
        small = page.evaluate(
            """() => [...document.querySelectorAll("a, button, input:not([type=hidden]), summary")]
                .filter(e => e.checkVisibility() && !e.matches(".skip, p a.rule, p a.term, .row > .rule, .row-card, h2 a"))
                .map(e => [e.textContent.trim().slice(0, 30), e.getBoundingClientRect()])
                .filter(([, box]) => box.height < 43.5)
                .map(([text, box]) => `${text}: ${box.height}`)"""
        )
        assert small == [], path


def test_menu_is_at_the_bottom_of_a_phone(visit: Open) -> None:
    page = visit("/", width=390)
    box = page.get_by_role("navigation", name="Main menu").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] == pytest.approx(844, abs=1)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    last = page.get_by_role("link", name="Licence").bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= box["y"], "the menu covers the end of the page"


def test_fonts_and_covers_are_drawn(visit: Open) -> None:
    page = visit("/")
    assert page.evaluate("document.fonts.ready.then(() => document.fonts.check('800 20px Archivo'))")
    art = page.locator(".art-svg").first
    page.wait_for_load_state("networkidle")
    light = art.screenshot()
    page.get_by_role("button", name="Dark theme").click()
    assert art.screenshot() != light, "the cover keeps its daylight colours at night"
    assert len(light) > 10_000, "the cover is empty"


def test_theme_follows_the_system_until_chosen(visit: Open) -> None:
    page = visit("/", theme="dark")
    paper = "getComputedStyle(document.querySelector('.top')).backgroundColor"
    night = page.evaluate(paper)
    button = page.get_by_role("button", name="Dark theme")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    assert page.evaluate(paper) != night
    page.goto("/rules")
    assert page.locator("html").get_attribute("data-theme") == "light"
    expect(button).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Dark theme").click()
    assert page.evaluate(paper) == night
    assert page.evaluate("localStorage.getItem('longbox-theme')") is None, "back to the system's theme means following it again"


def test_theme_is_set_before_the_first_paint(visit: Open) -> None:
    page = visit("/", fresh=True)
    page.get_by_role("button", name="Dark theme").click()
    page.add_init_script(
        """new MutationObserver((_, watcher) => {
            if (!document.body) return;
            window.themeAtBody = document.documentElement.dataset.theme;
            watcher.disconnect();
        }).observe(document, {childList: true, subtree: true});"""
    )
    page.goto("/rules")
    assert page.evaluate("window.themeAtBody") == "dark"


def test_language_switch(visit: Open) -> None:
    page = visit("/rules/crisis?q=damage")
    page.get_by_role("link", name="Deutsch").click()
    expect(page).to_have_url(re.compile(r"/rules/crisis\?q=damage$"))
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Superhelden")
    page.get_by_role("link", name="English").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Superhero")


def test_search_by_keyboard_only(visit: Open) -> None:
    page = visit("/")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("/")
    field = page.get_by_role("searchbox")
    expect(field).to_be_focused()
    page.keyboard.type("stagger")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/search\?q=stagger$"))
    expect(page.get_by_role("status")).to_contain_text("hits")
    for _ in range(30):
        page.keyboard.press("Tab")
        ring = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert ring == "solid", "the focus cannot be seen"
        if page.evaluate("document.activeElement.matches('.row .rule')"):
            break
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/rules/\w+/\w\w-\d+$"))
    expect(page.locator("article mark, article.one")).to_contain_text(re.compile("stagger", re.I))


def test_slash_is_a_letter_inside_the_field(visit: Open) -> None:
    page = visit("/rules")
    page.keyboard.press("/")
    page.keyboard.type("1/2")
    expect(page.get_by_role("searchbox")).to_have_value("1/2")


def test_list_follows_the_typing(visit: Open) -> None:
    page = visit("/rules/crisis")
    count = page.get_by_role("status")
    expect(count).to_have_text("619 rules")
    live = count.element_handle()
    page.get_by_role("searchbox").press_sequentially("stun", delay=20)
    expect(count).to_have_text("5 hits")
    expect(page.locator(".row")).to_have_count(5)
    expect(page).to_have_url(re.compile(r"\?q=stun$"))
    expect(page.get_by_role("searchbox")).to_be_focused()
    assert count.evaluate("(now, before) => now === before", live), "a live region that is replaced is not read out"
    assert "q=stun" in (page.get_by_role("link", name="Deutsch").get_attribute("href") or "")
    page.get_by_role("link", name="2022 rules").click()
    expect(count).to_have_text("4 hits")
    page.get_by_role("searchbox").fill("")
    expect(count).to_have_text("493 rules")
    expect(page).to_have_url(re.compile(r"\?edition=2022$"))


def test_a_card_is_found_filtered_and_printed(visit: Open) -> None:
    page = visit("/cards/crisis")
    page.get_by_role("combobox", name="Keyword").select_option("Stealth")
    expect(page).to_have_url(re.compile(r"\?keyword=stealth$"))
    page.get_by_role("searchbox").fill("wakanda")
    tiles = page.locator(".tile")
    expect(tiles.first).to_contain_text("Wakanda")
    tiles.first.click()
    expect(page.get_by_role("heading", name="Superpowers")).to_be_visible()
    page.evaluate("window.print = () => document.body.dataset.printed = 'yes'")
    page.get_by_role("button", name="Print").click()
    expect(page.locator("body")).to_have_attribute("data-printed", "yes")
    page.emulate_media(media="print")
    expect(page.get_by_role("navigation", name="Related cards")).to_be_hidden()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_jump_to_a_section(visit: Open) -> None:
    page = visit("/")
    page.get_by_role("link", name="An attack in fourteen steps").click()
    heading = page.get_by_role("heading", name="Step 1: choose an attack", exact=True)
    expect(heading).to_be_in_viewport()
    contents = page.get_by_role("navigation", name="Sections")
    contents.get_by_text("Movement", exact=True).click()
    contents.get_by_role("link", name="Climb").click()
    expect(page.get_by_role("heading", name="Climb", exact=True)).to_be_in_viewport()


def test_sections_unfold_on_a_phone(visit: Open) -> None:
    page = visit("/rules/crisis", width=390)
    page.locator(".toc-phone > summary").tap()
    page.locator(".toc-phone summary", has_text="Movement").tap()
    page.locator(".toc-phone a", has_text="Climb").tap()
    expect(page.get_by_role("heading", name="Climb", exact=True)).to_be_in_viewport()


@pytest.mark.parametrize("width", [pytest.param(1440, marks=pytest.mark.all), 390])
def test_everything_works_without_javascript(visit: Open, width: int) -> None:
    page = visit("/", width=width, scripts=False)
    assert page.get_by_role("button", name="Dark theme").count() == 0
    page.get_by_role("searchbox").fill("stun")
    page.get_by_role("button", name="Search").click()
    expect(page.get_by_role("status")).to_contain_text("hits")
    page.get_by_role("link", name=re.compile(r"^Rules \d+$")).click()
    page.get_by_role("link", name=re.compile(r"^FASERIP Tactics \d+$")).click()
    expect(page).to_have_url(re.compile("kind=rules&book=tactics"))
    page.get_by_role("link", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.locator(".row .rule").first.click()
    page.locator("[rel=next]").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert overflow(page) == 0


def own_table(page: Page, title: str, seats: int) -> str:
    """A game with all seats for the visitor of a page: it waits for them."""
    wish = {"title": title, "seats": [{"kind": "me"}] * seats}
    answer = page.context.request.post("/api/tables", data=wish, headers={"Origin": page.url.rstrip("/")})
    return str(answer.json()["code"])


def test_the_bell_counts_the_games_that_wait(visit: Open) -> None:
    page = visit("/")
    expect(page.locator("#bell")).to_be_hidden()
    plain = page.title()
    tables = [own_table(page, "crisis", 2), own_table(page, "crisis", 2)]
    page.goto("/rules")
    bell = page.get_by_role("link", name="Games that wait for you: 2")
    expect(bell).to_be_visible()
    expect(page).to_have_title(re.compile(r"^\(2\) "))
    assert violations(page) == []
    page.goto("/")
    expect(page).to_have_title(f"(2) {plain}")
    assert violations(page) == []
    page.goto(f"/t/{tables[0]}")
    expect(page.get_by_role("link", name="Games that wait for you: 1")).to_be_visible()  # this one is seen already
    expect(page).to_have_title(re.compile(r"^\(1\) Your turn"))
    page.get_by_role("link", name="Games that wait for you: 1").click()
    expect(page).to_have_url(re.compile(f"/t/{tables[1]}$"))


def test_a_search_as_one_types_keeps_the_count(visit: Open) -> None:
    page = visit("/")
    own_table(page, "crisis", 2)
    page.goto("/search")
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    page.locator("#q").type("stun")
    expect(page).to_have_title(re.compile(r"^\(1\) .*stun"))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
def test_whoever_comes_back_finds_the_game_first(visit: Open, width: int, theme: str) -> None:
    page = visit("/", width=width, theme=theme)
    own_table(page, "tactics", 2)
    own_table(page, "revolution", 3)
    page.goto("/")
    expect(page.get_by_role("region", name="Play on")).to_contain_text("Your turn")
    assert violations(page) == []
    assert overflow(page) == 0
    page.get_by_role("link", name="Play on").click()
    expect(page.locator("body.table-page")).to_be_visible()
