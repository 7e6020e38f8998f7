"""What the page is made of: templates, styles, drawings, scripts and its words in every language."""
