"""Setting up (CP-127..CP-143, CP-183..CP-201)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from math import dist
from typing import Any

import pytest

from conformance.suite import Examiner
from longbox.kernel import SPECTATOR, Ask, Game, Generator, Illegal, view
from longbox.titles.crisis.builder import write
from longbox.titles.crisis.codes import BLANK, CRIT, HIT, KO, LOCATION, NOBODY, ON_BOARD, PLAYED, WILD, token_kind
from longbox.titles.crisis.events import Deployed, MissionDrawn, PriorityRolled, SquadShown
from longbox.titles.crisis.rules.rounds import Match
from longbox.titles.crisis.rules.setup import Setup, Zone, compare_priority
from longbox.titles.crisis.rules.squads import affiliations_of, legal_squads
from longbox.titles.crisis.title import TITLE
from titles.crisis.shelf import the_cards

from ..scene import Duel
from ..stock import MINE, ROSTER, stock

FIRST = "crit crit crit crit crit", "blank blank blank blank blank"
"""Dice with which the first player takes the Priority token."""


@pytest.fixture(autouse=True)
def _cards() -> Iterator[None]:
    with stock():
        yield


def begun(*dice: str, **options: Any) -> Duel:
    """A setup after the priority roll."""
    duel = Duel(**{"roster_a": MINE, "roster_b": MINE, **options})
    duel.t.round = 0
    return duel.roll(*(dice or FIRST)).push(Match())


def until(duel: Duel, kind: str) -> Duel:
    """Take the first option until a question of this kind comes."""
    while duel.ask.kind != kind:
        duel.t.resolve(duel.ask.options[0])
    return duel


def frame(duel: Duel) -> Setup:
    return duel.t.frame(Setup)


# -- priority ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-127", "CP-128")
def test_priority_is_rolled_first_and_goes_to_the_most_successes() -> None:
    duel = begun("hit hit wild blank block", "crit crit fail blank block")
    assert duel.t.priority == 0
    assert (duel.ask.kind, duel.t.crises) == ("crisis", ())
    assert begun("block block block hit fail", "hit hit fail fail fail").t.priority == 1


@pytest.mark.rule("CP-129", "CP-130")
def test_ties_go_to_criticals_then_wilds_then_hits() -> None:
    assert compare_priority([CRIT, HIT, HIT, BLANK, BLANK], [WILD, WILD, WILD, BLANK, BLANK]) == 0
    assert compare_priority([CRIT, HIT, HIT, BLANK, BLANK], [CRIT, WILD, HIT, BLANK, BLANK]) == 1
    assert compare_priority([HIT] * 4 + [BLANK], [WILD] + [HIT] * 3 + [BLANK]) == 1


@pytest.mark.rule("CP-131")
def test_a_full_tie_is_rolled_again_by_both() -> None:
    duel = begun("crit hit blank fail fail", "hit crit block block block", "fail fail fail fail fail", "hit fail fail fail fail")
    assert duel.t.priority == 1
    assert len(duel.heard(PriorityRolled)) == 2
    assert duel.t.script == []


# -- the mission -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-134", "CP-135", "CP-142", "CP-143")
@pytest.mark.parametrize("kind", ["secure", "extraction"])
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_who_has_priority_chooses_a_type_and_each_draws_from_the_own_roster(kind: str, ruleset: int) -> None:
    """The second player's decks have the number 3 instead of 0; whose card was drawn shows in many games."""
    theirs = write(
        replace(ROSTER, secure=("secure-1", "secure-2", "secure-3"), extraction=("extraction-1", "extraction-2", "extraction-3"))
    )
    drawn: dict[str, set[str]] = {"secure": set(), "extraction": set()}
    for key in range(40):
        duel = Duel(roster_a=MINE, roster_b=theirs, ruleset=ruleset)
        duel.t.key = key * 7919
        duel.roll(*FIRST).push(Setup())
        assert (duel.ask.seat, duel.offered) == (0, ("secure", "extraction"))
        duel.answer(kind)
        assert duel.ask.seat == 1  # now the threat, or with equal ones the edge
        for id in duel.t.crises:
            drawn[the_cards().crises[id].kind].add(id[-1])
    assert drawn[kind] == {"0", "1", "2"}
    assert drawn["extraction" if kind == "secure" else "secure"] == {"1", "2", "3"}


