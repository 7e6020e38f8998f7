"""Building teams: drafts, what the law says of them, and the forms they are carried in."""

from .drafts import FIELDS, FIRST, LONGEST, MOST, NAME, VERSION, BadTeam, Draft, library, plain, read

__all__ = ["FIELDS", "FIRST", "LONGEST", "MOST", "NAME", "VERSION", "BadTeam", "Draft", "library", "plain", "read"]
