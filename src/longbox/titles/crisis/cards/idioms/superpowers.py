"""Superpowers that several cards have."""

from ...words import *

# -- Power -------------------------------------------------------------------------------------------------------------


def blessed(id: str = "asgardian") -> Superpower:
    """1 Power more in each Power Phase."""
    return innate(id, on(power_phase(), gain_power(SELF, 1)))


def recharges(id: str, n: int, **more: str) -> Superpower:
    """Power at the end of its activation."""
    return innate(id, on(activation_end(it=me), gain_power(SELF, n)), **more)


def scientific_hubris() -> Superpower:
    """1 Power whenever its dice show a Critical."""
    return innate("scientific-hubris", on(dice_shown(it=me, when=showing(CRIT)), gain_power(SELF, 1)))


def vampiric(id: str, range: int) -> Superpower:
    """Power and healing for everybody nearby who bleeds."""
    bleeding = crowd(other & within(range) & has(("bleed",)))
    return innate(id, on(activation_end(it=me), gain_power(SELF, bleeding)), on(activation_end(it=me), heal(SELF, bleeding)))


# -- attacking ---------------------------------------------------------------------------------------------------------


def hit_and_run(**more: str) -> Superpower:
    """An attack action, then a move action."""
    return active("hit-and-run", 2, seq(action("attack"), action("move")), action=True, limit="turn", **more)


def counter_strike(id: str = "counter-strike") -> Superpower:
    """Dice against whoever has attacked from nearby."""
    return reactive(
        id,
        2,
        attack_resolved(target=me, attacker=within(3) & affectable),
        seq(roll_for(4, (CRIT, WILD), id), damage(ATTACKER, hits_rolled)),
    )


def poised(id: str, attacker: Filter) -> Superpower:
    """Five defense dice, and damage for whoever attacks in vain."""
    return reactive(
        id,
        2,
        targeted(target=me, attacker=attacker),
        seq(guard_with(5), lasts("attack", on(attack_resolved(target=me, when=~dealt_damage), damage(ATTACKER, 2), limit="once"))),
    )


def strike_back(id: str, attack: str, **more: str) -> Superpower:
    """Come at whoever attacked, and hit it if that brings it near."""
    return reactive(
        id,
        2,
        attack_resolved(target=me, attacker=enemy & affectable),
        seq(advance(SELF, S, TOWARD, ATTACKER), if_(that(ATTACKER, within(2)), extra_attack(attack, role(ATTACKER)))),
        **more,
    )


def nemesis(id: str, name: str) -> Superpower:
    """Better dice against somebody, whom the first action has to attack if he is near at the start."""
    rival = enemy & named((name,))
    return innate(
        id,
        on(modify_own(roller=me & role(ATTACKER), target=named((name,))), reroll(roll="attack"), optional=True),
        static("fails_too", True, on=me, when=is_attacker & that(TARGET, named((name,)))),
        on(activation_start(it=me), choose(rival & within(3), must_attack_first(CHOSEN))),
    )


def avenge(id: str, name: str) -> Superpower:
    """Run at whoever has hurt a sister."""
    return innate(
        id,
        on(hurt(it=ally & named((name,)) & within(3), cause=enemy), advance(SELF, M, TOWARD, CAUSE), limit="turn", optional=True),
    )


def blocks_for_hits(id: str) -> Superpower:
    """In its attack each Block counts, and no Hit does."""
    return reactive(id, 1, dice_final(attacker=me), seq(count_face("attack", BLOCK), count_face("attack", HIT, 0)))


# -- dice --------------------------------------------------------------------------------------------------------------


def eye_of_agamotto() -> Superpower:
    """All dice of an attack or defense roll may be rerolled, Failures too."""
    return innate(
        "eye-of-agamotto",
        static("fails_too", True, on=me),
        on(modify_own(roller=me, when=attack_or_defense), reroll(all=True, fails=True), optional=True),
    )


def spider_sense() -> Superpower:
    """Two dice may be rerolled against Physical and Energy attacks and when dodging."""
    return innate("spider-sense", on(modify_own(roller=me, when=defends(PHYSICAL, ENERGY) | dodges), reroll(2), optional=True))


def symbiotic_instincts() -> Superpower:
    """The targets of its attacks do not modify dice."""
    return innate("symbiotic-instincts", static("no_modify", True, on=role(TARGET), when=is_attacker))


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


def supernatural_senses() -> Superpower:
    """All defense dice may be rerolled against Physical and Mystic attacks, Failures too."""
    return reactive(
        "supernatural-senses",
        2,
        modify_own(roller=me & role(TARGET), when=attack_is(PHYSICAL, MYSTIC)),
        reroll(roll="defense", fails=True),
    )


