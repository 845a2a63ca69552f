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

/// Blends a colour over `count` pixels with one coverage.
void raster_blend_color(uint32_t *pixels, size_t count, uint32_t color, uint32_t coverage);

/// Blends a colour over `count` pixels with a coverage per pixel.
void raster_blend_color_mask(uint32_t *pixels, const uint8_t *coverage, size_t count,
                             uint32_t color);

/// Blends `count` pixels over others with one coverage.
void raster_blend_pixels(uint32_t *pixels, const uint32_t *source, size_t count,
                         uint32_t coverage);

/// Blends `count` pixels over others with a coverage per pixel.
void raster_blend_pixels_mask(uint32_t *pixels, const uint32_t *source, const uint8_t *coverage,
                              size_t count);

// MARK: Sweeping

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
} raster_band;

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
///
/// `coverage` and `spans` are scratch memory for one row.
void raster_sweep_color(uint32_t *pixels, size_t pixel_stride, const raster_band *band,
                        int even_odd, uint32_t color, uint8_t *coverage, raster_span *spans);

// MARK: Pictures

/// A mip level of a picture.
typedef struct {
  /// `height` rows of `width` pixels.
  const uint32_t *pixels;
  size_t width, height;
  /// The size of a pixel of the whole picture in pixels of this level: 1, 1/2, 1/4 ...
  double scale;
} raster_level;

/// Two adjacent mip levels, and the weight of the second, 0...256.
typedef struct {
  raster_level first, second;
  uint32_t weight;
} raster_picture;

/// Positions on a line in steps of one pixel, with 24 fractional bits; integers are the centres of the level's pixels.
typedef struct {
  int64_t u, v;
  int64_t step_u, step_v;
} raster_line;

/// Samples the picture at `count` positions, given for both levels. Outside, the edge pixels are repeated.
void raster_shade_line(uint32_t *target, size_t count, const raster_picture *picture,
                       const raster_line *first, const raster_line *second);

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
