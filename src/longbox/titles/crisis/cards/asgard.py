"""Asgard."""

from __future__ import annotations

from ..rules.tactics import ANY_NUMBER, By, Tactic, add_tactic
from ..words import *
from .first_core_box import ONE_POWER, POWER_FOR_DAMAGE, hurl, on_wild, wild_condition
from .forms_and_gems import arc
from .keywords import flight, immunity
from .winter_guard import AFFLICTED, HARD_SHELL

ASGARD = "Asgard"
CHARGE = seq(action("move"), action("attack"))
COME_CLOSER = on(attack_resolved(target=me, when=dealt_damage), advance(SELF, S, TOWARD, ATTACKER), optional=True)


def blessed(id: str = "asgardian") -> Superpower:
    return innate(id, on(power_phase(), gain_power(SELF, 1)))


def throws_terrain(id: str, cost: int, size: int, within: int, tool: int) -> Superpower:
    effect = throw_terrain(size, within, tool)
    return active(id, cost, effect, limit="turn", when=to_throw(effect))


ENCHANTRESS = add_character(
    Character(
        "enchantress",
        "Enchantress",
        "Amora",
        threat=4,
        affiliations=(ASGARD, "Cabal"),
        forms=(Form("Normal", Side(6, M, 2, (2, 2, 5)), Side(5, M, 2, (2, 2, 5)), 35),),
        attacks=(
            Strike(
                "spurned-affection",
                ENERGY,
                range=3,
                dice=5,
                shape="beam",
                rules=(ONE_POWER, on_wild("sap-power", before_damage(drain(TARGET, rolled(WILD))))),
            ),
            Strike(
                "enthrall",
                MYSTIC,
                range=3,
                dice=7,
                cost=3,
                rules=(
                    wild_condition("slow"),
                    icons(WILD, WILD, name="stun")(after_attack(gain_condition(TARGET, "stun"))),
                    icons(WILD, WILD, WILD, name="stagger")(after_attack(gain_condition(TARGET, "stagger"))),
                ),
            ),
        ),
        superpowers=(
            active(
                "amoras-kiss",
                3,
                choose(enemy & within(1) & robbable(("asset", "civilian")), hand_over(("asset", "civilian"), me, CHOSEN)),
                action=True,
                when=any_of(enemy & affectable & within(1) & robbable(("asset", "civilian"))),
            ),
            throws_terrain("hel-hath-no-fury", 3, size=2, within=3, tool=M),
            active(
                "sirens-call",
                2,
                choose(enemy & within(3), advance(CHOSEN, S)),
                limit="turn",
                when=any_of(enemy & affectable & within(3)),
            ),
            innate(
                "enchanting",
                on(
                    targeted(target=me, attacker=enemy, when=~attack_type(MYSTIC)),
                    may(unless_pays(ATTACKER, 2, defend_with(MYSTIC)), "enchanting"),
                ),
            ),
            blessed(),
            flight(),
        ),
    )
)

SKURGE = add_character(
    Character(
        "skurge-the-executioner",
        "Skurge, The Executioner",
        "Skurge",
        threat=3,
        affiliations=(ASGARD, "Cabal"),
        forms=(Form("Normal", Side(6, M, 2, (4, 3, 2)), Side(5, M, 2, (4, 3, 2)), 35),),
        attacks=(
            Strike("battle-axe", PHYSICAL, range=2, dice=6, rules=(ONE_POWER, wild_condition("bleed"))),
            Strike(
                "the-executioner",
                PHYSICAL,
                range=3,
                dice=8,
                cost=4,
                rules=(
                    during("modify_own", reroll(2, "attack"), when=that(TARGET, has(("bleed",))), optional=True),
                    wild_condition("bleed"),
                ),
            ),
        ),
        superpowers=(
            throws_terrain("storm-giant-strength", 3, size=3, within=2, tool=S),
            reactive("right-hand-man", 2, targeted(attacker=enemy & within(2), target=ally & other), retarget(SELF)),
            innate("aggressive", COME_CLOSER),
            blessed(),
        ),
    )
)

