// Inner loops of the rasterizer for AVX2, each the twin of a Swift loop that gives the same bytes.
//
// Edges and pixels are computed in integers, arcs and perspective in IEEE doubles without contraction. A pixel is
// premultiplied, packed 0xAABBGGRR; a coverage is 0...255. Source-over through coverage, for each channel and with one rounding to nearest:
//
//   a' = alpha * coverage / 255
//   d' = (source * coverage + d * (255 - a')) / 255
//
// The callers make sure that all pointers are valid for the counts that go with them.

#pragma once

#include <stddef.h>
#include <stdint.h>

/// Whether this machine has what the other functions need; they may be called only if it is not 0.
int raster_has_avx2(void);

/// Stores a pixel `count` times.
void raster_fill_avx2(uint32_t *pixels, size_t count, uint32_t color);

/// Stores a pixel in `height` rows of `width`, which begin `stride` apart.
void raster_fill_block_avx2(uint32_t *pixels, size_t stride, size_t width, size_t height,
                            uint32_t color);

/// Blends a colour over `count` pixels through one coverage.
void raster_blend_color_avx2(uint32_t *pixels, size_t count, uint32_t color, uint32_t coverage);

/// Blends a colour over `count` pixels, each through a coverage of its own.
void raster_blend_color_mask_avx2(uint32_t *pixels, const uint8_t *coverage, size_t count,
                                  uint32_t color);

/// Blends `count` pixels over others through one coverage.
void raster_blend_pixels_avx2(uint32_t *pixels, const uint32_t *source, size_t count,
                              uint32_t coverage);

/// Blends `count` pixels over others, each through a coverage of its own.
void raster_blend_pixels_mask_avx2(uint32_t *pixels, const uint32_t *source,
                                   const uint8_t *coverage, size_t count);

/// Blends a colour over a rounded rectangle whose sides lie between pixels. For each of the `2 * reach`
/// rows that its corners reach into there are `pitch` coverages, a multiple of 16: one half for the
/// pixels at the left side, one for those at the right. It is at least `pitch` wide, `2 * reach` high.
void raster_fill_rounded_avx2(uint32_t *pixels, size_t stride, size_t width, size_t height,
                              const uint8_t *coverage, size_t pitch, size_t reach,
                              uint32_t color);

/// Signed areas of rows of pixels, as Swift's CoverageBand keeps them.
typedef struct {
  /// `rows` rows of `stride` cells, a multiple of 8 and at least `width` + 2, and 8 more cells at the
  /// end, which stay zero.
  int32_t *cells;
  size_t stride;
  /// `rows` rows of `group_stride` bytes, a multiple of 32: not 0 for each group of 8 cells that may
  /// hold anything but zeros. NULL for a narrow band, of which all cells are looked at.
  uint8_t *groups;
  size_t group_stride;
  size_t rows;
  /// Pixels in a row.
  size_t width;
} raster_band;

/// Adds the areas of edges to a band whose first column and row begin at a place on the grid: for each
/// of `count` points but the first, the edge that ends in it, unless its sign is 0.
void raster_add_edges_avx2(const raster_band *band, const int32_t *points, const int8_t *signs,
                           size_t count, int32_t origin_x, int32_t top);

/// A quarter of a circle in three pieces, each within an eighth of it; some may be empty.
typedef struct {
  double center_x, center_y, radius;
  /// Where the pieces begin and end, on the grid of 1/1024, clockwise: x, y, x, y, ...
  int32_t points[8];
  /// Of the first piece, as Swift's OctantArc counts.
  int32_t octant;
  /// What it counts where it runs down.
  int32_t sign;
  /// Pieces are cut at multiples of this plus 1.
  int32_t step_mask;
} raster_quarter;

/// Adds the areas of quarters of circles to a band whose first column and row begin at a place on the
/// grid.
void raster_add_quarters_avx2(const raster_band *band, const raster_quarter *quarters,
                              size_t count, int32_t origin_x, int32_t top);

/// Blends a colour through the coverage of a band, by the even-odd rule or by winding, and leaves the
/// band zero.
void raster_sweep_color_avx2(uint32_t *pixels, size_t pixel_stride, const raster_band *band,
                             int even_odd, uint32_t color);

/// A picture to be shrunk to means of areas. Its sides are below 2^24, its area is below 2^43.
typedef struct {
  /// The sides of all of the new picture; both are at least 1 and not longer than the old ones.
  size_t new_width, new_height;
  /// The part of it that is wanted, of a pixel at least.
  size_t part_x, part_y, part_width, part_height;
  /// `part_height` rows of `part_width` pixels.
  uint32_t *target;
  /// `height` rows of `width` pixels.
  const uint32_t *source;
  size_t width, height;
  /// Room for 4 numbers for each of `width` + 2 pixels.
  uint32_t *prefixes;
  /// Room for 4 numbers for each of `part_width` pixels.
  uint64_t *sums;
} raster_shrinking;

/// Writes the means, rounded to nearest, halves up.
void raster_shrink_avx2(const raster_shrinking *shrinking);

/// A picture to be interpolated. Its sides are at most 2^22, its area is below 2^31.
typedef struct {
  /// `height` rows of `width` pixels.
  const uint32_t *pixels;
  size_t width, height;
} raster_picture;

/// Places on a line, with 24 bits of fraction, whole numbers at the centres of pixels. None of those that are asked for
/// lies beyond 2^22 pixels.
typedef struct {
  int64_t u, v;
  int64_t step_u, step_v;
} raster_line;

/// Writes the picture at `count` places. Beyond its edges it goes on as its outermost pixels.
void raster_shade_line_avx2(uint32_t *target, size_t count, const raster_picture *picture,
                            const raster_line *line);

/// Places in perspective: (slope_u * x + u) / (slope_w * x + w), less a half, and so for v, where x is the centre of a
/// pixel. Any numbers will do.
typedef struct {
  double slope_u, slope_v, slope_w;
  double u, v, w;
} raster_perspective;

/// The same in perspective, at the centres of `count` pixels from `x` on.
void raster_shade_perspective_avx2(uint32_t *target, size_t count, const raster_picture *picture,
                                   const raster_perspective *perspective, double x);
