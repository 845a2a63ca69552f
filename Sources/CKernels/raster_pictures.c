// Samples pictures between pixels, and halves them.

#include "kernels.h"
#include "raster_kernels.h"

// Red and blue of a pixel, 32 bits apart; after a shift by 8, green and alpha.
INLINE uint64_t channel_pair(uint32_t pixel) {
  return (uint64_t)(pixel & 0xFF) | (uint64_t)(pixel & 0xFF0000) << 16;
}

INLINE size_t clamped(int64_t index, size_t count) {
  const int64_t last = (int64_t)count - 1;
  return (size_t)(index < 0 ? 0 : index > last ? last : index);
}

// Interpolates between the four pixels around a position with 24 fractional bits, in steps of 1/256.
INLINE uint32_t interpolated(const raster_level *level, int64_t u, int64_t v) {
  u = (u + (1 << 15)) >> 16;
  v = (v + (1 << 15)) >> 16;
  const size_t left = clamped(u >> 8, level->width), right = clamped((u >> 8) + 1, level->width);
  const uint32_t *upper = level->pixels + clamped(v >> 8, level->height) * level->width;
  const uint32_t *lower = level->pixels + clamped((v >> 8) + 1, level->height) * level->width;
  const uint64_t fu = (uint64_t)u & 255, fv = (uint64_t)v & 255;
  // The four weights sum to 65536; each product has 16 fractional bits.
  const uint64_t a = (256 - fu) * (256 - fv), b = fu * (256 - fv);
  const uint64_t c = (256 - fu) * fv, d = fu * fv;
  const uint64_t half = 0x800000008000;
  const uint64_t red_blue =
      (channel_pair(upper[left]) * a + channel_pair(upper[right]) * b +
       channel_pair(lower[left]) * c + channel_pair(lower[right]) * d + half) >> 16;
  const uint64_t green_alpha =
      (channel_pair(upper[left] >> 8) * a + channel_pair(upper[right] >> 8) * b +
       channel_pair(lower[left] >> 8) * c + channel_pair(lower[right] >> 8) * d + half) >> 16;
  return (uint32_t)((red_blue & 0xFF) | (red_blue >> 16 & 0xFF0000) | (green_alpha & 0xFF) << 8 |
                    (green_alpha >> 8 & 0xFF000000));
}

// Interpolates between two pixels, rounded to nearest; the second one's weight is 0...256.
INLINE uint32_t mixed(uint32_t first, uint32_t second, uint32_t weight) {
  const uint64_t half = 0x8000000080;
  const uint64_t rest = 256 - weight;
  const uint64_t red_blue =
      (channel_pair(first) * rest + channel_pair(second) * weight + half) >> 8;
  const uint64_t green_alpha =
      (channel_pair(first >> 8) * rest + channel_pair(second >> 8) * weight + half) >> 8;
  return (uint32_t)((red_blue & 0xFF) | (red_blue >> 16 & 0xFF0000) | (green_alpha & 0xFF) << 8 |
                    (green_alpha >> 8 & 0xFF000000));
}

KERNEL void raster_shade_line(uint32_t *target, size_t count, const raster_picture *picture,
                              const raster_line *first, const raster_line *second) {
  int64_t u = first->u, v = first->v;
  for (size_t i = 0; i < count; i++, u += first->step_u, v += first->step_v) {
    target[i] = interpolated(&picture->first, u, v);
  }
  if (picture->weight == 0) return;
  u = second->u;
  v = second->v;
  for (size_t i = 0; i < count; i++, u += second->step_u, v += second->step_v) {
    target[i] = mixed(target[i], interpolated(&picture->second, u, v), picture->weight);
  }
}

// A coordinate with 24 fractional bits, halves away from zero. Too large values and NaN become far away coordinates.
INLINE int64_t fixed(double value) {
  const double limit = 0x1p36;
  const double bounded = value < limit ? (value > -limit ? value : -limit) : limit;
  const double exact = bounded * 0x1p24;
  const int64_t whole = (int64_t)exact;
  const double rest = exact - (double)whole;
  return whole + (rest >= 0.5) - (rest <= -0.5);
}

KERNEL void raster_shade_perspective(uint32_t *target, size_t count, const raster_picture *picture,
                                     const raster_perspective *p, double x) {
  const raster_level *first = &picture->first, *second = &picture->second;
  for (size_t i = 0; i < count; i++) {
    const double center = x + (double)i + 0.5;
    const double w = p->slope_w * center + p->w;
    const double u = (p->slope_u * center + p->u) / w, v = (p->slope_v * center + p->v) / w;
    target[i] =
        interpolated(first, fixed(u * first->scale - 0.5), fixed(v * first->scale - 0.5));
    if (picture->weight == 0) continue;
    const uint32_t smaller =
        interpolated(second, fixed(u * second->scale - 0.5), fixed(v * second->scale - 0.5));
    target[i] = mixed(target[i], smaller, picture->weight);
  }
}

KERNEL void raster_halve(uint32_t *target, const uint32_t *source, size_t width, size_t height) {
  const size_t new_width = (width + 1) / 2, new_height = (height + 1) / 2;
  const uint64_t half = 0x200000002;
  for (size_t y = 0; y < new_height; y++) {
    const uint32_t *upper = source + 2 * y * width;
    // The last row or column of an odd number counts twice.
    const uint32_t *lower = 2 * y + 1 < height ? upper + width : upper;
    for (size_t x = 0; x < new_width; x++) {
      const size_t left = 2 * x, right = left + 1 < width ? left + 1 : left;
      const uint32_t a = upper[left], b = upper[right], c = lower[left], d = lower[right];
      const uint64_t red_blue = (channel_pair(a) + channel_pair(b) + channel_pair(c) +
                                 channel_pair(d) + half) >> 2;
      const uint64_t green_alpha = (channel_pair(a >> 8) + channel_pair(b >> 8) +
                                    channel_pair(c >> 8) + channel_pair(d >> 8) + half) >> 2;
      *target++ = (uint32_t)((red_blue & 0xFF) | (red_blue >> 16 & 0xFF0000) |
                             (green_alpha & 0xFF) << 8 | (green_alpha >> 8 & 0xFF000000));
    }
  }
}
