"""What version 0.1 had wrong on single cards (option `mended=false`): games that were saved then go on with it."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from ..codes import HIT, WILD
from ..script.cards import Character, On, Static, static
from ..script.lasting import lasts
from ..script.library import Card, Library
from ..script.moments import attack_pool, modify_own, moved, would_suffer
from ..script.nodes import (
    ATTACKER,
    CHOSEN,
    IT,
    MOVER,
    SELF,
    TARGET,
    Filter,
    Number,
    ally,
    any_of,
    enemy,
    grunt,
    me,
    paid,
    role,
    that,
    within,
)
from ..script.running import Effect
from ..script.tactics import By
from ..words.conditions import gain_condition, remove_condition
from ..words.damage import damage, heal, reduce_damage
from ..words.dice import add_dice, faces_rolled, reroll, roll_for
from ..words.lasting import note_affected, until
from ..words.markers import spend_counter
from ..words.movement import place
from ..words.power import drain
from ..words.structure import choose, each, in_turn, one_of, seq
from ..words.terrain import terrain_from
from ..words.when import at_least, company
from ..words.who import PARTNER, ROLLER, affectable, paired, within_number
from .characters.mephisto_lord_of_temptation import DEAL, DEBTOR


@lru_cache(16)
def earlier(library: Library) -> Library:
    """A library with those cards as they were."""
    made = library.derive()
    cards = [*tactics(library), *characters(library)]
    for card in cards:
        del made.shelf(card)[card.id]
    return made.add(*cards)


def tactics(library: Library) -> list[Card]:
    known = library.tactics
    one_each = one_of(remove_condition=remove_condition(IT), heal=heal(IT, 1), place=place(IT, 1), nothing=seq())
    return [
        replace(known["battle-plan"], do=in_turn(ally & ~grunt & within(3), one_each)),
        replace(known["dark-past"], do=each(ally & ~grunt & within(3), until("round", "stealth", IT, 3))),
        replace(
            known["heavy-firepower"],
            do=lasts(
                "turn",
                On(attack_pool(attacker=me, when=~any_of(ally & within(3, TARGET))), add_dice("attack", 2), limit="once"),
            ),
        ),
        replace(
            known["mystic-menace"],
            do=lasts("round", On(moved(mover=enemy & within(2), when=that(SELF, affectable)), gain_condition(MOVER, "hex"))),
        ),
        replace(known["seven-suns-of-cinnibus"], when=company(2, ally, 2)),
        replace(known["shadow-organization"], do=each("payers", until("round", "stealth", IT, 2))),
        replace(known["practice-round"], by=(By(role(ROLLER)),), on=(modify_own(roller=ally),)),
        replace(
            known["vibranium-shielding"],
            do=lasts("round", On(would_suffer(target=ally & within_number(paid), cause=enemy), reduce_damage(1, floor=1))),
        ),
        replace(
            known["web-barrier"],
            do=seq(
                lasts("round", static("not_moved_by_enemy", ("push", "throw", "place"), paired(3)), PARTNER),
                lasts("round", static("barrier", True, paired(3)), PARTNER),
            ),
        ),
    ]


def characters(library: Library) -> list[Card]:
    foes = on_the_battlefield(enemy & within(2, ROLLER))
    knights = On(
        modify_own(roller=ally & role(ATTACKER), when=at_least(1, foes)), reroll(foes, "attack"), limit="turn", optional=True
    )
    heavy = static("moved_size", 3, on=me)
    in_shadow = static("stealth", 3, on=me, when=terrain_from(2, 1))
    due = seq(
        note_affected("devils-due", CHOSEN, "round"),
        spend_counter(DEAL),
        roll_for(5, (WILD, HIT), "devils-due"),
        drain(CHOSEN, faces_rolled(WILD)),
        damage(CHOSEN, faces_rolled(HIT)),
    )
    return [
        with_parts(library.characters["daredevil"], "marvel-knights", knights),
        with_parts(library.characters["x-23"], "adamantium-skeleton", heavy),
        with_parts(library.characters["nightcrawler"], "invisible-in-shadow", in_shadow),
        with_effect(library.characters["mephisto-lord-of-temptation"], "devils-due", choose(DEBTOR, due)),
    ]


def with_parts(card: Character, power: str, *parts: On | Static) -> Character:
    """A stat card with other parts of a superpower."""
    powers = tuple(replace(one, parts=parts) if one.id == power else one for one in card.superpowers)
    return replace(card, superpowers=powers)


def with_effect(card: Character, power: str, do: Effect) -> Character:
    """A stat card with another effect of a superpower."""
    powers = tuple(replace(one, do=do) if one.id == power else one for one in card.superpowers)
    return replace(card, superpowers=powers)


def on_the_battlefield(which: Filter) -> Number:
    """How many a filter finds, the Dazed included."""
    return Number("on_the_battlefield", lambda c: sum(which.test(c, who) for who in c.table.present()), (which,))
