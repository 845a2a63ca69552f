// Inner loops of the rasterizer.
//
// A pixel is premultiplied, packed 0xAABBGGRR; a coverage is 0...255. Source-over through coverage rounds once to
// nearest, in each channel:
//
//   a' = alpha * coverage / 255
//   d' = (source * coverage + d * (255 - a')) / 255
//
// Callers ensure that each pointer is valid for its count.

#pragma once

#include <stddef.h>
#include <stdint.h>

// MARK: Blending

/// Blends a colour over `rows` rows of `width` pixels with one coverage.
void raster_blend_color(uint32_t *pixels, size_t stride, size_t width, size_t rows, uint32_t color,
                        uint32_t coverage);

/// Blends a colour over `count` pixels with a coverage per pixel.
void raster_blend_color_mask(uint32_t *pixels, size_t stride, const uint8_t *coverage,
                             size_t coverage_stride, size_t width, size_t rows, uint32_t color);

/// Blends `count` pixels over others with one coverage.
void raster_blend_pixels(uint32_t *pixels, const uint32_t *source, size_t count,
                         uint32_t coverage);

/// Blends `count` pixels over others with a coverage per pixel.
void raster_blend_pixels_mask(uint32_t *pixels, const uint32_t *source, const uint8_t *coverage,
                              size_t count);

/// The blend modes with a kernel of their own, in the order of W3C Compositing 1. Those from RASTER_HUE on mix the
/// channels of a pixel.
typedef enum {
  /// The source in place of the pixels below: a mixture of both by the coverage.
  RASTER_REPLACE,
  RASTER_MULTIPLY,
  RASTER_SCREEN,
  RASTER_OVERLAY,
  RASTER_DARKEN,
  RASTER_LIGHTEN,
  RASTER_COLOR_DODGE,
  RASTER_COLOR_BURN,
  RASTER_HARD_LIGHT,
  RASTER_SOFT_LIGHT,
  RASTER_DIFFERENCE,
  RASTER_EXCLUSION,
  RASTER_HUE,
  RASTER_SATURATION,
  RASTER_COLOR,
  RASTER_LUMINOSITY,
} raster_mode;

/// Blends `count` pixels with others by a mode. A step of 0 instead of 1 takes one coverage, repeated eight times, for
/// all pixels.
void raster_mix_pixels(uint32_t *pixels, const uint32_t *source, const uint8_t *coverage,
                       size_t coverage_step, size_t count, raster_mode mode);

/// Multiplies pixels by the alpha or the luminance of others, or by 1 minus that.
void raster_mask_pixels(uint32_t *pixels, const uint32_t *mask, size_t count, int is_luminance,
                        int is_inverted);

/// Maps the straight colours of pixels by colour matrices of 20 numbers, one after the other. Transparent pixels stay.
void raster_map_colors(uint32_t *pixels, size_t count, const float *matrices, size_t matrix_count);

// MARK: Blurs

/// Convolves a row: each result is `weights[0]` times the value of `middle` at its place, plus `weights[i]` times the sum
/// of the values `i * step` before and behind it, for i up to `radius`, rounded to nearest in units of 2^16. The weights
/// over all values sum to 2^16, and values are at most 65,280.
void raster_convolve_row(uint16_t *target, size_t count, const uint16_t *middle, size_t step,
                         const uint32_t *weights, size_t radius);

// MARK: Edges

/// Signed areas of rows of pixels; see CoverageBand.
typedef struct {
  /// `rows` rows of `stride` cells, a multiple of 8 and greater than `width`.
  int32_t *cells;
  size_t stride;
  /// `rows` rows of `group_stride` bytes, a multiple of 8. A byte is nonzero if its group of 8 cells may contain
  /// nonzero values.
  uint8_t *groups;
  size_t group_stride;
  size_t rows;
  /// Pixels in a row.
  size_t width;
  /// The left and the upper side, on the grid of 1/1024 pixel.
  int32_t left, top;
} raster_band;

/// A point on the grid of 1/1024 pixel. Its coordinates are within ±2^30 (SubpixelGrid.limit).
typedef int32_t raster_point __attribute__((ext_vector_type(2)));

/// The width and the height of an edge on the grid; neither is negative.
typedef struct {
  int64_t width, height;
} raster_extent;

/// The width of an edge divided by its height, multiplied by 2^30. `upper` is above `lower`.
static inline int64_t raster_edge_slope(raster_point upper, raster_point lower) {
  return ((int64_t)lower.x - upper.x) * (1 << 30) / ((int64_t)lower.y - upper.y);
}

/// The x coordinate of an edge as a function of y alone, so that a row does not depend on the rows scanned before.
static inline int32_t raster_edge_x(int32_t y, raster_point upper, int64_t slope) {
  return (int32_t)(upper.x + ((((int64_t)y - upper.y) * slope + (1 << 29)) >> 30));
}

