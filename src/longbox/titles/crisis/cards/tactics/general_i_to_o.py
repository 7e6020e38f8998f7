"""Team Tactic cards without an affiliation, I to O."""

from ...codes import ANY_NUMBER
from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import HELLFIRE_CLUB
from ..idioms import ONLY_ITS_OWN_DICE, OTHER_ALLY, PORTABLE, TARGETED

I_AM_A_BARON_AFTER_ALL = Tactic(
    "i-am-a-baron-after-all", "I Am a Baron, After All", ACTIVE,
    (By(active_character & named(("Helmut Zemo",))),),
    one_of(
        reroll=reroll_next_attack(round_number),
        power=gain_power(SELF, round_number),
        heal=heal(SELF, round_number),
    ),
)  # fmt: skip

ILLICIT_TECH = Tactic(
    "illicit-tech", "Illicit Tech", ACTIVE,
    (By(active_character & named(("Crossbones", "Sin")), 1),),
    grant_attack("x-bo-si-n-plasma-rifle"),
    attacks=(
        Strike(
            "x-bo-si-n-plasma-rifle", ENERGY, range=5, dice=6,
            rules=(
                ONLY_ITS_OWN_DICE,
                after_attack(gain_power(SELF, damage_dealt), when=dealt_damage),
                after_attack(gain_condition(enemy & within(2, TARGET), "incinerate")),
            ),
        ),
    ),
)  # fmt: skip

INDOMITABLE = Tactic(
    "indomitable", "Indomitable", REACTIVE,
    (By(role(MOVER), 2),),
    not_moved(),
    on=(would_move(mover=ally, cause=enemy, when=moving("throw", "push")),),
)  # fmt: skip

HEAVY = enemy & within(2)
INEXPLICABLE_DEMISE = Tactic(
    "inexplicable-demise", "Inexplicable Demise", ACTIVE,
    (By(active_character & named(("Squirrel Girl",)), least_threat(HEAVY), most=power_of(SELF)),),
    choose(
        HEAVY & threat_up_to(paid),
        seq(
            roll_for(threat_of(CHOSEN), (CRIT,), "inexplicable-demise"),
            several_of(
                1,
                slow=(roll_shows(CRIT), gain_condition(CHOSEN, "slow")),
                stagger=(roll_shows(CRIT, WILD), gain_condition(CHOSEN, "slow", "stagger")),
                root=(roll_shows(CRIT, WILD, HIT), gain_condition(CHOSEN, "slow", "stagger", "root")),
                stun=(roll_shows(CRIT, WILD, HIT, BLOCK), gain_condition(CHOSEN, "slow", "stagger", "root", "stun")),
                ko=(roll_shows(CRIT, WILD, HIT, BLOCK, FAIL), ko(CHOSEN)),
                nothing=(roll_shows(CRIT), seq()),
            ),
        ),
    ),
    when=can_choose(HEAVY),
)  # fmt: skip

INSPIRING_MONOLOGUE = Tactic(
    "inspiring-monologue", "Inspiring Monologue", ACTIVE,
    (By(cost=3),),
    choose(
        OTHER_ALLY,
        lasts(
            "round",
            on(modify_own(roller=role(SUBJECT), target=role(SUBJECT), attacker=anyone), reroll(roll="defense"), optional=True),
            CHOSEN,
        ),
    ),
    when=can_choose(OTHER_ALLY),
)  # fmt: skip

INSTANT_RECOVERY = Tactic(
    "instant-recovery", "Instant Recovery", REACTIVE,
    (By(role(IT), 3),),
    heal_up_to(SELF, 2),
    on=(hurt(it=ally & knows("healing-factor"), cause=enemy),),
)  # fmt: skip

ITS_TIME_TRAVEL_DONT_ASK = Tactic(
    "its-time-travel-dont-ask", "It's Time Travel... Don't Ask", REACTIVE,
    (By(named(("Cosmic Ghost Rider",)) & ~contesting(), 5),),
    seq(
        if_(that(SELF, has_counter("psychosis")), may(spend_counter("psychosis", lost=True))),
        choose_token(which=unsecured),
        advance(SELF, M, TOWARD, CHOSEN_TOKEN, optional=True),
        if_(secures_chosen, score(1)),
    ),
    on=(cleanup(),),
    when=can_choose_token(choose_token(which=unsecured)),
)  # fmt: skip

