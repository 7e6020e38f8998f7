"""How the words of `words/squads.py` are told in English."""

from __future__ import annotations

from longbox.speech import listed

from ....script.nodes import SELF
from ....words.squads import change_card, has_leadership, put_in_play
from ..clauses import Clause
from ..tables import EffectTable, FilterTable, TestTable
from .grammar import English as T
from .nouns import noun
from .pieces import conditions, counter, having


def comes_into_play(t: T, one: put_in_play) -> Clause:
    gained = f", with {conditions(t, one.conditions)}" if one.conditions else ""
    gained += ", with an Activated token" if one.activated else ""
    return Clause(None, "put", f"{t.name(one.card)} into play within {{range}} {one.range} of {t.me()}{gained}")


TAKEN_OVER = {"power": "{power}", "activated": "Activated token"}
"""What a character may have of the one whose place it takes, besides tokens that have a name."""


def another_card(t: T, one: change_card) -> list[Clause]:
    """Who comes, and what it has of the old one."""
    kept = [TAKEN_OVER.get(name) or f"{counter(t, name)}s" for name in one.keeps]
    it = t.name(f"form/{one.form}")
    come = Clause(None, "replace", f"{t.me()} with {it} within {{range}} {one.range}", new=True)
    has = f"only the {listed(kept)} of {t.me()}" if kept else "no damage, {power}, conditions or effects"
    gains = [Clause(noun(it), "gain", "an Activated token")] if one.activated else []
    return [come, Clause(noun(it), "have", has, new=True), *gains]


def affiliations(t: T, one: has_leadership) -> list[str]:
    names = (one.affiliation,) if isinstance(one.affiliation, str) else one.affiliation
    return [t.name(f"affiliation/{name}") for name in names]


EFFECTS: EffectTable[T] = {
    "leave_game": lambda t, one: Clause(None, "remove", f"{t.who(one.who)} from the game"),
    "become": lambda t, one: Clause(t.who(one.who), "become", f"{t.name(one.card)}, on the Healthy side, with everything on it"),
    "join_as": lambda t, one: Clause(
        noun(t.name(one.card)),
        "join",
        f"your squad within {{range}} {one.range} of {t.who(SELF)}, Injured, with the {{power}} of {t.who(SELF)}",
    ),
    "join_squad": lambda t, one: Clause(
        noun("an unused character of your roster"), "join", f"your squad within {{range}} {one.range} of {t.me()}"
    ),
    "transform": lambda t, one: Clause(
        t.subject(one.who),
        "transform",
        f"into the form {t.name(f'form/{one.form}')}{f' within {{range}} {one.within}' if one.within else ''}",
    ),
    "change_card": another_card,
    "put_in_play": comes_into_play,
    "use_affiliation": lambda t, one: Clause(
        noun("your squad"), "use", f"the affiliation {t.name(f'affiliation/{one.affiliation}')} now"
    ),
    "lead_too": lambda t, one: Clause(noun(f"the Leadership of {t.who(one.who)}"), "be", "active, too"),
    "lead_instead": lambda t, one: Clause(
        noun(f"the Leadership of {t.who(one.who)}"), "be", "your active one instead of all others"
    ),
    "lead_with": lambda t, one: Clause(t.subject(SELF), "make", f"{t.name(one.key)} your active Leadership"),
}

FILTERS: FilterTable[T] = {
    "has_leadership": lambda t, one, no: having(
        f"a Leadership of {listed(affiliations(t, one), 'or')}" if one.affiliation else "a Leadership", no
    ),
    "could_lead": lambda t, one, no: having("an inactive Leadership of your affiliation", no),
    "in_form": lambda t, one, no: (
        f"({'not ' if no else ''}{t.name(f'form/{one.form}')})",
        f"is {'not ' if no else ''}in the form {t.name(f'form/{one.form}')}",
    ),
    "leads": lambda t, one, no: having(
        f"an active {t.name(f'affiliation/{one.affiliation}')} Leadership" if one.affiliation else "an active Leadership", no
    ),
}

TESTS: TestTable = {
    "in_squad": lambda t, card: f"{t.name(card)} is in your squad",
    "can_join_squad": lambda t, n: f"your roster has an unused character of Threat {n} or less",
    "squad_uses": lambda t, name: f"your squad uses {t.name(f'affiliation/{name}') if name else 'no affiliation'}",
}

NOT: TestTable = {
    "in_squad": lambda t, card: f"{t.name(card)} is not in your squad",
    "squad_uses": lambda t, name: f"your squad does not use {t.name(f'affiliation/{name}')}",
}
