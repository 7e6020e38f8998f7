"""Team Tactic cards of the affiliation Spider-Foes."""

from ...codes import ANY_NUMBER
from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import SPIDER_FOES
from ..idioms import OTHER_ALLY

CUSTOM_UPGRADES = Tactic(
    "custom-upgrades", "Custom Upgrades", REACTIVE,
    (By(affiliated(SPIDER_FOES), 2),),
    choose(enemy, obsess(2)),
    affiliation=SPIDER_FOES,
    on=(activation_phase_start(),),
    when=can_choose(enemy),
)  # fmt: skip

FOUNDERS = {
    "Sandman": "slow",
    "Vulture": "bleed",
    "Mysterio": "hex",
    "Otto Octavius": "stun",
    "Electro": "shock",
    "Kraven the Hunter": "poison",
}
FOUNDING_MEMBERS = Tactic(
    "founding-members", "Founding Members", REACTIVE,
    (By(affiliated(SPIDER_FOES)),),
    lasts(
        "round",
        on(
            damaged(target=enemy & affectable, cause=ally),
            choose(
                ally & named(tuple(FOUNDERS)) & within(2, TARGET),
                seq(*(if_(that(CHOSEN, named((who,))), gain_condition(TARGET, what)) for who, what in FOUNDERS.items())),
                optional=True,
            ),
        ),
        CARD,
    ),
    affiliation=SPIDER_FOES,
    on=(power_phase(),),
)  # fmt: skip


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

SINISTER_TRAPS = Tactic(
    "sinister-traps", "Sinister Traps", REACTIVE,
    (By(),),
    seq(
        choose_token(),
        lasts(
            "game",
            on(
                moved(mover=affectable & near_kept_token(2)),
                seq(
                    roll_for(5, (CRIT, WILD, HIT), "sinister-traps"),
                    damage_each(role(MOVER), hits_rolled),
                    if_(some(tally), opponent_pushes(MOVER, S)),
                ),
                limit="once",
            ),
            NOBODYS,
            keep=chosen_token,
        ),
    ),
    affiliation=SPIDER_FOES,
    on=(power_phase(when=in_round(1)),),
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
