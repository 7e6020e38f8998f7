"""FASERIP Tactics in the browser: whole games by mouse, keyboard and finger, its map, its panels and its FEATs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from longbox.kernel import Game
from longbox.players import Sight, player
from longbox.titles import facets, shelf

from .looks import ALL, each_in_turn, overflow, violations
from .test_journeys import press, shown, went_on
from .test_table_page import ME, asked, table
from .waiting import the_end, until

Open = Callable[..., Page]
Bring = Callable[..., str]

SHORT = {"setup": "quick", "level": "back-alley", "last_page": 5}
ANY_BOT = {"kind": "bot", "bot": "random"}

# -- moments worth looking at ---------------------------------------------------------------------------------------------------


def moments(games: int = 40) -> Iterator[Game[Any]]:
    """Every question to the first player in some short games between two bots that play anything."""
    title = shelf.title("tactics")
    for seed in range(games):
        game: Game[Any] = Game.new(title, seed=f"moment {seed}", options=SHORT)
        players = [player("random", seed), player("random", seed + 1)]
        while game.ask is not None:
            if game.ask.seat == 0:
                yield game
            game.answer(players[game.ask.seat].choose(Sight(title, game.state, game.ask)))


def wandering(game: Game[Any], offer: dict[str, Any]) -> bool:
    """There are ways with danger and ways without, and squares on all sides."""
    options, (row, _) = offer["options"], divmod(offer["region"]["from"], game.state.ground().width)
    return (
        any(one["threats"] for one in options)
        and any(one["cost"] > 1 and len(one["path"]) == 2 and not one["threats"] and not one["perils"] for one in options)
        and 2 < row < game.state.ground().height - 3
    )


WORTH: dict[str, Callable[[Game[Any], dict[str, Any]], bool]] = {
    "act": lambda game, offer: any("damage" in one.get("odds", {}) for one in offer["options"]),
    "move": wandering,
}
"""When a question is worth looking at."""


@cache
def moment(kind: str) -> str:
    """A saved game in which the first player is asked this."""
    for game in moments():
        assert game.ask is not None
        if game.ask.kind != kind:
            continue
        if kind not in WORTH or WORTH[kind](game, facets.page(game.title).offer(game.state, game.ask)):
            return game.save()
    raise AssertionError(f"nobody was asked for {kind} in these games")


@cache
def late() -> str:
    """A saved game in the middle of its last Page, or where that begins under ./check --all."""
    saves = []
    for game in moments():
        last = game.state.page == SHORT["last_page"]
        if saves and not last:  # the next game
            break
        if last:
            saves.append(game.save())
    return saves[0 if ALL else -4]


@pytest.fixture
def at(visit: Open, bring: Bring) -> Callable[..., Page]:
    """A page with the first player's question of a kind."""

    def at(kind: str, **how: Any) -> Page:
        page = visit(**how)
        code = bring(moment(kind), page, "random")
        page.goto(f"/t/{code}")
        asked(page)
        return page

    return at


def state(page: Page) -> dict[str, Any]:
    code = page.get_attribute("body", "data-code")
    found: dict[str, Any] = page.context.request.get(f"/api/tables/{code}/state").json()
    return found


def spot(page: Page, square: int) -> tuple[float, float]:
    """The middle of a square on the screen, from the grid as it is drawn."""
    view = state(page)["view"]
    wide, high = view["ground"]["width"], view["ground"]["height"]
    turned = view["sides"][0] == 0 and any(one["square"] >= 0 for one in view["figures"])
    x, y = square % wide + 0.5, square // wide + 0.5
    if turned:
        x, y = wide - x, high - y
    found = page.evaluate(
        """([x, y]) => {
            const board = document.querySelector("#board-place > svg");
            const at = new DOMPoint(x, y).matrixTransform(board.getScreenCTM());
            return [at.x, at.y];
        }""",
        [x, y],
    )
    return found[0], found[1]


def bare(page: Page, square: int) -> bool:
    """Whether no button lies over a square."""
    over = "([x, y]) => document.querySelector('#board-place > svg').contains(document.elementFromPoint(x, y))"
    return bool(page.evaluate(over, list(spot(page, square))))


def touch(page: Page, square: int) -> None:
    """A click or a tap on a square."""
    if page.evaluate("matchMedia('(max-width: 640px)').matches"):
        page.touchscreen.tap(*spot(page, square))
    else:
        page.mouse.click(*spot(page, square))


