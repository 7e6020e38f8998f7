"""What happens to Characters in the Plot Phase."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Ask

from ...codes import NOBODY
from ...events import Ransomed, Recruited
from ...state import AnyFrame, Data, Step, Table
from ...words import Admit, Dismiss, Heal, Injure, TakeIn, Tokens, Triumph
from ..deeds import Deed
from ..doing import does, useful
from ..goods import admit, change_hope, change_tokens, discard_character, join, set_injured, set_triumph


@does(Admit)
def admit_next(t: Table, seat: int, word: Admit, deed: Deed) -> None:
    admit(t, seat, deed.deed)


@useful(TakeIn)
def can_take_in(t: Table, seat: int, word: TakeIn, data: Data) -> bool:
    """Its Hope Value must be there."""
    return bool(t.hope[seat] >= data[2])


@does(TakeIn)
def take_in(t: Table, seat: int, word: TakeIn, deed: Deed) -> None:
    """The Student that was just discarded, with the Training it had; its Hope Value is paid to the bank."""
    who, worth, training = deed.subject
    change_hope(t, seat, -worth, tell=False)
    t.recruit_discard &= ~(1 << who)
    if training != NOBODY:
        t.recruit_discard &= ~(1 << training)
        t.training[who] = training
    join(t, seat, who)
    t.emit(Recruited, seat, who, worth)


@does(Dismiss)
def dismiss(t: Table, seat: int, word: Dismiss, deed: Deed) -> AnyFrame | None:
    """MR-157."""
    for who in deed.pick():
        owner = t.owner(who)
        if word.unless and t.hope[owner] >= word.unless:
            return Ransom(owner, who, word.unless)
        discard_character(t, owner, who, cause=deed.deed)
    return None


@dataclass(slots=True)
class Ransom(Step):
    """The owner of a Character pays, or discards it."""

    STEPS = ("choose",)

    seat: int
    who: int
    price: int

    def choose(self, t: Table) -> Ask:
        return Ask(self.seat, "ransom", ("pay", "discard"))

    def answer_ransom(self, t: Table, choice: str) -> None:
        self.step += 1
        if choice == "pay":
            change_hope(t, self.seat, -self.price, tell=False)
            t.emit(Ransomed, self.seat, self.who, self.price)
        else:
            discard_character(t, self.seat, self.who, unpaid=True)


@does(Tokens)
def tokens(t: Table, seat: int, word: Tokens, deed: Deed) -> None:
    for who in deed.pick():
        change_tokens(t, who, word.n, deed.deed)


@does(Injure)
def injure(t: Table, seat: int, word: Injure, deed: Deed) -> None:
    for who in deed.pick():
        set_injured(t, who, True, deed.deed)


@does(Heal)
def heal(t: Table, seat: int, word: Heal, deed: Deed) -> None:
    for who in deed.pick():
        set_injured(t, who, False, deed.deed)


@does(Triumph)
def triumph(t: Table, seat: int, word: Triumph, deed: Deed) -> None:
    for who in deed.pick():
        set_triumph(t, who, word.n > 0, deed.deed)
