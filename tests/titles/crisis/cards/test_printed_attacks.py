"""What the printed attacks do, played against somebody who withstands them: conditions, and Power for the attacker.

Which attack does what is read from the facts of the printed cards (`facts.csv`), not from the scripts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from longbox.kernel import PASS
from longbox.titles.crisis.cards import LIBRARY
from longbox.titles.crisis.codes import BLOCK, CRIT, FACES, FAIL, HIT, WILD
from longbox.titles.crisis.script.cards import Rule, Strike
from titles.crisis.shelf import add, the_cards

from ..extras import plain
from ..scene import Duel
from .facts import kept

DUMMY = "printed-dummy"
MORE = (HIT, WILD, CRIT, BLOCK, FAIL)


@pytest.fixture(scope="module", autouse=True)
def _dummy() -> Iterator[None]:
    one = plain(DUMMY)
    form = one.forms[0]
    add(replace(one, forms=(replace(form, healthy=replace(form.healthy, stamina=60), injured=replace(form.injured, stamina=60)),)))
    yield
    for shelf in (the_cards().characters, the_cards().strikes):
        for key in [key for key in shelf if key.startswith(DUMMY)]:
            del shelf[key]  # type: ignore[attr-defined]


def printed(fact: str) -> list[str]:
    """The attacks, or special rules of them, of which this is printed."""
    return [key for key, found in kept().items() if fact in found and key.partition(":")[0] in LIBRARY.strikes]


MORE_NEEDED = {
    "archangel/avatar-of-death:neurotoxin-bleed",
    "baron-zemo/steel-rush:bleed-bleed",
    "dracula/fury-of-the-vampyr-bleed",
    "hela-queen-of-hel/rain-of-hel-bleed",
    "archangel/avatar-of-death:neurotoxin-poison",
    "doctor-strange-sorcerer-supreme/deadly-daggers-of-daveroth-poison",
    "spider-woman/intoxicating-blast:sensory-overload-poison",
    "spider-ham/whos-you-calling-a-cartoon-shock",
    "iron-fist/the-iron-fist-stagger",
    "shang-chi/dim-mak-stagger",
    "she-hulk/the-defense-rests-stagger",
    "spider-ham/whos-you-calling-a-cartoon-stagger",
    "the-wrecking-crew/piledriver:suplex-stagger",
    "the-wrecking-crew/wrecking-bar-fling-stagger",
    "nightcrawler/teleporting-strike-stun",
    "spider-ham/whos-you-calling-a-cartoon-stun",
    "the-wrecking-crew/piledriver:suplex-stun",
    "doctor-strange-sorcerer-supreme/baleful-bolts-of-balthakk",
    "doctor-strange/bolts-of-bedevilment",
    "omega-red/red-terror:absorb-essence",
    "shadow-king/mental-shackle",
}
"""What takes more than one attack on somebody unhurt: a wound, a condition, a move or another attack before;
or what is spent again at once. Each has tests in the file of its card."""
CONDITIONS = sorted({fact for found in kept().values() for fact in found if fact.startswith("condition ")})
GIVEN = [(key, fact.removeprefix("condition ")) for fact in CONDITIONS for key in printed(fact)]
GIVEN = [(key, condition) for key, condition in GIVEN if f"{key}-{condition}" not in MORE_NEEDED]
FED = [key for key in printed("power 1") if key not in MORE_NEEDED]


def icons_of(strike: Strike, name: str) -> tuple[int, ...]:
    """The faces that a special rule asks for, by its name as the facts have it."""
    for rule in strike.rules:
        if isinstance(rule, Rule) and rule.icons and rule.name.startswith(name):
            return rule.icons
    return ()


def struck(key: str, wanted: str | int = "", cover: bool = False) -> Duel:
    """The attack is made against two, its dice showing what its rule asks for; what is offered is taken, what is wanted first."""
    attack, _, rule = key.partition(":")
    card = attack.partition("/")[0]
    strike = LIBRARY.strikes[attack]
    duel = Duel(card, (DUMMY, DUMMY))
    form = next((n for n, one in enumerate(LIBRARY.characters[card].forms) if one.name == strike.form), 0)
    duel.set(0, form=form, injured=int(strike.side == "injured"), power=strike.cost)
    gap = duel.t.base[0][2] + duel.t.base[1][2]
    duel.put(1, 10.0 + gap + 0.4, 10.0).put(2, 10.0 + gap + 0.8, 10.0 + gap + 0.2)
    duel.t.lasting += [("cover", 1, 1, "game", 1)] * cover
    faces = [*Counter(icons_of(strike, rule)).elements(), *MORE, *[HIT] * 30]
    words = [FACES[face] for face in faces][: strike.dice]
    duel.roll(" ".join(words), "blank " * 400)
    duel.attack(0, attack.partition("/")[2])
    for _ in range(40):
        if duel.still:
            break
        fitting = [one for one in duel.offered if one == wanted or (isinstance(one, tuple) and wanted in one)] or list(duel.offered)
        duel.answer(next((one for one in fitting if one != PASS), PASS))
    return duel


@pytest.mark.parametrize(("key", "condition"), GIVEN, ids=[f"{key}-{condition}" for key, condition in GIVEN])
def test_a_printed_condition_is_given(key: str, condition: str) -> None:
    types = LIBRARY.strikes[key.partition(":")[0]].types
    played = [struck(key, condition), *(struck(key, kind) for kind in types)]  # each type may give another one
    assert any(condition in duel.conditions(who) for duel in played for who in range(3))


@pytest.mark.parametrize("key", FED)
def test_printed_power_is_gained(key: str) -> None:
    assert struck(key).power(0) > 0


UNCOVERED = printed("cover")


@pytest.mark.parametrize("key", UNCOVERED)
def test_cover_is_no_help_where_the_card_says_so(key: str) -> None:
    assert struck(key, cover=True).damage(1) == struck(key).damage(1) > 0
