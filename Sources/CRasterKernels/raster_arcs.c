// The twin of CoverageBand.Layout.add(_: OctantArc), four pieces at once; OctantArc.swift explains the method.
// Every operation on doubles is the one that Swift does, in the same order, and integers come out the
// same by any way, so that the bytes are the same.

#include "raster_band.h"

#pragma STDC FP_CONTRACT OFF

#if defined(__x86_64__)

// A piece of a circle within an eighth of it; from start to end it runs clockwise.
typedef struct {
  double center_x, center_y;
  // Of the radius, and r²/6144/1024.
  double square, bend;
  int32_t start_x, start_y, end_x, end_y;
  int32_t octant, sign, step_mask;
} Arc;

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

// Parts of four pieces, each within one pixel.
typedef struct {
  i32x4 row, column;
  // Downwards, with its sign.
  i32x4 height;
  // How far both ends lie from the pixel's left side.
  i32x4 inset;
  // What the pixel covers besides, doubled.
  i32x4 sliver;
} Parts;

// What parts add to the cells on their right; to their own they add the rest of their height.
INLINE i32x4 to_next(Parts part) {
  return part.height * part.inset - part.sliver;
}

INLINE i32x4 to_own(Parts part, i32x4 next) {
  return (part.height << (BITS + 1)) - next;
}

// Adds one part, wherever it lies.
INLINE void put(const raster_band *band, int32_t row, int32_t column, int32_t height, int32_t own,
                int32_t next) {
  if ((uint32_t)row >= band->rows) return;
  int32_t *cells = band->cells + (size_t)row * band->stride;
  if (column < 0) {
    add_to(cells, height * 2 * ONE);
    mark(band, row, 0, 0);
    return;
  }
  if ((size_t)column >= band->width) return;
  add_to(cells + column, own);
  add_to(cells + column + 1, next);
  mark(band, row, column, column + 1);
}

