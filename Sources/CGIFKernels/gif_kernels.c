#include "gif_kernels.h"

#if defined(__x86_64__)
#include <immintrin.h>

// Is inlined into functions of the same kind, and never called by others.
#define AVX2 static inline __attribute__((target("avx2")))
#endif

// Lanes that need no more than the alignment of a pixel.
typedef uint32_t lanes __attribute__((vector_size(16), aligned(4)));
typedef uint64_t halves __attribute__((vector_size(16)));

#define INLINE static inline __attribute__((always_inline))

#if defined(__x86_64__)
#define EITHER(portable, avx2) \
  if (form == GIF_AVX2) return avx2; \
  return portable

gif_form gif_best_form(void) {
  return __builtin_cpu_supports("avx2") ? GIF_AVX2 : GIF_PORTABLE;
}
#else
#define EITHER(portable, avx2) \
  (void)form; \
  return portable

gif_form gif_best_form(void) { return GIF_PORTABLE; }
#endif

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

// Of sixteen pixels, in the lowest bits, which are no more of the run that the pixel before them is of.

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

AVX2 size_t color_starts_avx2(const uint32_t *pixels, size_t count, uint32_t *starts) {
  return run_starts(pixels, NULL, count, starts, run_ends_avx2);
}
#endif

size_t gif_run_starts(gif_form form, const uint32_t *pixels, const uint32_t *before, size_t count,
                      uint32_t *starts) {
  EITHER(run_starts(pixels, before, count, starts, run_ends),
         run_starts_avx2(pixels, before, count, starts));
}

size_t gif_color_starts(gif_form form, const uint32_t *pixels, size_t count, uint32_t *starts) {
  EITHER(run_starts(pixels, NULL, count, starts, run_ends),
         color_starts_avx2(pixels, count, starts));
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
  EITHER(count_turns(pixels, before, base, below, count),
         count_turns_avx2(pixels, before, base, below, count));
}

// Of which of `LANES` colours the squared distance is below a limit, in the lowest bits, and the distances.

#define LANES 4
#define LANES_AVX2 8

#if defined(__x86_64__)
// Compilers do not find the instruction that squares numbers and adds them in pairs.
INLINE unsigned are_close(const struct gif_color *colors, struct gif_color color, int32_t limit,
                          int32_t *distances) {
  __m128i all = _mm_setr_epi16(color.lightness, color.a, color.b, 0, color.lightness, color.a, color.b, 0);
  __m128i first = _mm_sub_epi16(_mm_loadu_si128((const __m128i *)colors), all);
  __m128i second = _mm_sub_epi16(_mm_loadu_si128((const __m128i *)(colors + 2)), all);
  __m128 low = _mm_castsi128_ps(_mm_madd_epi16(first, first));
  __m128 high = _mm_castsi128_ps(_mm_madd_epi16(second, second));
  __m128i sums = _mm_add_epi32(_mm_castps_si128(_mm_shuffle_ps(low, high, 0x88)),
                               _mm_castps_si128(_mm_shuffle_ps(low, high, 0xDD)));
  _mm_storeu_si128((__m128i *)distances, sums);
  __m128i are_below = _mm_cmplt_epi32(sums, _mm_set1_epi32(limit));
  return (unsigned)_mm_movemask_ps(_mm_castsi128_ps(are_below));
}

AVX2 unsigned are_close_avx2(const struct gif_color *colors, struct gif_color color, int32_t limit,
                             int32_t *distances) {
  __m256i all = _mm256_broadcastsi128_si256(
      _mm_setr_epi16(color.lightness, color.a, color.b, 0, color.lightness, color.a, color.b, 0));
  __m256i first = _mm256_sub_epi16(_mm256_loadu_si256((const __m256i *)colors), all);
  __m256i second = _mm256_sub_epi16(_mm256_loadu_si256((const __m256i *)(colors + 4)), all);
  // Sums are those of colours 0, 1, 4, 5, 2, 3, 6 and 7.
  __m256i mixed =
      _mm256_hadd_epi32(_mm256_madd_epi16(first, first), _mm256_madd_epi16(second, second));
  __m256i sums = _mm256_permute4x64_epi64(mixed, 0xD8);
  _mm256_storeu_si256((__m256i *)distances, sums);
  __m256i are_below = _mm256_cmpgt_epi32(_mm256_set1_epi32(limit), sums);
  return (unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(are_below));
}
#else
INLINE unsigned are_close(const struct gif_color *colors, struct gif_color color, int32_t limit,
                          int32_t *distances) {
  unsigned are_below = 0;
  for (unsigned lane = 0; lane < LANES; lane++) {
    int32_t x = colors[lane].lightness - color.lightness;
    int32_t y = colors[lane].a - color.a;
    int32_t z = colors[lane].b - color.b;
    distances[lane] = x * x + y * y + z * z;
    are_below |= (unsigned)(distances[lane] < limit) << lane;
  }
  return are_below;
}
#endif

