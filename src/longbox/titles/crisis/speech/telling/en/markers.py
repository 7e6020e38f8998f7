"""How the words of `words/markers.py` are told in English."""

from __future__ import annotations

from ....codes import ANY_NUMBER
from ....script.nodes import SELF, Amount
from ....words.markers import put_marker
from ..clauses import Clause
from ..tables import EffectTable, FilterTable, NumberTable, TestTable
from .grammar import English as T
from .nouns import a, noun
from .pieces import counter, having, is_where, per


def number_spent(n: Amount) -> str:
    """How many tokens are spent: so many, all there are, or as many as the player likes."""
    return str(n) if isinstance(n, int) else "all its" if n.name == "counters" else "any number of"


def marker(t: T, name: str) -> str:
    return f"{t.name(f'marker/{name}')} token"


def puts_marker(t: T, one: put_marker) -> list[Clause]:
    of = "that token" if one.by_token else t.who(one.of)
    where = f"within {{range}} {one.within} of {of}" if one.within else "anywhere on the battlefield"
    apart = f", not within {{range}} {one.apart} of another" if one.apart else ""
    put = Clause(None if one.who == SELF else t.subject(one.who), "put", f"a {marker(t, one.name)} {where}{apart}")
    contests = Clause(noun("it"), "contest", "objective tokens as an Injured character of yours", new=True)
    return [put, contests] if one.contests else [put]


EFFECTS: EffectTable[T] = {
    "destroy_around": lambda t, one: Clause(
        None,
        "destroy",
        f"all interactive terrain of Size {one.size} or less within {{range}} {one.range} "
        f"of the {t.name(f'marker/{one.marker}')} token",
    ),
    "spend_counter": lambda t, one: Clause(
        t.subject(one.who),
        "lose" if one.lost else "spend",
        f"{number_spent(one.n)} {counter(t, one.name)}{'' if one.n == 1 else 's'}",
    ),
    "spend_counters": lambda t, one: Clause(None, "spend", f"up to {one.most} {counter(t, one.name)}s"),
    "remove_counters": lambda t, one: Clause(noun(f"every {counter(t, one.name)}"), "leave", "the game"),
    "put_marker": puts_marker,
    "remove_markers": lambda t, one: Clause(
        None, "remove", f"{'your' if one.own else 'all'} {marker(t, one.name)}{'' if one.own else 's'} from the battlefield"
    ),
    "place_by_marker": lambda t, one: Clause(
        None, "place", f"{t.who(one.who)} within {{range}} {one.range} of another {marker(t, one.name)}"
    ),
    "gain_counter": lambda t, one: Clause(
        t.subject(one.who),
        "gain",
        t.much(one.n, counter(t, one.name), f"{counter(t, one.name)}s")
        + (f" (at most {one.most})" if one.most < ANY_NUMBER else ""),
    ),
    "send_token": lambda t, one: [
        Clause(None, "move", f"the token {t.name(one.token)} to {t.who(one.who)}"),
        Clause(noun("the token"), "return", "as soon as its bearer or this character is Dazed or KO'd", new=True),
    ],
    "lose_token": lambda t, one: Clause(t.subject(SELF), "lose", f"{t.name(one.token)} for good"),
    "recall_token": lambda t, one: Clause(None, "take", f"the token {t.name(one.token)} back, wherever it is"),
}

FILTERS: FilterTable[T] = {
    "within_marker": lambda t, one, no: is_where(
        f"within {{range}} {one.range} of {'your' if one.own or one.ours else 'a'} {marker(t, one.name)}", no
    ),
    "within_projected": lambda t, one, no: is_where(f"within {{range}} {one.range}", no),
    "has_counter": lambda t, one, no: having(a(counter(t, one.name)) if not no else counter(t, one.name), no),
    "bears": lambda t, one, no: having(t.name(one.token), no),
}

NUMBERS: NumberTable = {
    "tokens_spent": lambda t: per("for each token spent"),
    "counters": lambda t, name, who: per(f"for each {counter(t, name)}"),
}

TESTS: TestTable = {
    "sent": lambda t, token: f"{t.name(token)} is on another character",
    "has_token": lambda t, token: f"{t.me()} has {t.name(token)}",
    "marker_lies": lambda t, name: f"your {marker(t, name)} lies on the battlefield",
}

NOT: TestTable = {
    "sent": lambda t, token: f"{t.me()} has {t.name(token)}",
    "marker_lies": lambda t, name: f"no {marker(t, name)} of yours lies on the battlefield",
}
