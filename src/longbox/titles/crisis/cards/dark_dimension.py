"""The Dark Dimension, some who deal with anybody, and Team Tactic cards that were left."""

from __future__ import annotations

from ..script.tactics import By, Tactic
from ..words import *
from .first_core_box import NO_LOS_NO_COVER, ONE_POWER, PIERCE, POWER_FOR_DAMAGE, on_wild, ricochet, wild_condition
from .keywords import flight, immunity

DARK_DIMENSION, CONVOCATION, X_MEN, NEW_MUTANTS = "Dark Dimension", "Convocation", "Uncanny X-Men", "New Mutants"
SYNDICATE, ASGARD = "Criminal Syndicate", "Asgard"
ALL_TYPES = (PHYSICAL, ENERGY, MYSTIC)

OBLITERATION, MIASMA = "incantation-of-obliteration", "dark-miasma"

DORMAMMU = Character(
    "dormammu",
    "Dormammu",
    "Dormammu",
    threat=8,
    affiliations=(DARK_DIMENSION,),
    forms=(Form("Normal", Side(10, M, 5, (4, 4, 5)), Side(12, M, 5, (4, 4, 5)), 65),),
    attacks=(
        Strike(
            "shadow-bolt",
            ENERGY,
            range=4,
            dice=6,
            rules=(wild_condition("hex"), on_wild("sap-power", before_damage(drain(TARGET, rolled(WILD))))),
        ),
        Strike(
            OBLITERATION,
            MYSTIC,
            range=3,
            dice=8,
            cost=5,
            rules=(
                during("attack_pool", note_affected(OBLITERATION, TARGET, "round")),
                icons(CRIT, HIT, BLOCK, FAIL, name=MIASMA)(
                    after_attack(
                        extra_attack(OBLITERATION, within(2, LAST_TARGET) & unaffected(OBLITERATION, "round"), free=True),
                        when=that(TARGET, in_play),
                    )
                ),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "flames-of-the-faltine",
            DARK_DIMENSION,
            static("binds_squad", DARK_DIMENSION, on=me),
            # what its flames bring Dormammu stands here, for he alone has this Leadership
            on(
                power_phase(),
                seq(gain_power(ally, 1), damage_each(ally & other & has_power(6), 1), gain_power(SELF, tally)),
            ),
        ),
        active("not-of-this-dimension", 3, place(SELF, 2), limit="turn"),
        reactive(
            "feel-the-power-of-darkness",
            2,
            attack_resolved(target=me, attacker=affectable),
            seq(
                push(ATTACKER, S, AWAY, SELF),
                if_(that(ATTACKER, has(("hex",))), gain_condition(ATTACKER, "incinerate"), gain_condition(ATTACKER, "hex")),
            ),
        ),
        innate(
            "master-of-the-realm-of-darkness",
            static("power_for_damage", 1, on=me),
            on(damaged(target=ally & other, cause=enemy), gain_power(SELF, 1)),
            static("face_counts", ("attack", FAIL, 1), on=me),
            static("counts_theirs", FAIL, on=me, when=is_attacker),
        ),
        flight(),
        immunity("bleed", "incinerate", "stagger"),
    ),
)

DEAL = "devils-deal"
DEBTOR = enemy & within(3) & unaffected("devils-due", "round")
ASSOCIATE = ally & other & within(3)

MEPHISTO = Character(
    "mephisto-lord-of-temptation",
    "Mephisto, Lord of Temptation",
    "Mephisto",
    threat=5,
    affiliations=("Cabal", SYNDICATE, "Legion of the Lost"),
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
                    drain(CHOSEN, faces_rolled(WILD)),
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

GWENPOOL = Character(
    "gwenpool",
    "Gwenpool",
    "Gwendolyn Poole",
    threat=4,
    affiliations=("A-Force", "Avengers", SYNDICATE),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 4)), Side(6, M, 2, (4, 3, 4)), 35),),
    attacks=(
        Strike("stabby-swords", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, PIERCE)),
        Strike(
            "gwenpools-bag-of-tricks",
            PHYSICAL,
            range=4,
            dice=4,
            rules=(
                ONE_POWER,
                icons(WILD, HIT, name="gwenpool-special")(
                    after_attack(gain_one_of(TARGET, ("bleed", "shock", "incinerate", "poison")))
                ),
            ),
        ),
        Strike(
            "this-end-toward-target",
            ENERGY,
            range=4,
            dice=8,
            cost=4,
            rules=(
                after_attack(gain_condition(TARGET, "incinerate", "stun")),
                on_wild(
                    "scorched-earth",
                    before_damage(in_turn(~role(TARGET) & within(2, TARGET), seq(damage(IT, 1), gain_condition(IT, "incinerate")))),
                ),
            ),
        ),
    ),
    superpowers=(
        active("travel-through-gutter-space", 2, place(SELF, 3), limit="turn", when=that(SELF, ~holding())),
        reactive("retcon-powers-activate", 1, modify_own(roller=me, when=attack_or_defense), reroll(paid), most=3, limit="turn"),
        innate("plot-armor", on(would_suffer(target=me, cause=enemy), reduce_damage(1, floor=1))),
    ),
)

