"""Team Tactic cards of the affiliation New Mutants."""

from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import NEW_MUTANTS

HELPER = ally & ~role(TARGET) & within(3, TARGET) & has_power(1)
NEW_MUTANTS_CARD = Tactic(
    "new-mutants", "New Mutants", REACTIVE,
    (By(named(("Illyana Rasputin",))),),
    lead_with("new-mutants", "cry-for-help"),
    affiliation=NEW_MUTANTS,
    on=(deployed(),),
    leaderships=(
        leadership(
            "cry-for-help",
            NEW_MUTANTS,
            on(
                attack_resolved(attacker=enemy, target=ally & in_play, when=can_choose(HELPER)),
                choose(HELPER, seq(pay_power(CHOSEN, 1), place(CHOSEN, 1, of=TARGET))),
                optional=True,
            ),
        ),
    ),
)  # fmt: skip

PRACTICE_ROUND = Tactic(
    "practice-round", "Practice Round", REACTIVE,
    (By(role(ROLLER) | role(IT)),),
    reroll(fails=True),
    affiliation=NEW_MUTANTS,
    on=(modify_own(roller=ally), card_rolled(it=ally), superpower_rolled(it=ally)),
    when=~own_roll_has(CRIT),
)  # fmt: skip

SURVIVE_THE_NIGHT = Tactic(
    "survive-the-night", "Survive the Night", REACTIVE,
    (By(role(TARGET)),),
    choose(ally & ~me & within(2), extra_attack("back-off", role(ATTACKER), who=CHOSEN, optional=False)),
    affiliation=NEW_MUTANTS,
    on=(attack_resolved(attacker=enemy & affectable, target=ally & affiliated(NEW_MUTANTS)),),
    when=can_choose(ally & ~me & within(2)),
    attacks=(Strike("back-off", PHYSICAL, range=3, dice=5, rules=(after_attack(push(TARGET, S, AWAY, SELF)),)),),
)  # fmt: skip

FALLEN = ally & affiliated(NEW_MUTANTS)
TOMORROWS_SOLDIERS = Tactic(
    "tomorrows-soldiers", "Tomorrow's Soldiers", REACTIVE,
    (By(affiliated(NEW_MUTANTS) & ~role(TARGET)),),
    gain_power(ally & affiliated(NEW_MUTANTS), 2),
    affiliation=NEW_MUTANTS,
    on=(dazed_by(target=FALLEN), koed_by(target=FALLEN)),
)  # fmt: skip
