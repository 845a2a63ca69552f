// Blend modes and masks.
//
// A channel or an alpha is 0...255, and a product of two 0...65025. Source and backdrop are premultiplied: with the
// alphas sa and da, the channels are s = sa * cs and d = da * cb. A mode B mixes the colours where both are:
//
//   result = s * (1 - da) + d * (1 - sa) + sa * da * B(cb, cs)
//
// Source: W3C Compositing and Blending 1, sections 5.8 and 9. All sums of products are integers below 2^24, so floats
// hold them exactly; only divisions and roots round.

#include "raster_kernels.h"
#include "raster_pixels.h"

typedef float floats_8 __attribute__((vector_size(32)));
typedef int32_t ints_8 __attribute__((vector_size(32)));

#define ALL(value) ((floats_8){value, value, value, value, value, value, value, value})
#define MIN(a, b) __builtin_elementwise_min((a), (b))
#define MAX(a, b) __builtin_elementwise_max((a), (b))
#define SELECT(mask, a, b) ((floats_8)(((mask) & (ints_8)(a)) | (~(mask) & (ints_8)(b))))
#define FLOATS(ints) __builtin_convertvector((ints_8)(ints), floats_8)
// Keeps divisors above 0, where the quotient is multiplied by 0 or clamped.
#define POSITIVE(v) MAX((v), ALL(0x1p-20f))

// Eight pixels, by channel: red, green, blue, alpha.
typedef struct {
  floats_8 channel[4];
} colors_8;

INLINE void unpack(colors_8 *colors, const pixels_8 *pixels) {
  for (int i = 0; i < 4; i++) colors->channel[i] = FLOATS((*pixels >> (8 * i)) & 255);
}

// MARK: Separable modes
//
// sa * da * B(d / da, s / sa), in products of two.

#define MULTIPLY(s, d) ((s) * (d))
#define SCREEN(s, d) ((s) * da + (d) * sa - (s) * (d))
#define HARD(s, d) (sa * da - 2 * (da - (d)) * (sa - (s)))

// Vectors are passed by pointer, as in raster_pixels.h.
INLINE void mix_channel(floats_8 *mixed, const colors_8 *source, const colors_8 *backdrop, int i,
                        raster_mode mode) {
  const floats_8 s = source->channel[i], sa = source->channel[3];
  const floats_8 d = backdrop->channel[i], da = backdrop->channel[3];
  switch (mode) {
    case RASTER_MULTIPLY: *mixed = MULTIPLY(s, d); break;
    case RASTER_SCREEN: *mixed = SCREEN(s, d); break;
    case RASTER_OVERLAY: *mixed = SELECT(2 * d <= da, 2 * s * d, HARD(s, d)); break;
    case RASTER_DARKEN: *mixed = MIN(s * da, d * sa); break;
    case RASTER_LIGHTEN: *mixed = MAX(s * da, d * sa); break;
    case RASTER_COLOR_DODGE: *mixed = MIN(sa * da, sa * sa * d / POSITIVE(sa - s)); break;
    case RASTER_COLOR_BURN:
      *mixed = MAX(ALL(0), sa * da - sa * sa * (da - d) / POSITIVE(s));
      break;
    case RASTER_HARD_LIGHT: *mixed = SELECT(2 * s <= sa, 2 * s * d, HARD(s, d)); break;
    case RASTER_SOFT_LIGHT: {
      const floats_8 cb = d / MAX(da, ALL(1)), cs = s / MAX(sa, ALL(1));
      const floats_8 root = SELECT(cb <= ALL(0.25f), ((16 * cb - 12) * cb + 4) * cb,
                                   __builtin_elementwise_sqrt(cb));
      *mixed = sa * da *
               SELECT(cs <= ALL(0.5f), cb - (1 - 2 * cs) * cb * (1 - cb),
                      cb + (2 * cs - 1) * (root - cb));
      break;
    }
    case RASTER_DIFFERENCE: *mixed = __builtin_elementwise_abs(s * da - d * sa); break;
    case RASTER_EXCLUSION: *mixed = s * da + d * sa - 2 * s * d; break;
    default: *mixed = s * da; break;
  }
}