# -- whole games ----------------------------------------------------------------------------------------------------------------


def by_hand(page: Page) -> None:
    """One decision, on the map where it can be made there."""
    before = shown(page)
    offer = state(page)["offer"]
    kind = page.get_attribute("#decision", "class") or ""
    if "on-path" in kind or "on-squares" in kind:
        ends = [one["on"][-1][1] for one in offer["options"] if one.get("on") and one["on"][-1][0] == "square"]
        press(page, "#fit")
        touch(page, next(end for end in ends[len(ends) // 2 :] + ends if bare(page, end)))
        if not page.locator("#commit:not([disabled])").count():
            press(page, "#decision .go .btn:has(kbd)")
            went_on(page, before)
            return
    elif page.locator("#commit:not([disabled])").count() == 0:
        chips = page.locator("#decision .chip[data-option]")
        fights = page.locator("#decision .chip[data-option]:has(.chip-odds)")
        if offer["pass"] is not None and (offer["kind"] != "act" or not fights.count()) and shown(page) % 3:
            press(page, "#decision .go .btn:has(kbd:text-is('P'))")
            went_on(page, before)
            return
        (fights if fights.count() else chips).first.click()
    press(page, "#commit")
    went_on(page, before)


def by_keys(page: Page) -> None:
    """One decision by keys alone; squares by walking over the map."""
    before = shown(page)
    kind = page.get_attribute("#decision", "class") or ""
    if "on-path" in kind or "on-squares" in kind:
        page.locator(".cursor").focus()
        for key in (
            "ArrowUp",
            "ArrowUp",
            "ArrowLeft",
            "ArrowDown",
            "ArrowDown",
            "ArrowDown",
            "ArrowRight",
            "ArrowRight",
            "ArrowUp",
        ):
            page.keyboard.press("Enter")
            if page.locator("#commit:not([disabled])").count():
                break
            page.keyboard.press(key)
        if page.locator("#commit:not([disabled])").count():
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("p")
    else:
        page.locator("#decision").focus()
        if not page.locator("#commit:not([disabled])").count():
            page.keyboard.press("1")
        page.keyboard.press("Enter")
    went_on(page, before)


def play_out(page: Page, decide: Callable[[Page], None]) -> None:
    for _ in range(400):
        page.wait_for_selector("body[data-status=over], .decision:not(.wait):visible")
        if page.locator("body[data-status=over]").count():
            break
        decide(page)
    sheet = the_end(page)
    expect(sheet).to_be_visible()
    expect(sheet.locator(".scores li")).to_have_count(2)
    assert violations(page) == []


def from_the_front_page(visit: Open) -> Page:
    page = visit("/")
    page.get_by_role("link", name="Choose how to play FASERIP Tactics").click()
    page.locator("#level").select_option("back-alley")
    page.locator("#setup").select_option("quick")
    page.get_by_role("radio", name=re.compile("^Random bot")).check()
    page.get_by_role("button", name="Open the table").click()
    asked(page)
    return page


def test_a_game_is_begun_from_the_front_page_by_mouse(visit: Open) -> None:
    page = from_the_front_page(visit)
    for _ in range(4):
        asked(page)
        by_hand(page)
    expect(page.locator(".log li").first).to_be_visible()


@pytest.mark.all
def test_a_game_from_the_front_page_to_the_result_by_mouse(visit: Open) -> None:
    page = from_the_front_page(visit)
    play_out(page, by_hand)
    assert page.locator(".log li.head").count() >= 2
    page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"\?at=1$"))


def test_the_last_page_by_keyboard(visit: Open, bring: Bring) -> None:
    page = visit()
    page.goto(f"/t/{bring(late(), page, 'random')}")
    asked(page)
    play_out(page, by_keys)


def test_the_last_page_by_touch(visit: Open, bring: Bring) -> None:
    page = visit(width=390, theme="dark")
    page.goto(f"/t/{bring(late(), page, 'random')}")
    asked(page)
    play_out(page, by_hand)
    assert overflow(page) == 0


def test_one_click_leads_to_the_first_decision(visit: Open) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now FASERIP Tactics").click()
    assert asked(page)
    expect(page.locator(".figure").first).to_be_visible()
    expect(page.locator("#tracker")).to_contain_text("first to 10 points")


# -- the map --------------------------------------------------------------------------------------------------------------------


def test_a_way_shows_what_it_costs_and_whom_it_provokes(at: Callable[..., Page]) -> None:
    page = at("move")
    options = state(page)["offer"]["options"]
    calm = next(one for one in options if one["cost"] > 1 and not one["threats"])
    page.mouse.move(*spot(page, calm["path"][-1]))
    expect(page.locator(".trail-hint")).to_have_count(1)
    expect(page.locator(".l-trail .label")).to_contain_text(calm["note"])
    risky = next(one for one in options if one["threats"])
    page.mouse.move(*spot(page, risky["path"][-1]))
    expect(page.locator(".l-trail .label")).to_contain_text("Attack of Opportunity")
    expect(page.locator(".figure.threat")).to_have_count(0)
    page.mouse.click(*spot(page, risky["path"][-1]))
    expect(page.locator(".trail-picked")).to_have_count(1)
    expect(page.locator(".figure.threat")).to_have_count(len(risky["threats"]))
    expect(page.locator("#commit")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.locator(".trail-picked")).to_have_count(0)


def test_a_way_of_ones_own_is_drawn_and_judged(at: Callable[..., Page]) -> None:
    page = at("move")
    offer = state(page)["offer"]
    region = offer["region"]
    goal = next(one for one in offer["options"] if len(one["path"]) == 2 and not one["threats"] and not one["perils"])
    page.mouse.move(*spot(page, region["from"]))
    page.mouse.down()
    for square in goal["path"]:
        page.mouse.move(*spot(page, square), steps=4)
    page.mouse.up()
    expect(page.locator(".trail-picked")).to_have_count(1)
    expect(page.locator("#commit")).to_have_text("This direction")
    before = shown(page)
    page.locator("#commit").click()
    went_on(page, before)
    assert state(page)["view"]["figures"][region["who"]]["square"] == goal["path"][-1]


def test_a_way_too_far_says_why(at: Callable[..., Page]) -> None:
    page = at("move")
    ground, start = state(page)["view"]["ground"], state(page)["offer"]["region"]["from"]
    middle = spot(page, ground["width"] * (ground["height"] // 2))
    away = "Shift+ArrowUp" if spot(page, start)[1] > middle[1] else "Shift+ArrowDown"
    page.locator(".cursor").focus()
    for _ in range(14):
        page.keyboard.press(away)
    expect(page.locator("#decision")).to_have_class(re.compile("illegal"))
    expect(page.locator("#commit")).to_be_disabled()
    expect(page.locator(".board-key.wrong")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator("#decision")).not_to_have_class(re.compile("illegal"))
    expect(page.locator(".trail")).to_have_count(0)


def test_arrows_walk_over_squares_and_say_what_is_there(at: Callable[..., Page]) -> None:
    page = at("move")
    view = state(page)["view"]
    page.locator(".cursor").focus()
    mover = view["figures"][state(page)["offer"]["region"]["who"]]
    said = page.locator("#board-place [role=status]")
    expect(said).to_contain_text(mover["name"])
    expect(said).to_contain_text(f"{mover['health']} of {mover['starting_health']} Health")
    here = page.locator(".cursor").get_attribute("aria-label")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.locator(".cursor")).not_to_have_attribute("aria-label", here or "")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".cursor")).to_have_attribute("aria-label", here or "")


