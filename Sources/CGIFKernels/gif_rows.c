// Rows of pixels: where they differ, where runs begin, and what drawing them takes.

#include "gif_forms.h"

gif_form gif_best_form(void) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) return GIF_AVX2;
#endif
  return GIF_PORTABLE;
}

// Lanes that need no more than the alignment of a pixel.
typedef uint32_t lanes __attribute__((vector_size(16), aligned(4)));
typedef uint64_t halves __attribute__((vector_size(16)));

INLINE lanes load(const uint32_t *pixels) {
  return *(const lanes *)pixels;
}

INLINE int is_zero(lanes bits) {
  halves both = (halves)bits;
  return (both[0] | both[1]) == 0;
}

INLINE lanes difference(const uint32_t *pixels, const uint32_t *before) {
  return load(pixels) ^ load(before);
}

/// Of sixteen pixels.
INLINE lanes differences(const uint32_t *pixels, const uint32_t *before) {
  return (difference(pixels, before) | difference(pixels + 4, before + 4)) |
         (difference(pixels + 8, before + 8) | difference(pixels + 12, before + 12));
}

/// Whether a pixel is no more of the run that the one before it is of.
INLINE int is_run_end(const uint32_t *pixel, const uint32_t *before) {
  if (pixel[0] != pixel[-1]) return 1;
  return before != NULL && (pixel[0] == before[0]) != (pixel[-1] == before[-1]);
}

// Of sixteen pixels, in the lowest bits, which are no more of the run that the pixel before them is of. Where
// nothing is said of what was there before, runs differ in their colour alone.

#if defined(__x86_64__)
INLINE unsigned run_ends(const uint32_t *pixels, const uint32_t *before) {
  __m128i goes_on[4];
  for (int part = 0; part < 4; part++) {
    __m128i here = _mm_loadu_si128((const __m128i *)(pixels + part * 4));
    __m128i left = _mm_loadu_si128((const __m128i *)(pixels + part * 4 - 1));
    goes_on[part] = _mm_cmpeq_epi32(here, left);
    if (before == NULL) continue;
    __m128i was = _mm_loadu_si128((const __m128i *)(before + part * 4));
    __m128i left_was = _mm_loadu_si128((const __m128i *)(before + part * 4 - 1));
    __m128i turns = _mm_xor_si128(_mm_cmpeq_epi32(here, was), _mm_cmpeq_epi32(left, left_was));
    goes_on[part] = _mm_andnot_si128(turns, goes_on[part]);
  }
  __m128i all = _mm_packs_epi16(_mm_packs_epi32(goes_on[0], goes_on[1]),
                                _mm_packs_epi32(goes_on[2], goes_on[3]));
  return ~(unsigned)_mm_movemask_epi8(all) & 0xFFFF;
}

AVX2 unsigned run_ends_avx2(const uint32_t *pixels, const uint32_t *before) {
  unsigned go_on = 0;
  for (int part = 0; part < 2; part++) {
    __m256i here = _mm256_loadu_si256((const __m256i *)(pixels + part * 8));
    __m256i left = _mm256_loadu_si256((const __m256i *)(pixels + part * 8 - 1));
    __m256i lanes = _mm256_cmpeq_epi32(here, left);
    if (before != NULL) {
      __m256i was = _mm256_loadu_si256((const __m256i *)(before + part * 8));
      __m256i left_was = _mm256_loadu_si256((const __m256i *)(before + part * 8 - 1));
      __m256i turns =
          _mm256_xor_si256(_mm256_cmpeq_epi32(here, was), _mm256_cmpeq_epi32(left, left_was));
      lanes = _mm256_andnot_si256(turns, lanes);
    }
    go_on |= (unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(lanes)) << (part * 8);
  }
  return ~go_on & 0xFFFF;
}
#else
INLINE unsigned run_ends(const uint32_t *pixels, const uint32_t *before) {
  unsigned ends = 0;
  for (int lane = 0; lane < 16; lane++) {
    ends |= (unsigned)is_run_end(pixels + lane, before != NULL ? before + lane : NULL) << lane;
  }
  return ends;
}
#endif

