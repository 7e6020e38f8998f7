"""A lesson as it is learnt: beside the board, by deeds, with help, and remembered."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .looks import overflow, violations
from .test_journeys import commit, pass_on, shown, went_on
from .test_table_page import asked

Open = Callable[..., Page]

APART = """(selector) => {
    const [a, b] = ["#coach", selector].map((one) => document.querySelector(one).getBoundingClientRect());
    return a.bottom <= b.top + 1 || b.bottom <= a.top + 1 || a.right <= b.left + 1 || b.right <= a.left + 1;
}"""


def begin(page: Page, title: str, lesson: str) -> None:
    page.goto(f"/learn/{title}")
    page.locator(f"[data-lesson={lesson}]").get_by_role("button").click()
    expect(page.locator("#coach")).to_be_visible()
    asked(page)


def led(page: Page) -> None:
    """Lets the coach show the next answer, and gives it."""
    page.locator("#coach").get_by_role("button", name=re.compile("Show me|Zeig es mir")).click()
    expect(page.locator("#commit")).to_be_enabled()
    commit(page)


def learnt(page: Page, heading: str) -> None:
    """Until the lesson is finished: what the coach shows, else as little as can be."""
    title = page.locator("#coach h2")
    for _ in range(20):
        if title.inner_text() == heading:
            return
        asked(page)
        before = shown(page)
        if page.locator("#coach .acts .i").count():  # it has something to show
            answer = page.evaluate("document.querySelector('#question').textContent")
            page.locator("#coach .acts button").first.click()
            page.wait_for_function(
                "() => document.querySelector('#commit:not([disabled])') || document.querySelector('#coach.at-loss')"
            )
            if page.locator("#coach.at-loss").count():
                page.evaluate("document.querySelector('#coach').classList.remove('at-loss')")
                pass_on(page)
            else:
                assert answer
                page.locator("#commit").click()
                went_on(page, before)
        else:
            pass_on(page)
    pytest.fail(f"the lesson does not end: {page.inner_text('#coach')}")


def test_a_lesson_is_learnt_by_deeds_and_remembered(visit: Open) -> None:
    page = visit("/learn/crisis")
    expect(page.locator("#progress")).to_be_hidden()
    begin(page, "crisis", "move")
    coach = page.locator("#coach")
    expect(coach.locator("h2")).to_have_text("Choose who acts")
    assert page.evaluate(APART, "#board")
    assert page.evaluate(APART, "#decision")
    assert violations(page) == []
    # Somebody else: the coach says so, and taking it back takes that away too.
    page.locator("#decision .chip", has_text="Captain America").click()
    commit(page)
    expect(coach.get_by_role("alert")).to_contain_text("Undo")
    before = shown(page)
    page.locator("#undo").click()
    went_on(page, before)
    expect(coach.get_by_role("alert")).to_have_count(0)
    led(page)
    expect(coach.locator("h2")).to_have_text("Close the distance")
    # Whoever comes back goes on where they were.
    page.reload()
    asked(page)
    expect(coach.locator("h2")).to_have_text("Close the distance")
    learnt(page, "Lesson finished")
    expect(coach.get_by_role("button", name="Next lesson")).to_be_visible()
    coach.get_by_role("link", name="All lessons").click()
    expect(page.locator("#progress")).to_have_text("1 of 6 finished")
    expect(page.locator("[data-lesson=move] .done")).to_be_visible()
    expect(page.locator("[data-lesson=attack] .btn")).to_have_class(re.compile("btn-primary"))


@pytest.mark.parametrize(("title", "lesson"), [("tactics", "move"), pytest.param("revolution", "events", marks=pytest.mark.all)])
def test_on_a_phone_the_coach_stands_above_the_decision(visit: Open, title: str, lesson: str) -> None:
    page = visit("/", width=390, theme="dark", language="de")
    begin(page, title, lesson)
    assert page.evaluate(APART, "#board")
    top, bottom = (page.locator(one).bounding_box() for one in ("#coach", "#decision"))
    assert top is not None
    assert bottom is not None
    assert top["y"] + top["height"] <= bottom["y"] + 1
    assert overflow(page) == 0
    assert violations(page) == []
    learnt(page, "Lektion geschafft")
    assert overflow(page) == 0


def test_the_first_whole_game_has_a_coach(visit: Open) -> None:
    page = visit("/")
    begin(page, "revolution", "game")
    coach = page.locator("#coach")
    expect(coach.locator("h2")).to_have_text("Four Schools, one revolution")
    coach.get_by_role("button", name="Go on").click()
    expect(coach.locator("h2")).to_have_text("Six points win")
    assert page.evaluate(APART, "#board")
    coach.get_by_role("button", name="Without the coach").click()
    expect(coach).to_be_hidden()
    page.reload()
    asked(page)
    expect(coach).to_be_hidden()
