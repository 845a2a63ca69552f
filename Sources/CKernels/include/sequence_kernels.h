// Inner loops over the pictures of recordings. A pixel is premultiplied, packed 0xAABBGGRR.
//
// Callers ensure that each pointer is valid for its count.

#pragma once

#include <stddef.h>
#include <stdint.h>

/// Replaces the pixels of `shown` that differ from those of `pixels` by more than `tolerance` in a channel. Returns the
/// number of replaced pixels.
size_t sequence_settle(uint32_t *shown, const uint32_t *pixels, size_t count, uint32_t tolerance);

/// Converts a row of `count` pixels to four floats each: premultiplied linear light, from black 0 to white 1.
///
/// `linear` has the light of each 8-bit component.
void sequence_decode_row(float *row, const uint32_t *pixels, size_t count, const float *linear);

/// Scales a row: pixel `x` of the result is the sum of `taps` pixels from `first[x]` on, with the weights from
/// `x * taps` on.
void sequence_scale_row(float *result, size_t width, const float *row, const uint32_t *first,
                        const float *weights, size_t taps);

/// Adds `count` floats of a row, times a weight, to a sum.
void sequence_add_row(float *sum, const float *row, size_t count, float weight);

/// Converts a row of `count` pixels back. `components` has the 8-bit component of each of 65,536 steps of light.
void sequence_encode_row(uint32_t *pixels, const float *row, size_t count,
                         const uint8_t *components);
