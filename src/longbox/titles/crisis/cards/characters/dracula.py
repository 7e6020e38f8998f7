"""Dracula (Vlad Dracula)."""

from ...words import *
from ..affiliations import CABAL
from ..idioms import BLEEDS, LEECH, POWER_FOR_DAMAGE, vampiric

FLOWN = lasts("turn", on(moved(mover=me, when=move_action), spend("move_size", "turn"), limit="once"))

DRACULA = Character(
    "dracula",
    "Dracula",
    "Vlad Dracula",
    threat=5,
    affiliations=(CABAL,),
    forms=(Form("Normal", Side(7, M, 3, (4, 3, 4)), Side(7, M, 3, (4, 3, 4)), 50),),
    attacks=(
        Strike(
            "ancestral-blade",
            PHYSICAL,
            range=2,
            dice=7,
            rules=(
                POWER_FOR_DAMAGE,
                icons(HIT, name="curse-of-shadows")(after_attack(gain_one_of(TARGET, ("bleed", "slow", "root", "hex")))),
            ),
        ),
        Strike("blood-feast", PHYSICAL, range=2, dice=6, cost=1, rules=(LEECH, BLEEDS)),
        Strike(
            "fury-of-the-vampyr",
            MYSTIC,
            range=3,
            dice=8,
            cost=4,
            rules=(
                during("modify_own", reroll(roll="attack"), when=that(TARGET, has(("bleed",))), optional=True),
                after_attack(may(throw(TARGET, M, AWAY, SELF), "throw"), when=that(TARGET, size(4) & affectable)),
            ),
        ),
    ),
    superpowers=(
        active(
            "hypnotic-stare",
            2,
            choose(enemy & within(3), advance(CHOSEN, S)),
            limit="turn",
            when=any_of(enemy & affectable & within(3)),
        ),
        reactive(
            "eternal-hunger",
            2,
            attack_resolved(target=me, attacker=within(3) & affectable),
            make_attack(SELF, ATTACKER),
            limit="turn",
        ),
        reactive(
            "shapeshifting",
            1,
            would_move(mover=me & active_character, when=move_action),
            one_of(
                bat=seq(until("turn", "move_size", SELF, 5, "flight"), FLOWN),
                wolf=use_tool(L),
                mist=seq(drop_tokens(SELF), remove_conditions(SELF), heal_up_to(SELF, 2)),
            ),
        ),
        vampiric("unholy-vampiric-immortality", 3),
    ),
)
