"""What stands beside a label: the second line of an option, the group it belongs to, the odds of an attack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypedDict

from longbox.kernel import PASS, Ask, Plain, Speech

from ..cards.decks import ALL_MISSIONS, figures, power_of
from ..codes import POWER
from ..odds.strings import at_least, damage_odds, mean
from ..rules.actions import Move
from ..rules.attacks import Strike
from ..rules.enemies import Enemies
from ..rules.plot import Support
from ..rules.powers import power_from
from ..speech.cards import charter_text
from ..speech.names import index
from ..state import TOKEN, Table, Tagged
from ..words import SCHOOLS
from .voice import Thing, Voice


class Odds(TypedDict):
    """How an attack may end: in words, the chance of each Damage, their mean, and the chance of a defeat."""

    text: str
    damage: list[float]
    mean: float
    ko: float


class Beside(TypedDict, total=False):
    """What stands beside a label, as far as there is something."""

    note: str
    group: str
    form: bool
    """Whether the page has a form for it."""
    odds: Odds
    order: list[int]
    """In which order it puts things, by their numbers."""


class Row(Beside):
    """An option."""

    label: str
    on: list[Thing]


class Notes(Voice):
    """The second line of an option, the group it belongs to, and the odds of an attack."""

    def of(self, kind: str, choice: Plain) -> Beside:
        if choice == PASS:
            return {}
        teller = NOTES.get(kind)
        return teller(self, choice) if teller is not None else {}

    def who(self, who: int) -> Beside:
        """A Character as it is now."""
        t = self.t
        a, d, s, reach, limit = figures(who, t.training_of(who))
        parts = [self.page("note.stats", a=a, d=d, s=s), self.page("note.power", n=t.power[who], of=limit)]
        if reach > 1:
            parts.insert(1, self.page("note.range", n=reach))
        if t.is_injured(who):
            parts.append(self.page("note.injured"))
        return {"note": ", ".join(parts)}

    def a_school_note(self, number: int) -> Beside:
        found = SCHOOLS[number]
        return {"note": f"{found.charter_names[index(self.say)]}. {charter_text(found, index(self.say))}"}

    def plot_note(self, choice: Tagged) -> Beside:
        name = choice[0]
        found: Beside = {"group": self.page(f"group.{name}")}
        if name == "event":
            found["note"] = self.plot_text(choice[1])
        elif name == "power":
            found["note"] = self.power_text(power_of(choice[1]), choice[1])
        elif name == "discard":
            found["form"] = True
        return found

    def supported_note(self, number: int) -> Beside:
        return {"note": self.plot_text(number)}

    def react_note(self, key: Tagged) -> Beside:
        seat, number, _ = key
        if number < POWER:
            return {"note": self.plot_text(number), "group": self.page("group.reaction")}
        power = power_from(self.t, seat, number - POWER)
        return {"note": self.power_text(power, self.t.pc[seat]), "group": self.page("group.power")}

    def accept_note(self, chosen: tuple[int, ...]) -> Beside:
        support = self.t.frame(Support)
        offered = dict(zip(self.t.others(support.seat), support.offers, strict=True))
        return {"note": self.page("note.points", n=sum(offered[seat] for seat in chosen))}

    def allegiance_note(self, choice: Tagged) -> Beside:
        if choice[0] == "offer":
            return {"group": self.page("group.deal"), "form": True}
        return {"group": self.page(f"group.{choice[0]}")}

    def act_note(self, choice: Tagged) -> Beside:
        name, seat, t = choice[0], self.ask.seat, self.t
        if name == "end":
            return {"group": self.page("group.ready")}
        if name == "move":
            return {"group": self.page("group.move"), "note": self.page("note.speed", n=Move(seat).far(t))}
        if name == "attack":
            return {"group": self.page("group.attack"), **self.strike(seat, choice[1])}
        if name == "power":
            return {"group": self.page("group.special"), "note": self.power_text(power_from(t, seat, choice[1]), t.pc[seat])}
        return {"group": self.page("group.special")}

    def strike(self, attacker: int, target: int) -> Beside:
        """The dice of an attack as it stands now, and how it may end."""
        strike = Strike(attacker, target)
        attack, defense = strike.attack_dice(self.t), strike.defense_dice(self.t)
        return {"note": self.page("note.dice", a=attack, d=defense), "odds": self.odds(attack, defense, target)}

    def odds(self, attack: int, defense: int, target: int) -> Odds:
        found = damage_odds(attack, defense)
        ko, average = at_least(found, fatal(self.t, target)), self.tongue.decimal(mean(found))
        text = self.page("odds.defeats" if ko else "odds.hurts", mean=average, who=self.piece(target), ko=self.tongue.percent(ko))
        return {"text": text, "damage": [round(share, 6) for share in found], "mean": round(mean(found), 4), "ko": round(ko, 6)}

    def enemy_attack(self, seat: int) -> Beside:
        return self.strike(TOKEN + self.t.frame(Enemies).token, seat)


def fatal(t: Table, piece: int) -> int:
    """The least Damage that defeats a piece (MR-322, MR-351)."""
    if piece < TOKEN:
        return sum(t.stats[piece]) - 2
    return ALL_MISSIONS[t.mission].health - sum(t.damage[piece - TOKEN])


NOTES: Final[dict[str, Callable[[Notes, Any], Beside]]] = {
    "school": Notes.a_school_note,
    "plot": Notes.plot_note,
    "supported": Notes.supported_note,
    "react": Notes.react_note,
    "accept": Notes.accept_note,
    "character": Notes.who,
    "attach": Notes.who,
    "respond": Notes.who,
    "champion": Notes.who,
    "allegiance": Notes.allegiance_note,
    "act": Notes.act_note,
    "order": lambda notes, places: {"order": list(places)},
    "enemy_attack": Notes.enemy_attack,
}


def options(say: Speech, ask: Ask) -> list[Row]:
    """One row per option."""
    voice = Notes(say, ask)
    found = []
    for choice in ask.options:
        label, on = voice.row(ask.kind, choice)
        row: Row = {"label": label, "on": on, **voice.of(ask.kind, choice)}
        found.append(row)
    return found
