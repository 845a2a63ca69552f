// Adds arcs of circles to coverage bands; OctantArc.swift explains the method.
//
// Steep and flat arcs differ in the direction in which they are cut. Below, `along` is the axis that is cut at regular
// lines (y for a steep arc), and `across` the other one. Four pieces are computed at once and added one by one.

#include "../kernels.h"
#include "raster_kernels.h"

#include <string.h>

#define GRID_BITS 10
#define GRID_ONE (1 << GRID_BITS)

typedef int32_t ints_4 __attribute__((vector_size(16)));
typedef int64_t longs_4 __attribute__((vector_size(32)));
typedef double doubles_4 __attribute__((vector_size(32)));

#define TO_DOUBLES(v) __builtin_convertvector(v, doubles_4)
// The nearest coordinates on the grid, as in SubpixelGrid.round.
#define TO_GRID(v) __builtin_convertvector((longs_4)((v) * 1024 + 6755399441055744.0), ints_4)
#define CHOOSE(mask, a, b) (((a) & (mask)) | ((b) & ~(mask)))
#define ALL(condition) (-(ints_4){(condition), (condition), (condition), (condition)})

// The coordinate of a circle along one axis, for coordinates on the other axis. `side` is 1 or -1.
INLINE void circle_at(ints_4 *result, const ints_4 *places, double square, double center,
                      double other_center, double side) {
  const doubles_4 v = TO_DOUBLES(*places) * (1.0 / 1024) - center;
  const doubles_4 rest = __builtin_elementwise_max(square - v * v, (doubles_4){0});
  *result = TO_GRID(other_center + __builtin_elementwise_sqrt(rest) * side);
}

// Twice the area between chords and arcs.
INLINE void sliver_areas(ints_4 *areas, const ints_4 *lengths, const doubles_4 *factor) {
  const doubles_4 l = TO_DOUBLES(*lengths);
  *areas = TO_GRID(l * l * l * *factor);
}

// Adds a part that lies within one pixel; its column and row count from the band's first ones.
INLINE void add_part(const raster_band *band, int32_t column, int32_t row, int32_t height,
                     int32_t inset, int32_t sliver) {
  if ((uint32_t)row >= band->rows || column >= (int32_t)band->width) return;
  uint32_t *cells = (uint32_t *)band->cells + (size_t)row * band->stride;
  uint8_t *groups = band->groups + (size_t)row * band->group_stride;
  if (column < 0) {
    cells[0] += (uint32_t)height * 2 * GRID_ONE;
    groups[0] = 1;
    return;
  }
  const uint32_t next = (uint32_t)height * (uint32_t)inset - (uint32_t)sliver;
  cells[column] += (uint32_t)height * 2 * GRID_ONE - next;
  cells[column + 1] += next;
  groups[column >> 3] = 1;
  groups[(column + 1) >> 3] = 1;
}

