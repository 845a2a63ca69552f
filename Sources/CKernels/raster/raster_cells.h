// The cells of coverage bands.

#pragma once

#include "../kernels.h"
#include "raster_kernels.h"

#include <stddef.h>
#include <stdint.h>

// The grid of SubpixelGrid.
#define GRID_BITS 10
#define GRID_ONE (1 << GRID_BITS)
#define GRID_MASK (GRID_ONE - 1)

INLINE int64_t smaller(int64_t a, int64_t b) { return a < b ? a : b; }
INLINE int64_t larger(int64_t a, int64_t b) { return a > b ? a : b; }

// The cells and the groups of one row of a band.
typedef struct {
  uint32_t *cells;
  uint8_t *groups;
} band_row;

INLINE band_row row_of(const raster_band *band, size_t row) {
  return (band_row){(uint32_t *)band->cells + row * band->stride,
                    band->groups + row * band->group_stride};
}

// Adds a part of an edge that lies in one column.
//
// `height` has the sign of the winding. `inset` is the sum of the distances of both ends from the left side of the
// column.
INLINE void add_part(band_row row, size_t column, int64_t height, int64_t inset) {
  const uint32_t area = (uint32_t)(height * inset);
  row.cells[column] += (uint32_t)(height * 2 * GRID_ONE) - area;
  row.cells[column + 1] += area;
}

// Marks the groups of at most nine cells as touched.
INLINE void mark(band_row row, size_t first, size_t last) {
  row.groups[first >> 3] = 1;
  row.groups[last >> 3] = 1;
}