@pytest.mark.rule("CP-132")
def test_the_mission_comes_after_the_battlefield_and_priority() -> None:
    game = Game.new(TITLE, 2, 5, {"roster_a": MINE, "roster_b": MINE})
    assert game.ask is not None
    assert (game.ask.kind, game.ask.seat) == ("crisis", game.state.priority)
    assert game.state.terrain
    assert game.state.crises == ()


@pytest.mark.rule("CP-136", "CP-137")
def test_both_cards_are_revealed_together() -> None:
    duel = begun()
    assert view(TITLE, duel.t, 0)["crises"] == view(TITLE, duel.t, 1)["crises"] == []
    duel.answer("secure")
    assert view(TITLE, duel.t, 0)["crises"] == view(TITLE, duel.t, 1)["crises"] == list(duel.t.crises)
    assert len(duel.t.crises) == 2


def mission(duel: Duel, secure: str, extraction: str) -> Duel:
    """The mission these cards make, whatever was drawn."""
    setup = frame(duel)
    duel.t.crises = setup.drawn = (secure, extraction)
    duel.t.threat = 0
    setup.back_to("choose_threat")
    duel.t.advance()
    return duel


@pytest.mark.rule("CP-138", "CP-142", "CP-143")
def test_the_player_without_priority_chooses_whose_threat_counts_for_both() -> None:
    duel = mission(begun().answer("secure"), "secure-0", "extraction-2")
    assert (duel.ask.seat, duel.ask.kind, duel.offered) == (1, "threat", (15, 18))
    duel.answer(18)
    assert duel.t.threat == 18
    until(duel, "squad")
    for seat in (0, 1):
        assert (duel.ask.seat, duel.ask.region.threat) == (seat, 18)  # type: ignore[union-attr]
        duel.t.resolve(duel.ask.options[0])


@pytest.mark.rule("CP-139")
@pytest.mark.parametrize(("edge", "other"), [("south", "north"), ("north", "south"), ("west", "east"), ("east", "west")])
def test_the_player_without_priority_chooses_an_edge_and_the_other_gets_the_opposite(edge: str, other: str) -> None:
    duel = until(begun(), "edge")
    assert duel.ask.seat == 1
    duel.answer(edge)
    assert duel.t.edges == (other, edge)


@pytest.mark.rule("CP-140", "CP-141")
def test_the_tokens_of_both_cards_are_set_out_and_both_cards_stay_open() -> None:
    duel = until(mission(begun().answer("secure"), "secure-1", "extraction-1"), "squad")
    assert duel.t.token_name == ["secure-1/token"] * 2 + ["extraction-1/token"] * 2
    assert duel.t.token_at == [(12.0, 18.0), (21.0, 18.0)] * 2
    assert duel.t.token_kind == [token_kind(LOCATION, 2025)] * 4
    assert (duel.t.token_holder, duel.t.token_side) == ([ON_BOARD] * 4, [NOBODY] * 4)
    assert [event.secure for event in duel.heard(MissionDrawn)] == ["secure-1"]
    until(duel, "turn")
    assert view(TITLE, duel.t, SPECTATOR)["crises"] == ["secure-1", "extraction-1"]


# -- squads ------------------------------------------------------------------------------------------------------------


def squads(**options: Any) -> Duel:
    """The choice of squads under a threat of 15."""
    return until(mission(begun(**options).answer("secure"), "secure-0", "extraction-1"), "squad")


