"""The words of the card language in English: one table per kind of word, one telling per word.

Effects return clauses: `Clause(subject, verb, ...)`, the verb as after "to". Filters return what stands behind a noun and what is
said of somebody. Numbers return ("per", "per damage dealt"), ("as", "the target's Size") or ("n", "3"). Tests return what stands
behind "if". Events return the opening of a sentence. Statics get whom they are about and their value, and return clauses.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ...codes import CONDITION_BITS, FACES, FAIL, NOBODY, TYPES
from ...rules.missions import PerToken
from ...script.crises import nothing_more
from ...script.nodes import SELF, TARGET, Filter, Role, Test
from .nouns_en import a, listed, noun
from .teller import Clause, Facts, Moment, UntoldError, denied_facts, facts, means
from .words import Word

if TYPE_CHECKING:
    from .english import English

    T = English
else:
    T = Any

LETTERS = "SML"
TOKEN = Role("token")

CRISIS_KINDS = {"": "an", "secure": "a secure", "extraction": "an extraction"}
TIMES = {
    "round": "this round",
    "turn": "this turn",
    "activation": "until its next activation begins",
    "this activation": "during this activation",
    "its activation": "until its next activation ends",
    "coming attack action": "during its next attack action this turn",
    "attack": "in this attack",
    "power phase": "until the next Power Phase",
    "game": "for the rest of the game",
    "dealt": "once damage is dealt",
    "series": "after all attacks",
    "activation end": "at the end of this activation",
    "cleanup": "in the next Cleanup Phase",
}


ROLES: dict[str, Callable[[T], Any]] = {
    "self": lambda t: t.me(),
    "target": lambda t: noun("the target"),
    "attacker": lambda t: noun("the attacker"),
    "cause": lambda t: noun("the one who caused it"),
    "chosen": lambda t: noun("the chosen one"),
    "payer": lambda t: noun("the first of them"),
    "partner": lambda t: noun("the other one"),
    "last_target": lambda t: noun("the target" if t.strike is not None and t.strike.shape == "target" else "the last target"),
    "it": lambda t: t.it(),
    "mover": lambda t: t.it(),
    "roller": lambda t: t.it(),
    "nobody": lambda t: noun("nobody"),
    "subject": lambda t: t.it(),
    "thrown": lambda t: noun("the thrown one"),
    "struck": lambda t: noun("the one that is hit"),
    "opponent": lambda t: noun("your opponent"),
    "attack": lambda t: noun("this attack"),
}

# -- effects -----------------------------------------------------------------------------------------------------------


def conditions(t: T, names: Any) -> str:
    return listed([t.name(name) for name in names])


def moves(t: T, one: Any) -> Clause:
    """Push and throw."""
    whom = t.who(one.who)
    tool = LETTERS[one.tool]
    if one.unhurt:
        tool += ", without damage to it if it collides"
    if one.side == "away" and one.of == SELF and not t.squad:
        return Clause(None, one.how, f"{whom} away {tool}")
    if one.tramples:
        tool += f"; it destroys interactive terrain up to Size {one.tramples} on its way and is not stopped by it"
    way = f" {'toward' if one.side == 'toward' else 'away from'} {t.who(one.of)}" if one.side else ""
    return Clause(None, one.how, f"{whom} {tool}{way}")


def advances(t: T, one: Any) -> Clause:
    way = f" {'toward' if one.side == 'toward' else 'away from'} {t.who(one.of)}" if one.side else ""
    if one.who == SELF or t.squad:
        return Clause(t.subject(one.who), "advance", rest=f"{LETTERS[one.tool]}{way}", may=one.optional)
    return Clause(None, "make", f"{t.who(one.who)} advance {LETTERS[one.tool]}{way}", may=one.optional)


def advances_at_speed(t: T, one: Any) -> Clause:
    way = f" {'toward' if one.side == 'toward' else 'away from'} {t.who(one.of)}" if one.side else ""
    if one.who == SELF or t.squad:
        return Clause(t.subject(one.who), "advance", rest=f"its Speed{way}", may=one.optional)
    return Clause(None, "make", f"{t.who(one.who)} advance its Speed{way}", may=one.optional)


def places(t: T, one: Any) -> Clause:
    whom = t.who(one.who)
    range = one.range if isinstance(one.range, int) else f"1 {t.number(one.range)[1]}"
    where = (
        f"within {{range}} {range} of {t.who(one.of)}" if one.of is not None else f"up to {{range}} {range} from where it stands"
    )
    return Clause(None, "place", f"{whom} {where}", may=one.optional)


def rerolls(t: T, one: Any) -> Clause:
    dice = "dice" if one.roll in ("", "card") else f"{one.roll} dice"
    if one.all:
        return Clause(
            None, "reroll", f"all {dice} ({'each' if one.fails else 'except each'} {{fail}}{' too' if one.fails else ''})"
        )
    who = t.refs["roller"][1] if "roller" in t.refs else t.me() if not t.you else None
    own = who.own if who is not None else "its"
    if "opposing" in t.refs:
        who, own = None, "the"
    if one.n == 99:
        what = f"any of {own} {dice}"
    elif one.n == 1:
        what = f"1 of {own} {dice}"
    elif isinstance(one.n, int):
        what = f"up to {one.n} of {own} {dice}"
    else:
        what = t.much(one.n, f"of {own} {dice}")
    return Clause(who, "reroll", what + (", each {fail} too" if one.fails else ""), may=True)


def changes(t: T, one: Any) -> Clause:
    roll = "defense roll" if one.roll == "defense" else "attack roll"
    to = "to a face of your choice" if one.to == NOBODY else f"into a {{{FACES[one.to]}}}"
    what = f"die of the {roll} (no {{fail}})" if len(one.faces) == 5 else f"{t.faces(one.faces, 'or')} of the {roll}"
    what = f"die of the {roll}" if len(one.faces) == len(FACES) else what
    if isinstance(one.n, int):
        return Clause(None, "turn", f"{one.n} {what} {to}", may=not one.must)
    return Clause(None, "turn", f"1 {what} {to} {t.number(one.n)[1]}", may=not one.must)


def attacks(t: T, one: Any) -> Clause:
    same = t.strike is not None and t.strike.id == one.attack
    name = t.attack_name(one.attack)
    against = "the target" if facts(one.target).roles and facts(one.target).roles[0] == TARGET else t.noun(one.target, "a")
    t.note_limits(one.target)
    told = f"{against} with {name}{' again' if same else ''}"
    if t.hits_all(one):
        told = f"with {name}"
    if one.free:
        told += " for free"
    if one.without:
        told += f", without {listed([t.rule_name(name) for name in one.without])}"
    if one.anywhere:
        told += f", whatever the range{' and line of sight' if one.blind else ''}"
    if one.marks:
        told += f" ({listed([t.rule_name(name) for name in one.marks])})"
    return Clause(t.subject(one.who), "attack", told, may=one.optional)


def thrown(t: T, one: Any, what: str) -> Clause:
    size = t.much(one.size, "").strip() if isinstance(one.size, int) else f"1 {t.number(one.size)[1]}"
    return Clause(None, "throw", f"{what} (up to Size {size}, within {{range}} {one.within}) {LETTERS[one.tool]}")


def sized(t: T, size: Any) -> str:
    return f"up to Size {size}" if isinstance(size, int) else t.number(size)[1]


def dice(t: T, one: Any) -> Clause:
    who = noun("the attack") if one.roll == "attack" else None
    if who is None:
        if isinstance(one.n, int):
            return Clause(
                None,
                "roll",
                t.much(
                    abs(one.n),
                    f"{'more' if one.n > 0 else 'fewer'} {one.roll} die",
                    f"{'more' if one.n > 0 else 'fewer'} {one.roll} dice",
                ),
            )
        return Clause(None, "roll", t.much(one.n, f"more {one.roll} die", f"more {one.roll} dice"))
    if isinstance(one.n, int) and one.n < 0:
        return Clause(who, "have", t.much(-one.n, "die less", "dice less"))
    return Clause(who, "have", t.much(one.n, "more die", "more dice"))


def rolls(t: T, one: Any) -> Clause:
    t.rolled = one.faces
    told = t.much(one.dice, "die", "dice")
    if t.loop in t.refs and t.refs[t.loop][0] is not t.refs[t.loop][1]:
        told += f" for {t.who(Role(t.loop))}"
    return Clause(None, "roll", told)


def removes_condition(t: T, one: Any) -> Clause:
    what = listed([t.name(name) for name in one.conditions], "or") if one.conditions else "1 condition"
    return Clause(t.subject(one.who), "lose", what)


def worth(n: int) -> str:
    """What a face counts."""
    return {0: "count for nothing", 1: "be a success too"}.get(n, f"be worth {n} successes")


def counts(t: T, one: Any) -> Clause:
    roll = "the attack roll" if one.roll == "attack" else "the defense roll" if one.value == 0 else "that roll"
    roll = "its roll" if one.roll == "own" else roll
    return Clause(noun(f"each {{{FACES[one.face]}}} of {roll}"), worth(one.value))


def hands_over(t: T, one: Any) -> Clause:
    what = listed([a_kind(t, kind) for kind in one.kinds], "or") if one.kinds else "an objective token"
    if facts(one.to).me:
        return Clause(t.subject(one.who), "hand", f"{what} it holds to {t.noun(one.to, 'a')}, who must be able to hold it")
    return Clause(t.subject(one.who), "hand", f"{what} it holds to {t.noun(one.to, 'a')} that may hold it")


def a_kind(t: T, kind: str) -> str:
    return a(t.name(f"kind/{kind}"))


def makes_attack(t: T, one: Any) -> Clause:
    which = " with an attack that costs 0 {power}" if one.costless else ""
    return Clause(t.subject(one.who), "attack", f"{t.who(one.target)}{which}", may=one.optional)


def put_in_play(t: T, one: Any) -> Clause:
    gained = f", with {conditions(t, one.conditions)}" if one.conditions else ""
    gained += ", with an Activated token" if one.activated else ""
    return Clause(None, "put", f"{t.name(one.card)} into play within {{range}} {one.range} of {t.me()}{gained}")


def removes_damage(t: T, one: Any, most: str = "") -> Clause:
    return Clause(t.subject(one.who), "remove", f"{most}{t.much(one.n, 'damage')}")


def number_spent(n: Any) -> str:
    """How many tokens are spent: so many, all there are, or as many as the player likes."""
    return str(n) if isinstance(n, int) else "all its" if n.name == "counters" else "any number of"


def marker(t: T, name: str) -> str:
    return f"{t.name(f'marker/{name}')} token"


def counter(t: T, name: str) -> str:
    return f"{t.name(f'counter/{name}')} token"


def again(t: T, one: Any) -> list[Clause]:
    told = t.effect(one.effect)
    return [
        replace(told[0], ifs=(f"^{t.number(one.n)[1] if not isinstance(one.n, int) else one.n}", *told[0].ifs), new=True),
        *told[1:],
    ]


def menu(t: T, one: Any) -> Clause:
    told = [(name, t.effect(effect)) for name, _, effect in one.choices]
    rows = [
        (name, [replace(some[0], ifs=(t.test(test), *some[0].ifs)), *some[1:]])
        for (name, some), (_, test, _) in zip(told, one.choices, strict=True)
    ]
    return chosen_modes(t, rows, None)


EFFECTS: dict[str, Callable[[T, Any], Clause | list[Clause]]] = {
    "gain_power": lambda t, one: Clause(t.subject(one.who), "gain", t.much(one.n, "{power}")),
    "lose_power": lambda t, one: Clause(t.subject(one.who), "lose", t.much(one.n, "{power}")),
    "drain": lambda t, one: Clause(None, "take", t.much(one.n, "{power}", of=f"from {t.who(one.who)}")),
    "damage": lambda t, one: Clause(
        t.subject(one.who), "suffer", t.much(one.n, "damage") + (", without gaining {power} for it" if one.empty else "")
    ),
    "heal": removes_damage,
    "heal_up_to": lambda t, one: removes_damage(t, one, "up to "),
    "may_heal": lambda t, one: Clause(t.subject(one.who), "remove", f"up to {t.much(one.n, 'damage')}", may=True),
    "gain_condition": lambda t, one: Clause(t.subject(one.who), "gain", conditions(t, one.conditions)),
    "remove_condition": removes_condition,
    "add_dice": dice,
    "reroll": rerolls,
    "change_die": changes,
    "roll_for": rolls,
    "push": moves,
    "advance": advances,
    "place": places,
    "throw_terrain": lambda t, one: thrown(t, one, "interactive terrain"),
    "throw_something": lambda t, one: thrown(t, one, "interactive terrain or an enemy"),
    "extra_attack": attacks,
    "grant_attack": lambda t, one: Clause(
        t.subject(one.who), "use", f"the attack {t.attack_name(one.attack)}{' once' * one.once}", times=(one.scope,), may=True
    ),
    "action": lambda t, one: Clause(
        t.subject(one.who),
        "take",
        ("an attack action" if one.kind == "attack" else f"a {one.kind} action")
        + (f" with {t.attack_name(one.only)}" if one.only else "")
        + (f" against {t.who(one.target)}" if one.target is not None else ""),
        may=one.target is not None,
    ),
    "move_as": lambda t, one: Clause(t.subject(SELF), "take", f"a move action as if it had Size {one.size}"),
    "guard_with": lambda t, one: Clause(t.subject(SELF), "roll", f"{one.n} dice instead of its defense"),
    "tear_power": lambda t, one: [
        Clause(t.who(one.who), "lose", t.much(one.n, "{power}")),
        Clause(t.who(one.who), "suffer", "1 damage for each {power} it lacks, without gaining {power} for that"),
    ],
    "retarget": lambda t, one: Clause(t.who(one.to), "become", "the target instead, whatever the range and line of sight"),
    "reduce_damage": lambda t, one: Clause(
        t.who(TARGET),
        "suffer",
        "only 1"
        if one.n == 99
        else f"{one.n if isinstance(one.n, int) else t.much(one.n, 'damage')} less"
        + (f", but at least {one.floor}" if one.floor else ""),
    ),
    "no_damage": lambda t, one: Clause(t.who(TARGET), "suffer", "no damage"),
    "score": lambda t, one: Clause(None, "score", t.much(one.n, "VP")),
    "spend_up_to": lambda t, one: Clause(t.subject(one.who), "spend", f"up to {one.n} {{power}}", may=True),
    "unless_pays": lambda t, one: [
        *t.effect(one.effect),
        Clause(t.who(one.who), "pay", f"{one.n} {{power}} to prevent that", may=True),
    ],
    "cancel_attack": lambda t, one: Clause(
        noun("the attack"), "end", ifs=("the target is then out of its reach",) if one.out_of_reach else ()
    ),
    "change_successes": lambda t, one: Clause(noun("the attack"), "have", t.much(one.n, "more success", "more successes")),
    "count_face": counts,
    "defend_with": lambda t, one: Clause(t.me(), "use", f"its {{{TYPES[one.stat]}}} defense for that roll"),
    "ignore_collision": lambda t, one: Clause(t.me(), "take", "no damage from it"),
    "damage_each": lambda t, one: Clause(t.noun(one.which, "every"), "suffer", t.much(one.n, "damage")),
    "add_unused_tactic": lambda t, one: Clause(
        None,
        "take",
        f"1 more Team Tactic card of {t.name(f'affiliation/{one.affiliation}')} or of no affiliation from your unused ones",
    ),
    "transform": lambda t, one: Clause(t.subject(one.who), "transform", f"into the form {t.name(f'form/{one.form}')}"),
    "put_in_play": put_in_play,
    "ko": lambda t, one: Clause(t.who(one.who), "be", "KO'd"),
    "knock_out": lambda t, one: Clause(t.who(one.who), "be", "KO'd"),
    "activate_too": lambda t, one: Clause(None, "activate", f"{t.who(one.who)} in the same turn", may=True),
    "activate": lambda t, one: Clause(t.who(one.who), "activate", "at once"),
    "choose_terrain": lambda t, one: Clause(
        None,
        "choose",
        f"interactive terrain ({sized(t, one.size)}, within {{range}} {one.within} of "
        f"{t.me() if one.of == SELF else t.who(one.of)})",
    ),
    "choose_large_terrain": lambda t, one: Clause(
        None, "choose", f"terrain (Size {one.least} or more, within {{range}} {one.within} of {t.me()})"
    ),
    "place_by_terrain": lambda t, one: Clause(None, "place", f"{t.who(one.who)} within {{range}} {one.range} of the terrain"),
    "must_attack_first": lambda t, one: Clause(t.me(), "have", f"to attack {t.who(one.who)} with its first action, if it can"),
    "destroy_terrain": lambda t, one: Clause(None, "destroy", "the terrain"),
    "topple": lambda t, one: Clause(
        None,
        "destroy",
        f"interactive terrain (up to Size {one.size}, within {{range}} {one.within} of "
        f"{t.me() if one.of == SELF else t.who(one.of)}); "
        f"{t.who(one.onto)} suffers a collision with it",
        may=one.optional,
    ),
    "treat_as": lambda t, one: Clause(
        None,
        "count",
        t.much(one.n, f"{{{FACES[one.face]}}} of {'its roll' if one.own else 'the attack roll'} as a {{{FACES[one.to]}}}"),
    ),
    "revive": lambda t, one: Clause(t.who(one.who), "lose", f"its Dazed token and removes {one.n} damage"),
    "spare": lambda t, one: Clause(t.who(one.who), "suffer", "no damage from it"),
    "hand_over": hands_over,
    "not_moved": lambda t, one: Clause(t.it(), "stay", "where it is"),
    "use_tool": lambda t, one: Clause(t.it(), "use", f"the {LETTERS[one.tool]} tool", may=True),
    "make_attack": makes_attack,
    "escape_attack": lambda t, one: [
        Clause(noun("the attack"), "end", ifs=("the target is then out of range or sight",), new=True),
        Clause(noun("an attacker who is active and had only this target"), "take", "another action", may=True),
    ],
    "take_priority": lambda t, one: Clause(None, "take", "priority"),
    "take_back": lambda t, one: Clause(None, "take", "this card back"),
    "pick_up": lambda t, one: Clause(None, "pick", f"up {t.who(TOKEN)}{t.hold_limit()}"),
    "take_control": lambda t, one: Clause(None, "gain", f"control of {t.who(TOKEN)}"),
    "drop_tokens": lambda t, one: Clause(t.subject(one.who), "drop", "all objective tokens"),
    "remove_tokens": lambda t, one: Clause(t.token(one.which, "every"), "leave", "the game"),
    "move_token": lambda t, one: Clause(None, "move", f"{t.who(TOKEN)} up to {{range}} {one.range}, once per round"),
    "place_by_token": lambda t, one: Clause(
        None, "place", f"{t.who(one.who)} within {{range}} {one.range} of {t.token(one.which, 'another')}"
    ),
    "heave": lambda t, one: Clause(
        t.who(one.who),
        "throw",
        f"interactive terrain (up to Size {one.size}, within {{range}} {one.within} of both) {LETTERS[one.tool]}",
    ),
    "remove_conditions": lambda t, one: Clause(t.subject(one.who), "lose", "all conditions"),
    "advance_its_speed": advances_at_speed,
    "shorten_tool": lambda t, one: Clause(t.it(), "can use", f"only the {LETTERS[one.tool]} tool"),
    "perform_attack": lambda t, one: Clause(
        t.subject(one.who), "make", f"an attack{' that costs 0 {power}' if one.costless else ''}", may=True
    ),
    "boost_next_action": lambda t, one: Clause(
        noun("each attack of its next attack action in this activation"),
        "have",
        f"{one.n} more dice for {t.noun(one.per, 'every')}",
    ),
    "obsess": lambda t, one: Clause(
        noun("the one who paid"),
        "roll",
        f"{one.n} more attack dice against {t.who(one.whom)}, {one.n} more defense dice against its attacks and {one.n} fewer "
        "against all others, until it is KO'd",
    ),
    "reroll_next_attack": lambda t, one: Clause(
        t.subject(SELF), "reroll", f"as many dice in its next attack of this activation as {t.number(one.n)[1]}", may=True
    ),
    "throw_by": lambda t, one: Clause(
        t.who(one.who),
        "throw",
        f"interactive terrain (up to Size {one.size}, within {{range}} {one.within} of it) {LETTERS[one.tool]}",
    ),
    "go_down": lambda t, one: Clause(t.subject(one.who), "be", "Dazed when that is over, or KO'd if it is Injured"),
    "volley": lambda t, one: Clause(
        t.subject(SELF), "make", f"up to {one.n} attacks with {t.attack_name(one.attack)}, each against another enemy", may=True
    ),
    "gain_one_of": lambda t, one: Clause(
        t.subject(one.who),
        "gain",
        t.much(one.n, f"condition of your choice ({listed([t.name(name) for name in one.conditions], 'or')})"),
    ),
    "crash_into": lambda t, one: Clause(t.who(one.into), "suffer", f"a collision as if {t.who(one.who)} had been thrown into it"),
    "spend_counter": lambda t, one: Clause(
        t.subject(one.who), "spend", f"{number_spent(one.n)} {counter(t, one.name)}{'' if one.n == 1 else 's'}"
    ),
    "remove_counters": lambda t, one: Clause(noun(f"every {counter(t, one.name)}"), "leave", "the game"),
    "hand_out": lambda t, one: [
        Clause(t.subject(one.who), "lose", t.much(one.n, "{power}")),
        Clause(noun("for each of these one of your characters"), "gain", "1 {power}", may=True),
    ],
    "stay_up": lambda t, one: Clause(t.it(), "be", "not"),
    "fall": lambda t, one: Clause(t.who(one.who), "be", "Dazed or KO'd then"),
    "cap_damage": lambda t, one: Clause(noun("the attack"), "deal", f"at most {one.n} damage"),
    "put_marker": lambda t, one: Clause(
        t.subject(one.who),
        "put",
        f"a {marker(t, one.name)} "
        f"{f'within {{range}} {one.within} of {t.who(one.of)}' if one.within else 'anywhere on the battlefield'}"
        f"{f', not within {{range}} {one.apart} of another' if one.apart else ''}",
    ),
    "remove_markers": lambda t, one: Clause(None, "remove", f"all {marker(t, one.name)}s from the battlefield"),
    "gain_counter": lambda t, one: Clause(
        t.subject(one.who),
        "gain",
        f"{one.n} {counter(t, one.name)}{'' if one.n == 1 else 's'}{f' (at most {one.most})' if one.most < 99 else ''}",
    ),
    "lead_with": lambda t, one: Clause(t.subject(SELF), "make", f"{t.name(one.key)} your active Leadership"),
    "end_activation": lambda t, one: Clause(noun(f"{t.who(one.who).own} activation"), "end", "at once, if it is going on"),
    "bring_back": lambda t, one: Clause(
        None,
        "place",
        f"one of your KO'd characters of Threat {one.threat} or less within {{range}} {one.range} of {t.who(SELF)},"
        " Healthy and with nothing on it",
    ),
    "give_activated": lambda t, one: Clause(t.subject(one.who), "gain", "an Activated token"),
    "add_to_each_attack": lambda t, one: Clause(noun("each of its attacks"), "have", t.much(one.n, "more die", "more dice")),
    "lose_cover": lambda t, one: Clause(noun("the target"), "have", "no cover in this attack"),
    "reroll_this_attack": lambda t, one: Clause(
        t.subject(SELF), "reroll", f"as many dice of this attack as {t.number(one.n)[1]}", may=True
    ),
    "tribute": lambda t, one: [
        Clause(t.noun(one.which, "every"), "pay", f"1 {{power}}, which {t.who(SELF)} gains", may=True),
        Clause(noun("whoever does not"), "suffer", "1 damage"),
    ],
    "suffer_up_to": lambda t, one: Clause(t.subject(SELF), "suffer", f"up to {one.n} damage"),
    "provoke": lambda t, one: Clause(
        t.who(Role("opponent")), "make", f"1 attack against {t.who(one.target)} with a character of theirs", may=True
    ),
    "change_type": lambda t, one: Clause(noun("the attack"), "be", f"{{{TYPES[one.type]}}} now"),
    "throw_unharmed": lambda t, one: Clause(
        None, "throw", f"{t.who(one.who)} {LETTERS[one.tool]}; it takes no damage from collisions then"
    ),
    "drop_one": lambda t, one: Clause(t.subject(one.who), "drop", "1 objective token"),
    "interact_freely": lambda t, one: Clause(
        t.who(one.who), "interact", "with any number of objective tokens for no {power}", may=True
    ),
    "ready_again": lambda t, one: Clause(t.subject(one.who), "lose", "its Activated token"),
    "send_token": lambda t, one: [
        Clause(None, "move", f"the token {t.name(one.token)} to {t.who(one.who)}"),
        Clause(noun("the token"), "return", "as soon as its bearer or this character is Dazed or KO'd", new=True),
    ],
    "recall_token": lambda t, one: Clause(None, "take", f"the token {t.name(one.token)} back, wherever it is"),
    "interact_once": lambda t, one: Clause(
        t.who(one.who), "interact", f"with {CRISIS_KINDS[one.kind]} objective token at once", may=True
    ),
    "choose_token": lambda t, one: Clause(None, "choose", "an objective token"),
    "dice_for_each": lambda t, one: Clause(
        noun("the attack"),
        "have",
        f"{one.n} more dice for {'each of ' if facts(one.which).names else ''}{t.noun(one.which, 'every')}",
    ),
    "opponent_pushes": lambda t, one: Clause(noun("its opponent"), "push", f"{t.who(one.who)} {LETTERS[one.tool]}"),
    "as_area": lambda t, one: Clause(
        noun(f"the next {t.name(one.key(t.card))} that {t.me()} makes in this activation"), "be", "an area attack"
    ),
    "interact_afar": lambda t, one: Clause(
        None, "interact", f"with {a_kind(t, one.kind)} within {{range}} 1 {t.number(one.range)[1]}, for free"
    ),
    "spread_condition": lambda t, one: [
        Clause(None, "choose", f"one of these conditions of {t.who(one.who)}"),
        Clause(t.noun(one.to, "every"), "gain", "that condition"),
    ],
    "pay_power": lambda t, one: Clause(t.subject(one.who), "spend", f"{one.n} {{power}}"),
    "burn_power": lambda t, one: [
        Clause(t.who(one.who), "lose", t.much(one.n, "{power}")),
        Clause(t.who(one.who), "suffer", "1 damage for each {power} lost, which brings no {power}"),
    ],
    "choose_type": lambda t, one: Clause(
        None, "choose", f"{listed([f'{{{kind}}}' for kind in TYPES], 'or')} as its type before you pick a target"
    ),
    "power_instead_of_damage": lambda t, one: [
        Clause(noun("the attack"), "deal", "no damage"),
        Clause(t.who(TARGET), "lose", "as much {power} instead"),
    ],
    "suffer_only": lambda t, one: Clause(t.subject(SELF), "suffer", f"only {one.n} damage"),
    "defeat": lambda t, one: Clause(t.who(one.who), "become", "Dazed if Healthy and KO'd if Injured"),
    "gain_less": lambda t, one: Clause(t.it(), "gain", f"{one.n} {{power}} less"),
    "no_healing": lambda t, one: Clause(t.it(), "remove", "none"),
    "repeat": lambda t, one: again(t, one),
    "several_of": lambda t, one: menu(t, one),
    "join_the_other": lambda t, one: Clause(
        None, "place", f"one of them {t.posts(facts(one.which)).strip()} within {{range}} {one.range} of the other"
    ),
    "discard_tactics": lambda t, one: Clause(None, "discard", f"{one.n} of your Team Tactic cards"),
}

# -- filters -----------------------------------------------------------------------------------------------------------


def within(t: T, one: Any, no: bool) -> tuple[str, str]:
    of = "" if one.of == SELF and not t.squad else f" of {t.it() if one.of == SELF else t.who(one.of)}"
    near = f"{'not ' if no else ''}within {{range}} {one.range}{of}"
    return near, f"is {near}"


def having(what: str, no: bool) -> tuple[str, str]:
    return (f"without {what}", f"has no {what.removeprefix('an ')}") if no else (f"with {what}", f"has {what}")


def doing(what: str, not_what: str, no: bool) -> tuple[str, str]:
    told = not_what if no else what
    return f"that {told}", told


def power(t: T, one: Any, no: bool) -> tuple[str, str]:
    return having(f"less than {one.n} {{power}}" if no else f"at least {one.n} {{power}}", False)


def either(t: T, one: Any, no: bool) -> tuple[str, str]:
    first, second = (t.predicate("", facts(part)).strip().split(" ") for part in (one.one, one.two))
    if first[0] == second[0]:  # has damage or a condition
        second = second[1:]
    elif first[1:] == second[1:]:  # holds or contests an objective token
        first = first[:1]
    told = f"{' '.join(first)} or {' '.join(second)}"
    return f"that {told}", told


FILTERS: dict[str, Callable[[T, Any, bool], tuple[str, str]]] = {
    "within": within,
    "Either": either,
    "in_sight": lambda t, one, no: (f"{'out of' if no else 'in'} sight", f"is {'out of' if no else 'in'} sight"),
    "size": lambda t, one, no: (f"(up to Size {one.most})", f"is of Size {one.most} or less"),
    "has": lambda t, one, no: having(
        "a condition" if len(one.conditions) == len(CONDITION_BITS) else listed([t.name(name) for name in one.conditions], "or"), no
    ),
    "holding": lambda t, one, no: doing(
        f"holds {a_kind(t, one.kind) if one.kind else 'an objective token'}",
        f"holds no {t.name(f'kind/{one.kind}') if one.kind else 'objective token'}",
        no,
    ),
    "contesting": lambda t, one, no: doing(
        f"contests {CRISIS_KINDS[one.kind]} objective token",
        f"contests no{CRISIS_KINDS[one.kind].removeprefix('an').removeprefix('a')} objective token",
        no,
    ),
    "near_terrain": lambda t, one, no: (f"within {{range}} {one.range} of it", f"is within {{range}} {one.range} of it"),
    "contests": lambda t, one, no: doing(f"contests {a_token(t, one.token)}", f"contests no {t.name(one.token)}", no),
    "holds": lambda t, one, no: doing(
        f"holds {a_token(t, one.token) if one.least == 1 else f'{one.least} {t.name(one.token)} tokens'}",
        f"holds no {t.name(one.token)}",
        no,
    ),
    "within_marker": lambda t, one, no: (
        f"within {{range}} {one.range} of a {marker(t, one.name)}",
        f"is within {{range}} {one.range} of a {marker(t, one.name)}",
    ),
    "near_token": lambda t, one, no: (
        doing(f"is within {{range}} {one.range} of {CRISIS_KINDS[one.crisis]} objective token", "is far from them", no)
        if one.crisis
        else (f"within {{range}} {one.range} of {a_token(t, one.token) if one.token else t.who(TOKEN)}",) * 2
    ),
    "near_kept_token": lambda t, one, no: (
        f"within {{range}} {one.range} of that token",
        f"is within {{range}} {one.range} of that token",
    ),
    "has_power": power,
    "did": lambda t, one, no: doing("has already done so this turn", "has not done so this turn", no),
    "ready": lambda t, one, no: having("an Activated token", False) if no else having("Activated token", True),
    "knows": lambda t, one, no: having(t.name(one.power), no),
    "paid_for_card": lambda t, one, no: doing("paid for it", "did not pay for it", no),
    "accompanied": lambda t, one, no: (
        f"with{'out' if no else ''} another of its side within {{range}} {one.range}",
        f"has {'nobody' if no else 'another'} of its side within {{range}} {one.range}",
    ),
    "sheltered": lambda t, one, no: doing(
        f"contests {a_token(t, one.token)} that the attacker does not contest", f"contests no {t.name(one.token)}", no
    ),
    "close_to": lambda t, one, no: (
        f"within {{range}} {one.range} of {t.noun(one.which, 'a')}",
        f"is within {{range}} {one.range} of {t.noun(one.which, 'a')}",
    ),
    "has_damage": lambda t, one, no: having("damage", no),
    "as_far_as_paid": lambda t, one, no: (
        "within as much {range} as {power} was paid",
        "is within as much {range} as {power} was paid",
    ),
    "of_highest_threat": lambda t, one, no: ("with the highest Threat", "has the highest Threat"),
    "struck_by": lambda t, one, no: doing(
        f"was attacked {f'at least {one.least} times ' if one.least > 1 else ''}by {t.it() if one.by == SELF else t.who(one.by)}"
        " this turn",
        "was not attacked this turn",
        no,
    ),
    "paired": lambda t, one, no: doing(
        f"is one of them, within {{range}} {one.range} of the other", f"is not within {{range}} {one.range} of the other", no
    ),
    "singled_out": lambda t, one, no: doing("was chosen", "was not chosen", no),
    "attacks_with": lambda t, one, no: having(f"a {{{TYPES[one.type]}}} attack", no),
    "defense_from": lambda t, one, no: having(f"{{{TYPES[one.type]}}} defense {one.least} or more", no),
    "has_leadership": lambda t, one, no: having(f"a Leadership of {t.name(f'affiliation/{one.affiliation}')}", no),
    "in_form": lambda t, one, no: (f"({t.name(f'form/{one.form}')})", f"is in the form {t.name(f'form/{one.form}')}"),
    "robbable": lambda t, one, no: doing(
        f"holds {listed([a_kind(t, kind) for kind in one.kinds], 'or')}",
        f"holds no {listed([t.name(f'kind/{kind}') for kind in one.kinds], 'or')}",
        no,
    ),
    "leads": lambda t, one, no: having(
        f"an active {t.name(f'affiliation/{one.affiliation}')} Leadership" if one.affiliation else "an active Leadership", no
    ),
    "within_number": lambda t, one, no: (f"within as much {{range}} of {t.it()} as it paid {{power}}",) * 2,
    "has_counter": lambda t, one, no: having(a(counter(t, one.name)) if not no else counter(t, one.name), no),
    "namesake": lambda t, one, no: having("the same name or alter ego", no),
    "threat_up_to": lambda t, one, no: (
        (f"with a Threat of {one.most} or less", f"has a Threat of {one.most} or less")
        if isinstance(one.most, int)
        else (f"with up to {t.much(one.most, 'Threat')}", f"has up to {t.much(one.most, 'Threat')}")
    ),
    "bears": lambda t, one, no: having(t.name(one.token), no),
    "as_far_as": lambda t, one, no: (f"within {{range}} 1 {t.number(one.range)[1]}",) * 2,
}


def a_token(t: T, id: str) -> str:
    return a(t.name(id))


TOKENS: dict[str, Callable[[T, Any], str]] = {
    "token": lambda t, one: "",
    "controlled": lambda t, one: "you control",
    "taken": lambda t, one: "somebody controls",
    "secured_by_opponent": lambda t, one: "the opponent secures",
    "unmoved": lambda t, one: "",
    "secured": lambda t, one: "you secure",
    "secured_by_anyone": lambda t, one: "somebody secures",
    "controlled_by_opponent": lambda t, one: "the opponent controls",
    "held_by": lambda t, one: f"{t.who(one.parts[0])} holds",
}

# -- numbers -----------------------------------------------------------------------------------------------------------


def per(told: str) -> tuple[str, str]:
    return "per", told


def kept(t: T, name: str) -> tuple[str, str]:
    n = t.kept.get(name)
    if n is None:
        faces = {"rolled": t.rolled, "failed": (FAIL,)}.get(name)
        return per(f"for each {t.faces(faces)}") if faces else ("as", "before")
    if not isinstance(n, int) and n.name == "conditions_on":  # counted before they were lost
        return per("for each condition lost so")
    return ("n", str(n)) if isinstance(n, int) else t.number(n)


NUMBERS: dict[str, Callable[..., tuple[str, str]]] = {
    "damage_dealt": lambda t: per("per damage dealt"),
    "stamina_left": lambda t, who: ("as", f"{t.who(who).own} remaining Stamina"),
    "tokens_spent": lambda t: per("for each token spent"),
    "counters": lambda t, name, who: per(f"for each {counter(t, name)}"),
    "paid": lambda t: per("for each {power} paid"),
    "rolled": lambda t, *faces: per(f"for each {t.faces(faces)} of the attack roll"),
    "defended": lambda t, *faces: per(f"for each {t.faces(faces)} of the defense roll"),
    "defense_rolled": lambda t, *faces: per(f"for each {t.faces(faces)} of the defense roll"),
    "hits_rolled": lambda t: per(f"for each {t.faces(t.rolled)}"),
    "faces_rolled": lambda t, *faces: per(f"for each {t.faces(faces)}"),
    "fatal_damage": lambda t: per("for each damage that Dazed or KO'd your character"),
    "times_rolled": lambda t: per(f"for each {t.faces(t.rolled)}"),
    "terrain_size": lambda t: ("as", "the Size of the terrain"),
    "size_of": lambda t, who: ("as", f"{t.who(who).own} Size"),
    "threat_of": lambda t, who: ("as", f"{t.who(who).own} Threat"),
    "healed": lambda t: per("for each damage removed"),
    "spent": lambda t: per("for each {power} spent"),
    "damage_on": lambda t, who, most: per(
        f"for each damage on {'this character' if who == SELF and not t.squad else t.who(who)}"
        f"{f', at most {most}' if most < 99 else ''}"
    ),
    "tally": lambda t: per("for each damage they suffered together"),
    "dice_changed": lambda t: per("for each die turned"),
    "half": lambda t, n: ("as", f"half of {n if isinstance(n, int) else t.number(n)[1]} (rounded up)"),
    "grown": lambda t, name, number: per(f"for each {t.faces(number.parts)} more"),
    "number": lambda t: per("for each damage suffered"),
    "choices": lambda t, which, most: ("n", f"up to {most}"),
    "conditions_on": lambda t, who: per(f"for each condition on {t.who(who)}"),
    "defense_of": lambda t, who, kind: ("as", f"{t.who(who).own} {{{TYPES[kind]}}} defense"),
    "held": lambda t, who, token: per(f"for each {t.name(token)} it holds"),
    "noted": lambda t, name: kept(t, name),
    "difference": lambda t, one, two: per("for each damage suffered so"),
    "healthy_enemies_contesting": lambda t: ("as", f"Healthy enemies contesting {t.who(TOKEN)}"),
    "waiting": lambda t, name: ("n", str(t.kept[name])),
    "pairs": lambda t, n: per(f"for every 2 {n if isinstance(n, int) else t.number(n)[1].removeprefix('for each ')}"),
    "secured_per": lambda t, n: per(f"for every {n} Secure tokens you secure"),
    "crowd": lambda t, which: per(f"for {t.noun(which, 'every')}"),
    "kept": lambda t, n: t.number(n),
    "one_below": lambda t, n: ("as", f"smaller than {t.number(n)[1]}"),
    "times_placed": lambda t: per("for each time this character was placed this turn"),
    "chosen_token": lambda t: ("as", "that token"),
    "round_number": lambda t: ("as", "the number of the round"),
    "head_count": lambda t, which: per(f"for each {t.noun(which, 'every').text.removeprefix('every ').removeprefix('each ')}"),
    "foes_in_area": lambda t: per("for each enemy, not Dazed, that was in its area when it was chosen"),
    "power_of": lambda t, who, most: ("as", f"{t.who(who).own} {{power}}"),
}

# -- tests -------------------------------------------------------------------------------------------------------------


def that(t: T, who: Role, which: Filter | Facts) -> str:
    found = which if isinstance(which, Facts) else facts(which)
    if found.me and who.name == "attacker":
        return "this character attacks"
    return t.predicate(t.who(who), found)


def compared(t: T, one: Any, two: Any) -> str:
    faces = t.faces(t.rolled if one.parts != ("failed",) else (5,), "or" if two == 0 else "and")
    return f"the roll shows a {faces}" if two == 0 else f"the roll shows more {faces} than there are {t.number(two)[1]}"


def denied(t: T, test: Test) -> str:
    found: str = t.look("NOT", test.name)(t, *test.parts)
    return found


MOVED = {"advance": "advanced", "climb": "climbed", "place": "been placed", "push": "been pushed", "throw": "been thrown"}

TESTS: dict[str, Callable[..., str]] = {
    "dealt_damage": lambda t: "it deals damage",
    "that": that,
    "not": denied,
    "or": lambda t, one, two: f"{t.test(one)} or {t.test(two)}",
    "any_of": lambda t, which: f"there is {t.noun(which, 'a')}",
    "attack_roll_has": lambda t, *faces: f"the attack roll shows a {t.faces(faces)}",
    "showing": lambda t, *faces: f"the roll shows a {t.faces(faces, 'or')}",
    "some": lambda t, n: f"the roll shows a {t.faces(t.rolled, 'or')}" if n.name == "hits_rolled" else "it did so",
    "at_least": lambda t, n, number: (
        f"it has at least {n} {counter(t, number.parts[0])}{'s' if n > 1 else ''}"
        if number.name == "counters"
        else f"there is at least {n} {t.number(number)[1].removeprefix('for each ')}"
    ),
    "attack_type": lambda t, *types: f"the attack is {listed([f'{{{TYPES[kind]}}}' for kind in types], 'or')}",
    "attack_is": lambda t, *types: f"the attack is {listed([f'{{{TYPES[kind]}}}' for kind in types], 'or')}",
    "by_attack_or_superpower": lambda t: "an attack or superpower did it",
    "attack_or_defense": lambda t: "it attacks or defends",
    "in_attack": lambda t: "it is an attack",
    "defends": lambda t, *types: "it defends",
    "defending": lambda t: "it defends",
    "dodges": lambda t: "it dodges",
    "rolling": lambda t, *kinds: (
        f"it is {listed([f'an {kind} roll' if kind == 'attack' else f'a {kind} roll' for kind in kinds], 'or')}"
    ),
    "facing": lambda t, which: f"its opponent is {t.noun(which, 'a')}",
    "by_attack": lambda t: "an attack does it",
    "effect_of_attack": lambda t, *types: f"with special rules of {listed([f'{{{TYPES[kind]}}}' for kind in types])} attacks",
    "by_attack_rule": lambda t, *types: f"with special rules of {listed([f'{{{TYPES[kind]}}}' for kind in types])} attacks",
    "effect_of_superpower": lambda t: "with superpowers",
    "by_superpower": lambda t: "with superpowers",
    "moved_by": lambda t, *kinds: f"it has {listed([MOVED[kind] for kind in kinds], 'or')}",
    "moving": lambda t, *kinds: f"it is {listed([f'a {kind}' if kind != 'advance' else 'an advance' for kind in kinds], 'or')}",
    "move_action": lambda t: "it is a move action",
    "defeated_target": lambda t: "the attack Dazed or KO'd the target",
    "attacked_before": lambda t: "it has attacked this target before in this turn",
    "weapon_is": lambda t, *ids: f"it is {listed([t.attack_name(id) for id in ids], 'or')}",
    "marked": lambda t, name: "that was done in it" if name in t.marks else f"it comes from {t.rule_name(name)}",
    "chose": lambda t, mode: f"{t.name(mode)} is chosen",
    "token_of": lambda t, kind: f"of {'Extraction' if kind == 'extraction' else 'Secure'} crises",
    "paid_at_least": lambda t, n: f"they paid at least {n} {{power}} together",
    "damage_is_more_than_one": lambda t: "it is more than 1",
    "secures_everything": lambda t: "you secure every token of the Secure crisis",
    "more": compared,
    "any_token": lambda t, which: f"there is {t.token(which, 'a')}",
    "book": lambda t, year: f"you play by the book of {year}",
    "squad_uses": lambda t, name: f"your squad uses {t.name(f'affiliation/{name}')}",
    "own_turn": lambda t: "it is your turn",
    "own_activation": lambda t: "it is this character's activation",
    "attacked": lambda t: "an attack targets this character",
    "defense_roll_has": lambda t, *faces: f"the defense roll shows a {t.faces(faces)}",
    "attack_action": lambda t: "it was an attack action",
    "company": lambda t, n, side, range: (
        f"at least {n} {'enemies' if side == 'enemy' else 'others of your characters'} are within {{range}} {range} of {t.it()}"
    ),
    "down": lambda t, who: f"{t.who(who)} is then Dazed or KO'd",
    "attacked_in_activation": lambda t: "it has attacked this target before in its activation this turn",
    "attacked_in_activation_with": lambda t, attack: (
        f"it has attacked this target with {t.attack_name(attack)} in its activation this turn"
    ),
    "character_collides": lambda t: "two characters collide",
    "moved_in_activation": lambda t: "it has advanced or been placed in its activation this turn",
    "moved_this_turn": lambda t: "it has advanced or been placed this turn",
    "unused_this_turn": lambda t, ability: "this was not used this turn yet",
    "is_attacker": lambda t: "this character attacks",
    "attacker_is": lambda t, which: t.predicate("the attacker", facts(which)),
    "picked_up": lambda t: "it picked that up",
    "with_character": lambda t: "with other characters",
    "is_target": lambda t: "this character is the target",
    "would_deal_damage": lambda t: "it would deal damage",
    "target_has_cover": lambda t: "the target has cover",
    "outranks": lambda t, one, two: f"{t.who(one)} has more Threat than {t.who(two)}",
    "rerolled_by": lambda t, rule: "it does",
    "own_roll_has": lambda t, *faces: f"its roll shows a {t.faces(faces, 'or')}",
    "on_top": lambda t, n: f"it stands on terrain of Size {n} or more without the attacker",
    "bodily": lambda t: "it comes from a {physical} attack or a collision",
    "sent": lambda t, token: f"{t.name(token)} is on somebody else",
    "standing": lambda t: "it then has less damage than Stamina",
    "tactics_left": lambda t, n: f"you have at least {n} Team Tactic cards left",
    "terrain_from": lambda t, size, range: f"terrain of Size {size} or more is within {{range}} {range}",
    "first_round": lambda t: "it is the first round",
    "superpower_is": lambda t, *ids: f"it is {listed([t.name(id) for id in ids], 'or')}",
    "by_itself": lambda t: "it does so itself",
    "superpower_paid": lambda t: "{power} was spent for it",
    "behind": lambda t: "you have fewer VP than your opponent",
    "in_round": lambda t, n: f"it is round {n}",
    "fewer_than": lambda t, n, which: f"there are fewer than {n} of {t.noun(which, 'a')} in play",
    "token_is": lambda t, *kinds: f"of the kinds {listed([t.name(f'kind/{kind}') for kind in kinds])}",
    "with_attacks_of": lambda t, *types: f"for {listed([f'{{{TYPES[kind]}}}' for kind in types])} attacks",
}

NOT: dict[str, Callable[..., str]] = {
    "dealt_damage": lambda t: "it deals none",
    "attack_roll_has": lambda t, *faces: f"the attack roll shows no {t.faces(faces)}",
    "at_least": lambda t, n, count: f"the defense roll shows no {t.faces(count.parts)}",
    "any_of": lambda t, which: (
        f"you have no {t.noun(which, 'a').text.removeprefix('your ')} in play"
        if facts(which).side == "ally" and facts(which).names
        else f"n{t.noun(which, 'a').text} is there"
        if facts(which).side == "ally"
        else f"there is no {t.noun(which, 'a').text.removeprefix('an').lstrip()}"
    ),
    "in_attack": lambda t: "it dodges",
    "more": lambda t, one, two: f"the roll shows no {t.faces(t.rolled, 'or')}",
    "by_attack": lambda t: "no attack does it",
    "behind": lambda t: "you have at least as many VP as your opponent",
    "defeated_target": lambda t: "the attack did not Daze or KO the target",
    "squad_uses": lambda t, name: f"your squad does not use {t.name(f'affiliation/{name}')}",
    "that": lambda t, who, which: that(t, who, denied_facts(which, t.language)),
    "attack_type": lambda t, *types: f"the attack is not {listed([f'{{{TYPES[kind]}}}' for kind in types], 'or')}",
    "target_has_cover": lambda t: "the target has no cover",
    "sent": lambda t, token: f"it has {t.name(token)}",
    "own_roll_has": lambda t, *faces: f"its roll shows no {t.faces(faces, 'or')}",
}
"""What stands behind "if" where a test is denied."""

# -- events ------------------------------------------------------------------------------------------------------------


def opening(word: str, told: str, m: Moment) -> str:
    rest = m.rest()
    joint = ", if" if word == "After" else " and"
    return f"{word} {told}" + (f"{joint} {listed(rest)}" if rest else "")


def fighters(t: T, m: Moment) -> tuple[Any, Any]:
    attacker = t.noun(m.roles["attacker"], "a") if "attacker" in m.roles else None
    target = t.noun(m.roles["target"], "a") if "target" in m.roles else None
    if m.is_me("attacker") or m.is_me("target"):
        t.bind("self", t.it())
    return attacker, target


def targeted(t: T, m: Moment) -> str:
    types = m.types()
    side = m.only_side("attacker")
    attacker, target = fighters(t, m)
    if attacker is None or (side == "enemy" and target is not None):
        return opening("When", f"{t.an_attack(types, side)} targets {target or 'somebody'}", m)
    weapons = [id for test in m.take("weapon_is") for id in test.parts]
    with_ = (
        f" with {listed([t.attack_name(id) for id in weapons], 'or')}"
        if weapons
        else f" with {t.an_attack(types)}"
        if types
        else ""
    )
    return opening("When", f"{attacker} attacks{f' {target}' if target else ''}{with_}", m)


def attack_over(t: T, m: Moment) -> str:
    types = m.types()
    side = m.only_side("attacker")
    attacker, target = fighters(t, m)
    hurt = bool(m.take("dealt_damage"))
    what = t.an_attack(types, side)
    if attacker is not None and not (side == "enemy" and target is not None):
        what += f" of {attacker}"
    if target is not None:
        what += f" that dealt {target} damage" if hurt else f" against {target}"
    elif hurt:
        what += " that dealt damage"
    return opening("After", what, m)


def rolling(t: T, m: Moment, in_attack: bool = False) -> str:
    """Who rolls what: attack, defense or, unless the moment belongs to an attack, dodge dice."""
    about = next((part for part in ("roller", "attacker", "target") if part in m.roles), "")
    found = facts(m.roles[about]) if about else Facts()
    roles = [one.name for one in found.roles] + ([about] if about != "roller" else []) + m.same_as(about)
    found.roles = [one for one in found.roles if one.name == "subject"]
    who = t.me() if found.me else t.who(found.roles[0]) if found.roles else t.noun_of(found, "a")
    if found.me:
        t.bind("self", t.it())
    t.bind("roller", t.it())
    does = ""
    either = [test for test in m.tests if test.name == "or"]
    parts = [part for test in either for part in test.parts]
    if any(part.name in ("dodges", "not") for part in parts):
        types = [kind for part in parts for kind in part.parts if isinstance(kind, int)]
        m.tests = [test for test in m.tests if test not in either]
        does = f"dodges, or defends against {t.an_attack(types)}"
    elif m.take("attack_or_defense", "in_attack"):
        does = "attacks or defends"
    elif any(test.name == "rolling" and test.parts == ("defense",) for test in m.tests):
        m.take("rolling")
        does = "defends"
    defends = [test for test in m.tests if test.name == "defends"]
    types = list(m.types())
    facing = m.take("facing")
    if facing:
        does = f"attacks {t.noun(facing[0].parts[0], 'a')} or is attacked from there"
    against = "target" in m.roles and "attacker" not in roles
    if not does:
        if "attacker" in roles:
            does = " ".join(["attacks", *([str(t.noun(m.roles["target"], "a"))] if "target" in m.roles else [])])
            does += f" with {t.an_attack(types)}" if types else ""
        elif defends or types or ("attacker" in m.roles and against):
            m.take("defends")
            does = f"defends{f' against {t.an_attack(types)}' if types else ''}"
        elif "target" in roles:
            does = "defends" if in_attack else "defends or dodges"
        else:
            does = "attacks or defends" if in_attack else "attacks, defends or dodges"
    return opening("When", f"{who} {does}", m)


def opposing(t: T, m: Moment) -> str:
    """Somebody else's attack dice may be changed."""
    if "attacker" not in m.roles:
        told = rolling(t, m, in_attack=True)
        t.bind("opposing", t.it())
        return told
    found = facts(m.roles["roller"])
    found.roles = []
    told = f"{t.noun(m.roles['attacker'], 'a')} attacks {t.noun_of(found, 'a')}"
    t.bind("opposing", t.it())
    return opening("When", told, m)


