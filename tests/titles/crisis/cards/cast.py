"""Characters that the tests of cards play with, most of them of the newer core box, and what is done with them."""

from __future__ import annotations

from longbox.titles.crisis.codes import NOBODY

from ..scene import Duel

CAP = "captain-america-first-avenger"
MARVEL = "captain-marvel-cosmic-avenger"
IRON = "invincible-iron-man"
SPIDER = "spectacular-spider-man"
WIDOW = "the-black-widow"
BUCKY = "winter-soldier-operative"
ZEMO = "baron-helmut-zemo"
BONES = "crossbones-merciless-merc"
OCK = "doc-ock-sinister-scientist"
SKULL = "red-skull-master-of-the-world"
"""As a victim he answers nothing."""
ULTRON = "ultron-metal-tyrant"
DRONES = "ultron-drones"

CRATE = ("crate", 2, True, ((15.0, 12.0), (17.0, 12.0), (17.0, 14.0), (15.0, 14.0)))
BENCH = ("bench", 1, True, ((9.0, 5.0), (11.0, 5.0), (11.0, 6.0), (9.0, 6.0)))
NO_DEFENSE = "blank blank fail fail"


def order(duel: Duel) -> Duel:
    """Rules that apply together: take them as they come."""
    while duel.ask.kind == "forced":
        duel.answer(duel.offered[0])
    return duel


def stay(duel: Duel) -> Duel:
    """A new form is placed: where the old one stood."""
    assert duel.ask.kind == "place"
    return duel.answer(duel.offered[0])


def hold(duel: Duel, who: str) -> Duel:
    """A token of the Skrulls crisis in somebody's hands, or beside it on the ground."""
    t = duel.t
    t.crises = ("deadly-meteors", "skrulls-infiltrate")
    t.token_name.append("skrulls-infiltrate/skrull-agent")
    t.token_kind.append("civilian")
    t.token_at.append(duel.at(who))
    t.token_holder.append(duel.who(who))
    t.token_side.append(NOBODY)
    return duel
