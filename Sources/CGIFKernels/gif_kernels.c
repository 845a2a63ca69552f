#include "gif_kernels.h"

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
