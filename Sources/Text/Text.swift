// Shaping, line layout and glyph outlines.
