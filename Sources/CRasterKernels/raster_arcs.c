// The twin of CoverageBand.Layout.add(_: OctantArc), where the method is explained: four pieces at once.
// Every operation is the one that Swift does, in the same order, so that the bytes are the same.

#include "raster_band.h"

#pragma STDC FP_CONTRACT OFF

#if defined(__x86_64__)

INLINE f64x4 to_double(i32x4 v) {
  return __builtin_convertvector(v, f64x4);
}

// The nearest place on the grid.
INLINE i32x4 to_grid(f64x4 v) {
  return __builtin_convertvector((i64x4)(v * 1024 + 6755399441055744.0), i32x4);
}

// Where the circle is along one axis, at places along the other.
INLINE i32x4 across(i32x4 places, double center, double square, double other, double side) {
  const f64x4 v = to_double(places) * (1.0 / 1024) - center;
  const f64x4 rest = square - v * v;
  const f64x4 zero = {0, 0, 0, 0};
  const f64x4 root = __builtin_elementwise_sqrt(__builtin_elementwise_max(rest, zero));
  return to_grid(other + root * side);
}

// Adds a part of an edge within one pixel.
INLINE void put(const raster_band *band, int32_t row, int32_t column, int32_t height,
                int32_t inset, int32_t sliver) {
  if ((uint32_t)row >= band->rows) return;
  int32_t *cells = band->cells + (size_t)row * band->stride;
  uint8_t *groups = band->groups + (size_t)row * band->group_stride;
  if (column < 0) {
    cells[0] = (int32_t)((uint32_t)cells[0] + (uint32_t)(height * 2 * ONE));
    groups[0] = 1;
    return;
  }
  if ((size_t)column >= band->width) return;
  const uint32_t here = (uint32_t)(height * (2 * ONE - inset) + sliver);
  const uint32_t next = (uint32_t)(height * inset - sliver);
  cells[column] = (int32_t)((uint32_t)cells[column] + here);
  cells[column + 1] = (int32_t)((uint32_t)cells[column + 1] + next);
  groups[column >> 3] = 1;
  groups[(column + 1) >> 3] = 1;
}

// Parts of four pieces.
typedef struct {
  i32x4 row, column, height, inset, sliver;
} Parts;

INLINE void put_some(const raster_band *band, Parts parts, int32_t count) {
  for (int32_t i = 0; i < 4 && i < count; i++) {
    put(band, parts.row[i], parts.column[i], parts.height[i], parts.inset[i], parts.sliver[i]);
  }
}

// What a part adds to its own cell, and to the one on its right.
INLINE i32x4 to_own(Parts part) {
  return part.height * (2 * ONE - part.inset) + part.sliver;
}

INLINE i32x4 to_next(Parts part) {
  return part.height * part.inset - part.sliver;
}

INLINE i32x4 sliver_area(i32x4 length, f64x4 sliver) {
  const f64x4 l = to_double(length);
  return to_grid(l * l * l * sliver);
}

INLINE f64x4 sliver_factor(i32x4 sum, double center, double bend) {
  const f64x4 signed_distance = to_double(sum) * (0.5 / 1024) - center;
  const f64x4 distance = __builtin_elementwise_abs(signed_distance);
  return bend / (distance * distance * distance);
}

INLINE void add_steep(const raster_band *band, const raster_arc *arc, int32_t origin_x,
                      int32_t top, int32_t bottom) {
  const int is_right = arc->octant < 2 || arc->octant > 5;
  const int is_below = arc->octant < 4;
  const int goes_left = (arc->octant & 3) == 0;
  const int32_t upper_x = is_right ? arc->start_x : arc->end_x;
  const int32_t upper_y = is_right ? arc->start_y : arc->end_y;
  const int32_t lower_x = is_right ? arc->end_x : arc->start_x;
  const int32_t lower_y = is_right ? arc->end_y : arc->start_y;
  const int32_t from = upper_y > top ? upper_y : top;
  const int32_t end = lower_y < bottom ? lower_y : bottom;
  if (from >= end) return;
  const int32_t sign = is_right ? arc->sign : -arc->sign;
  const double square = arc->radius * arc->radius;
  const double bend = square / (6144 * 1024);
  const double side = is_right ? 1 : -1;
  const double below = is_below ? 1 : -1;
  const int32_t count = piece_count(from, arc->step_mask, end);
  i32x4 last_y = splat(from);
  i32x4 last_x = splat(upper_x);
  if (from != upper_y) last_x = across(last_y, arc->center_y, square, arc->center_x, side);
  for (int32_t index = 0; index < count; index += 4) {
    const i32x4 next_y = lines(from, arc->step_mask, index + 1, end);
    i32x4 next_x = across(next_y, arc->center_y, square, arc->center_x, side);
    next_x = choose(next_y == lower_y, splat(lower_x), next_x);
    const i32x4 y = shift_in(last_y, next_y);
    const i32x4 x = shift_in(last_x, next_x);
    last_y = next_y;
    last_x = next_x;
    const i32x4 left = min4(x, next_x);
    const i32x4 right = max4(x, next_x);
    const i32x4 column = (is_right ? min4(left, right - 1) : left) >> BITS;
    const i32x4 origin = column << BITS;
    const i32x4 border = origin + ONE;
    const i32x4 met = across(border, arc->center_x, square, arc->center_y, below);
    const i32x4 crossing = max4(y, min4(next_y, met));
    const i32x4 height = next_y - y;
    const i32x4 split = goes_left ? next_y - crossing : crossing - y;
    const i32x4 first = choose(right <= border, height, split);
    const i32x4 second = height - first;
    const f64x4 sliver = sliver_factor(left + right, arc->center_x, bend);
    const i32x4 row = (y - top) >> BITS;
    const i32x4 own = column - (origin_x >> BITS);
    const Parts a = {row, own, first * sign, left - origin + min4(right, border) - origin,
                     sliver_area(first, sliver) * -arc->sign};
    const Parts b = {row, own + 1, second * sign, right - border,
                     sliver_area(second, sliver) * -arc->sign};
    const i32x4 active = first_lanes(count - index);
    if (any(outside(band, row, row, own, active))) {
      put_some(band, a, count - index);
      put_some(band, b, count - index);
      continue;
    }
    // The second part's own cell is the first one's next.
    add_rows(band, places_of(band, row, own, 2, active), to_own(a) & active,
             (to_next(a) + to_own(b)) & active, to_next(b) & active);
  }
}