JEAN = ally & named(("Jean Grey",))
JEAN_CARD = Tactic(
    "jean", "Jean!!!", REACTIVE,
    (By(named(("Cyclops", "Wolverine"))),),
    after_effect(perform_attack(SELF)),
    on=(dazed_by(target=JEAN), koed_by(target=JEAN)),
)  # fmt: skip

JOINT_EFFORT = Tactic(
    "joint-effort", "Joint Effort", ACTIVE,
    (By(active_character, 3),),
    boost_next_action(2, OTHER_ALLY & within(2, TARGET)),
)  # fmt: skip

JONATHAN = "jonathan"
JONATHAN_THE_UNSTOPPABLE = Tactic(
    "jonathan-the-unstoppable", "Jonathan the Unstoppable", ACTIVE,
    (By(named(("Honey Badger",)), 2),),
    seq(
        put_marker(JONATHAN, within=1, contests=True),
        lasts("game", on(moved(mover=enemy & within_marker(JONATHAN, 1)), remove_markers(JONATHAN, own=True)), CARD),
        lasts(
            "game",
            on(
                cleanup(when=any_of(ally & named(("Honey Badger",))) & ~marker_lies(JONATHAN)),
                take_back(),
                limit="once",
                optional=True,
            ),
            CARD,
        ),
    ),
)  # fmt: skip

JOURNEY_THROUGH_LIMBO = Tactic(
    "journey-through-limbo", "Journey Through Limbo", ACTIVE,
    (By(active_character & named(("Magik",)), 3),),
    choose(~me & within(2), seq(place(CHOSEN, 3), gain_condition(CHOSEN, "incinerate"))),
    when=can_choose(~me & within(2)),
)  # fmt: skip

KICK_EM_WHILE_THEYRE_DOWN = Tactic(
    "kick-em-while-theyre-down", "Kick 'Em While They're Down", ACTIVE,
    (By(cost=2),),
    choose(
        enemy,
        lasts(
            "round",
            on(
                modify_own(roller=ally & role(ATTACKER), target=role(SUBJECT), when=that(TARGET, has(CONDITIONS))),
                reroll(conditions_on(TARGET), "attack"),
                optional=True,
            ),
            CHOSEN,
        ),
    ),
    when=can_choose(enemy),
)  # fmt: skip

KUN_LUN_TRAINING = Tactic(
    "kun-lun-training", "K'un-Lun Training", REACTIVE,
    (By(role(TARGET) | (role(ATTACKER) & ~barred("no_modify")), 4),),
    reroll(roll="attack", all=True),
    on=(dice_final(),),
)  # fmt: skip

LAST_MINUTE_SAVE = Tactic(
    "last-minute-save", "Last-Minute Save", REACTIVE,
    (By(named(("Lockjaw",)) & within(3, TARGET) & ~role(TARGET), 3),),
    seq(stay_up(), heal(TARGET, 1), place(TARGET, 1, of=SELF)),
    on=(would_be_dazed(target=ally & ~flips, cause=enemy),),
)  # fmt: skip

LEAPFROG = Tactic(
    "leapfrog", "Leapfrog", REACTIVE,
    (By(role(ATTACKER) & named(("Toad",)), 1), By(named(("The Blob",)), 1)),
    seq(advance(PARTNER, S, optional=True), extra_attack("strike", enemy, who=PARTNER)),
    on=(attack_resolved(attacker=ally, target=enemy, when=dealt_damage),),
)  # fmt: skip

LETHAL_PROTECTOR = Tactic(
    "lethal-protector", "Lethal Protector", REACTIVE,
    (By(named(("Venom",)) & within(3, TARGET) & ~role(TARGET), 2),),
    seq(place(SELF, 1, of=TARGET), retarget(SELF)),
    on=TARGETED,
)  # fmt: skip

