"""Mephisto, Lord of Temptation (Mephisto)."""

from ...words import *
from ..affiliations import CABAL, LEGION_OF_THE_LOST, SYNDICATE
from ..idioms import ONE_POWER, wild_condition
from ..keywords import immunity

DEAL = "devils-deal"
DEBTOR = enemy & within(3) & unaffected("devils-due", "round")
ASSOCIATE = ally & other & within(3)

MEPHISTO_LORD_OF_TEMPTATION = Character(
    "mephisto-lord-of-temptation",
    "Mephisto, Lord of Temptation",
    "Mephisto",
    threat=5,
    affiliations=(CABAL, SYNDICATE, LEGION_OF_THE_LOST),
    forms=(Form("Normal", Side(7, M, 3, (3, 4, 4)), Side(7, M, 3, (3, 4, 4)), 50),),
    attacks=(
        Strike("hellfire-lash", ENERGY, range=3, dice=6, rules=(ONE_POWER, wild_condition("incinerate"))),
        Strike(
            "infernal-bargain",
            MYSTIC,
            range=2,
            dice=6,
            rules=(
                before_damage(cap_damage(1), when=would_deal_damage),
                after_attack(gain_counter(DEAL, most=3), when=dealt_damage),
            ),
        ),
        Strike(
            "termination-clause",
            ENERGY,
            range=4,
            dice=6,
            cost=5,
            shape="beam",
            rules=(
                during("attack_pool", add_dice("attack", counters(DEAL))),
                after_attack(gain_condition(TARGET, "incinerate")),
            ),
        ),
    ),
    superpowers=(
        active(
            "devils-due",
            1,
            choose(
                DEBTOR,
                seq(
                    note_affected("devils-due", CHOSEN, "round"),
                    spend_counter(DEAL),
                    roll_for(5, (WILD, HIT), "devils-due"),
                    gain_power(SELF, faces_rolled(WILD)),  # also what the other one does not have to lose
                    lose_power(CHOSEN, faces_rolled(WILD)),
                    damage(CHOSEN, faces_rolled(HIT)),
                ),
            ),
            when=that(SELF, has_counter(DEAL)) & any_of(DEBTOR & affectable),
        ),
        active(
            "how-can-i-be-of-service",
            2,
            choose(
                enemy & within(3),
                seq(place(SELF, 1, of=CHOSEN), extra_attack("infernal-bargain", role(CHOSEN), optional=False)),
            ),
            limit="turn",
            when=any_of(enemy & within(3) & affectable),
        ),
        reactive(
            "meet-my-associate",
            1,
            targeted(target=me),
            seq(spend_counter(DEAL), choose(ASSOCIATE, seq(place(CHOSEN, 1, of=SELF), retarget(CHOSEN)))),
            when=that(SELF, has_counter(DEAL)) & any_of(ASSOCIATE & affectable),
        ),
        innate(
            "demonic-contract",
            on(deployed(), gain_counter(DEAL, most=3)),
            on(power_phase(), gain_power(SELF, counters(DEAL))),
        ),
        immunity("incinerate", "poison"),
    ),
)
