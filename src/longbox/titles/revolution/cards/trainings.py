"""The 15 Training Cards of the Recruit Deck: name, Hope Value, what it changes."""

from ..codes import *
from ..words import *

training("Close Combat Drill", 2, Attribute(ATTACK, 1))
training("Guarded Stance", 2, Attribute(DEFENSE, 1))
training("Sprint Intervals", 2, Attribute(SPEED, 1))
training("Marksman Course", 2, Attribute(RANGE, 1))
training("Deep Reserves", 2, Limit(1))
training("Feint Lessons", 1, power=power(ROLLED, Reroll("attack", 1)))
training("Field Medic", 2, power=power(ACTION, Regain(2)))
training("Rooftop Running", 1, power=power(MOVING, Phase()))
training("Heavy Hitter", 2, Attribute(ATTACK, 2), Attribute(SPEED, -1))
training("Iron Discipline", 2, Attribute(DEFENSE, 2), Attribute(SPEED, -1))
training("Light Feet", 1, Attribute(SPEED, 2), Attribute(DEFENSE, -1))
training("Mentor's Badge", 3, Income(1))
training("Debate Club", 2, HandSize(1))
training("Survival Course", 3, Soften(1))
training("All-Round Exam", 3, Attribute(ATTACK, 1), Attribute(DEFENSE, 1), Attribute(SPEED, 1))