@pytest.mark.rule("CP-183")
def test_a_squad_comes_from_the_roster_and_fits_the_threat() -> None:
    duel = squads()
    assert duel.t.threat == 15
    with pytest.raises(Illegal, match="threat of 16; the mission allows 15"):
        duel.answer(["hero-0", "hero-1", "hero-2", "hero-3", "hero-4"])
    with pytest.raises(Illegal, match="not on this roster"):
        duel.answer(["twin-a"])
    with pytest.raises(Illegal, match="at least one"):
        duel.answer([])
    with pytest.raises(Illegal, match="only once"):
        duel.answer(["hero-0", "hero-0"])
    duel.answer(["hero-0"])  # less than the threat is allowed
    assert frame(duel).squads == [("hero-0",)]


@pytest.mark.rule("CP-184", "CP-185", "CP-023")
def test_duplicates_in_a_squad() -> None:
    """The older book lets a roster hold twins, but never a squad; of one name only the newer one takes offence."""
    twins = write(replace(ROSTER, characters=(*ROSTER.characters[:6], "twin-a", "twin-b", "namesake-a", "namesake-b")))
    duel = squads(ruleset=2022, roster_a=twins)
    with pytest.raises(Illegal, match="same alter ego"):
        duel.answer(["twin-a", "twin-b"])
    assert all(not {"twin-a", "twin-b"} <= set(squad) for squad in duel.offered)
    duel.answer(["namesake-a", "namesake-b"])
    assert frame(duel).squads == [("namesake-a", "namesake-b")]
    newer = squads()
    newer.t.options = {**newer.t.options, "roster_a": twins}
    TITLE.prepare(newer.t)
    newer.t.advance()
    with pytest.raises(Illegal, match="same name"):
        newer.answer(["namesake-a", "namesake-b"])


@pytest.mark.rule("CP-183", "CP-184", "CP-185")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_every_squad_that_fits_is_legal_and_no_other(ruleset: int) -> None:
    """All selections of a roster with twins, namesakes and two Infinity Gems, which cost threat."""
    known = the_cards().characters
    ids = (*ROSTER.characters[:6], "twin-a", "twin-b", "namesake-a", "namesake-b")
    gems = (0, 2, 0, 0, 0, 0, 1, 0, 0, 0)
    legal = {}
    for chosen in (chosen for n in range(1, len(ids) + 1) for chosen in combinations(range(len(ids)), n)):
        squad = tuple(ids[i] for i in chosen)
        threat = sum(known[ids[i]].threat + gems[i] for i in chosen)
        namesakes = {"namesake-a", "namesake-b"} <= set(squad)
        if threat <= 15 and not {"twin-a", "twin-b"} <= set(squad) and not (namesakes and ruleset == 2025):
            legal[squad] = threat
    found = legal_squads(ids, gems, 15, ruleset, known)
    assert {squad: threat for threat, squads in found.items() for squad in squads} == legal


@pytest.mark.rule("CP-186")
def test_both_players_may_field_the_same_character() -> None:
    duel = squads().answer(["hero-0", "hero-1"]).answer(["hero-1", "hero-0"])
    assert frame(duel).squads == [("hero-0", "hero-1")] * 2


@pytest.mark.rule("CP-187")
def test_secret_choices_are_hidden_and_redrawn() -> None:
    duel = squads().answer(["hero-0", "hero-1", "hero-2", "hero-3"])
    for kind in ("squad", "affiliation", "tactics"):
        until(duel, kind)
        while duel.ask.kind == kind:
            for seat in (SPECTATOR, 0, 1):
                seen = view(TITLE, duel.t, seat)
                other = {SPECTATOR: 0}.get(seat, 1 - seat)
                if other < len(frame(duel).squads):
                    assert seen["setup"]["squads"][other] == []
                guesses = [TITLE.determinize(duel.t, seat, Generator(n)) for n in range(12)]
                assert all(view(TITLE, guess, seat) == seen for guess in guesses)
                if seat != 0:
                    assert len({tuple(guess.frame(Setup).squads[0]) for guess in guesses}) > 3
            duel.t.resolve(duel.ask.options[0])
    assert [event.seat for event in duel.heard(SquadShown)] == [0, 1]


