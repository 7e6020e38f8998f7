"""How the words of `words/when.py` are told in English."""

from __future__ import annotations

from longbox.speech import listed

from ....codes import FAIL, TYPES
from ....script.nodes import Amount, Filter, Number, Role, Test
from ..clauses import common_start
from ..facts import Facts, dazed_aside, denied_facts, facts
from ..tables import TestTable
from ..words import UntoldError, Word
from .grammar import English as T
from .pieces import MOVED, counter


def that(t: T, who: Role, which: Filter | Facts) -> str:
    found = which if isinstance(which, Facts) else facts(which)
    if found.me and who.name == "attacker":
        return f"{t.me() if t.squad else 'this character'} attacks"
    return t.predicate(t.who(who), found)


def compared(t: T, one: Number, two: Amount) -> str:
    faces = t.rolled if one.parts != ("failed",) else (FAIL,)
    if two == 0:
        return f"the roll shows a {t.faces(faces, 'or')}"
    if isinstance(two, int):
        raise UntoldError(Word("TESTS", f"more than {two}"), t.language)
    return f"the roll shows more {t.faces(faces, 'and')} than there are {t.number(two)[1]}"


def denied(t: T, test: Test) -> str:
    found: str = t.look("NOT", test.name)(t, *test.parts)
    return found


def either(one: str, two: str) -> str:
    """Two conditions, what they begin with said once.

    >>> either("the attack roll shows a {wild}", "the attack roll shows a {hit}")
    'the attack roll shows a {wild} or {hit}'
    """
    start = common_start([one, two])
    return f"{one} or {two.removeprefix(start).strip() if ' ' in start else two}"


def present(t: T, which: Filter) -> str:
    found = facts(which)
    if found.names and found.side == "ally":
        return f"your {listed(t.names_of(found), 'or')} is{t.posts(found) or ' in play'}"
    return f"there is {t.noun(which, 'a')}"


