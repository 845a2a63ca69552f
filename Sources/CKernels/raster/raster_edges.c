// Adds edges to coverage bands.
//
// Products and sums of geometry fit 64 bits. Cells are 32 bits and wrap.

#include "raster_cells.h"
#include "raster_kernels.h"

// An edge whose ends differ in y.
typedef struct {
  raster_extent extent;
  int64_t sign;
  // The height divided by the width, multiplied by 2^20; 0 until it is needed first.
  int64_t steepness;
} whole_edge;

INLINE int64_t steepness_of(whole_edge *edge) {
  if (edge->steepness == 0) edge->steepness = (edge->extent.height << 20) / edge->extent.width;
  return edge->steepness;
}

// The height that a piece covers over a horizontal distance from its left end.
INLINE int64_t passed(int64_t distance, int64_t height, int64_t steepness) {
  return smaller(height, (distance * steepness + (1 << 19)) >> 20);
}

// Adds a piece that crosses more than two columns, or lies left or right of the band.
__attribute__((noinline)) static void add_wide(band_row row, size_t band_width, int64_t left,
                                               int64_t right, int64_t height,
                                               whole_edge *edge) {
  const int64_t width = (int64_t)band_width;
  const int64_t first = left >> GRID_BITS;
  // A piece that ends on a border ends in the column before it.
  const int64_t last = larger(first, (right - 1) >> GRID_BITS);
  if (first >= width) return;
  const int64_t steepness = first == last ? 0 : steepness_of(edge);
  int64_t done = 0;
  if (first < 0) {
    done = last < 0 ? height : passed(-left, height, steepness);
    add_part(row, 0, done * edge->sign, 0);
    mark(row, 0, 0);
  }
  const int64_t end = smaller(last, width - 1);
  for (int64_t column = larger(first, 0); column <= end; column++) {
    const int64_t origin = column << GRID_BITS;
    const int64_t reached =
        column == last ? height : passed(origin + GRID_ONE - left, height, steepness);
    const int64_t inset = larger(left - origin, 0) + smaller(right - origin, GRID_ONE);
    add_part(row, (size_t)column, (reached - done) * edge->sign, inset);
    mark(row, (size_t)column, (size_t)column + 1);
    done = reached;
  }
}

INLINE void add_piece(band_row row, size_t width, int64_t left, int64_t right, int64_t height,
                      whole_edge *edge) {
  const size_t column = (size_t)(left >> GRID_BITS);
  const int64_t border = (left | GRID_MASK) + 1;
  // A column left of the band is a large number without a sign.
  if (right > border + GRID_ONE || column >= width) {
    add_wide(row, width, left, right, height, edge);
    return;
  }
  const int64_t inset = left & GRID_MASK;
  if (right <= border) {
    add_part(row, column, height * edge->sign, inset + right - border + GRID_ONE);
    mark(row, column, column + 1);
    return;
  }
  // Two columns: the part left of the border between them, and the part right of it.
  const int64_t first = passed(border - left, height, steepness_of(edge));
  add_part(row, column, first * edge->sign, inset + GRID_ONE);
  add_part(row, column + 1, (height - first) * edge->sign, right - border);
  mark(row, column, column + 2);
}

// Adds an edge if it lies in one pixel of the band, like many edges of small text. Returns 0 for other edges.
INLINE int add_tiny(const raster_band *band, raster_point a, raster_point b, int64_t sign) {
  if (((a.x ^ b.x) | (a.y ^ b.y)) & ~GRID_MASK) return 0;
  const size_t row_index = (size_t)(a.y >> GRID_BITS);
  const size_t column = (size_t)(a.x >> GRID_BITS);
  if (row_index >= band->rows || column >= band->width) return 0;
  const band_row row = row_of(band, row_index);
  add_part(row, column, (b.y - a.y) * sign, (a.x & GRID_MASK) + (b.x & GRID_MASK));
  mark(row, column, column + 1);
  return 1;
}

// Adds an edge between points that count from the left and the upper side of the band.
INLINE void add_edge(const raster_band *band, raster_point a, raster_point b, int64_t sign) {
  if (add_tiny(band, a, b, sign)) return;
  const raster_point upper = a.y < b.y ? a : b;
  const raster_point lower = a.y < b.y ? b : a;
  const int64_t end = smaller(lower.y, (int64_t)band->rows << GRID_BITS);
  int64_t y = larger(upper.y, 0);
  if (y >= end) return;
  if (a.y > b.y) sign = -sign;
  const int64_t run = (int64_t)lower.x - upper.x;
  whole_edge edge = {{run < 0 ? -run : run, (int64_t)lower.y - upper.y}, sign, 0};
  const int is_in_row = lower.y <= (upper.y | GRID_MASK) + 1;
  const int64_t slope = is_in_row ? 0 : raster_edge_slope(upper, lower);
  band_row row = row_of(band, (size_t)(y >> GRID_BITS));
  int64_t x = raster_edge_x((int32_t)y, upper, slope);
  while (y < end) {
    const int64_t next_y = smaller((y | GRID_MASK) + 1, end);
    const int64_t next_x =
        next_y == lower.y ? lower.x : raster_edge_x((int32_t)next_y, upper, slope);
    add_piece(row, band->width, smaller(x, next_x), larger(x, next_x), next_y - y, &edge);
    x = next_x;
    y = next_y;
    row.cells += band->stride;
    row.groups += band->group_stride;
  }
}

KERNEL void raster_add_edges(const raster_band *target, const raster_point *points,
                             const int8_t *signs, size_t count) {
  // The compiler keeps a copy in registers, because no store can change it.
  const raster_band band = *target;
  const raster_point origin = {band.left, band.top};
  for (size_t i = 1; i < count; i++) {
    if (signs[i] != 0) add_edge(&band, points[i - 1] - origin, points[i] - origin, signs[i]);
  }
}

KERNEL void raster_add_piece(const raster_band *band, size_t row, int32_t left, int32_t right,
                             int32_t height, int32_t sign, raster_extent extent) {
  whole_edge edge = {extent, sign, 0};
  add_piece(row_of(band, row), band->width, (int64_t)left - band->left, (int64_t)right - band->left,
            height, &edge);
}

KERNEL void raster_add_pieces(const raster_band *target, size_t row_index,
                              const raster_segment *segments, const raster_piece *pieces,
                              const raster_whole_piece *whole, size_t count) {
  const raster_band band = *target;
  const band_row row = row_of(&band, row_index);
  for (size_t i = 0; i < count; i++) {
    const raster_piece piece = pieces[whole[i].piece];
    for (int32_t index = piece.first; index < piece.end; index++) {
      const raster_segment segment = segments[index];
      const int64_t a = (int64_t)segment.top_x - band.left;
      const int64_t b = (int64_t)segment.bottom_x - band.left;
      const int64_t width = segment.width;
      whole_edge edge = {{width < 0 ? -width : width, segment.height}, whole[i].sign, 0};
      add_piece(row, band.width, smaller(a, b), larger(a, b),
                (int64_t)segment.bottom - segment.top, &edge);
    }
  }
}