// Adds an arc of which `begin` and `stop` are the ends in the order of `along`, given as (along, across).
INLINE void add_arc(const raster_band *band, const raster_arc *arc, int is_steep) {
  const int is_right = arc->octant < 2 || arc->octant > 5, is_below = arc->octant < 4;
  const int is_even = (arc->octant & 3) == (is_steep ? 0 : 2);
  const int keeps_order = is_steep ? is_right : !is_below;
  const raster_point first = keeps_order ? arc->start : arc->end;
  const raster_point last = keeps_order ? arc->end : arc->start;
  const int32_t band_top = band->top, band_bottom = band_top + (int32_t)(band->rows << GRID_BITS);
  int32_t begin = is_steep ? first.y : first.x, stop = is_steep ? last.y : last.x;
  const int32_t last_along = stop;
  const int32_t first_across = is_steep ? first.x : first.y;
  const int32_t last_across = is_steep ? last.x : last.y;
  if (is_steep) {
    begin = begin > band_top ? begin : band_top;
    stop = stop < band_bottom ? stop : band_bottom;
  } else {
    const int32_t upper = first_across < last_across ? first_across : last_across;
    const int32_t lower = first_across < last_across ? last_across : first_across;
    if (upper >= band_bottom || lower < band_top) return;
  }
  if (begin >= stop) return;

  const double along_center = is_steep ? arc->center_y : arc->center_x;
  const double across_center = is_steep ? arc->center_x : arc->center_y;
  const int is_far = is_steep ? is_right : is_below;
  const double across_side = is_far ? 1 : -1;
  const double along_side = (is_steep ? is_below : is_right) ? 1 : -1;
  const double square = arc->radius * arc->radius, bend = square / (6144 * 1024);
  const int32_t outward = -arc->sign;
  const int32_t sign = is_steep ? (is_right ? arc->sign : -arc->sign)
                                : (is_below == is_even ? -arc->sign : arc->sign);
  // Whether the part in the first of two rows or columns is the one that begins at the crossing.
  const ints_4 is_reversed = ALL(is_steep ? is_even : !is_even);

  const int32_t step = arc->step_mask + 1;
  ints_4 lines = (begin | arc->step_mask) + 1 + step * (ints_4){0, 1, 2, 3};
  ints_4 place = {begin, begin, begin, begin};
  ints_4 across = {first_across, first_across, first_across, first_across};
  if (is_steep && begin != first.y) {
    circle_at(&across, &place, square, along_center, across_center, across_side);
  }
  for (;;) {
    const ints_4 next = __builtin_elementwise_min(lines, stop + (ints_4){0});
    ints_4 next_across;
    circle_at(&next_across, &next, square, along_center, across_center, across_side);
    next_across = CHOOSE(next == last_along, last_across + (ints_4){0}, next_across);
    place = __builtin_shufflevector(place, next, 3, 4, 5, 6);
    across = __builtin_shufflevector(across, next_across, 3, 4, 5, 6);
    const ints_4 low = __builtin_elementwise_min(across, next_across);
    const ints_4 high = __builtin_elementwise_max(across, next_across);
    // The last piece of an arc may run along the border of a pixel. It then belongs to the pixel in the circle.
    const ints_4 cell = __builtin_elementwise_min(low, high - is_far) >> GRID_BITS;
    const ints_4 border = (cell + 1) << GRID_BITS;
    ints_4 crossing;
    circle_at(&crossing, &border, square, across_center, along_center, along_side);
    crossing = __builtin_elementwise_max(place, __builtin_elementwise_min(next, crossing));
    const ints_4 crosses = high > border;
    // Where the first part begins and ends, and the second.
    const ints_4 from = CHOOSE(crosses & is_reversed, crossing, place);
    const ints_4 to = CHOOSE(crosses & ~is_reversed, crossing, next);
    const ints_4 second_from = CHOOSE(is_reversed, place, crossing);
    const ints_4 second_to = CHOOSE(is_reversed, crossing, next);
    const doubles_4 distance =
        __builtin_elementwise_abs(TO_DOUBLES(low + high) * (0.5 / 1024) - across_center);
    const doubles_4 factor = bend / (distance * distance * distance);
    const ints_4 first_length = to - from, second_length = second_to - second_from;
    ints_4 first_sliver, second_sliver;
    sliver_areas(&first_sliver, &first_length, &factor);
    sliver_areas(&second_sliver, &second_length, &factor);
    const ints_4 end = __builtin_elementwise_min(high, border);

    ints_4 column, row, height, inset, second_height, second_inset;
    if (is_steep) {
      column = cell - (band->left >> GRID_BITS);
      row = (place - band_top) >> GRID_BITS;
      height = first_length;
      inset = low + end - 2 * (cell << GRID_BITS);
      second_height = second_length;
      second_inset = high - border;
    } else {
      const ints_4 origin = place >> GRID_BITS << GRID_BITS;
      column = (place - band->left) >> GRID_BITS;
      row = cell - (band_top >> GRID_BITS);
      height = end - low;
      inset = from + to - 2 * origin;
      second_height = high - border;
      second_inset = second_from + second_to - 2 * origin;
    }
    height *= sign;
    second_height *= sign;
    first_sliver *= outward;
    second_sliver *= outward;
#pragma clang loop unroll(full)
    for (int i = 0; i < 4; i++) {
      if (place[i] >= stop) return;
      add_part(band, column[i], row[i], height[i], inset[i], first_sliver[i]);
      if (crosses[i]) {
        add_part(band, column[i] + is_steep, row[i] + !is_steep, second_height[i], second_inset[i],
                 second_sliver[i]);
      }
    }
    lines += 4 * step;
    place = next;
    across = next_across;
  }
}

KERNEL void raster_add_arcs(const raster_band *target, const raster_arc *arcs, size_t count) {
  // The compiler keeps a copy in registers, because no store can change it.
  const raster_band band = *target;
  for (size_t i = 0; i < count; i++) {
    if ((arcs[i].octant + 1) & 2) {
      add_arc(&band, arcs + i, 0);
    } else {
      add_arc(&band, arcs + i, 1);
    }
  }
}
