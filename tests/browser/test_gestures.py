"""One gesture instead of several answers, and only the questions that matter."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from longbox.kernel import Game
from longbox.titles import shelf

from .looks import violations
from .positions import able_to_fight
from .test_journeys import GROUND, commit, went_on
from .test_table_page import asked

Open = Callable[..., Page]
Bring = Callable[..., str]

MIDDLE = """(selector) => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def begun(visit: Open, bring: Bring, *, fresh: bool = False) -> Page:
    page = visit(fresh=fresh)
    page.goto(f"/t/{bring(able_to_fight().save, page, page)}")
    asked(page)
    return page


def shown(page: Page) -> int:
    return int(page.get_attribute("body", "data-seq") or -1)


def test_dragging_a_base_activates_it_and_moves_it(visit: Open, bring: Bring) -> None:
    page = begun(visit, bring)
    page.locator(f"#decision .chip[data-option='{able_to_fight().option}']").hover()
    key = page.locator(".play-board .character.hot").get_attribute("data-key")
    x, y = page.evaluate(MIDDLE, f".play-board [data-key='{key}'] .body")
    page.mouse.move(x, y)
    before = shown(page)
    page.mouse.down()
    page.mouse.move(x + 8, y + 8, steps=2)
    expect(page.locator("#question")).to_have_text(re.compile("^Where does .* advance to"))
    assert shown(page) >= before + 2, "it is activated, and its move is chosen"
    to = page.evaluate(GROUND, 0.5)
    page.mouse.move(*to, steps=4)
    page.mouse.up()
    expect(page.locator("#commit")).to_be_enabled()
    commit(page)
    expect(page.locator("#log-list li").first).to_contain_text(re.compile("advances|gains|climbs"))


def test_an_enemy_is_tapped_and_attacked(visit: Open, bring: Bring) -> None:
    """All attacks on it with their odds, and no question for the target afterwards."""
    page = begun(visit, bring)
    page.locator(f"#decision .chip[data-option='{able_to_fight().option}']").click()
    commit(page)
    enemy = page.locator(".play-board .character.offered:has(.body-b)").first
    x, y = page.evaluate(MIDDLE, f".play-board [data-key='{enemy.get_attribute('data-key')}'] .body")
    page.mouse.click(x, y)
    if page.locator("#decision .chip[aria-pressed=true]").count() == 0:
        expect(page.locator("#decision .sub")).to_contain_text("Esc shows everything")
        expect(page.locator("#decision .chip[data-option] .chip-odds").first).to_be_visible()
        page.locator("#decision .chip[data-option]").first.click()
    before = shown(page)
    page.locator("#commit").click()
    went_on(page, before)
    expect(page.locator("#question")).not_to_contain_text("target")


def by_mouse(page: Page) -> None:
    """As somebody who has chosen nothing: with a mouse one press is enough."""
    page.add_init_script("localStorage.removeItem('longbox-tap')")
    page.evaluate("localStorage.removeItem('longbox-tap')")


def test_whoever_is_chosen_is_activated_for_the_enemy_that_is_tapped(visit: Open, bring: Bring) -> None:
    page = begun(visit, bring, fresh=True)
    by_mouse(page)
    page.locator(f"#decision .chip[data-option='{able_to_fight().option}']").click()
    expect(page.locator("#commit")).to_be_enabled()
    before = shown(page)
    key = page.locator(".play-board .character:has(.body-b)").first.get_attribute("data-key")
    x, y = page.evaluate(MIDDLE, f".play-board [data-key='{key}'] .body")
    page.mouse.click(x, y)
    went_on(page, before)
    expect(page.locator("#question")).to_contain_text("What does")


def test_a_base_that_the_mouse_lets_go_of_stays_there(visit: Open, bring: Bring) -> None:
    page = begun(visit, bring, fresh=True)
    by_mouse(page)
    page.locator(f"#decision .chip[data-option='{able_to_fight().option}']").hover()
    key = page.locator(".play-board .character.hot").get_attribute("data-key")
    x, y = page.evaluate(MIDDLE, f".play-board [data-key='{key}'] .body")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 8, y + 8, steps=2)
    expect(page.locator("#question")).to_have_text(re.compile("^Where does .* advance to"))
    page.mouse.move(*page.evaluate(GROUND, 0.5), steps=4)
    page.mouse.up()
    expect(page.locator("#log-list li").first).to_contain_text(re.compile("advances|gains|climbs"))


def test_what_one_wants_to_be_asked_is_chosen_in_the_menu(visit: Open, bring: Bring) -> None:
    page = begun(visit, bring)
    page.locator("#menu-button").click()
    page.locator("#menu-asking").click()
    expect(page.get_by_label("Everything")).to_be_checked()
    assert violations(page) == []
    before = shown(page)
    page.get_by_label("What matters").check()
    went_on(page, before)
    page.locator("#menu-button").click()
    page.locator("#menu-asking").click()
    expect(page.get_by_label("What matters")).to_be_checked()
    expect(page.locator("#sheet")).to_be_visible()


