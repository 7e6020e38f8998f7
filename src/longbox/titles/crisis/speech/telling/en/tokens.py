"""How the words of `words/tokens.py` are told in English."""

from __future__ import annotations

from longbox.speech import listed

from ..clauses import Clause
from ..tables import EffectTable, FilterTable, NumberTable, TestTable, TokenTable
from .grammar import English as T
from .nouns import a, noun
from .pieces import CRISIS_KINDS, TOKEN, doing, is_where, per


def a_token(t: T, id: str) -> str:
    return a(t.name(id))


EFFECTS: EffectTable[T] = {
    "choose_token": lambda t, one: Clause(
        None,
        "choose",
        f"{CRISIS_KINDS[one.kind]} objective token{f' within {{range}} {one.within} of {t.me()}' if one.within else ''}"
        + (f" {t.look('TOKENS', one.which.name)(t, one.which)}" if one.which is not None else ""),
    ),
    "ward_token": lambda t, one: Clause(noun("nobody"), "can", "interact with it, contest or control it this round", new=True),
    "claim_token": lambda t, one: [
        Clause(None, "put", "your token on a Secure objective token within {range} 1 that no enemy contests", new=True),
        Clause(noun("you", many=True), "secure", "that as long as your token is there", new=True),
    ],
    "lose_claims": lambda t, one: Clause(None, "remove", "your token if an enemy contests the objective token"),
}

FILTERS: FilterTable[T] = {
    "contesting": lambda t, one, no: doing(
        f"contests {CRISIS_KINDS[one.kind]} objective token",
        f"contests no{CRISIS_KINDS[one.kind].removeprefix('an').removeprefix('a')} objective token",
        no,
    ),
    "contests": lambda t, one, no: (
        doing(f"contests {a_token(t, one.token)}", f"contests no {t.name(one.token)}", no)
        if one.token
        else doing(f"contests {t.who(TOKEN)}", f"does not contest {t.who(TOKEN)}", no)
    ),
    "holds": lambda t, one, no: doing(
        f"holds {a_token(t, one.token) if one.least == 1 else f'{one.least} {t.name(one.token)} tokens'}",
        f"holds no {t.name(one.token)}" if one.least == 1 else f"holds fewer than {one.least} {t.name(one.token)} tokens",
        no,
    ),
    "near_token": lambda t, one, no: (
        doing(
            f"is within {{range}} {one.range} of {CRISIS_KINDS[one.crisis]} objective token",
            f"is within {{range}} {one.range} of no{CRISIS_KINDS[one.crisis].removeprefix('a')} objective token",
            no,
        )
        if one.crisis
        else is_where(f"within {{range}} {one.range} of {a_token(t, one.token) if one.token else t.who(TOKEN)}", no)
    ),
    "near_kept_token": lambda t, one, no: is_where(f"within {{range}} {one.range} of that token", no),
    "sheltered": lambda t, one, no: doing(
        f"contests {a_token(t, one.token)} that the attacker does not contest",
        f"contests no {t.name(one.token)} without the attacker contesting it too",
        no,
    ),
}

TOKENS: TokenTable[T] = {
    "contested_by": lambda t, one: f"that {t.noun(one.parts[0], 'a')} contests",
    "token": lambda t, one: "",
    "controlled": lambda t, one: "you control",
    "taken": lambda t, one: "either player controls",
    "secured_by_opponent": lambda t, one: "the opponent secures",
    "unmoved": lambda t, one: "",
    "unsecured": lambda t, one: "on the battlefield that you do not secure",
    "of_kind": lambda t, one: f"of the kind {t.name(f'kind/{one.parts[0]}')}",
    "lying_within": lambda t, one: f"on the battlefield within {{range}} {one.parts[0]} of {t.me()}",
    "secured": lambda t, one: "you secure",
    "secured_by_anyone": lambda t, one: "either player secures",
    "controlled_by_opponent": lambda t, one: "the opponent controls",
    "held_by": lambda t, one: f"{t.who(one.parts[0])} holds",
}

NUMBERS: NumberTable = {
    "how_many": lambda t, which: ("per", f"for {t.token(which, 'every')}"),
    "held": lambda t, who, token: per(f"for each {t.name(token)} it holds"),
    "healthy_enemies_contesting": lambda t: ("as", f"Healthy enemies contesting {t.who(TOKEN)}"),
    "chosen_token": lambda t: ("as", "that token"),
}

TESTS: TestTable = {
    "claimable": lambda t: "a Secure objective token can be secured",
    "token_of": lambda t, kind: f"of {'Extraction' if kind == 'extraction' else 'Secure'} crises",
    "any_token": lambda t, which: f"there is {t.token(which, 'a')}",
    "may_hold_it": lambda t: f"{t.me()} may hold it",
    "kept_token_is_it": lambda t: "it is that token",
    "secures_chosen": lambda t: "you secure it now",
    "picked_up": lambda t: "it picked that up",
    "token_is": lambda t, *kinds: f"of the kinds {listed([t.name(f'kind/{kind}') for kind in kinds])}",
}
