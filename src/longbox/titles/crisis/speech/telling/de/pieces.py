"""German pieces of sentences that several modules need."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from longbox.speech import listed

from ....codes import BLANK, BLOCK, FACES, FAIL, HIT, TYPES
from ....script.nodes import Role
from ..clauses import Clause
from .nouns import Noun, Verb
from .verbs import CHOOSE, COUNT

if TYPE_CHECKING:
    from .grammar import German as T


LETTERS = "SML"
TOKEN = Role("token")
CRISIS_KINDS = {"": "", "secure": " einer Sicherungskrise", "extraction": " einer Evakuierungskrise"}
TIMES = {
    "after": "danach",
    "activation end": "am Ende dieser Aktivierung",
    "cleanup": "in der nächsten Aufräumphase",
    "before": "bevor Schaden zugefügt wird",
    "round": "in dieser Runde",
    "round, standing": "bis er angeschlagen ist oder die Runde endet",
    "first turn": "bis nach dem ersten Zug",
    "this card": "solange diese Karte ausgeführt wird",
    "turn": "in diesem Zug",
    "activation": "bis zum Beginn seiner nächsten Aktivierung",
    "this activation": "in dieser Aktivierung",
    "its activation": "bis zum Ende seiner nächsten Aktivierung",
    "coming attack action": "bei seiner nächsten Angriffsaktion in diesem Zug",
    "attack": "in diesem Angriff",
    "activation phase": "in dieser Aktivierungsphase",
    "power phase": "bis zur nächsten Kraftphase",
    "game": "für den Rest der Partie",
    "dealt": "nach dem Schaden",
    "series": "nach allen Angriffen",
}


def THIS() -> Noun:  # noqa: N802
    return Noun("dieser Charakter", "diesen Charakter", "diesem Charakter", "dieses Charakters")


def FIRST() -> Noun:  # noqa: N802
    return Noun("der erste von ihnen", "den ersten von ihnen", "dem ersten von ihnen", "des ersten von ihnen")


def OTHER() -> Noun:  # noqa: N802
    return Noun("der zweite von ihnen", "den zweiten von ihnen", "dem zweiten von ihnen", "des zweiten von ihnen")


def EACH_OTHER() -> Noun:  # noqa: N802
    return Noun("der jeweils andere", "den jeweils anderen", "dem jeweils anderen", "des jeweils anderen")


def up_to_size(most: int) -> str:
    return f"der Größe {most} oder weniger"


def conditions(t: T, names: Iterable[str], word: str = "und") -> str:
    return listed([t.name(name) for name in names], word)


DICE = {
    "attack": "Angriffswürfel", "defense": "Verteidigungswürfel", "dodge": "Ausweichwürfel", "card": "Würfel", "": "Würfel",
}  # fmt: skip
ROLLS = {"attack": "Angriffswurf", "defense": "Verteidigungswurf", "dodge": "Ausweichwurf"}


def worth(value: int) -> tuple[Verb, str]:
    if value == 0:
        return COUNT, "nicht als Erfolg"
    return (COUNT, "auch als Erfolg") if value == 1 else (Verb("sein", "ist", "sei"), f"{value} Erfolge wert")


def a_face(face: int) -> str:
    """Eine Seite des Würfels; die Leerseite heißt schon so."""
    return "{blank}" if face == BLANK else f"Seite {{{FACES[face]}}}"


def none(t: T, faces: tuple[int, ...], word: str = "und") -> str:
    """Keine dieser Seiten, hinter „zeigt“."""
    article = {HIT: "keinen", BLOCK: "keinen", FAIL: "keinen", BLANK: "keine"}.get(faces[0], "kein")
    return f"{article} {t.faces(faces, word)}"


def a_kind(t: T, kind: str) -> str:
    return f"einen Marker „{t.name(f'kind/{kind}')}“"


def counter(t: T, name: str) -> str:
    return f"Marker „{t.name(f'counter/{name}')}“"


def doing(what: str, not_what: str, no: bool) -> tuple[str, str]:
    told = not_what if no else what
    return f", der {told},", told


def is_where(where: str, no: bool) -> tuple[str, str]:
    where = f"{'nicht ' if no else ''}{where}"
    return where, f"{where} ist"


def per(told: str) -> tuple[str, str]:
    return "per", told


def every(t: T, faces: tuple[int, ...]) -> str:
    return f"für jede {a_face(faces[0])}" if len(faces) == 1 else f"für jede Seite {t.faces(faces)}"


def typed(types: Iterable[int], word: str = "oder") -> str:
    return listed([f"{{{TYPES[kind]}}}" for kind in types], word)


MOVE = {"throw": "werfen", "push": "schieben", "place": "versetzen", "advance": "laufen lassen"}
LEADER = Noun("der Anführer", "den Anführer", "dem Anführer", "des Anführers")


def chosen_modes(t: T, choices: list[tuple[str, list[Clause]]], whose: Noun | None) -> Clause:
    """Nach den Namen der Möglichkeiten, wo diese eigene Regeln haben; sonst nach dem, was jede tut."""
    if not any(told for _, told in choices):
        return Clause(None, CHOOSE, rest=listed([t.name(name.replace("_", "-")) for name, _ in choices], "oder"))
    ways = [t.passage("", told).removesuffix(".") for _, told in choices if told]
    may = any(not told for _, told in choices)
    ways = [way if t.payer_name and way.startswith(t.payer_name) else way[:1].lower() + way[1:] for way in ways]
    what = f"für {whose.acc} eines" if whose is not None else "eines"
    front = f"Du darfst {what} wählen" if may else f"Wähle {what}"
    return Clause(
        None,
        None,
        ready=f"{front}: {'; '.join(ways)}.",
        new=True,
    )
