"""How moments are told in English: the openings of sentences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from longbox.speech import listed

from ..facts import facts
from ..moment import Moment
from ..rolling import roller_of, rolls_of
from ..tables import EventTable
from ..tests import means, types_meant
from .grammar import English as T
from .nouns import Noun, noun
from .pieces import CRISIS_KINDS, MOVED


def opening(word: str, told: str, m: Moment) -> str:
    rest = m.rest()
    told = told.replace("each of them", "one of them")
    joint = ", if" if word == "After" else " and"
    return f"{word} {told}" + (f"{joint} {listed(rest)}" if rest else "")


def fighters(t: T, m: Moment) -> tuple[Noun | None, Noun | None]:
    attacker = t.noun(m.roles["attacker"], "a") if "attacker" in m.roles else None
    target = t.noun(m.roles["target"], "a") if "target" in m.roles else None
    t.guarding = m.is_me("target")
    if m.is_me("attacker") or m.is_me("target"):
        named = m.is_me("target") and attacker is not None and m.only_side("attacker") != "enemy"
        t.bind("self", t.myself() if named else t.it(), t.it())
    return attacker, target


def targeted(t: T, m: Moment) -> str:
    types = m.types()
    side = m.only_side("attacker")
    attacker, target = fighters(t, m)
    if attacker is None or (side == "enemy" and target is not None):
        told = opening("When", f"{t.an_attack(types, side)} targets {target or 'a character'}", m)
        if " and the attack " in told and m.is_me("target"):  # "it" could be the attack
            t.bind("self", t.myself(), t.it())
        return told
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
        what += f" by {attacker}{' in its activation' if m.take('own_activation') else ''}"
    if m.take("defeated_target"):
        what += f" that Dazed or KO'd {target or 'its target'}"
    elif target is not None:
        what += f" that dealt damage to {target}" if hurt else f" against {target}"
    elif hurt:
        what += " that dealt damage"
    return opening("After", what, m)


def of_crisis(m: Moment) -> str:
    """The objective token, by the type of its Crisis card if it is named."""
    kinds = [kind for test in m.take("token_of") for kind in test.parts]
    return f"{CRISIS_KINDS[kinds[0]]} objective token" if kinds else "a token"


def all_set(t: T, m: Moment) -> str:
    for part, does in (("attacker", "attacks"), ("target", "defends")):
        if part in m.roles:
            return opening("When", f"{t.noun(m.roles[part], 'a')} {does} and all dice are set", m)
    return opening("When", "all dice of an attack are set", m)


def about_to_hurt(t: T, m: Moment) -> str:
    types, side = m.types(), m.only_side("attacker")
    attacker, target = fighters(t, m)
    by = f" by {attacker}" if attacker is not None and side != "enemy" else ""
    return opening("Before", f"the damage of {t.an_attack(types, side)}{by} against {target or 'a character'}", m)


def rolling(t: T, m: Moment, in_attack: bool = False) -> str:
    """Who rolls what: attack, defense or, unless the moment belongs to an attack, dodge dice."""
    who, roles = roller_of(t, m)
    what, types, other = rolls_of(m, roles, in_attack)
    does: str = what
    if what == "dodges, or defends":
        does = f"dodges, or defends against {t.an_attack(types)}"
    elif what == "faces" and other is not None:
        does = f"attacks {t.noun(other, 'a')} or is attacked from there"
    elif what == "attacks":
        does = f"attacks {t.noun(other, 'a')}" if other is not None else "attacks"
        if other is not None and not (m.is_me("roller") or m.is_me("attacker")):  # "it" could be either of them
            t.bind("roller", replace(noun("the attacker"), own="its"), replace(noun("the attacker"), own="its"))
        does += f" with {t.an_attack(types)}" if types else ""
    elif what == "defends" and types:
        does = f"defends against {t.an_attack(types)}"
    if any(test.name == "that" and test.parts[0].name == "attacker" for test in m.tests) and t.squad:
        t.bind("roller", replace(t.that_one(), own="its"), replace(t.that_one(), own="its"))  # "it" could be the attacker
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
        who = t.noun(m.roles[role], "a") if role in m.roles else "a character"
        if m.is_me(role):
            t.bind("self", t.it())
        else:
            t.followed(role, m.roles.get(role))
        return opening(word, told.format(who=who), m)

    return telling


def suffers(before: bool) -> Callable[[T, Moment], str]:
    def telling(t: T, m: Moment) -> str:
        enemy = m.only_side("cause") == "enemy"
        who = t.noun(m.roles["target"], "a") if "target" in m.roles else noun("a character")
        hurt = noun("the damaged character") if t.squad and not before else t.it()
        t.bind("target", hurt, hurt)
        if m.is_me("target"):
            t.bind("self", t.it())
            t.bind("target", t.it())
        m.tests = [test for test in m.tests if not (test.name == "not" and test.parts[0].name == "by_attack")]
        more = "more than 1 damage" if m.take("damage_is_more_than_one") else "damage"
        body = bool(m.take("bodily"))
        source = f" from {t.an_attack(m.types())}" if before and m.take("by_attack") else ""
        source += " from a {physical} attack or a collision" if body else ""
        if before:
            told = f"an enemy effect would deal {more} to {who}{source}" if enemy else f"{who} would suffer {more}{source}"
            return opening("When", told, m)
        if "cause" in m.roles and not enemy:
            return opening("After", has_dealt(t, m, who), m)
        what = "a {physical} attack or a collision" if body else f"{'an enemy' if enemy else 'an'} effect"
        return opening("After", f"{what} that dealt damage to {who}", m)

    return telling


def has_dealt(t: T, m: Moment, who: Noun) -> str:
    by = " with an attack or superpower" if m.take("by_attack_or_superpower") else ""
    cause = t.noun(m.roles["cause"], "a")
    if by:
        t.bind("cause", noun("that character"), t.it())
    return f"{cause} has dealt damage to {who}{by}"


def falls(told: str) -> Callable[[T, Moment], str]:
    def telling(t: T, m: Moment) -> str:
        side = m.only_side("cause")
        who = t.noun(m.roles["target"], "a") if "target" in m.roles else noun("a character")
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


def effect_over(t: T, m: Moment, done: str, called: str) -> str:
    whose = {"enemy": "an enemy effect", "ally": "your effect"}.get(m.only_side("cause"), "an effect of a character")
    if "cause" in m.roles and (facts(m.roles["cause"]).names or facts(m.roles["cause"]).affiliations or m.is_me("cause")):
        whose = f"an effect of {t.noun(m.roles['cause'], 'a')}"
    who = t.noun(m.roles["it"], "a") if "it" in m.roles else noun("a character")
    t.bind("it", noun(called), noun(called))
    if m.is_me("it"):
        mine = t.it() if whose == "an enemy effect" else t.myself()
        t.bind("self", mine, t.it())
        t.bind("it", mine, t.it())
    t.bind("cause", noun("the source of the effect"), noun("the source"))
    if "cause" in m.roles and len(names := t.names_of(facts(m.roles["cause"]))) == 1:
        t.bind("cause", t.called(names[0]), t.called(names[0]))
    return opening("After", f"{whose} {done.format(who=who)}", m)


BE_MOVED = {"advance": "advanced", "climb": "moved up", "place": "placed", "push": "pushed", "throw": "thrown"}


def by_means(t: T, m: Moment) -> str:
    """What moves somebody: attacks or superpowers."""
    found = [test for test in m.tests if means(test)]
    m.tests = [test for test in m.tests if test not in found]
    return "".join(f" {t.test(test)}" for test in found)


def will_move(t: T, m: Moment) -> str:
    who = t.noun(m.roles["mover"], "a") if "mover" in m.roles else noun("a character")
    t.followed("mover", m.roles.get("mover"))
    kinds = [kind for test in m.take("moving") for kind in test.parts]
    m.take_denied("move_action")  # nobody would "be moved" by it
    if m.take("move_action"):
        how = " in which it advances" if kinds == ["advance"] else ""
        how += " in its activation" if m.take("own_activation") else ""
        return opening("When", f"{who} begins a move action{how}", m)
    types = tuple(kind for test in m.tests if means(test) for kind in types_meant(test))
    means_said = by_means(t, m)
    if m.only_side("cause") == "enemy":
        what = f"{t.an_attack(types, 'enemy')} or superpower" if "superpowers" in means_said else "an enemy effect"
        means_said = "" if "superpowers" in means_said else means_said
        return opening("When", f"{what} would {listed(kinds, 'or') or 'move'} {who}{means_said}", m)
    if kinds:
        return opening("When", f"{who} would be {listed([BE_MOVED[kind] for kind in kinds], 'or')}", m)
    return opening("When", f"{who} would move", m)


def has_moved(t: T, m: Moment) -> str:
    who = t.noun(m.roles["mover"], "a") if "mover" in m.roles else noun("a character")
    t.followed("mover", m.roles.get("mover"))
    if m.take("move_action"):
        return opening("When", f"{who} ends a move action", m)
    kinds = [kind for test in m.take("moved_by") for kind in test.parts]
    done = listed([MOVED[kind] for kind in kinds], "or") if kinds else "moved or been moved"
    done = done.replace(" or been ", " or ") if kinds and done.startswith("been ") else done
    return opening("When", f"{who} has {done}{by_means(t, m)}", m)


def pushed_against(t: T, m: Moment) -> str:
    pusher = t.noun(m.roles["cause"], "a") if "cause" in m.roles else noun("a character")
    who = t.noun(m.roles["mover"], "a") if "mover" in m.roles else noun("a character")
    t.bind("mover", noun("the pushed character"), t.it())
    return opening("When", f"{pusher} pushes {who} against terrain", m)


def mending(would: bool) -> Callable[[T, Moment], str]:
    def telling(t: T, m: Moment) -> str:
        who = t.noun(m.roles["it"], "a") if "it" in m.roles else noun("a character")
        t.bind("it", t.it())
        if m.take("by_itself"):
            return opening("When", f"{who} {'would remove' if would else 'removes'} damage from itself", m)
        return opening("When", f"damage {'would be' if would else 'is'} removed from {who}", m)

    return telling


def uses(t: T, m: Moment) -> str:
    which = [t.name(id) for test in m.take("superpower_is") for id in test.parts]
    return happens(f"{{who}} uses {listed(which, 'or') or 'an active or reactive superpower'}")(t, m)


def collides(t: T, m: Moment) -> str:
    if "thrown" not in m.roles:
        return opening("When", "your characters would suffer a collision", m)
    struck = t.noun(m.roles["struck"], "a") if "struck" in m.roles else noun("a character")
    t.bind("struck", noun("the struck character"), t.it())
    return opening("When", f"{t.noun(m.roles['thrown'], 'a')} collides with {struck}", m)


WOULD = {
    ("", False): "would be Dazed or KO'd", ("", True): "would be Dazed",
    ("healthy", False): "would be Dazed", ("healthy", True): "would be Dazed",
    ("injured", False): "would be KO'd", ("injured", True): "would be Dazed",
}  # fmt: skip


def would_fall(t: T, m: Moment) -> str:
    side = "injured" if m.only_koed() else t.side if m.is_me("target") else ""
    return falls(WOULD[side, m.only_dazed()])(t, m)


EVENTS: EventTable[T] = {
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
    "dice_final": all_set,
    "before_damage": about_to_hurt,
    "would_suffer": suffers(True),
    "damaged": suffers(False),
    "after_damage": lambda t, m: opening(
        "After", f"{fighters(t, m)[0] or 'a character'} has dealt the damage of an attack, even if there was none", m
    ),
    "after_attack": attack_over,
    "would_heal": mending(True),
    "mended": mending(False),
    "would_be_dazed": would_fall,
    "dazed": falls("is Dazed"),
    "koed": falls("is KO'd"),
    "would_regain": happens("{who} would gain a condition that it already has", role="target"),
    "withstood": happens("{who} would gain a condition that it cannot have", role="target"),
    "condition_gained": happens("{who} gains a condition", role="target"),
    "would_move": will_move,
    "moved": has_moved,
    "pushed_into_terrain": lambda t, m: pushed_against(t, m),
    "interact_rolled": lambda t, m: happens(f"{{who}} rolls dice to interact with {of_crisis(m)}")(t, m),
    "collision": collides,
    "would_collide": happens("{who} would suffer a collision", role="target"),
    "dodging": happens("{who} must dodge", role="target"),
    "dodged": happens("{who} has dodged", role="target"),
    "card_rolled": happens("{who} rolls dice for a Crisis or Team Tactic card"),
    "superpower_rolled": happens("{who} rolls dice for a superpower"),
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
    "turn_end": lambda t, m: phase("At the end of each of your turns" if m.take("own_turn") else "At the end of each turn")(t, m),
    "turn_start": lambda t, m: phase("At the start of each of your turns" if m.take("own_turn") else "At the start of a turn")(
        t, m
    ),
    "chosen_to_activate": happens("you choose {who} to activate"),
    "action_taken": happens("{who} takes an action", "After"),
    "activated": happens("{who} gains an Activated token"),
    "instead_of_flip": happens("the stat card of {who} would be flipped to its Injured side"),
    "would_flip": happens("the stat card of {who} would be flipped to its Injured side"),
    "flipped": happens("the stat card of {who} was flipped to its Injured side", "After"),
    "activation_start": happens("{who} begins its activation"),
    "activation_end": happens("{who} ends its activation"),
    "attack_action_end": happens("{who} ends an attack action"),
    "superpower_begins": uses,
    "superpower_used": happens("{who} has used an active or reactive superpower", "After"),
    "would_gain": happens("{who} would gain {{power}}"),
    "power_spent": happens("{who} has spent or lost {{power}}"),
    "rerolled": happens("an effect for which {who} rerolled dice", "After"),
    "afflicted": lambda t, m: effect_over(t, m, "gave {who} conditions", "that character"),
    "hurt": lambda t, m: effect_over(t, m, "dealt damage to {who}", "the damaged character"),
    "relieved": lambda t, m: effect_over(t, m, "removed damage or conditions from {who}", "that character"),
    "felled": lambda t, m: effect_over(t, m, "Dazed or KO'd {who}", "that character"),
    "tactic_played": happens("you have played a Team Tactic card with {{power}}", "After", "payer"),
    "terrain_destroyed": lambda t, m: (
        happens("an effect of {who} destroys terrain", role="cause")(t, m)
        if "cause" in m.roles
        else opening("When", "terrain is destroyed", m)
    ),
    "leadership_active": lambda t, m: phase(
        "When Leaderships are chosen" if t.card.startswith("printed/") else "When this Leadership becomes active"
    )(t, m),
    "interacted": lambda t, m: happens(f"{{who}} has interacted with {of_crisis(m)}", "After")(t, m),
    "would_drop": happens("{who} would drop an objective token"),
    "enters_play": happens("{who} comes into play"),
    "leaves_play": happens("{who} leaves the battlefield", "Before"),
}
