#include <string.h>

#include "filters.h"
#include "png_kernels.h"

/// How many bytes are not zero.
static size_t count_nonzero(const uint8_t *bytes, size_t count) {
  size_t nonzero = 0;
  // Blocks whose count fits a byte: sixteen counters lie in a vector, not two.
  for (size_t start = 0; start < count; start += 128) {
    size_t end = count - start < 128 ? count : start + 128;
    uint8_t block = 0;
    for (size_t i = start; i < end; i++) block += bytes[i] != 0;
    nonzero += block;
  }
  return nonzero;
}

void rows_filter_one(int filter, const uint8_t *restrict row, const uint8_t *restrict above,
                     size_t count, size_t distance, uint8_t *restrict out) {
  size_t first = distance < count ? distance : count;
  // To the left of the first pixel there are zeros.
  for (size_t i = 0; i < first; i++)
    out[i] = (uint8_t)(filter < 2 ? row[i] : row[i] - above[i]);
  switch (filter) {
    case 0:
      memcpy(out, row, count);
      break;
    case 1:
      for (size_t i = first; i < count; i++) out[i] = (uint8_t)(row[i] - row[i - distance]);
      break;
    case 2:
      for (size_t i = first; i < count; i++) out[i] = (uint8_t)(row[i] - above[i]);
      break;
    default:
      for (size_t i = first; i < count; i++) {
        int16_t a = row[i - distance], b = above[i], c = above[i - distance];
        int16_t to_a = (int16_t)(b - c), to_b = (int16_t)(a - c), to_c = (int16_t)(to_a + to_b);
        to_a = to_a < 0 ? -to_a : to_a;
        to_b = to_b < 0 ? -to_b : to_b;
        to_c = to_c < 0 ? -to_c : to_c;
        int16_t b_or_c = to_b <= to_c ? b : c;
        int16_t predicted = ((to_a <= to_b) & (to_a <= to_c)) ? a : b_or_c;
        out[i] = (uint8_t)(row[i] - predicted);
      }
  }
}

size_t rows_filter(const uint8_t *rows, const uint8_t *above, size_t height, size_t stride,
                   size_t distance, int choice, uint8_t *filters, uint8_t *out, uint8_t *scratch) {
  uint8_t *trial = scratch;
  size_t total = 0;
  if (!above) {
    memset(scratch + stride, 0, stride);
    above = scratch + stride;
  }
  for (size_t y = 0; y < height; y++, above = rows, rows += stride, out += stride + 1) {
    if (choice == ROWS_FILTER_GIVEN) {
      out[0] = filters[y];
      rows_filter_one(out[0], rows, above, stride, distance, out + 1);
      continue;
    }
    if (choice != ROWS_FILTER_NONE && memcmp(rows, above, stride) == 0) {
      filters[y] = out[0] = 2;
      memset(out + 1, 0, stride);
      continue;
    }
    out[0] = 0;
    memcpy(out + 1, rows, stride);
    size_t fewest = count_nonzero(rows, stride);
    // Average was best for few rows, and leaving it out made no benchmark's file 0.1 % larger.
    static const int candidates[] = {1, 2, 4};
    for (int i = 0; choice == ROWS_FILTER_ADAPTIVE && i < 3; i++) {
      rows_filter_one(candidates[i], rows, above, stride, distance, trial);
      size_t nonzero = count_nonzero(trial, stride);
      if (nonzero >= fewest) continue;
      fewest = nonzero;
      out[0] = (uint8_t)candidates[i];
      memcpy(out + 1, trial, stride);
    }
    filters[y] = out[0];
    total += fewest;
  }
  return total;
}
