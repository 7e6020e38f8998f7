"""Team Tactic cards without an affiliation, E to H."""

from ...script.crises import SECURE
from ...script.tactics import By, Tactic
from ...words import *
from ..idioms import NO_LOS_NO_COVER, ONLY_ITS_OWN_DICE, OTHER_ALLY, TARGETED, on_wild, wild_condition

ELEMENTAL_INFUSION = Tactic(
    "elemental-infusion", "Elemental Infusion", ACTIVE,
    (By(named(("Crystal",)), 2),),
    lasts("round, standing", on(hurt(it=enemy & within(3), cause=ally), gain_one_of(IT, ("incinerate", "stun", "slow")))),
)  # fmt: skip

EMBRACE_THE_INFERNO = Tactic(
    "embrace-the-inferno", "Embrace the Inferno", REACTIVE,
    (By(named(("Mephisto, Lord of Temptation",)), 4),),
    seq(
        gain_condition(other & within(3), "incinerate"),
        lasts(
            "round",
            on(
                modify_own(roller=ally & role(ATTACKER) & has(("incinerate",))),
                seq(
                    reroll(roll="attack", all=True),
                    lasts(
                        "attack",
                        on(attack_resolved(when=dealt_damage), remove_condition(ATTACKER, ("incinerate",)), limit="once"),
                    ),
                ),
                optional=True,
            ),
            CARD,
        ),
    ),
    on=(power_phase(),),
)  # fmt: skip

ESCORT_TO_SAFETY = Tactic(
    "escort-to-safety", "Escort to Safety", REACTIVE,
    (By(within(3, TARGET) & ~role(TARGET), 3),),
    seq(push(TARGET, S, TOWARD, SELF), escape_attack()),
    on=(targeted(target=ally, attacker=enemy),),
)  # fmt: skip

CORVUS, PROXIMA = named(("Corvus Glaive",)), named(("Proxima Midnight",))
EXECUTE = Tactic(
    "execute", "Execute", REACTIVE,
    (
        By(role(ATTACKER) & (CORVUS | PROXIMA), 2),
        By(within(1, TARGET) & ((CORVUS & given(PAYER, PROXIMA)) | (PROXIMA & given(PAYER, CORVUS))), 2),
    ),
    until("attack", "no_defense", TARGET, 1),
    on=(targeted(attacker=ally, target=enemy),),
)  # fmt: skip

EXTREME_CONDITIONING = Tactic(
    "extreme-conditioning", "Extreme Conditioning", REACTIVE,
    (By(role(MOVER), 2),),
    use_tool(L),
    on=(would_move(mover=ally & active_character, when=move_action & moving("advance")),),
)  # fmt: skip

EYE_IN_THE_SKY = Tactic(
    "eye-in-the-sky", "Eye in the Sky", REACTIVE,
    (By(named(("Nick Fury",)), 3),),
    seq(
        advance(TARGET, S),
        escape_attack(),
        if_(squad_uses("S.H.I.E.L.D."), lasts("round", on(cleanup(), take_back(), limit="once"), CARD)),
    ),
    on=(targeted(target=ally),),
)  # fmt: skip

EYES_ON_THE_PRIZE = Tactic(
    "eyes-on-the-prize", "Eyes on the Prize", ACTIVE,
    (By(role(IT), 1),),
    until("this activation", "interact_range", SELF, 1),
    on=(activation_start(it=ally),),
)  # fmt: skip

FACE_ME = Tactic(
    "face-me", "Face Me", ACTIVE,
    (By(active_character, 3),),
    choose(enemy & within(4), seq(advance_its_speed(CHOSEN, TOWARD, SELF), opponent(perform_attack(CHOSEN)))),
    when=can_choose(enemy & within(4)),
)  # fmt: skip

