// Rows of pixels: differences and runs.

#include "gif_kernels.h"
#include "../kernels.h"

#define LANES 16

// Aligned like a single pixel.
typedef uint32_t pixels16 __attribute__((vector_size(4 * LANES), aligned(4)));
typedef _Bool bits __attribute__((ext_vector_type(LANES)));

/// Whether a pixel starts a new run.
static inline int is_start(const uint32_t *pixel, const uint32_t *before) {
  if (pixel[0] != pixel[-1]) return 1;
  return before != NULL && (pixel[0] == before[0]) != (pixel[-1] == before[-1]);
}

KERNEL size_t gif_run_starts(const uint32_t *pixels, const uint32_t *before, size_t count,
                             uint32_t *starts) {
  size_t found = 0;
  size_t x = 1;
  for (; x + LANES <= count; x += LANES) {
    pixels16 here = *(const pixels16 *)(pixels + x);
    pixels16 left = *(const pixels16 *)(pixels + x - 1);
    pixels16 are_starts = (pixels16)(here != left);
    if (before != NULL) {
      pixels16 was = *(const pixels16 *)(before + x);
      pixels16 left_was = *(const pixels16 *)(before + x - 1);
      are_starts |= (pixels16)((here == was) ^ (left == left_was));
    }
    union {
      bits lanes;
      uint16_t mask;
    } rest = {__builtin_convertvector(are_starts, bits)};
    for (; rest.mask != 0; rest.mask &= rest.mask - 1) {
      starts[found++] = (uint32_t)x + (uint32_t)__builtin_ctz(rest.mask);
    }
  }
  for (; x < count; x++) {
    if (is_start(pixels + x, before != NULL ? before + x : NULL)) starts[found++] = (uint32_t)x;
  }
  return found;
}

static inline int is_same(const uint32_t *pixels, const uint32_t *before) {
  pixels16 both = *(const pixels16 *)pixels ^ *(const pixels16 *)before;
  return __builtin_reduce_or(both) == 0;
}

size_t gif_first_difference(const uint32_t *pixels, const uint32_t *before, size_t count) {
  size_t x = 0;
  while (x + LANES <= count && is_same(pixels + x, before + x)) x += LANES;
  while (x < count && pixels[x] == before[x]) x++;
  return x;
}

size_t gif_last_difference(const uint32_t *pixels, const uint32_t *before, size_t count) {
  size_t end = count;
  while (end >= LANES && is_same(pixels + end - LANES, before + end - LANES)) end -= LANES;
  while (end > 0 && pixels[end - 1] == before[end - 1]) end--;
  return end;
}

int64_t gif_set_times(int32_t *times, size_t count, int32_t time) {
  int64_t sum = 0;
  for (size_t x = 0; x < count; x++) {
    // No difference is negative, and unsigned integers are widened faster.
    sum += (uint32_t)(times[x] - time);
    times[x] = time;
  }
  return sum;
}