def test_how_the_points_stand_is_one_line_that_opens(visit: Open, bring: Bring) -> None:
    page = begun(visit, bring)
    line = page.locator("#goals button.goals-line")
    expect(line).to_have_attribute("aria-label", re.compile("^If the round ended now"))
    expect(page.locator("#goals-all")).to_be_hidden()
    page.keyboard.press("o")
    expect(page.locator("#goals-all li").first).to_be_visible()
    assert violations(page) == []
    page.locator("#goals-all button.name").first.click()
    expect(page.locator(".play-board [data-key]:focus")).to_have_count(1)
    line.click()
    expect(page.locator("#goals-all")).to_be_hidden()


def asking_for(visit: Open, bring: Bring, title: str, seats: int, seed: str, kind: str, options: int) -> Page:
    """The first question of a kind with enough options, in a game of somebody who answers at random; the others are bots."""
    rng = Random(seed)
    found: Game[Any] = Game.new(shelf.title(title), seats, seed=seed, options={} if title == "revolution" else {"setup": "quick"})
    while found.ask is not None and not (found.ask.kind == kind and len(found.ask.options) >= options):
        found.answer(rng.randrange(len(found.ask.options)))
    page, seat = visit(), found.ask.seat if found.ask is not None else 0
    page.goto(f"/t/{bring(found.save(), *[page if one == seat else 'random' for one in range(seats)])}")
    asked(page)
    return page


def test_things_are_put_in_an_order_by_dragging_by_keys_and_by_buttons(visit: Open, bring: Bring) -> None:
    page = asking_for(visit, bring, "revolution", 3, "order 17", "order", 24)
    grips = page.locator("#decision .order .grip span")
    first = grips.all_text_contents()
    page.locator("#decision .order .grip").first.focus()
    page.keyboard.press("ArrowDown")
    expect(grips).to_have_text([first[1], first[0], *first[2:]])
    expect(page.locator("#decision .order .grip").nth(1)).to_be_focused()
    x, y = page.evaluate(MIDDLE, "#decision .order li:first-child .grip")
    _, far = page.evaluate(MIDDLE, "#decision .order li:last-child .grip")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, far, steps=6)
    page.mouse.up()
    expect(grips).to_have_text([first[0], *first[2:], first[1]])
    page.locator("#decision .order li").nth(1).locator(".by-1").click()
    expect(grips).to_have_text([first[2], first[0], *first[3:], first[1]])
    assert violations(page) == []
    before = shown(page)
    page.locator("#commit").click()
    went_on(page, before)


def test_karma_is_one_option_in_steps_and_what_is_not_tested_is_folded(visit: Open, bring: Bring) -> None:
    page = asking_for(visit, bring, "tactics", 2, "karma 6", "karma", 9)
    steps = page.locator("#decision .group:not(.idle) .steps, #decision .group:not(.idle) > .chip")
    expect(steps).to_have_count(1)
    expect(page.locator("#decision details.idle .chip").first).to_be_hidden()
    page.locator("#decision details.idle summary").click()
    expect(page.locator("#decision details.idle .chip").first).to_be_visible()
    assert violations(page) == []


def test_an_amount_is_stepped_by_buttons_and_keys(visit: Open, bring: Bring) -> None:
    page = asking_for(visit, bring, "crisis", 2, "price 7", "price", 3)
    chip = page.locator("#decision .steps .chip")
    expect(chip).to_have_attribute("aria-pressed", "true")
    least = chip.inner_text()
    page.locator("#decision .steps .step").last.click()
    expect(chip).not_to_have_text(least)
    more = chip.inner_text()
    chip.focus()
    page.keyboard.press("Home")
    expect(chip).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(chip).to_have_text(more, use_inner_text=True)
    assert violations(page) == []
    page.locator("#commit").click()
    expect(page.locator("#log-list")).to_contain_text("2 Power")


def test_a_squad_is_suggested_read_and_not_left_too_small(visit: Open, bring: Bring) -> None:
    found: Game[Any] = Game.new(shelf.title("crisis"), seed="squad", options={"roster_a": "avengers", "roster_b": "cabal"})
    while found.ask is not None and found.ask.kind != "squad":
        found.answer(0)
    page = visit()
    page.goto(f"/t/{bring(found.save(), page, 'random')}")
    asked(page)
    sub, chips = page.locator("#decision .sub"), page.locator("#decision .chip[data-card]")
    chips.nth(1).click()
    expect(sub).to_contain_text("another character fits")
    expect(page.locator("#odds .whole")).to_contain_text("Captain Marvel")
    sub.get_by_role("button", name=re.compile("^Read Captain Marvel")).click()
    expect(page.locator("#sheet .whole")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#decision .suggested .chip").first.click()
    expect(sub).not_to_contain_text("another character fits")
    chosen = page.locator("#decision .suggested .chip .crests").first.locator(".crest")
    expect(page.locator("#squad-left .printed .crest")).to_have_count(chosen.count())
    expect(page.locator("#squad-right .crisis-now .whole")).to_have_count(2)
    assert violations(page) == []
    page.locator("#commit").click()
    asked(page)
    expect(page.locator("#question")).not_to_have_text("Choose your squad.")