INLINE size_t run_starts(const uint32_t *pixels, const uint32_t *before, size_t count,
                         uint32_t *starts,
                         unsigned (*ends)(const uint32_t *pixels, const uint32_t *before)) {
  size_t found = 0;
  size_t x = 1;
  for (; x + 16 <= count; x += 16) {
    unsigned rest = ends(pixels + x, before != NULL ? before + x : NULL);
    for (; rest != 0; rest &= rest - 1) starts[found++] = (uint32_t)x + (uint32_t)__builtin_ctz(rest);
  }
  for (; x < count; x++) {
    if (is_run_end(pixels + x, before != NULL ? before + x : NULL)) starts[found++] = (uint32_t)x;
  }
  return found;
}

#if defined(__x86_64__)
AVX2 size_t run_starts_avx2(const uint32_t *pixels, const uint32_t *before, size_t count,
                            uint32_t *starts) {
  return run_starts(pixels, before, count, starts, run_ends_avx2);
}
#endif

size_t gif_run_starts(gif_form form, const uint32_t *pixels, const uint32_t *before, size_t count,
                      uint32_t *starts) {
  return EITHER(form, run_starts(pixels, before, count, starts, run_ends),
                run_starts_avx2(pixels, before, count, starts));
}

size_t gif_first_difference(const uint32_t *pixels, const uint32_t *before, size_t count) {
  size_t x = 0;
  while (x + 16 <= count && is_zero(differences(pixels + x, before + x))) x += 16;
  while (x < count && pixels[x] == before[x]) x++;
  return x;
}

size_t gif_last_difference(const uint32_t *pixels, const uint32_t *before, size_t count) {
  size_t end = count;
  while (end >= 16 && is_zero(differences(pixels + end - 16, before + end - 16))) end -= 16;
  while (end > 0 && pixels[end - 1] == before[end - 1]) end--;
  return end;
}

int64_t gif_set_times(int32_t *times, size_t count, int32_t time) {
  int64_t sum = 0;
  for (size_t x = 0; x < count; x++) {
    // Not below 0: unsigned numbers are sooner made wider.
    sum += (uint32_t)(times[x] - time);
    times[x] = time;
  }
  return sum;
}

INLINE struct gif_turns count_turns(const uint32_t *pixels, const uint32_t *before,
                                    const uint32_t *base, size_t below, size_t count) {
  struct gif_turns sums = {0, 0, 0};
  // The first pixel has none before it.
  for (size_t x = 1; x < count; x++) {
    uint32_t turns = pixels[x] != pixels[x - 1];
    uint32_t is_new = pixels[x] != before[x];
    uint32_t was_new = pixels[x - 1] != before[x - 1];
    uint32_t is_other = pixels[x] != base[x];
    uint32_t was_other = pixels[x - 1] != base[x - 1];
    uint32_t base_turns = ((base[x] ^ base[x - 1]) | (base[x] ^ base[x + below])) != 0;
    sums.usual += (is_new ^ was_new) | (is_new & turns);
    sums.restored += (is_other ^ was_other) | (is_other & turns);
    sums.covered += is_other & was_other & base_turns;
  }
  return sums;
}

#if defined(__x86_64__)
AVX2 struct gif_turns count_turns_avx2(const uint32_t *pixels, const uint32_t *before,
                                       const uint32_t *base, size_t below, size_t count) {
  return count_turns(pixels, before, base, below, count);
}
#endif

struct gif_turns gif_count_turns(gif_form form, const uint32_t *pixels, const uint32_t *before,
                                 const uint32_t *base, size_t below, size_t count) {
  return EITHER(form, count_turns(pixels, before, base, below, count),
                count_turns_avx2(pixels, before, base, below, count));
}
