"""How moments are told in German: the openings of sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from longbox.speech import listed

from ..facts import facts
from ..moment import Moment
from ..rolling import What, roller_of, rolls_of
from ..tables import EventTable
from ..tests import means, types_meant
from .grammar import German as T
from .nouns import IT, Noun, cased, fixed, quoted
from .pieces import CRISIS_KINDS, MOVE

DAMAGED: Final = Noun(
    "der geschädigte Charakter", "den geschädigten Charakter", "dem geschädigten Charakter", "des geschädigten Charakters"
)


EACH: Final = re.compile(r"\bjed(e[rnm]) von ihnen")


def when(told: str, m: Moment) -> str:
    """Ein Nebensatz mit "wenn"."""
    return EACH.sub(r"ein\1 von ihnen", f"Wenn {listed([told, *m.rest()], 'und')},")


def after(told: str, m: Moment) -> str:
    """Eine Angabe mit "nach"."""
    rest = m.rest()
    if rest and told.startswith(("Wenn", "Sobald")):
        return f"{told.rstrip(',')} und {listed(rest, 'und')},"
    return f"{told.rstrip(',')}, wenn {listed(rest, 'und')}," if rest else told


def fighters(t: T, m: Moment) -> tuple[Noun | None, Noun | None]:
    attacker = t.noun(m.roles["attacker"], "a") if "attacker" in m.roles else None
    target = t.noun(m.roles["target"], "a") if "target" in m.roles else None
    t.guarding = m.is_me("target")
    if m.is_me("attacker") or m.is_me("target"):
        named = m.is_me("target") and attacker is not None and m.only_side("attacker") != "enemy"
        t.bind("self", t.myself() if named else IT, IT)
    return attacker, target


def targeted(t: T, m: Moment) -> str:
    types = m.types()
    side = m.only_side("attacker")
    attacker, target = fighters(t, m)
    if attacker is None or (side == "enemy" and target is not None):
        told = when(f"{t.an_attack(types, side)} {target.acc if target else 'jemanden'} zum Ziel hat", m)
        if " und der Angriff " in told and m.is_me("target"):  # "er" könnte der Angriff sein
            t.bind("self", t.myself(), IT)
        return told
    weapons = [id for test in m.take("weapon_is") for id in test.parts]
    with_ = (
        f" mit {listed([t.attack_name(id) for id in weapons], 'oder')}"
        if weapons
        else f" mit {t.an_attack(types).dat}"
        if types
        else ""
    )
    return when(f"{attacker}{f' {target.acc}' if target else ''}{with_} angreift", m)


def attack_over(t: T, m: Moment) -> str:
    types = m.types()
    side = m.only_side("attacker")
    attacker, target = fighters(t, m)
    hurt = bool(m.take("dealt_damage"))
    what = f"Nach {t.an_attack(types, side).dat}"
    if attacker is not None and not (side == "enemy" and target is not None):
        what += f" {attacker.von}{' in seiner Aktivierung' if m.take('own_activation') else ''}"
    if m.take("defeated_target"):
        what += f", der {target.acc if target else 'sein Ziel'} angeschlagen oder besiegt hat,"
    elif target is not None:
        what += f", der {target.dat} Schaden zugefügt hat," if hurt else f" gegen {target.acc}"
    elif hurt:
        what += ", der Schaden zugefügt hat,"
    return after(what, m)


DOES: Final[Mapping[What, str]] = {
    "attacks": "angreift",
    "defends": "verteidigt",
    "attacks or defends": "angreift oder verteidigt",
    "defends or dodges": "verteidigt oder ausweicht",
    "attacks, defends or dodges": "angreift, verteidigt oder ausweicht",
}


def rolling(t: T, m: Moment, in_attack: bool = False) -> str:
    """Wer würfelt: beim Angreifen, Verteidigen oder, wenn es nicht um einen Angriff geht, Ausweichen."""
    who, roles = roller_of(t, m)
    what, types, other = rolls_of(m, roles, in_attack)
    if what == "dodges, or defends":
        does = f"ausweicht oder gegen {t.an_attack(types).acc} verteidigt"
    elif what == "faces" and other is not None:
        does = f"{t.noun(other, 'a').acc} angreift oder von dort angegriffen wird"
    elif what == "attacks":
        whom = f"{t.noun(other, 'a').acc} " if other is not None else ""
        if other is not None and not (m.is_me("roller") or m.is_me("attacker")):  # „er“ könnte jeder von beiden sein
            t.bind("roller", t.look("ROLES", "attacker")(t), t.look("ROLES", "attacker")(t))
        does = f"{whom}{f'mit {t.an_attack(types).dat} ' if types else ''}angreift"
    elif what == "defends" and types:
        does = f"gegen {t.an_attack(types).acc} verteidigt"
    else:
        does = DOES[what]
    return when(f"{who} {does}", m)


def opposing(t: T, m: Moment) -> str:
    """Jemand anderes Angriffswürfel dürfen geändert werden."""
    if "attacker" not in m.roles:
        told = rolling(t, m, in_attack=True)
        t.bind("opposing", IT)
        return told
    found = facts(m.roles["roller"])
    found.roles = []
    told = f"{t.noun(m.roles['attacker'], 'a')} {t.noun_of(found, 'a').acc} angreift"
    t.bind("opposing", IT)
    return when(told, m)


def phase(told: str) -> Callable[[T, Moment], str]:
    def telling(t: T, m: Moment) -> str:
        m.take("any_of", "any_token")
        return after(told, m)

    return telling


def happens(told: str, role: str = "it") -> Callable[[T, Moment], str]:
    """Ein Ereignis um einen Charakter."""

    def telling(t: T, m: Moment) -> str:
        who = t.noun(m.roles[role], "a") if role in m.roles else Noun("jemand", "jemanden", "jemandem")
        if m.is_me(role):
            t.bind("self", IT)
        else:
            t.followed(role, m.roles.get(role))
        front = told.format(who=who.nom, whom=who.acc, dat=who.dat, von=who.von)
        if told.startswith("Wenn"):
            return when(front.removeprefix("Wenn "), m)
        if told.startswith(("Bevor", "Nachdem")):
            rest = m.rest()
            return f"{front}, wenn {listed(rest, 'und')}," if rest else f"{front},"
        return after(front, m)

    return telling


def suffers(before: bool) -> Callable[[T, Moment], str]:
    def telling(t: T, m: Moment) -> str:
        enemy = m.only_side("cause") == "enemy"
        who = t.noun(m.roles["target"], "a") if "target" in m.roles else Noun("jemand", "jemanden", "jemandem")
        t.bind("target", DAMAGED if t.squad and not before else IT, DAMAGED if t.squad and not before else IT)
        if m.is_me("target"):
            t.bind("self", IT)
            t.bind("target", IT)
        m.tests = [test for test in m.tests if not (test.name == "not" and test.parts[0].name == "by_attack")]
        more = "mehr als 1 Schaden" if m.take("damage_is_more_than_one") else "Schaden"
        body = bool(m.take("bodily"))
        if before and m.take("by_attack"):
            more += f" durch {t.an_attack(m.types()).acc}"
        if body:
            more += " durch einen Angriff vom Typ {physical} oder einen Zusammenstoß"
        if before:
            return when(f"ein feindlicher Effekt {who.dat} {more} zufügen würde" if enemy else f"{who} {more} erleiden würde", m)
        if "cause" in m.roles and not enemy:
            return when(has_dealt(t, m, who), m)
        what = f"{'feindlichen ' if enemy else ''}Effekt"
        if body:
            what = "Angriff vom Typ {physical} oder einem Zusammenstoß"
        return after(f"Nach einem {what}, der {who.dat} Schaden zugefügt hat,", m)

    return telling


def has_dealt(t: T, m: Moment, who: Noun) -> str:
    by = " mit einem Angriff oder einer Superkraft" if m.take("by_attack_or_superpower") else ""
    cause = t.noun(m.roles["cause"], "a").nom
    if by:
        t.bind("cause", cased("{0} Charakter", ("dieser", "diesen", "diesem")), IT)
    return f"{cause} {who.dat}{by} Schaden zugefügt hat"


def falls(told: str) -> Callable[[T, Moment], str]:
    def telling(t: T, m: Moment) -> str:
        side = m.only_side("cause")
        who = t.noun(m.roles["target"], "a") if "target" in m.roles else Noun("jemand", "jemanden", "jemandem")
        by = " durch einen feindlichen Effekt" if side == "enemy" else " durch einen deiner Charaktere" if side == "ally" else ""
        t.bind("target", IT)
        if m.is_me("target"):
            t.bind("self", IT)
        if "cause" in m.roles and not side:
            by = f" durch {t.noun(m.roles['cause'], 'a').acc}"
        if "cause" in m.roles and side != "enemy":
            t.bind("cause", cased("{0} Charakter", ("dieser", "diesen", "diesem")), IT)
        types = m.types()
        if m.take("by_attack"):
            by = f" durch {t.an_attack(types).acc}"
        if m.take("by_attack_or_superpower"):
            by = " durch einen feindlichen Angriff oder eine feindliche Superkraft"
        return when(f"{who}{by} {told}", m)

    return telling


def effect_over(t: T, m: Moment, done: str, called: str) -> str:
    whose = {"enemy": "einem feindlichen Effekt", "ally": "einem deiner Effekte"}.get(
        m.only_side("cause"), "dem Effekt eines Charakters"
    )
    if "cause" in m.roles and (facts(m.roles["cause"]).names or facts(m.roles["cause"]).affiliations or m.is_me("cause")):
        whose = f"einem Effekt {t.noun(m.roles['cause'], 'a').von}"
    who = t.noun(m.roles["it"], "a") if "it" in m.roles else Noun("jemand", "jemanden", "jemandem")
    again = Noun(f"der {called}e", f"den {called}en", f"dem {called}en", f"des {called}en")
    t.bind("it", again, again)
    if m.is_me("it"):
        mine = IT if whose == "einem feindlichen Effekt" else t.myself()
        t.bind("self", mine, IT)
        t.bind("it", mine, IT)
    cause = t.look("ROLES", "cause")(t)
    if "cause" in m.roles and len(names := t.names_of(facts(m.roles["cause"]))) == 1:
        cause = t.called(names[0])
    t.bind("cause", cause, cause)
    return after(f"Nach {whose}, {done.format(who=who.nom, dat=who.dat)},", m)


MOVED = {
    "advance": "laufen",
    "climb": "klettern",
    "place": "versetzt werden",
    "push": "geschoben werden",
    "throw": "geworfen werden",
}


def by_means(t: T, m: Moment) -> str:
    """Wodurch jemand bewegt wird: durch Angriffe oder Superkräfte."""
    found = [test for test in m.tests if means(test)]
    m.tests = [test for test in m.tests if test not in found]
    return "".join(f" {t.test(test)}" for test in found)


def will_move(t: T, m: Moment) -> str:
    who = t.noun(m.roles["mover"], "a") if "mover" in m.roles else Noun("jemand", "jemanden", "jemandem")
    t.followed("mover", m.roles.get("mover"))
    kinds = [kind for test in m.take("moving") for kind in test.parts]
    m.take_denied("move_action")  # durch sie "würde" niemand "bewegt"
    if m.take("move_action"):
        inside = " in seiner Aktivierung" if m.take("own_activation") else ""
        return when(f"{who}{inside} eine Bewegungsaktion beginnt{', in der er läuft' if kinds == ['advance'] else ''}", m)
    types = tuple(kind for test in m.tests if means(test) for kind in types_meant(test))
    by = by_means(t, m)
    if m.only_side("cause") == "enemy":
        how = listed([MOVE[kind] for kind in kinds], "oder") if kinds else "bewegen"
        if "Superkräfte" in by:
            return when(f"feindliche Superkräfte oder Angriffe{t.kinds(types)} {who.acc} {how} würden", m)
        return when(f"ein feindlicher Effekt {who.acc}{by} {how} würde", m)
    if kinds:
        return when(f"{who} {listed([MOVED[kind] for kind in kinds], 'oder')} würde", m)
    return when(f"{who} sich bewegen würde", m)


def has_moved(t: T, m: Moment) -> str:
    who = t.noun(m.roles["mover"], "a") if "mover" in m.roles else Noun("jemand", "jemanden", "jemandem")
    t.followed("mover", m.roles.get("mover"))
    if m.take("move_action"):
        return when(f"{who} eine Bewegungsaktion beendet", m)
    kinds = [kind for test in m.take("moved_by") for kind in test.parts]
    done = {"advance": "gelaufen", "climb": "geklettert"}
    passive = {"place": "versetzt", "push": "geschoben", "throw": "geworfen"}
    told = [done[kind] for kind in kinds if kind in done]
    if moved := [passive[kind] for kind in kinds if kind in passive]:
        told.append(f"{listed(moved, 'oder')} worden")
    by = by_means(t, m)
    return when(f"{who}{by} {listed(told, 'oder')} ist" if kinds else f"{who} sich bewegt hat oder bewegt worden ist", m)


def of_crisis(m: Moment) -> str:
    """Der Missionsmarker, nach der Art seiner Krisenkarte, wenn sie genannt ist."""
    kinds = [kind for test in m.take("token_of") for kind in test.parts]
    return f"einem Missionsmarker{CRISIS_KINDS[kinds[0]]}" if kinds else "einem Marker"


def all_set(t: T, m: Moment) -> str:
    for part, does in (("attacker", "angreift"), ("target", "verteidigt")):
        if part in m.roles:
            return when(f"{t.noun(m.roles[part], 'a')} {does} und alle Würfel feststehen", m)
    return when("alle Würfel eines Angriffs feststehen", m)


def about_to_hurt(t: T, m: Moment) -> str:
    types, side = m.types(), m.only_side("attacker")
    attacker, target = fighters(t, m)
    by = f" {attacker.von}" if attacker is not None and side != "enemy" else ""
    return after(f"Bevor {(target or fixed('jemandem')).dat} durch {t.an_attack(types, side).acc}{by} Schaden zugefügt wird,", m)


def pushed_against(t: T, m: Moment) -> str:
    somebody = Noun("jemand", "jemanden", "jemandem")
    pusher = t.noun(m.roles["cause"], "a") if "cause" in m.roles else somebody
    who = t.noun(m.roles["mover"], "a") if "mover" in m.roles else somebody
    pushed = cased("{0} geschobene_ Charakter", ("der", "den", "dem"), ("", "n", "n"))
    t.bind("mover", pushed, IT)
    return when(f"{pusher} {who.acc} gegen Gelände schiebt", m)


def mending(would: bool) -> Callable[[T, Moment], str]:
    def telling(t: T, m: Moment) -> str:
        who = t.noun(m.roles["it"], "a") if "it" in m.roles else Noun("jemand", "jemanden", "jemandem")
        t.bind("it", IT)
        if m.take("by_itself"):
            return when(f"{who} Schaden von sich selbst {'entfernen würde' if would else 'entfernt'}", m)
        return when(f"Schaden {who.von} entfernt {'würde' if would else 'wird'}", m)

    return telling


def uses(t: T, m: Moment) -> str:
    which = [quoted(t.name(id)) for test in m.take("superpower_is") for id in test.parts]
    return happens(f"Wenn {{who}} {listed(which, 'oder') or 'eine aktive oder reaktive Superkraft'} einsetzt")(t, m)


def collides(t: T, m: Moment) -> str:
    if "thrown" not in m.roles:
        return when("deine Charaktere einen Zusammenstoß erleiden würden", m)
    struck = t.noun(m.roles["struck"], "a") if "struck" in m.roles else Noun("jemand", "jemanden", "jemandem")
    t.bind("struck", cased("{0} getroffene_ Charakter", ("der", "den", "dem"), ("", "n", "n")), IT)
    return when(f"{t.noun(m.roles['thrown'], 'a')} mit {struck.dat} zusammenstößt", m)


WOULD: Final[Mapping[tuple[str, bool], str]] = {
    ("", False): "angeschlagen oder besiegt würde", ("", True): "angeschlagen würde",
    ("healthy", False): "angeschlagen würde", ("healthy", True): "angeschlagen würde",
    ("injured", False): "besiegt würde", ("injured", True): "angeschlagen würde",
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
    "defense_thrown": happens("Wenn {who} seine Verteidigungswürfel geworfen hat", "target"),
    "dodge_thrown": happens("Wenn {who} seine Ausweichwürfel geworfen hat", "target"),
    "rolled": targeted,
    "modify_own": rolling,
    "modify_opponent": opposing,
    "dice_final": all_set,
    "before_damage": about_to_hurt,
    "would_suffer": suffers(True),
    "damaged": suffers(False),
    "after_damage": lambda t, m: after(
        f"Nach dem Schaden eines Angriffs {(fighters(t, m)[0] or fixed('jemand')).von}, auch wenn es keinen gab,", m
    ),
    "after_attack": attack_over,
    "would_heal": mending(True),
    "mended": mending(False),
    "would_be_dazed": would_fall,
    "dazed": falls("angeschlagen wird"),
    "koed": falls("besiegt wird"),
    "would_regain": happens("Wenn {who} einen Zustand erhalten würde, den er schon hat", "target"),
    "withstood": happens("Wenn {who} einen Zustand erhalten würde, gegen den er immun ist", "target"),
    "condition_gained": happens("Wenn {who} einen Zustand erhält", "target"),
    "would_move": will_move,
    "moved": has_moved,
    "pushed_into_terrain": lambda t, m: pushed_against(t, m),
    "interact_rolled": lambda t, m: happens(f"Wenn {{who}} würfelt, um mit {of_crisis(m)} zu interagieren")(t, m),
    "collision": collides,
    "would_collide": happens("Wenn {who} einen Zusammenstoß erleiden würde", "target"),
    "dodging": happens("Wenn {who} ausweichen muss", "target"),
    "dodged": happens("Wenn {who} ausgewichen ist", "target"),
    "card_rolled": happens("Wenn {who} für eine Krisen- oder Teamtaktik-Karte würfelt"),
    "superpower_rolled": happens("Wenn {who} für eine Superkraft würfelt"),
    "dice_shown": happens("Nach einem Effekt, für den {who} gewürfelt hat,"),
    "power_phase_start": lambda t, m: phase(
        "Zu Beginn der ersten Kraftphase" if m.take("first_round") else "Zu Beginn der Kraftphase"
    )(t, m),
    "power_phase": lambda t, m: phase("In der ersten Kraftphase" if m.take("first_round") else "In der Kraftphase")(t, m),
    "deployed": phase("Nach der Aufstellung aller Charaktere"),
    "activation_phase_start": phase("Zu Beginn der Aktivierungsphase"),
    "activation_phase_end": phase("Am Ende der Aktivierungsphase"),
    "cleanup": phase("In der Aufräumphase"),
    "cleanup_start": lambda t, m: after("Zu Beginn der Aufräumphase", m),
    "round_end": phase("Am Ende der Runde"),
    "turn_end": lambda t, m: phase("Am Ende jedes deiner Züge" if m.take("own_turn") else "Am Ende jedes Zuges")(t, m),
    "turn_start": lambda t, m: phase("Zu Beginn jedes deiner Züge" if m.take("own_turn") else "Zu Beginn eines Zuges")(t, m),
    "chosen_to_activate": happens("Wenn du {whom} zum Aktivieren wählst"),
    "action_taken": happens("Wenn {who} eine Aktion ausgeführt hat"),
    "activated": happens("Wenn {who} einen Aktiviert-Marker erhält"),
    "would_flip": happens("Wenn {who} auf die verletzte Seite gedreht würde"),
    "instead_of_flip": happens("Wenn {who} auf die verletzte Seite gedreht würde"),
    "flipped": happens("Wenn {who} auf die verletzte Seite gedreht worden ist"),
    "activation_start": happens("Wenn {who} seine Aktivierung beginnt"),
    "activation_end": happens("Wenn {who} seine Aktivierung beendet"),
    "attack_action_end": happens("Wenn {who} eine Angriffsaktion beendet"),
    "superpower_begins": uses,
    "superpower_used": happens("Nachdem {who} eine aktive oder reaktive Superkraft eingesetzt hat"),
    "would_gain": happens("Wenn {who} {{power}} erhalten würde"),
    "power_spent": happens("Wenn {who} {{power}} ausgegeben oder verloren hat"),
    "rerolled": happens("Nach einem Effekt, für den {who} Würfel neu geworfen hat,"),
    "afflicted": lambda t, m: effect_over(t, m, "der {dat} Zustände gegeben hat", "Betroffen"),
    "hurt": lambda t, m: effect_over(t, m, "der {dat} Schaden zugefügt hat", "Geschädigt"),
    "relieved": lambda t, m: effect_over(t, m, "der von {dat} Schaden oder Zustände entfernt hat", "Betroffen"),
    "felled": lambda t, m: effect_over(t, m, "durch den {who} angeschlagen oder besiegt wurde", "Betroffen"),
    "tactic_played": happens("Nachdem du eine Teamtaktik-Karte mit {{power}} gespielt hast", "payer"),
    "terrain_destroyed": lambda t, m: (
        happens("Wenn ein Effekt {von} Gelände zerstört", "cause")(t, m)
        if "cause" in m.roles
        else after("Wenn Gelände zerstört wird", m)
    ),
    "leadership_active": lambda t, m: phase(
        "Wenn die Führungsfähigkeiten gewählt werden,"
        if t.card.startswith("printed/")
        else "Sobald diese Führungsfähigkeit aktiv wird,"
    )(t, m),
    "interacted": lambda t, m: happens(f"Nachdem {{who}} mit {of_crisis(m)} interagiert hat")(t, m),
    "would_drop": happens("Wenn {who} einen Missionsmarker fallen ließe"),
    "enters_play": happens("Wenn {who} ins Spiel kommt"),
    "leaves_play": happens("Bevor {who} das Schlachtfeld verlässt"),
}