def phase(told: str) -> Callable[[T, Moment], str]:
    def telling(t: T, m: Moment) -> str:
        m.take("any_of", "any_token")
        rest = m.rest()
        return f"{told}, if {listed(rest)}" if rest else told

    return telling


def happens(told: str, word: str = "When", role: str = "it") -> Callable[[T, Moment], str]:
    """An event about one character."""

    def telling(t: T, m: Moment) -> str:
        who = t.noun(m.roles[role], "a") if role in m.roles else "somebody"
        if m.is_me(role):
            t.bind("self", t.it())
        else:
            t.bind(role, t.it())
        return opening(word, told.format(who=who), m)

    return telling


def suffers(before: bool) -> Callable[[T, Moment], str]:
    def telling(t: T, m: Moment) -> str:
        enemy = m.only_side("cause") == "enemy"
        who = t.noun(m.roles["target"], "a") if "target" in m.roles else noun("somebody")
        t.bind("target", t.it())
        if m.is_me("target"):
            t.bind("self", t.it())
        m.tests = [test for test in m.tests if not (test.name == "not" and test.parts[0].name == "by_attack")]
        more = "more than 1 damage" if m.take("damage_is_more_than_one") else "damage"
        if before:
            told = f"an enemy effect would deal {who} {more}" if enemy else f"{who} would suffer {more}"
            return opening("When", told, m)
        if "cause" in m.roles and not enemy:
            cause = t.noun(m.roles["cause"], "a")
            by = " with an attack or superpower" if m.take("by_attack_or_superpower") else ""
            if by:
                t.bind("cause", noun("that character"), t.it())
            return opening("After", f"{cause} has dealt {who} damage{by}", m)
        return opening("After", f"{'an enemy' if enemy else 'an'} effect that dealt {who} damage", m)

    return telling


