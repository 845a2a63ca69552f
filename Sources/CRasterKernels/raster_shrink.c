#include "raster_kernels.h"

#include "raster_forms.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

#if defined(__x86_64__)

// The sums of the channels of the first 0, 1, 2, ... pixels of a row, and once more those of all.
INLINE void sum_pixels(uint32_t *prefixes, const uint32_t *source, size_t width) {
  __m128i sum = _mm_setzero_si128();
  for (size_t x = 0; x < width; x++) {
    _mm_storeu_si128((__m128i *)(prefixes + 4 * x), sum);
    sum = _mm_add_epi32(sum, _mm_cvtepu8_epi32(_mm_loadu_si32(source + x)));
  }
  _mm_storeu_si128((__m128i *)(prefixes + 4 * width), sum);
  _mm_storeu_si128((__m128i *)(prefixes + 4 * width + 4), sum);
}

INLINE __m256i times(__m128i channels, uint32_t weight) {
  return _mm256_mul_epu32(_mm256_cvtepu32_epi64(channels), _mm256_set1_epi64x(weight));
}

// How four sums below 2^52 are divided by the area: as (sum + area / 2 + 1/2) * (1 / area) in doubles, without the
// fraction. In whole numbers, q + r / area is what (sum + area / 2) / area is; with the half, it is at least
// 1/2 / area away from q and from q + 1. Both roundings together move it by less than 256 * 2^-52, which is less
// than that while the area is below 2^43.
typedef struct {
  // area / 2 + 1/2 - 2^52, of which all terms are whole halves.
  __m256d bias;
  __m256d inverse;
} Division;

INLINE Division division_by(uint64_t area) {
  return (Division){_mm256_set1_pd((double)(area / 2) + 0.5 - 0x1p52),
                    _mm256_set1_pd(1 / (double)area)};
}

INLINE uint32_t mean_pixel(__m256i sums, Division by) {
  // Below the bits of 2^52 a whole number is its own fraction.
  const __m256i bits = _mm256_or_si256(sums, _mm256_set1_epi64x(0x4330000000000000));
  const __m256d biased = _mm256_add_pd(_mm256_castsi256_pd(bits), by.bias);
  const __m128i means = _mm256_cvttpd_epi32(_mm256_mul_pd(biased, by.inverse));
  const __m128i bytes = _mm_shuffle_epi8(means, _mm_set1_epi32(0x0C080400));
  return (uint32_t)_mm_cvtsi128_si32(bytes);
}

// Whole pixels of the sums up to a place: after x pixels and rest / whole of the next one.
INLINE __m128i sum_until(const uint32_t *prefixes, size_t x, size_t rest, __m128i whole) {
  const __m128i prefix = _mm_loadu_si128((const __m128i *)(prefixes + 4 * x));
  const __m128i next = _mm_loadu_si128((const __m128i *)(prefixes + 4 * x + 4));
  return _mm_add_epi32(_mm_mullo_epi32(prefix, whole),
                       _mm_mullo_epi32(_mm_sub_epi32(next, prefix), _mm_set1_epi32((int)rest)));
}

// Adds a row, whose prefixes are there, to the sums of the columns. With a target the new row ends here: its pixels
// are written, and the sums of the next one begin with what is left of the row.
INLINE void add_row(const raster_shrinking *shrinking, size_t first_rest, uint32_t weight,
                    uint32_t weight_left, uint32_t *target, Division by) {
  const size_t new_width = shrinking->new_width;
  const size_t step = shrinking->width / new_width;
  const size_t step_rest = shrinking->width % new_width;
  const __m128i whole = _mm_set1_epi32((int)new_width);
  // Where a column ends: after x pixels and rest / new_width of the next one.
  size_t x = 0, rest = first_rest;
  __m128i before = sum_until(shrinking->prefixes, x, rest, whole);
  for (size_t column = 0; column < shrinking->part_width; column++) {
    x += step;
    rest += step_rest;
    const int is_over = rest >= new_width;
    x += is_over ? 1 : 0;
    rest -= is_over ? new_width : 0;
    // Modulo 2^32, as its difference from the one before, which is 255 * width at most.
    const __m128i all = sum_until(shrinking->prefixes, x, rest, whole);
    const __m128i own = _mm_sub_epi32(all, before);
    before = all;
    __m256i *sums = (__m256i *)(shrinking->sums + 4 * column);
    const __m256i sum = _mm256_add_epi64(_mm256_loadu_si256(sums), times(own, weight));
    if (target == NULL) {
      _mm256_storeu_si256(sums, sum);
    } else {
      target[column] = mean_pixel(sum, by);
      _mm256_storeu_si256(sums, times(own, weight_left));
    }
  }
}

AVX2 void raster_shrink_avx2(const raster_shrinking *shrinking) {
  const size_t width = shrinking->width, height = shrinking->height;
  const size_t new_width = shrinking->new_width, new_height = shrinking->new_height;
  const Division by = division_by((uint64_t)width * height);
  memset(shrinking->sums, 0, shrinking->part_width * 4 * sizeof(uint64_t));
  uint32_t *target = shrinking->target;
  // The old columns that are in the part, the first and the last perhaps not all.
  const size_t left = shrinking->part_x * width;
  const size_t right = left + shrinking->part_width * width;
  const size_t first = left / new_width;
  const size_t count = (right + new_width - 1) / new_width - first;
  // Where an old row ends and where a new one does; the old are new_height high, the new height.
  size_t bottom = shrinking->part_y * height, end = bottom + height;
  const uint32_t *source = shrinking->source + bottom / new_height * width + first;
  size_t next = (bottom / new_height + 1) * new_height;
  for (size_t rows = shrinking->part_height; rows > 0; source += width, next += new_height) {
    const size_t top = bottom;
    bottom = next;
    sum_pixels(shrinking->prefixes, source, count);
    if (bottom < end) {
      add_row(shrinking, left % new_width, (uint32_t)(bottom - top), 0, NULL, by);
    } else {
      add_row(shrinking, left % new_width, (uint32_t)(end - top), (uint32_t)(bottom - end), target,
              by);
      target += shrinking->part_width;
      end += height;
      rows--;
    }
  }
}

#endif
