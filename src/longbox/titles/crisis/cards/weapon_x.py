"""Weapon X, Cosmic Ghost Rider, and Team Tactic cards of Weapon X, the Black Order and the Guardians."""

from __future__ import annotations

from ..script.crises import EXTRACTION, SECURE
from ..script.tactics import ANY_NUMBER, By, Tactic
from ..words import *
from .black_order import BLACK_ORDER
from .first_core_box import ONE_POWER, PIERCE, POWER_FOR_DAMAGE, on_wild, wild_condition
from .keywords import flight, healing_factor, immunity
from .x_force import BROTHERHOOD, WEAPON_X, again

GUARDIANS = "Guardians of the Galaxy"
PSYCHOSIS, MEMORY = "psychosis", "memory"
NO_EXTRACTS = (
    static("no_hold", True, on=me, when=token_of(EXTRACTION)),
    static("no_contest", True, on=me, when=token_of(EXTRACTION)),
    static("no_interact", True, on=me, when=token_of(EXTRACTION)),
)
MAD = that(SELF, has_counter(PSYCHOSIS))
BY_A_SECURE_TOKEN = that(SELF, near_token(1, crisis=SECURE))

MAVERICK = Character(
    "maverick",
    "Maverick",
    "Christoph Nord",
    threat=3,
    affiliations=(WEAPON_X,),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike("plasma-blasters", ENERGY, range=3, dice=4, rules=(ONE_POWER, again("plasma-blasters", "rapid-fire", HIT))),
        Strike("adamantium-knife", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("bleed"))),
        Strike(
            "agent-zero",
            ENERGY,
            range=3,
            dice=7,
            cost=3,
            rules=(
                on_wild(
                    "throw",
                    after_attack(may(throw(TARGET, S, AWAY, SELF), "throw"), when=that(TARGET, size(3) & affectable)),
                ),
            ),
        ),
    ),
    superpowers=(
        active("hit-and-run", 2, seq(action("attack"), action("move")), action=True, limit="turn"),
        reactive("anti-healing-factor-corrosive", 2, would_heal(it=enemy & within(3), when=by_itself), no_healing()),
        innate(
            "kinetic-energy-absorption",
            on(
                attack_resolved(target=me, when=dealt_damage & attack_is(PHYSICAL)),
                seq(gain_power(SELF, 1), advance(SELF, S, optional=True)),
            ),
        ),
        healing_factor(1),
    ),
)

SABRETOOTH_APEX_PREDATOR = Character(
    "sabretooth-apex-predator",
    "Sabretooth, Apex Predator",
    "Victor Creed",
    threat=4,
    affiliations=(BROTHERHOOD, WEAPON_X),
    forms=(Form("Normal", Side(7, M, 3, (4, 3, 4)), Side(6, M, 3, (4, 3, 4)), 35),),
    attacks=(
        Strike("claw-slash", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, PIERCE, wild_condition("bleed"))),
        Strike(
            "bloodthirsty-onslaught",
            PHYSICAL,
            range=3,
            dice=6,
            cost=2,
            rules=(after_attack(place(SELF, 1, TARGET)), PIERCE, wild_condition("bleed")),
        ),
    ),
    superpowers=(
        active(
            "catch-runt",
            3,
            choose(enemy & within(2) & size(3), throw(CHOSEN, M)),
            limit="turn",
            when=any_of(enemy & within(2) & size(3) & affectable),
        ),
        active("primal-pounce", 3, throw(SELF, M, unhurt=True), limit="turn"),
        active(
            "stop-squealing-and-die",
            4,
            next_attack(
                "next/stop-squealing-and-die",
                (during("attack_pool", add_dice("attack", 3)),),
                ("claw-slash", "bloodthirsty-onslaught"),
            ),
        ),
        healing_factor(1),
    ),
)