def falls(told: str) -> Callable[[T, Moment], str]:
    def telling(t: T, m: Moment) -> str:
        side = m.only_side("cause")
        who = t.noun(m.roles["target"], "a") if "target" in m.roles else noun("somebody")
        by = " by an enemy effect" if side == "enemy" else " by one of your characters" if side == "ally" else ""
        t.bind("target", t.it())
        if m.is_me("target"):
            t.bind("self", t.it())
        if "cause" in m.roles and not side:
            by = f" by {t.noun(m.roles['cause'], 'a')}"
        if "cause" in m.roles and side != "enemy":
            t.bind("cause", noun("that character"), t.it())
        types = m.types()
        if m.take("by_attack"):
            by = f" by {t.an_attack(types)}"
        if m.take("by_attack_or_superpower"):
            by = " by an enemy attack or superpower"
        return opening("When", f"{who} {told}{by}", m)

    return telling


def effect_over(t: T, m: Moment, done: str) -> str:
    whose = {"enemy": "an enemy effect", "ally": "an effect of yours"}.get(m.only_side("cause"), "an effect of a character")
    if "cause" in m.roles and (facts(m.roles["cause"]).names or facts(m.roles["cause"]).affiliations or m.is_me("cause")):
        whose = f"an effect of {t.noun(m.roles['cause'], 'a')}"
    who = t.noun(m.roles["it"], "a") if "it" in m.roles else noun("somebody")
    t.bind("it", t.it())
    if m.is_me("it"):
        t.bind("self", t.it())
    t.bind("cause", noun("the character that caused it"))
    return opening("After", f"{whose} that {done.format(who=who)}", m)


