// Source-over for eight pixels at once, with 16 bits per channel.
//
// No sum before the division exceeds 65,152: a source channel is at most its alpha, so the sum is at most 255 * a' +
// 127 + 255 * (255 - a').

#pragma once

#include "../kernels.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

// Eight pixels, and the channels of four of them with 16 bits each. AVX2 unpacks within halves of 16 bytes, so the lower
// four are the pixels 0, 1, 4 and 5, and the upper four are 2, 3, 6 and 7.
typedef uint8_t pixel_bytes __attribute__((vector_size(32)));
typedef uint16_t pixel_words __attribute__((vector_size(32)));
typedef uint32_t pixels_8 __attribute__((vector_size(32)));
typedef uint8_t coverage_bytes __attribute__((vector_size(8)));

// Vectors are passed by pointer or by macro, because passing wide vectors by value depends on the caller's instruction
// set.
#define LOWER(bytes)                                                                              \
  ((pixel_words)__builtin_shufflevector((bytes), (pixel_bytes){0}, 0, 32, 1, 32, 2, 32, 3, 32, 4, \
                                        32, 5, 32, 6, 32, 7, 32, 16, 32, 17, 32, 18, 32, 19, 32,  \
                                        20, 32, 21, 32, 22, 32, 23, 32))
#define UPPER(bytes)                                                                                \
  ((pixel_words)__builtin_shufflevector((bytes), (pixel_bytes){0}, 8, 32, 9, 32, 10, 32, 11, 32, 12, \
                                        32, 13, 32, 14, 32, 15, 32, 24, 32, 25, 32, 26, 32, 27, 32,  \
                                        28, 32, 29, 32, 30, 32, 31, 32))

// The pixels of channels below 256.
#define PACKED(lower, upper)                                                                       \
  __builtin_shufflevector((pixel_bytes)(lower), (pixel_bytes)(upper), 0, 2, 4, 6, 8, 10, 12, 14,   \
                          32, 34, 36, 38, 40, 42, 44, 46, 16, 18, 20, 22, 24, 26, 28, 30, 48, 50, \
                          52, 54, 56, 58, 60, 62)

// One number for each pixel, from 32 bits to the four channels.
#define LOWER_SPREAD(numbers)                                                                     \
  __builtin_shufflevector((pixel_words)(numbers), (pixel_words)(numbers), 0, 0, 0, 0, 2, 2, 2, 2, \
                          8, 8, 8, 8, 10, 10, 10, 10)
#define UPPER_SPREAD(numbers)                                                                     \
  __builtin_shufflevector((pixel_words)(numbers), (pixel_words)(numbers), 4, 4, 4, 4, 6, 6, 6, 6, \
                          12, 12, 12, 12, 14, 14, 14, 14)

// The upper 16 bits of the product of each number and a factor.
typedef uint32_t wide_words __attribute__((vector_size(64)));
#define HIGH_PRODUCT(words, factor) \
  __builtin_convertvector((__builtin_convertvector(words, wide_words) * (factor)) >> 16, pixel_words)

// (t - 128) / 255, rounded to nearest, for t from 128 to 65,280.
#define DIVIDED(t) HIGH_PRODUCT(t, 257u)

#define EIGHT_OF(color) ((pixels_8){color, color, color, color, color, color, color, color})

// Blends at most eight pixels over others: `target` gets the result. Constant counts become plain loads and stores.
INLINE void blend_part(uint32_t *target, const uint32_t *pixels, const pixels_8 *source,
                       const pixels_8 *coverage, size_t count) {
  pixel_bytes d = {0};
  memcpy(&d, pixels, count * sizeof *pixels);
  const pixel_words t = (pixel_words)((*source >> 24) * *coverage + 128);
  const pixels_8 rest = 255 - (pixels_8)DIVIDED(t);
  const pixel_words lower = LOWER((pixel_bytes)*source) * LOWER_SPREAD(*coverage) + 128 +
                            LOWER(d) * LOWER_SPREAD(rest);
  const pixel_words upper = UPPER((pixel_bytes)*source) * UPPER_SPREAD(*coverage) + 128 +
                            UPPER(d) * UPPER_SPREAD(rest);
  d = PACKED(DIVIDED(lower), DIVIDED(upper));
  memcpy(target, &d, count * sizeof *pixels);
}
