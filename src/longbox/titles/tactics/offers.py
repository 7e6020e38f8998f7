"""Every question in words: one label per option, and the pieces and squares it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from longbox.kernel import PASS, Ask, Speech

from .rules.attacks import THROW
from .table import Table
from .text.names import figure, map_name, named, square
from .vocabulary import ABILITIES, NOBODY

RULES: Final = {
    "map": "FT-149", "side": "FT-150", "place": "FT-153", "place_plot": "FT-157", "place_thing": "FT-163", "join": "FT-581",
    "hire": "FT-355", "first": "FT-061", "activate": "FT-040", "follow": "FT-349", "act": "FT-056", "move": "FT-194",
    "charge": "FT-418", "karma": "FT-564", "reroll": "FT-567", "opportunity": "FT-526", "evade": "FT-509", "result": "FT-464",
    "bullseye": "FT-487", "transfer": "FT-520", "jump": "FT-372", "flurry": "FT-186", "demolish": "FT-221", "lay": "FT-201",
    "put_down": "FT-548", "target": "FT-131", "ally": "FT-180", "arrive": "FT-180",
    "counter": "FT-127",
}  # fmt: skip
"""The rule each question comes from."""

Row = tuple[str, list[list[Any]]]
"""A label, and what it is about."""


class Voice:
    """Labels for one game in one language."""

    def __init__(self, say: Speech) -> None:
        self.say = say
        self.t: Table = say.state

    def word(self, key: str, **values: object) -> str:
        return str(self.say.words[f"offer.{key}"]).format(**values)

    def who(self, number: int) -> Row:
        return figure(self.say, number), [["figure", number]]

    def at(self, number: int) -> Row:
        return square(self.say, number), [["square", number]]

    def way(self, steps: tuple[int, ...]) -> Row:
        if not steps:
            return self.word("stay"), []
        return " ".join(square(self.say, one) for one in steps), [["square", one] for one in steps]

    def paid(self, payer: int) -> str:
        return figure(self.say, payer)

    def attack(self, who: int, number: int) -> str:
        return self.word("throw") if number == THROW else named(self.t.attacks(who)[number].id)

    def act(self, choice: Any) -> Row:
        """One action of the figure that acts."""
        kind, who = choice[0], self.t.acting
        if kind in ("end", "plot", "dodge"):
            return self.word(kind), []
        if kind == "move":
            if choice[1] == NOBODY:
                return self.word("move"), []
            return self.word("hurry", payer=self.paid(choice[1])), [["figure", choice[1]]]
        if kind == "strike":
            swing = self.word("swing", thing=named(self.t.things[self.t.carrying[who]])) if choice[3] else ""
            label = self.word("strike", attack=self.attack(who, choice[1]), target=figure(self.say, choice[2]))
            return label + swing, [["figure", choice[2]]]
        if kind == "charge":
            label = self.word("charge", attack=self.attack(who, choice[1]), target=figure(self.say, choice[2]))
            fast = self.word("fast", payer=self.paid(choice[3])) if len(choice) > 3 else ""
            return label + fast, [["figure", choice[2]]]
        if kind == "special":
            return named(self.t.folio(who).specials[choice[1]].id), []
        if kind == "demolish":
            return self.word("demolish", attack=self.attack(who, choice[1])), []
        if kind == "break":
            thing = named(self.t.things[choice[2]])
            return self.word("break", attack=self.attack(who, choice[1]), thing=thing, number=choice[2] + 1), [["thing", choice[2]]]
        if kind == "pick":
            return self.word("pick", thing=named(self.t.things[choice[1]]), number=choice[1] + 1), [["thing", choice[1]]]
        return self.word("drop", square=square(self.say, choice[1])), [["square", choice[1]]]

    def karma(self, choice: Any) -> Row:
        payer, ability = choice
        return self.word("raise", ability=self.word(ABILITIES[ability]), payer=self.paid(payer)), [["figure", payer]]

    def reroll(self, payer: int) -> Row:
        return self.word("reroll", payer=self.paid(payer)), [["figure", payer]]

    def flurry(self, choice: Any) -> Row:
        number, target = choice
        label = self.word("strike", attack=self.attack(self.t.acting, number), target=figure(self.say, target))
        return label, [["figure", target]]

    def opportunity(self, choice: Any) -> Row:
        who, number = choice
        return f"{figure(self.say, who)}: {self.attack(who, number)}", [["figure", who]]

    def join(self, choice: Any) -> Row:
        _, who, affiliation = choice
        return self.word("join", who=figure(self.say, who), team=named(affiliation)), [["figure", who]]

    def hire(self, choice: Any) -> Row:
        return self.at(choice[1])

    def counter(self, choice: Any) -> Row:
        who, number = choice
        return named(self.t.folio(who).specials[number].id), [["figure", who]]

    def demolish(self, edge: Any) -> Row:
        a, b = edge
        if a == b:
            return self.at(a)
        return self.word("wall", a=square(self.say, a), b=square(self.say, b)), [["square", a], ["square", b]]

    def plain(self, choice: Any) -> Row:
        return self.word(str(choice)), []

    def map(self, name: Any) -> Row:
        return map_name(self.say, name), []

    def row(self, kind: str, choice: Any) -> Row:
        if choice == PASS:
            return self.word("pass"), []
        return TELLERS.get(kind, Voice.plain)(self, choice)


TELLERS: Final[dict[str, Callable[[Voice, Any], Row]]] = {
    "act": Voice.act, "move": Voice.way, "charge": Voice.way, "karma": Voice.karma, "reroll": Voice.reroll, "flurry": Voice.flurry,
    "opportunity": Voice.opportunity, "join": Voice.join, "hire": Voice.hire, "demolish": Voice.demolish, "map": Voice.map,
    "activate": Voice.who, "follow": Voice.who, "transfer": Voice.who, "target": Voice.who, "ally": Voice.who,
    "place": Voice.at, "place_plot": Voice.at, "place_thing": Voice.at, "jump": Voice.at, "lay": Voice.at, "put_down": Voice.at,
    "arrive": Voice.at, "counter": Voice.counter,
}  # fmt: skip


def options(say: Speech, ask: Ask) -> list[dict[str, Any]]:
    """One row per option."""
    voice = Voice(say)
    rows = [voice.row(ask.kind, choice) for choice in ask.options]
    return [{"label": label, "on": on} for label, on in rows]