BE_MOVED = {"advance": "advanced", "climb": "moved up", "place": "placed", "push": "pushed", "throw": "thrown"}


def by_means(t: T, m: Moment) -> str:
    """What moves somebody: attacks or superpowers."""
    found = [test for test in m.tests if means(test)]
    m.tests = [test for test in m.tests if test not in found]
    return "".join(f" {t.test(test)}" for test in found)


def will_move(t: T, m: Moment) -> str:
    who = t.noun(m.roles["mover"], "a") if "mover" in m.roles else noun("somebody")
    t.bind("mover", t.it())
    kinds = [kind for test in m.take("moving") for kind in test.parts]
    if m.take("move_action"):
        how = " in which it advances" if kinds == ["advance"] else ""
        return opening("When", f"{who} begins a move action{how}", m)
    means = by_means(t, m)
    if m.only_side("cause") == "enemy":
        return opening("When", f"an enemy effect would {listed(kinds, 'or') or 'move'} {who}{means}", m)
    if kinds:
        return opening("When", f"{who} would be {listed([BE_MOVED[kind] for kind in kinds], 'or')}", m)
    return opening("When", f"{who} would move", m)


def has_moved(t: T, m: Moment) -> str:
    who = t.noun(m.roles["mover"], "a") if "mover" in m.roles else noun("somebody")
    t.bind("mover", t.it())
    if m.take("move_action"):
        return opening("When", f"{who} ends a move action", m)
    kinds = [kind for test in m.take("moved_by") for kind in test.parts]
    done = listed([MOVED[kind] for kind in kinds], "or") if kinds else "moved or been moved"
    return opening("When", f"{who} has {done}{by_means(t, m)}", m)


