// What is asked of every pixel of two pictures, and answered for many at a time: how far apart the
// components are, which pixels are beyond a limit, and how far apart the colours are, nearly.
//
// A pixel is 0xAABBGGRR. The callers make sure that all pointers are valid for the counts that go with them.

#pragma once

#include <stddef.h>
#include <stdint.h>

/// Loops that are there in several forms, for what a machine has. Of runs all say the same; their
/// estimates differ in the last bits.
typedef enum {
  /// For every machine.
  DIFF_PORTABLE,
  /// With AVX2 and FMA.
  DIFF_AVX2,
  /// With AVX-512 F and DQ for the estimate; the rest is that for AVX2.
  DIFF_AVX512
} diff_form;

/// Whether this machine has what a form needs; only then may it be asked for.
int diff_has(diff_form form);

/// HyAB in OKLab with Ottosson's toe (see Diff's `PerceptualColor`) in single precision, with one step of
/// Halley's method for a cube root.
///
/// - Parameters:
///   - first, second: `count` colours, 8-bit sRGB with red in the lowest byte; the highest does not count.
///   - count: a multiple of 16.
///   - linear: 256 numbers, the linear light of each component.
///   - distances: receives `count` numbers, each within 0.00013 of the distance. They need not be the same
///     in every form.
void diff_estimate(diff_form form, const uint32_t *first, const uint32_t *second, size_t count,
                   const float *linear, float *distances);

/// What holds for all pixels of a run.
typedef struct {
  /// The largest difference of two components of colour, and of two alphas.
  uint8_t color, alpha;
  /// Of each place the largest component of colour that both pixels reach; of those the smallest. Not said
  /// of equal runs.
  uint8_t brightness;
} diff_spread;

/// - Parameter count: 1 to 64.
diff_spread diff_spread_of(diff_form form, const uint32_t *first, const uint32_t *second,
                           size_t count);

/// Which pixels' components of colour are more than `limit` apart, or alphas not the same: the first in bit
/// 0. With a limit of 0 those that are not equal.
///
/// - Parameter count: 1 to 64.
uint64_t diff_beyond(diff_form form, const uint32_t *first, const uint32_t *second, size_t count,
                     uint8_t limit);

/// Which pixels are not as the one before them. The first is none: bit 0 is 0.
///
/// - Parameter count: 1 to 64.
uint64_t diff_changes(const uint32_t *run, size_t count);

/// Which pixels have at least three neighbours of their colour, of the eight around them.
///
/// - Parameters:
///   - run: `count` pixels of a picture, none of them at its edge.
///   - width: the picture's.
///   - count: 1 to 64.
uint64_t diff_flat(diff_form form, const uint32_t *run, size_t width, size_t count);

/// Which of 64 numbers are above a limit.
uint64_t diff_above(const float *numbers, float limit);
