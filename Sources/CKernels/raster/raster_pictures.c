// Samples pictures between pixels, and halves them.

#include "raster_kernels.h"
#include "raster_pixels.h"

// MARK: Sampling

typedef int64_t longs_4 __attribute__((vector_size(32)));

// Eight positions with 24 fractional bits.
typedef struct {
  longs_4 first, second;
} positions;

// The lower 32 bits of eight numbers.
#define NARROWED(a, b) \
  __builtin_shufflevector((pixels_8)(a), (pixels_8)(b), 0, 2, 4, 6, 8, 10, 12, 14)

// Eight pixels of a row or column, and the distances of positions from them, in 1/256.
typedef struct {
  pixels_8 indices, distances;
} places;

INLINE void clamp_four(longs_4 *v, int64_t last) {
  const longs_4 zero = {0}, most = {last, last, last, last};
  *v = __builtin_elementwise_max(__builtin_elementwise_min(*v + (1 << 15), most), zero) >> 16;
}

// Rounds positions to 8 fractional bits and clamps them to the centres of `count` pixels. The last pixel is at a
// distance of 256 from the one before it.
INLINE void clamp_eight(places *result, positions p, size_t count) {
  const int64_t last = (int64_t)(count - 1) << 24;
  clamp_four(&p.first, last);
  clamp_four(&p.second, last);
  const pixels_8 v = NARROWED(p.first, p.second);
  const uint32_t most = count > 1 ? (uint32_t)count - 2 : 0;
  result->indices = __builtin_elementwise_min(v >> 8, most + (pixels_8){0});
  result->distances = v - (result->indices << 8);
}

// A number of one pixel in each half.
#define LANE(v, i) __builtin_shufflevector(v, v, i, i, i, i, i + 4, i + 4, i + 4, i + 4)

// Channels of left and of right pixels, with 32 bits.
#define LEFT(words)                                                                              \
  ((pixels_8)__builtin_shufflevector(words, (pixel_words){0}, 0, 16, 1, 16, 2, 16, 3, 16, 8, 16, \
                                     9, 16, 10, 16, 11, 16))
#define RIGHT(words)                                                                               \
  ((pixels_8)__builtin_shufflevector(words, (pixel_words){0}, 4, 16, 5, 16, 6, 16, 7, 16, 12, 16, \
                                     13, 16, 14, 16, 15, 16))

// Interpolates the channels of one pixel in each half, which is given with its right neighbour, and rounds once.
#define INTERPOLATED(half, upper, lower, i)                                                          \
  __extension__({                                                                                    \
    const pixel_words column =                                                                       \
        (half(upper) << 8) + (half(lower) - half(upper)) * (pixel_words)LANE(fv | fv << 16, i);      \
    ((LEFT(column) << 8) + (RIGHT(column) - LEFT(column)) * LANE(fu, i) + (1 << 15)) >> 16;          \
  })

// The lower 16 bits of two pixels' channels in each half.
#define WORDS_OF(a, b)                                                                               \
  ((pixel_words)__builtin_shufflevector((pixel_words)(a), (pixel_words)(b), 0, 2, 4, 6, 16, 18, 20, \
                                        22, 8, 10, 12, 14, 24, 26, 28, 30))

// Interpolates between the four pixels around each position, in steps of 1/256.
INLINE void sample_eight(pixels_8 *result, const raster_level *level, const places *column,
                         const places *row) {
  const pixels_8 fu = column->distances, fv = row->distances;
  const pixels_8 places = row->indices * (uint32_t)level->width + column->indices;
  const size_t below = level->height > 1 ? level->width : 0;
  // Each pixel and its right neighbour; LOWER and UPPER make vectors of the pixels 0 and 4, 1 and 5, 2 and 6, 3 and 7.
  uint64_t upper[8], lower[8];
  const int order[8] = {0, 1, 4, 5, 2, 3, 6, 7};
#pragma clang loop unroll(full)
  for (int i = 0; i < 8; i++) {
    const uint32_t *pixel = level->pixels + places[order[i]];
    if (level->width > 1) {
      memcpy(upper + i, pixel, sizeof *upper);
      memcpy(lower + i, pixel + below, sizeof *lower);
    } else {
      upper[i] = *pixel;
      lower[i] = pixel[below];
    }
  }
  pixel_bytes a, b, c, d;
  memcpy(&a, upper, sizeof a);
  memcpy(&b, upper + 4, sizeof b);
  memcpy(&c, lower, sizeof c);
  memcpy(&d, lower + 4, sizeof d);
  const pixels_8 p0 = INTERPOLATED(LOWER, a, c, 0), p1 = INTERPOLATED(UPPER, a, c, 1);
  const pixels_8 p2 = INTERPOLATED(LOWER, b, d, 2), p3 = INTERPOLATED(UPPER, b, d, 3);
  *result = (pixels_8)PACKED(WORDS_OF(p0, p1), WORDS_OF(p2, p3));
}

