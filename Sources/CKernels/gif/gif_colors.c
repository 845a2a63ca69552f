// Finds the colours of a palette that are close to a given one.
//
// The palette is sorted by lightness. A search moves up and down from the given lightness, and stops when the
// difference in lightness alone exceeds the distance of the matches found.

#include "gif_kernels.h"
#include "../kernels.h"

#define LANES 8

typedef int16_t components __attribute__((vector_size(2 * LANES), aligned(2)));
typedef int32_t numbers __attribute__((vector_size(4 * LANES)));
typedef _Bool bits __attribute__((ext_vector_type(LANES)));

INLINE void add_squares(numbers *sums, const int16_t *all, int16_t one) {
  numbers steps = __builtin_convertvector(*(const components *)all - one, numbers);
  *sums += steps * steps;
}

/// Measures eight colours from an index. Returns a bit mask of those below the limit, with the first in the lowest bit.
INLINE unsigned measure(struct gif_colors colors, ptrdiff_t place, struct gif_color color,
                        int32_t limit, int32_t *distances) {
  numbers sums = {0};
  add_squares(&sums, colors.lightness + place, color.lightness);
  add_squares(&sums, colors.a + place, color.a);
  add_squares(&sums, colors.b + place, color.b);
  __builtin_memcpy(distances, &sums, sizeof sums);
  union {
    bits lanes;
    uint8_t mask;
  } below = {__builtin_convertvector(sums < limit, bits)};
  return below.mask;
}

/// The index of the first colour that is at least as light. Selects halves without branches, because they would be
/// mispredicted.
INLINE ptrdiff_t first_place(struct gif_colors colors, int32_t lightness) {
  ptrdiff_t place = 0;
  for (size_t rest = colors.count; rest > 0;) {
    size_t half = (rest + 1) / 2;
    place += colors.lightness[place + (ptrdiff_t)half - 1] < lightness ? (ptrdiff_t)half : 0;
    rest -= half;
  }
  return place;
}

KERNEL size_t gif_find_colors(struct gif_colors colors, struct gif_color color, int32_t radius,
                              struct gif_match *matches) {
  ptrdiff_t end = (ptrdiff_t)colors.count;
  int32_t limit = radius * radius + 1;
  size_t found = 0;
  ptrdiff_t place = first_place(colors, color.lightness - radius);
  for (; place < end && colors.lightness[place] <= color.lightness + radius; place += LANES) {
    int32_t distances[LANES];
    unsigned rest = measure(colors, place, color, limit, distances);
    for (; rest != 0; rest &= rest - 1) {
      int lane = __builtin_ctz(rest);
      int32_t distance = distances[lane];
      if (distance >= limit || place + lane >= end) continue;
      size_t rank = found < GIF_MATCH_LIMIT ? found++ : GIF_MATCH_LIMIT - 1;
      for (; rank > 0 && distance < matches[rank - 1].squared_distance; rank--) {
        matches[rank] = matches[rank - 1];
      }
      matches[rank] = (struct gif_match){(int32_t)place + lane, distance};
      if (found == GIF_MATCH_LIMIT) limit = matches[GIF_MATCH_LIMIT - 1].squared_distance;
    }
  }
  return found;
}

KERNEL struct gif_match gif_closest_color(struct gif_colors colors, struct gif_color color,
                                          size_t guess) {
  ptrdiff_t end = (ptrdiff_t)colors.count;
  int32_t distances[LANES];
  measure(colors, (ptrdiff_t)guess, color, 0, distances);
  struct gif_match best = {(int32_t)guess, distances[0]};
  ptrdiff_t middle = first_place(colors, color.lightness);
  for (ptrdiff_t place = middle; place < end; place += LANES) {
    int32_t step = colors.lightness[place] - color.lightness;
    if (step * step >= best.squared_distance) break;
    unsigned rest = measure(colors, place, color, best.squared_distance, distances);
    for (; rest != 0; rest &= rest - 1) {
      int lane = __builtin_ctz(rest);
      if (place + lane >= end || distances[lane] >= best.squared_distance) continue;
      best = (struct gif_match){(int32_t)place + lane, distances[lane]};
    }
  }
  for (ptrdiff_t place = middle - LANES; place > -LANES; place -= LANES) {
    int32_t step = color.lightness - colors.lightness[place + LANES - 1];
    if (step * step >= best.squared_distance) break;
    unsigned rest = measure(colors, place, color, best.squared_distance, distances);
    for (; rest != 0; rest &= ~(1u << (31 - __builtin_clz(rest)))) {
      int lane = 31 - __builtin_clz(rest);
      if (place + lane < 0 || distances[lane] >= best.squared_distance) continue;
      best = (struct gif_match){(int32_t)place + lane, distances[lane]};
    }
  }
  return best;
}
