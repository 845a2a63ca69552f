// What the kernels share that take eight pixels at once.

#pragma once

#include "raster_forms.h"

#if defined(__x86_64__)

// The first `count` of 8 lanes.
INLINE __m256i lanes(size_t count) {
  const __m256i index = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  return _mm256_cmpgt_epi32(_mm256_set1_epi32((int)count), index);
}

// Each pixel's 32-bit number (below 65536) in four 16-bit lanes, for pixels 0, 1, 4 and 5.
INLINE __m256i spread_low(__m256i numbers) {
  return _mm256_shuffle_epi8(
      numbers, _mm256_setr_epi8(0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5, 0, 1, 0, 1, 0, 1, 0,
                                1, 4, 5, 4, 5, 4, 5, 4, 5));
}

// The same for pixels 2, 3, 6 and 7.
INLINE __m256i spread_high(__m256i numbers) {
  return _mm256_shuffle_epi8(
      numbers, _mm256_setr_epi8(8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13, 12, 13, 8, 9, 8, 9,
                                8, 9, 8, 9, 12, 13, 12, 13, 12, 13, 12, 13));
}

INLINE __m256i load(const uint32_t *p) {
  return _mm256_loadu_si256((const __m256i *)p);
}

INLINE void store(uint32_t *p, __m256i v) {
  _mm256_storeu_si256((__m256i *)p, v);
}

INLINE __m256i load_some(const uint32_t *p, __m256i mask) {
  return _mm256_maskload_epi32((const int *)p, mask);
}

INLINE void store_some(uint32_t *p, __m256i mask, __m256i v) {
  _mm256_maskstore_epi32((int *)p, mask, v);
}

#endif
