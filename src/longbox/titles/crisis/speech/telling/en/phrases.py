"""English phrases that the teller itself asks for."""

from __future__ import annotations

import re
from typing import Any

from longbox.speech import listed

from ....codes import ANY_NUMBER, POWER_LIMIT, TYPES
from ....rules.missions import PerToken
from ....script.crises import Crisis, nothing_more
from ....words.structure import pick_some
from ..clauses import Clause
from ..words import UntoldError, Word
from .grammar import English as T
from .nouns import noun
from .pieces import TIMES, chosen_modes, conditions

LIMITS = {"turn": "Once per turn.", "round": "Once per round.", "game": "Once per game."}


def scored(t: T, card: Crisis) -> str:
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
    if name.startswith("next ") and front.startswith(("after an", "in the")):
        return f"Once, {front}"
    if name == "next game":
        what = front.removeprefix("when ").removeprefix("after ")
        return f"The next time {'' if what.startswith('that ') else 'that '}{what}"
    if name == "next attack" and front.startswith("before the damage of an attack against a character"):
        return "Before damage"
    if name.startswith("next "):
        time = "" if name == "next game" else f" {TIMES[name.removeprefix('next ')]}"
        what = front.removeprefix("when ").removeprefix("after ")
        return f"The next time{time} {'' if what.startswith('that ') else 'that '}{what}"
    if name.startswith("once "):
        return f"Once {TIMES[name.removeprefix('once ')]}, {front}"
    return f"{TIMES[name][:1].upper()}{TIMES[name][1:]}, {front}"


def is_limit(t: T, one: pick_some) -> bool:
    """Whether the most that are picked is a value of somebody, not one for each of something."""
    return not isinstance(one.most, int) and t.number(one.most)[0] == "as"


def up_to(t: T, one: pick_some) -> str:
    return "" if one.least == one.most or is_limit(t, one) else "up to "


def picks(t: T, one: pick_some) -> str:
    several = is_limit(t, one) or (isinstance(one.most, int) and one.most > 1)
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
    how, much = t.number(one.most)
    return f"{whom}, at most as many as {much}" if how == "as" else f"1 {whom} {much}"


def next_attack(t: T, ids: tuple[str, ...], scope: str) -> str:
    which = listed([t.attack_name(id) for id in ids], "or") if ids else "attack"
    return f"^in this character's next {which}{f' {TIMES[scope]}' if scope != 'game' else ''}"


PHRASES: dict[str, Any] = {
    "otherwise": "^otherwise",
    "if done": "you do",
    "gained": lambda t, who, names: f"{who} gained {conditions(t, names)} this way",
    "both": "^each player in turn, priority first:",
    "book": lambda t, year, older: f"(Book of {year}: {older})",
    "that token": lambda t, which: noun("that token"),
    "for each": lambda t, token: f"^for {token}",
    "choose": lambda t, who: Clause(None, "choose", str(who), new=False),
    "leader": lambda t: noun("your leader"),
    "besides": lambda t: "This card may be chosen besides the five cards of a game.",
    "each once": lambda t, scope: f"It can happen to each character once per {scope}.",
    "picked": lambda t: noun("each of them"),
    "pick": lambda t, one: Clause(None, "choose", f"{up_to(t, one)}{picks(t, one)}"),
    "payers": lambda t: noun("each of them"),
    "one of": chosen_modes,
    "next attack": next_attack,
    "that attack": "^in that attack",
    "series": "^after all its attacks",
    "each target": lambda t, posts: noun(f"each target{posts}"),
    "beam": "A beam attack.",
    "area": "An area attack.",
    "types": lambda t, types: (
        f"Choose {listed([f'{{{TYPES[kind]}}}' for kind in types], 'or')} as the type of this attack before you choose a target."
    ),
    "limit": lambda t, limit: LIMITS[limit],
    "scope": scope,
    "choose x": lambda least, most: f"Choose X{f' from {least} to {most}' if most < POWER_LIMIT else ''} and spend X {{power}}.",
    "defense or dodge": lambda t, n: Clause(
        None if t.guarding else t.that_one(), "roll", t.much(n, "more defense or dodge die", "more defense or dodge dice")
    ),
    "x spent": lambda t, pays: re.sub(r"(.*) (\d+ to \d+) \{power\}", r"Choose X from \2. \1 X {power}", pays),
    "action": "Action:",
    "unexplained": "A keyword of newer cards. Neither rule book explains it, so it does nothing here.",
    "gem": lambda kind, cost: f"{'Active' if kind == 'active' else 'Reactive'}, {cost} {{power}}:",
    "recruit": lambda t: "A character of your squad is chosen",
    "recruits": lambda t, one: (
        "Once chosen, choose a character of your squad"
        f"{f' with a Threat of {one.threat} or less' if one.threat < ANY_NUMBER else ''} "
        f"that does not belong to {t.name(f'affiliation/{one.affiliation}')}{'; from then on, it does' if one.joins else ''}. "
        "When all are deployed:"
    ),
    "not with": lambda t, name: f"Not in one roster with {name}.",
    "scoring": scored,
    "interact": "Interact:",
    "interacting": lambda t: noun("the character"),
    "deed": lambda t, who, n: f"In its activation, {who} may {f'spend {n} {{power}}' if n else 'do this'}:",
    "scored": "After scoring",
}
