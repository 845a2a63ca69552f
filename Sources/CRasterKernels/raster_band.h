// What the kernels that add edges and arcs share: four pieces of an outline at once.

#pragma once

#include "raster_kernels.h"

#if defined(__x86_64__)

#include <immintrin.h>

#define AVX2 __attribute__((target("avx2")))
#define INLINE static inline __attribute__((target("avx2"), always_inline))

#define BITS 10
#define ONE (1 << BITS)

typedef double f64x4 __attribute__((vector_size(32)));
typedef int64_t i64x4 __attribute__((vector_size(32)));
typedef int32_t i32x4 __attribute__((vector_size(16)));

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

// Where in a band the pieces lie that begin in some pixels.
typedef struct {
  i32x4 cell, group, last_group;
} Places;

// The lanes, among those that are active, of which not all lies in the band.
INLINE i32x4 outside(const raster_band *band, i32x4 first_row, i32x4 last_row, i32x4 column,
                     i32x4 active) {
  const int32_t rows = (int32_t)band->rows;
  const int32_t width = (int32_t)band->width;
  return ((first_row < 0) | (last_row >= rows) | (column < 0) | (column >= width)) & active;
}

// Lanes that are not active get the place of the first, where they add nothing.
INLINE Places places_of(const raster_band *band, i32x4 row, i32x4 column, int32_t reach,
                        i32x4 active) {
  row = choose(active, row, splat(row[0]));
  column = choose(active, column, splat(column[0]));
  const i32x4 base = row * (int32_t)band->group_stride;
  return (Places){row * (int32_t)band->stride + column, base + (column >> 3),
                  base + ((column + reach) >> 3)};
}

// Adds to three cells in a row for each of four pieces.
INLINE void add_rows(const raster_band *band, Places places, i32x4 a, i32x4 b, i32x4 c) {
  int32_t *cells = band->cells;
  uint8_t *groups = band->groups;
#pragma clang loop unroll(full)
  for (int32_t i = 0; i < 4; i++) {
    int32_t *cell = cells + places.cell[i];
    add_to(cell, a[i]);
    add_to(cell + 1, b[i]);
    add_to(cell + 2, c[i]);
    groups[places.group[i]] = 1;
    groups[places.last_group[i]] = 1;
  }
}

// Adds to two cells in a row for each of four pieces.
INLINE void add_pairs(const raster_band *band, Places places, i32x4 a, i32x4 b) {
  int32_t *cells = band->cells;
  uint8_t *groups = band->groups;
#pragma clang loop unroll(full)
  for (int32_t i = 0; i < 4; i++) {
    int32_t *cell = cells + places.cell[i];
    add_to(cell, a[i]);
    add_to(cell + 1, b[i]);
    groups[places.group[i]] = 1;
    groups[places.last_group[i]] = 1;
  }
}

// The lines on which pieces number `index` to `index + 3` begin: `first` is that of the first piece.
INLINE i32x4 lines(int32_t first, int32_t step_mask, int32_t index, int32_t end) {
  const int32_t step = step_mask + 1;
  const int32_t base = (first | step_mask) + 1 - step;
  const i32x4 numbers = (i32x4){0, 1, 2, 3} + index;
  return min4(max4(splat(base) + numbers * step, splat(first)), splat(end));
}

INLINE int32_t piece_count(int32_t first, int32_t step_mask, int32_t end) {
  const int32_t step = step_mask + 1;
  const int32_t base = (first | step_mask) + 1 - step;
  return (end - base + step_mask) / step;
}

#endif
