"""The Web Warriors."""

from __future__ import annotations

from ..script.tactics import By, Tactic
from ..words import *
from .first_core_box import NO_LOS_NO_COVER, ONE_POWER, POWER_FOR_DAMAGE, hurl, on_wild, wild_condition, wild_push
from .keywords import immunity, stealth, wall_crawler
from .winter_guard import AFFLICTED

A_FORCE, DEFENDERS, MIDNIGHT_SONS, WEB_WARRIORS = "A-Force", "Defenders", "Midnight Sons", "Web Warriors"
SHIELD, SYNDICATE = "S.H.I.E.L.D.", "Criminal Syndicate"
PORTABLE = (ASSET, CIVILIAN)
LEECH = after_attack(heal(SELF, damage_dealt))
IMPACT_WEBBING = Strike("impact-webbing", PHYSICAL, range=4, dice=4, rules=(ONE_POWER, wild_push(when=that(TARGET, size(2)))))
WHATEVER_A_SPIDER_CAN = Strike(
    "whatever-a-spider-can",
    PHYSICAL,
    range=2,
    dice=8,
    cost=5,
    rules=(after_attack(advance(SELF, M, optional=True)), on_wild("catch", after_attack(topple(TARGET, 2, 3, optional=True)))),
)
SWING_AWAY = after_attack(advance(SELF, L, optional=True), when=moved_in_activation)


def spray(name: str, range: int) -> Rule:
    """Damage for the other enemies around."""
    return icons(WILD, HIT, name=name)(after_attack(each(enemy & ~role(TARGET) & within(range), damage(IT, 1))))


def web_swing(attack: str) -> Superpower:
    boost = next_attack(f"next/web-swing/{attack}", (during("attack_pool", add_dice("attack", 2)),), (attack,))
    return active("web-swing", 2, seq(place(SELF, 3), boost), limit="turn")


def reel_in(id: str, which: Filter, tool: int) -> Superpower:
    """Pull an enemy near, each once per turn."""
    found = enemy & within(4) & which & fresh(id)
    return active(
        id, 2, choose(found, seq(tick(CHOSEN, id), push(CHOSEN, tool, TOWARD, SELF))), when=any_of(found & affectable)
    )  # fmt: skip


def web_whip() -> Superpower:
    """Pull an enemy close and land beside it."""
    found = enemy & within(3) & in_sight()
    effect = choose(found, seq(push(CHOSEN, S, TOWARD, SELF), place(SELF, 1, CHOSEN)))
    return active("web-whip", 2, effect, limit="turn", when=any_of(found & affectable))


def strike_back(id: str, attack: str, **more: str) -> Superpower:
    """Come at whoever attacked, and hit it if that brings it near."""
    return reactive(
        id,
        2,
        attack_resolved(target=me, attacker=enemy & affectable),
        seq(advance(SELF, S, TOWARD, ATTACKER), if_(that(ATTACKER, within(2)), extra_attack(attack, role(ATTACKER)))),
        **more,
    )


def spider_sense() -> Superpower:
    return innate("spider-sense", on(modify_own(roller=me, when=defends(PHYSICAL, ENERGY) | dodges), reroll(2), optional=True))


def symbiotic_instincts() -> Superpower:
    return innate("symbiotic-instincts", static("no_modify", True, on=role(TARGET), when=is_attacker))


AGENT_VENOM = Character(
    "agent-venom",
    "Agent Venom",
    "Flash Thompson",
    threat=4,
    affiliations=("Guardians of the Galaxy", SHIELD, WEB_WARRIORS),
    forms=(Form("Normal", Side(6, M, 2, (4, 2, 3)), Side(6, M, 2, (4, 2, 3)), 35),),
    attacks=(
        Strike("klyntar-firepower", PHYSICAL, range=4, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("bleed"))),
        Strike(
            "incendiary-grenade",
            ENERGY,
            range=3,
            dice=5,
            cost=1,
            rules=(after_attack(gain_condition(TARGET, "incinerate")),),
        ),
        Strike(
            "symbiote-special-forces",
            PHYSICAL,
            range=3,
            dice=7,
            cost=4,
            shape="beam",
            rules=(spray("lashing-tendrils", 2),),
        ),
    ),
    superpowers=(
        active("symbiote-web-swing", 2, place(SELF, 3), limit="turn"),
        active("project-rebirth-20", 1, remove_condition(SELF), when=that(SELF, AFFLICTED)),
        hurl("all-star-quarterback", size=3, within=2, tool=S),
        symbiotic_instincts(),
        wall_crawler(),
    ),
)

