"""Mutant Revolution in the browser: whole games by mouse, keyboard and finger, dials, bargains, hands and the arena."""

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

from .looks import ALL, overflow, violations
from .test_journeys import press, shown, went_on
from .test_table_page import ME, OPEN, asked, asked_now, table
from .waiting import the_end, until

Open = Callable[..., Page]
Bring = Callable[..., str]

SHORT = {"last_round": 1}
ANY_BOT = {"kind": "bot", "bot": "random"}
BOTS = ["random"] * 3

# -- moments worth looking at ---------------------------------------------------------------------------------------------------


def moments(games: int = 30) -> Iterator[Game[Any]]:
    """Every question to the first player in some games of four that play anything."""
    title = shelf.title("revolution")
    for seed in range(games):
        game: Game[Any] = Game.new(title, 4, f"moment {seed}", {"last_round": 3})
        players = [player("random", seed + seat) for seat in range(4)]
        while game.ask is not None:
            if game.ask.seat == 0:
                yield game
            game.answer(players[game.ask.seat].choose(Sight(title, game.state, game.ask)))


@cache
def late(*seats: int) -> str:
    """A saved game of one round in which these seats are asked a few more times: fewer than a dozen, whoever plays on."""
    game: Game[Any] = Game.new(shelf.title("revolution"), 4, "late 5", SHORT)
    players = [player("random", seat) for seat in range(4)]
    saves = []
    while game.ask is not None:
        if game.ask.seat in seats:
            saves.append(game.save())
        game.answer(players[game.ask.seat].choose(Sight(game.title, game.state, game.ask)))
    return saves[-6]


def rich(game: Game[Any]) -> bool:
    """There is something to lose."""
    return game.state.round > 1 and len(game.state.hands[0]) > 2 and game.state.hope[0] > 0


def inland(hex: int) -> bool:
    """Two steps in any direction lead to Hexes of the arena."""
    q, r = hex % 11 - 5, hex // 11 - 5
    return hex >= 0 and max(abs(q), abs(r), abs(q + r)) < 3


WORTH: dict[str, Callable[[Game[Any], dict[str, Any]], bool]] = {
    "act": lambda game, offer: any("odds" in one for one in offer["options"]) and len(game.state.standing()) > 2,
    "bid": lambda game, offer: offer["region"]["most"] > 4 and game.state.lot >= 0,
    "react": lambda game, offer: any(one["on"][:1] and one["on"][0][0] == "card" for one in offer["options"]),
    "plot": lambda game, offer: (
        rich(game)
        and len(game.state.hands[0]) > 2
        and game.state.hope[0] > 0
        and any(one.get("group") == "Events" for one in offer["options"])
    ),
    "move": lambda game, offer: len(offer["options"]) > 9 and inland(game.state.at[0]),
    "recover": lambda game, offer: len(offer["region"]["cards"]) > 1,
    "reroll": lambda game, offer: True,
}
"""When a question is worth looking at."""


@cache
def moment(kind: str) -> str:
    """A saved game in which the first player is asked this."""
    for game in moments():
        assert game.ask is not None
        if game.ask.kind == kind and WORTH.get(kind, lambda *_: True)(game, facets.page(game.title).offer(game.state, game.ask)):
            return game.save()
    raise AssertionError(f"nobody was asked for {kind} in these games")


@pytest.fixture
def at(visit: Open, bring: Bring) -> Callable[..., Page]:
    """A page with the first player's question of a kind."""

    def at(kind: str, **how: Any) -> Page:
        page = visit(**how)
        code = bring(moment(kind), page, *BOTS)
        page.goto(f"/t/{code}")
        asked(page)
        return page

    return at


def answered(page: Page) -> None:
    """Waits until whoever was asked in between has answered and the question is ours again."""
    asked_now(page, page.get_attribute("body", "data-code") or "")


def state(page: Page) -> dict[str, Any]:
    code = page.get_attribute("body", "data-code")
    found: dict[str, Any] = page.context.request.get(f"/api/tables/{code}/state").json()
    return found


# -- whole games ----------------------------------------------------------------------------------------------------------------


def spot(page: Page, hex: int) -> tuple[float, float]:
    """The middle of a Hex on the screen."""
    q, r = hex % 11 - 5, hex // 11 - 5
    found = page.evaluate(
        """([x, y]) => {
            const at = new DOMPoint(x, y).matrixTransform(document.querySelector("svg.arena").getScreenCTM());
            return [at.x, at.y];
        }""",
        [3**0.5 * (q + r / 2), 1.5 * r],
    )
    return found[0], found[1]


