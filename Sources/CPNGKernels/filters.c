#include <string.h>

#include "filters.h"
#include "forms.h"

/// How many bytes are not zero.
INLINE size_t count_nonzero(const uint8_t *bytes, size_t count) {
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

size_t rows_count_steps(const uint8_t *bytes, size_t count) {
  size_t steps = 0;
  // As above.
  for (size_t start = 0; start < count; start += 128) {
    size_t end = count - start < 128 ? count : start + 128;
    uint8_t block = 0;
    for (size_t i = start; i < end; i++) block += (uint8_t)(bytes[i] + 2) <= 4 && bytes[i] != 0;
    steps += block;
  }
  return steps;
}

/// How many bits all bytes have together, taken as differences from −128 to 127, signs left out.
INLINE size_t count_bits(const uint8_t *bytes, size_t count) {
  size_t bits = 0;
  // Blocks whose sum fits a byte, at 8 bits a byte.
  for (size_t start = 0; start < count; start += 31) {
    size_t end = count - start < 31 ? count : start + 31;
    uint8_t block = 0;
    for (size_t i = start; i < end; i++) {
      uint8_t size = bytes[i] < 128 ? bytes[i] : (uint8_t)-bytes[i];
      block += (size > 0) + (size > 1) + (size > 3) + (size > 7) + (size > 15) + (size > 31) +
               (size > 63) + (size > 127);
    }
    bits += block;
  }
  return bits;
}

INLINE void filter_one(int filter, const uint8_t *restrict row, const uint8_t *restrict above,
                       size_t count, size_t distance, uint8_t *restrict out) {
  size_t first = distance < count ? distance : count;
  // To the left of the first pixel there are zeros.
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

/// Filters a row by that of some filters, or none, that leaves the least by a measure; returns how much.
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

INLINE size_t filter_rows(const uint8_t *rows, const uint8_t *above, size_t height, size_t stride,
                          size_t distance, int choice, uint8_t *filters, uint8_t *out,
                          uint8_t *scratch) {
  size_t total = 0;
  if (!above) {
    memset(scratch + stride, 0, stride);
    above = scratch + stride;
  }
  for (size_t y = 0; y < height; y++, above = rows, rows += stride, out += stride + 1) {
    if (choice == ROWS_FILTER_GIVEN) {
      out[0] = filters[y];
      filter_one(out[0], rows, above, stride, distance, out + 1);
      continue;
    }
    if (choice != ROWS_FILTER_NONE && memcmp(rows, above, stride) == 0) {
      filters[y] = out[0] = 2;
      memset(out + 1, 0, stride);
      continue;
    }
    // Of flat pictures, Average was best for few rows, and leaving it out made no file 0.1 % larger.
    static const int flat[] = {1, 2, 4}, photographic[] = {1, 2, 3, 4};
    int count = choice == ROWS_FILTER_ADAPTIVE ? 3 : 0;
    size_t nonzero =
        filter_best(count_nonzero, flat, count, rows, above, stride, distance, out, scratch);
    // Where few zeros can be had, small differences are what compresses.
    if (count > 0 && nonzero > stride / 2) {
      filter_best(count_bits, photographic, 4, rows, above, stride, distance, out, scratch);
      nonzero = count_nonzero(out + 1, stride);
    }
    filters[y] = out[0];
    total += nonzero;
  }
  return total;
}

// MARK: Forms

#if defined(__x86_64__)
AVX2 void filter_one_avx2(int filter, const uint8_t *restrict row, const uint8_t *restrict above,
                          size_t count, size_t distance, uint8_t *restrict out) {
  filter_one(filter, row, above, count, distance, out);
}

AVX2 size_t filter_rows_avx2(const uint8_t *rows, const uint8_t *above, size_t height,
                             size_t stride, size_t distance, int choice, uint8_t *filters,
                             uint8_t *out, uint8_t *scratch) {
  return filter_rows(rows, above, height, stride, distance, choice, filters, out, scratch);
}
#endif

void rows_filter_one(rows_form form, int filter, const uint8_t *restrict row,
                     const uint8_t *restrict above, size_t count, size_t distance,
                     uint8_t *restrict out) {
  EITHER(form, filter_one(filter, row, above, count, distance, out),
         filter_one_avx2(filter, row, above, count, distance, out));
}

size_t rows_filter(rows_form form, const uint8_t *rows, const uint8_t *above, size_t height,
                   size_t stride, size_t distance, int choice, uint8_t *filters, uint8_t *out,
                   uint8_t *scratch) {
  return EITHER(
      form, filter_rows(rows, above, height, stride, distance, choice, filters, out, scratch),
      filter_rows_avx2(rows, above, height, stride, distance, choice, filters, out, scratch));
}
