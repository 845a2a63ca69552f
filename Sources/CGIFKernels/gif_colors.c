// The colours of a table that are close to one.

#include "gif_forms.h"

// Of which of some colours the squared distance is below a limit, in the lowest bits, and the distances.

#define LANES 4
#define LANES_AVX2 8

#if defined(__x86_64__)
// Compilers do not find the instruction that squares numbers and adds them in pairs.
INLINE unsigned are_close(const struct gif_color *colors, struct gif_color color, int32_t limit,
                          int32_t *distances) {
  __m128i all =
      _mm_setr_epi16(color.lightness, color.a, color.b, 0, color.lightness, color.a, color.b, 0);
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
                          closeness *measure) {
  ptrdiff_t end = (ptrdiff_t)count;
  int32_t limit = radius * radius + 1;
  size_t found = 0;
  ptrdiff_t place = first_place(colors, count, color.lightness - radius);
  for (; place < end && colors[place].lightness <= color.lightness + radius; place += lanes) {
    int32_t distances[LANES_AVX2];
    unsigned rest = measure(colors + place, color, limit, distances);
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
                                      closeness *measure) {
  ptrdiff_t end = (ptrdiff_t)count;
  int32_t distances[LANES_AVX2];
  measure(colors + guess, color, 0, distances);
  struct gif_match best = {(int32_t)guess, distances[0]};
  ptrdiff_t middle = first_place(colors, count, color.lightness);
  for (ptrdiff_t place = middle; place < end; place += lanes) {
    int32_t step = colors[place].lightness - color.lightness;
    if (step * step >= best.squared_distance) break;
    unsigned rest = measure(colors + place, color, best.squared_distance, distances);
    for (; rest != 0; rest &= rest - 1) {
      int lane = __builtin_ctz(rest);
      if (place + lane >= end || distances[lane] >= best.squared_distance) continue;
      best = (struct gif_match){(int32_t)place + lane, distances[lane]};
    }
  }
  for (ptrdiff_t place = middle - lanes; place > -lanes; place -= lanes) {
    int32_t step = color.lightness - colors[place + lanes - 1].lightness;
    if (step * step >= best.squared_distance) break;
    unsigned rest = measure(colors + place, color, best.squared_distance, distances);
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
  return EITHER(form, find_colors(colors, count, color, radius, matches, LANES, are_close),
                find_colors_avx2(colors, count, color, radius, matches));
}

struct gif_match gif_closest_color(gif_form form, const struct gif_color *colors, size_t count,
                                   struct gif_color color, size_t guess) {
  return EITHER(form, closest_color(colors, count, color, guess, LANES, are_close),
                closest_color_avx2(colors, count, color, guess));
}
