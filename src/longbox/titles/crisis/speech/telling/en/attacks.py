"""How the words of `words/attacks.py` are told in English."""

from __future__ import annotations

from longbox.speech import listed

from ....codes import TYPES
from ....script.nodes import SELF, TARGET, Role, parts_of
from ....words.attacks import extra_attack, make_attack
from ....words.who import unaffected
from ..clauses import Clause
from ..facts import facts
from ..tables import EffectTable, NumberTable, TestTable
from .grammar import English as T
from .nouns import Noun, noun


def attacks(t: T, one: extra_attack) -> Clause:
    same = t.strike is not None and t.strike.id == one.attack
    name = t.attack_name(one.attack)
    against = "the target" if facts(one.target).roles and facts(one.target).roles[0] == TARGET else t.noun(one.target, "a")
    scope = ""
    if t.not_targeted(one):
        limits = {one.scope for one in parts_of(one.target) if isinstance(one, unaffected)}
        scope = f"; nobody can be its target twice this {limits.pop()}"
    else:
        t.note_limits(one.target)
    told = f"{against} with {name}{' again' if same else ''}"
    if t.hits_all(one):
        told = f"with {name}"
    if one.free:
        told += " for free"
    if one.without:
        told += f", without {listed([t.rule_name(name) for name in one.without])}"
    if one.anywhere:
        told += f", ignoring range{' and line of sight' if one.blind else ''}"
    told += scope
    if one.marks:
        told += f" ({listed([t.rule_name(name) for name in one.marks])})"
    return Clause(t.subject(one.who), "attack", told, may=one.optional)


def makes_attack(t: T, one: make_attack) -> Clause:
    which = " with an attack that costs 0 {power}" if one.costless else ""
    return Clause(t.subject(one.who), "attack", f"{t.who(one.target)}{which}", may=one.optional)


def that_one(who: Noun) -> Noun:
    """Whoever was named last, where "it" could be the target as well."""
    return noun("that character") if who.text == "it" else who


NUMBERS: NumberTable = {
    "missing_power": lambda t: ("as", "the {power} it lacks"),
    "lenders_defense": lambda t, kind: ("as", f"the {{{TYPES[kind]}}} defense of whoever it is measured from"),
}

TESTS: TestTable = {
    "own_attack_action": lambda t: "it is an attack action in its own activation",
    "could_target": lambda t, who: f"{t.who(who)} is within its range and sight",
}

EFFECTS: EffectTable[T] = {
    "extra_attack": attacks,
    "grant_attack": lambda t, one: Clause(
        t.subject(one.who),
        "use",
        f"the attack {t.attack_name(one.attack)}{' once' * one.once}{' for no {power}' * one.free}",
        times=(one.scope,),
        may=True,
    ),
    "retarget": lambda t, one: Clause(that_one(t.who(one.to)), "become", "the target, ignoring range and line of sight"),
    "cancel_attack": lambda t, one: Clause(
        noun("the attack"), "end", ifs=("the target is then out of its reach",) if one.out_of_reach else ()
    ),
    "make_attack": makes_attack,
    "attack_through": lambda t, one: [
        Clause(None, "choose", f"an attack of {t.who(one.who)} that costs 0 {{power}}", new=True),
        Clause(t.subject(SELF), "attack", "another enemy", may=True, new=True),
        Clause(noun("this attack"), "have", "the {range}, dice and type of the chosen one, but no other rules of it", new=True),
        Clause(noun("its {range} and line of sight", many=True), "be", f"measured from {t.who(one.who)}"),
    ],
    "measure_from": lambda t, one: Clause(
        None,
        "measure",
        f"the range{' and line of sight' if one.sight else ''} of {t.attack_name(one.attack)} from {t.who(one.of)}",
    ),
    "cheaper_attack": lambda t, one: Clause(noun("the attack"), "cost", f"{t.much(one.n, '{power} less')}"),
    "has_to_target": lambda t, one: Clause(noun("the attack"), "must", f"target {t.who(one.who)}"),
    "escape_attack": lambda t, one: [
        Clause(noun("the attack"), "end", ifs=("the target is then out of range or sight",), new=True),
        Clause(noun("an active attacker without other targets"), "take", "another action", may=True),
    ],
    "perform_attack": lambda t, one: Clause(
        t.subject(one.who), "make", f"an attack{' that costs 0 {power}' if one.costless else ''}", may=True
    ),
    "volley": lambda t, one: Clause(
        t.subject(SELF), "make", f"up to {one.n} attacks with {t.attack_name(one.attack)}, each against another enemy", may=True
    ),
    "lose_cover": lambda t, one: Clause(noun("the target"), "have", "no cover in this attack"),
    "provoke": lambda t, one: Clause(
        t.who(Role("opponent")), "make", f"1 attack against {t.who(one.target)} with a character of theirs", may=True
    ),
    "change_type": lambda t, one: Clause(noun("the attack"), "be", f"{{{TYPES[one.type]}}} now"),
    "as_area": lambda t, one: Clause(
        noun(f"the next {t.name(one.key(t.card))} that {t.me()} makes in this activation"), "be", "an area attack"
    ),
    "choose_type": lambda t, one: Clause(
        None, "choose", f"{listed([f'{{{kind}}}' for kind in TYPES], 'or')} as the attack's type before you choose a target"
    ),
}