def pushed_against(t: T, m: Moment) -> str:
    pusher = t.noun(m.roles["cause"], "a") if "cause" in m.roles else noun("somebody")
    who = t.noun(m.roles["mover"], "a") if "mover" in m.roles else noun("somebody")
    t.bind("mover", t.it())
    return opening("When", f"{pusher} pushes {who} against terrain", m)


def mending(would: bool) -> Callable[[T, Moment], str]:
    def telling(t: T, m: Moment) -> str:
        who = t.noun(m.roles["it"], "a") if "it" in m.roles else noun("somebody")
        t.bind("it", t.it())
        if m.take("by_itself"):
            return opening("When", f"{who} {'would remove' if would else 'removes'} damage from itself", m)
        return opening("When", f"damage {'would be' if would else 'is'} removed from {who}", m)

    return telling


EVENTS: dict[str, Callable[[T, Moment], str]] = {
    "attack_declared": targeted,
    "targeted": targeted,
    "attack_pool": targeted,
    "defense_pool": targeted,
    "attack_rolled": targeted,
    "defense_thrown": happens("{who} has rolled its defense dice", role="target"),
    "dodge_thrown": happens("{who} has rolled its dodge dice", role="target"),
    "rolled": targeted,
    "modify_own": rolling,
    "modify_opponent": opposing,
    "dice_final": lambda t, m: opening(
        "When",
        f"{t.noun(m.roles['attacker'], 'a')} attacks and all dice are set"
        if "attacker" in m.roles
        else "all dice of an attack are set",
        m,
    ),
    "before_damage": lambda t, m: opening(
        "Before", f"the damage of {t.an_attack(m.types(), m.only_side('attacker'))} against {fighters(t, m)[1] or 'somebody'}", m
    ),
    "would_suffer": suffers(True),
    "damaged": suffers(False),
    "after_damage": lambda t, m: opening(
        "After", f"{fighters(t, m)[0] or 'somebody'} has dealt the damage of an attack, even if there was none", m
    ),
    "after_attack": attack_over,
    "would_heal": mending(True),
    "mended": mending(False),
    "would_be_dazed": lambda t, m: falls("would be Dazed" if m.only_dazed() else "would be Dazed or KO'd")(t, m),
    "dazed": falls("is Dazed"),
    "koed": falls("is KO'd"),
    "condition_gained": happens("{who} gains a condition", role="target"),
    "would_move": will_move,
    "moved": has_moved,
    "pushed_into_terrain": lambda t, m: pushed_against(t, m),
    "interact_rolled": happens("{who} rolls dice to interact"),
    "collision": lambda t, m: opening("When", "your characters would suffer a collision", m),
    "would_collide": happens("{who} would suffer a collision", role="target"),
    "dodging": happens("{who} has to dodge", role="target"),
    "dodged": happens("{who} has dodged", role="target"),
    "card_rolled": happens("{who} rolls dice for a Crisis or Team Tactic card"),
    "dice_shown": happens("an effect for which {who} rolled dice", "After"),
    "power_phase_start": lambda t, m: phase(
        "At the start of the first Power Phase" if m.take("first_round") else "At the start of the Power Phase"
    )(t, m),
    "power_phase": lambda t, m: phase("In the first Power Phase" if m.take("first_round") else "In the Power Phase")(t, m),
    "deployed": phase("After all characters have been deployed"),
    "activation_phase_start": phase("At the start of the Activation Phase"),
    "activation_phase_end": phase("At the end of the Activation Phase"),
    "cleanup": phase("In the Cleanup Phase"),
    "cleanup_start": lambda t, m: f"At the start of the Cleanup Phase{f', if {listed(rest)}' if (rest := m.rest()) else ''}",
    "round_end": phase("At the end of the round"),
    "turn_start": lambda t, m: phase("At the start of each of your turns" if m.take("own_turn") else "At the start of a turn")(
        t, m
    ),
    "chosen_to_activate": happens("you choose {who} to activate"),
    "activation_start": happens("{who} begins its activation"),
    "activation_end": happens("{who} ends its activation"),
    "attack_action_end": happens("{who} ends an attack action"),
    "superpower_begins": happens("{who} uses an active or reactive superpower"),
    "superpower_used": happens("{who} has used an active or reactive superpower", "After"),
    "would_gain": happens("{who} would gain {{power}}"),
    "power_spent": happens("{who} has spent or lost {{power}}"),
    "hurt": lambda t, m: effect_over(t, m, "dealt {who} damage"),
    "felled": lambda t, m: effect_over(t, m, "Dazed or KO'd {who}"),
    "tactic_played": happens("you have played a Team Tactic card with {{power}}", "After", "payer"),
    "terrain_destroyed": happens("an effect of {who} destroys terrain", role="cause"),
    "leadership_active": lambda t, m: phase(
        "When Leaderships are chosen" if t.card.startswith("printed/") else "When this Leadership becomes active"
    )(t, m),
    "interacted": happens("{who} has interacted with a token", "After"),
    "would_drop": happens("{who} would drop an objective token"),
    "enters_play": happens("{who} comes into play"),
    "leaves_play": happens("{who} leaves the battlefield", "Before"),
}