FAITHFUL_COMPANION = Tactic(
    "faithful-companion", "Faithful Companion", REACTIVE,
    (By(role(IT) & named(("Shadowcat", "Magik"))),),
    extra_attack("guardian-dragon", role(CAUSE), anywhere=True, blind=True, optional=False),
    on=(hurt(it=ally & affectable, cause=enemy & affectable, when=by_attack_or_superpower),),
    attacks=(Strike("guardian-dragon", ENERGY, range=5, dice=5, rules=(wild_condition("incinerate"),)),),
)  # fmt: skip

FALL_BACK = Tactic(
    "fall-back", "Fall Back", REACTIVE,
    (By(role(TARGET), 2),),
    advance(SELF, S, AWAY, ATTACKER, optional=True),
    on=(before_damage_of(target=ally),),
)  # fmt: skip

FALLEN = Tactic(
    "fallen", "Fallen", REACTIVE,
    (By(role(IT) & named(("Angel",)), dazed=True),),
    seq(
        in_turn(enemy & within(2), if_(can_be_moved(IT, "push"), seq(push(IT, S, AWAY, SELF), gain_condition(IT, "bleed")))),
        join_as("archangel", 1, power_of(SELF)),
        leave_game(SELF),
    ),
    on=(would_flip(it=ally),),
    when=~in_squad("archangel"),
)  # fmt: skip

DANVERS, FLUNG = ally & named(("Captain Marvel",)), throw_something(3, 2, S)
FAN_CLUB = Tactic(
    "fan-club", "Fan Club", REACTIVE,
    (By(named(("Ms. Marvel",)), 3),),
    if_(
        superpower_is("danvers-special"),
        if_(to_throw(FLUNG), may(FLUNG)),
        if_(
            superpower_is("binary-form"),
            if_(
                that(SELF, in_form("Normal")),
                may(
                    seq(transform("Embiggened"), in_turn(enemy & within(2), push(IT, S, AWAY, SELF))),
                    "transform",
                ),
            ),
            advance(SELF, M, TOWARD, TARGET, optional=True),
        ),
    ),
    on=(
        superpower_used(it=DANVERS, when=superpower_is("danvers-special", "binary-form")),
        attack_resolved(attacker=DANVERS, when=weapon_is("rocket-punch")),
    ),
)  # fmt: skip

FASTBALL_SPECIAL = Tactic(
    "fastball-special", "Fastball Special!", ACTIVE,
    (By(named(("Colossus",)), 1), By(named(("Wolverine",)) & within(2, PAYER), 1)),
    throw_at_enemies(PARTNER, M, 2, ("bleed",)),
)  # fmt: skip

PETER = named(("Peter Parker",))
FEARFUL_SYMMETRY = Tactic(
    "fearful-symmetry", "Fearful Symmetry", REACTIVE,
    (By(role(CAUSE) & named(("Kraven the Hunter",))),),
    become(SELF, "spider-man-peter-parker"),
    on=(koed_by(target=enemy & PETER, cause=ally),),
    when=~any_of(ally & PETER),
)  # fmt: skip

FIELD_DRESSING = Tactic(
    "field-dressing", "Field Dressing", ACTIVE,
    (By(cost=4),),
    choose(ally & dazed & within(2), revive(CHOSEN, 1), dazed=True),
    when=can_choose(ally & dazed & within(2), dazed=True),
)  # fmt: skip

FOLLOW_ME = Tactic(
    "follow-me", "Follow Me", REACTIVE,
    (By(role(IT), 6),),
    choose(OTHER_ALLY & within(3) & ready, activate(CHOSEN)),
    on=(activation_end(it=ally),),
    when=can_choose(OTHER_ALLY & within(3) & ready),
)  # fmt: skip

FORCED_EXTRACTION = Tactic(
    "forced-extraction", "Forced Extraction", ACTIVE,
    (By(named(("Mister Sinister",)), 1),),
    choose_up_to(
        OTHER_ALLY & within(3),
        3,
        seq(damage_each(role(CHOSEN), 1), gain_counter("genetic-sample", SELF, tally)),
    ),
    when=can_choose(OTHER_ALLY & within(3)),
)  # fmt: skip