def touch(page: Page, hex: int) -> None:
    """A click or a tap on a Hex."""
    if page.evaluate("matchMedia('(max-width: 640px)').matches"):
        page.touchscreen.tap(*spot(page, hex))
    else:
        page.mouse.click(*spot(page, hex))


def moved_on(page: Page, before: int) -> None:
    """As `went_on`, but a curtain may come first where several people share the page."""
    page.wait_for_function(
        "(before) => Number(document.body.dataset.seq) > before || document.querySelector('#curtain[open]')", arg=before
    )


def by_hand(page: Page) -> None:
    """One decision, with the dial, the arena, dice or cards where they are asked for."""
    before = shown(page)
    offer = state(page)["offer"]
    kind = page.get_attribute("#decision", "class") or ""
    if "on-dial" in kind:
        if before % 2 and offer["region"]["most"] > offer["region"]["least"]:
            press(page, ".dialbox .more-one")
        else:
            page.keyboard.press(str(offer["region"]["least"]))
    elif "on-squares" in kind:
        hexes = [one["on"][0][1] for one in offer["options"] if one["on"]]
        tools = page.locator(".tools").bounding_box()
        assert tools is not None
        touch(page, next(hex for hex in hexes[len(hexes) // 2 :] if spot(page, hex)[0] < tools["x"]))
    elif "on-cards" in kind:
        for number in range(max(offer["region"]["least"], 1)):
            press(page, f"#decision .chip[data-card] >> nth={number}")
    elif "on-dice" in kind:
        press(page, "#tray .d6.can")
    elif not page.locator("#commit:not([disabled])").count():
        if offer["pass"] is not None and (before % 3 or not page.locator("#decision .chip[data-option]").count()):
            press(page, "#decision .go .btn:has-text('" + offer["options"][offer["pass"]]["label"] + "')")
            moved_on(page, before)
            return
        chips = page.locator("#decision .chip[data-option]")
        number = before % chips.count() if offer["kind"] == "act" else 0
        press(page, f"#decision .chip[data-option] >> nth={number}")
    press(page, "#commit")
    moved_on(page, before)


def by_keys(page: Page) -> None:
    """One decision by keys alone."""
    before = shown(page)
    offer = state(page)["offer"]
    kind = page.get_attribute("#decision", "class") or ""
    if "on-dial" in kind:
        page.locator(".dial").focus()
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        moved_on(page, before)
        return
    if "on-squares" in kind:
        page.locator(".arena .cursor").focus()
        for key in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowUp", "PageUp"):
            page.keyboard.press("Enter")
            if page.locator("#commit:not([disabled])").count():
                break
            page.keyboard.press(key)
        page.keyboard.press("Enter")
        moved_on(page, before)
        return
    page.locator("#decision").focus()
    if "on-cards" in kind:
        for number in range(offer["region"]["least"]):
            page.keyboard.press(str(number + 1))
    elif not page.locator("#commit:not([disabled])").count():
        page.keyboard.press("p" if offer["pass"] is not None else "1")
        if offer["pass"] is not None:
            moved_on(page, before)
            return
    page.keyboard.press("Enter")
    moved_on(page, before)


def play_out(page: Page, decide: Callable[[Page], None], *others: Page) -> None:
    pages = [page, *others]
    over, turn = page.locator("body[data-status=over]"), ".decision:not(.wait):visible"
    for _ in range(600):
        until(page, lambda: over.count() > 0 or any(one.locator(turn).count() for one in pages), "nobody is asked")
        if over.count():
            break
        for one in pages:
            if one.locator(turn).count():
                decide(one)
    for one in pages:
        sheet = the_end(one)
        expect(sheet).to_be_visible()
        expect(sheet.locator(".scores li")).to_have_count(4)
        assert violations(one) == []


def from_the_front_page(visit: Open) -> Page:
    page = visit("/")
    page.get_by_role("link", name="Choose how to play X-Men: Mutant Revolution").click()
    page.locator("#last_round").select_option("1")
    expect(page.locator("#seats")).to_have_value("4")
    page.get_by_role("radio", name=re.compile("^Random bot")).check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
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
    assert page.locator(".log li.head").count() == 1
    page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"\?at=1$"))


def test_the_last_decisions_by_keyboard(visit: Open, bring: Bring) -> None:
    page = visit()
    page.goto(f"/t/{bring(late(0), page, *BOTS)}")
    play_out(page, by_keys)


def test_the_last_decisions_by_touch(visit: Open, bring: Bring) -> None:
    page = visit(width=390, theme="dark")
    page.goto(f"/t/{bring(late(0), page, *BOTS)}")
    play_out(page, by_hand)
    assert overflow(page) == 0


@pytest.mark.all
def test_a_short_game_by_keyboard(visit: Open) -> None:
    page = visit()
    table(page, ME, ANY_BOT, ANY_BOT, ANY_BOT, title="revolution", options=SHORT)
    play_out(page, by_keys)


@pytest.mark.all
def test_a_short_game_by_touch(visit: Open) -> None:
    page = visit(width=390, theme="dark")
    table(page, ME, ANY_BOT, ANY_BOT, ANY_BOT, title="revolution", options=SHORT)
    play_out(page, by_hand)
    assert overflow(page) == 0


def test_the_last_decisions_of_two_people_and_two_bots(visit: Open, bring: Bring) -> None:
    page, friend = visit(), visit()
    code = bring(late(0, 1), page, friend, *BOTS[1:])
    for one in (page, friend):
        one.goto(f"/t/{code}")
    without_secrets(page, friend)


@pytest.mark.all
def test_two_people_and_two_bots(visit: Open) -> None:
    page, friend = visit(), visit()
    code = table(page, ME, OPEN, ANY_BOT, ANY_BOT, title="revolution", options=SHORT)
    friend.goto(f"/t/{code}")
    friend.get_by_role("button", name="Sit down").click()
    without_secrets(page, friend)


def without_secrets(page: Page, friend: Page) -> None:
    """Each in a browser of their own; neither ever sees the hand or the dial of the other."""
    friend.wait_for_selector("body[data-status=playing]")
    page.wait_for_selector("body[data-status=playing]")

    def decide(one: Page) -> None:
        other = friend if one is page else page
        mine, theirs = state(one), state(other)
        for told, seat in ((mine, theirs["seat"]), (theirs, mine["seat"])):
            # A card may let them look; only who looked is told which cards there are.
            looked = any(re.search("looks at the hand of .*: ", line["line"]) for line in told["log"])
            assert looked or told["view"]["schools"][seat]["hand"] == []
        by_hand(one)

    play_out(page, decide, friend)


def test_one_click_leads_to_a_table_of_four(visit: Open) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now X-Men: Mutant Revolution").click()
    assert asked(page)
    expect(page.locator("section.school")).to_have_count(4)
    expect(page.locator("#three")).to_be_hidden()  # the arena is a plan
    assert state(page)["view"]["last_round"] == 0


def test_three_may_play(visit: Open) -> None:
    page = visit("/new?title=revolution")
    page.locator("#seats").select_option("3")
    page.locator("#side").select_option("c")
    page.get_by_role("button", name="Open the table").click()
    asked(page)
    expect(page.locator("section.school")).to_have_count(3)
    assert state(page)["seat"] == 2


def test_people_at_one_device_see_only_their_own_hand(visit: Open) -> None:
    page = visit()
    table(page, ME, ME, ANY_BOT, ANY_BOT, title="revolution", options=SHORT)
    curtains = covered = 0
    for _ in range(60):
        page.wait_for_selector("body[data-status=over], #curtain[open], .decision:not(.wait):visible")
        if page.locator("body[data-status=over]").count() or (not ALL and curtains > 2 < covered):
            break
        if page.locator("#curtain[open]").count():
            curtains += 1
            assert not page.locator(".hand .pc").first.is_visible()
            page.keyboard.press("Enter")
            continue
        told = state(page)
        if told["offer"]["private"]:
            expect(page.locator(".hand .pc")).to_have_count(told["view"]["schools"][told["seat"]]["cards"])
        elif told["view"]["phase"] != "setup":
            covered += 1
            expect(page.locator(".hand .pc")).to_have_count(0)
        by_hand(page)
    assert curtains > 1 < covered
    assert "draws 3 Plot Cards:" not in page.inner_text("#log-list")


# -- dials, bargains and hands --------------------------------------------------------------------------------------------------


def test_a_dial_is_turned_typed_and_stepped(at: Callable[..., Page]) -> None:
    page = at("bid")
    most = state(page)["offer"]["region"]["most"]
    dial = page.get_by_role("slider", name="Dial")
    expect(dial).to_have_attribute("aria-valuetext", "not set")
    expect(page.locator("#commit")).to_be_disabled()
    page.keyboard.press("3")
    expect(dial).to_have_attribute("aria-valuenow", "3")
    expect(page.locator("#commit")).to_have_text("Bid 3")
    page.get_by_role("button", name="One more").click()
    expect(page.locator("#commit")).to_have_text("Bid 4")
    dial.focus()
    page.keyboard.press("End")
    expect(page.locator("#commit")).to_have_text(f"Bid {most}")
    page.keyboard.press("ArrowUp")
    expect(page.locator("#commit")).to_have_text(f"Bid {most}")  # no further than one's coins
    page.keyboard.press("Home")
    expect(page.locator("#commit")).to_have_text("Bid 0")
    box = dial.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.2)
    expect(dial).to_have_attribute("aria-valuenow", "7" if most >= 7 else str(most))
    page.keyboard.press("Escape")
    expect(dial).to_have_attribute("aria-valuetext", "not set")
    page.keyboard.press("2")
    before = shown(page)
    page.locator("#commit").click()
    went_on(page, before)
    assert 2 in [school["bid"] for school in state(page)["view"]["schools"]]