// Interpolates between pixels, rounded to nearest; the second one's weight is 0...256.
INLINE void mix_eight(pixels_8 *first, const pixels_8 *second, uint16_t weight) {
  const uint16_t rest = 256 - weight;
  const pixel_bytes a = (pixel_bytes)*first, b = (pixel_bytes)*second;
  const pixel_words lower = (LOWER(a) * rest + LOWER(b) * weight + 128) >> 8;
  const pixel_words upper = (UPPER(a) * rest + UPPER(b) * weight + 128) >> 8;
  *first = (pixels_8)PACKED(lower, upper);
}

// Samples eight pixels of a level. Those of the second level are mixed with the target's, which are of the first one.
INLINE void shade_eight(uint32_t *target, size_t count, const raster_picture *picture, int number,
                        const places *column, const places *row) {
  pixels_8 pixels, before;
  sample_eight(&pixels, picture->levels + number, column, row);
  uint32_t last[8] = {0};
  uint32_t *place = count < 8 ? last : target;
  if (number > 0) {
    if (count < 8) memcpy(last, target, count * sizeof *target);
    memcpy(&before, place, sizeof before);
    mix_eight(&before, &pixels, (uint16_t)picture->weight);
    pixels = before;
  }
  memcpy(place, &pixels, sizeof pixels);
  if (count < 8) memcpy(target, last, count * sizeof *target);
}

INLINE void positions_from(positions *p, int64_t start, int64_t step) {
  const longs_4 offsets = {0, step, 2 * step, 3 * step};
  *p = (positions){start + offsets, start + 4 * step + offsets};
}

KERNEL void raster_shade_line(uint32_t *target, size_t count, const raster_picture *picture,
                              const raster_line *lines) {
  const int level_count = picture->weight > 0 ? 2 : 1;
#pragma clang loop unroll(disable)
  for (int k = 0; k < level_count; k++) {
    const raster_level *level = picture->levels + k;
    const int64_t step_u = lines[k].step_u, step_v = lines[k].step_v;
    positions u, v;
    positions_from(&u, lines[k].u, step_u);
    positions_from(&v, lines[k].v, step_v);
    places column, row;
    clamp_eight(&row, v, level->height);
    for (size_t i = 0; i < count; i += 8) {
      clamp_eight(&column, u, level->width);
      // The rows of an upright picture are the same for all pixels.
      if (step_v != 0) clamp_eight(&row, v, level->height);
      shade_eight(target + i, count - i, picture, k, &column, &row);
      u = (positions){u.first + 8 * step_u, u.second + 8 * step_u};
      v = (positions){v.first + 8 * step_v, v.second + 8 * step_v};
    }
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
  const int level_count = picture->weight > 0 ? 2 : 1;
#pragma clang loop unroll(disable)
  for (int k = 0; k < level_count; k++) {
    const raster_level *level = picture->levels + k;
    for (size_t i = 0; i < count; i += 8) {
      int64_t columns[8], rows[8];
      for (size_t j = 0; j < 8; j++) {
        const double center = x + (double)(i + j) + 0.5;
        const double w = p->slope_w * center + p->w;
        columns[j] = fixed((p->slope_u * center + p->u) / w * level->scale - 0.5);
        rows[j] = fixed((p->slope_v * center + p->v) / w * level->scale - 0.5);
      }
      positions u, v;
      memcpy(&u, columns, sizeof u);
      memcpy(&v, rows, sizeof v);
      places column, row;
      clamp_eight(&column, u, level->width);
      clamp_eight(&row, v, level->height);
      shade_eight(target + i, count - i, picture, k, &column, &row);
    }
  }
}

// MARK: Halving

// Red and blue of a pixel, 32 bits apart; after a shift by 8, green and alpha.
INLINE uint64_t channel_pair(uint32_t pixel) {
  return (uint64_t)(pixel & 0xFF) | (uint64_t)(pixel & 0xFF0000) << 16;
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