INLINE void add_flat(const raster_band *band, const raster_arc *arc, int32_t origin_x,
                     int32_t top, int32_t bottom) {
  const int is_right = arc->octant < 2 || arc->octant > 5;
  const int is_below = arc->octant < 4;
  const int goes_down = (arc->octant & 3) == 2;
  const int32_t left_x = is_below ? arc->end_x : arc->start_x;
  const int32_t left_y = is_below ? arc->end_y : arc->start_y;
  const int32_t right_x = is_below ? arc->start_x : arc->end_x;
  const int32_t right_y = is_below ? arc->start_y : arc->end_y;
  const int32_t highest = left_y < right_y ? left_y : right_y;
  const int32_t lowest = left_y < right_y ? right_y : left_y;
  if (highest >= bottom || lowest < top || left_x >= right_x) return;
  const int32_t sign = (is_below ? -1 : 1) * (goes_down ? arc->sign : -arc->sign);
  const double square = arc->radius * arc->radius;
  const double bend = square / (6144 * 1024);
  const double side = is_right ? 1 : -1;
  const double below = is_below ? 1 : -1;
  const int32_t count = piece_count(left_x, arc->step_mask, right_x);
  i32x4 last_x = splat(left_x);
  i32x4 last_y = splat(left_y);
  for (int32_t index = 0; index < count; index += 4) {
    const i32x4 next_x = lines(left_x, arc->step_mask, index + 1, right_x);
    i32x4 next_y = across(next_x, arc->center_x, square, arc->center_y, below);
    next_y = choose(next_x == right_x, splat(right_y), next_y);
    const i32x4 x = shift_in(last_x, next_x);
    const i32x4 y = shift_in(last_y, next_y);
    last_x = next_x;
    last_y = next_y;
    const i32x4 upper = min4(y, next_y);
    const i32x4 lower = max4(y, next_y);
    const i32x4 row = (is_below ? min4(upper, lower - 1) : upper) >> BITS;
    const i32x4 border = (row + 1) << BITS;
    const i32x4 met = across(border, arc->center_y, square, arc->center_x, side);
    const i32x4 crossing = max4(x, min4(next_x, met));
    const f64x4 sliver = sliver_factor(y + next_y, arc->center_y, bend);
    const i32x4 column = x >> BITS;
    const i32x4 origin = column << BITS;
    const i32x4 crosses = lower > border;
    const i32x4 begin = goes_down ? x : choose(crosses, crossing, x);
    const i32x4 end = goes_down ? choose(crosses, crossing, next_x) : next_x;
    // Nothing is left for a second part where the piece does not cross.
    const i32x4 second_begin = goes_down ? end : x;
    const i32x4 second_end = goes_down ? next_x : begin;
    const i32x4 own_row = row - (top >> BITS);
    const i32x4 own = column - (origin_x >> BITS);
    const i32x4 rest = max4(lower - border, splat(0));
    const Parts a = {own_row, own, (min4(lower, border) - upper) * sign,
                     begin - origin + end - origin,
                     sliver_area(end - begin, sliver) * -arc->sign};
    const Parts b = {own_row + 1, own, rest * sign, second_begin - origin + second_end - origin,
                     sliver_area(second_end - second_begin, sliver) * -arc->sign};
    const i32x4 active = first_lanes(count - index);
    // Where nothing crosses, the second part adds nothing, and may do so in the first one's row.
    const i32x4 last_row = own_row - crosses;
    if (any(outside(band, own_row, last_row, own, active))) {
      put_some(band, a, count - index);
      put_some(band, b, count - index);
      continue;
    }
    add_pairs(band, places_of(band, own_row, own, 1, active), to_own(a) & active,
              to_next(a) & active);
    add_pairs(band, places_of(band, last_row, own, 1, active), to_own(b) & active,
              to_next(b) & active);
  }
}

AVX2 void raster_add_arc_avx2(const raster_band *band, const raster_arc *arc, int32_t origin_x,
                              int32_t top) {
  const int32_t bottom = top + ((int32_t)band->rows << BITS);
  if (((arc->octant + 1) & 2) == 0) {
    add_steep(band, arc, origin_x, top, bottom);
  } else {
    add_flat(band, arc, origin_x, top, bottom);
  }
}

#endif
