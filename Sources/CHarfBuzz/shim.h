#pragma once

#include <hb.h>
#include <hb-ot.h>
#include <stddef.h>

/// Draws a glyph's outline; HarfBuzz 7 gave the function of version 4 a new name and warns of the old one.
static inline void animrender_hb_draw_glyph(
    hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *functions, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, functions, data);
#else
  hb_font_get_glyph_shape(font, glyph, functions, data);
#endif
}

/// Shapes with HarfBuzz's own OpenType shaper, whichever others it was built with.
static inline void animrender_hb_shape(
    hb_font_t *font, hb_buffer_t *buffer, const hb_feature_t *features, unsigned int count) {
  static const char *const shapers[] = {"ot", NULL};
  hb_shape_full(font, buffer, features, count, shapers);
}
