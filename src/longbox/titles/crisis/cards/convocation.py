"""The Convocation."""

from __future__ import annotations

from ..rules.tactics import ANY_NUMBER, By, Tactic, add_tactic
from ..words import *
from .first_core_box import ONE_POWER, POWER_FOR_DAMAGE, hurl, on_wild, wild_condition, wild_push
from .keywords import flight, immunity

CONVOCATION, DEFENDERS, MIDNIGHT_SONS = "Convocation", "Defenders", "Midnight Sons"
PIERCE = on_wild("pierce", during("modify_opponent", pierce()))
ANY_TYPE = (PHYSICAL, ENERGY, MYSTIC)


def if_hurt(*conditions: str) -> Rule:
    return after_attack(gain_condition(TARGET, *conditions), when=dealt_damage)


def trance(id: str) -> Superpower:
    """Much Power for an action, at some risk."""
    effect = seq(gain_power(SELF, 3), roll_for(5, (FAIL,), id), damage(SELF, hits_rolled))
    return active(id, 0, effect, action=True, limit="turn")


def relocate(id: str, cost: int, whom: Filter, range: int) -> Superpower:
    """Place somebody, each at most once per turn."""
    effect = choose(whom & fresh(id), seq(tick(CHOSEN, id), place(CHOSEN, range)))
    return active(id, cost, effect, when=any_of(whom & fresh(id) & affectable))


def mystic_armor(id: str, *types: int) -> Superpower:
    """Wilds of the defense roll blank what the attacker rolled, and bring Power."""
    return innate(
        id,
        on(
            modify_opponent(roller=me & role(TARGET), when=attack_is(*types) & at_least(1, defended(WILD))),
            seq(change_die("attack", (CRIT, WILD, HIT), BLANK, defended(WILD)), gain_power(SELF, dice_changed)),
            optional=True,
        ),
    )


def eye_of_agamotto() -> Superpower:
    return innate(
        "eye-of-agamotto",
        static("fails_too", True, on=me),
        on(modify_own(roller=me, when=attack_or_defense), reroll(all=True, fails=True), optional=True),
    )


ANCIENT_ONE = add_character(
    Character(
        "ancient-one",
        "Ancient One",
        "Ancient One",
        threat=4,
        affiliations=(CONVOCATION, DEFENDERS),
        forms=(Form("Normal", Side(6, M, 2, (2, 3, 5)), Side(6, M, 2, (2, 3, 5)), 35),),
        attacks=(
            Strike("shards-of-the-seraphim", MYSTIC, range=2, dice=5, rules=(POWER_FOR_DAMAGE, PIERCE)),
            Strike("fangs-of-farallah", MYSTIC, range=3, dice=4, rules=(ONE_POWER, if_hurt("poison"))),
            Strike(
                "astral-strike",
                MYSTIC,
                range=2,
                dice=8,
                cost=4,
                rules=(
                    during(
                        "attack_pool",
                        seq(
                            lasts("attack", static("face_counts", ("defense", CRIT, 0), on=role(SUBJECT)), TARGET),
                            lasts("attack", static("no_crit_dice", True, on=role(SUBJECT)), TARGET),
                        ),
                    ),
                    if_hurt("stagger"),
                ),
            ),
        ),
        superpowers=(
            active("mists-of-hoggoth", 2, place(SELF, 2), limit="turn"),
            reactive("winds-of-watoomb", 3, targeted(target=me), push(ATTACKER, S, TOWARD, SELF)),
            innate(
                "keeper-of-the-eye-of-agamotto",
                on(modify_own(roller=me, when=rolling("defense", "dodge")), reroll(2), optional=True),
                on(power_phase(), gain_power(SELF, 1)),
            ),
            innate(
                "martial-artist",
                static("face_counts", ("defense", BLANK, 1), on=me, when=attack_is(PHYSICAL, ENERGY) & that(ATTACKER, within(2))),
            ),
        ),
    )
)

BARBED = ("hex", "incinerate", "poison", "slow")

