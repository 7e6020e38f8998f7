"""The comic of a finished game: its turning points as panels, as a page, as a drawing and on paper."""