FUSION_CASTER = Tactic(
    "fusion-caster", "Fusion Caster", ACTIVE,
    (By(active_character & named(("Crimson Dynamo",)), 3),),
    grant_attack("fusion-caster"),
    attacks=(
        Strike(
            "fusion-caster", ENERGY, range=3, dice=7, shape="beam",
            rules=(static("crit_double", 2), after_attack(damage(SELF, rolled(CRIT)), when=attack_roll_has(CRIT))),
        ),
    ),
)  # fmt: skip

POISONED = enemy & has(("poison",)) & within(2)
GAMMA_BURST = Tactic(
    "gamma-burst", "Gamma Burst", ACTIVE,
    (By(active_character & named(("Abomination",)), 3),),
    in_turn(POISONED, if_(can_be_moved(IT, "push"), seq(push(IT, M, AWAY, SELF), damage(IT, 1)))),
    when=can_choose(POISONED),
)  # fmt: skip

PREY_OF_GAMMA = enemy & within(2)
GAMMA_DRAIN = Tactic(
    "gamma-drain", "Gamma Drain", ACTIVE,
    (By(active_character & named(("The Immortal Hulk",))),),
    choose(
        PREY_OF_GAMMA,
        seq(
            choose_superpower(CHOSEN),
            lasts(
                "game",
                on(superpower_used(it=role(SUBJECT), when=kept_superpower_is_it), gain_power(SELF, spent_on_superpower)),
                CHOSEN,
                keep=number,
            ),
        ),
    ),
    when=can_choose(PREY_OF_GAMMA),
)  # fmt: skip

UNBURDENED = OTHER_ALLY & within(2) & ~holding(ASSET) & ~holding(CIVILIAN)
GAMMA_LAUNCH = Tactic(
    "gamma-launch", "Gamma Launch", ACTIVE,
    (By(active_character & named(("Hulk",)), 3),),
    choose(UNBURDENED, place(CHOSEN, 5)),
    when=can_choose(UNBURDENED),
)  # fmt: skip

GIANTS_BLOOD = Tactic(
    "giants-blood", "Giant's Blood", REACTIVE,
    (By(named(("Loki Laufeyson",)) & within(2, MOVER), 2),),
    seq(gain_condition(enemy & within(2), "slow", "root"), drop_tokens(SELF), place(SELF, 5)),
    on=(moved(mover=enemy),),
)  # fmt: skip

NEAR_ULTRON = enemy & close_to(me | (ally & named(("Ultron Drones",))), 2)
GLORY_OF_ULTRON = Tactic(
    "glory-of-ultron", "Glory of Ultron", ACTIVE,
    (By(active_character & named(("Ultron",))),),
    tribute(NEAR_ULTRON),
    when=can_choose(NEAR_ULTRON),
)  # fmt: skip

GO_GET_EM_TIGER = Tactic(
    "go-get-em-tiger", "Go Get 'Em Tiger", REACTIVE,
    (By(role(CAUSE) & named(("Peter Parker",)), 2),),
    seq(
        if_(that(SELF, holding()), seq(may_heal(SELF, 3), if_(that(SELF, has(CONDITIONS)), may(remove_condition(SELF))))),
        if_(~that(SELF, contesting(SECURE)), advance(SELF, S, optional=True)),
    ),
    on=(felled(it=enemy & ~grunt, cause=ally),),
)  # fmt: skip

GOTTA_GET_SOME_AIR = Tactic(
    "gotta-get-some-air", "Gotta Get Some Air", REACTIVE,
    (By(named(("Logan, The Wolverine",)) & within(2, MOVER) & ~role(MOVER)),),
    after_effect(seq(advance_its_speed(SELF, AWAY, MOVER), until("round", "no_contest", SELF, 1))),
    on=(moved(when=moved_by("advance", "climb", "place")),),
)  # fmt: skip

GRIEVOUS_WOUNDS = Tactic(
    "grievous-wounds", "Grievous Wounds", REACTIVE,
    (By(role(ATTACKER) & active_character, 1),),
    lasts(
        "attack",
        on(
            attack_resolved(),
            if_(dealt_damage, lasts("activation phase", on(would_heal(it=role(SUBJECT)), no_healing()), TARGET)),
            limit="once",
        ),
    ),
    on=(targeted(attacker=ally, target=enemy),),
)  # fmt: skip