def test_measuring_shows_reach_and_sight(at: Callable[..., Page]) -> None:
    page = at("act")
    view = state(page)["view"]
    acting = view["turn"]["acting"]
    foe = next(one for one in view["figures"] if one["seat"] == 1 and one["square"] >= 0)
    page.keyboard.press("m")
    expect(page.locator(".board-key")).to_contain_text("Only you see this")
    page.mouse.click(*spot(page, view["figures"][acting]["square"]))
    expect(page.locator(".reached")).to_have_count(1)
    page.mouse.move(*spot(page, foe["square"]))
    expect(page.locator(".ruler .los").first).to_be_attached()
    expect(page.locator(".board-key")).to_contain_text(foe["name"])
    page.keyboard.press("m")
    expect(page.locator(".ruler")).to_have_count(0)


def test_the_map_in_words_names_every_figure(at: Callable[..., Page]) -> None:
    page = at("act")
    page.locator("#twin-button").click()
    sheet = page.locator("#sheet")
    for one in state(page)["view"]["figures"]:
        if one["square"] >= 0:
            expect(sheet.locator("tbody th", has_text=one["name"]).first).to_be_visible()
    expect(sheet).to_contain_text("Elevated")


def test_turning_and_zooming_keep_the_question(at: Callable[..., Page]) -> None:
    page = at("move")
    count = page.locator(".l-legal .cost").count()
    assert count > 3
    page.locator("#rotate").click()
    expect(page.locator(".l-legal .cost")).to_have_count(count)
    before = page.get_attribute("#board-place > svg", "viewBox")
    page.keyboard.press("+")
    assert page.get_attribute("#board-place > svg", "viewBox") != before
    page.keyboard.press("0")
    assert page.get_attribute("#board-place > svg", "viewBox") == before