TESTS: TestTable = {
    "dealt_damage": lambda t: "the attack deals damage",
    "that": that,
    "not": denied,
    "or": lambda t, one, two: either(t.test(one), t.test(two)),
    "any_of": lambda t, which: present(t, which),
    "attack_roll_has": lambda t, *faces: f"the attack roll shows a {t.faces(faces)}",
    "some": lambda t, n: (
        f"the roll shows a {t.faces(t.rolled, 'or')}"
        if n.name == "hits_rolled"
        else "this dealt damage"
        if n.name in ("grown", "tally")
        else "it did so"
    ),
    "at_least": lambda t, n, number: (
        f"it has at least {n} {counter(t, number.parts[0])}{'s' if n > 1 else ''}"
        if number.name == "counters"
        else f"there is at least {n} {t.number(number)[1].removeprefix('for each ')}"
    ),
    "attack_type": lambda t, *types: f"the attack is {listed([f'{{{TYPES[kind]}}}' for kind in types], 'or')}",
    "attack_is": lambda t, *types: f"the attack is {listed([f'{{{TYPES[kind]}}}' for kind in types], 'or')}",
    "attack_or_defense": lambda t: "it attacks or defends",
    "in_attack": lambda t: "it is an attack",
    "defends": lambda t, *types: f"{t.me()} defends",
    "defending": lambda t: f"{t.me()} defends",
    "dodges": lambda t: f"{t.me()} dodges",
    "rolling": lambda t, *kinds: (
        f"it is {listed([f'an {kind} roll' if kind == 'attack' else f'a {kind} roll' for kind in kinds], 'or')}"
    ),
    "facing": lambda t, which: f"its opponent is {t.noun(which, 'a')}",
    "moved_by": lambda t, *kinds: f"it has {listed([MOVED[kind] for kind in kinds], 'or')}",
    "moving": lambda t, *kinds: f"it is {listed([f'a {kind}' if kind != 'advance' else 'an advance' for kind in kinds], 'or')}",
    "move_action": lambda t: "it is a move action",
    "defeated_target": lambda t: "the attack Dazed or KO'd the target",
    "attacked_before": lambda t: (
        f"the attacker has already attacked {t.myself()} this turn"
        if t.guarding
        else f"{t.me()} has already attacked the target this turn"
    ),
    "weapon_is": lambda t, *ids: f"it is {listed([t.attack_name(id) for id in ids], 'or')}",
    "marked": lambda t, name: "this was used in it" if name in t.marks else f"this attack comes from {t.rule_name(name)}",
    "chose": lambda t, mode: f"^with {t.name(mode)}",
    "damage_is_more_than_one": lambda t: "it is more than 1",
    "more": compared,
    "own_turn": lambda t: "it is your turn",
    "own_activation": lambda t: "it is this character's activation",
    "attacked": lambda t: "an attack targets this character",
    "attack_action": lambda t: "it was an attack action",
    "all_within": lambda t, which, range: f"{t.noun(which, 'all')} are within {{range}} {range} of each other",
    "company": lambda t, n, side, range, dazed: (
        f"at least {n} {'enemies' if side == 'enemy' else 'others of your characters'} are "
        f"within {{range}} {range} of {t.payer_or_it()}" + ("" if dazed else " (Dazed ones do not count)")
    ),
    "down": lambda t, who: f"{t.who(who)} is then Dazed or KO'd",
    "attacked_in_activation": lambda t: f"{t.me()} has already attacked the target in its activation this turn",
    "attacked_in_activation_with": lambda t, attack: (
        f"{t.me()} has attacked the target with {t.attack_name(attack)} in its activation this turn"
    ),
    "moved_in_activation": lambda t: f"{t.me()} has advanced or been placed in its activation this turn",
    "moved_this_turn": lambda t: f"{t.me()} has advanced or been placed this turn",
    "unused_this_turn": lambda t, ability: "this was not used this turn yet",
    "is_attacker": lambda t: f"{t.me() if t.squad else 'this character'} attacks",
    "attacker_is": lambda t, which: t.predicate("the attacker", facts(which)),
    "is_target": lambda t: "this character is the target",
    "would_deal_damage": lambda t: "the attack would deal damage",
    "target_has_cover": lambda t: "the target has cover",
    "outranks": lambda t, one, two: f"{t.who(one)} has more Threat than {t.who(two)}",
    "on_top": lambda t, n: f"{t.me()} stands on terrain of Size {n} or more and the attacker does not",
    "standing": lambda t: "it then has less damage than Stamina",
    "first_round": lambda t: "it is the first round",
    "by_itself": lambda t: "it does so itself",
    "in_round": lambda t, n: f"it is round {n}",
    "fewer_than": lambda t, n, which: f"there are fewer than {n} of {t.noun(which, 'a')} in play",
    "with_attacks_of": lambda t, *types: f"for {listed([f'{{{TYPES[kind]}}}' for kind in types])} attacks",
}

NOT: TestTable = {
    "down": lambda t, who: f"{t.who(who)} is neither Dazed nor KO'd",
    "dealt_damage": lambda t: "the attack deals no damage",
    "attack_roll_has": lambda t, *faces: (
        f"the attack roll shows no {t.faces(faces)}"
        if len(faces) == 1
        else f"the attack roll does not show {t.faces(faces)} together"
    ),
    "at_least": lambda t, n, count: f"the defense roll shows no {t.faces(count.parts)}",
    "any_of": lambda t, which: (
        f"you have no {t.noun(which, 'a').text.removeprefix('your ')} in play"
        if facts(which).side == "ally" and facts(which).names
        else f"n{t.noun(which, 'a').text} is there"
        if facts(which).side == "ally"
        else f"there is no {t.noun(which, 'a').text.removeprefix('an').lstrip()}"
        + (" (Dazed ones do not count)" if dazed_aside(which) else "")
    ),
    "in_attack": lambda t: "it dodges",
    "more": lambda t, one, two: f"the roll shows no {t.faces(t.rolled, 'or')}",
    "defeated_target": lambda t: "the attack did not Daze or KO the target",
    "that": lambda t, who, which: that(t, who, denied_facts(which, t.language)),
    "attack_type": lambda t, *types: f"the attack is not {listed([f'{{{TYPES[kind]}}}' for kind in types], 'or')}",
    "target_has_cover": lambda t: "the target has no cover",
}
"""What stands behind "if" where a test is denied."""
