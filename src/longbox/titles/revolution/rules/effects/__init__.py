"""What the words of cards do, each in the module of the name it has in `words/`."""

from . import attacks, characters, conditions, damage, dice, movement, reactions, schools

__all__ = ["attacks", "characters", "conditions", "damage", "dice", "movement", "reactions", "schools"]