# -- statics -----------------------------------------------------------------------------------------------------------


def face_counts(t: T, who: Any, value: Any) -> Clause:
    roll, face, n, *only = value
    front = (f"^on {t.faces(only[0])}",) if only and only[0] != (face,) else ()
    return Clause(noun(f"each {{{FACES[face]}}} of the {roll} roll"), worth(n), ifs=front)


def more_dice(roll: str) -> Callable[[T, Any, int], Clause]:
    def telling(t: T, who: Any, n: int) -> Clause:
        word = "more" if n > 0 else "fewer"
        return Clause(who, "roll", f"{abs(n)} {word} {roll} {'die' if abs(n) == 1 else 'dice'}")

    return telling


def cannot(told: str) -> Callable[[T, Any, Any], Clause]:
    return lambda t, who, value: Clause(who, "cannot", told)


def can_be_targeted(t: T, who: Any, n: int) -> Clause:
    if who.many or str(who).startswith("everyone"):
        return Clause(who, "can be targeted", f"with attacks only by characters within {{range}} {n}")
    return Clause(noun(f"only characters within {{range}} {n}", many=True), "can target", f"{who} with attacks")


STATICS: dict[str, Callable[[T, Any, Any], Clause | list[Clause]]] = {
    "face_counts": face_counts,
    "attack_dice": more_dice("attack"),
    "defense_dice": more_dice("defense"),
    "next attack action: attack_dice": lambda t, who, n: Clause(
        noun("this character's next attack action this turn"), "have", f"{n} more dice in each attack roll"
    ),
    "superpower_cost": lambda t, who, value: Clause(
        who, "pay", f"{value[0]} {{power}} more for each active or reactive superpower"
    ),
    "counts_theirs": lambda t, who, face: Clause(
        who, "count", f"each {{{FACES[face]}}} of its opponent's roll as a success of its own"
    ),
    "spares_allies": lambda t, who, value: Clause(noun("your characters", many=True), "suffer", "no damage from it"),
    "barrier": lambda t, who, value: Clause(
        noun("nobody"),
        "see",
        f"through {who} and the line between them, and enemies who advance, but do not climb, lay no movement tool across that",
    ),
    "bars_tools": lambda t, who, value: Clause(
        noun("enemies", many=True), "cannot lay", f"the movement tool across the base of {who} when they advance or climb"
    ),
    "superpower_discount": lambda t, who, value: Clause(
        noun("the first superpower that each of your characters uses in a turn"),
        "cost",
        f"{-value[0]} {{power}} less, but at least {value[1]}",
        may=True,
    ),
    "move_size": lambda t, who, n: Clause(who, "count", f"as Size {n} when it advances"),
    "thrown_size": lambda t, who, n: Clause(who, "count", f"as Size {n} for throws, pushes and collisions"),
    "stealth": can_be_targeted,
    "immunity": lambda t, who, bits: Clause(
        who, "cannot", f"gain {listed([t.name(name) for name, bit in CONDITION_BITS.items() if bits & bit], 'or')}"
    ),
    "ignore_los": lambda t, who, value: Clause(who, "need", "no line of sight"),
    "no_cover": lambda t, who, value: Clause(who, "ignore", "cover"),
    "ignore_stealth": lambda t, who, value: Clause(who, "ignore", "Stealth"),
    "crit_double": lambda t, who, n: Clause(noun("each {crit}"), "add", f"{n} dice to this attack instead of 1"),
    "own_drop": lambda t, who, value: Clause(
        noun("you and not your opponent", many=True), "decide", f"where an objective token that {who} drops lands"
    ),
    "never_moved": lambda t, who, kinds: Clause(noun("nobody"), "can", f"{listed(kinds, 'or')} {who}"),
    "grunts_at_once": lambda t, who, n: Clause(noun("you", many=True), "have", f"{n} of its Grunts in play at a time", may=True),
    "not_moved_by_enemy": lambda t, who, kinds: Clause(noun("enemies", many=True), "cannot", f"{listed(kinds, 'or')} {who}"),
    "pay_from": lambda t, who, n: Clause(
        who, "spend", f"the {{power}} of another of your characters within {{range}} {n} for its attacks and superpowers", may=True
    ),
    "no_hold": cannot("hold objective tokens"),
    "no_interact": cannot("interact with objective tokens"),
    "no_contest": cannot("contest objective tokens"),
    "free_interact": lambda t, who, value: Clause(who, "pay", "no {power} to interact with tokens"),
    "no_crit_dice": lambda t, who, value: Clause(who, "get", "no dice for a {crit}"),
    "free_gems": lambda t, who, value: Clause(noun("the superpowers of its Infinity Gems", many=True), "cost", "no {power}"),
    "no_power_for_damage": lambda t, who, value: Clause(noun("its damage"), "bring", "the target no {power}"),
    "no_collision_damage": lambda t, who, value: Clause(who, "take", "no damage from collisions"),
    "gem_power": lambda t, who, n: Clause(noun("the gem"), "bring", f"{n} {{power}} in the Power Phase, where other gems bring 1"),
    "treat_as": lambda t, who, value: Clause(
        who, "count", f"1 {{{FACES[value[0]]}}} as a {{{FACES[value[1]]}}} in each attack, defense, dodge and interact roll"
    ),
    "tactic_cost": lambda t, who, n: Clause(who, "pay", f"{n} {{power}} more for Team Tactic cards"),
    "move_actions": lambda t, who, n: Clause(who, "take", f"only {n} move action per turn"),
    "no_added_dice": lambda t, who, n: Clause(who, "get", "no dice from effects"),
    "no_modify": lambda t, who, n: Clause(who, "change", "none of its dice"),
    "not_moved": lambda t, who, n: Clause(noun("no effect"), "can move", f"{who}"),
    "extra_move": lambda t, who, n: Clause(who, "have", "one more move action"),
    "target_within": can_be_targeted,
    "no_leadership": lambda t, who, n: Clause(who, "have", "no active Leadership"),
    "no_stealth": lambda t, who, n: Clause(who, "have", "no use of Stealth"),
    "no_defense": lambda t, who, n: Clause(who, "roll", "no defense dice"),
    "interact_range": lambda t, who, n: Clause(who, "interact", f"at {{range}} {1 + n}", may=True),
    "cover": lambda t, who, n: Clause(who, "have", "cover"),
    "rerolls_fails": lambda t, who, value: Clause(who, "reroll", "each {fail}, too", may=True),
    "fails_too": lambda t, who, value: Clause(who, "change and reroll", "each {fail}, too", may=True),
    "loses": lambda t, who, power: Clause(who, "lose", t.name(power)),
    "secure_weight": lambda t, who, n: Clause(who, "count", f"as {n} when a token is secured"),
    "contests_healthy": lambda t, who, value: Clause(who, "contest", "objective tokens as if it were Healthy"),
    "no_reactives": cannot("use reactive superpowers"),
    "no_reactive_tactics": cannot("play reactive Team Tactic cards"),
    "no_tactics": cannot("play Team Tactic cards"),
    "crisis_points": lambda t, who, n: Clause(noun("you", many=True), "score", f"{n} VP more for the crises"),
    "reach": lambda t, who, n: Clause(who, "have", f"{n} more {{range}} (at most 5)"),
    "lent_attack": lambda t, who, key: Clause(who, "use", f"the attack {t.name(key)} once per turn", may=True),
    "dodge_dice": more_dice("dodge"),
    "fixed_target": lambda t, who, value: Clause(noun("its target"), "stay", "the same, whatever other cards say"),
    "binds_squad": lambda t, who, name: Clause(
        noun("a squad with this character"), "use", f"the affiliation {t.name(f'affiliation/{name}')} and this Leadership"
    ),
    "power_for_damage": lambda t, who, n: Clause(who, "gain", f"only {n} {{power}} whenever it suffers damage from enemy effects"),
    "rallies": lambda t, who, value: Clause(
        who, "count", "as affiliated when a squad is built, whatever the affiliation; only one character of a squad does"
    ),
    "no_power_gain": cannot("gain {power}"),
    "second_use": lambda t, who, n: Clause(who, "use", "1 superpower that is once per turn a second time", may=True),
}