@pytest.mark.rule("CP-187")
def test_nothing_is_announced_before_both_have_chosen() -> None:
    duel = until(squads(), "tactics")
    duel.t.resolve(duel.ask.options[0])
    assert duel.ask.kind == "tactics"
    assert duel.heard(SquadShown) == []
    assert view(TITLE, duel.t, 0)["characters"] == []


# -- affiliation and tactics -------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-189")
def test_an_affiliation_needs_more_than_half_of_the_squad() -> None:
    """Heroes 0 to 5 are Testers, the others are not."""
    assert affiliations_of([f"hero-{i}" for i in (0, 1, 2, 6, 7)], the_cards().characters) == ["Testers"]
    assert affiliations_of([f"hero-{i}" for i in (0, 1, 2, 3, 6, 7)], the_cards().characters) == ["Testers"]
    assert affiliations_of([f"hero-{i}" for i in (0, 1, 6, 7)], the_cards().characters) == []


@pytest.mark.rule("CP-188", "CP-190", "CP-191")
def test_a_player_chooses_one_possible_affiliation_or_none() -> None:
    duel = squads(roster_a=write(replace(ROSTER, characters=(*ROSTER.characters[:9], "agent"))))
    duel.answer(["agent"]).answer(["hero-0"])
    assert (duel.ask.seat, duel.offered) == (0, ("Agents", "Testers", ""))  # a card may stand on several lists
    duel.answer("Agents")
    assert (duel.ask.seat, duel.offered) == (1, ("Testers", ""))
    duel.answer("")
    assert frame(duel).affiliations == ["Agents", ""]


@pytest.mark.rule("CP-192")
def test_a_squad_does_not_make_its_members_belong_to_its_affiliation() -> None:
    from longbox.titles.crisis.script.nodes import Context, affiliated

    duel = Duel(["hero-0", "hero-1", "hero-6"])
    duel.t.affiliation[0] = "Testers"
    assert [affiliated("Testers").test(Context(duel.t, 0, 0, {}), who) for who in range(3)] == [True, True, False]


@pytest.mark.rule("CP-194", "CP-195", "CP-102")
def test_up_to_five_tactics_that_fit_the_affiliation() -> None:
    duel = squads().answer(["hero-0"]).answer(["hero-0"]).answer("Testers").answer("")
    assert duel.ask.region.allowed == tuple(f"card-{i}" for i in (0, 1, 2, 4, 5, 6, 7, 8, 9))  # type: ignore[union-attr]
    with pytest.raises(Illegal, match="up to 5"):
        duel.answer([f"card-{i}" for i in (0, 1, 2, 4, 5, 6)])
    with pytest.raises(Illegal, match="card-3 cannot be chosen"):
        duel.answer(["card-3"])
    duel.answer(["card-0", "card-1", "card-2", "card-4", "card-5"])
    with pytest.raises(Illegal, match="card-1 cannot be chosen"):
        duel.answer(["card-1"])
    duel.answer([])
    assert duel.t.tactics == [["card-0", "card-1", "card-2", "card-4", "card-5"], []]


# -- deployment --------------------------------------------------------------------------------------------------------


def deploying(mine: list[str], theirs: list[str], **options: Any) -> Duel:
    duel = squads(**options).answer(mine).answer(theirs).answer("").answer("")
    return duel.answer([]).answer(["card-0"])


@pytest.mark.rule("CP-196", "CP-197", "CP-198", "CP-112")
def test_squads_and_cards_are_revealed_together_before_the_first_deployment() -> None:
    duel = deploying(["hero-0"], ["hero-1"])
    assert [(event.seat, event.cards, event.tactics) for event in duel.heard(SquadShown)] == [
        (0, ("hero-0",), ()),
        (1, ("hero-1",), ("card-0",)),
    ]
    assert duel.heard(Deployed) == []
    seen = view(TITLE, duel.t, SPECTATOR)
    assert [one["card"] for one in seen["characters"]] == ["hero-0", "hero-1"]
    assert seen["tactics"] == [[], ["card-0"]]