MAGNETIC_CRUSH = Tactic(
    "magnetic-crush", "Magnetic Crush", ACTIVE,
    (By(active_character & named(("Magneto",)), 5),),
    grant_attack("magnetic-crush"),
    attacks=(
        Strike(
            "magnetic-crush", PHYSICAL, range=4, dice=6,
            rules=(
                during("attack_pool", crush_terrain(3, 2)),
                before_damage(each(enemy & ~role(TARGET) & within(2, TARGET), damage(IT, 1))),
            ),
        ),
    ),
)  # fmt: skip

MAGNETIC_REFRACTION = Tactic(
    "magnetic-refraction", "Magnetic Refraction", ACTIVE,
    (By(named(("Magneto",)), 2),),
    seq(
        lasts("round", static("cover", 1, ally & within(3))),
        if_(squad_uses("Brotherhood of Mutants"), lasts("round", on(cleanup(), take_back(), limit="once"), CARD)),
    ),
)  # fmt: skip

MAKIN_A_RUCKUS = Tactic(
    "makin-a-ruckus", "Makin' a Ruckus", REACTIVE,
    (By(named(("Juggernaut",)) & within(3, TARGET) & ~role(TARGET), 3),),
    lasts(
        "attack",
        on(
            attack_resolved(),
            seq(advance(SELF, S, TOWARD, ATTACKER, optional=True), extra_attack("strike", role(ATTACKER))),
            limit="once",
        ),
    ),
    on=(targeted(target=ally, attacker=enemy),),
)  # fmt: skip

QUARRY = enemy & within(5, PAYER) & within(5, PARTNER)
MARKED_FOR_DEATH = Tactic(
    "marked-for-death", "Marked for Death", ACTIVE,
    (By(near_enemy(5), 1), By(near_enemy(5), 1)),
    choose(
        QUARRY,
        seq(
            lasts("round", static("no_stealth", True, on=role(SUBJECT)), CHOSEN),
            lasts("round", static("speed_is", S, on=role(SUBJECT)), CHOSEN),
            lasts("round", static("no_modify", True, on=role(SUBJECT), when=that(TARGET, role(SUBJECT))), CHOSEN),
        ),
    ),
    when=can_choose(QUARRY),
)  # fmt: skip

MASS_TRANSIT = Tactic(
    "mass-transit", "Mass Transit", ACTIVE,
    (By(named(("Nightcrawler",)), 3),),
    seq(
        pick_some(OTHER_ALLY & within(2), 3),
        place(SELF, 3),
        each("picked", place(IT, 1, of=SELF)),
        gain_condition(SELF, "stagger"),
    ),
    action=True,
)  # fmt: skip

MEDPACK = Tactic(
    "medpack", "Medpack", ACTIVE,
    (By(active_character, 2),),
    choose(ally & within(3), heal_up_to(CHOSEN, 3)),
)  # fmt: skip

SKURGE = ally & named(("Skurge, The Executioner",)) & ~role(TARGET)
MEET_MY_EXECUTIONER = Tactic(
    "meet-my-executioner", "Meet My Executioner", REACTIVE,
    (By(named(("Enchantress",)), 2),),
    choose(SKURGE, seq(place(CHOSEN, 1, of=TARGET), take_collision(CHOSEN, less=1))),
    on=(would_collide(target=ally),),
    when=can_choose(SKURGE),
)  # fmt: skip

MENTAL_DOMINATION = Tactic(
    "mental-domination", "Mental Domination", ACTIVE,
    (By(active_character & named(("Cassandra Nova", "Jean Grey")), 3),),
    choose(
        enemy & within(3),
        seq(
            advance(CHOSEN, S),
            measure_from("mental-domination", CHOSEN),
            extra_attack("mental-domination", enemy, optional=False),
        ),
    ),
    when=can_choose(enemy & within(3)),
    attacks=(
        Strike(
            "mental-domination", PHYSICAL, range=2, dice=2,
            rules=(
                during("attack_pool", add_dice("attack", lenders_defense(PHYSICAL))),
                during("modify_opponent", may(reroll(roll="defense"), "reroll")),
            ),
        ),
    ),
)  # fmt: skip