# -- throwing ----------------------------------------------------------------------------------------------------------


def hurl(id: str, size: int, within: int, tool: int, **more: str) -> Superpower:
    """Throw terrain or an enemy; offered when there is one to throw."""
    effect = throw_something(size, within, tool)
    return active(id, 3, effect, limit="turn", when=to_throw(effect), **more)


def throws_terrain(id: str, cost: int, size: int, within: int, tool: int, **more: str) -> Superpower:
    """Throw a terrain feature; offered when there is one to throw."""
    effect = throw_terrain(size, within, tool)
    return active(id, cost, effect, limit="turn", when=to_throw(effect), **more)


# -- moving oneself and others -----------------------------------------------------------------------------------------


def pounce(id: str = "pounce") -> Superpower:
    """A leap: thrown without being hurt."""
    return active(id, 2, throw(SELF, S, unhurt=True), limit="turn")


def relocate(id: str, cost: int, whom: Filter, range: int) -> Superpower:
    """Place somebody, each at most once per turn."""
    effect = choose(whom & fresh(id), seq(tick(CHOSEN, id), place(CHOSEN, range)))
    return active(id, cost, effect, when=any_of(whom & fresh(id) & affectable))


def in_passing(id: str, which: Filter, effect: Effect) -> Superpower:
    """A move action of one's own activation takes somebody along: chosen when it begins, moved when it is over."""
    return reactive(
        id,
        2,
        would_move(mover=me & active_character, when=move_action),
        choose(which, lasts("this activation", on(moved(mover=me, when=move_action), effect, limit="once"), CHOSEN)),
        limit="turn",
        when=any_of(which & affectable),
    )


def lift(id: str) -> Superpower:
    """The place is measured from where the ally stands: that is the one placed, and the last one named."""
    return in_passing(id, ally & other & size(2, printed=True) & within(2), place(SUBJECT, 2))


def reel_in(id: str, which: Filter, tool: int) -> Superpower:
    """Pull an enemy near, each once per turn."""
    found = enemy & within(4) & which & fresh(id)
    return active(
        id, 2, choose(found, seq(tick(CHOSEN, id), push(CHOSEN, tool, TOWARD, SELF))), when=any_of(found & affectable)
    )  # fmt: skip


def web_swing(attack: str) -> Superpower:
    """Swing away, and roll two more dice for the next such attack."""
    boost = next_attack(f"next/web-swing/{attack}", (during("attack_pool", add_dice("attack", 2)),), (attack,))
    return active("web-swing", 2, seq(place(SELF, 3), boost), limit="turn")


def web_whip() -> Superpower:
    """Pull an enemy close and land beside it."""
    found = enemy & within(3) & in_sight()
    effect = choose(found, seq(push(CHOSEN, S, TOWARD, SELF), place(SELF, 1, CHOSEN)))
    return active("web-whip", 2, effect, limit="turn", when=any_of(found & affectable))


def restraint_cables() -> Superpower:
    """Pull somebody in sight a bit nearer."""
    found = enemy & within(4) & in_sight()
    effect = choose(found, push(CHOSEN, S, TOWARD, SELF))
    return active("restraint-cables", 2, effect, limit="turn", when=any_of(found & affectable))


def sentinel_programming() -> Superpower:
    """Minds do not move it, and its Wilds count double against them."""
    return innate(
        "sentinel-programming",
        static("never_moved", ("advance", "push"), on=me, when=by_attack_rule(MYSTIC) | by_superpower),
        static("face_counts", ("defense", WILD, 2), on=me, when=defends(MYSTIC)),
    )


def stand_in(id: str) -> Superpower:
    """Become the target of an enemy nearby instead of somebody else."""
    return reactive(id, 2, targeted(attacker=enemy & within(2), target=ally & other), retarget(SELF))


__all__ = [
    "avenge",
    "blessed",
    "blocks_for_hits",
    "counter_strike",
    "eye_of_agamotto",
    "hit_and_run",
    "hurl",
    "in_passing",
    "lift",
    "mystic_armor",
    "nemesis",
    "poised",
    "pounce",
    "recharges",
    "reel_in",
    "relocate",
    "restraint_cables",
    "scientific_hubris",
    "sentinel_programming",
    "spider_sense",
    "stand_in",
    "strike_back",
    "supernatural_senses",
    "symbiotic_instincts",
    "throws_terrain",
    "vampiric",
    "web_swing",
    "web_whip",
]