TASKMASTER = Character(
    "taskmaster",
    "Taskmaster",
    "Anthony Masters",
    threat=3,
    affiliations=(SYNDICATE, "Hydra", "S.H.I.E.L.D."),
    forms=(Form("Normal", Side(6, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike("sword-strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("bleed"))),
        Strike("shield-throw", PHYSICAL, range=4, dice=4, rules=(ONE_POWER, *NO_LOS_NO_COVER, ricochet("shield-throw"))),
        Strike(
            "mnemonic-technique",
            PHYSICAL,
            range=2,
            dice=4,
            cost=2,
            rules=(
                during("attack_pool", add_dice("attack", defense_of(TARGET, PHYSICAL))),
                during("attack_pool", until("attack", "no_modify", TARGET, 1)),
            ),
        ),
    ),
    superpowers=(
        reactive(
            "photographic-reflexes",
            2,
            attack_resolved(target=me, attacker=within(3) & affectable),
            seq(
                if_(
                    attacked_before,
                    roll_for(6, (CRIT, WILD), "photographic-reflexes"),
                    roll_for(4, (CRIT, WILD), "photographic-reflexes"),
                ),
                damage(ATTACKER, hits_rolled),
            ),
        ),
        innate(
            "intuitive-pattern-recognition",
            on(defense_pool(attacker=enemy, target=me, when=attacked_before), add_dice("defense", 2)),
        ),
        innate(
            "martial-artist",
            static("face_counts", ("defense", BLANK, 1), on=me, when=attack_is(PHYSICAL, ENERGY) & that(ATTACKER, within(2))),
        ),
        innate("rogue-agent", static("rallies", True, on=me)),
    ),
)

# -- Team Tactic cards -------------------------------------------------------------------------------------------------

FOLLOWER = ally & ~me & within(3)
DARK_EMPOWERMENT = Tactic(
    "dark-empowerment", "Dark Empowerment", ACTIVE,
    (By(active_character, damage=1),),
    choose(
        FOLLOWER,
        lasts(
            "turn",
            on(
                attack_pool(attacker=me),
                seq(
                    lasts("attack", static("no_power_gain", True, on=me, when=effect_of_attack(*ALL_TYPES))),
                    lasts("attack", on(attack_resolved(attacker=me), gain_power(SUBJECT, damage_dealt)), SUBJECT),
                ),
                limit="once",
            ),
            CHOSEN,
        ),
    ),
    affiliation=DARK_DIMENSION,
    when=can_choose(FOLLOWER),
)  # fmt: skip
DARK_RESTORATION = Tactic(
    "dark-restoration", "Dark Restoration", REACTIVE,
    (By(named(("Dormammu",)), 6),),
    bring_back(3, 2),
    affiliation=DARK_DIMENSION,
    on=(cleanup(),),
    when=can_bring_back(3),
)  # fmt: skip
HEADMISTRESS = Tactic(
    "headmistress", "Headmistress", ACTIVE,
    (By(active_character & named(("Emma Frost",)), 1, most=POWER_LIMIT),),
    choose_up_to(ally & affiliated(X_MEN) & ~holding(), paid, advance(CHOSEN, M, optional=True)),
    affiliation=X_MEN,
    when=can_choose(ally & affiliated(X_MEN) & ~holding()),
)  # fmt: skip
MIND_WIPE = Tactic(
    "mind-wipe", "Mind Wipe", REACTIVE,
    (By(named(("Professor X",)) & ~role(TARGET), 3),),
    extra_attack("enough", role(CAUSE), anywhere=True, blind=True, optional=False),
    affiliation=X_MEN,
    on=(
        dazed_by(target=ally, cause=enemy & affectable, when=by_attack_or_superpower),
        koed_by(target=ally, cause=enemy & affectable, when=by_attack_or_superpower),
    ),
    attacks=(
        Strike(
            "enough", MYSTIC, range=5, dice=3,
            rules=(
                static("fixed_target", True),
                during("attack_pool", add_dice("attack", fatal_damage)),
                after_attack(seq(give_activated(TARGET), end_activation(TARGET)), when=dealt_damage),
            ),
        ),
    ),
)  # fmt: skip

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


def turned_over(to: str) -> On:
    """The other side of the card is up, for 1 Power in the Power Phase."""
    return on(
        power_phase(when=that(SELF, has_power(1))),
        seq(pay_power(SELF, 1), lead_with("the-bar-with-no-doors", to)),
        optional=True,
    )


COSMOS, MOONS = "circle-of-the-cosmos", "moons-of-munnopor"
THE_BAR_WITH_NO_DOORS = Tactic(
    "the-bar-with-no-doors", "The Bar With No Doors", REACTIVE,
    (By(affiliated(CONVOCATION)),),
    one_of(
        circle_of_the_cosmos=lead_with("the-bar-with-no-doors", COSMOS),
        moons_of_munnopor=lead_with("the-bar-with-no-doors", MOONS),
    ),
    affiliation=CONVOCATION,
    on=(leadership_active(),),
    leaderships=(
        leadership(
            COSMOS,
            CONVOCATION,
            on(
                hurt(it=ally & affectable & fresh(COSMOS), cause=enemy), seq(tick(IT, COSMOS), place(IT, 1)), optional=True
            ),
            turned_over(MOONS),
        ),
        leadership(
            MOONS,
            CONVOCATION,
            on(
                modify_own(roller=ally & role(ATTACKER), target=ready, when=attack_is(MYSTIC)),
                reroll(1, "attack"),
                optional=True,
            ),
            on(modify_own(roller=ally & ready, when=rolling("defense")), reroll(1, "defense"), optional=True),
            turned_over(COSMOS),
        ),
    ),
    besides=True,
)  # fmt: skip

# -- Asgard ------------------------------------------------------------------------------------------------------------

HEART_OF_THE_WORTHY = Tactic(
    "heart-of-the-worthy", "Heart of the Worthy", REACTIVE,
    (By(named(("The Mighty Thor",)), 2),),
    seq(ready_again(SELF), activate(SELF), lasts("round", on(cleanup(), ko(SELF, dazed=True)))),
    affiliation=ASGARD,
    on=(activation_phase_end(),),
)  # fmt: skip

BOON, KEPT = "tricksters-boon", "tricksters-boon/kept"
FAVOURED = ally & ~affiliated(ASGARD)
UNKEPT = ~that(SELF, singled_out(KEPT, "round"))
TRICKSTERS_BOON = Tactic(
    BOON, "Trickster's Boon", ACTIVE,
    (By(named(("Loki, Prince of Lies",)), 4),),
    seq(
        choose(enemy, note_affected(BOON, CHOSEN, "round")),
        choose(FAVOURED, seq(
            gain_power(CHOSEN, 5),
            lasts(
                "round",
                on(
                    felled(it=enemy & singled_out(BOON, "round"), cause=role(SUBJECT)),
                    seq(score(1), note_affected(KEPT, SELF, "round")),
                    limit="once",
                ),
                CHOSEN,
            ),
            lasts("round", on(cleanup(when=UNKEPT), opponent(score(1))), TARGET),  # even if the chosen one is KO'd
            lasts("round", on(cleanup(when=UNKEPT), drain(SUBJECT, power_of(SUBJECT))), CHOSEN),
        )),
    ),
    affiliation=ASGARD,
    when=any_of(active_character & FAVOURED) & can_choose(enemy),
)  # fmt: skip