BARON_MORDO = add_character(
    Character(
        "baron-mordo",
        "Baron Mordo",
        "Karl Amadeus Mordo",
        threat=3,
        affiliations=("Cabal", CONVOCATION),
        forms=(Form("Normal", Side(6, M, 2, (2, 4, 4)), Side(5, M, 2, (2, 4, 4)), 50),),
        attacks=(
            Strike(
                "staff-of-the-living-tribunal",
                MYSTIC,
                range=3,
                dice=4,
                rules=(POWER_FOR_DAMAGE, wild_push(when=that(TARGET, size(2)))),
            ),
            Strike("bolts-of-bishru", MYSTIC, range=4, dice=4, rules=(ONE_POWER, wild_condition("hex"))),
            Strike(
                "rains-of-raggadorr",
                MYSTIC,
                range=4,
                dice=7,
                cost=4,
                rules=(after_attack(gain_condition(TARGET, "incinerate", "poison"), name="burning-rain"),),
            ),
        ),
        superpowers=(
            active("master-of-the-occult", 0, gain_power(SELF, 2), action=True, limit="turn"),
            active(
                "soul-barb",
                2,
                choose(enemy & within(3) & has(BARBED), spread_condition(CHOSEN, BARBED, enemy & within(2, CHOSEN))),
                when=any_of(enemy & within(3) & has(BARBED) & affectable),
            ),
            reactive(
                "ferocity-of-cyttorak",
                2,
                targeted(attacker=ally & other & within(3), target=enemy),
                seq(
                    add_dice("attack", 2),
                    lasts("attack", on(attack_resolved(attacker=role(SUBJECT)), damage(ATTACKER, 1), limit="once"), ATTACKER),
                ),
                limit="turn",
            ),
            reactive("vaulting-boots-of-valtorr", 2, moved(mover=me, when=moved_by("push")), after_effect(advance(SELF, S))),
            flight(),
        ),
    )
)

CLEA = add_character(
    Character(
        "clea",
        "Clea",
        "Clea",
        threat=3,
        affiliations=(CONVOCATION, DEFENDERS),
        forms=(Form("Normal", Side(5, M, 2, (2, 3, 4)), Side(5, M, 2, (2, 3, 4)), 35),),
        attacks=(
            Strike("demon-claws-of-denak", MYSTIC, range=3, dice=4, rules=(ONE_POWER, wild_condition("bleed"))),
            Strike(
                "icy-tendrils-of-ikthalon",
                MYSTIC,
                range=4,
                dice=6,
                cost=3,
                rules=(
                    wild_condition("slow"),
                    icons(WILD, HIT, name="stun")(after_attack(gain_condition(TARGET, "stun"))),
                    icons(CRIT, WILD, HIT, BLOCK, name="stagger")(after_attack(gain_condition(TARGET, "stagger"))),
                ),
            ),
        ),
        superpowers=(
            trance("descendant-of-the-faltine"),
            hurl("oshturs-mighty-hand", size=2, within=3, tool=S),
            relocate("vapors-of-dormammu", 3, ally & within(3), 2),
            immunity("incinerate"),
        ),
    )
)

DOCTOR_STRANGE = add_character(
    Character(
        "doctor-strange",
        "Doctor Strange",
        "Stephen Vincent Strange",
        threat=5,
        affiliations=(CONVOCATION, DEFENDERS, MIDNIGHT_SONS),
        gems=("soul", "time"),
        forms=(Form("Normal", Side(6, M, 2, (3, 4, 4)), Side(6, M, 2, (3, 4, 4)), 50),),
        attacks=(
            Strike(
                "bolts-of-bedevilment",
                ENERGY,
                range=4,
                dice=5,
                rules=(
                    POWER_FOR_DAMAGE,
                    after_attack(may(push(TARGET, S), "push"), when=dealt_damage & that(TARGET, affectable)),
                ),
            ),
            Strike(
                "crimson-bands-of-cyttorak",
                MYSTIC,
                range=3,
                dice=6,
                cost=4,
                rules=(
                    after_attack(gain_condition(TARGET, "stagger"), when=~attack_roll_has(CRIT, WILD, HIT)),
                    # the token is put in the place of Stagger: where there is none to give, Stagger stays
                    icons(CRIT, WILD, HIT, name="mystic-binding")(
                        after_attack(
                            if_(
                                that(TARGET, ready),
                                one_of(mystic_binding=give_activated(TARGET), stagger=gain_condition(TARGET, "stagger")),
                                gain_condition(TARGET, "stagger"),
                            )
                        )
                    ),
                ),
            ),
        ),
        superpowers=(
            leadership(
                "mystic-empowerment",
                DEFENDERS,
                on(
                    attack_declared(attacker=ally & has_power(1)),
                    seq(pay_power(ATTACKER, 1), choose_type(), mark_attack("mystic-empowerment")),
                    limit="turn",
                    optional=True,
                ),
                on(
                    attack_resolved(attacker=ally, when=dealt_damage & marked("mystic-empowerment")),
                    gain_condition(TARGET, "hex"),
                ),
            ),
            active("oshturs-refuge", 3, choose(ally & within(2), heal_up_to(CHOSEN, 3)), limit="turn"),
            reactive("hoggoths-hoary-wisdom", 2, targeted(target=ally & within(3)), add_dice("defense", 2)),
            eye_of_agamotto(),
            innate("shield-of-the-seraphim", on(dice_shown(it=me, when=showing(BLOCK)), gain_power(SELF, 1))),
            flight(),
        ),
    )
)

