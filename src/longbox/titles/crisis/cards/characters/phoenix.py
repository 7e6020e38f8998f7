"""Phoenix (Jean Grey), and Phoenix Unleashed."""

from ...words import *
from ..affiliations import X_MEN
from ..idioms import POWER_FOR_DAMAGE, wild_condition
from ..keywords import flight, immunity, peerless, reserve

HERSELF, UNLEASHED = "Phoenix", "Phoenix Unleashed"
FIRE, PILLAR = "phoenix", "flame-pillar"
UNLEASH = change_card(UNLEASHED, 2, keeps=("power", "activated", FIRE))
HURL = throw_something(4, 2, M, enemies=5)
BURN_OUT = seq(
    roll_for(counters(FIRE), (CRIT, WILD, HIT), "untamed-cosmic-entity"),
    each(other & within(5), damage(IT, hits_rolled)),
    destroy_near(hits_rolled, 5),
    ko(SELF),
)

PHOENIX = Character(
    "phoenix",
    "Phoenix",
    "Jean Grey",
    threat=6,
    affiliations=(X_MEN,),
    forms=(
        Form(HERSELF, Side(8, M, 2, (4, 4, 5)), Side(8, M, 2, (4, 4, 5)), 35),
        Form(UNLEASHED, Side(13, M, 2, (4, 4, 5)), Side(13, M, 2, (4, 4, 5)), 35),
    ),
    single_sided=True,
    attacks=(
        Strike("bolts-of-flame", ENERGY, range=3, dice=6, form=HERSELF, rules=(POWER_FOR_DAMAGE, wild_condition("incinerate"))),
        Strike(
            "firestorm",
            ENERGY,
            range=3,
            dice=6,
            cost=6,
            shape="area",
            form=HERSELF,
            rules=(after_series(each(ally & within(3), may_heal(IT, 1))), wild_condition("incinerate")),
        ),
        Strike(
            "phoenix-blast",
            ENERGY,
            range=4,
            dice=6,
            form=UNLEASHED,
            rules=(
                during(
                    "attack_pool",
                    seq(
                        if_(
                            terrain_by(SELF, 4, 4, 2),
                            may(seq(choose_terrain(4, 4, least=2), destroy_terrain(), add_dice("attack", terrain_size)), "destroy"),
                        ),
                        if_(fewer_standing(2, PILLAR), raise_terrain(PILLAR, 4)),
                    ),
                    name="destructive-force",
                ),
                after_attack(gain_counter(FIRE)),
                after_attack(destroy_origin(), when=from_terrain),
            ),
        ),
        Strike(
            "molecular-disintegration",
            ENERGY,
            range=4,
            dice=8,
            cost=6,
            shape="beam",
            form=UNLEASHED,
            rules=(
                after_attack(spend_counter(FIRE, lost=True), when=~down(TARGET) & that(SELF, has_counter(FIRE))),
                after_series(destroy_origin(), when=from_terrain),
            ),
        ),
    ),
    superpowers=(
        active("cosmically-empowered-telekinesis", 3, HURL, limit="turn", when=to_throw(HURL), form=HERSELF),
        active(
            "rejuvenating-flames",
            2,
            choose(
                ally & within(3) & fresh("rejuvenating-flames"),
                seq(
                    tick(CHOSEN, "rejuvenating-flames"),
                    may_heal(CHOSEN, 2),
                    if_(at_least(1, conditions_on(CHOSEN)), may(remove_condition(CHOSEN), "remove-condition")),
                ),
            ),
            when=any_of(ally & within(3) & fresh("rejuvenating-flames") & affectable),
            form=HERSELF,
        ),
        reactive(
            "burning-resolve",
            3,
            would_move(mover=ally & other & within(3), cause=enemy, when=moving("advance", "place", "push")),
            not_moved(),
            form=HERSELF,
        ),
        innate(
            "i-am-fire-and-life-incarnate",
            on(dazed_by(target=ally & ~grunt), gain_counter(FIRE)),
            on(koed_by(target=ally & ~grunt), gain_counter(FIRE)),
            on(would_be_dazed(target=me & flips), gain_counter(FIRE, SELF, 3)),
            on(turn_start(when=own_turn & at_least(3, counters(FIRE))), UNLEASH),
            on(instead_of_flip(it=me), UNLEASH),
            form=HERSELF,
        ),
        innate("psionic-nexus", on(power_phase(), gain_power(SELF, 1)), form=HERSELF),
        flight(),
        immunity("incinerate", "poison", form=HERSELF),
        peerless(),
        reactive(
            "temporal-domination",
            0,
            modify_own(roller=me, when=attack_or_defense),
            seq(gain_counter(FIRE), reroll(3)),
            limit="turn",
            form=UNLEASHED,
        ),
        innate(
            "all-are-beneath-me",
            static("measured_from", (PILLAR, 0), on=me),
            on(attack_resolved(attacker=me, when=from_terrain), gain_condition(TARGET, "incinerate")),
            form=UNLEASHED,
        ),
        innate(
            "untamed-cosmic-entity",
            on(power_phase(), gain_power(SELF, counters(FIRE))),
            on(dazed_by(target=enemy, cause=me, when=that(SELF, has_counter(FIRE))), spend_counter(FIRE, lost=True)),
            on(koed_by(target=enemy, cause=me, when=that(SELF, has_counter(FIRE))), spend_counter(FIRE, lost=True)),
            on(dazed_by(target=ally & other & ~grunt), gain_counter(FIRE)),
            on(koed_by(target=ally & other & ~grunt), gain_counter(FIRE)),
            on(instead_of_flip(it=me, when=unanswered), BURN_OUT),
            on(activation_end(it=me, when=at_least(5, counters(FIRE))), BURN_OUT),
            form=UNLEASHED,
        ),
        immunity("incinerate", "poison", "stagger", "stun", form=UNLEASHED),
        reserve(form=UNLEASHED),
    ),
)