typedef unsigned closeness(const struct gif_color *colors, struct gif_color color, int32_t limit,
                           int32_t *distances);

/// Where the first colour stands that is at least so light. Nobody can foresee which half that is in: a choice
/// between two numbers is no jump.
INLINE ptrdiff_t first_place(const struct gif_color *colors, size_t count, int32_t lightness) {
  ptrdiff_t place = 0;
  for (size_t rest = count; rest > 0;) {
    size_t half = (rest + 1) / 2;
    place += colors[place + (ptrdiff_t)half - 1].lightness < lightness ? (ptrdiff_t)half : 0;
    rest -= half;
  }
  return place;
}

INLINE size_t find_colors(const struct gif_color *colors, size_t count, struct gif_color color,
                          int32_t radius, struct gif_match *matches, ptrdiff_t lanes,
                          closeness *are_close) {
  ptrdiff_t end = (ptrdiff_t)count;
  int32_t limit = radius * radius + 1;
  size_t found = 0;
  ptrdiff_t place = first_place(colors, count, color.lightness - radius);
  for (; place < end && colors[place].lightness <= color.lightness + radius; place += lanes) {
    int32_t distances[LANES_AVX2];
    unsigned rest = are_close(colors + place, color, limit, distances);
    for (; rest != 0; rest &= rest - 1) {
      int lane = __builtin_ctz(rest);
      int32_t distance = distances[lane];
      if (distance >= limit || place + lane >= end) continue;
      size_t rank = found < GIF_MATCH_LIMIT ? found++ : GIF_MATCH_LIMIT - 1;
      for (; rank > 0 && distance < matches[rank - 1].squared_distance; rank--) {
        matches[rank] = matches[rank - 1];
      }
      matches[rank] = (struct gif_match){(int32_t)place + lane, distance};
      if (found == GIF_MATCH_LIMIT) limit = matches[GIF_MATCH_LIMIT - 1].squared_distance;
    }
  }
  return found;
}

INLINE struct gif_match closest_color(const struct gif_color *colors, size_t count,
                                      struct gif_color color, size_t guess, ptrdiff_t lanes,
                                      closeness *are_close) {
  ptrdiff_t end = (ptrdiff_t)count;
  int32_t distances[LANES_AVX2];
  are_close(colors + guess, color, 0, distances);
  struct gif_match best = {(int32_t)guess, distances[0]};
  ptrdiff_t middle = first_place(colors, count, color.lightness);
  for (ptrdiff_t place = middle; place < end; place += lanes) {
    int32_t step = colors[place].lightness - color.lightness;
    if (step * step >= best.squared_distance) break;
    unsigned rest = are_close(colors + place, color, best.squared_distance, distances);
    for (; rest != 0; rest &= rest - 1) {
      int lane = __builtin_ctz(rest);
      if (place + lane >= end || distances[lane] >= best.squared_distance) continue;
      best = (struct gif_match){(int32_t)place + lane, distances[lane]};
    }
  }
  for (ptrdiff_t place = middle - lanes; place > -lanes; place -= lanes) {
    int32_t step = color.lightness - colors[place + lanes - 1].lightness;
    if (step * step >= best.squared_distance) break;
    unsigned rest = are_close(colors + place, color, best.squared_distance, distances);
    for (; rest != 0; rest &= ~(1u << (31 - __builtin_clz(rest)))) {
      int lane = 31 - __builtin_clz(rest);
      if (place + lane < 0 || distances[lane] >= best.squared_distance) continue;
      best = (struct gif_match){(int32_t)place + lane, distances[lane]};
    }
  }
  return best;
}

#if defined(__x86_64__)
AVX2 size_t find_colors_avx2(const struct gif_color *colors, size_t count, struct gif_color color,
                             int32_t radius, struct gif_match *matches) {
  return find_colors(colors, count, color, radius, matches, LANES_AVX2, are_close_avx2);
}

AVX2 struct gif_match closest_color_avx2(const struct gif_color *colors, size_t count,
                                         struct gif_color color, size_t guess) {
  return closest_color(colors, count, color, guess, LANES_AVX2, are_close_avx2);
}
#endif

size_t gif_find_colors(gif_form form, const struct gif_color *colors, size_t count,
                       struct gif_color color, int32_t radius, struct gif_match *matches) {
  EITHER(find_colors(colors, count, color, radius, matches, LANES, are_close),
         find_colors_avx2(colors, count, color, radius, matches));
}

struct gif_match gif_closest_color(gif_form form, const struct gif_color *colors, size_t count,
                                   struct gif_color color, size_t guess) {
  EITHER(closest_color(colors, count, color, guess, LANES, are_close),
         closest_color_avx2(colors, count, color, guess));
}