def test_an_offer_is_built_and_judged(at: Callable[..., Page]) -> None:
    page = at("allegiance")
    told = state(page)
    mine = told["view"]["schools"][0]
    form, other = page.get_by_role("region", name="Make an offer"), told["table"]["seats"][1]["name"]
    form.get_by_label(other).check()
    for one in form.get_by_role("group", name="You give").get_by_role("checkbox").all():
        one.check()
    said = form.get_by_role("status")
    expect(said).to_contain_text("last Uninjured")
    expect(page.locator("#commit")).to_be_disabled()
    expect(page.locator("#decision")).to_have_class(re.compile("illegal"))
    for one in form.get_by_role("group", name="You give").get_by_role("checkbox").all():
        one.uncheck()
    assert mine["hope"]
    form.get_by_label("You give: Hope").fill("1")
    expect(said).to_have_text(f"{other} can be offered this.")
    before = shown(page)
    page.locator("#commit").click()
    went_on(page, before)
    assert any(f"offers {other} 1 Hope for nothing" in line["line"] for line in state(page)["log"])


def test_cards_are_discarded_together_and_coins_given(at: Callable[..., Page]) -> None:
    page = at("plot")
    told = state(page)["view"]["schools"][0]
    boxes = page.get_by_role("group", name="Discard for Hope").get_by_role("checkbox")
    expect(boxes).to_have_count(len(told["hand"]))
    listed = [one for one in state(page)["offer"]["options"] if not one.get("form") and one["label"] != "Pass"]
    expect(page.locator("#decision .chip[data-option]")).to_have_count(len(listed))  # for discards there is the form
    page.get_by_label("Give Hope", exact=True).last.fill("1")
    expect(page.locator("#commit")).to_be_enabled()
    before = shown(page)
    page.locator("#commit").click()
    went_on(page, before)
    answered(page)
    assert state(page)["view"]["schools"][0]["hope"] == told["hope"] - 1
    boxes.nth(0).check()
    boxes.nth(1).check()
    expect(page.locator(".form")).to_contain_text("Cards: 2")
    before = shown(page)
    page.locator("#commit").click()
    went_on(page, before)
    assert told["hand"][0] not in state(page)["view"]["schools"][0]["hand"]


