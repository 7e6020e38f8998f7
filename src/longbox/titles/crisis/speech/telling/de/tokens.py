"""How the words of `words/tokens.py` are told in German."""

from __future__ import annotations

from longbox.speech import listed

from ..clauses import Clause
from ..tables import EffectTable, FilterTable, NumberTable, TestTable, TokenTable
from .grammar import German as T
from .nouns import Verb, fixed
from .pieces import CRISIS_KINDS, TOKEN, doing, is_where, per
from .verbs import CAN, CHOOSE, REMOVE

EFFECTS: EffectTable[T] = {
    "choose_token": lambda t, one: Clause(
        None,
        CHOOSE,
        rest=f"einen Missionsmarker{CRISIS_KINDS[one.kind]}{f' in {{range}} {one.within} {t.me().zu}' if one.within else ''}"
        + (f" {t.look('TOKENS', one.which.name)(t, one.which)}" if one.which is not None else ""),
    ),
    "ward_token": lambda t, one: Clause(
        fixed("niemand"), CAN, "in dieser Runde", "mit ihm interagieren, ihn umkämpfen oder kontrollieren", new=True
    ),
    "claim_token": lambda t, one: [
        Clause(
            None,
            Verb("legen", "legt", "lege"),
            rest="deinen Marker auf einen Missionsmarker einer Sicherungskrise in {range} 1 ohne Feinde",
            new=True,
        ),
        Clause(fixed("dieser"), Verb("sein", "ist", "sei"), rest="von dir gesichert, solange deiner dort liegt", new=True),
    ],
    "lose_claims": lambda t, one: Clause(None, REMOVE, rest="deinen Marker, wenn ein Feind den Missionsmarker umkämpft"),
}

FILTERS: FilterTable[T] = {
    "contesting": lambda t, one, no: doing(
        f"einen Missionsmarker{CRISIS_KINDS[one.kind]} umkämpft", f"keinen Missionsmarker{CRISIS_KINDS[one.kind]} umkämpft", no
    ),
    "contests": lambda t, one, no: (
        doing(f"einen Marker „{t.name(one.token)}“ umkämpft", f"keinen Marker „{t.name(one.token)}“ umkämpft", no)
        if one.token
        else doing(f"{t.who(TOKEN).acc} umkämpft", f"{t.who(TOKEN).acc} nicht umkämpft", no)
    ),
    "holds": lambda t, one, no: doing(
        f"{'einen' if one.least == 1 else one.least} Marker „{t.name(one.token)}“ hält",
        f"{'keinen' if one.least == 1 else f'weniger als {one.least}'} Marker „{t.name(one.token)}“ hält",
        no,
    ),
    "near_token": lambda t, one, no: (
        doing(
            f"in {{range}} {one.range} zu einem Missionsmarker{CRISIS_KINDS[one.crisis]} ist",
            f"in {{range}} {one.range} zu keinem Missionsmarker{CRISIS_KINDS[one.crisis]} ist",
            no,
        )
        if one.crisis
        else is_where(f"in {{range}} {one.range} {f'zu einem Marker „{t.name(one.token)}“' if one.token else t.who(TOKEN).zu}", no)
    ),
    "near_kept_token": lambda t, one, no: is_where(f"in {{range}} {one.range} zu diesem Marker", no),
    "sheltered": lambda t, one, no: doing(
        f"einen Marker „{t.name(one.token)}“ umkämpft, den der Angreifer nicht umkämpft",
        f"keinen Marker „{t.name(one.token)}“ umkämpft, den nicht auch der Angreifer umkämpft",
        no,
    ),
}

TOKENS: TokenTable[T] = {
    "contested_by": lambda t, one: f", den {t.noun(one.parts[0], 'a').nom} umkämpft,",
    "token": lambda t, one: "",
    "controlled": lambda t, one: ", den du kontrollierst,",
    "taken": lambda t, one: ", den jemand kontrolliert,",
    "secured_by_opponent": lambda t, one: ", den dein Gegenüber sichert,",
    "unmoved": lambda t, one: "",
    "unsecured": lambda t, one: "auf dem Schlachtfeld, den du nicht sicherst",
    "of_kind": lambda t, one: f"der Art „{t.name(f'kind/{one.parts[0]}')}“",
    "lying_within": lambda t, one: f"auf dem Schlachtfeld in {{range}} {one.parts[0]} {t.me().zu}",
    "secured": lambda t, one: ", den du sicherst,",
    "secured_by_anyone": lambda t, one: ", den jemand sichert,",
    "controlled_by_opponent": lambda t, one: ", den dein Gegenüber kontrolliert,",
    "held_by": lambda t, one: f", den {t.who(one.parts[0]).nom} hält,",
}

NUMBERS: NumberTable = {
    "how_many": lambda t, which: ("per", f"für {t.token(which, 'every').acc}"),
    "held": lambda t, who, token: per(f"je Marker „{t.name(token)}“, den er hält,"),
    "healthy_enemies_contesting": lambda t: ("as", f"gesunde Feinde {t.who(TOKEN).acc} umkämpfen"),
    "chosen_token": lambda t: ("as", "dieser Marker"),
}

TESTS: TestTable = {
    "claimable": lambda t: "ein Missionsmarker zum Sichern in Reichweite ist",
    "token_of": lambda t, kind: f"bei {'Evakuierungskrisen' if kind == 'extraction' else 'Sicherungskrisen'}",
    "any_token": lambda t, which: f"{t.token(which, 'a')} da ist",
    "may_hold_it": lambda t: f"{t.me()} ihn halten darf",
    "kept_token_is_it": lambda t: "es dieser Marker ist",
    "secures_chosen": lambda t: "du ihn jetzt sicherst",
    "picked_up": lambda t: "er ihn aufgehoben hat",
    "token_is": lambda t, *kinds: f"bei {listed([t.name(f'kind/{kind}') for kind in kinds], 'und')}",
}
