"""Team Tactic cards of affiliations."""

from __future__ import annotations

from ..script.tactics import ANY_NUMBER, By, Tactic
from ..words import *

AVENGERS, CABAL, HYDRA, SHIELD = "Avengers", "Cabal", "Hydra", "S.H.I.E.L.D."
SYNDICATE, WEB_WARRIORS, SPIDER_FOES = "Criminal Syndicate", "Web Warriors", "Spider-Foes"
OTHER_ALLY = ally & ~me

# -- Avengers ----------------------------------------------------------------------------------------------------------

AVENGERS_ASSEMBLE = Tactic(
    "avengers-assemble", "Avengers Assemble", ACTIVE,
    (By(affiliated(AVENGERS), 1, upto=ANY_NUMBER),),
    each("payers", advance(IT, S)),
    affiliation=AVENGERS,
)  # fmt: skip
SECOND_WIND = Tactic(
    "second-wind", "Second Wind", ACTIVE,
    (By(affiliated(AVENGERS), 1, upto=ANY_NUMBER),),
    each("payers", seq(remove_condition(IT, ("stun",)), heal(IT, 1))),
    affiliation=AVENGERS,
)  # fmt: skip

# -- Cabal -------------------------------------------------------------------------------------------------------------

DARK_REIGN = Tactic(
    "dark-reign", "Dark Reign", ACTIVE,
    (By(affiliated(CABAL), 3),),
    choose(
        enemy,
        lasts(
            "round",
            on(
                modify_own(roller=ally & affiliated(CABAL) & role(ATTACKER), target=role(SUBJECT)),
                reroll(roll="attack"),
                optional=True,
            ),
            CHOSEN,
        ),
    ),
    affiliation=CABAL,
    when=can_choose(enemy),
)  # fmt: skip
DIG_IN = Tactic(
    "dig-in", "Dig In", REACTIVE,
    (By(named(("Brock Rumlow",))),),
    seq(
        until("round", "not_moved", SELF, 1),
        lasts(
            "round",
            on(modify_own(roller=role(SUBJECT), target=role(SUBJECT), attacker=anyone), reroll(roll="defense"), optional=True),
        ),
    ),
    affiliation=CABAL,
    on=(power_phase(),),
)  # fmt: skip

# -- Hydra -------------------------------------------------------------------------------------------------------------

WORLD_DOMINATION = Tactic(
    "world-domination", "World Domination", ACTIVE,
    (By(affiliated(HYDRA)),),
    seq(gain_power(ally, secured_per(2)), score(secured_per(2))),
    affiliation=HYDRA,
    when=secures_everything,
)  # fmt: skip

# -- S.H.I.E.L.D. ------------------------------------------------------------------------------------------------------

BATTLEFIELD_MEDICINE = Tactic(
    "battlefield-medicine", "Battlefield Medicine", ACTIVE,
    (By(active_character & affiliated(SHIELD), 2),),
    choose(ally & within(3), seq(heal_up_to(CHOSEN, 3), remove_condition(CHOSEN))),
    affiliation=SHIELD,
    not_with="medpack",
)  # fmt: skip
HARD_RESET = Tactic(
    "hard-reset", "Hard Reset", REACTIVE,
    (By((role(ATTACKER) | role(TARGET)) & affiliated(SHIELD) & ~barred("no_modify"), 3),),
    seq(reroll(roll="attack", all=True, fails=True), reroll(roll="defense", all=True, fails=True)),
    affiliation=SHIELD,
    on=(dice_final(),),
    not_with="recalibration-matrix",
)  # fmt: skip
SITREP = Tactic(
    "sitrep", "Sitrep", ACTIVE,
    (By(active_character & affiliated(SHIELD), 1),),
    choose(OTHER_ALLY & within(3), advance(CHOSEN, S, optional=True)),
    affiliation=SHIELD,
    when=can_choose(OTHER_ALLY & within(3)),
    not_with="tactical-analysis",
)  # fmt: skip
THE_SHIELDMOBILE = Tactic(
    "the-shieldmobile", "The Shieldmobile", ACTIVE,
    (By(affiliated(SHIELD), 3),),
    seq(until("round", "move_size", SELF, 5), advance(SELF, L)),
    affiliation=SHIELD,
)  # fmt: skip

# -- Criminal Syndicate ------------------------------------------------------------------------------------------------

