"""Team Tactic cards of the affiliation Weapon X."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.words import SELF, TARGET, damage, heal

from ...mission import mission, on_token
from ...scene import PASS, Duel
from ..cast import CAP, SKULL
from ..players_of_cards import ANYBODY, BLANKS, dice, scene
from ..players_of_cards import who as card_of
from ..playing import blanks, offers, settle, take

pytestmark = pytest.mark.usefixtures("extras", "players_of_cards")

CREED = "sabretooth-apex-predator"
LOGAN = "weapon-x"
X23 = "x-23"
POOL = "deadpool"


def remember(*squad: str, foe: str = SKULL) -> Duel:
    """The card is played when Leaderships are chosen."""
    duel = Duel(squad, foe).hand("are-you-sure-you-want-to-remember")
    duel.push(duel.t.window("leadership_active"))  # type: ignore[arg-type]
    return settle(take(duel, "are-you-sure"))


def test_who_remembers_leads() -> None:
    for card in (X23, LOGAN):
        duel = remember(card, POOL)
        assert (duel.t.leader, duel.t.total("memory", 0)) == ([0, -1], 3)
        assert [power.id for power in duel.t.leaderships(0)] == ["it-was-you"]
    duel = Duel(POOL, SKULL).hand("are-you-sure-you-want-to-remember")
    assert duel.t.window("leadership_active") is None


def test_memories_defend_and_bring_revenge() -> None:
    for faces, runs in (("blank", True), ("hit", False)):
        duel = remember(X23, POOL, CAP, foe=CREED).put(POOL, 13, 10).put(CREED, 15.5, 10)
        duel.roll(f"{faces} {blanks(4)}", blanks(5)).attack(CREED, "claw-slash", POOL)
        take(duel, "it-was-you")
        while not duel.still and duel.ask.kind != "advance":
            duel.answer(PASS if PASS in duel.offered else duel.offered[0])
        assert (duel.still, duel.t.total("memory", 0), duel.t.script) == (not runs, 2, [])
    duel = remember(X23, POOL, CAP, foe=CREED).put(CAP, 13, 10).put(CREED, 15.5, 10)
    duel.roll(blanks(5), blanks(4))
    assert not offers(duel.attack(CREED, "claw-slash", CAP), "it-was-you")  # no Weapon X


def test_memories_run_out_and_come_back() -> None:
    duel = remember(X23, POOL, foe=CREED).put(POOL, 13, 10).put(CREED, 15.5, 10)
    for left in (2, 1, 0):
        settle(take(duel.roll(blanks(5), blanks(5)).attack(CREED, "claw-slash", POOL), "it-was-you"))
        assert duel.t.total("memory", 0) == left
    assert not offers(duel.roll(blanks(5), blanks(3)).attack(CREED, "claw-slash", POOL), "it-was-you")
    settle(duel.set(POOL, damage=3).script(damage(TARGET, 1), CREED, target=1))
    assert duel.t.total("memory", 0) == 1
    duel = settle(remember(X23, POOL, foe=CREED).set(POOL, damage=3).script(damage(TARGET, 1), CREED, target=1))
    assert duel.t.total("memory", 0) == 3  # never more
    duel = settle(remember(X23, POOL, foe=CREED).set(CREED, damage=6).script(damage(TARGET, 1), X23, target=2))
    assert duel.is_dazed(CREED)


def test_a_leadership_that_was_gained_ends_with_its_leader() -> None:
    for gone in (True, False):
        duel = remember(X23, POOL, foe=CREED).put(POOL, 13, 10).put(CREED, 15.5, 10)
        if gone:
            settle(duel.set(X23, injured=1, damage=4).script(damage(TARGET, 1), CREED, target=0))
        duel.roll(blanks(5), blanks(5))
        assert offers(duel.attack(CREED, "claw-slash", POOL), "it-was-you") is not gone


def test_the_pack_comes_to_who_heals() -> None:
    duel = Duel([POOL, X23, CAP], SKULL).hand("call-the-pack").put(X23, 10, 13).put(CAP, 10, 19).set(POOL, power=2, damage=2)
    duel.script(heal(SELF, 1), POOL)
    take(duel, "call-the-pack")
    assert (duel.ask.kind, duel.power(POOL)) == ("advance", 0)
    duel.answer(duel.offered[-1])
    assert duel.ask.kind == "advance"  # X-23; Captain America is too far away
    duel.answer(PASS)
    assert duel.still
    for effect, who in ((heal(TARGET, 1), X23), (heal(SELF, 1), CAP)):
        duel = Duel([POOL, X23, CAP], SKULL).hand("call-the-pack").set(POOL, power=2, damage=2).set(CAP, power=2, damage=2)
        assert not offers(duel.script(effect, who, target=0), "call-the-pack")


def test_implanted_memories_hurt_both() -> None:
    duel = Duel([POOL, CAP], SKULL).hand("implanted-memories").put(SKULL, 13, 10).set(POOL, power=2)
    duel.roll("crit wild hit fail").script(damage(TARGET, 1), SKULL, target=0)
    settle(take(duel, "implanted-memories"))
    assert (duel.damage(SKULL), duel.damage(POOL), duel.power(POOL)) == (
        3,
        2,
        2,
    )  # 2 and 1 for the damage, 2 paid, 1 for the Failure
    for victim, x in ((POOL, 18.0), (CAP, 13.0)):
        duel = Duel([POOL, CAP], SKULL).hand("implanted-memories").put(SKULL, x, 10).set(POOL, power=2).set(CAP, power=2)
        assert not offers(duel.script(damage(TARGET, 1), SKULL, target=duel.who(victim)), "implanted-memories")


def stashed() -> Duel:
    duel = mission(scene("weapons-stash", (card_of("Maverick"), ANYBODY)), "mayor-fisk")
    assert not playable(duel.t, 0)  # no token near
    on_token(duel, 0, 0, 3.0).play("weapons-stash").answer(("token", 0))
    x, y = duel.t.token_at[0]
    return duel.answer([x, y + 1.2]).put(0, 3, 33).put(1, x, y + 2.6).set(1, power=3).put(2, x, y - 1.0).set(2, power=3)


def test_a_stash_covers_those_beside_it() -> None:
    duel = stashed()
    assert duel.power(0) == 3
    assert [duel.t.has("cover", one) for one in range(4)] == [False, True, False, False]


def test_a_stash_arms_somebody_once() -> None:
    duel = stashed()
    arms = ("deed", "weapons-stash/take-arms")
    assert arms not in duel.put(2, *duel.at(1)).activate(2).offered  # an enemy
    duel.answer("done").put(2, duel.at(1)[0] + 4, duel.at(1)[1]).activate(1).answer(arms)
    assert (duel.power(1), duel.t.markers, duel.t.has("cover", 1)) == (2, (), False)
    for rolls in (6, 4):
        duel.roll(BLANKS).answer("jab")
        if duel.ask.kind == "target":
            duel.answer(2)
        assert dice(duel, "attack")[-1] == rolls
