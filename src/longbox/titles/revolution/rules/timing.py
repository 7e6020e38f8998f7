"""Who may answer what, and when: the Reactions in hands and the Powers of PCs (MR-141, RQ-28..RQ-30, RQ-66).

A window is opened for a moment of the rules. `ROLES` says which seats take part and what the moment is for each of them; the
Reactions and Powers that listen for that are offered. A seat is asked whenever by what everybody knows it could hold a Reaction
that fits, so that silence betrays no hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from longbox.kernel import Ability, Candidate, Plain, Window

from ..arena import near
from ..cards.decks import COST, PLOT_CARDS
from ..codes import (
    ALLY,
    ATTACKED,
    ATTACKING,
    BIDS_SHOWN,
    CANCELLING,
    CHARTER,
    DEALT,
    DEFEATED,
    DEFENDING,
    EVENT_TRIED,
    EVENT_TRIED_ON_ME,
    HURT,
    INITIATIVE,
    INITIATIVE_ROLLED,
    LOST_POINTS,
    LOST_POINTS_BY_EVENT,
    MOVED,
    MOVING,
    NOBODY,
    OFF,
    OWN_POWER,
    POWER,
    REFUSED,
    ROLLED,
    STUDENT_DISCARDED,
    TRAINING_POWER,
    When,
)
from ..state import Data, Table
from . import effects  # noqa: F401  (it fills DO and USEFUL)
from .deeds import react
from .doing import USEFUL
from .powers import powers, use, works

Role = tuple[int, tuple[When, ...]]
"""A seat, and what the moment is for it."""

BY_TRIGGER: Final[dict[When, tuple[int, ...]]] = {
    trigger: tuple(number for number, card in enumerate(PLOT_CARDS) if card.trigger == trigger)
    for trigger in {card.trigger for card in PLOT_CARDS if card.trigger}
}
"""The Reactions that listen for a moment."""
LEAST: Final = {trigger: min(COST[card] for card in cards) for trigger, cards in BY_TRIGGER.items()}
"""The Plot Points without which no Reaction can answer it."""


def always(t: Table, holder: Plain, data: Data) -> bool:
    """What a seat may not use is not a candidate in the first place."""
    return True


def _reaction(card: int) -> Ability:
    return Ability(card, 0, "", False, always, lambda t, seat, data: react(t, seat, card, data))


def _power(source: int, tokens: int) -> Ability:
    return Ability(POWER + source, tokens, "", False, always, lambda t, seat, data: use(t, seat, source))


REACTIONS: Final = tuple(_reaction(card) for card in range(len(PLOT_CARDS)))
POWERS: Final = tuple(tuple(_power(source, tokens) for tokens in range(10)) for source in (OWN_POWER, TRAINING_POWER, CHARTER))
"""By source and tokens left: each token is another use of the same Power (MR-329)."""


# -- who takes part ------------------------------------------------------------------------------------------------------


def _fight(t: Table, data: Data) -> list[Role]:
    attacker, target = data
    roles: list[Role] = []
    if attacker < t.seats:
        roles.append((attacker, (ATTACKING,)))
    if target < t.seats:
        roles.append((target, (DEFENDING,)))
    return roles


def _rolled(t: Table, data: Data) -> list[Role]:
    return [(piece, (ROLLED,)) for piece in data if piece < t.seats]


def _hurt(t: Table, data: Data) -> list[Role]:
    """The damaged PC first, then PCs next to it."""
    target = data[1]
    roles: list[Role] = [(target, (HURT,))]
    close = near(t.at[target], 1) if t.at[target] != OFF else 0
    for seat in t.others(target):
        if t.at[seat] != OFF and close >> t.at[seat] & 1:
            roles.append((seat, (ALLY,)))
    return roles


ONE: Final = {
    "dealt": DEALT, "attacked": ATTACKED, "moving": MOVING, "moved": MOVED, "initiative": INITIATIVE,
    "initiative-rolled": INITIATIVE_ROLLED, "defeated": DEFEATED, "cancelling": CANCELLING, "refused": REFUSED,
}  # fmt: skip
"""Moments that concern one School only, the first that is named with them."""


def _one(when: When) -> Callable[[Table, Data], list[Role]]:
    return lambda t, data: [(data[0], (when,))]


def _event(t: Table, data: Data) -> list[Role]:
    """Everybody but the player; those it names may answer for that (RQ-28)."""
    seat, _, named = data
    return [(other, (EVENT_TRIED, EVENT_TRIED_ON_ME) if other in named else (EVENT_TRIED,)) for other in t.others(seat)]


def _lost(t: Table, data: Data) -> list[Role]:
    loser, source = data
    by_event = source not in (NOBODY, loser)
    return [(loser, (LOST_POINTS, LOST_POINTS_BY_EVENT) if by_event else (LOST_POINTS,))]


ROLES: Final[dict[str, Callable[[Table, Data], list[Role]]]] = {
    "attack": _fight,
    "rolled": _rolled,
    "hurt": _hurt,
    "event": _event,
    "lost": _lost,
    "bids": lambda t, data: [(seat, (BIDS_SHOWN,)) for seat in t.clockwise()],
    "student-discarded": lambda t, data: [(seat, (STUDENT_DISCARDED,)) for seat in t.others(data[0])],
    **{event: _one(when) for event, when in ONE.items()},
}


def opened(t: Table, event: str, data: Data) -> tuple[int, ...]:
    """Who may answer, in order; nobody at all in the common case that neither a Reaction nor a Power could."""
    # In one piece, with the same question written out twice: it is asked at every moment of the game, and the answer is mostly no.
    in_mission = t.mission != NOBODY
    if event in ONE:
        when, seat = ONE[event], data[0]
        if when in LEAST and t.pp[seat] >= LEAST[when] and t.hands[seat] and could_react(t, seat, when, data):
            return (seat,)
        if in_mission and t.at[seat] != OFF and t.power_for(seat, when) and could_use(t, seat, when, data):
            return (seat,)
        return ()
    roles = ROLES[event](t, data)
    for seat, whens in roles:
        for when in whens:
            if when in LEAST and t.pp[seat] >= LEAST[when] and t.hands[seat] and could_react(t, seat, when, data):
                return tuple([seat for seat, _ in roles])
            if in_mission and t.at[seat] != OFF and t.power_for(seat, when) and could_use(t, seat, when, data):
                return tuple([seat for seat, _ in roles])
    return ()


# -- Reactions -----------------------------------------------------------------------------------------------------------


def allowed(t: Table, seat: int, card: int, data: Data) -> bool:
    """Whether a Reaction would be legal, by what everybody knows (MR-024, MR-141)."""
    if t.pp[seat] < COST[card]:  # MR-143, MR-144, MR-147
        return False
    for part in PLOT_CARDS[card].parts:
        useful = USEFUL.get(part.__class__)
        if useful is not None and not useful(t, seat, part, data):
            return False
    return True


def could_react(t: Table, seat: int, when: When, data: Data) -> bool:
    """Whether a School that holds cards could hold a Reaction for this, for all the others know (MR-141)."""
    out = t.plot_discard
    return any(not out >> card & 1 and allowed(t, seat, card, data) for card in BY_TRIGGER[when])


def suspects(t: Table, event: str, data: Data) -> tuple[int, ...]:
    """Seats that could hold a Reaction for this, for all the others know."""
    found = []
    for seat, whens in ROLES[event](t, data):
        if t.hands[seat]:
            for when in whens:
                if when in LEAST and could_react(t, seat, when, data):
                    found.append(seat)
                    break
    return tuple(found)


# -- Powers --------------------------------------------------------------------------------------------------------------


def could_use(t: Table, seat: int, when: When, data: Data) -> bool:
    """Whether the PC in the arena has a Power for this that is paid for and would do something."""
    return any(power.when == when and works(t, seat, power, data) for _, power, _ in powers(t, seat))


def candidates(t: Table, event: str, data: Data) -> Iterator[Candidate]:
    for seat, whens in ROLES[event](t, data):
        hand = t.hands[seat]
        if hand:
            same: set[str] = set()
            for when in whens:
                for card in BY_TRIGGER.get(when, ()):
                    if card in hand and PLOT_CARDS[card].id not in same and allowed(t, seat, card, data):
                        same.add(PLOT_CARDS[card].id)
                        yield seat, seat, REACTIONS[card]
        if t.mission != NOBODY and t.at[seat] != OFF:
            for source, power, tokens in powers(t, seat):
                if power.when in whens and works(t, seat, power, data):
                    yield seat, seat, POWERS[source][tokens]


# -- the table of a game -------------------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class GameTable(Table):
    """The table, and who may answer what happens on it."""

    def candidates(self, event: str, data: Data) -> Iterator[Candidate]:
        return candidates(self, event, data)

    def order(self, event: str, data: Data) -> tuple[int, ...]:
        return tuple([seat for seat, _ in ROLES[event](self, data)])

    def suspects(self, event: str, data: Data) -> tuple[int, ...]:
        return suspects(self, event, data)

    def window(self, event: str, *data: Plain) -> Window | None:
        order = opened(self, event, data)
        return Window(event, data, order) if order else None
