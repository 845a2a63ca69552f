// Convolutions of rows with a symmetric kernel.

#include "raster_kernels.h"
#include "../kernels.h"

#include <string.h>

typedef uint16_t words_8 __attribute__((vector_size(16)));
typedef uint32_t sums_8 __attribute__((vector_size(32)));

// The vectors that are summed up at once. Their sums stay in registers over all taps.
enum { VECTORS = 4, PIXELS = 8 * VECTORS };

INLINE void load(sums_8 *sums, const uint16_t *source) {
  words_8 words;
  memcpy(&words, source, sizeof words);
  *sums = __builtin_convertvector(words, sums_8);
}

// Convolves `8 * vectors` values. Constant counts keep the sums in registers.
INLINE void convolve(uint16_t *target, const uint16_t *middle, size_t step, const uint32_t *weights,
                     size_t radius, int vectors) {
  sums_8 sums[VECTORS], before, after;
  for (int i = 0; i < vectors; i++) {
    load(&before, middle + 8 * i);
    sums[i] = before * weights[0] + 32768;
  }
  for (size_t tap = 1; tap <= radius; tap++) {
    const uint16_t *left = middle - tap * step, *right = middle + tap * step;
    for (int i = 0; i < vectors; i++) {
      load(&before, left + 8 * i);
      load(&after, right + 8 * i);
      sums[i] += (before + after) * weights[tap];
    }
  }
  for (int i = 0; i < vectors; i++) {
    const words_8 rounded = __builtin_convertvector(sums[i] >> 16, words_8);
    memcpy(target + 8 * i, &rounded, sizeof rounded);
  }
}

KERNEL void raster_convolve_row(uint16_t *target, size_t count, const uint16_t *middle, size_t step,
                                const uint32_t *weights, size_t radius) {
  size_t done = 0;
  for (; count - done >= PIXELS; done += PIXELS) {
    convolve(target + done, middle + done, step, weights, radius, VECTORS);
  }
  for (; count - done >= 8; done += 8) {
    convolve(target + done, middle + done, step, weights, radius, 1);
  }
  if (done == count) return;
  // The last vector overlaps the one before. A row that is shorter than a vector is summed up one by one.
  if (count >= 8) {
    convolve(target + count - 8, middle + count - 8, step, weights, radius, 1);
    return;
  }
  for (; done < count; done++) {
    uint32_t sum = 32768 + middle[done] * weights[0];
    for (size_t tap = 1; tap <= radius; tap++) {
      sum += ((uint32_t)middle[done - tap * step] + middle[done + tap * step]) * weights[tap];
    }
    target[done] = (uint16_t)(sum >> 16);
  }
}
