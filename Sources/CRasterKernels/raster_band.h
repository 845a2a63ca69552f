// What the kernels that add edges and arcs share: four pieces of an outline at once.

#pragma once

#include "raster_forms.h"
#include "raster_kernels.h"

#if defined(__x86_64__)

#define BITS 10
#define ONE (1 << BITS)

typedef double f64x4 __attribute__((vector_size(32)));
typedef int64_t i64x4 __attribute__((vector_size(32)));
typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef uint32_t u32x4 __attribute__((vector_size(16)));

INLINE i32x4 splat(int32_t v) {
  return (i32x4){v, v, v, v};
}

INLINE i32x4 min4(i32x4 a, i32x4 b) {
  return __builtin_elementwise_min(a, b);
}

INLINE i32x4 max4(i32x4 a, i32x4 b) {
  return __builtin_elementwise_max(a, b);
}

// A where the mask's lanes are set, B elsewhere.
INLINE i32x4 choose(i32x4 mask, i32x4 a, i32x4 b) {
  return (i32x4)_mm_blendv_epi8((__m128i)b, (__m128i)a, (__m128i)mask);
}

// All lanes set where a condition holds, none elsewhere.
INLINE i32x4 mask_of(int condition) {
  return splat(condition ? -1 : 0);
}

// Each lane with the sign of the other's: itself, 0 or its opposite.
INLINE i32x4 with_sign(i32x4 v, i32x4 sign) {
  return (i32x4)_mm_sign_epi32((__m128i)v, (__m128i)sign);
}

INLINE int any(i32x4 mask) {
  return _mm_movemask_ps((__m128)mask) != 0;
}

// The last lane of those before, and the first three of these.
INLINE i32x4 shift_in(i32x4 before, i32x4 v) {
  return __builtin_shufflevector(before, v, 3, 4, 5, 6);
}

// The first `count` lanes; a count beyond 4 means all.
INLINE i32x4 first_lanes(int32_t count) {
  return (i32x4){0, 1, 2, 3} < count;
}

INLINE void add_to(int32_t *cell, int32_t value) {
  *cell = (int32_t)((uint32_t)*cell + (uint32_t)value);
}

// MARK: Places in a band

// The pixels in which four pieces begin, counted in the band.
typedef struct {
  i32x4 row, column;
} Places;

// The lanes, among those that are active, of which not all lies in the band.
INLINE i32x4 outside(const raster_band *band, i32x4 first_row, i32x4 last_row, i32x4 column,
                     i32x4 active) {
  const int32_t rows = (int32_t)band->rows;
  const int32_t width = (int32_t)band->width;
  return ((first_row < 0) | (last_row >= rows) | (column < 0) | (column >= width)) & active;
}

// Lanes that are not active get the place of the first, where they add nothing.
INLINE Places places_of(i32x4 row, i32x4 column, i32x4 active) {
  return (Places){choose(active, row, splat(row[0])), choose(active, column, splat(column[0]))};
}

INLINE u32x4 cells_of(const raster_band *band, Places places) {
  return (u32x4)(places.row * (int32_t)band->stride + places.column);
}

// Marks the groups of the pixels and of those `reach` cells further, in bands that keep them.
INLINE void mark_four(const raster_band *band, Places places, int32_t reach) {
  uint8_t *groups = band->groups;
  if (groups == NULL) return;
  const i32x4 base = places.row * (int32_t)band->group_stride;
  const u32x4 first = (u32x4)(base + (places.column >> 3));
  const u32x4 last = (u32x4)(base + ((places.column + reach) >> 3));
#pragma clang loop unroll(full)
  for (int32_t i = 0; i < 4; i++) {
    groups[first[i]] = 1;
    groups[last[i]] = 1;
  }
}

// Marks the groups of some cells of a row, in bands that keep them.
INLINE void mark(const raster_band *band, int32_t row, int32_t first, int32_t last) {
  if (band->groups == NULL) return;
  uint8_t *groups = band->groups + (size_t)row * band->group_stride;
  // Mostly one or two: a call that sets many bytes would take longer.
#pragma clang loop vectorize(disable) unroll(disable)
  for (int32_t group = first >> 3; group <= last >> 3; group++) {
    groups[group] = 1;
    __asm__ volatile("");
  }
}

// Adds to three cells in a row for each of four pieces.
INLINE void add_rows(const raster_band *band, Places places, i32x4 a, i32x4 b, i32x4 c) {
  int32_t *cells = band->cells;
  const u32x4 place = cells_of(band, places);
#pragma clang loop unroll(full)
  for (int32_t i = 0; i < 4; i++) {
    int32_t *cell = cells + place[i];
    add_to(cell, a[i]);
    add_to(cell + 1, b[i]);
    add_to(cell + 2, c[i]);
  }
  mark_four(band, places, 2);
}

// Adds to two cells in a row for each of four pieces.
INLINE void add_pairs(const raster_band *band, Places places, i32x4 a, i32x4 b) {
  int32_t *cells = band->cells;
  const u32x4 place = cells_of(band, places);
#pragma clang loop unroll(full)
  for (int32_t i = 0; i < 4; i++) {
    int32_t *cell = cells + place[i];
    add_to(cell, a[i]);
    add_to(cell + 1, b[i]);
  }
  mark_four(band, places, 1);
}

// MARK: Lines between pieces

// Where an outline is cut into pieces: at `first`, at all multiples of a step after it, and at `end`.
typedef struct {
  // Those that end the next four pieces, but for the last one's.
  i32x4 next;
  int32_t step, end;
} Lines;

INLINE Lines lines_from(int32_t first, int32_t step_mask, int32_t end) {
  const int32_t step = step_mask + 1;
  return (Lines){((i32x4){0, 1, 2, 3}) * step + (first | step_mask) + 1, step, end};
}

// The lines on which the next four pieces end.
INLINE i32x4 next_lines(Lines *lines) {
  const i32x4 result = min4(lines->next, splat(lines->end));
  lines->next += 4 * lines->step;
  return result;
}

INLINE int32_t piece_count(int32_t first, int32_t step_mask, int32_t end) {
  const int32_t step = step_mask + 1;
  const int32_t base = (first | step_mask) + 1 - step;
  return (end - base + step_mask) / step;
}

#endif