TIRED_FOE = enemy & within(3) & in_sight() & ~ready
HAPPY_BIRTHDAY_RUNT = Tactic(
    "happy-birthday-runt", "Happy Birthday, Runt!", ACTIVE,
    (By(named(("Victor Creed",)), 3),),
    choose(TIRED_FOE, extra_attack("ambush", role(CHOSEN), optional=False)),
    when=can_choose(TIRED_FOE),
    attacks=(
        Strike(
            "ambush", PHYSICAL, range=3, dice=6,
            rules=(
                static("no_cover", True),
                during(
                    "targeted",
                    seq(
                        lasts("attack", static("no_reactives", True, on=enemy)),
                        lasts("attack", static("no_reactive_tactics", True, on=enemy)),
                    ),
                ),
                after_attack(drop_tokens(TARGET), when=that(TARGET, named(("James Logan Howlett",)))),
            ),
        ),
    ),
)  # fmt: skip

HEAVE_HO = Tactic(
    "heave-ho", "Heave Ho", ACTIVE,
    (By(cost=1), By(cost=1)),
    choose(role(PAYER) | role(PARTNER), heave(2, 2, M)),
    when=terrain_shared(2, 2),
)  # fmt: skip

HEAVY_FIREPOWER = Tactic(
    "heavy-firepower", "Heavy Firepower", ACTIVE,
    (By(active_character, 2),),
    lasts(
        "turn",
        on(attack_pool(attacker=me, when=~that(TARGET, close_to(ally, 3))), add_dice("attack", 2), limit="once"),
    ),
)  # fmt: skip

HEAVY_ORDNANCE = Tactic(
    "heavy-ordnance", "Heavy Ordnance", ACTIVE,
    (By(active_character, 2),),
    grant_attack("explosive-barrage"),
    attacks=(
        Strike(
            "explosive-barrage", PHYSICAL, range=4, dice=6,
            rules=(
                ONLY_ITS_OWN_DICE,
                before_damage(each(enemy & ~role(TARGET) & within(2, TARGET), damage(IT, 1)), name="explosive"),
            ),
        ),
    ),
)  # fmt: skip

STARK_AT_WORK = ally & active_character & named(("Tony Stark",))
HELIOS = "helios-laser-bombardment"
HELIOS_LASER_BOMBARDMENT = Tactic(
    "helios-laser-bombardment", "Helios Laser Bombardment", ACTIVE,
    (By(cost=1, most=POWER_LIMIT, upto=ANY_NUMBER),),
    each(
        STARK_AT_WORK,
        seq(
            grant_attack(HELIOS, IT),
            lasts("this activation", on(attack_pool(attacker=role(SUBJECT), when=weapon_is(HELIOS)), add_dice("attack", paid)), IT),
        ),
    ),
    when=any_of(STARK_AT_WORK),
    attacks=(
        Strike(
            HELIOS, ENERGY, range=5, dice=2,
            rules=(
                *NO_LOS_NO_COVER,
                on_wild("sweep-and-clear", after_attack(each(enemy & ~role(TARGET) & within(2, TARGET), damage(IT, 1)))),
            ),
        ),
    ),
)  # fmt: skip

HIRED = ally & named(("Luke Cage", "Iron Fist")) & within(3, TARGET) & ~role(TARGET)
HEROES_FOR_HIRE = Tactic(
    "heroes-for-hire", "Heroes for Hire", REACTIVE,
    (By(role(TARGET), 2),),
    choose(
        HIRED,
        seq(
            place(CHOSEN, 1, of=TARGET),
            retarget(CHOSEN),
            lasts(
                "attack",
                on(
                    attack_resolved(when=that(SUBJECT, affectable) & that(ATTACKER, size(3))),
                    may(throw(ATTACKER, S, AWAY, SUBJECT)),
                    limit="once",
                ),
                CHOSEN,
            ),
        ),
    ),
    on=TARGETED,
    when=can_choose(HIRED),
)  # fmt: skip

