"""Every question in words: one label per option, and the cards, seats, pieces and Hexes it is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from longbox.kernel import PASS, Ask, Plain, Speech
from longbox.speech import Tongue

from ..arena import label
from ..cards.decks import COST, PLOT_CARDS, PLOT_HOPE, character
from ..codes import CHARTER, POWER, RECRUITS, TRAINING_POWER
from ..rules.effects.characters import Ransom
from ..rules.effects.dice import RollAgain
from ..rules.effects.schools import Look
from ..rules.harm import Defeat, Stats
from ..speech.cards import noun, plot_text, power_text
from ..speech.names import card, cards, goods, index, mission, piece, plot, plots, school, seats
from ..state import Table, Tagged
from ..words import SCHOOLS, Power
from .words import PAGE, ROOM

Thing: TypeAlias = list[str | int]
"""What an option is about: a school, character, card, seat, hex, piece or die, and its number."""
Label: TypeAlias = tuple[str, list[Thing]]
"""What an option is called, and what it is about."""


class Voice:
    """Labels for one game in one language."""

    def __init__(self, say: Speech, ask: Ask) -> None:
        self.say, self.ask = say, ask
        self.t: Table = say.state
        self.tongue = Tongue(say.language, ROOM)

    def word(self, key: str, **values: object) -> str:
        return self.say.word(f"offer.{key}", **values)

    def page(self, key: str, **values: object) -> str:
        """A word of the page."""
        return self.tongue.fill(PAGE[key], values)

    def piece(self, number: int) -> str:
        return piece(self.say, self.t.code(number))

    # -- simple things -------------------------------------------------------------------------------------------------------

    def a_school(self, number: int) -> Label:
        return f"{school(self.say, number)} ({SCHOOLS[number].leader.name})", [["school", number]]

    def a_card(self, who: int) -> Label:
        return card(self.say, who), [["character", who]]

    def some_cards(self, chosen: Iterable[int]) -> Label:
        return cards(self.say, chosen) or self.word("none"), [["character", who] for who in chosen]

    def some_plots(self, chosen: Iterable[int]) -> Label:
        return plots(self.say, chosen), [["card", one] for one in chosen]

    def a_plot(self, number: int) -> Label:
        return self.word("event", card=plot(self.say, number), cost=COST[number]), [["card", number]]

    def a_seat(self, seat: int) -> Label:
        return self.say.seat(seat), [["seat", seat]]

    def some_seats(self, chosen: Iterable[int]) -> Label:
        return seats(self.say, chosen) or self.word("none"), [["seat", seat] for seat in chosen]

    def a_hex(self, hex: int) -> Label:
        return label(hex), [["hex", hex]]

    def a_piece(self, number: int) -> Label:
        return self.piece(number), [["piece", number]]

    def a_number(self, n: int) -> Label:
        return self.page("bid", n=n), []

    def some_points(self, n: int) -> Label:
        return self.page("contribute" if n else "contribute.nothing", n=n), []

    def more(self, n: int) -> Label:
        return self.page("raise", n=n), []

    def plain(self, choice: Plain) -> Label:
        return self.word(str(choice)), []

    def stats(self, stats: Stats) -> Label:
        return self.word("stats", a=stats[0], d=stats[1], s=stats[2]), []

    # -- questions with a shape of their own ---------------------------------------------------------------------------------

    def plot(self, choice: Tagged) -> Label:
        name = choice[0]
        if name == "event":
            return self.a_plot(choice[1])
        if name == "power":
            return self.word("power", who=card(self.say, choice[1])), [["character", choice[1]]]
        if name == "discard":
            hope = sum(PLOT_HOPE[one] for one in choice[1])
            return self.word("discard", cards=plots(self.say, choice[1]), hope=hope), [["card", one] for one in choice[1]]
        return self.word("support_of", n=choice[1]), []

    def power_text(self, power: Power | None, who: int) -> str:
        """What a Power does for a Character, now that it is time for it."""
        return power_text(power, index(self.say), noun(character(who)), when=False) if power is not None else ""

    def plot_text(self, number: int) -> str:
        return plot_text(PLOT_CARDS[number], index(self.say))

    def power(self, who: int) -> str:
        return character(who).power_names[index(self.say)]

    def react(self, key: Tagged) -> Label:
        seat, number, _ = key
        if number < POWER:
            return self.word("reaction", card=plot(self.say, number), cost=COST[number]), [["card", number]]
        source, who = number - POWER, self.t.pc[seat]
        if source == CHARTER:
            found = SCHOOLS[self.t.school[seat]]
            return self.word("use", power=found.charter_names[index(self.say)], who=found.leader.name), []
        name = card(self.say, self.t.training[who]) if source == TRAINING_POWER else self.power(who)
        return self.word("use", power=name, who=card(self.say, who)), [["character", who]]

    def ransom(self, choice: str) -> Label:
        frame = self.t.stack[-1]
        if isinstance(frame, Ransom):
            who, price = frame.who, frame.price
        else:
            assert isinstance(frame, Defeat)
            who = self.t.pc[frame.seat]
            price = self.t.worth(who)
        return self.word("pay", price=price) if choice == "pay" else self.word("discard_who", who=card(self.say, who)), [
            ["character", who]
        ]

    def takeover(self, choice: str) -> Label:
        who = self.t.pc[self.t.frame(Defeat).seat]
        return self.word("takeover", price=self.t.worth(who), who=card(self.say, who)), [["character", who]]

    def looked_at(self) -> list[str]:
        """The cards that are put in an order, the topmost first."""
        look = self.t.frame(Look)
        recruits = look.deck == RECRUITS
        deck = self.t.recruit_deck if recruits else self.t.mission_deck
        name = card if recruits else mission
        return [name(self.say, one) for one in reversed(deck[-look.n :])]

    def order(self, places: tuple[int, ...]) -> Label:
        top = self.looked_at()
        return ", ".join(top[place] for place in places), []

    def allegiance(self, choice: Tagged) -> Label:
        name = choice[0]
        if name == "ready":
            return self.word("ready"), []
        if name == "secret":
            who = choice[1]
            return self.word("secret", who=card(self.say, who), price=self.t.worth(who)), [["character", who]]
        _, to, give, pay, take, ask = choice
        label = self.word("deal", to=self.say.seat(to), give=self.side(give, pay), take=self.side(take, ask))
        return label, [["seat", to], *[["character", who] for who in (*give, *take)]]

    def side(self, characters: tuple[int, ...], coins: int) -> str:
        return goods(self.say, characters, coins, self.word("nothing"))

    def respond(self, who: int | str) -> Label:
        return (self.word("refuse_mission"), []) if isinstance(who, str) else self.a_card(who)

    def act(self, choice: Tagged) -> Label:
        name = choice[0]
        if name in ("end", "move"):
            return self.word(name), []
        if name == "power":
            who = self.t.pc[self.ask.seat]
            name = card(self.say, self.t.training[who]) if choice[1] == TRAINING_POWER else self.power(who)
            return self.word("special", power=name), []
        target = self.piece(choice[1])
        if name != "attack":
            return self.word(name, target=target), [["piece", choice[1]]]
        tokens = choice[2] + choice[3]
        return self.word("attack.far" if tokens else "attack", target=target, n=tokens), [["piece", choice[1]]]

    def reroll(self, chosen: tuple[int, ...]) -> Label:
        dice = self.t.frame(RollAgain).dice(self.t)
        return self.word("dice", dice=" ".join(str(dice[number]) for number in chosen)), [["die", number] for number in chosen]

    def push(self, hex: int | str) -> Label:
        return (self.word("stay"), []) if isinstance(hex, str) else self.a_hex(hex)

    def row(self, kind: str, choice: Plain) -> Label:
        if choice == PASS and kind not in ("respond", "push"):
            return self.word("pass"), []
        return TELLERS.get(kind, Voice.plain)(self, choice)


TELLERS: Final[dict[str, Callable[[Voice, Any], Label]]] = {
    "school": Voice.a_school,
    "recover": Voice.some_cards,
    "advance": Voice.some_cards,
    "pay": Voice.some_cards,
    "plot": Voice.plot,
    "support": Voice.some_points,
    "accept": Voice.some_seats,
    "supported": Voice.a_plot,
    "target": Voice.some_seats,
    "character": Voice.a_card,
    "react": Voice.react,
    "trim": Voice.some_plots,
    "ransom": Voice.ransom,
    "order": Voice.order,
    "allegiance": Voice.allegiance,
    "bid": Voice.a_number,
    "raise": Voice.more,
    "attach": Voice.a_card,
    "invite": Voice.a_seat,
    "respond": Voice.respond,
    "place": Voice.a_hex,
    "first": Voice.a_seat,
    "act": Voice.act,
    "move": Voice.a_hex,
    "lower": Voice.stats,
    "push": Voice.push,
    "enemy": Voice.a_piece,
    "enemy_move": Voice.a_hex,
    "enemy_attack": Voice.a_piece,
    "reroll": Voice.reroll,
    "regain": Voice.stats,
    "grip": Voice.a_piece,
    "shift": Voice.a_hex,
    "takeover": Voice.takeover,
    "champion": Voice.a_card,
}