WEAPON_X_HIMSELF = Character(
    "weapon-x",
    "Weapon X",
    "James Logan Howlett",
    threat=3,
    affiliations=(WEAPON_X,),
    forms=(Form("Normal", Side(5, M, 2, (3, 2, 3)), Side(5, M, 2, (3, 2, 3)), 35),),
    attacks=(
        Strike(
            "berserker-rage",
            PHYSICAL,
            range=2,
            dice=5,
            side="healthy",
            rules=(ONE_POWER, during("attack_pool", add_dice("attack", 1), when=attacked_before), PIERCE),
        ),
        Strike("berserker-rage", PHYSICAL, range=2, dice=5, shape="area", side="injured", rules=(ONE_POWER, PIERCE)),
        Strike(
            "uncontrollable-weapon",
            PHYSICAL,
            range=2,
            dice=7,
            cost=4,
            rules=(
                icons(WILD, HIT, name="rampage")(after_attack(each(other & within(2), damage(IT, 1)))),
                icons(WILD, WILD, name="wild-abandon")(
                    after_attack(extra_attack("uncontrollable-weapon", role(LAST_TARGET), free=True, without=("wild-abandon",)))
                ),
            ),
        ),
    ),
    superpowers=(
        active("charge", 2, seq(action("move"), action("attack")), action=True, limit="turn"),
        innate("adamantium-skeleton", static("thrown_size", 3, on=me)),
        innate(
            "aimless-aggression",
            on(
                would_be_dazed(target=me),
                seq(roll_for(5, (CRIT, WILD), "aimless-aggression"), each(other & within(2), damage(IT, hits_rolled))),
            ),
            side="injured",
        ),
        innate("berserker-wrath", *NO_EXTRACTS, side="injured"),
        innate(
            "savagery-protocols",
            *NO_EXTRACTS,
            static("attack_dice", 2, on=me, when=BY_A_SECURE_TOKEN),
            static("defense_dice", -1, on=me, when=BY_A_SECURE_TOKEN),
            side="healthy",
        ),
        healing_factor(3),
    ),
)

COSMIC_GHOST_RIDER = Character(
    "cosmic-ghost-rider",
    "Cosmic Ghost Rider",
    "Frank Castle",
    threat=6,
    affiliations=(BLACK_ORDER, GUARDIANS),
    forms=(Form("Normal", Side(9, M, 3, (4, 4, 4)), Side(7, M, 3, (4, 4, 4)), 65),),
    attacks=(
        Strike("hellfire-blasters", ENERGY, range=4, dice=6, rules=(ONE_POWER,)),
        Strike(
            "power-cosmic-penance-stare",
            MYSTIC,
            range=2,
            dice=12,
            cost=8,
            rules=(
                static("no_power_for_damage", True),
                icons(CRIT, WILD, HIT, BLOCK, FAIL, name="dust-to-dust")(
                    during("modify_opponent", change_die("defense", (BLOCK,), FAIL, defended(BLOCK), must=True))
                ),
            ),
        ),
    ),
    superpowers=(
        active("interstellar-hellcycle", 1, place(SELF, paid), most=5, limit="turn"),
        active(
            "chains-of-cyttorak",
            2,
            choose(other & within(3), seq(push(CHOSEN, S, TOWARD, SELF), gain_condition(CHOSEN, "incinerate"))),
            limit="turn",
            when=any_of(other & within(3) & affectable),
        ),
        reactive(
            "cosmic-justice-on-wheels",
            3,
            felled(it=ally, cause=enemy & affectable),
            extra_attack("hellfire-blasters", role(CAUSE), optional=False),
        ),
        innate(
            "im-the-spirit-of-vengeance-bearer-of-the-power-cosmic-and-just-a-bit-unstable",
            on(
                cleanup(),
                seq(
                    remove_counters(PSYCHOSIS),
                    roll_for(5, (CRIT, WILD, HIT), "im-the-spirit-of-vengeance"),
                    gain_power(SELF, hits_rolled),
                    if_(that(SELF, has_power(5)), seq(gain_counter(PSYCHOSIS, most=1), drop_tokens(SELF))),
                ),
            ),
        ),
        innate(
            "ready-to-roll",
            on(power_phase_start(when=first_round), gain_counter(PSYCHOSIS, most=1)),
            on(would_be_dazed(target=me & flips), gain_counter(PSYCHOSIS, most=1)),
            static("face_counts", ("attack", FAIL, 1), on=me, when=MAD),
            static("face_counts", ("defense", FAIL, 1), on=me, when=MAD),
            static("no_hold", True, on=me, when=MAD),
            static("no_contest", True, on=me, when=MAD),
            static("no_interact", True, on=me, when=MAD),
        ),
        flight(),
        immunity("bleed", "hex", "incinerate", "poison"),
    ),
)

# -- Team Tactic cards -------------------------------------------------------------------------------------------------