# -- phrases -----------------------------------------------------------------------------------------------------------

LIMITS = {"turn": "Once per turn.", "round": "Once per round.", "game": "Once per game."}


def scored(t: T, card: Any) -> str:
    rule = card.scoring
    if not isinstance(rule, PerToken):
        raise UntoldError(Word("PHRASES", "a scoring of its own"), "en")
    if any(one.extra_cost is not nothing_more for one in card.interactions):
        raise UntoldError(Word("PHRASES", "a price of its own"), "en")
    name = t.name(f"{card.id}/{rule.token}")
    how = {
        "held": f"each {name} your characters hold",
        "holder": f"each of your characters that holds a {name}",
        "secured": f"each {name} you secure",
        "controlled": f"each {name} you control",
    }[rule.how]
    return f"{rule.points} VP for {how}."


def scope(t: T, name: str, front: str) -> str:
    front = front[:1].lower() + front[1:]
    if name == "next game":
        return f"The next time that {front.removeprefix('when ').removeprefix('after ')}"
    if name.startswith("next "):
        time = "" if name == "next game" else f" {TIMES[name.removeprefix('next ')]}"
        return f"The next time{time} that {front.removeprefix('when ').removeprefix('after ')}"
    return f"{TIMES[name][:1].upper()}{TIMES[name][1:]}, {front}"


