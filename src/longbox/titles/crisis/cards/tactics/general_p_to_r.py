"""Team Tactic cards without an affiliation, P to R."""

from ...script.crises import EXTRACTION
from ...script.tactics import By, Tactic
from ...words import *
from ..idioms import HOLDER, HUSTLE, OTHER_ALLY, SHAKE_THEM_ALL
from ..keywords import healing_factor


def beside(name: str, gift: Effect) -> Effect:
    """What Rogue takes from somebody near her, who suffers for it."""
    return choose(named((name,)) & within(2), seq(gift, damage(CHOSEN, 1)))


PARDON_ME_SUGAH = Tactic(
    "pardon-me-sugah", "Pardon Me, Sugah", ACTIVE,
    (By(active_character & named(("Rogue",))),),
    one_of(
        wolverine=beside("Wolverine", gain_superpower("healing-factor", scope="this activation")),
        cyclops=beside("Cyclops", grant_attack("cyclops/optic-blast")),
        storm=beside("Storm", next_attack_action("attack_dice", 2)),
        deadpool=beside("Deadpool", choose(enemy & within(2), lose_power(IT, 2), role="it")),
        magneto=beside("Magneto", until("round", "cover", SELF, 1)),
    ),
    superpowers=(healing_factor(2),),
)  # fmt: skip

PATCH_UP = Tactic(
    "patch-up", "Patch Up", ACTIVE,
    (By(cost=1, most=5),),
    choose(OTHER_ALLY & within(2), heal(CHOSEN, paid)),
    when=can_choose(OTHER_ALLY & within(2)),
)  # fmt: skip

EXTRACT = token_of(EXTRACTION)
PHASES_OF_THE_MOON = Tactic(
    "phases-of-the-moon", "Phases of the Moon", REACTIVE,
    (By(named(("Werewolf By Night",))),),
    one_of(
        new_moon=seq(
            lasts("game", static("power_costs", ("midnight-massacre", 1), me)),
            lasts(
                "game",
                on(
                    modify_own(roller=me, target=me, attacker=anyone, when=that(SELF, holding() | contesting())),
                    reroll(conditions_on(ATTACKER), "defense"),
                    optional=True,
                ),
            ),
        ),
        full_moon=seq(
            drop_tokens(SELF),
            lasts("game", static("no_interact", True, me, EXTRACT)),
            lasts("game", static("no_contest", True, me, EXTRACT)),
            lasts("game", static("no_hold", True, me, EXTRACT)),
            lasts(
                "game",
                on(modify_own(roller=me, attacker=me), reroll(conditions_on(TARGET), "attack"), optional=True),
            ),
        ),
    ),
    on=(activation_phase_start(),),
)  # fmt: skip

POWER_OF_THE_COSMOS = Tactic(
    "power-of-the-cosmos", "Power of the Cosmos", ACTIVE,
    (By(active_character & named(("Thanos",)), 4),),
    grant_attack("power-of-the-cosmos"),
    attacks=(
        Strike(
            "power-of-the-cosmos", ENERGY, range=1, dice=6, shape="area",
            rules=(
                static("reach", infinity_gems(SELF)),
                after_attack(push(TARGET, S, AWAY, SELF), when=dealt_damage),
            ),
        ),
    ),
)  # fmt: skip

PRINCES_PROTECTION = Tactic(
    "princes-protection", "Prince's Protection", REACTIVE,
    (By(named(("Namor, the Sub-Mariner",)) & within(3, ATTACKER), 2),),
    seq(
        place(SELF, 1, of=ATTACKER),
        retarget(SELF),
        lasts(
            "attack",
            on(
                attack_resolved(when=that(SELF, affectable)),
                may(in_turn(enemy & within(2), push(IT, S, AWAY, SELF))),
                limit="once",
            ),
        ),
    ),
    on=(targeted(target=ally, attacker=enemy),),
)  # fmt: skip

BARTON = named(("Clint Barton",))
PROFESSIONALS = Tactic(
    "professionals", "Professionals", ACTIVE,
    (By(named(("Natasha Romanoff",)), 2), By(BARTON, 2)),
    lasts(
        "round",
        on(
            attack_resolved(
                attacker=role(SUBJECT), target=within(2), when=dealt_damage & can_hand_over((ASSET, CIVILIAN), me, TARGET)
            ),
            hand_over((ASSET, CIVILIAN), me, TARGET),
            optional=True,
        ),
        PARTNER,
    ),
)  # fmt: skip

PSIONIC_CONSTRUCTS = Tactic(
    "psionic-constructs", "Psionic Constructs", REACTIVE,
    (By(named(("Psylocke",)) & within(3, ATTACKER), 2),),
    seq(
        change_type(MYSTIC),
        lasts("attack", on(modify_own(roller=role(SUBJECT) & role(ATTACKER)), reroll(roll="attack"), optional=True), ATTACKER),
    ),
    on=(targeted(attacker=ally, target=enemy),),
)  # fmt: skip

PSYCHIC_FORTRESS = Tactic(
    "psychic-fortress", "Psychic Fortress", ACTIVE,
    (By(named(("M.O.D.O.K.",)), 3),),
    lasts("round", static("cover", 1, ally & within(4))),
)  # fmt: skip

