"""The 24 Students of the Recruit Deck: name, Attack, Defense, Speed, Attack Range, Hope Value, Power.

A Hope Value follows from the figures: all of them, one less for the range, 1 or 2 for the Power, less 6.
What the book says of a Character is kept; the rest is our own.
"""

from ..codes import *
from ..words import *

student("Pixie", 2, 2, 3, 1, 2, power(MOVING, Farther(2)), starting=True)
student("Paperkite", 2, 2, 3, 1, 2, power(MOVING, Phase()), starting=True)
student("Static Jane", 2, 2, 2, 2, 2, power(ATTACKING, MoreAttack(1)), starting=True)
student("Pebblejack", 2, 3, 2, 1, 2, power(DEFENDING, MoreDefense(1)), starting=True)
student("Hushabye", 2, 2, 2, 2, 2, power(PLOT, Hope(SELF, 1)), starting=True)
student("Dewdrop", 1, 3, 3, 1, 2, power(MOVED, Regain(1)), starting=True)
student("Hopscotch", 2, 2, 3, 1, 2, power(INITIATIVE, MoreInitiative(2)), starting=True)
student("Emberly", 3, 2, 2, 1, 2, power(ATTACKING, MoreAttack(1)), starting=True)
student("Glowstick", 2, 2, 2, 2, 2, power(ATTACKING, Longer(1)), starting=True)
student("Thimblerig", 2, 2, 3, 1, 2, power(PLOT, Peek(OTHER)), starting=True)
student("Rustle", 2, 3, 2, 1, 2, power(ROLLED, Reroll("defense", 1)), starting=True)
student("Inkwell", 2, 2, 2, 2, 2, power(ROLLED, Reroll("attack", 1)), starting=True)
student("Bramblefoot", 2, 3, 2, 1, 2, power(DEALT, Push(1)), starting=True)
student("X-23", 4, 2, 3, 1, 5, power(MOVED, Regain(1)))
student("Windchime", 2, 3, 3, 2, 4, power(MOVING, Farther(2)))
student("Tangent", 2, 2, 3, 2, 3, power(ACTION, Swap(2)))
student("Saltmarsh", 2, 4, 2, 1, 3, power(DEFENDING, MoreDefense(1)))
student("Fogbank", 2, 3, 3, 1, 3, power(DEFENDING, Blind(1)))
student("Copperkid", 3, 3, 2, 1, 4, power(HURT, Shield(1)))
student("Lullwater", 2, 3, 3, 1, 4, power(PLOT, Heal(OWN_ANY)))
student("Wingnut", 2, 2, 4, 1, 3, power(MOVING, Phase()))
student("Doorstop", 2, 4, 3, 1, 4, power(DEALT, Push(2)))
student("Jackdaw", 3, 2, 4, 1, 4, power(DEALT, TakeHope(VICTIM, 1)))
student("Quickstitch", 2, 3, 3, 1, 4, power(PLOT, Tokens(OWN_HERO, 1)))