MONSTER = ally & named(("Frankenstein's Monster",)) & within(3, TARGET) & ~role(TARGET)
HIDEOUS_MONSTER = Tactic(
    "hideous-monster", "Hideous Monster", REACTIVE,
    (By(role(TARGET), 2),),
    choose(
        MONSTER,
        seq(
            place(CHOSEN, 1, of=TARGET),
            retarget(CHOSEN),
            lasts(
                "attack",
                on(
                    attack_resolved(when=that(SUBJECT, affectable)),
                    seq(
                        roll_for(damage_on(SUBJECT), (CRIT, WILD), "hideous-monster", SUBJECT),
                        note("before", damage_on(ATTACKER)),
                        damage(ATTACKER, hits_rolled),
                        if_(some(grown("before", damage_on(ATTACKER))), push(ATTACKER, S, TOWARD, SUBJECT)),
                    ),
                    limit="once",
                ),
                CHOSEN,
            ),
        ),
    ),
    on=TARGETED,
    when=can_choose(MONSTER),
)  # fmt: skip

HIGHWAY_TO_HELL = Tactic(
    "highway-to-hell", "Highway to Hell", REACTIVE,
    (By(role(MOVER) & named(("Ghost Rider",)), 3),),
    choose(
        enemy & within(1),
        lasts(
            "this activation",
            on(moved(mover=me), seq(place(SUBJECT, 1, of=SELF), gain_condition(SUBJECT, "incinerate")), limit="once"),
            CHOSEN,
        ),
    ),
    on=(would_move(mover=ally & active_character, when=moving("advance", "climb")),),
    when=can_choose(enemy & within(1)),
)  # fmt: skip

CARGO = of_kind(CIVILIAN) & lying_within(3)
HIRED_MUSCLE = Tactic(
    "hired-muscle", "Hired Muscle", ACTIVE,
    (By(cost=1),),
    in_turn(CARGO, move_token(2, limited=False)),
    when=can_find(CARGO),
)  # fmt: skip

HOLD_STILL = Tactic(
    "hold-still", "Hold Still", ACTIVE,
    (By(active_character & named(("Shadowcat",)), 3),),
    choose(
        enemy & within(3),
        seq(place(SELF, 1, of=CHOSEN), extra_attack("phase-disruption", role(CHOSEN), optional=False)),
    ),
    action=True,
    when=can_choose(enemy & within(3)),
    attacks=(
        Strike(
            "phase-disruption", ENERGY, range=1, dice=6,
            rules=(
                icons(WILD, name="nerve-damage")(before_damage(drop_tokens(TARGET))),
                icons(WILD, WILD, name="shifted")(after_attack(place(TARGET, 1, of=SELF))),
            ),
        ),
    ),
)  # fmt: skip

HOODS_GANG = Tactic(
    "hoods-gang", "Hood's Gang", ACTIVE,
    (By(active_character & named(("Hood",)) & in_form("Normal")),),
    lasts(
        "round",
        on(
            modify_own(roller=ally & role(ATTACKER), target=enemy & (contesting() | holding())),
            reroll(1, "attack"),
            optional=True,
        ),
        CARD,
    ),
)  # fmt: skip

HUMAN_WEAPON = Tactic(
    "human-weapon", "Human Weapon", ACTIVE,
    (By(active_character & named(("Shang-Chi",)), 4),),
    seq(advance_its_speed(SELF), extra_attack("eight-linking-palms-strike", enemy, optional=False)),
    action=True,
    attacks=(
        Strike(
            "eight-linking-palms-strike", PHYSICAL, range=2, dice=6, shape="area",
            rules=(
                before_damage(gain_condition(TARGET, "stun")),
                icons(CRIT, WILD, BLOCK, name="relentless-barrage")(after_attack(gain_condition(TARGET, "stagger"))),
            ),
        ),
    ),
)  # fmt: skip