OURS = ally & affiliated(WEAPON_X)
ARE_YOU_SURE_YOU_WANT_TO_REMEMBER = Tactic(
    # it is played when the Leadership is chosen, which is after deployment, too: else nobody could choose what it gives
    "are-you-sure-you-want-to-remember", "Are You Sure You Want to Remember?", REACTIVE,
    (By(named(("Laura Kinney", "James Logan Howlett"))),),
    seq(gain_counter(MEMORY, n=3), lead_with("are-you-sure-you-want-to-remember", "it-was-you")),
    affiliation=WEAPON_X,
    on=(leadership_active(),),
    leaderships=(leadership(
        "it-was-you",
        WEAPON_X,
        on(
            targeted(target=OURS, when=at_least(1, counters(MEMORY))),
            seq(
                spend_counter(MEMORY),
                add_dice("defense", 2),
                lasts(
                    "attack",
                    on(
                        attack_resolved(target=role(SUBJECT), when=~dealt_damage),
                        advance(SUBJECT, S, TOWARD, ATTACKER, optional=True),
                        limit="once",
                    ),
                    TARGET,
                ),
            ),
            optional=True,
        ),
        on(felled(it=ally, cause=enemy), gain_counter(MEMORY, most=3)),
    ),),
)  # fmt: skip
CALL_THE_PACK = Tactic(
    "call-the-pack", "Call the Pack", REACTIVE,
    (By(role(IT) & affiliated(WEAPON_X), 2),),
    seq(advance(SELF, S), in_turn(ally & other & within(3), advance(IT, S, TOWARD, SELF, optional=True))),
    affiliation=WEAPON_X,
    on=(mended(it=ally, when=by_itself),),
)  # fmt: skip
IMPLANTED_MEMORIES = Tactic(
    "implanted-memories", "Implanted Memories", REACTIVE,
    (By(role(TARGET) & affiliated(WEAPON_X), 2),),
    seq(
        roll_for(4, (CRIT, WILD, HIT), "implanted-memories"),
        damage(CAUSE, hits_rolled),
        damage(SELF, failures_rolled),
        gain_power(SELF, failures_rolled),
    ),
    affiliation=WEAPON_X,
    on=(damaged(target=ally, cause=enemy, when=that(CAUSE, affectable & within(3, TARGET))),),
)  # fmt: skip

# -- Black Order -------------------------------------------------------------------------------------------------------

BLACK_ONSLAUGHT = Tactic(
    "black-onslaught", "Black Onslaught", REACTIVE,
    (By(role(IT) & named(("Black Swan",)), 1), By(named(("Black Dwarf",)) & within(2, PAYER), 1)),
    lasts(
        "turn",
        on(moved(mover=me, when=move_action & superpower_is("charge")), place(SUBJECT, 1, SELF, optional=True), limit="once"),
        PARTNER,
    ),
    affiliation=BLACK_ORDER,
    on=(superpower_begins(it=ally, when=superpower_is("charge")),),
)  # fmt: skip
FIRST_OF_THE_BLACK_ORDER = Tactic(
    "first-of-the-black-order", "First of the Black Order", REACTIVE,
    (By(named(("Corvus Glaive",))),),
    lead_with("first-of-the-black-order", "right-hand-man"),
    affiliation=BLACK_ORDER,
    on=(leadership_active(),),
    when=~any_of(ally & named(("Thanos, the Mad Titan",))),
    leaderships=(leadership(
        "right-hand-man",
        BLACK_ORDER,
        on(
            felled(it=enemy, cause=ally & affiliated(BLACK_ORDER)),
            gain_power(ally & affiliated(BLACK_ORDER) & ~role(CAUSE), 1),
        ),
    ),),
)  # fmt: skip
RIDER = active_character & named(("Cosmic Ghost Rider",))
SERVANTS_OF_THE_TITAN = Tactic(
    "servants-of-the-titan", "Servants of the Titan", ACTIVE,
    (By(affiliated(BLACK_ORDER), 1, upto=ANY_NUMBER),),
    choose(
        ally & RIDER,
        seq(
            roll_for(paid, (CRIT, WILD, HIT, BLANK), "servants-of-the-titan", who=IT),
            note("backlash", difference(paid, hits_rolled)),
            repeat(hits_rolled, choose(enemy & within(3, IT), damage(CHOSEN, 1, by=IT))),
            damage(IT, noted("backlash"), by=IT),
            gain_power(IT, noted("backlash")),
        ),
        role="it",
    ),
    affiliation=BLACK_ORDER,
    when=any_of(ally & RIDER),
)  # fmt: skip

# -- Guardians of the Galaxy -------------------------------------------------------------------------------------------


def beside(name: str) -> Test:
    return any_of(ally & affectable & named((name,)) & within(2))


FOREIGN_ASSIGNMENT = Tactic(
    "foreign-assignment", "Foreign Assignment", ACTIVE,
    (By(active_character & named(("Agent Venom",)), 0, most=POWER_LIMIT),),
    several_of(
        pairs(paid),
        gamora=(beside("Gamora"), throw(SELF, M)),
        groot=(beside("Groot"), heal_up_to(SELF, 3)),
        star_lord=(
            beside("Star-Lord"),
            seq(extra_attack("star-lord/full-auto", enemy, free=True), advance(SELF, S, optional=True)),
        ),
        rocket_raccoon=(beside("Rocket Raccoon") & that(SELF, did("attacked")), seq(action("attack"), advance(SELF, S))),
        drax_the_destroyer=(
            beside("Drax the Destroyer"),
            seq(until("turn", "thrown_size", SELF, 3), throw(SELF, S), spend("thrown_size")),
        ),
    ),
    affiliation=GUARDIANS,
)  # fmt: skip