def test_coins_and_support_are_asked_for(at: Callable[..., Page]) -> None:
    page = at("plot")
    told = state(page)
    hopes = [one["hope"] for one in told["view"]["schools"]]
    rich = max(range(1, 4), key=lambda seat: hopes[seat])
    page.locator("input[name=give-to]").nth(rich - 1).check()
    page.get_by_role("radio", name="You ask for").check()
    page.get_by_role("spinbutton", name="You ask for").fill("1")
    expect(page.locator(".form")).to_contain_text("It is answered at once")
    before = shown(page)
    page.locator("#commit").click()
    went_on(page, before)
    answered(page)
    now = state(page)
    assert now["offer"]["region"]["begged"] == [rich]
    moved = hopes[rich] - now["view"]["schools"][rich]["hope"]
    assert moved in (0, 1)
    assert now["view"]["schools"][0]["hope"] == hopes[0] + moved
    page.locator("input[name=give-to]").nth(rich - 1).check()
    expect(page.get_by_role("radio", name="You ask for")).to_be_disabled()  # once per turn to act
    most = now["offer"]["region"]["support"]
    assert most > 0
    page.get_by_role("spinbutton", name="Ask for support").fill("1")
    before = shown(page)
    page.locator("#commit").click()
    went_on(page, before)
    expect(page.locator("body")).to_contain_text("asks for 1 Plot Point of support")


