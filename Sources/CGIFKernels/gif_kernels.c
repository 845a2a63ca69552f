#include "gif_kernels.h"

#ifdef __SSE2__
#include <emmintrin.h>
#endif

// Lanes that need no more than the alignment of a pixel.
typedef uint32_t lanes __attribute__((vector_size(16), aligned(4)));
typedef uint64_t halves __attribute__((vector_size(16)));

#define INLINE static inline __attribute__((always_inline))

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

size_t gif_changed_run(const uint32_t *pixels, const uint32_t *before, size_t count,
                       uint32_t color) {
  lanes all = {color, color, color, color};
  size_t x = 0;
  // Along edges most runs are a pixel long.
  if (count == 0 || pixels[0] != color) return 0;
  for (; x + 8 <= count; x += 8) {
    lanes first = (load(pixels + x) ^ all) | (lanes)(load(before + x) == all);
    lanes second = (load(pixels + x + 4) ^ all) | (lanes)(load(before + x + 4) == all);
    if (!is_zero(first | second)) break;
  }
  while (x < count && pixels[x] == color && before[x] != color) x++;
  return x;
}

size_t gif_kept_run(const uint32_t *pixels, const uint32_t *before, size_t count, uint32_t color) {
  lanes all = {color, color, color, color};
  size_t x = 0;
  if (count == 0 || pixels[0] != color) return 0;
  for (; x + 8 <= count; x += 8) {
    lanes first = (load(pixels + x) ^ all) | (load(before + x) ^ all);
    lanes second = (load(pixels + x + 4) ^ all) | (load(before + x + 4) ^ all);
    if (!is_zero(first | second)) break;
  }
  while (x < count && pixels[x] == color && before[x] == color) x++;
  return x;
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
    sum += times[x];
    times[x] = time;
  }
  return sum - (int64_t)count * time;
}

struct gif_turns gif_count_turns(const uint32_t *pixels, const uint32_t *before,
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

/// Of which of four colours the squared distance is below a limit, in the lowest bits, and the distances.
INLINE unsigned are_close(const struct gif_color *colors, struct gif_color color, int32_t limit,
                          int32_t distances[4]) {
#ifdef __SSE2__
  // Compilers do not find the instruction that squares eight numbers and adds them in pairs.
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
#else
  unsigned are_below = 0;
  for (unsigned lane = 0; lane < 4; lane++) {
    int32_t x = colors[lane].lightness - color.lightness;
    int32_t y = colors[lane].a - color.a;
    int32_t z = colors[lane].b - color.b;
    distances[lane] = x * x + y * y + z * z;
    are_below |= (unsigned)(distances[lane] < limit) << lane;
  }
  return are_below;
#endif
}

/// Where the first colour stands that is at least so light.
INLINE ptrdiff_t first_place(const struct gif_color *colors, size_t count, int32_t lightness) {
  ptrdiff_t place = 0;
  for (size_t rest = count; rest > 0;) {
    size_t half = rest / 2;
    if (colors[place + (ptrdiff_t)half].lightness < lightness) {
      place += (ptrdiff_t)half + 1;
      rest -= half + 1;
    } else {
      rest = half;
    }
  }
  return place;
}

size_t gif_find_colors(const struct gif_color *colors, size_t count, struct gif_color color,
                       int32_t radius, struct gif_match *matches) {
  ptrdiff_t end = (ptrdiff_t)count;
  int32_t limit = radius * radius + 1;
  size_t found = 0;
  ptrdiff_t place = first_place(colors, count, color.lightness - radius);
  for (; place < end && colors[place].lightness <= color.lightness + radius; place += 4) {
    int32_t distances[4];
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

struct gif_match gif_closest_color(const struct gif_color *colors, size_t count,
                                   struct gif_color color, size_t guess) {
  ptrdiff_t end = (ptrdiff_t)count;
  int32_t distances[4];
  are_close(colors + guess, color, 0, distances);
  struct gif_match best = {(int32_t)guess, distances[0]};
  ptrdiff_t middle = first_place(colors, count, color.lightness);
  for (ptrdiff_t place = middle; place < end; place += 4) {
    int32_t step = colors[place].lightness - color.lightness;
    if (step * step >= best.squared_distance) break;
    unsigned rest = are_close(colors + place, color, best.squared_distance, distances);
    for (; rest != 0; rest &= rest - 1) {
      int lane = __builtin_ctz(rest);
      if (place + lane >= end || distances[lane] >= best.squared_distance) continue;
      best = (struct gif_match){(int32_t)place + lane, distances[lane]};
    }
  }
  for (ptrdiff_t place = middle - 4; place > -4; place -= 4) {
    int32_t step = color.lightness - colors[place + 3].lightness;
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
