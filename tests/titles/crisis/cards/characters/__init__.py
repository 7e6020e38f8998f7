"""The stat cards, a file each."""
