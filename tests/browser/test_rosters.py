"""The roster builder as people use it: by keyboard, by touch, with links and files, by day and night."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from longbox.titles.crisis.builder.carry import FORMS
from longbox.titles.crisis.builder.catalogue import catalogue, ready
from longbox.titles.crisis.builder.share import share
from longbox.titles.crisis.cards import LIBRARY
from longbox.titles.crisis.title import TITLE

from .looks import looks, overflow, violations

Open = Callable[..., Page]

HYDRA = share(LIBRARY.rosters["hydra"])
ROSTER_ONLY = "Assault Ships Make Sweeping Search!"
"""A Crisis card that is known by its name only."""
ORDER = share(LIBRARY.rosters["black-order"])
POSTED = """My list

Characters
Hood (3)
Captain Nowhere (4)
Team Tactics
Medpak
Secure
Riots Spark Over Extremis 3.0
"""


def start_from(page: Page, code: str) -> None:
    group = next(one["group"] for one in ready(page.locator("html").get_attribute("lang") or "en") if one["code"] == code)
    page.locator("#ready-group").select_option(label=group)
    page.locator("#ready").select_option(code)
    expect(page.locator("#verdict")).to_have_text(re.compile("Legal"))


def test_build_a_legal_roster_by_keyboard(visit: Open) -> None:
    """Without a mouse, from nothing to a roster that can be played; the sentences follow every step."""
    page = visit("/rosters")
    faults = page.locator("#faults .note.bad")
    expect(faults).to_have_count(4)
    expect(faults.first).to_contain_text("A roster has 10 characters; this one has 0.")
    play = page.locator("#play")
    expect(play).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.get_by_role("button", name=re.compile("on the table", re.I)).press("Enter")
    page.keyboard.press("/")
    roster = LIBRARY.rosters["avengers"]
    for word in (
        "first avenger",
        "cosmic",
        "invincible",
        "the black widow",
        "operative",
        "ant-man",
        "logan",
        "spectacular",
        "hood",
    ):
        page.keyboard.insert_text(word)  # as typed, but the list follows once and not for every letter
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")
    expect(faults.first).to_contain_text("this one has 9.")
    page.keyboard.type("otto")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("button", name="Add: Doc Ock, Sinister Scientist")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="In roster: Doctor Octopus")).to_be_focused()
    expect(faults).to_have_count(3)
    expect(page.locator("#said")).to_contain_text("Doctor Octopus added. 10 of 10 Characters.")
    for part, ids in (("Team Tactics", roster.tactics), ("Secure", roster.secure), ("Extraction", roster.extraction)):
        page.locator("#kinds").get_by_role("button", name=part).press("Enter")
        page.get_by_role("searchbox").fill("")
        for _ in ids:
            page.locator(".pick[aria-pressed=false]:not([aria-disabled])").first.press("Enter")
    expect(faults).to_have_count(0)
    expect(page.locator("#verdict")).to_have_text("Legal")
    expect(play).to_have_attribute("href", re.compile(r"^/new\?title=crisis&roster=1[\w-]+$"))
    expect(page.locator(".sq tbody tr").first.locator("td").nth(3)).to_have_text("51")


def test_a_roster_is_built_for_standard_events(visit: Open) -> None:
    """What Standard does not take is said beforehand; then it is judged, hidden from the list, and exchanged with one press."""
    page = visit("/rosters")
    start_from(page, share(LIBRARY.rosters["asgard"]))
    expect(page.locator("#faults")).to_contain_text("Standard events do not take one of its cards: Medpack.")
    page.get_by_role("button", name="Judge it for them").click()
    expect(page.locator("#verdict")).to_have_text("1 to fix")
    expect(page.locator("#faults .rule", has_text="CE-125")).to_have_attribute("href", "/rules/challenger/ce-125")
    page.locator("#ready-group").select_option(label="Asgard")
    expect(page.locator("#ready option").last).to_have_text("Asgard (Extended only)")
    expect(page.get_by_role("option", name="Asgard: Odin's sons", exact=True)).to_be_attached()
    page.locator("#kinds").get_by_role("button", name="Team Tactics").click()
    page.get_by_role("searchbox").fill("climbing gear")
    expect(page.locator("#hits")).to_have_text("0 found")
    page.get_by_role("button", name="Only cards that events of the chosen kind take").click()
    expect(page.get_by_role("button", name="Not taken: Climbing Gear")).to_be_visible()
    assert violations(page) == []
    page.locator("[data-key^='swap/medpack/']").first.click()
    expect(page.locator("#verdict")).to_have_text("Legal")
    page.reload()
    expect(page.locator("#against")).to_have_value("standard")


def test_a_roster_is_built_for_an_event_and_filed_there(visit: Open) -> None:
    page = visit("/rosters")
    origin = page.evaluate("location.origin")
    ask = page.context.request
    made = ask.post("/api/events", data={"name": "Harbour Cup", "timeline": "extended"}, headers={"Origin": origin}).json()["code"]
    joined = ask.post(f"/api/events/{made}/join", data={"name": "Kim"}, headers={"Origin": origin})
    assert joined.ok, joined.text()
    page.goto(f"/rosters?event={made}")
    expect(page.locator("#event")).to_contain_text("For Harbour Cup (Extended")
    expect(page.locator("#ruleset")).to_be_disabled()
    start_from(page, share(LIBRARY.rosters["asgard"]))
    page.get_by_role("button", name="File this roster").click()
    expect(page.locator("#event")).to_contain_text("The roster is filed.")
    page.get_by_role("link", name="Back to the event").click()
    expect(page).to_have_url(re.compile(f"/e/{made}$"))
    filed = ask.get(f"/api/events/{made}/players/{joined.json()['player']}/roster").json()
    assert filed["ids"]["characters"] == list(LIBRARY.rosters["asgard"].characters)


def test_why_a_card_cannot_be_added(visit: Open) -> None:
    page = visit("/rosters")
    page.get_by_role("button", name="Add: Black Widow", exact=True).click()
    twin = page.get_by_role("button", name="Same alter ego: The Black Widow")
    twin.press("Enter")
    expect(page.locator("#said")).to_contain_text("Black Widow is in the roster already")
    expect(page.locator("#slots .slots li:not(.free)")).to_have_count(1)
    page.get_by_label("Rulebook").select_option("2022")
    page.get_by_role("button", name="Add: The Black Widow").click()
    expect(page.locator("#slots .slots li:not(.free)")).to_have_count(2)
    page.get_by_label("Rulebook").select_option("2025")
    expect(page.locator("#faults")).to_contain_text("Black Widow and The Black Widow have the same alter ego")
    page.get_by_role("button", name="Remove Black Widow").click()
    expect(page.get_by_role("button", name="Remove The Black Widow")).to_be_focused()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#slots .slots li:not(.free)")).to_have_count(2)


def test_filters(visit: Open) -> None:
    page = visit("/rosters")
    hits = page.locator("#hits")
    cards = catalogue("en", TITLE.library)["characters"]  # in a long run cards of other tests may be among them
    expect(hits).to_have_text(f"{len(cards)} found")
    page.get_by_role("button", name="Only cards that can be played on the table").click()
    expect(hits).to_have_text(f"{sum(card['playable'] for card in cards)} found")
    expect(page.locator("#scroll .tag.only")).to_have_count(0)
    page.get_by_role("button", name="Only cards that can be played on the table").click()
    expect(page.locator("#scroll .tag.only")).to_have_count(sum(not card["playable"] for card in cards))
    page.get_by_label("Affiliation", exact=True).select_option("Hydra")
    hydra = [card for card in cards if "Hydra" in card["affiliations"]]
    expect(hits).to_have_text(f"{len(hydra)} found")
    page.get_by_role("button", name="Leadership").click()
    expect(page.get_by_role("button", name="Leadership")).to_be_focused()
    leaders = [card for card in hydra if "leadership" in card["keywords"]]
    assert len(hydra) > len(leaders) > 1
    expect(hits).to_have_text(f"{len(leaders)} found")
    page.get_by_role("button", name="Threat 5+").click()
    expect(hits).to_have_text(f"{sum(card['threat'] >= 5 for card in leaders)} found")
    expect(page.locator("#scroll tbody tr", has_text="Red Skull, Master of Hydra")).to_have_count(1)
    page.get_by_role("searchbox").fill("nobody at all")
    expect(page.get_by_text("No card fits all of this.")).to_be_visible()
    page.locator("#scroll").get_by_role("button", name="Clear the filters").click()
    expect(hits).to_have_text(f"{len(cards)} found")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.get_by_role("searchbox").fill("wall crawler")
    crawlers = sum("wall-crawler" in card["keywords"] for card in cards)
    expect(hits).to_have_text(f"{crawlers} found")


def test_a_card_that_only_a_roster_can_hold(visit: Open) -> None:
    """It is marked in the list and in the roster, and a legal roster with it cannot be played here."""
    page = visit("/rosters")
    start_from(page, ORDER)
    expect(page.locator("#play")).to_have_attribute("href", re.compile("roster="))
    taken = LIBRARY.crises[LIBRARY.rosters["black-order"].secure[0]].name
    page.locator("#kinds").get_by_role("button", name="Secure").click()
    page.get_by_role("button", name=f"Remove {taken}").click()
    page.get_by_role("searchbox").fill(ROSTER_ONLY)
    page.get_by_role("button", name=f"Add: {ROSTER_ONLY}").click()
    expect(page.locator("#verdict")).to_have_text("Legal")
    expect(page.locator("#slots li", has_text=ROSTER_ONLY).locator(".tag.only")).to_have_text("Roster only")
    expect(page.locator("#faults")).to_contain_text("1 of its cards cannot be played on the table yet")
    expect(page.locator("#play")).to_have_attribute("aria-disabled", "true")
    assert violations(page) == []


def test_gems_and_squads(visit: Open) -> None:
    page = visit("/rosters")
    start_from(page, ORDER)
    row = page.locator(".slots li", has_text="Corvus Glaive")
    expect(row.locator(".th")).to_have_text("Threat5")
    row.get_by_role("button", name="Time Gem").press("Enter")
    expect(row.locator(".th")).to_have_text("Threat4")
    expect(row.get_by_role("button", name="Time Gem")).to_be_focused()
    page.get_by_role("group", name="Gems of Thanos").get_by_role("button", name="Time Gem").click()
    thanos = page.locator(".slots li", has_text="Thanos")
    expect(thanos.locator("[aria-pressed=true]")).to_have_text(["Space Gem +1", "Time Gem +1"])
    expect(page.locator("#faults .bad")).to_have_count(0)
    page.get_by_role("button", name="Threat 17").click()
    page.get_by_role("button", name=re.compile("^Black Order.*in the roster, led by Thanos")).click()
    page.locator(".written summary").click()
    expect(page.locator(".written summary")).to_have_text(re.compile(r"^\d+ Black Order squads at threat 17$"))
    count = int(page.locator(".written summary").inner_text().split()[0])
    assert page.locator(".written li").count() == count


def test_import_a_posted_text(visit: Open) -> None:
    page = visit("/rosters")
    page.get_by_role("button", name="Import", exact=True).click()
    dialog = page.get_by_role("dialog", name="Import a roster")
    dialog.get_by_label("List, JSON or link").fill(POSTED)
    dialog.get_by_role("button", name="Import", exact=True).click()
    expect(dialog).to_contain_text("Imported. Cards read: 2.")
    expect(dialog).to_contain_text("Line 5: 'Captain Nowhere (4)' is not a card that Longbox has.")
    assert violations(page) == []
    dialog.get_by_role("button", name="Take Medpack").click()
    expect(dialog.get_by_role("button", name="Done")).to_be_focused()
    page.keyboard.press("Enter")
    expect(dialog).to_be_hidden()
    expect(page.get_by_label("Name of the roster")).to_have_value("My list")
    expect(page.locator("#slots")).to_contain_text("Medpack")
    page.reload()
    expect(page.locator("#slots")).to_contain_text("Medpack")


def test_import_a_file_and_what_is_none(visit: Open, tmp_path: Path) -> None:
    page = visit("/rosters", missing=True)  # the browser reports refused requests on the console itself
    page.get_by_role("button", name="Import", exact=True).click()
    dialog = page.get_by_role("dialog", name="Import a roster")
    dialog.get_by_role("button", name="Import", exact=True).click()
    expect(dialog.get_by_role("alert")).to_have_text("There is nothing to read: paste a roster or choose a file.")
    file = tmp_path / "order.rosz"
    file.write_bytes(FORMS["rosz"].write(LIBRARY.rosters["black-order"], "en"))
    dialog.get_by_label("Or a file").set_input_files(file)
    dialog.get_by_role("button", name="Import", exact=True).click()
    expect(dialog).to_be_hidden()
    expect(page.locator("#verdict")).to_have_text("Legal")
    expect(page.get_by_label("Name of the roster")).to_have_value("Black Order and friends")


def test_downloads(visit: Open) -> None:
    page = visit("/rosters")
    start_from(page, ORDER)
    for button, form in (("Text", "text"), ("JSON", "json"), (".ros", "ros"), (".rosz", "rosz")):
        with page.expect_download() as download:
            page.get_by_role("button", name=button, exact=True).click()
        assert download.value.suggested_filename == f"black-order-and-friends.{FORMS[form].ending}"
        assert Path(download.value.path()).read_bytes() == FORMS[form].write(LIBRARY.rosters["black-order"], "en")


def test_a_share_link_opens_for_reading_and_leaves_ones_own_alone(visit: Open) -> None:
    page = visit("/rosters")
    page.get_by_role("button", name="Add: Hood").click()
    page.goto(f"/rosters?r={HYDRA}")
    expect(page.get_by_label("Name of the roster")).to_have_value("Hydra")
    expect(page.locator("#verdict")).to_have_text("Legal")
    expect(page.get_by_label("Name of the roster")).not_to_be_editable()
    expect(page.get_by_role("button", name=re.compile("^Remove"))).to_have_count(0)
    page.get_by_role("button", name="In roster: Hood").click()
    expect(page.locator("#said")).to_contain_text("This is a shared roster")
    page.goto("/rosters")
    expect(page.locator("#slots .slots li:not(.free)")).to_have_count(1)
    page.goto(f"/rosters?r={HYDRA}")
    page.get_by_role("button", name="Edit a copy").click()
    expect(page).to_have_url(re.compile("/rosters$"))
    page.get_by_role("button", name="Remove Ultron").click()
    page.reload()
    expect(page.locator("#slots .slots li:not(.free)")).to_have_count(9)


def test_the_link_that_is_shared_is_the_roster(visit: Open) -> None:
    page = visit("/rosters")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    start_from(page, ORDER)
    page.get_by_role("button", name="Share link").click()
    expect(page.locator(".toast")).to_contain_text("The link is copied.")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.endswith(f"/rosters?r={ORDER}")
    page.get_by_role("button", name="Copy as text").click()
    expect(page.get_by_label("To copy")).to_have_value(re.compile("^Black Order and friends\n\nCharacters"))


def test_a_broken_link_says_so(visit: Open) -> None:
    page = visit(f"/rosters?r={HYDRA[:-3]}", missing=True)
    expect(page.locator(".toast")).to_have_text("This share link is damaged or cut off; copy it again in full.")
    expect(page).to_have_url(re.compile("/rosters$"))
    expect(page.locator("#scroll tbody tr", has_text="Doctor Octopus")).to_have_count(1)


def test_saved_rosters(visit: Open) -> None:
    page = visit("/rosters")
    start_from(page, ORDER)
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("button", name="New roster").click()
    expect(page.locator("#faults .bad")).to_have_count(4)
    page.reload()
    page.get_by_role("button", name="Open Black Order and friends").click()
    expect(page.locator("#verdict")).to_have_text("Legal")
    page.get_by_role("button", name="Delete Black Order and friends").click()
    expect(page.get_by_text("Nothing is saved yet.")).to_be_visible()


def test_nonsense_in_the_storage_does_no_harm(visit: Open) -> None:
    page = visit("/rosters")
    page.evaluate("""() => {
        localStorage.setItem("longbox-roster-draft", '{"longbox_roster": 1, "characters": 5}');
        localStorage.setItem("longbox-rosters", '[1, {"key": "x", "roster": {}}]');
    }""")
    page.reload()
    expect(page.locator("#scroll tbody tr", has_text="Doctor Octopus")).to_have_count(1)
    expect(page.get_by_text("Nothing is saved yet.")).to_be_visible()


@pytest.mark.parametrize(("width", "theme", "language"), looks(0))
def test_accessible(visit: Open, width: int, theme: str, language: str) -> None:
    page = visit(f"/rosters?r={ORDER}", width=width, theme=theme, language=language)
    expect(page.locator("#verdict")).to_have_text("Legal")
    assert violations(page) == []
    page.get_by_role("button", name=re.compile("Edit a copy|Kopie bearbeiten")).click()
    for view in ("cards", "sheet", "law") if width < 860 else ("all at once",):
        if width < 860:
            page.locator(f"[data-view={view}]").first.click()
        assert violations(page) == [], view
    page.locator("#import-open").click()
    assert violations(page) == []


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.all), "de"])
def test_nothing_scrolls_sideways(visit: Open, language: str) -> None:
    page = visit(f"/rosters?r={ORDER}", language=language)
    expect(page.locator("#verdict")).to_have_text("Legal")
    for width in (1440, 1300, 1024, 961, 700, 390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        for view in ("cards", "sheet", "law"):
            if width <= 960:
                page.locator(f".views [data-view={view}]").click()
            assert overflow(page) == 0, f"{view} at {width}"
        if width > 960:
            inner = page.locator("#scroll").evaluate("place => place.scrollWidth - place.clientWidth")
            assert inner == 0, f"the list at {width}"


def test_touch_on_a_phone(visit: Open) -> None:
    page = visit("/rosters", width=390)
    page.get_by_role("button", name="Add: Hood").tap()
    page.locator("[data-view=sheet]").tap()
    expect(page.get_by_role("button", name="Remove Hood")).to_be_visible()
    page.get_by_role("button", name="10 free places: Team Tactics").tap()
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.get_by_role("button", name="Add: Disarm").tap()
    page.locator(".views [data-view=law]").tap()
    expect(page.locator("#faults")).to_contain_text("A roster has 10 Team Tactic cards; this one has 1.")


def test_touch_targets_on_a_phone(visit: Open) -> None:
    page = visit("/rosters", width=390)
    page.locator("[data-view=law]").tap()
    start_from(page, ORDER)
    for view in ("cards", "sheet", "law"):
        page.locator(f".views [data-view={view}]").tap()
        small = page.evaluate(
            """() => [...document.querySelectorAll("main :is(a, button, input, select, summary)")]
                .filter(e => e.checkVisibility() && !e.matches(".rule"))
                .map(e => [e.textContent.trim().slice(0, 30), e.getBoundingClientRect()])
                .filter(([, box]) => box.height < 43.5)
                .map(([text, box]) => `${text}: ${box.height}`)"""
        )
        assert small == [], view


def test_print_holds_the_roster_only(visit: Open) -> None:
    page = visit(f"/rosters?r={ORDER}")
    expect(page.locator("#verdict")).to_have_text("Legal")
    page.emulate_media(media="print")
    for place in (".cards", ".law", ".views", ".shared"):
        expect(page.locator(place)).to_be_hidden()
    expect(page.locator(".slots")).to_contain_text("Thanos, the Mad Titan")
    expect(page.locator(".gems .fchip:visible")).to_have_text(["Soul Gem +1", "Space Gem +1", "Time Gem +1", "Mind Gem +1"])


def test_without_javascript_the_rules_are_offered(visit: Open) -> None:
    page = visit("/rosters", scripts=False)
    expect(page.get_by_text("Building a roster needs JavaScript.")).to_be_visible()
    page.get_by_role("link", name="Read the rules").click()
    expect(page).to_have_url(re.compile("/rules/crisis#roster$"))


# -- a card to look at -------------------------------------------------------------------------------------------------


def test_a_whole_card_opens_from_its_name(visit: Open) -> None:
    """Both sides, every attack and superpower with its figures and its text; Escape leads back to where one was."""
    page = visit("/rosters")
    name = page.locator("#scroll").get_by_role("button", name="Show Iron Man", exact=True)
    name.press("Enter")
    card = page.get_by_role("article", name="Iron Man")
    expect(card.get_by_role("heading", name="Repulsor Blast")).to_be_visible()
    expect(card.get_by_role("row")).to_have_count(3)
    expect(card.get_by_role("row").nth(1)).to_contain_text(re.compile("Healthy.*5.*M.*2.*4.*3.*3"))
    expect(card.locator(".whole-part")).to_have_count(6)
    expect(card.locator(".whole-part").filter(has_text="Friday AI")).to_contain_text("has 2 more dice in each attack roll")
    push = card.locator(".whole-part").filter(has_text="Repulsor Blast")
    expect(push).to_contain_text(re.compile(r"wild.*\(Push\): Before damage, push the target away S\."))
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(name).to_be_focused()


def test_tactics_and_crises_are_whole_cards_too(visit: Open) -> None:
    page = visit("/rosters", language="de", width=390)
    page.locator("#kinds").get_by_role("button", name="Teamtaktik").click()
    page.get_by_role("button", name="Grausamkeit zeigen").click()
    card = page.get_by_role("article", name="Grausamkeit")
    expect(card).to_contain_text("gibt der Angreifer 2")
    expect(card.get_by_role("heading", name="Messer in der Wunde")).to_be_visible()
    assert overflow(page) == 0
    page.locator("#card-close").click()
    page.locator("#kinds").get_by_role("button", name="Evakuierung").click()
    page.get_by_role("button", name=re.compile("Senatoren.*zeigen")).click()
    expect(page.locator("#card")).to_contain_text("1 SP für jeden deiner Charaktere, der einen Marker „Senator“ hält.")
    assert violations(page) == []


def test_all_cards_of_a_roster_are_printed(visit: Open) -> None:
    page = visit(f"/rosters?r={ORDER}")
    page.evaluate("window.print = () => { window.printed = document.querySelectorAll('.print-cards .whole').length; }")
    page.locator("#slots .card-link").first.click()
    expect(page.locator("#card .whole")).to_be_visible()
    page.locator("#card-print-all").click()
    roster = LIBRARY.rosters["black-order"]
    cards = len(roster.characters) + len(roster.tactics) + len(roster.secure) + len(roster.extraction)
    assert page.evaluate("window.printed") == cards
    page.emulate_media(media="print")
    expect(page.locator(".print-cards .whole").first).to_be_visible()
    expect(page.locator("#builder")).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator(".print-cards")).to_have_count(0)