AMAZING_SPIDER_MAN = Character(
    "amazing-spider-man",
    "Amazing Spider-Man",
    "Peter Parker",
    threat=5,
    affiliations=(DEFENDERS, WEB_WARRIORS),
    forms=(Form("Normal", Side(6, L, 2, (4, 4, 3)), Side(6, L, 2, (4, 4, 3)), 50),),
    attacks=(
        Strike(
            "spider-strike",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                icons(CRIT, WILD, name="momentum")(
                    after_attack(
                        choose(
                            enemy & ~role(TARGET) & within(2, TARGET),
                            seq(place(SELF, 1, CHOSEN), crash_into(CHOSEN)),
                        )
                    )
                ),
            ),
        ),
        WHATEVER_A_SPIDER_CAN,
    ),
    superpowers=(
        leadership(
            "friendly-neighborhood-spider-team",
            WEB_WARRIORS,
            cost=1,
            do=choose(
                enemy & within(2, IT),
                if_(
                    that(CHOSEN, has(("slow",))),
                    seq(place(CHOSEN, 1), remove_condition(CHOSEN, ("slow",))),
                    gain_condition(CHOSEN, "slow"),
                ),
            ),
            when=any_of(enemy & affectable & within(2, IT)),
            limit="turn",
        ),
        web_swing("spider-strike"),
        reactive(
            "witty-banter",
            1,
            modify_opponent(roller=ally & role(TARGET), attacker=enemy & within(3)),
            reroll(1, "attack"),
        ),
        innate(
            "mastered-spider-sense",
            on(dice_shown(it=me, when=showing(CRIT)), gain_power(SELF, 1)),
            on(modify_own(roller=me & role(TARGET)), reroll(), optional=True),
        ),
        wall_crawler(),
    ),
)