DOCTOR_STRANGE_SORCERER_SUPREME = add_character(
    Character(
        "doctor-strange-sorcerer-supreme",
        "Doctor Strange, Sorcerer Supreme",
        "Stephen Vincent Strange",
        threat=5,
        affiliations=(CONVOCATION, DEFENDERS),
        forms=(Form("Normal", Side(6, M, 2, (3, 3, 5)), Side(6, M, 2, (3, 3, 5)), 50),),
        attacks=(
            Strike("baleful-bolts-of-balthakk", MYSTIC, range=3, dice=5, rules=(POWER_FOR_DAMAGE, PIERCE)),
            Strike("deadly-daggers-of-daveroth", PHYSICAL, range=5, dice=6, cost=1, types=ANY_TYPE, rules=(if_hurt("poison"),)),
            Strike(
                "shining-circle-of-the-seraphim",
                MYSTIC,
                range=2,
                dice=7,
                cost=6,
                shape="area",
                rules=(
                    static("spares_allies", True),
                    on_wild("cleanse", after_attack(each(ally & within(2), remove_condition(IT)))),
                    icons(WILD, BLOCK, name="salve")(after_attack(heal(ally & within(2), 1))),
                ),
            ),
        ),
        superpowers=(
            relocate("scalpel-of-strange", 4, anyone & within(2), 3),
            innate("chosen-of-the-vishanti", on(power_phase(), gain_power(SELF, 2))),
            eye_of_agamotto(),
            mystic_armor("mystic-armor-of-strange", ENERGY, MYSTIC),
            flight(),
        ),
    )
)

DANIEL = "doctor-voodoo/spirit-of-brother-daniel"
POSSESSABLE = enemy & within(3) & open_to(DANIEL)

DOCTOR_VOODOO = add_character(
    Character(
        "doctor-voodoo",
        "Doctor Voodoo",
        "Jericho Drumm",
        threat=4,
        affiliations=("Avengers", CONVOCATION, MIDNIGHT_SONS),
        forms=(Form("Normal", Side(6, M, 2, (2, 2, 4)), Side(6, M, 2, (2, 2, 4)), 50),),
        attacks=(
            Strike(
                "spirit-venom",
                MYSTIC,
                range=3,
                dice=5,
                rules=(
                    POWER_FOR_DAMAGE,
                    on_wild("sap-power", before_damage(drain(TARGET, rolled(WILD)))),
                    icons(HIT, HIT, name="spiritual-strength")(
                        after_attack(throw(TARGET, S), when=that(TARGET, size(2) & affectable))
                    ),
                ),
            ),
            Strike(
                "staff-of-legba",
                MYSTIC,
                range=2,
                dice=7,
                cost=3,
                rules=(on_wild("power-burn", before_damage(burn_power(TARGET, rolled(WILD)))),),
            ),
        ),
        superpowers=(
            active(
                "possession",
                1,
                choose(POSSESSABLE & threat_up_to(paid), seq(drop_tokens(CHOSEN), send_token(DANIEL, CHOSEN))),
                most=POWER_LIMIT,
                when=any_of(POSSESSABLE & threat_up_to(power_of(SELF)) & affectable),
            ),
            reactive("recall-spirit", 3, targeted(target=me), recall_token(DANIEL), when=sent(DANIEL)),
            innate(
                "spirit-of-brother-daniel",
                static("defense_dice", 2, on=me, when=~sent(DANIEL)),
                static("dodge_dice", 2, on=me, when=~sent(DANIEL)),
                static("no_hold", True, on=bears(DANIEL)),
                on(dice_shown(it=me, when=showing(FAIL)), gain_power(SELF, 1)),
            ),
            flight(),
            immunity("hex", "incinerate"),
        ),
    )
)

MAGIK = add_character(
    Character(
        "magik",
        "Magik",
        "Illyana Rasputin",
        threat=3,
        affiliations=(CONVOCATION, DEFENDERS, "Uncanny X-Men", "New Mutants", "Servants of the Apocalypse"),
        forms=(Form("Normal", Side(5, M, 2, (3, 3, 4)), Side(5, M, 2, (3, 3, 4)), 35),),
        attacks=(
            Strike("bolts-of-oshtur", ENERGY, range=4, dice=4, rules=(ONE_POWER,)),
            Strike("soulsword", MYSTIC, range=2, dice=5, rules=(POWER_FOR_DAMAGE, PIERCE)),
            Strike(
                "darkchylde",
                MYSTIC,
                range=3,
                dice=6,
                cost=4,
                rules=(
                    during("attack_pool", count_face("attack", FAIL)),
                    static("counts_theirs", FAIL),
                    after_attack(gain_condition(TARGET, "bleed", "incinerate")),
                ),
            ),
        ),
        superpowers=(
            active("limbo-step", 1, place(SELF, paid), most=3, limit="turn"),
            mystic_armor("sorcerer-supreme-of-limbo", MYSTIC),
        ),
    )
)