def chosen_modes(t: T, choices: list[tuple[str, list[Clause]]], whose: Any) -> Clause:
    """By the names of the modes, where these have rules of their own; else by what each does."""
    if not any(told for _, told in choices):
        return Clause(None, "choose", listed([t.name(name.replace("_", "-")) for name, _ in choices], "or"))
    ways = [t.passage("", told).removesuffix(".") for _, told in choices if told]
    ways += ["nothing"] if any(not told for _, told in choices) else []
    front = f"For {whose}, one of these" if whose is not None else "One of these"
    return Clause(None, None, ready=f"{front}: {'; '.join(way[:1].lower() + way[1:] for way in ways)}.", new=True)


PHRASES: dict[str, Any] = {
    "otherwise": "^otherwise",
    "both": "^each player in turn, priority first:",
    "book": lambda t, year, older: f"(Book of {year}: {older})",
    "for each": lambda t, token: f"^for {token}",
    "choose": lambda t, who: Clause(None, "choose", str(who), new=False),
    "leader": lambda t: noun("your leader"),
    "besides": lambda t: "It may be chosen besides the five cards of a game.",
    "each once": lambda t, scope: f"It can happen to each character once per {scope}.",
    "picked": lambda t: noun("each of them"),
    "pick": lambda t, one: Clause(None, "choose", f"{'' if one.least == one.most else 'up to '}{picks(t, one)}"),
    "payers": lambda t: noun("everyone who paid"),
    "one of": chosen_modes,
    "next attack": lambda t, ids: (
        f"^in this character's next {listed([t.attack_name(id) for id in ids], 'or') if ids else 'attack'} this turn"
    ),
    "series": "^after all its attacks",
    "each target": lambda t, posts: noun(f"each target{posts}"),
    "beam": "A beam.",
    "area": "An area attack.",
    "types": lambda t, types: (
        f"Choose {listed([f'{{{TYPES[kind]}}}' for kind in types], 'or')} as its type before you pick a target."
    ),
    "limit": lambda t, limit: LIMITS[limit],
    "scope": scope,
    "action": "Action:",
    "gem": lambda kind, cost: f"{'Active' if kind == 'active' else 'Reactive'}, {cost} {{power}}:",
    "not with": lambda t, name: f"Not in one roster with {name}.",
    "scoring": scored,
    "interact": "Interact:",
    "interacting": lambda t: noun("the character"),
    "deed": lambda t, who, n: f"In its activation, {who} may pay {n} {{power}}:",
    "scored": "After scoring",
}


def picks(t: T, one: Any) -> str:
    several = isinstance(one.most, int) and one.most > 1
    whom = t.noun(one.which, "a").text
    for single, plural in (
        ("one of your character", "character"),
        ("another of your character", "other character"),
        ("another enem", "other enem"),
        ("an enem", "enem"),
    ):
        whom = whom.replace(
            f"{single}s" if single.endswith("r") else f"{single}y",
            plural
            + (
                "s of yours"
                if several and single.endswith("r")
                else " of yours"
                if single.endswith("r")
                else "ies"
                if several
                else "y"
            ),
        )
    if isinstance(one.most, int):
        return f"{one.most} {whom}"
    return f"1 {whom} {t.number(one.most)[1]}"