VALKYRIE = add_character(
    Character(
        "valkyrie",
        "Valkyrie",
        "Brunhilde",
        threat=3,
        affiliations=("A-Force", ASGARD, "Defenders"),
        forms=(Form("Normal", Side(6, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
        attacks=(
            Strike("strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE,)),
            Strike(
                "dragon-fang",
                PHYSICAL,
                range=2,
                dice=7,
                cost=3,
                rules=(
                    after_attack(gain_condition(TARGET, "bleed")),
                    icons(CRIT, WILD, name="flurry")(after_attack(extra_attack("strike", anyone))),
                ),
            ),
        ),
        superpowers=(
            hurl("asgardian-might", size=2, within=2, tool=S),
            active("charge", 2, CHARGE, action=True, limit="turn"),
            active(
                "warrior-of-legend",
                2,
                next_attack(
                    "next/warrior-of-legend",
                    (
                        during(
                            "modify_own",
                            change_die("attack", (CRIT, WILD, BLOCK, BLANK), HIT, rolled(CRIT, WILD)),
                            when=at_least(1, rolled(CRIT, WILD)),
                            optional=True,
                        ),
                    ),
                ),
            ),
            blessed(),
        ),
    )
)

LADY_SIF = add_character(
    Character(
        "lady-sif",
        "Lady Sif",
        "Sif",
        threat=4,
        affiliations=(ASGARD,),
        forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(6, M, 2, (4, 3, 3)), 35),),
        attacks=(
            Strike(
                "warrior-born",
                PHYSICAL,
                range=2,
                dice=5,
                rules=(
                    POWER_FOR_DAMAGE,
                    on_wild("push", after_attack(may(push(TARGET, S), "push"), when=that(TARGET, affectable & size(3)))),
                    icons(CRIT, WILD, name="follow-up")(after_attack(advance(SELF, S, TOWARD, TARGET, optional=True))),
                ),
            ),
            Strike(
                "warrior-forged",
                PHYSICAL,
                range=3,
                dice=7,
                cost=3,
                rules=(
                    icons(CRIT, HIT, name="mighty-bash")(
                        after_attack(seq(if_(that(TARGET, affectable & size(3)), throw(TARGET, M)), advance(SELF, S)))
                    ),  # only the throw asks for the Size: the advance is a sentence of its own
                ),
            ),
        ),
        superpowers=(
            active("charge", 2, CHARGE, action=True, limit="turn"),
            reactive(
                "master-swordswoman",
                2,
                (targeted(target=me, attacker=within(2)), targeted(attacker=me, target=within(2))),
                mark_attack("master-swordswoman"),
                when=attack_is(PHYSICAL),
                parts=(on(modify_own(roller=me, when=in_attack & marked("master-swordswoman")), reroll(), optional=True),),
            ),
            innate("battle-tested", HARD_SHELL),
            blessed(),
        ),
    )
)

BETA_RAY_BILL = add_character(
    Character(
        "beta-ray-bill",
        "Beta Ray Bill",
        "Bill",
        threat=4,
        affiliations=(ASGARD, "Guardians of the Galaxy"),
        forms=(Form("Normal", Side(6, M, 2, (4, 4, 3)), Side(5, M, 2, (4, 4, 3)), 50),),
        attacks=(
            Strike("stormbreaker", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("stun"))),
            Strike(
                "summon-the-storm",
                ENERGY,
                range=4,
                dice=6,
                cost=2,
                rules=(
                    during("modify_own", reroll(2, "attack", fails=True), when=that(TARGET, knows("flight")), optional=True),
                    wild_condition("shock"),
                ),
            ),
            Strike(
                "godhunter",
                ENERGY,
                range=2,
                dice=5,
                cost=3,
                rules=(
                    during("attack_pool", add_dice("attack", size_of(TARGET))),
                    icons(CRIT, WILD, HIT, name="hurl")(after_attack(throw(TARGET, M))),
                ),
            ),
        ),
        superpowers=(
            hurl("immeasurable-strength", size=4, within=2, tool=M),
            reactive("korbinite-cybernetics", 1, would_suffer(target=me), reduce_damage(1)),
            innate("honorbound", COME_CLOSER),
            blessed("blessed-by-the-all-father"),
            flight(),
            immunity("bleed", "incinerate", "poison"),
        ),
    )
)

THE_MIGHTY_THOR = add_character(
    Character(
        "the-mighty-thor",
        "The Mighty Thor",
        "Jane Foster",
        threat=5,
        affiliations=("A-Force", ASGARD),
        forms=(Form("Normal", Side(8, M, 2, (4, 4, 4)), Side(6, M, 2, (4, 4, 4)), 35),),
        attacks=(
            Strike(
                "hammer-strike",
                PHYSICAL,
                range=3,
                dice=6,
                rules=(
                    POWER_FOR_DAMAGE,
                    on_wild(
                        "throw",
                        after_attack(may(throw(TARGET, S, AWAY, SELF), "throw"), when=that(TARGET, affectable & size(4))),
                    ),
                ),
            ),
            Strike(
                "lightning-blast",
                ENERGY,
                range=4,
                dice=8,
                cost=4,
                rules=(
                    on_wild("electric-shock", before_damage(each(~role(TARGET) & within(2, TARGET), damage(IT, 2)))),
                    after_attack(gain_condition(TARGET, "shock")),
                ),
            ),
        ),
        superpowers=(
            leadership(
                "renegade-thor-of-asgardia",
                ASGARD,
                on(
                    modify_own(roller=ally & role(ATTACKER), target=enemy & within(2, ATTACKER)),
                    reroll(1, "attack"),
                    limit="turn",
                    optional=True,
                ),
                on(
                    modify_own(roller=ally & role(TARGET), when=that(ATTACKER, enemy & ~within(2, TARGET))),
                    reroll(1, "defense"),
                    limit="turn",
                    optional=True,
                ),
            ),
            active(
                "for-midgard",
                3,
                seq(
                    action("move"),
                    next_attack("next/for-midgard", (during("modify_own", reroll(2, "attack"), optional=True),)),
                    action("attack"),
                    no_next_attack("next/for-midgard"),
                ),
                action=True,
                limit="turn",
            ),
            throws_terrain("inner-strength", 3, size=4, within=2, tool=M),
            reactive("if-she-be-worthy", 2, modify_own(roller=me, when=defends(PHYSICAL, ENERGY)), reroll(99, "defense")),
            blessed("blessed-by-the-all-mother"),
            flight(),
            immunity("shock"),
        ),
    )
)

LOKI_GOD_OF_MISCHIEF = add_character(
    Character(
        "loki-god-of-mischief",
        "Loki, God of Mischief",
        "Loki Laufeyson",
        threat=4,
        affiliations=(ASGARD, "Cabal"),
        gems=("mind", "space"),
        forms=(Form("Normal", Side(5, M, 2, (3, 3, 4)), Side(5, M, 2, (3, 3, 4)), 35),),
        attacks=(
            Strike("strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE,)),
            Strike(
                "frost-blast",
                ENERGY,
                range=3,
                dice=4,
                shape="beam",
                rules=(after_attack(gain_condition(TARGET, "slow"), when=dealt_damage),),
            ),
            Strike(
                "illusions",
                MYSTIC,
                range=4,
                dice=6,
                cost=3,
                rules=(
                    icons(WILD, WILD, name="mesmerize")(
                        after_attack(
                            if_(  # whoever cannot be moved hurts nobody: it is the end of the advance that does
                                can_be_moved(TARGET, "advance"),
                                may(
                                    seq(advance_its_speed(TARGET), each(~role(TARGET) & within(2, TARGET), damage(IT, 1))),
                                    "mesmerize",
                                ),
                            ),
                            when=that(TARGET, affectable),
                        )
                    ),
                ),
            ),
        ),
        superpowers=(
            reactive(
                "i-am-a-god",
                2,
                (attack_pool(attacker=me), defense_pool(target=me)),
                count_face("own", BLANK),
            ),
            reactive("trickster", 3, targeted(target=me), seq(advance(SELF, S), escape_attack()), limit="turn"),
            innate("god-of-mischief", static("superpower_cost", (1, 0), on=enemy & within(4)), side="healthy"),
            innate(
                "god-of-mischief",
                static("superpower_cost", (1, 0), on=enemy & within(4)),
                static("no_crit_dice", True, on=enemy & within(4)),
                side="injured",
            ),
            blessed(),
        ),
    )
)

LOKI_PRINCE_OF_LIES = add_character(
    Character(
        "loki-prince-of-lies",
        "Loki, Prince of Lies",
        "Loki Laufeyson",
        threat=5,
        affiliations=(ASGARD, "Criminal Syndicate"),
        forms=(Form("Normal", Side(7, L, 2, (4, 4, 5)), Side(6, L, 2, (4, 4, 5)), 35),),
        attacks=(
            Strike(
                "mischiefs-and-magicks",
                MYSTIC,
                range=3,
                dice=6,
                rules=(
                    POWER_FOR_DAMAGE,
                    icons(CRIT, WILD, name="bamboozle")(
                        after_attack(seq(advance(TARGET, S, optional=True), gain_condition(TARGET, "root")))
                    ),
                ),
            ),
            Strike(
                "clever-ploy",
                MYSTIC,
                range=3,
                dice=5,
                cost=4,
                shape="area",
                rules=(
                    after_attack(advance(TARGET, S), when=dealt_damage),
                    static("spares_allies", True),
                ),
            ),
        ),
        superpowers=(
            leadership(
                "i-come-bearing-gifts",
                ASGARD,
                on(
                    modify_own(roller=ally & other & has_power(1)),
                    seq(pay_power(ROLLER, 1), reroll(1), gain_power(SELF, 1)),
                    optional=True,
                ),
            ),
            active(
                "go-forth",
                2,
                choose(ally & other & within(4), place(CHOSEN, 2)),
                limit="turn",
                when=any_of(ally & other & within(4) & affectable),
            ),
            reactive(
                "oh-my-what-a-pity",
                1,
                (
                    attack_resolved(target=ally & within(3), attacker=enemy & affectable, when=attack_roll_has(FAIL)),
                    attack_resolved(attacker=me, target=enemy & affectable, when=defense_roll_has(FAIL)),
                ),
                if_(that(ATTACKER, me), damage(TARGET, 1), damage(ATTACKER, 1)),
            ),
            innate("this-isnt-mischief-this-is-mayhem", static("counts_theirs", FAIL, on=me)),
            blessed(),
        ),
    )
)

THOR_HERO_OF_MIDGARD = add_character(
    Character(
        "thor-hero-of-midgard",
        "Thor, Hero of Midgard",
        "Thor Odinson",
        threat=6,
        affiliations=(ASGARD,),
        forms=(Form("Normal", Side(9, M, 3, (4, 4, 4)), Side(8, M, 3, (4, 4, 4)), 50),),
        attacks=(
            Strike(
                "odinsons-ire",
                ENERGY,
                range=3,
                dice=7,
                rules=(
                    POWER_FOR_DAMAGE,
                    on_wild("lightning-arc", after_attack(arc(1))),
                    icons(WILD, HIT, name="push")(after_attack(may(push(TARGET, S), "push"), when=that(TARGET, affectable))),
                ),
            ),
            Strike(
                "i-would-have-words-with-thee",
                PHYSICAL,
                range=3,
                dice=10,
                cost=4,
                rules=(
                    before_damage(place(SELF, 1, TARGET)),
                    after_attack(throw(TARGET, M, AWAY, SELF), when=that(TARGET, affectable & size(4))),
                ),
            ),
        ),
        superpowers=(
            active("have-at-thee", 3, throw(SELF, M, unhurt=True), limit="turn"),
            throws_terrain("the-power-of-thor", 3, size=4, within=2, tool=L),
            reactive(
                "i-say-the-nay-villain",
                3,
                attack_resolved(target=me, attacker=within(3) & affectable),
                seq(roll_for(7, (CRIT, WILD), "i-say-the-nay-villain"), damage(ATTACKER, hits_rolled)),
                limit="turn",
            ),
            blessed(),
            flight(),
            immunity("shock"),
        ),
    )
)

ROYAL_CARE = ally & has_power(1) & unaffected("prince-of-asgard", "round")

THOR_PRINCE_OF_ASGARD = add_character(
    Character(
        "thor-prince-of-asgard",
        "Thor, Prince of Asgard",
        "Thor Odinson",
        threat=5,
        affiliations=(ASGARD, "Avengers"),
        forms=(Form("Normal", Side(7, M, 2, (4, 4, 4)), Side(8, M, 2, (4, 4, 4)), 35),),
        attacks=(
            Strike(
                "strike",
                PHYSICAL,
                range=2,
                dice=6,
                rules=(
                    POWER_FOR_DAMAGE,
                    on_wild(
                        "throw",
                        before_damage(may(throw(TARGET, S, AWAY, SELF), "throw"), when=that(TARGET, affectable & size(4))),
                    ),
                ),
            ),
            Strike(
                "hammer-throw",
                PHYSICAL,
                range=5,
                dice=5,
                cost=1,
                rules=(after_attack(gain_condition(TARGET, "shock")),),
            ),
            Strike(
                "god-of-thunder",
                ENERGY,
                range=2,
                dice=7,
                cost=4,
                shape="area",
                rules=(after_attack(gain_condition(TARGET, "shock")),),
            ),
        ),
        superpowers=(
            leadership(
                "prince-of-asgard",
                ASGARD,
                on(
                    turn_start(when=own_turn & any_of(ROYAL_CARE & affectable & (has_damage() | AFFLICTED))),
                    choose(
                        ROYAL_CARE & (has_damage() | AFFLICTED),
                        seq(
                            note_affected("prince-of-asgard", CHOSEN, "round"),
                            pay_power(CHOSEN, 1),
                            one_of(remove_damage=heal(CHOSEN, 1), remove_condition=remove_condition(CHOSEN)),
                        ),
                        optional=True,
                    ),
                ),
            ),
            active(
                "for-asgard",
                3,
                seq(
                    action("move"),
                    next_attack(
                        "next/for-asgard", (after_attack(gain_condition(TARGET, "stagger"), when=dealt_damage),), ("strike",)
                    ),
                    action("attack", only="strike"),
                    no_next_attack("next/for-asgard"),
                ),
                action=True,
                limit="turn",
            ),
            hurl("strongest-avenger", size=4, within=2, tool=M),
            blessed(),
            flight(),
            immunity("shock", "stun"),
        ),
    )
)

ANGELA = add_character(
    Character(
        "angela",
        "Angela",
        "Aldrif Odinsdottir",
        threat=5,
        affiliations=("A-Force", ASGARD, "Guardians of the Galaxy"),
        forms=(Form("Normal", Side(6, L, 2, (4, 4, 4)), Side(7, L, 2, (4, 4, 4)), 50),),
        attacks=(
            Strike(
                "xiphos-the-sword-of-the-stars",
                PHYSICAL,
                range=2,
                dice=6,
                rules=(POWER_FOR_DAMAGE, after_attack(place(SELF, 2, TARGET), when=that(TARGET, in_play))),
            ),
            Strike(
                "blades-of-ichor",
                ENERGY,
                range=4,
                dice=5,
                cost=1,
                rules=(icons(HIT, name="pursuit")(before_damage(advance(SELF, S, TOWARD, TARGET, optional=True))),),
            ),
            Strike(
                "hevens-wrath",
                PHYSICAL,
                range=3,
                dice=4,
                cost=3,
                rules=(
                    during("attack_pool", add_dice("attack", size_of(TARGET))),
                    icons(CRIT, CRIT, WILD, name="cleave")(
                        after_attack(extra_attack("hevens-wrath", role(LAST_TARGET), free=True, without=("cleave",)))
                    ),
                ),
            ),
        ),
        superpowers=(
            throws_terrain("odinsdottirs-might", 2, size=4, within=2, tool=M),
            reactive(
                "angelic-assassin",
                2,
                attack_resolved(attacker=me, target=enemy, when=defeated_target & own_activation),
                seq(advance(SELF, S), extra_attack("xiphos-the-sword-of-the-stars", anyone, optional=False)),
                limit="turn",
            ),
            innate(
                "living-ribbons",
                static("bars_tools", True, on=me),
                static("no_modify", True, on=enemy, when=attacked),
            ),
            blessed(),
            flight(),
        ),
    )
)

SOUL, MOST_SOULS = "captured-soul", 3
ONE_SOUL = gain_counter(SOUL, most=MOST_SOULS)
ARMY = ("hel-forged-blade", "rain-of-hel")

HELA = add_character(
    Character(
        "hela-queen-of-hel",
        "Hela, Queen of Hel",
        "Hela",
        threat=4,
        affiliations=(ASGARD,),
        forms=(Form("Normal", Side(6, M, 2, (4, 4, 4)), Side(4, M, 2, (4, 4, 4)), 50),),
        attacks=(
            Strike("hel-forged-blade", PHYSICAL, range=3, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("bleed"))),
            Strike("claim-soul", MYSTIC, range=4, dice=6, cost=1, rules=(after_attack(ONE_SOUL, when=dealt_damage),)),
            Strike(
                "rain-of-hel",
                PHYSICAL,
                range=3,
                dice=7,
                cost=3,
                rules=(
                    during("attack_pool", count_face("defense", WILD, 0), when=that(TARGET, has(("bleed",)))),
                    on_wild("explosive", before_damage(each(enemy & ~role(TARGET) & within(2, TARGET), damage(IT, 1)))),
                ),
            ),
        ),
        superpowers=(
            active(
                "army-of-hel",
                0,
                seq(
                    choose_number(counters(SOUL), least=1),
                    spend_counter(SOUL, n=number),
                    note("paid", number),
                    lasts(
                        "turn",
                        on(
                            attack_pool(attacker=me, when=weapon_is(*ARMY)),
                            seq(
                                add_dice("attack", tokens_spent),
                                lasts("attack", on(attack_resolved(attacker=me), gain_condition(TARGET, "bleed"))),
                            ),
                            limit="once",
                        ),
                    ),
                ),
                limit="turn",
                when=at_least(1, counters(SOUL)),
            ),
            reactive(
                "queen-of-hel",
                0,
                would_be_dazed(target=me),
                seq(heal(SELF, damage_on(SELF)), spend_counter(SOUL, n=counters(SOUL)), stay_up()),
                side="injured",
                when=at_least(MOST_SOULS, counters(SOUL)),
            ),
            active(
                "deaths-embrace",
                2,
                choose(
                    enemy & within(3),
                    seq(
                        advance(SELF, S, TOWARD, CHOSEN),
                        if_(
                            that(CHOSEN, within(1)),
                            seq(
                                roll_for(4, (CRIT, WILD), "deaths-embrace"),
                                damage_each(role(CHOSEN), hits_rolled),
                                heal_up_to(SELF, tally),
                            ),
                        ),
                    ),
                ),
                limit="turn",
                side="healthy",
                when=any_of(enemy & affectable & within(3)),
            ),
            innate("goddess-of-death", on(dazed_by(target=other), ONE_SOUL), on(koed_by(target=other), ONE_SOUL)),
            blessed(),
        ),
    )
)

BIFROST = ally & within(4) & fresh("guardian-of-the-bifrost")

HEIMDALL = add_character(
    Character(
        "heimdall-the-all-seeing",
        "Heimdall, The All-Seeing",
        "Heimdall",
        threat=3,
        affiliations=(ASGARD,),
        forms=(Form("Normal", Side(6, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
        attacks=(
            Strike("strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE,)),
            Strike(
                "horfund",
                PHYSICAL,
                range=2,
                dice=7,
                cost=3,
                rules=(after_attack(may(push(TARGET, M, AWAY, SELF), "push"), when=dealt_damage & that(TARGET, affectable)),),
            ),
        ),
        superpowers=(
            active(
                "guardian-of-the-bifrost",
                3,
                choose(BIFROST, seq(tick(CHOSEN, "guardian-of-the-bifrost"), place(CHOSEN, 2))),
                when=any_of(BIFROST & affectable),
            ),
            reactive("all-seeing-eyes", 2, (modify_own(roller=ally & within(3)), card_rolled(it=ally & within(3))), reroll(2)),
            reactive(
                "forefend",
                2,
                moved(mover=enemy & affectable & within(2)),
                extra_attack("strike", role(MOVER), optional=False),
                limit="turn",
            ),
            blessed(),
        ),
    )
)

# -- Team Tactic cards -------------------------------------------------------------------------------------------------

add_tactic(
    Tactic(
        "doomed-prophecy", "Doomed Prophecy", REACTIVE,
        (By(affiliated(ASGARD), 3),),
        seq(
            lasts("game", static("no_defense", True, on=role(SUBJECT), when=attack_type(PHYSICAL))),
            lasts(
                "round",
                on(
                    attack_pool(attacker=role(SUBJECT), when=attack_type(PHYSICAL)),
                    add_dice("attack", defense_of(ATTACKER, PHYSICAL)),
                ),
            ),
        ),
        affiliation=ASGARD,
        on=(activation_phase_start(),),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "for-a-limited-time-only", "For a Limited Time Only", ACTIVE,
        (By(active_character & named(("thor-hero-of-midgard",)), 3),),
        seq(
            lasts("round", static("attack_dice", 1, on=ally & other & within(4))),
            lasts(
                "round",
                on(attack_resolved(attacker=ally & other & within(4), when=dealt_damage), gain_condition(TARGET, "shock")),
            ),
        ),
        affiliation=ASGARD,
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "freyjas-blessing", "Freyja's Blessing", REACTIVE,
        (By(affiliated(ASGARD), 3),),
        lasts(
            "round",
            on(modify_own(roller=role(SUBJECT), target=role(SUBJECT), attacker=anyone), reroll(roll="defense"), optional=True),
        ),
        affiliation=ASGARD,
        on=(power_phase(),),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "odins-blessing", "Odin's Blessing", REACTIVE,
        (By(role(TARGET) & affiliated(ASGARD), 3),),
        reduce_damage(99, floor=1),
        affiliation=ASGARD,
        on=(would_suffer(target=ally, cause=enemy, when=damage_is_more_than_one),),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "rainbow-bridge", "Rainbow Bridge", ACTIVE,
        (By(affiliated(ASGARD) & ~holding(), 3, upto=ANY_NUMBER),),
        each("payers", place(IT, 3)),
        affiliation=ASGARD,
    )
)  # fmt: skip