ALL_ACCORDING_TO_PLAN = Tactic(
    "all-according-to-plan", "All According to Plan", REACTIVE,
    (By(affiliated(SYNDICATE), 1, most=POWER_LIMIT, upto=ANY_NUMBER),),
    if_(paid_at_least(10), take_priority()),
    affiliation=SYNDICATE,
    on=(power_phase(),),
)  # fmt: skip
NO_MERCY = Tactic(
    "no-mercy", "No Mercy", REACTIVE,
    (By(role(CAUSE)),),
    gain_power(SELF, 3),
    affiliation=SYNDICATE,
    on=(would_be_dazed(target=enemy & flips, cause=ally),),
)  # fmt: skip
SHADOW_ORGANIZATION = Tactic(
    "shadow-organization", "Shadow Organization", REACTIVE,
    (By(affiliated(SYNDICATE), 2, upto=ANY_NUMBER),),
    each("payers", until("round", "stealth", IT, 2)),
    affiliation=SYNDICATE,
    on=(power_phase(),),
)  # fmt: skip

# -- Web Warriors ------------------------------------------------------------------------------------------------------

ALL_WEBBED_UP = Tactic(
    "all-webbed-up", "All Webbed Up", ACTIVE,
    (By(affiliated(WEB_WARRIORS), 3),),
    seq(
        gain_condition(enemy & within(3), "slow"),
        lasts("round", static("attack_dice", 2, ally & affiliated(WEB_WARRIORS), that(TARGET, has(("slow",)))), CARD),
    ),
    affiliation=WEB_WARRIORS,
)  # fmt: skip
AUNT_MAYS_WHEAT_CAKES = Tactic(
    "aunt-mays-wheat-cakes", "Aunt May's Wheat Cakes", ACTIVE,
    (By(affiliated(WEB_WARRIORS), 1, upto=ANY_NUMBER),),
    each("payers", seq(remove_condition(IT, ("slow",)), heal(IT, 1))),
    affiliation=WEB_WARRIORS,
)  # fmt: skip
SPIDER_TRACKER = Tactic(
    "spider-tracker", "Spider-Tracker", REACTIVE,
    (By(affiliated(WEB_WARRIORS) & within(4, MOVER), 2),),
    advance(SELF, S, optional=True),
    affiliation=WEB_WARRIORS,
    on=(moved(mover=enemy, when=move_action),),
)  # fmt: skip

# -- Spider-Foes -------------------------------------------------------------------------------------------------------


def _note_damage(c: Context, run: Run) -> None:
    run.roles["before"] = c.table.damage[run.roles["chosen"]]


def _settle(c: Context, run: Run) -> None:
    """Who is the other of the two, and how much the first has really suffered."""
    suffering = run.roles["chosen"]
    run.roles["number"] = c.table.damage[suffering] - run.roles["before"]
    run.roles["it"] = run.roles["partner"] if suffering == run.roles["payer"] else run.roles["payer"]


NEOGENETIC_RECOMBINATOR = Tactic(
    "neogenetic-recombinator", "Neogenetic Recombinator", ACTIVE,
    (By(affiliated(SPIDER_FOES)), By(affiliated(SPIDER_FOES) & within(3, PAYER))),
    choose(
        role(PAYER) | role(PARTNER),
        seq(
            choose_number(3),
            own("note", _note_damage),
            damage(CHOSEN, number),
            own("settle", _settle),
            heal(IT, number),
        ),
        optional=True,
    ),
    affiliation=SPIDER_FOES,
)  # fmt: skip
STRATEGIC_RETREAT = Tactic(
    "strategic-retreat", "Strategic Retreat", REACTIVE,
    (By(role(TARGET) & affiliated(SPIDER_FOES), 4),),
    seq(hand_over((), OTHER_ALLY & within(3)), advance(SELF, S, AWAY, ATTACKER)),
    affiliation=SPIDER_FOES,
    on=(targeted(target=ally),),
    when=can_hand_over((), OTHER_ALLY & within(3)),
)  # fmt: skip
SURPRISE_WEBHEAD = Tactic(
    "surprise-webhead", "Surprise, Webhead", ACTIVE,
    (By(affiliated(SPIDER_FOES), 2, upto=ANY_NUMBER),),
    choose(enemy, each("payers", make_attack(IT, CHOSEN, costless=True))),
    affiliation=SPIDER_FOES,
    when=can_choose(enemy),
)  # fmt: skip