def test_a_figure_slides_to_where_it_went(at: Callable[..., Page]) -> None:
    page = at("move", moving=True)
    offer = state(page)["offer"]
    who = offer["region"]["who"]
    goal = next(one for one in offer["options"] if one["cost"] > 1 and not one["threats"] and not one["perils"])
    page.mouse.click(*spot(page, goal["path"][-1]))
    page.evaluate(
        """(who) => {
            window.seen = new Set();
            const figure = document.querySelector(`[data-key="figure:${who}"]`);
            new MutationObserver(() => window.seen.add(figure.getAttribute("transform"))).observe(figure, { attributes: true });
        }""",
        who,
    )
    before = shown(page)
    page.locator("#commit").click()
    went_on(page, before)
    until(page, lambda: page.evaluate("window.seen.size") > 2, "it jumped")


# -- the panels -----------------------------------------------------------------------------------------------------------------


def test_an_attack_shows_its_column_before_the_roll(at: Callable[..., Page]) -> None:
    page = at("act")
    odds = next(one["odds"] for one in state(page)["offer"]["options"] if "damage" in one.get("odds", {}))
    chip = page.locator("#decision .chip[data-option]:has(.chip-odds .i)").first
    chip.hover()
    column = page.locator("#tray .stk")
    expect(column).to_have_attribute("aria-label", re.compile(f"^{odds['column']}, white"))
    expect(page.locator("#tray .results li")).to_have_count(4)
    expect(page.locator("#odds .odds")).to_be_visible()
    expect(page.locator(".l-attack .los")).to_have_count(1)


def test_a_rolled_feat_marks_its_number(at: Callable[..., Page]) -> None:
    page = at("result")
    feat = state(page)["view"]["feat"]
    expect(page.locator("#tray .rolled")).to_have_text(str(feat["rolled"]))
    expect(page.locator("#tray .stk i.hit")).to_have_class(re.compile(f"f-{feat['colour']}"))
    expect(page.locator("#decision .chip[data-option]")).to_have_count(len(state(page)["offer"]["options"]))


def test_karma_is_offered_with_what_it_changes(at: Callable[..., Page]) -> None:
    page = at("karma")
    expect(page.locator("#tray .stk")).to_have_count(1)
    expect(page.locator("#tray .rolled")).to_have_count(0)
    tested = state(page)["view"]["feat"]["ability"]
    better = page.locator("#decision .chip[data-option]", has_text=tested.capitalize()).first
    better.hover()
    expect(page.locator("#tray .stk")).to_have_count(2)


def test_a_folio_opens_with_its_attacks(at: Callable[..., Page]) -> None:
    page = at("act")
    card = page.locator("#squad-left .card .name").first
    name = card.inner_text()
    card.click()
    sheet = page.get_by_role("dialog", name=name)
    expect(sheet.locator(".rule-box").first).to_be_visible()
    expect(sheet.locator("table.folio thead th")).to_have_count(7)


@pytest.mark.parametrize(("kind", "width", "theme", "language"), each_in_turn("activate", "act", "move", "karma", "result"))
def test_every_question_is_accessible(at: Callable[..., Page], kind: str, width: int, theme: str, language: str) -> None:
    page = at(kind, width=width, theme=theme, language=language)
    assert violations(page) == []
    assert overflow(page) == 0
    if width < 640:
        for tab in ("squads", "odds", "log") if ALL or kind == "act" else ():
            page.locator(f".tabs [data-tab={tab}]").click()
            assert violations(page) == [], tab
    elif kind == "act":
        page.locator("#twin-button").click()
        assert violations(page) == []


def test_a_phone_plays_the_setup_on_the_map(visit: Open) -> None:
    page = visit(width=390)
    table(page, ME, ANY_BOT, title="tactics", options={**SHORT, "setup": "full"})
    for _ in range(6):
        asked(page)
        by_hand(page)
    expect(page.locator(".figure").first).to_be_visible()
    assert violations(page) == []
