"""Leadership (CP-060..CP-071, CP-193) and control (CP-011..CP-013)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longbox.kernel import SPECTATOR, Generator, view
from longbox.titles.crisis.codes import NOBODY
from longbox.titles.crisis.events import LeadershipActive
from longbox.titles.crisis.rules.damage import Leave, Suffer
from longbox.titles.crisis.rules.rounds import CleanupPhase, Turn
from longbox.titles.crisis.rules.setup import Setup
from longbox.titles.crisis.rules.superpowers import price
from longbox.titles.crisis.script.cards import active, damaged, innate, leadership, on, static
from longbox.titles.crisis.script.nodes import SELF, TARGET, Context, ally, enemy
from longbox.titles.crisis.title import TITLE
from longbox.titles.crisis.words.power import gain_power

from ..scene import Duel
from ..stock import hero, stock

CAP = hero("cap", leadership("a-day", "Avengers", static("superpower_cost", (-1, 1), on=ally)), affiliations=("Avengers",))
USER = hero("user", active("leap", 3, gain_power(SELF, 0)))
MEDIC = hero("medic", leadership("aid", "Testers", on(damaged(target=ally), gain_power(TARGET, 1))), affiliations=("Testers",))
RIVAL = hero("rival", leadership("rivalry", "Others", static("attack_dice", 5, on=ally)), affiliations=("Testers", "Others"))
AURA = hero("aura", innate("aura", static("attack_dice", 1, on=ally)))


@pytest.fixture(autouse=True)
def _cards() -> Iterator[None]:
    with stock(CAP, USER, MEDIC, RIVAL, AURA):
        yield


def led(first: list[str], second: list[str], *affiliations: str, **options: object) -> Duel:
    """Deployed squads at the choice of their Leaderships."""
    duel = Duel(first, second, **options)
    duel.t.affiliation = [*affiliations, "", ""][:2]
    setup = Setup()
    setup.back_to("choose_leadership")
    return duel.push(setup)


def dice(duel: Duel) -> list[int]:
    """What Leaderships add to everybody's attacks."""
    return [duel.t.total("attack_dice", who) for who in range(len(duel.t.who))]


@pytest.mark.rule("CP-060", "CP-061", "CP-063", "CP-064")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_the_only_leader_leads_the_whole_squad_by_itself(ruleset: int) -> None:
    """hero-6 belongs to no affiliation and benefits too; the other squad does not."""
    duel = led(["hero-0", "leader-a", "hero-6"], ["hero-1"], "Testers", "Testers", ruleset=ruleset)
    assert duel.still
    assert duel.t.leader == [1, NOBODY]
    assert dice(duel) == [1, 1, 1, 0]
    assert [(event.seat, event.who) for event in duel.heard(LeadershipActive)] == [(0, 1)]


@pytest.mark.rule("CP-193", "CP-060", "CP-061", "CP-069")
def test_without_its_affiliation_a_leadership_is_inactive() -> None:
    duel = led(["leader-a", "rival"], ["leader-b"], "", "Others")
    assert duel.still
    assert duel.t.leader == [NOBODY, NOBODY]
    assert dice(duel) == [0, 0, 0]
    other = led(["leader-a", "rival"], [], "Testers")
    assert other.t.leader[0] == 0  # the Leadership of the Others is not eligible
    assert dice(other) == [1, 1]


@pytest.mark.rule("CP-065", "CP-068", "CP-069")
def test_of_several_the_player_chooses_one_for_the_game() -> None:
    duel = led(["leader-a", "leader-b", "hero-0"], ["hero-1"], "Testers")
    assert (duel.ask.seat, duel.ask.kind, duel.offered) == (0, "leader", (0, 1))
    duel.answer(1)
    assert dice(duel) == [2, 2, 2, 0]
    duel.push(Leave(1))
    assert dice(duel)[0] == dice(duel)[2] == 0  # the other one does not step in


@pytest.mark.rule("CP-066", "CP-067")
def test_both_announce_their_choice_together_after_deployment() -> None:
    duel = led(["leader-a", "leader-b"], ["leader-a", "leader-b"], "Testers", "Testers")
    duel.answer(0)
    assert duel.ask.seat == 1
    assert duel.t.leader == [NOBODY, NOBODY]
    assert duel.heard(LeadershipActive) == []
    assert view(TITLE, duel.t, 0)["setup"]["leaders"] == [0, None]
    for seat in (1, SPECTATOR):
        seen = view(TITLE, duel.t, seat)
        assert seen["setup"]["leaders"][0] is None
        guesses = [TITLE.determinize(duel.t, seat, Generator(n)) for n in range(20)]
        assert all(view(TITLE, guess, seat) == seen for guess in guesses)
        assert {guess.frame(Setup).leaders[0] for guess in guesses} == {0, 1}
    duel.answer(3)
    assert duel.t.leader == [0, 3]
    assert [event.who for event in duel.heard(LeadershipActive)] == [0, 3]
    assert dice(duel) == [1, 1, 2, 2]


@pytest.mark.rule("CP-062")
def test_a_leader_who_leaves_takes_the_leadership_along() -> None:
    duel = led(["leader-a", "hero-0"], ["hero-1"], "Testers").set("leader-a", injured=1)
    assert dice(duel)[1] == 1
    duel.push(Suffer(0, 4, 2))
    assert dice(duel)[1] == 0


