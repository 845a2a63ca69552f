#include "png_kernels.h"

#include <string.h>

#include "../kernels.h"

INLINE size_t smaller(size_t one, size_t other) { return one < other ? one : other; }

/// Returns the number of nonzero bytes.
INLINE size_t count_nonzero(const uint8_t *bytes, size_t count) {
  size_t nonzero = 0;
  // The count of a block fits in a byte, so a vector has one counter for each of its bytes.
  for (size_t start = 0; start < count; start += 128) {
    uint8_t block = 0;
    for (size_t i = start; i < smaller(count, start + 128); i++) block += bytes[i] != 0;
    nonzero += block;
  }
  return nonzero;
}

KERNEL size_t rows_count_steps(const uint8_t *bytes, size_t count) {
  size_t steps = 0;
  // Blocks as in count_nonzero.
  for (size_t start = 0; start < count; start += 128) {
    uint8_t block = 0;
    for (size_t i = start; i < smaller(count, start + 128); i++)
      block += (uint8_t)(bytes[i] + 2) <= 4 && bytes[i] != 0;
    steps += block;
  }
  return steps;
}

/// Returns the number of bits in the magnitudes of all bytes, taken as differences from −128 to 127.
INLINE size_t count_bits(const uint8_t *bytes, size_t count) {
  size_t bits = 0;
  // The sum of a block fits in a byte: 31 bytes of at most 8 bits.
  for (size_t start = 0; start < count; start += 31) {
    uint8_t block = 0;
    for (size_t i = start; i < smaller(count, start + 31); i++) {
      uint8_t size = bytes[i] < 128 ? bytes[i] : (uint8_t)-bytes[i];
      block += (size > 0) + (size > 1) + (size > 3) + (size > 7) + (size > 15) + (size > 31) +
               (size > 63) + (size > 127);
    }
    bits += block;
  }
  return bits;
}

/// Filters a row with none (0), Sub (1), Up (2), Average (3) or Paeth (4).
INLINE void filter_one(int filter, const uint8_t *restrict row, const uint8_t *restrict above,
                       size_t count, size_t distance, uint8_t *restrict out) {
  size_t first = smaller(distance, count);
  // Bytes to the left of the first pixel count as zeros.
  for (size_t i = 0; i < first; i++)
    out[i] = (uint8_t)(filter < 2 ? row[i] : row[i] - (filter == 3 ? above[i] >> 1 : above[i]));
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
    case 3:
      for (size_t i = first; i < count; i++)
        out[i] = (uint8_t)(row[i] - ((row[i - distance] + above[i]) >> 1));
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

/// Filters a row with the best candidate, or none, by a measure. Returns the measure.
INLINE size_t filter_best(size_t (*measure)(const uint8_t *, size_t), const int *candidates, int count,
                          const uint8_t *row, const uint8_t *above, size_t stride, size_t distance,
                          uint8_t *out, uint8_t *trial) {
  out[0] = 0;
  memcpy(out + 1, row, stride);
  size_t least = measure(row, stride);
  for (int i = 0; i < count; i++) {
    filter_one(candidates[i], row, above, stride, distance, trial);
    size_t left = measure(trial, stride);
    if (left >= least) continue;
    least = left;
    out[0] = (uint8_t)candidates[i];
    memcpy(out + 1, trial, stride);
  }
  return least;
}

KERNEL size_t rows_filter(const uint8_t *rows, const uint8_t *above, size_t height, size_t stride,
                          size_t distance, int choice, uint8_t filter, uint8_t *out,
                          uint8_t *scratch) {
  // Average is omitted for flat pictures, where it rarely makes a row smaller.
  static const int flat[] = {1, 2, 4}, photographic[] = {1, 2, 3, 4};
  size_t total = 0;
  if (!above) {
    memset(scratch + stride, 0, stride);
    above = scratch + stride;
  }
  for (size_t y = 0; y < height; y++, above = rows, rows += stride, out += stride + 1) {
    if (choice == ROWS_FILTER_UNIFORM) {
      out[0] = filter;
      filter_one(filter, rows, above, stride, distance, out + 1);
      continue;
    }
    if (choice != ROWS_FILTER_NONE && memcmp(rows, above, stride) == 0) {
      out[0] = 2;
      memset(out + 1, 0, stride);
      continue;
    }
    int count = choice == ROWS_FILTER_ADAPTIVE ? 3 : 0;
    size_t nonzero =
        filter_best(count_nonzero, flat, count, rows, above, stride, distance, out, scratch);
    if (count > 0 && nonzero > stride / 2) {
      filter_best(count_bits, photographic, 4, rows, above, stride, distance, out, scratch);
      nonzero = count_nonzero(out + 1, stride);
    }
    total += nonzero;
  }
  return total;
}
