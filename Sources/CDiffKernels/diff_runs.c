// Sixteen pixels at a time, in vectors that the compiler cuts into those of the machine.

#include "diff_kernels.h"

#include <string.h>

typedef uint8_t bytes __attribute__((ext_vector_type(64)));
typedef uint32_t pixels __attribute__((ext_vector_type(16)));
typedef float lengths __attribute__((ext_vector_type(16)));
typedef _Bool marks __attribute__((ext_vector_type(16)));

enum { LANES = 16, RUN = 64 };

// Vectors wider than the machine's are passed between functions of this file alone, which are inlined.
#pragma clang diagnostic ignored "-Wpsabi"
#define INLINE static inline __attribute__((always_inline))

// A whole run: a shorter one goes on with its last pixel.
INLINE const uint32_t *whole(const uint32_t *from, size_t count, uint32_t *padded) {
  if (count >= RUN) return from;
  for (size_t i = 0; i < RUN; i++) padded[i] = from[i < count ? i : count - 1];
  return padded;
}

INLINE pixels load(const uint32_t *from) {
  pixels result;
  memcpy(&result, from, sizeof result);
  return result;
}

INLINE bytes lower(pixels first, pixels second) {
  return __builtin_elementwise_min((bytes)first, (bytes)second);
}

INLINE bytes difference(pixels first, pixels second) {
  return __builtin_elementwise_max((bytes)first, (bytes)second) - lower(first, second);
}

// Of sixteen pixels those where something is not 0.
INLINE uint64_t places(pixels lanes) {
  const marks result = __builtin_convertvector(lanes != 0, marks);
  uint16_t sixteen;
  memcpy(&sixteen, &result, sizeof sixteen);
  return sixteen;
}

INLINE diff_spread spread(const uint32_t *first, const uint32_t *second, size_t count) {
  uint32_t padded[2][RUN];
  first = whole(first, count, padded[0]);
  second = whole(second, count, padded[1]);
  bytes farthest = 0;
  bytes darkest = 255;
  for (size_t start = 0; start < RUN; start += LANES) {
    const pixels a = load(first + start), b = load(second + start);
    farthest = __builtin_elementwise_max(farthest, difference(a, b));
    const pixels both = (pixels)lower(a, b);
    // In the lowest byte of a pixel; the others say nothing.
    const bytes brightest = __builtin_elementwise_max(
        (bytes)both, __builtin_elementwise_max((bytes)(both >> 8), (bytes)(both >> 16)));
    darkest = __builtin_elementwise_min(darkest, brightest);
  }
  const pixels lanes = (pixels)farthest;
  const uint32_t all = __builtin_reduce_or(lanes);
  diff_spread result = {0, 0, 0};
  // Of most runs all is known by that.
  if (all == 0) return result;
  result.color = __builtin_reduce_max((bytes)(lanes & 0xFFFFFF));
  result.alpha = __builtin_reduce_max((bytes)(lanes >> 24));
  result.brightness = __builtin_reduce_min((bytes)((pixels)darkest | 0xFFFFFF00));
  return result;
}

INLINE uint64_t beyond(const uint32_t *first, const uint32_t *second, size_t count, uint8_t limit) {
  uint32_t padded[2][RUN];
  first = whole(first, count, padded[0]);
  second = whole(second, count, padded[1]);
  const bytes limits = (bytes)((pixels)(uint32_t)(limit * 0x010101));
  uint64_t result = 0;
  for (size_t start = 0; start < RUN; start += LANES) {
    const bytes apart = difference(load(first + start), load(second + start));
    // What is above its limit stays above 0.
    result |= places((pixels)(__builtin_elementwise_max(apart, limits) - limits)) << start;
  }
  return count < RUN ? result & ((1ULL << count) - 1) : result;
}

uint64_t diff_changes(const uint32_t *run, size_t count) {
  uint32_t padded[RUN];
  run = whole(run, count, padded);
  const pixels start = load(run);
  uint64_t result = places(start ^ __builtin_shufflevector(start, start, 0, 0, 1, 2, 3, 4, 5, 6, 7,
                                                           8, 9, 10, 11, 12, 13, 14));
  for (size_t next = LANES; next < RUN; next += LANES)
    result |= places(load(run + next) ^ load(run + next - 1)) << next;
  return result;
}

INLINE uint64_t flat(const uint32_t *run, size_t width, size_t count) {
  uint32_t padded[3][RUN + 2];
  const uint32_t *rows[3];
  for (size_t row = 0; row < 3; row++) {
    rows[row] = run + row * width - width - 1;
    if (count >= RUN) continue;
    memset(padded[row], 0, sizeof padded[row]);
    memcpy(padded[row], rows[row], (count + 2) * sizeof *run);
    rows[row] = padded[row];
  }
  uint64_t result = 0;
  for (size_t start = 0; start < RUN; start += LANES) {
    const pixels center = load(rows[1] + start + 1);
    // What is true of a lane is −1.
    pixels equal = 0;
    for (size_t row = 0; row < 3; row++)
      for (size_t column = 0; column < 3; column++)
        if (row != 1 || column != 1)
          equal -= (pixels)(load(rows[row] + start + column) == center);
    result |= places((pixels)(equal > 2)) << start;
  }
  return count < RUN ? result & ((1ULL << count) - 1) : result;
}

uint64_t diff_above(const float *numbers, float limit) {
  uint64_t result = 0;
  for (size_t i = 0; i < RUN; i += LANES) {
    lengths lanes;
    memcpy(&lanes, numbers + i, sizeof lanes);
    result |= places((pixels)(lanes > limit)) << i;
  }
  return result;
}

// The same for machines with AVX2 and for all.

#if defined(__x86_64__)
#define AVX2 __attribute__((target("avx2"))) static

AVX2 diff_spread spread_avx2(const uint32_t *first, const uint32_t *second, size_t count) {
  return spread(first, second, count);
}

AVX2 uint64_t beyond_avx2(const uint32_t *first, const uint32_t *second, size_t count,
                          uint8_t limit) {
  return beyond(first, second, count, limit);
}

AVX2 uint64_t flat_avx2(const uint32_t *run, size_t width, size_t count) {
  return flat(run, width, count);
}

#define EITHER(form, portable, avx2) ((form) != DIFF_PORTABLE ? (avx2) : (portable))
#else
#define EITHER(form, portable, avx2) ((void)(form), (portable))
#endif

diff_spread diff_spread_of(diff_form form, const uint32_t *first, const uint32_t *second,
                           size_t count) {
  return EITHER(form, spread(first, second, count), spread_avx2(first, second, count));
}

uint64_t diff_beyond(diff_form form, const uint32_t *first, const uint32_t *second, size_t count,
                     uint8_t limit) {
  return EITHER(form, beyond(first, second, count, limit), beyond_avx2(first, second, count, limit));
}

uint64_t diff_flat(diff_form form, const uint32_t *run, size_t width, size_t count) {
  return EITHER(form, flat(run, width, count), flat_avx2(run, width, count));
}