@pytest.mark.rule("CP-062")
def test_a_dazed_leader_leads_on_unless_ruled_otherwise() -> None:
    duel = led(["leader-a", "hero-0"], ["hero-1"], "Testers").set("leader-a", dazed=True)
    assert dice(duel)[1] == 1
    strict = led(["leader-a", "hero-0"], ["hero-1"], "Testers", dazed_leader=False).set("leader-a", dazed=True)
    assert dice(strict)[1] == 0
    strict.push(CleanupPhase())
    assert dice(strict)[1] == 1


@pytest.mark.rule("CP-062")
@pytest.mark.parametrize(("ruling", "power"), [(True, 2), (False, 1)])
def test_also_what_a_dazed_leader_lets_happen(ruling: bool, power: int) -> None:
    duel = led(["medic", "hero-0"], ["hero-1"], "Testers", dazed_leader=ruling).set("medic", dazed=True)
    duel.push(Suffer(1, 1, 2))
    assert duel.power("hero-0") == power  # one for the damage


@pytest.mark.rule("CP-070")
def test_captain_america_makes_the_superpowers_of_his_squad_cheaper() -> None:
    def cost(duel: Duel) -> int:
        who = duel.who("user")
        return price(duel.t, who, duel.t.card(who).superpowers[0])

    assert cost(led(["cap", "user"], [], "Avengers", ruleset=2022)) == 2
    assert cost(led(["cap", "user"], [], "Testers", ruleset=2022)) == 3
    gone = led(["cap", "user"], [], "Avengers", ruleset=2022).push(Leave(0))
    assert cost(gone) == 3


@pytest.mark.rule("CP-071")
def test_captain_america_first_avenger_lets_his_squad_change_a_die() -> None:
    """A roll with a hit and Power to spend: offered with the affiliation, the leader in play and his Leadership the active one."""

    def offered(duel: Duel) -> bool:
        duel.set("hero-0", power=1).put("hero-0", 14, 10).put("hero-1", 16, 10)
        duel.roll("hit blank blank blank", "blank blank blank").attack("hero-0", "punch", "hero-1")
        return not duel.still and any("earths-mightiest-heroes" in str(option) for option in duel.offered)

    team = ["captain-america-first-avenger", "cap", "hero-0"]
    assert offered(led(team[::2], ["hero-1"], "Avengers"))
    assert not offered(led(team[::2], ["hero-1"], "S.H.I.E.L.D."))
    assert not offered(led(team[::2], ["hero-1"], "Avengers").push(Leave(0)))
    assert offered(led(team, ["hero-1"], "Avengers").answer(0))
    assert not offered(led(team, ["hero-1"], "Avengers").answer(1))


# -- control -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-011")
def test_allied_is_who_the_player_controls() -> None:
    duel = Duel(["hero-0", "hero-1"], "hero-2")
    c = Context(duel.t, 0, 0, {})
    assert [ally.test(c, who) for who in range(3)] == [True, True, False]
    assert [enemy.test(c, who) for who in range(3)] == [False, False, True]
    duel.set(1, seat=1)
    assert [ally.test(c, who) for who in range(3)] == [True, False, False]
    assert [enemy.test(c, who) for who in range(3)] == [False, True, True]


@pytest.mark.rule("CP-012", "CP-013")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_a_controlled_enemy_has_no_part_in_leaderships(ruleset: int) -> None:
    """Neither of its own squad, whose enemy it is for now, nor of the one that controls it; superpowers do not mind."""
    duel = led(["leader-a", "hero-0"], ["leader-b", "hero-1", "aura"], "Testers", "Testers", ruleset=ruleset)
    assert dice(duel) == [1, 1, 3, 3, 3]
    duel.set("hero-0", seat=1)
    assert dice(duel) == [1, 1, 3, 3, 3]  # only the aura of its controller, which is a superpower
    duel.set("aura", seat=0)
    assert dice(duel) == [2, 0, 2, 2, 1]


@pytest.mark.rule("CP-012", "CP-013")
def test_a_leadership_that_answers_events_leaves_controlled_characters_out() -> None:
    duel = led(["medic", "hero-0"], ["hero-1"], "Testers")
    duel.set("hero-1", seat=0).push(Suffer(2, 1, NOBODY))
    assert duel.power("hero-1") == 0
    duel.push(Suffer(1, 1, NOBODY))
    assert duel.power("hero-0") == 1


@pytest.mark.rule("CP-012", "CP-013", "CP-062")
def test_a_leader_under_control_still_leads_the_own_squad() -> None:
    duel = led(["leader-a", "hero-0"], ["hero-1"], "Testers").set("leader-a", seat=1)
    assert dice(duel) == [0, 1, 0]


@pytest.mark.rule("CP-012", "CP-013")
def test_a_controlled_enemy_plays_no_cards() -> None:
    """Only its own Power could pay for the card: neither player can play one with it."""
    for seat in (0, 1):
        duel = Duel(["hero-0", "hero-2"], ["hero-1", "hero-3"]).set("hero-1", power=3, seat=0)
        duel.t.tactics = [["card-0"], ["card-0"]]
        assert ("tactic", "card-0") not in duel.push(Turn(seat)).offered
    duel = Duel("hero-0", ["hero-1", "hero-2"]).set("hero-0", power=3).set("hero-1", power=3, seat=0)
    duel.t.tactics[0] = ["card-0"]
    duel.push(Turn(0)).answer(("tactic", "card-0"))
    assert duel.t.power == [5, 3, 0]  # nobody was asked who plays it
