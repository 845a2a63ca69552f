// The hot loops of PNG, and of pictures with alpha: over pixels, and over filtered bytes.
//
// All arithmetic is in integers. Callers ensure that each pointer is valid for its count. Names begin with `rows_`,
// because `png_` belongs to libpng.

#pragma once

#include <stddef.h>
#include <stdint.h>

// MARK: Pixels, red in the lowest byte

/// Packs pixels into three bytes each, without alpha. Transparent pixels are written as `clear`.
void rows_pack_rgb(const uint32_t *restrict pixels, size_t count, uint32_t clear,
                   uint8_t *restrict out);

/// Multiplies the channels of straight pixels by their alpha, rounded to nearest.
void rows_premultiply(uint32_t *pixels, size_t count);

/// Clears the pixels equal to those in `before`. Returns their number, or -1 if one of the others is not opaque.
ptrdiff_t rows_clear_equal(uint32_t *restrict pixels, const uint32_t *restrict before, size_t count);

/// Returns whether all pixels are opaque. If so, marks each pixel's pair of red and green in a map of 65,536 bytes, and
/// sets `is_gray` to 0 if a pixel is not grey.
int rows_mark_opaque(const uint32_t *restrict pixels, size_t count, uint8_t *restrict pairs,
                     int *restrict is_gray);

/// Returns whether two rows of pixels are equal.
int rows_equal(const uint32_t *one, const uint32_t *other, size_t count);

// MARK: Filters (PNG §9.2)

/// The method for choosing a row's filter.
enum {
  /// No filter.
  ROWS_FILTER_NONE,
  /// Up for a row that equals the one above (all zeros), otherwise none.
  ROWS_FILTER_REPEATS,
  /// Up for a row that equals the one above. For other rows: the one of none, Sub, Up and Paeth that leaves the fewest
  /// nonzero bytes. If more than half of the bytes are then still nonzero: the one of none, Sub, Up, Average and Paeth
  /// with the fewest bits.
  ROWS_FILTER_ADAPTIVE,
  /// The caller's filter for all rows.
  ROWS_FILTER_UNIFORM,
};

/// Filters `height` rows of `stride` bytes. Each filtered row starts with an additional byte, the filter's number.
/// `above` is the row above the first, or NULL. `filter` is used only for ROWS_FILTER_UNIFORM. `scratch` has room for
/// two rows. Returns the number of nonzero filtered bytes, excluding filter numbers, or 0 for a uniform filter.
size_t rows_filter(const uint8_t *rows, const uint8_t *above, size_t height, size_t stride,
                   size_t distance, int choice, uint8_t filter, uint8_t *out, uint8_t *scratch);

/// Returns the number of bytes that are −2, −1, 1 or 2.
size_t rows_count_steps(const uint8_t *bytes, size_t count);