// MARK: Modes that mix channels
//
// Colours are scaled by sa * da, which is the largest value of a channel.

#define LUMINANCE(c) (0.3f * (c)[0] + 0.59f * (c)[1] + 0.11f * (c)[2])
#define LEAST(c) MIN(MIN((c)[0], (c)[1]), (c)[2])
#define GREATEST(c) MAX(MAX((c)[0], (c)[1]), (c)[2])

INLINE void set_luminance(floats_8 *c, const floats_8 *other, const floats_8 *most) {
  const floats_8 luminance = LUMINANCE(other), limit = *most;
  const floats_8 step = luminance - LUMINANCE(c);
  for (int i = 0; i < 3; i++) c[i] += step;
  const floats_8 least = LEAST(c), greatest = GREATEST(c);
  const floats_8 up = luminance / POSITIVE(luminance - least);
  const floats_8 down = (limit - luminance) / POSITIVE(greatest - luminance);
  for (int i = 0; i < 3; i++) {
    c[i] = SELECT(least < ALL(0), luminance + (c[i] - luminance) * up, c[i]);
    c[i] = SELECT(greatest > limit, luminance + (c[i] - luminance) * down, c[i]);
  }
}

INLINE void set_saturation(floats_8 *c, const floats_8 *other) {
  const floats_8 least = LEAST(c);
  const floats_8 factor = (GREATEST(other) - LEAST(other)) / POSITIVE(GREATEST(c) - least);
  for (int i = 0; i < 3; i++) c[i] = (c[i] - least) * factor;
}

INLINE void mix_colors(floats_8 *mixed, const colors_8 *source, const colors_8 *backdrop,
                       raster_mode mode) {
  const floats_8 sa = source->channel[3], da = backdrop->channel[3];
  floats_8 s[3], d[3];
  for (int i = 0; i < 3; i++) {
    s[i] = source->channel[i] * da;
    d[i] = backdrop->channel[i] * sa;
  }
  const int keeps_source = mode == RASTER_HUE || mode == RASTER_COLOR;
  for (int i = 0; i < 3; i++) mixed[i] = keeps_source ? s[i] : d[i];
  if (mode == RASTER_HUE) set_saturation(mixed, d);
  if (mode == RASTER_SATURATION) set_saturation(mixed, s);
  const floats_8 limit = sa * da;
  set_luminance(mixed, mode == RASTER_LUMINOSITY ? s : d, &limit);
}

// MARK: Runs

// Copies 1 to 7 elements in parts of constant sizes, which need no call.
INLINE void copy_rest(void *target, const void *source, size_t size, size_t count) {
  uint8_t *to = target;
  const uint8_t *from = source;
  if (count & 4) memcpy(to, from, 4 * size), to += 4 * size, from += 4 * size;
  if (count & 2) memcpy(to, from, 2 * size), to += 2 * size, from += 2 * size;
  if (count & 1) memcpy(to, from, size);
}