ASSISTED = ally & other & within(3) & unaffected("faithful-assistant", "round")
BLESSED = ally & within(3) & unaffected("the-vishantis-blessing", "round")

WONG = add_character(
    Character(
        "wong",
        "Wong",
        "Wong",
        threat=2,
        affiliations=(CONVOCATION, DEFENDERS, MIDNIGHT_SONS),
        forms=(Form("Normal", Side(4, M, 2, (3, 3, 3)), Side(4, M, 2, (3, 3, 3)), 35),),
        attacks=(Strike("strike", PHYSICAL, range=2, dice=4, rules=(ONE_POWER,)),),
        superpowers=(
            active(
                "faithful-assistant",
                2,
                choose(ASSISTED, seq(note_affected("faithful-assistant", CHOSEN, "round"), gain_power(CHOSEN, 1))),
                when=any_of(ASSISTED & affectable),
            ),
            active("meditate", 0, gain_power(SELF, 1), action=True),
            active(
                "the-vishantis-blessing",
                1,
                choose(
                    BLESSED,
                    seq(
                        note_affected("the-vishantis-blessing", CHOSEN, "round"),
                        one_of(heal=heal_up_to(CHOSEN, 2), remove_condition=remove_condition(CHOSEN)),
                    ),
                ),
                action=True,
                when=any_of(BLESSED & affectable),
            ),
            innate(
                "servant-to-the-sorcerer-supreme",
                static("defense_dice", 1, on=me, when=any_of(ally & affectable & within(3) & named(("Stephen Vincent Strange",)))),
            ),
        ),
    )
)

# -- Team Tactic cards -------------------------------------------------------------------------------------------------

add_tactic(
    Tactic(
        "bane-of-damballah", "Bane of Damballah", REACTIVE,
        (By(role(ATTACKER) & affiliated(CONVOCATION), 1),),
        seq(gain_condition(TARGET, "root"), gain_condition(enemy & ~role(TARGET) & within(2, TARGET), "root")),
        affiliation=CONVOCATION,
        on=(attack_resolved(attacker=ally, when=attack_roll_has(WILD) | attack_roll_has(HIT)),),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "book-of-cagliostro", "Book of Cagliostro", ACTIVE,
        (By(affiliated(CONVOCATION) & ~ready, 2), By(within(3, PAYER), 2), By(within(3, PAYER), 2)),
        seq(
            ready_again(PAYER),
            lasts(
                "round",
                on(cleanup(when=tactics_left(2)), seq(discard_tactics(2), take_back()), limit="once", optional=True),
                TARGET,
            ),
        ),
        affiliation=CONVOCATION,
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "iron-bound-books-of-shuma-gorath", "Iron-Bound Books of Shuma-Gorath", REACTIVE,
        (By(affiliated(CONVOCATION), 2),),
        seq(
            lasts(
                "round",
                on(targeted(attacker=enemy, target=ally, when=attack_is(PHYSICAL)), change_type(MYSTIC), optional=True),
                CARD,
            ),
            lasts("game", on(koed_by(target=ally & ~grunt), after_effect(take_back()), limit="once", optional=True), CARD),
        ),
        affiliation=CONVOCATION,
        on=(power_phase(),),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "orb-of-agamotto", "Orb of Agamotto", ACTIVE,
        (By(affiliated(CONVOCATION) & ~holding(), 3, upto=ANY_NUMBER),),
        each("payers", place(IT, 3)),
        affiliation=CONVOCATION,
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "plane-of-pohldahk", "Plane of Pohldahk", ACTIVE,
        (By(affiliated(CONVOCATION), 3),),
        choose(
            enemy,
            lasts(
                "round",
                on(
                    modify_own(roller=ally & role(ATTACKER), target=role(SUBJECT), when=attack_is(MYSTIC)),
                    reroll(roll="attack"),
                    optional=True,
                ),
                CHOSEN,
            ),
        ),
        affiliation=CONVOCATION,
        when=can_choose(enemy),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "wand-of-watoomb", "Wand of Watoomb", ACTIVE,
        (By(active_character & affiliated(CONVOCATION), 2),),
        one_of(
            elemental_blast=grant_attack("elemental-blast"),
            reroll=lasts(
                "round",
                on(modify_own(roller=role(SUBJECT), target=role(SUBJECT), attacker=anyone), reroll(2, "defense"), optional=True),
            ),
            second_use=until("this activation", "second_use", SELF, 1),
        ),
        affiliation=CONVOCATION,
        attacks=(
            Strike(
                "elemental-blast",
                ENERGY,
                range=5,
                dice=7,
                rules=(on_wild("elemental-blast", after_attack(gain_condition(TARGET, "incinerate", "shock", "slow"))),),
            ),
        ),
    )
)  # fmt: skip