static AVX2 void put_some(const raster_band *band, Parts parts, int32_t count) {
  const i32x4 next = to_next(parts);
  const i32x4 own = to_own(parts, next);
  for (int32_t i = 0; i < 4 && i < count; i++) {
    put(band, parts.row[i], parts.column[i], parts.height[i], own[i], next[i]);
  }
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

INLINE void add_steep(const raster_band *band, const Arc *arc, int32_t origin_x, int32_t top,
                      int32_t bottom) {
  const int is_right = arc->octant < 2 || arc->octant > 5;
  const int is_below = arc->octant < 4;
  const int32_t upper_x = is_right ? arc->start_x : arc->end_x;
  const int32_t upper_y = is_right ? arc->start_y : arc->end_y;
  const int32_t lower_x = is_right ? arc->end_x : arc->start_x;
  const int32_t lower_y = is_right ? arc->end_y : arc->start_y;
  const int32_t from = upper_y > top ? upper_y : top;
  const int32_t end = lower_y < bottom ? lower_y : bottom;
  if (from >= end) return;
  const i32x4 goes_left = mask_of((arc->octant & 3) == 0);
  const i32x4 sign = splat(is_right ? arc->sign : -arc->sign);
  const i32x4 outward = splat(-arc->sign);
  const double side = is_right ? 1 : -1;
  const double below = is_below ? 1 : -1;
  const int32_t count = piece_count(from, arc->step_mask, end);
  Lines lines = lines_from(from, arc->step_mask, end);
  i32x4 last_y = splat(from);
  i32x4 last_x = splat(upper_x);
  if (from != upper_y) last_x = across(last_y, arc->center_y, arc->square, arc->center_x, side);
  for (int32_t index = 0; index < count; index += 4) {
    const i32x4 next_y = next_lines(&lines);
    i32x4 next_x = across(next_y, arc->center_y, arc->square, arc->center_x, side);
    next_x = choose(next_y == lower_y, splat(lower_x), next_x);
    const i32x4 y = shift_in(last_y, next_y);
    const i32x4 x = shift_in(last_x, next_x);
    last_y = next_y;
    last_x = next_x;
    const i32x4 left = min4(x, next_x);
    const i32x4 right = max4(x, next_x);
    // The last piece of an arc may be upright, and lies left of its place then where the circle does.
    const i32x4 column = min4(left, right - is_right) >> BITS;
    const i32x4 origin = column << BITS;
    const i32x4 border = origin + ONE;
    const i32x4 met = across(border, arc->center_x, arc->square, arc->center_y, below);
    const i32x4 crossing = max4(y, min4(next_y, met));
    const i32x4 height = next_y - y;
    const i32x4 split = choose(goes_left, next_y - crossing, crossing - y);
    const i32x4 first = choose(right > border, split, height);
    const i32x4 second = height - first;
    const f64x4 sliver = sliver_factor(left + right, arc->center_x, arc->bend);
    const i32x4 row = (y - top) >> BITS;
    const i32x4 own = column - (origin_x >> BITS);
    const Parts a = {row, own, with_sign(first, sign), left - origin + min4(right, border) - origin,
                     with_sign(sliver_area(first, sliver), outward)};
    const Parts b = {row, own + 1, with_sign(second, sign), right - border,
                     with_sign(sliver_area(second, sliver), outward)};
    const i32x4 active = first_lanes(count - index);
    if (any(outside(band, row, row, own, active))) {
      put_some(band, a, count - index);
      put_some(band, b, count - index);
      continue;
    }
    const i32x4 next_a = to_next(a);
    const i32x4 next_b = to_next(b);
    // The second part's own cell is the first one's next.
    add_rows(band, places_of(row, own, active), to_own(a, next_a) & active,
             (next_a + to_own(b, next_b)) & active, next_b & active);
  }
}

INLINE void add_flat(const raster_band *band, const Arc *arc, int32_t origin_x, int32_t top,
                     int32_t bottom) {
  const int is_right = arc->octant < 2 || arc->octant > 5;
  const int is_below = arc->octant < 4;
  const int32_t left_x = is_below ? arc->end_x : arc->start_x;
  const int32_t left_y = is_below ? arc->end_y : arc->start_y;
  const int32_t right_x = is_below ? arc->start_x : arc->end_x;
  const int32_t right_y = is_below ? arc->start_y : arc->end_y;
  const int32_t highest = left_y < right_y ? left_y : right_y;
  const int32_t lowest = left_y < right_y ? right_y : left_y;
  if (highest >= bottom || lowest < top || left_x >= right_x) return;
  const int falls = (arc->octant & 3) == 2;
  const i32x4 goes_down = mask_of(falls);
  const i32x4 sign = splat(is_below == falls ? -arc->sign : arc->sign);
  const i32x4 outward = splat(-arc->sign);
  const double side = is_right ? 1 : -1;
  const double below = is_below ? 1 : -1;
  const int32_t count = piece_count(left_x, arc->step_mask, right_x);
  Lines lines = lines_from(left_x, arc->step_mask, right_x);
  i32x4 last_x = splat(left_x);
  i32x4 last_y = splat(left_y);
  for (int32_t index = 0; index < count; index += 4) {
    const i32x4 next_x = next_lines(&lines);
    i32x4 next_y = across(next_x, arc->center_x, arc->square, arc->center_y, below);
    next_y = choose(next_x == right_x, splat(right_y), next_y);
    const i32x4 x = shift_in(last_x, next_x);
    const i32x4 y = shift_in(last_y, next_y);
    last_x = next_x;
    last_y = next_y;
    const i32x4 upper = min4(y, next_y);
    const i32x4 lower = max4(y, next_y);
    const i32x4 row = min4(upper, lower - is_below) >> BITS;
    const i32x4 border = (row + 1) << BITS;
    const i32x4 met = across(border, arc->center_y, arc->square, arc->center_x, side);
    const i32x4 crossing = max4(x, min4(next_x, met));
    const f64x4 sliver = sliver_factor(y + next_y, arc->center_y, arc->bend);
    const i32x4 column = x >> BITS;
    const i32x4 origin = column << BITS;
    const i32x4 crosses = lower > border;
    // The part in the upper row; nothing is left for a second one where the piece does not cross.
    const i32x4 begin = choose(crosses & ~goes_down, crossing, x);
    const i32x4 end = choose(crosses & goes_down, crossing, next_x);
    const i32x4 second_begin = choose(goes_down, end, x);
    const i32x4 second_end = choose(goes_down, next_x, begin);
    const i32x4 own_row = row - (top >> BITS);
    const i32x4 own = column - (origin_x >> BITS);
    const i32x4 rest = max4(lower - border, splat(0));
    const Parts a = {own_row, own, with_sign(min4(lower, border) - upper, sign),
                     begin - origin + end - origin,
                     with_sign(sliver_area(end - begin, sliver), outward)};
    const Parts b = {own_row + 1, own, with_sign(rest, sign),
                     second_begin - origin + second_end - origin,
                     with_sign(sliver_area(second_end - second_begin, sliver), outward)};
    const i32x4 active = first_lanes(count - index);
    // Where nothing crosses, the second part adds nothing, and may do so in the first one's row.
    const i32x4 last_row = own_row - crosses;
    if (any(outside(band, own_row, last_row, own, active))) {
      put_some(band, a, count - index);
      put_some(band, b, count - index);
      continue;
    }
    const i32x4 next_a = to_next(a);
    const i32x4 next_b = to_next(b);
    add_pairs(band, places_of(own_row, own, active), to_own(a, next_a) & active, next_a & active);
    add_pairs(band, places_of(last_row, own, active), to_own(b, next_b) & active, next_b & active);
  }
}

AVX2 void raster_add_quarters_avx2(const raster_band *band, const raster_quarter *quarters,
                                   size_t count, int32_t origin_x, int32_t top) {
  const int32_t bottom = top + ((int32_t)band->rows << BITS);
  for (size_t i = 0; i < count; i++) {
    const raster_quarter *quarter = quarters + i;
    const double square = quarter->radius * quarter->radius;
    Arc arc = {
        .center_x = quarter->center_x,
        .center_y = quarter->center_y,
        .square = square,
        .bend = square / (6144 * 1024),
        .sign = quarter->sign,
        .step_mask = quarter->step_mask,
    };
    for (int32_t part = 0; part < 3; part++) {
      const int32_t *points = quarter->points + 2 * part;
      arc.start_x = points[0];
      arc.start_y = points[1];
      arc.end_x = points[2];
      arc.end_y = points[3];
      if (arc.start_x == arc.end_x && arc.start_y == arc.end_y) continue;
      arc.octant = (quarter->octant + part) & 7;
      if (((arc.octant + 1) & 2) == 0) {
        add_steep(band, &arc, origin_x, top, bottom);
      } else {
        add_flat(band, &arc, origin_x, top, bottom);
      }
    }
  }
}

#endif