def test_a_card_of_the_hand_is_played_by_choosing_it(at: Callable[..., Page]) -> None:
    page = at("plot")
    card = page.locator(".hand .pc.offered").first
    number = int(card.get_attribute("data-card") or -1)
    card.get_by_role("button").click()
    expect(page.locator("#commit")).to_be_enabled()
    before = shown(page)
    page.locator("#commit").click()
    went_on(page, before)
    assert number not in state(page)["view"]["schools"][0]["hand"]


def test_what_cannot_be_done_says_why(at: Callable[..., Page]) -> None:
    page = at("plot")
    page.locator(".not-now[aria-controls=closed]").click()
    assert page.locator("#closed .chip").count() == len(state(page)["offer"]["closed"]) > 0


def test_characters_are_chosen_in_the_bar_or_in_the_school(at: Callable[..., Page]) -> None:
    page = at("recover")
    expect(page.locator("#decision .chip.is-on").first).to_be_visible()  # as many as can, until somebody wants otherwise
    page.keyboard.press("Escape")
    page.locator(".ch.offered .name").first.click()
    page.locator("#decision .chip[data-card]").nth(1).click()
    expect(page.locator("#decision .chip.is-on")).to_have_count(2)
    expect(page.locator("#commit")).to_have_text("Chosen: 2")
    before = shown(page)
    page.locator("#commit").click()
    went_on(page, before)


# -- the arena ------------------------------------------------------------------------------------------------------------------


def test_an_attack_shows_its_odds_and_its_line(at: Callable[..., Page]) -> None:
    page = at("act")
    page.locator("#decision .chip:has(.chip-odds)").first.hover()
    expect(page.locator("#odds .odds")).to_be_visible()
    expect(page.locator(".arena .los")).to_have_count(1)
    expect(page.locator(".arena .piece.hot")).to_have_count(1)


def test_arrows_walk_over_hexes_and_say_what_is_there(at: Callable[..., Page]) -> None:
    page = at("move")
    page.locator(".arena .cursor").focus()
    said = page.locator("#board-place [role=status]").last
    here = page.locator(".arena .cursor").get_attribute("aria-label") or ""
    assert state(page)["table"]["seats"][0]["name"] in here
    expect(said).to_have_text(here)
    for key in ("ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
    expect(page.locator(".arena .cursor")).to_have_attribute("aria-label", here)


def test_measuring_shows_reach_distance_and_odds(at: Callable[..., Page]) -> None:
    page = at("act")
    mission = state(page)["view"]["mission"]
    foe = next(seat for seat, one in enumerate(mission["pcs"]) if seat and one["hex"] >= 0)
    page.keyboard.press("m")
    note = page.locator(".ground .board-key")
    expect(note).to_contain_text("Only you see this")
    touch(page, mission["pcs"][0]["hex"])
    expect(note).to_contain_text("Speed")
    assert page.locator(".arena .reached").count() > 3
    page.mouse.move(*spot(page, mission["pcs"][foe]["hex"]))
    expect(note).to_contain_text("Damage on average")
    page.keyboard.press("m")
    expect(note).to_be_hidden()


def test_dice_strings_are_lined_up_and_compared(at: Callable[..., Page]) -> None:
    page = at("lower")
    fight = state(page)["view"]["attack"]
    expect(page.locator("#tray .d6.win")).to_have_count(fight["damage"])
    rows = page.locator("#tray .string")
    expect(rows.first.locator(".d6")).to_have_text([str(n) for n in sorted(fight["attack"], reverse=True)])


def test_the_table_in_words(at: Callable[..., Page]) -> None:
    page = at("act")
    page.locator("#twin-button").click()
    sheet = page.locator("#sheet")
    view = state(page)["view"]
    expect(sheet.locator("table")).to_have_count(3 + len(view["schools"]))
    expect(sheet).to_contain_text("Obstacles")


LOOKS = [(1440, "light", "de"), (1024, "dark", "en"), (390, "dark", "de"), (390, "light", "en")]
SCENES = ["school", "bid", "plot", "allegiance", "trade", "act", "move", "lower", "react", "respond", "recover", "support"]


@pytest.mark.parametrize(
    ("kind", "width", "theme", "language"),
    [(kind, *LOOKS[number % 4]) for number, kind in enumerate(SCENES)]
    + [pytest.param(kind, *LOOKS[2], marks=pytest.mark.all) for kind in ("act", "lower")],
)
def test_every_scene_is_accessible_and_fits(at: Callable[..., Page], kind: str, width: int, theme: str, language: str) -> None:
    page = at(kind, width=width, theme=theme, language=language)
    assert violations(page) == []
    assert overflow(page) == 0