MIDNIGHT_PHANTASMAGORIA = Tactic(
    "midnight-phantasmagoria", "Midnight Phantasmagoria", ACTIVE,
    (By(active_character & named(("Malekith the Accursed",)), 3),),
    in_turn(enemy & within(3), if_(can_be_moved(IT, "push"), seq(push(IT, S, AWAY, SELF), heal(SELF, 1)))),
    when=can_choose(enemy & within(3)),
)  # fmt: skip

TIRED = enemy & ~ready & within(3)
RESTED = enemy & ready & ~role(CHOSEN)
MIND_TRANSFER = Tactic(
    "mind-transfer", "Mind Transfer", ACTIVE,
    (By(active_character & named(("Emma Frost",)), 4),),
    choose(TIRED, choose(RESTED & within(2, CHOSEN), pass_activated(CHOSEN, IT), role="it")),
    when=can_choose(TIRED & close_to(enemy & ready, 2)),
)  # fmt: skip

LURE = named(("Rogue",))
MIND_IF_I_CUT_IN = Tactic(
    "mind-if-i-cut-in", "Mind If I Cut In?", ACTIVE,
    (By(LURE),),
    lasts(
        "round",
        on(attack_declared(attacker=enemy, when=could_target(SUBJECT)), unless_pays(ATTACKER, 1, has_to_target(SUBJECT))),
    ),
)  # fmt: skip

MISSION_OBJECTIVE = Tactic(
    "mission-objective", "Mission Objective", "active or reactive",
    (By((active_character & untriggered) | role(TARGET) | role(IT), 2),),
    hand_over(PORTABLE, OTHER_ALLY & within(2)),
    on=(would_be_dazed(target=ally), would_drop(it=ally)),
    when=can_hand_over(PORTABLE, OTHER_ALLY & within(2)),
)  # fmt: skip

MONKEY_BRAIN_IS_LIZARD_HOME = Tactic(
    "monkey-brain-is-lizard-home", "Monkey Brain Is Lizard Home", ACTIVE,
    (By(active_character & named(("Lizard",)), 3),),
    grant_attack("lizard-brain"),
    attacks=(
        Strike("lizard-brain", PHYSICAL, range=2, dice=5, shape="area", rules=(after_attack(push(TARGET, S, AWAY, SELF)),)),
    ),
)  # fmt: skip

BISHOP = ally & named(("Lucas Bishop",)) & within(3)
MUTANT_TRAITOR = Tactic(
    "mutant-traitor", "Mutant Traitor", ACTIVE,
    (By(active_character & named(("Gambit",))),),
    choose(BISHOP, extra_attack("amplified-ammunition", enemy, who=CHOSEN, optional=False)),
    action=True,
    when=can_choose(BISHOP),
    attacks=(
        Strike(
            "amplified-ammunition", ENERGY, range=3, dice=6, shape="beam",
            rules=(
                icons(WILD, name="kinetic")(after_attack(push(TARGET, S, AWAY, SELF))),
                icons(WILD, WILD, name="overcharged")(during("dice_final", count_face("attack", WILD, 2))),
                icons(WILD, WILD, name="overcharged")(after_attack(after_effect(damage(SELF, 1), series=True))),
                icons(CRIT, FAIL, name="gambits-grace")(during("modify_own", change_die("attack", (FAIL,), WILD, ANY_NUMBER))),
            ),
        ),
    ),
)  # fmt: skip

AT_WORK, IDLE = ally & other & (holding() | contesting()), ally & other & ~holding() & ~contesting()
MY_HELLFIRE_CLUB = Tactic(
    "my-hellfire-club", "My Hellfire Club", REACTIVE,
    (By(named(("Emma Frost",))),),
    seq(use_affiliation(HELLFIRE_CLUB), lead_with("my-hellfire-club", "white-queens-pawns")),
    on=(deployed(),),
    when=squad_uses(""),
    leaderships=(
        leadership(
            "white-queens-pawns",
            HELLFIRE_CLUB,
            on(
                activation_end(it=ally),
                seq(
                    each(AT_WORK, seq(gain_power(IT, 1), heal(IT, 1))),
                    each(IDLE, drain(IT, 1)),
                    damage_each(IDLE, 1),
                    may_heal(SELF, tally),
                ),
                limit="round",
                optional=True,
            ),
        ),
    ),
)  # fmt: skip

