"""Words and colours of the page."""
