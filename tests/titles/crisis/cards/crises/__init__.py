"""The Crisis cards, a file each."""