MIND_OR_POWER = effect_of_attack(MYSTIC) | by_superpower
PSYCHIC_SHIELDING_DEVICE_P_S_D = Tactic(
    "psychic-shielding-device-p-s-d", "Psychic Shielding Device (P.S.D.)", ACTIVE,
    (By(cost=1, most=5),),
    seq(
        lasts("round", static("defense_dice", 1, ally & as_far_as_paid(), attack_type(MYSTIC))),
        lasts(
            "round",
            static("not_moved_by_enemy", ("advance", "push"), ally & as_far_as_paid(), MIND_OR_POWER),
        ),
    ),
)  # fmt: skip

PSYCHIC_SHOCKWAVE = Tactic(
    "psychic-shockwave", "Psychic Shockwave", ACTIVE,
    (By(named(("Supergiant",)), 3), By(named(("Ebony Maw",)), 3)),
    SHAKE_THEM_ALL,
    when=can_choose(enemy & holding()),
)  # fmt: skip

PYM_PARTICLES = Tactic(
    "pym-particles", "Pym Particles", ACTIVE,
    (By(named(("Ant-Man", "Wasp")), 2),),
    choose(OTHER_ALLY & within(3), throw_terrain(3, 3, M, CHOSEN)),
    when=can_choose(OTHER_ALLY & within(3)),
)  # fmt: skip

BURNING = enemy & has(("incinerate",)) & within(3)
PYROTECHNICS = Tactic(
    "pyrotechnics", "Pyrotechnics", ACTIVE,
    (By(named(("Pyro",)), 0, most=choices(BURNING, POWER_LIMIT)),),
    seq(pick_some(BURNING, paid, least=paid), each("picked", seq(drop_one(IT), push(IT, S, AWAY, SELF)))),
)  # fmt: skip

ROLLING = role(ATTACKER) | role(TARGET)
"""The two whose dice are on the table."""
RECALIBRATION_MATRIX = Tactic(
    "recalibration-matrix", "Recalibration Matrix", REACTIVE,
    (By(ROLLING & ~barred("no_modify"), 3),),
    seq(reroll(roll="attack", all=True), reroll(roll="defense", all=True)),
    on=(dice_final(),),
)  # fmt: skip

RED_ROOM_TRAINING = Tactic(
    "red-room-training", "Red Room Training", REACTIVE,
    (By(cost=2),),
    until("round", "stealth", SELF, 3),
    on=(activation_phase_start(),),
)  # fmt: skip

REJUVENATION = Tactic(
    "rejuvenation", "Rejuvenation", ACTIVE,
    (By(active_character & named(("Vulture",))),),
    each(ally & within(2), remove_conditions(IT)),
)  # fmt: skip

AGENTS = ally & named(("S.H.I.E.L.D. Agents",))
REPOSITION = Tactic(
    "reposition", "Reposition", ACTIVE,
    (By(named(("Nick Fury",)), 2),),
    each(AGENTS, place(SELF, 1, of=IT)),  # there is at most one of them, and no card of ours may choose a Grunt
    when=any_of(AGENTS),
)  # fmt: skip

REPULSOR_REFRACTION = Tactic(
    "repulsor-refraction", "Repulsor Refraction", ACTIVE,
    (
        By(active_character & named(("Invincible Iron Man",)), 1),
        By(named(("Captain America, First Avenger",)) & within(4, PAYER), 1),
    ),
    seq(measure_from("ricochet-rampage", PARTNER, sight=False), extra_attack("ricochet-rampage", enemy, optional=False)),
    action=True,
    attacks=(Strike("ricochet-rampage", ENERGY, range=4, dice=5, shape="beam"),),
)  # fmt: skip

REVERSAL = Tactic(
    "reversal", "Reversal", REACTIVE,
    (By(within(3, ATTACKER) & ~role(TARGET), 2),),
    seq(roll_for(4, (CRIT, WILD), "reversal"), damage(ATTACKER, hits_rolled)),
    on=(attack_resolved(target=ally, attacker=enemy),),
)  # fmt: skip

RHINO_IN_A_CHINA_SHOP = Tactic(
    "rhino-in-a-china-shop", "Rhino in a China Shop", ACTIVE,
    (By(active_character & named(("Rhino",)), 2),),
    HUSTLE,
    when=can_choose(HOLDER),
)  # fmt: skip

RICOCHET_BLAST = Tactic(
    "ricochet-blast", "Ricochet Blast", ACTIVE,
    (By(active_character & named(("Iron Man",)), 1), By(named(("Captain America",)) & within(4, PAYER), 1)),
    seq(
        measure_from("ricochet-blast", PARTNER),
        grant_attack("ricochet-blast"),
    ),
    attacks=(
        Strike(
            "ricochet-blast", ENERGY, range=4, dice=7,
            rules=(static("tether", 4), during("modify_own", may(reroll(roll="attack"), "reroll"))),
        ),
    ),
)  # fmt: skip

ROCK_AND_TROLL = Tactic(
    "rock-and-troll", "Rock and Troll", ACTIVE,
    (By(named(("Ulik",)), 3),),
    seq(drop_tokens(SELF), place(SELF, 5)),
)  # fmt: skip

ROCKET_BOOTS = Tactic(
    "rocket-boots", "Rocket Boots?!", ACTIVE,
    (By(),),
    seq(
        until("round", "move_size", SELF, 5, "flight"),
        lasts(
            "round",
            on(
                round_end(),
                seq(
                    roll_for(1, (BLANK,), "rocket-boots"),
                    if_(
                        more(failures_rolled, 0),
                        gain_condition(SELF, "stagger", "stun"),
                        if_(more(successes_rolled, 0), gain_condition(SELF, "stun"), advance(SELF, S, optional=True)),
                    ),
                ),
            ),
        ),
    ),
)  # fmt: skip