// Mixes eight pixels into others. The mode is a constant, so that its switch vanishes.
INLINE void mix_eight(uint32_t *target, const uint32_t *source, const uint8_t *coverage,
                      raster_mode mode) {
  pixels_8 from, to;
  coverage_bytes bytes;
  memcpy(&from, source, sizeof from);
  memcpy(&to, target, sizeof to);
  memcpy(&bytes, coverage, sizeof bytes);
  colors_8 s, d;
  unpack(&s, &from);
  unpack(&d, &to);
  const floats_8 c = FLOATS(__builtin_convertvector(bytes, ints_8));
  const floats_8 sa = s.channel[3], da = d.channel[3];
  floats_8 mixed[4] = {0};
  if (mode >= RASTER_HUE) {
    mix_colors(mixed, &s, &d, mode);
  } else {
    for (int i = 0; i < 3; i++) mix_channel(&mixed[i], &s, &d, i, mode);
  }
  mixed[3] = sa * da;
  pixels_8 result = {0};
  for (int i = 0; i < 4; i++) {
    const floats_8 old = d.channel[i];
    const floats_8 full = mode == RASTER_REPLACE
                              ? 255 * s.channel[i]
                              : s.channel[i] * (255 - da) + old * (255 - sa) +
                                    MAX(ALL(0), MIN(mixed[i], mixed[3]));
    const floats_8 rounded = (full * c + old * 255 * (255 - c)) * (1 / 65025.f) + 0.5f;
    result |= (pixels_8)__builtin_convertvector(rounded, ints_8) << (8 * i);
  }
  memcpy(target, &result, sizeof result);
}

INLINE void mix_run(uint32_t *pixels, const uint32_t *source, const uint8_t *coverage,
                    size_t coverage_step, size_t count, raster_mode mode) {
  for (size_t i = 0; i < count; i += 8) {
    uint32_t *target = pixels + i;
    const uint32_t *from = source + i;
    const uint8_t *through = coverage + i * coverage_step;
    uint32_t last[8] = {0}, last_source[8] = {0};
    uint8_t last_coverage[8] = {0};
    const size_t rest = count - i;
    if (rest < 8) {
      copy_rest(last, target, sizeof *last, rest);
      copy_rest(last_source, from, sizeof *last, rest);
      copy_rest(last_coverage, through, 1, rest);
      target = last, from = last_source, through = last_coverage;
    }
    mix_eight(target, from, through, mode);
    if (rest < 8) copy_rest(pixels + i, last, sizeof *last, rest);
  }
}

#define MIX(mode) \
  case mode: mix_run(pixels, source, coverage, coverage_step, count, mode); break

KERNEL void raster_mix_pixels(uint32_t *pixels, const uint32_t *source, const uint8_t *coverage,
                              size_t coverage_step, size_t count, raster_mode mode) {
  switch (mode) {
    MIX(RASTER_REPLACE);
    MIX(RASTER_MULTIPLY);
    MIX(RASTER_SCREEN);
    MIX(RASTER_OVERLAY);
    MIX(RASTER_DARKEN);
    MIX(RASTER_LIGHTEN);
    MIX(RASTER_COLOR_DODGE);
    MIX(RASTER_COLOR_BURN);
    MIX(RASTER_HARD_LIGHT);
    MIX(RASTER_SOFT_LIGHT);
    MIX(RASTER_DIFFERENCE);
    MIX(RASTER_EXCLUSION);
    MIX(RASTER_HUE);
    MIX(RASTER_SATURATION);
    MIX(RASTER_COLOR);
    MIX(RASTER_LUMINOSITY);
  }
}

// MARK: Masks

KERNEL void raster_mask_pixels(uint32_t *pixels, const uint32_t *mask, size_t count,
                               int is_luminance, int is_inverted) {
  for (size_t i = 0; i < count; i++) {
    const uint32_t m = mask[i];
    // The weights of Rec. 709, in units of 1/65536.
    const uint32_t bright =
        ((m & 255) * 13933 + (m >> 8 & 255) * 46871 + (m >> 16 & 255) * 4732 + 32768) >> 16;
    const uint32_t shown = is_luminance ? bright : m >> 24;
    const uint32_t coverage = is_inverted ? 255 - shown : shown;
    const uint32_t low = (pixels[i] & 0x00FF00FF) * coverage + 0x00800080;
    const uint32_t high = (pixels[i] >> 8 & 0x00FF00FF) * coverage + 0x00800080;
    pixels[i] = ((low + (low >> 8 & 0x00FF00FF)) >> 8 & 0x00FF00FF) |
                ((high + (high >> 8 & 0x00FF00FF)) & 0xFF00FF00);
  }
}