/// Adds the parts of edges that lie in the rows of the band. Each point after the first one is the end of an edge from
/// the point before it.
///
/// The sign of an edge is the winding of an edge that runs down, or 0 if there is no edge. An edge that runs up has the
/// opposite winding.
void raster_add_edges(const raster_band *band, const raster_point *points, const int8_t *signs,
                      size_t count);

/// Adds a piece of an edge that lies within a row, given by its index in the band.
///
/// `left` and `right` are the x coordinates of its ends, and `height` is its height. If its ends differ in x, the width
/// of the whole edge is greater than 0.
void raster_add_piece(const raster_band *band, size_t row, int32_t left, int32_t right,
                      int32_t height, int32_t sign, raster_extent edge);

/// The part of an edge that lies in a row of pixels, on the grid; `top` is less than `bottom`. `width` and `height` are
/// those of the whole edge, and `width` has the sign of its direction.
typedef struct {
  int32_t top, bottom;
  int32_t top_x, bottom_x;
  int32_t width, height;
} raster_segment;

/// The part of a contour that lies in a row of pixels and crosses each y coordinate once: the segments `first` to
/// `end - 1`, from top to bottom.
typedef struct {
  int32_t first, end;
  int32_t chain;
  /// The winding: 1 if the contour runs down, -1 if it runs up.
  int32_t sign;
  int32_t top, bottom;
  /// The horizontal extent, including horizontal edges.
  int32_t left, right;
  /// Its level edges: `first_level` to `end_level - 1`.
  int32_t first_level, end_level;
} raster_piece;

/// A wide edge in a row that is level, or nearly so. `y` is its middle.
typedef struct {
  int32_t y;
  uint32_t width;
} raster_level_edge;

/// A part of a contour that runs only down or only up, so it crosses each y coordinate once. Its points are those of the
/// outline from `upper` to `lower`, in steps of `sign`. `top` is less than `bottom`.
typedef struct {
  int32_t upper, lower;
  /// The winding: 1 if the contour runs down, -1 if it runs up.
  int32_t sign;
  int32_t top, bottom;
} raster_chain;

/// A chain that reaches the next row.
typedef struct {
  int32_t chain;
  /// The index of the upper end of the edge that crosses the top of the next row, or of an edge above.
  int32_t point;
  /// The slope of an edge, given by the index of its upper end; -1 for none.
  int32_t sloped_point;
  int64_t slope;
} raster_active_chain;

/// The pieces of a row, and their segments and level edges. Capacities are those of the last two lists.
typedef struct {
  /// One for each active chain.
  raster_piece *pieces;
  /// The left end of each piece, without a sign, in the high half, and its index in the low half.
  uint64_t *order;
  raster_segment *segments;
  size_t segment_count, segment_capacity;
  raster_level_edge *levels;
  size_t level_count, level_capacity;
} raster_row;

/// Cuts the pieces of the row that begins at `top` out of active chains, from `first` on. Returns `count`, or the index
/// of the first chain for whose segments or level edges there is no room.
size_t raster_cut_row(raster_row *row, raster_active_chain *active, size_t first, size_t count,
                      const raster_chain *chains, const raster_point *points, int32_t top);

/// Copies the active chains that continue below `bottom`, in the order of their pieces. Returns their number.
size_t raster_keep_chains(raster_active_chain *kept, const raster_active_chain *active,
                          const uint64_t *order, size_t count, const raster_chain *chains,
                          int32_t bottom);

/// A piece of a row that is added whole.
typedef struct {
  int32_t piece;
  /// 1 or -1.
  int32_t sign;
} raster_whole_piece;

/// Adds whole pieces to a row, given by its index in the band.
void raster_add_pieces(const raster_band *band, size_t row, const raster_segment *segments,
                       const raster_piece *pieces, const raster_whole_piece *whole, size_t count);

/// The number of lines on which a row of pixels is sampled.
#define RASTER_SAMPLE_LINES 16

/// The places on each line of a row at which the inside begins or ends.
typedef struct {
  /// RASTER_SAMPLE_LINES lines of `capacity` keys each. A key is the distance from `left`, multiplied by 2, plus 1 if
  /// the inside begins there.
  uint32_t *keys;
  size_t capacity;
  /// The number of keys of each line.
  uint32_t *counts;
  /// The shares of the lines: line i stands for the row from `bounds[i]` to `bounds[i + 1]`, counted from the row's top.
  int32_t *bounds;
  /// On the grid; no piece begins further left.
  int32_t left;
  /// The winding left of the pieces before the call, and right of them after it.
  int32_t winding;
  /// The minimum and the maximum winding on the lines.
  int32_t least, greatest;
  /// Whether a piece lies between two lines, so that other windings may be there.
  int32_t is_missing;
} raster_samples;

