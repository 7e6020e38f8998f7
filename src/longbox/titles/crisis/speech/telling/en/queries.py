"""How that which `static` and `until` change is told in English."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from longbox.speech import listed

from ....codes import CONDITION_BITS, FACES, TYPES
from ..clauses import Clause
from ..tables import StaticTable
from .grammar import English as T
from .nouns import THIS, Noun, noun
from .pieces import LETTERS, counter, worth


def face_counts(t: T, who: Noun, value: Any) -> Clause:
    roll, face, n, *only = value
    front = (f"^on {t.faces(only[0])}",) if only and only[0] != (face,) else ()
    what = f"{'defense or dodge' if t.dodges else roll} roll"
    whose = (
        f"{who.own} {what}"
        if (str(who) == THIS and not t.strike) or (t.squad and not who.many and "each of" not in str(who))
        else f"the {what} of {who}"
        if not (t.strike or t.squad) and str(who) not in (THIS, "it")
        else f"the {what}"
    )
    return Clause(noun(f"each {{{FACES[face]}}} of {whose}"), worth(n), ifs=front)


def more_dice(roll: str) -> Callable[[T, Noun, int], Clause]:
    def telling(t: T, who: Noun, n: int) -> Clause:
        word = "more" if n > 0 else "fewer"
        return Clause(who, "roll", f"{abs(n)} {word} {roll} {'die' if abs(n) == 1 else 'dice'}")

    return telling


def cannot(told: str) -> Callable[[T, Noun, object], Clause]:
    return lambda t, who, value: Clause(who, "cannot", told)


def condition_list(t: T, bits: int, word: str = "or") -> str:
    return listed([t.name(name) for name, bit in CONDITION_BITS.items() if bits & bit], word)


def immune(t: T, who: Noun, bits: int) -> Clause:
    every = all(bits & bit for bit in CONDITION_BITS.values())
    return Clause(who, "cannot", "gain conditions" if every else f"gain {condition_list(t, bits)}")


def can_be_targeted(t: T, who: Noun, n: int) -> Clause:
    if who.many or str(who).startswith("everyone"):
        return Clause(who, "can be targeted", f"with attacks only by characters within {{range}} {n}")
    return Clause(noun(f"only characters within {{range}} {n}", many=True), "can target", f"{who} with attacks")


STATICS: StaticTable[T] = {
    "face_counts": face_counts,
    "attack_dice": more_dice("attack"),
    "defense_dice": more_dice("defense"),
    "next attack action: attack_dice": lambda t, who, n: Clause(
        noun("this character's next attack action this turn"), "have", f"{n} more dice in each attack roll"
    ),
    "power_costs": lambda t, who, value: Clause(who, "spend", f"{value[1]} {{power}} more to use {t.name(value[0])}"),
    "room_for": lambda t, who, value: Clause(who, "have", f"up to {value[1]} {counter(t, value[0])}s from now on", may=True),
    "superpower_cost": lambda t, who, value: Clause(
        who, "spend", f"{value[0]} {{power}} more for each active or reactive superpower"
    ),
    "counts_theirs": lambda t, who, face: Clause(
        who, "count", f"each {{{FACES[face]}}} of its opponent's roll as a success of its own"
    ),
    "spares_allies": lambda t, who, value: Clause(noun("your characters", many=True), "suffer", "no damage from it"),
    "barrier": lambda t, who, value: Clause(
        noun("enemies who advance, but do not climb,", many=True), "lay", f"no movement tool across {who} or the line between them"
    ),
    "screen": lambda t, who, value: Clause(noun("nobody"), "see", f"through {who} or the line between them"),
    "bars_tools": lambda t, who, value: Clause(
        noun("enemies", many=True), "cannot lay", f"the movement tool across the base of {who} when they advance or climb"
    ),
    "superpower_discount": lambda t, who, value: Clause(
        noun("the first superpower that each of your characters uses in a turn"),
        "cost",
        f"{-value[0]} {{power}} less, but at least {value[1]}",
        may=True,
    ),
    "gained": lambda t, who, power: Clause(who, "have", power),
    "move_size": lambda t, who, n: Clause(who, "count", f"as Size {n} when it advances"),
    "moved_size": lambda t, who, n: Clause(who, "count", f"as Size {n} for throws, pushes and collisions"),
    "thrown_size": lambda t, who, n: Clause(who, "count", f"as Size {n} for throws and collisions"),
    "stealth": lambda t, who, n: Clause(
        who,
        "have",
        f"{t.name('stealth')} (attacks only from within {{range}} {n})",
    ),
    "immunity": immune,
    "ignore_los": lambda t, who, value: Clause(who, "need", "no line of sight"),
    "no_cover": lambda t, who, value: Clause(who, "ignore", "cover"),
    "ignore_stealth": lambda t, who, value: Clause(who, "ignore", "Stealth"),
    "all_as": lambda t, who, value: Clause(who, "count", f"each {{{FACES[value[0]]}}} in any roll as a {{{FACES[value[1]]}}}"),
    "any_use": lambda t, who, value: Clause(who, "use", "its superpowers any number of times", may=True),
    "crits_fail": lambda t, who, card: Clause(
        noun("each {crit}"), "become", f"a {{fail}} in the attack, defense and dodge rolls of {who}"
    ),
    "crit_dice": lambda t, who, n: Clause(
        who, "roll", f"{n} more dice instead of 1 for each {{crit}} of {who.own} attack, defense and dodge rolls"
    ),
    "crit_double": lambda t, who, n: Clause(noun("each {crit}"), "add", f"{n} dice to this attack instead of 1"),
    "own_drop": lambda t, who, value: Clause(
        noun("you", many=True),
        "put",
        f"down tokens that {who} drops{f', within {{range}} {value}' if value > 1 else ''}",
    ),
    "never_moved": lambda t, who, kinds: Clause(noun("nobody"), "can", f"{listed(kinds, 'or')} {who}"),
    "grunts_at_once": lambda t, who, n: Clause(noun("you", many=True), "have", f"{n} of its Grunts in play at a time", may=True),
    "not_moved_by_enemy": lambda t, who, kinds: Clause(
        noun("enemies", many=True), "cannot", f"{listed(kinds, 'or')} {who.text.replace('each of them', 'any of them')}"
    ),
    "pay_from": lambda t, who, n: Clause(
        who, "spend", f"the {{power}} of another of your characters within {{range}} {n} for its attacks and superpowers", may=True
    ),
    "no_hold": cannot("hold objective tokens"),
    "no_injured_side": lambda t, who, value: Clause(who, "be", "KO'd when its stat card would be flipped to its Injured side"),
    "shakes_none": lambda t, who, bits: Clause(who, "keep", f"{condition_list(t, bits, 'and')} when it takes a shake action"),
    "no_interact": cannot("interact with objective tokens"),
    "tether": lambda t, who, n: Clause(noun("its attacker"), "must", f"be within {{range}} {n} of whoever it is measured from"),
    "speed_is": lambda t, who, tool: Clause(who, "have", f"Speed {LETTERS[tool]}"),
    "no_contest": cannot("contest objective tokens"),
    "free_interact": lambda t, who, value: Clause(who, "spend", "no {power} to interact with tokens"),
    "no_crit_dice": lambda t, who, value: Clause(who, "get", "no dice for a {crit}"),
    "free_gems": lambda t, who, value: Clause(noun("the superpowers of its Infinity Gems", many=True), "cost", "no {power}"),
    "needs_counter": lambda t, who, value: Clause(noun("this attack"), "need", f"a {counter(t, value)}"),
    "never_alone": lambda t, who, value: Clause(noun("you", many=True), "lose", "the game if you have no other character left"),
    "projects": lambda t, who, name: [
        Clause(None, "measure", f"the {{range}} of its attacks and superpowers from its {t.name(f'marker/{name}')}"),
        Clause(noun("enemies", many=True), "measure", "{mystic} attacks to either of them", may=True, new=True),
    ],
    "measured_from": lambda t, who, value: Clause(
        None,
        "measure",
        f"{{range}} and line of sight of {'this attack' if t.strike else 'its attacks'} from one of its "
        f"{t.name(f'marker/{value[0]}')}s{f' within {{range}} {value[1]}' if value[1] else ''}",
        may=True,
    ),
    "dearer": lambda t, who, id: Clause(noun("this superpower"), "cost", "1 {power} more for every earlier use this turn"),
    "borrows": lambda t, who, value: Clause(
        who, "use", "1 active superpower on the Horsemen card of another ally once per turn in its activation", may=True
    ),
    "pays_with": lambda t, who, name: Clause(
        who, "spend", f"{counter(t, name)}s of this card as {{power}} for superpowers on Horsemen cards", may=True
    ),
    "most_counters": lambda t, who, value: Clause(who, "have", f"at most {value[1]} {counter(t, value[0])}s"),
    "sure_damage": lambda t, who, value: Clause(
        noun(f"the damage {who} deals"), "be", "neither reduced nor prevented by superpowers or Team Tactic cards"
    ),
    "no_power_for_damage": lambda t, who, value: Clause(noun("the damage of this attack"), "bring", "the target no {power}"),
    "no_collision_damage": lambda t, who, value: Clause(who, "take", "no damage from collisions"),
    "gem_power": lambda t, who, n: Clause(noun("the gem"), "bring", f"{n} {{power}} in the Power Phase, where other gems bring 1"),
    "treat_as": lambda t, who, value: Clause(
        who, "count", f"1 {{{FACES[value[0]]}}} as a {{{FACES[value[1]]}}} in each attack, defense, dodge and interact roll"
    ),
    "tactic_cost": lambda t, who, n: Clause(who, "spend", f"{n} {{power}} more for Team Tactic cards"),
    "move_actions": lambda t, who, n: Clause(who, "take", f"only {n} move action per turn"),
    "no_added_dice": lambda t, who, n: Clause(who, "get", "no added dice"),
    "no_modify": cannot("reroll or change its dice"),
    "not_moved": lambda t, who, n: Clause(noun("no effect"), "can move", f"{who}"),
    "extra_actions": lambda t, who, n: Clause(
        who, "have", f"{t.much(n, 'more action', 'more actions')} in each of its activations"
    ),
    "extra_move": lambda t, who, n: Clause(who, "have", "one more move action"),
    "target_within": can_be_targeted,
    "no_leadership": lambda t, who, n: Clause(who, "have", "no active Leadership"),
    "no_stealth": lambda t, who, n: Clause(who, "lose", t.name("stealth")),
    "no_defense": lambda t, who, n: Clause(who, "roll", "no defense dice"),
    "interact_range": lambda t, who, n: Clause(who, "interact", f"at {{range}} {1 + n}", may=True),
    "cover": lambda t, who, n: Clause(who, "have", "cover"),
    "rerolls_fails": lambda t, who, value: Clause(who, "also reroll", "each {fail}", may=True),
    "fails_too": lambda t, who, value: Clause(who, "also change and reroll", "each {fail}", may=True),
    "loses": lambda t, who, power: Clause(who, "lose", t.name(power)),
    "secure_weight": lambda t, who, n: Clause(who, "count", f"as {n} when a token is secured"),
    "contests_healthy": lambda t, who, value: Clause(who, "contest", "objective tokens as if it were Healthy"),
    "no_reactives": cannot("use reactive superpowers"),
    "no_reactive_tactics": cannot("play reactive Team Tactic cards"),
    "no_tactics": cannot("play Team Tactic cards"),
    "crisis_points": lambda t, who, n: Clause(noun("you", many=True), "score", f"{n} VP more for the crises"),
    "reach": lambda t, who, n: Clause(who, "have", f"{t.much(n, 'more {range}')} (at most 5)"),
    "lent_attack": lambda t, who, key: Clause(who, "use", f"the attack {t.name(key)} once per turn", may=True),
    "defense_stat": lambda t, who, value: Clause(
        who, "have", f"{abs(value[1])} {'more' if value[1] > 0 else 'less'} {{{TYPES[value[0]]}}} defense, but at least {value[2]}"
    ),
    "dodge_dice": more_dice("dodge"),
    "fixed_target": lambda t, who, value: Clause(noun("its target"), "stay", "the same, whatever other cards say"),
    "binds_squad": lambda t, who, name: Clause(
        noun("a squad with this character"), "use", f"the affiliation {t.name(f'affiliation/{name}')} and this Leadership"
    ),
    "power_for_damage": lambda t, who, n: Clause(who, "gain", f"only {n} {{power}} whenever it suffers damage from enemy effects"),
    "copies": lambda t, who, n: Clause(noun("a roster and a squad", many=True), "have", f"{n} of this character", may=True),
    "less_for_damage": lambda t, who, n: Clause(who, "gain", f"{n} {{power}} less for its damage"),
    "rallies": lambda t, who, value: Clause(
        who, "count", "as affiliated when a squad is built, whatever the affiliation; only one character of a squad does"
    ),
    "no_power_gain": cannot("gain {power}"),
    "second_use": lambda t, who, n: Clause(who, "use", "1 superpower that is once per turn a second time", may=True),
}