MYSTIC_MENACE = Tactic(
    "mystic-menace", "Mystic Menace", REACTIVE,
    (By(named(("The Wrecking Crew",)), 1),),
    lasts("round, standing", on(moved(mover=enemy & within(2)), gain_condition(MOVER, "hex"))),
    on=(power_phase(),),
)  # fmt: skip

NO_ESCAPE = Tactic(
    "no-escape", "No Escape", REACTIVE,
    (By(within(2, MOVER), 1), By(within(2, MOVER), 1)),
    seq(roll_for(4, (CRIT, WILD), "no-escape"), damage(MOVER, hits_rolled)),
    on=(would_move(mover=enemy & active_character, when=move_action),),
)  # fmt: skip

NO_MATTER_THE_COST = Tactic(
    "no-matter-the-cost", "No Matter the Cost", REACTIVE,
    (By(role(ATTACKER) & active_character),),
    seq(suffer_up_to(3, least=missing_power), cheaper_attack(number)),
    on=(attack_declared(attacker=ally, when=own_attack_action),),
    saves=3,
)  # fmt: skip

NO_MORE_MUTANTS = Tactic(
    "no-more-mutants", "No More Mutants", REACTIVE,
    (By(named(("Scarlet Witch",)) & within(5, IT), 3),),
    cancel_superpower(),
    on=(superpower_begins(it=enemy, when=superpower_paid),),
)  # fmt: skip

NO_TRY_THIS_ONE = Tactic(
    "no-try-this-one", "No, Try This One!", REACTIVE,
    (By(named(("Gwenpool",))),),
    add_unused_tactic(),
    on=(cleanup(),),
)  # fmt: skip

ON_PATROL = Tactic(
    "on-patrol", "On Patrol", REACTIVE,
    (By(named(("Carol Danvers", "Spider-Woman")), 2),),
    lasts(
        "round",
        on(
            interacted(it=enemy),
            in_turn(ally & named(("Carol Danvers", "Spider-Woman")), advance(IT, S, optional=True)),
        ),
        CARD,
    ),
    on=(power_phase(),),
)  # fmt: skip

ONE_BELOW_ALL = Tactic(
    "one-below-all", "One Below All", ACTIVE,
    (By(active_character & named(("The Immortal Hulk",)), 2),),
    if_(
        that(SELF, has_counter("immortality")),
        may_remove_conditions(SELF, 2),
        place(SELF, 2, optional=True),
    ),
)  # fmt: skip

ONE_TWO_PUNCH = Tactic(
    "one-two-punch", "One-Two Punch", REACTIVE,
    (By(role(ATTACKER), 1), By(within(2, TARGET), 1)),
    add_dice("attack", 2),
    on=(targeted(attacker=ally & active_character, target=enemy),),
)  # fmt: skip

OVER_THE_TOP = Tactic(
    "over-the-top", "Over the Top", ACTIVE,
    (By(active_character & named(("Nick Fury & the Howling Commandos", "Steve Rogers")), 2),),
    choose(
        enemy & within(4),
        seq(
            advance_its_speed(SELF, TOWARD, CHOSEN, optional=True),
            provoke(SELF),
        ),
    ),
    when=can_choose(enemy & within(4)),
)  # fmt: skip

STARK = ally & named(("Tony Stark",)) & within(5)
OVERCHARGE = Tactic(
    "overcharge", "Overcharge", ACTIVE,
    (By(active_character & named(("Thor Odinson", "Carol Danvers")), 5),),
    choose(STARK, extra_attack("overcharge", enemy, who=CHOSEN, optional=False)),
    when=can_choose(STARK),
    attacks=(
        Strike(
            "overcharge", ENERGY, range=2, dice=6, shape="area",
            rules=(after_attack(gain_power(SELF, 1)), after_attack(gain_condition(TARGET, "shock"))),
        ),
    ),
)  # fmt: skip