BLACK_CAT = Character(
    "black-cat",
    "Black Cat",
    "Felicia Hardy",
    threat=3,
    affiliations=(A_FORCE, SYNDICATE, MIDNIGHT_SONS, WEB_WARRIORS),
    forms=(Form("Normal", Side(5, L, 2, (3, 3, 3)), Side(5, L, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "cat-claws",
            PHYSICAL,
            range=2,
            dice=4,
            rules=(
                POWER_FOR_DAMAGE,
                after_attack(gain_condition(TARGET, "bleed"), when=dealt_damage),
                on_wild("pierce", during("modify_opponent", pierce())),
            ),
        ),
        Strike(
            "troublemaker",
            PHYSICAL,
            range=3,
            dice=6,
            cost=2,
            rules=(
                before_damage(cap_damage(1)),
                after_attack(gain_condition(TARGET, "stagger")),
                on_wild("elusive", after_attack(advance(SELF, S, optional=True))),
            ),
        ),
    ),
    superpowers=(
        active("grappling-hook", 2, place(SELF, 2), limit="turn"),
        active(
            "master-cat-burglar",
            3,
            choose(enemy & within(1) & robbable(PORTABLE), hand_over(PORTABLE, me, CHOSEN)),
            action=True,
            when=any_of(enemy & affectable & within(1) & robbable(PORTABLE)),
        ),
        innate(
            "bad-luck",
            static("no_modify", True, on=enemy & role(ATTACKER), when=is_target),
            static("no_crit_dice", True, on=enemy & role(ATTACKER), when=is_target),
        ),
        stealth(),
    ),
)

DAREDEVIL = Character(
    "daredevil",
    "Daredevil",
    "Matt Murdock",
    threat=4,
    affiliations=(DEFENDERS, WEB_WARRIORS),
    forms=(Form("Normal", Side(5, L, 2, (4, 3, 3)), Side(6, L, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike("strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("stun"))),
        Strike(
            "baton-hook",
            PHYSICAL,
            range=4,
            dice=4,
            rules=(
                *NO_LOS_NO_COVER,
                static("ignore_stealth", True),
                icons(HIT, name="pull")(
                    after_attack(may(push(TARGET, S, TOWARD, SELF), "pull"), when=that(TARGET, size(2) & affectable))
                ),
            ),
        ),
        Strike(
            "devils-deliverance",
            PHYSICAL,
            range=2,
            dice=6,
            cost=5,
            shape="area",
            rules=(
                during("attack_pool", add_dice("attack", foes_in_area)),
                after_attack(push(TARGET, S, AWAY, SELF)),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "marvel-knights",
            DEFENDERS,
            on(
                modify_own(roller=ally & role(ATTACKER), when=at_least(1, head_count(enemy & within(2, ROLLER)))),
                reroll(head_count(enemy & within(2, ROLLER)), "attack"),
                limit="turn",
                optional=True,
            ),
        ),
        active(
            "devil-of-hells-kitchen",
            2,
            seq(
                next_attack("next/devil-of-hells-kitchen", (after_attack(damage(SELF, 1), when=attack_roll_has(FAIL)),)),
                perform_attack(SELF, costless=True),
                no_next_attack("next/devil-of-hells-kitchen"),
            ),
            limit="turn",
            side="injured",
            when=costless_attack,
        ),
        strike_back("man-without-fear", "strike", side="healthy"),
        innate("radar-sense", static("face_counts", ("defense", BLANK, 1), on=me, when=defends(PHYSICAL, ENERGY))),
        wall_crawler(),
    ),
)

GHOST_SPIDER = Character(
    "ghost-spider",
    "Ghost-Spider",
    "Gwen Stacy",
    threat=3,
    affiliations=(WEB_WARRIORS,),
    forms=(Form("Normal", Side(5, L, 2, (3, 3, 3)), Side(5, L, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "spider-technique",
            PHYSICAL,
            range=2,
            dice=4,
            rules=(
                POWER_FOR_DAMAGE,
                during("attack_pool", add_dice("attack", 3), when=attacked_in_activation),
                SWING_AWAY,
            ),
        ),
        IMPACT_WEBBING,
        Strike(
            "freestyle-beatdown",
            PHYSICAL,
            range=2,
            dice=6,
            cost=3,
            rules=(
                after_attack(may(throw(TARGET, S, AWAY, SELF), "throw"), when=dealt_damage & that(TARGET, size(3) & affectable)),
            ),
        ),
    ),
    superpowers=(
        reel_in("web-line", in_sight(), S),
        reactive(
            "life-saver",
            2,
            targeted(attacker=enemy, target=ally & other & within(4) & in_sight()),
            seq(push(TARGET, S, TOWARD, SELF), escape_attack()),
            limit="turn",
        ),
        wall_crawler(),
    ),
)

GWENOM = Character(
    "gwenom",
    "Gwenom",
    "Gwen Stacy",
    threat=4,
    affiliations=(WEB_WARRIORS,),
    forms=(Form("Normal", Side(6, L, 2, (4, 2, 3)), Side(7, L, 2, (4, 2, 3)), 35),),
    attacks=(
        Strike(
            "symbiote-spider-technique",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                during("modify_own", reroll(roll="attack"), when=attacked_in_activation, optional=True),
                SWING_AWAY,
            ),
        ),
        Strike("maximum-gwenom", PHYSICAL, range=3, dice=7, cost=3, rules=(LEECH, spray("rampage", 3))),
    ),
    superpowers=(
        hurl("dark-rage", size=3, within=2, tool=M),
        reactive(
            "pick-on-someone-your-own-size",
            2,
            attack_resolved(target=ally & other, attacker=enemy & affectable & within(3)),
            make_attack(SELF, ATTACKER),
            limit="turn",
        ),
        spider_sense(),
        wall_crawler(),
    ),
)

MOON_KNIGHT = Character(
    "moon-knight",
    "Moon Knight",
    "Marc Spector",
    threat=3,
    affiliations=(DEFENDERS, MIDNIGHT_SONS, WEB_WARRIORS),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "bo-staff",
            PHYSICAL,
            range=2,
            dice=4,
            rules=(
                POWER_FOR_DAMAGE,
                during("modify_own", reroll(roll="attack"), optional=True),
                icons(CRIT, WILD, HIT, name="stagger")(after_attack(gain_condition(TARGET, "stagger"))),
            ),
        ),
        Strike(
            "throwing-crescents",
            PHYSICAL,
            range=4,
            dice=4,
            rules=(
                ONE_POWER,
                icons(HIT, name="rapid-fire")(
                    after_attack(extra_attack("throwing-crescents", role(LAST_TARGET), without=("rapid-fire",)))
                ),
            ),
        ),
        Strike(
            "avatar-of-khonshu",
            MYSTIC,
            range=3,
            dice=7,
            cost=4,
            rules=(
                after_attack(place(SELF, 1, of=TARGET), when=that(TARGET, in_play)),
                before_damage(may(push(TARGET, S, AWAY, SELF), "push"), when=that(TARGET, size(2)), name="push"),
            ),
        ),
    ),
    superpowers=(
        reactive(
            "chosen-of-khonshu",
            2,
            targeted(target=me, when=attack_is(MYSTIC)),
            seq(
                add_dice("defense", 2),
                lasts(
                    "attack",
                    static(
                        "not_moved_by_enemy",
                        ("advance", "push", "place"),
                        on=role(SUBJECT),
                        when=effect_of_attack(MYSTIC),
                    ),
                ),
            ),
        ),
        innate(
            "multiple-personalities",
            on(
                activation_start(it=me),
                seq(
                    roll_for(1, (), "multiple-personalities"),
                    if_(showing(CRIT), until("this activation", "extra_move", SELF, 1)),
                    if_(
                        showing(WILD, HIT),
                        lasts("this activation", on(attack_pool(attacker=me), add_dice("attack", 2), limit="once")),
                    ),
                    if_(showing(BLOCK, BLANK), gain_power(SELF, 1)),
                ),
            ),
        ),
        stealth(),
        wall_crawler(),
    ),
)

SCARLET_SPIDER = Character(
    "scarlet-spider",
    "Scarlet Spider",
    "Ben Reilly",
    threat=4,
    affiliations=(WEB_WARRIORS,),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(5, M, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike(
            "scarlet-strike",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                icons(WILD, HIT, name="elusive")(after_attack(advance(SELF, S, optional=True))),
            ),
        ),
        IMPACT_WEBBING,
        WHATEVER_A_SPIDER_CAN,
    ),
    superpowers=(
        web_whip(),
        active(
            "proportionate-strength-of-a-spider",
            3,
            choose(enemy & size(3) & within(3), throw(CHOSEN, S)),
            limit="turn",
            when=any_of(enemy & affectable & size(3) & within(3)),
        ),
        spider_sense(),
        wall_crawler(),
    ),
)

SILVER_SABLE = Character(
    "silver-sable",
    "Silver Sable",
    "Silvija Sablinova",
    threat=4,
    affiliations=(SYNDICATE, DEFENDERS, WEB_WARRIORS),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(6, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "tactical-takedown",
            PHYSICAL,
            range=5,
            dice=5,
            rules=(
                ONE_POWER,
                icons(CRIT, name="tranquilized")(after_attack(gain_condition(TARGET, "root"))),
                icons(CRIT, WILD, name="bringing-you-in")(
                    after_attack(may(push(TARGET, S, TOWARD, SELF), "bringing-you-in"), when=that(TARGET, affectable))
                ),
            ),
        ),
        Strike(
            "headshot",
            PHYSICAL,
            range=5,
            dice=6,
            cost=3,
            rules=(
                before_damage(change_successes(2), when=would_deal_damage & ~that(TARGET, within(3)) & ~target_has_cover),
                icons(CRIT, name="concussion")(after_attack(gain_condition(TARGET, "stun"))),
            ),
        ),
    ),
    superpowers=(
        active(
            "shot-caller",
            3,
            choose(
                ally & other & within(4) & fresh("shot-caller"),
                seq(tick(CHOSEN, "shot-caller"), advance(CHOSEN, S), gain_power(CHOSEN, 1)),
            ),
            when=any_of(ally & other & within(4) & fresh("shot-caller") & affectable),
        ),
        reactive(  # answered once the price is paid: nothing happens between that and the attack pool
            "want-my-help-pay-up",
            0,
            attack_pool(attacker=ally & within(4) & has_power(2)),
            seq(lose_power(ATTACKER, 2), gain_power(SELF, 1), add_dice("attack", 1)),
            limit="turn",
            side="healthy",
        ),
        reactive(
            "protect-the-asset",
            2,
            targeted(attacker=enemy & within(4), target=ally & (holding(ASSET) | holding(CIVILIAN))),
            lasts(
                "attack",
                on(
                    attack_resolved(attacker=enemy),
                    extra_attack("tactical-takedown", role(ATTACKER), optional=False),
                    limit="once",
                ),
            ),
            limit="turn",
            side="injured",
        ),
        innate("sniper-nest", static("defense_dice", 2, on=me, when=defends(PHYSICAL, ENERGY) & on_top(3))),
        wall_crawler(),
    ),
)

SPIDER_MAN = Character(
    "spider-man",
    "Spider-Man",
    "Miles Morales",
    threat=3,
    affiliations=(WEB_WARRIORS,),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "webline-kick",
            PHYSICAL,
            range=3,
            dice=4,
            rules=(
                POWER_FOR_DAMAGE,
                on_wild(
                    "throw", before_damage(may(throw(TARGET, S, AWAY, SELF), "throw"), when=that(TARGET, size(3) & affectable))
                ),
            ),
        ),
        Strike("venom-blast", ENERGY, range=2, dice=7, cost=3, rules=(after_attack(drop_tokens(TARGET)),)),
    ),
    superpowers=(
        leadership(
            "great-responsibility",
            WEB_WARRIORS,
            on(
                modify_own(roller=ally & role(TARGET), attacker=anyone, target=ally & role(TARGET)),
                reroll(1, "defense"),
                optional=True,
            ),
            static("fails_too", True, on=ally & (holding() | contesting())),
        ),
        web_swing("webline-kick"),
        spider_sense(),
        stealth(),
        wall_crawler(),
    ),
)