@pytest.mark.rule("CP-196", "CP-197")
def test_with_the_squads_the_affiliations_they_use_are_revealed() -> None:
    duel = squads().answer(["hero-0"]).answer(["hero-1"]).answer("Testers").answer("")
    assert duel.t.affiliation == ["", ""]
    duel.answer([]).answer(["card-0"])
    assert [(event.seat, event.affiliation) for event in duel.heard(SquadShown)] == [(0, "Testers"), (1, "")]
    assert duel.t.affiliation == ["Testers", ""]


@pytest.mark.rule("CP-198", "CP-201")
def test_the_order_of_the_setup() -> None:
    leaders = write(replace(ROSTER, characters=("leader-a", "leader-b", *ROSTER.characters[2:])))
    duel = mission(begun(roster_a=leaders).answer("secure"), "secure-0", "extraction-2")
    kinds = ["crisis"]
    while duel.ask.kind != "turn":
        kinds.append(duel.ask.kind)
        if duel.ask.kind == "squad" and duel.ask.seat == 0:
            duel.answer(["leader-a", "leader-b"])
        else:
            duel.t.resolve(duel.ask.options[0])
    order = ["crisis", "threat", "edge", "squad", "affiliation", "tactics", "deploy", "spot", "leader"]
    assert list(dict.fromkeys(kinds)) == order
    assert kinds == sorted(kinds, key=lambda kind: order.index("deploy" if kind == "spot" else kind))
    assert duel.t.round == 1
    assert set(duel.t.power) == {1}  # the Power Phase of round 1 has been (CP-201, Q121)


@pytest.mark.rule("CP-199")
@pytest.mark.parametrize("dice", [FIRST, FIRST[::-1]])
def test_players_deploy_in_turns_and_who_has_more_deploys_the_rest(dice: tuple[str, str]) -> None:
    duel = squads() if dice is FIRST else until(mission(begun(*dice).answer("secure"), "secure-0", "extraction-1"), "squad")
    duel.answer(["hero-0", "hero-1", "hero-2", "hero-4"]).answer(["hero-0", "hero-1"]).answer("").answer("").answer([]).answer([])
    seats = []
    while duel.ask.kind in ("deploy", "spot"):
        if duel.ask.kind == "deploy":
            seats.append(duel.ask.seat)
        duel.t.resolve(duel.ask.options[0])
    assert seats == ([0, 1, 0, 1, 0, 0] if dice is FIRST else [1, 0, 1, 0, 0, 0])


@pytest.mark.rule("CP-200")
def test_deployment_is_within_range_three_of_the_own_edge() -> None:
    """Range 3 is 6 in and the base 35 mm: its nearest part, or by the other ruling its farthest, must be that near."""
    duel = deploying(["hero-0"], ["hero-1"])
    duel.answer("hero-0")
    edge = duel.t.edges[0]
    assert edge == "north"
    r = duel.t.base[0][2]
    with pytest.raises(Illegal, match="within Range 3 of the north edge"):
        duel.answer([3.0, 30.0 - r - 0.05])
    with pytest.raises(Illegal, match="within Range 3 of the north edge"):
        duel.answer([3.0, 1.0])
    whole = Duel("hero-0", deploy="completely")
    with pytest.raises(Illegal, match="Range 3"):
        Zone(0, "north").accept(whole.t, (3.0, 30.0 + r - 0.05))
    assert Zone(0, "north").accept(whole.t, (3.0, 30.0 + r)) == (3.0, 30.0 + r)
    duel.answer([3.0, 30.0 - r])
    assert duel.t.status[0] == PLAYED
    assert duel.at(0) == (3.0, 30.0 - r)