/// Finds the inside of `count` pieces, at most `capacity`, on the lines of a row that begins at `top`.
///
/// The shares of the lines end at the heights of the widest level edges, so that these are exact. `order` has the index
/// of each piece in its low half. `scratch` has room for `capacity` keys.
void raster_sample_row(raster_samples *samples, const raster_segment *segments,
                       const raster_level_edge *levels, const raster_piece *pieces,
                       const uint64_t *order, size_t count, int32_t top, int even_odd,
                       uint32_t *scratch);

/// Adds the inside on the lines of a row, given by its index in the band. Each line stands for its share of the row.
void raster_add_samples(const raster_band *band, size_t row, const raster_samples *samples);

/// A clockwise arc of a circle within one octant; see OctantArc.swift.
typedef struct {
  /// In pixels.
  double center_x, center_y, radius;
  raster_point start, end;
  /// 0 to 7, counted clockwise from the octant that begins at (1, 0).
  int32_t octant;
  /// The winding of an edge that runs down: 1 or -1.
  int32_t sign;
  /// The arc's pieces end at multiples of `step_mask + 1`, on the grid.
  int32_t step_mask;
} raster_arc;

/// Adds the parts of arcs that lie in the rows of the band.
void raster_add_arcs(const raster_band *band, const raster_arc *arcs, size_t count);

// MARK: Sweeping

/// A run of pixels that a shape touches.
typedef struct {
  /// The column relative to the first one of the band.
  size_t x;
  size_t count;
  /// The coverage of all pixels in the run; -1 if they differ.
  int32_t common;
} raster_span;

/// Accumulates the areas of one row and resets them to zero.
///
/// Writes the spans from left to right and returns their number, at most 2 per group plus 1. Coverage is written only
/// for spans without a common one.
size_t raster_sweep_row(const raster_band *band, size_t row, int even_odd, uint8_t *coverage,
                        raster_span *spans);

/// Blends a colour with the coverage of a band, and resets the band to zero.
void raster_sweep_color(uint32_t *pixels, size_t pixel_stride, const raster_band *band,
                        int even_odd, uint32_t color);

// MARK: Gradients

/// The colours of a gradient as a function of one parameter, within an interval.
typedef struct {
  /// 0 for a linear, 1 for a radial and 2 for a conic gradient.
  int32_t kind;
  /// The parameter of a block's first pixel lies in [begin, end).
  double begin, end;
  /// All parameters lie in [low, high), and no pixel reaches a jump of the colours at an end.
  float low, high;
  /// The length of a pixel in the gradient's plane, or 0 without jumps.
  float reach;
  /// Half the length of the longest jump.
  float edge;
  /// The parameter at which a pixel has the colour `color`: red, green, blue and alpha.
  float origin;
  float color[4];
  /// The coefficients of the distance from the origin and of its square.
  float slope[4], curve[4];
} raster_ramp;

/// Maps the centre of pixel x of a row to the plane of a gradient: (slope_u * x + u, slope_v * x + v).
typedef struct {
  double slope_u, slope_v;
  double u, v;
} raster_slope;

/// Writes at most `count` pixels from column `x`, in blocks that begin at multiples of 16, and stops before the first
/// block that is not within the interval. Returns the number of pixels.
size_t raster_shade_gradient(uint32_t *target, size_t count, const raster_ramp *ramp,
                             const raster_slope *slope, int64_t x);

// MARK: Pictures

/// A mip level of a picture.
typedef struct {
  /// `height` rows of `width` pixels, fewer than 2^32.
  const uint32_t *pixels;
  size_t width, height;
  /// The size of a pixel of the whole picture in pixels of this level: 1, 1/2, 1/4 ...
  double scale;
} raster_level;

/// Two adjacent mip levels, and the weight of the second, 0...256.
typedef struct {
  raster_level levels[2];
  uint32_t weight;
} raster_picture;

/// Positions on a line in steps of one pixel, with 24 fractional bits; integers are the centres of the level's pixels.
typedef struct {
  int64_t u, v;
  int64_t step_u, step_v;
} raster_line;

/// Samples the picture at `count` positions on two lines, one for each level. Outside, the edge pixels are repeated.
void raster_shade_line(uint32_t *target, size_t count, const raster_picture *picture,
                       const raster_line *lines);

/// Maps the centre of a pixel, x, to the whole picture: (slope_u * x + u) / (slope_w * x + w), and likewise for v.
typedef struct {
  double slope_u, slope_v, slope_w;
  double u, v, w;
} raster_perspective;

/// Samples the picture at the centres of `count` pixels from column `x`.
void raster_shade_perspective(uint32_t *target, size_t count, const raster_picture *picture,
                              const raster_perspective *perspective, double x);

/// Halves a picture to `(width + 1) / 2` times `(height + 1) / 2` pixels, each the mean of the pixels that it covers,
/// rounded to nearest, halves up.
void raster_halve(uint32_t *target, const uint32_t *source, size_t width, size_t height);
