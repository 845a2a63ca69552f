// Source-over for eight pixels at once, with 16 bits per channel.
//
// No sum before the division exceeds 65,152: a source channel is at most its alpha, so the sum is at most 255 * a' +
// 127 + 255 * (255 - a').

#pragma once

#include "kernels.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

// Eight pixels with 8 and with 16 bits per channel.
typedef uint8_t pixel_bytes __attribute__((vector_size(32)));
typedef uint16_t pixel_words __attribute__((vector_size(64)));
typedef uint8_t coverage_bytes __attribute__((vector_size(8)));

// t / 255, rounded to nearest, for t up to 65,152.
#define DIVIDE_255(t) (((t) + 128 + (((t) + 128) >> 8)) >> 8)

#define TO_WORDS(bytes) __builtin_convertvector(bytes, pixel_words)

typedef uint32_t pixels_8 __attribute__((vector_size(32)));

#define EIGHT_OF(color) \
  ((pixel_bytes)(pixels_8){color, color, color, color, color, color, color, color})

// Vectors are passed by pointer, because passing wide vectors by value depends on the caller's instruction set.
INLINE void blend_eight(uint32_t *pixels, const pixel_bytes *source, const coverage_bytes *coverage) {
  pixel_bytes d;
  memcpy(&d, pixels, sizeof d);
  const pixel_words c =
      TO_WORDS(__builtin_shufflevector(*coverage, *coverage, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3,
                                       3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7));
  const pixel_words full = TO_WORDS(__builtin_shufflevector(
      *source, *source, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 19, 19, 19, 19, 23,
      23, 23, 23, 27, 27, 27, 27, 31, 31, 31, 31));
  const pixel_words product = full * c;
  const pixel_words alpha = DIVIDE_255(product);
  const pixel_words sum = TO_WORDS(*source) * c + TO_WORDS(d) * (255 - alpha);
  d = __builtin_convertvector(DIVIDE_255(sum), pixel_bytes);
  memcpy(pixels, &d, sizeof d);
}

// Blends fewer than eight pixels.
INLINE void blend_few(uint32_t *pixels, const uint32_t *source, const uint8_t *coverage,
                      size_t count) {
  uint32_t own[8] = {0}, all[8] = {0};
  coverage_bytes c = {0};
  for (size_t i = 0; i < count; i++) {
    own[i] = source[i];
    all[i] = pixels[i];
    c[i] = coverage[i];
  }
  pixel_bytes s;
  memcpy(&s, own, sizeof s);
  blend_eight(all, &s, &c);
  for (size_t i = 0; i < count; i++) pixels[i] = all[i];
}