def test_there_is_room_to_deploy_where_the_usual_places_are_taken() -> None:
    duel = Duel(["hero-0"] * 19)
    tools = duel.t.the_tools()
    deep = tools.range(3) + duel.t.base[0][2] - 0.02
    for who in range(18):
        duel.put(who, 3.0 + (who % 9) * 3.75, (deep, deep / 2)[who // 9])
    duel.t.status[18] = KO
    zone = Zone(18, "south")
    assert all(zone.accept(duel.t, at) == at for at in zone.samples(duel.t))
    assert zone.samples(duel.t)


@pytest.mark.rule("CP-187", "CP-067")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_every_question_of_the_setup_holds_what_every_question_must(ruleset: int) -> None:
    """Pure, copied, saved, refusing nonsense and keeping secrets, with leaders to choose from."""
    own = write(replace(ROSTER, characters=("leader-a", "leader-b", "hero-0", "hero-1", *ROSTER.characters[4:])))
    asked: set[str] = set()
    for seed in range(4):
        examiner = Examiner(TITLE, 2, seed, {"roster_a": own, "roster_b": own, "ruleset": ruleset})
        while (ask := examiner.game.ask) is not None and ask.kind != "turn":
            asked.add(ask.kind)
            examiner.question()
            examiner.nonsense_is_refused()
            examiner.copies_go_the_same_way()
            examiner.views_keep_secrets()
            examiner.game.answer([*own_leaders(ask)] if ask.kind == "squad" else 0)
    assert asked == {"crisis", "threat", "edge", "squad", "affiliation", "tactics", "deploy", "spot", "leader"}


def own_leaders(ask: Ask) -> tuple[str, ...]:
    """A squad with both leaders."""
    return ("leader-a", "leader-b", "hero-0") if ask.seat == 0 else ("leader-a", "leader-b")


# -- the quick setup ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_the_first_question_after_a_quick_setup_is_the_first_turn(seed: int) -> None:
    leaders = write(replace(ROSTER, characters=("leader-a", "leader-b", *ROSTER.characters[2:])))
    game = Game.new(TITLE, 2, seed, {"setup": "quick", "roster_a": leaders, "roster_b": leaders})
    t = game.state
    assert game.ask is not None
    assert (game.ask.kind, game.ask.seat, t.round) == ("turn", t.priority, 1)
    for seat in (0, 1):
        assert sum(t.card(who).threat for who in t.team(seat)) == t.threat
        assert t.affiliation[seat] == "Testers"
        assert t.card(t.leader[seat]).id in ("leader-a", "leader-b")
        assert len(t.tactics[seat]) == 5
        assert all(Zone(who, t.edges[seat]).depth(t, *t.base[who][:2]) <= t.the_tools().range(3) for who in t.team(seat))
        assert all(dist(t.base[a], t.base[b]) > 2.0 for a, b in combinations(t.team(seat), 2))


@pytest.mark.rule("CP-135")
def test_the_other_player_draws_from_the_own_roster_also_with_the_lower_seat() -> None:
    theirs = write(
        replace(ROSTER, secure=("secure-1", "secure-2", "secure-3"), extraction=("extraction-1", "extraction-2", "extraction-3"))
    )
    drawn = set()
    for key in range(30):
        duel = Duel(roster_a=MINE, roster_b=theirs)
        duel.t.key = key * 7919
        duel.roll("blank blank blank blank blank", "hit hit hit hit hit").push(Setup()).answer("secure")
        drawn |= {id[-1] for id in duel.t.crises if the_cards().crises[id].kind == "extraction"}
    assert drawn == {"0", "1", "2"}  # the first player's, who has no priority here


@pytest.mark.parametrize("deploy", ["any", "completely"])
@pytest.mark.parametrize("edge", ["south", "north", "west", "east"])
def test_every_offered_place_of_deployment_is_legal(deploy: str, edge: str) -> None:
    duel = Duel("thanos-the-mad-titan", deploy=deploy).put(0, 18, 18)
    zone = Zone(0, edge)
    places = zone.samples(duel.t)
    assert len(places) >= 12
    assert [zone.accept(duel.t, place) for place in places] == list(places)