SPIDER_WOMAN = Character(
    "spider-woman",
    "Spider-Woman",
    "Jessica Drew",
    threat=4,
    affiliations=(A_FORCE, "Avengers", "Hydra", SHIELD, WEB_WARRIORS),
    forms=(Form("Normal", Side(6, L, 2, (4, 3, 3)), Side(5, L, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike(
            "bio-electric-strike",
            ENERGY,
            range=3,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                on_wild("neuro-disruption", before_damage(gain_one_of(TARGET, ("poison", "shock", "stun"), rolled(WILD)))),
            ),
        ),
        Strike(
            "intoxicating-blast",
            ENERGY,
            range=2,
            dice=7,
            cost=3,
            rules=(
                on_wild(
                    "sensory-overload",
                    before_damage(advance(TARGET, S, optional=True), when=that(TARGET, has(("poison",)))),
                ),
                after_attack(drop_tokens(TARGET)),
            ),
        ),
    ),
    superpowers=(
        active("i-dont-fly-i-glide", 2, place(SELF, 2), limit="turn"),
        reactive(
            "interrogate",
            3,
            cleanup_start(when=any_of(enemy & dazed & within(2))),
            until("round", "crisis_points", SELF, 1),
        ),
        innate(
            "martial-artist",
            static("face_counts", ("defense", BLANK, 1), on=me, when=defends(PHYSICAL, ENERGY) & that(ATTACKER, within(2))),
        ),
        stealth(),
        immunity("poison"),
        wall_crawler(),
    ),
)

VENOM = Character(
    "venom",
    "Venom",
    "Eddie Brock",
    threat=4,
    affiliations=("Spider-Foes", WEB_WARRIORS),
    forms=(Form("Normal", Side(7, S, 3, (4, 2, 3)), Side(6, S, 3, (4, 2, 3)), 50),),
    attacks=(
        Strike(
            "symbiote-tendrils",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(POWER_FOR_DAMAGE, after_attack(gain_condition(TARGET, "bleed"))),
        ),
        Strike("we-are-venom", PHYSICAL, range=3, dice=7, cost=3, rules=(LEECH,)),
    ),
    superpowers=(
        hurl("klyntar-rage", size=3, within=2, tool=M),
        reel_in("web-snare", anyone, M),
        reactive(
            "so-many-snacks",
            2,
            attack_resolved(target=me, attacker=enemy & affectable & within(3)),
            make_attack(SELF, ATTACKER),
            limit="turn",
        ),
        symbiotic_instincts(),
        wall_crawler(),
    ),
)

CLONE_SAGA = Tactic(
    "clone-saga", "Clone Saga", ACTIVE,
    (By(affiliated(WEB_WARRIORS), 2),),
    choose(
        enemy & namesake(),
        seq(
            lasts(
                "game",
                on(modify_own(roller=me & role(ATTACKER), target=role(SUBJECT)), reroll(roll="attack"), optional=True),
                CHOSEN,
            ),
            lasts("game", static("fails_too", True, on=me, when=is_attacker & that(TARGET, role(SUBJECT))), CHOSEN),
        ),
    ),
    affiliation=WEB_WARRIORS,
    when=can_choose(enemy & namesake()),
)  # fmt: skip
