// The inside of contours on sixteen lines in each row of pixels.
//
// Each piece crosses a line at most once. The crossings of a line are sorted by radix, so the cost is proportional to
// their number in any order. The winding between them gives the inside, whose ends are exact in x.

#include "raster_cells.h"
#include "raster_kernels.h"

#include <string.h>

#define LINE_BITS (GRID_BITS - 4)
#define LINE_HEIGHT (1 << LINE_BITS)
#define LINE_MIDDLE (LINE_HEIGHT / 2)

// Fewer keys are sorted by insertion.
#define SHORT_LINE 48
#define DIGIT_BITS 8
#define DIGITS (1 << DIGIT_BITS)

// The number of the first line at or below a distance from the top of the row.
INLINE int32_t line_from(int32_t y) { return (y + LINE_MIDDLE - 1) >> LINE_BITS; }

// Adds the crossings of a segment. `top` is that of the row. Keys may be below 2^32, so a distance of 2^31 is shortened.
INLINE void cross(const raster_samples *samples, const raster_segment *segment, int32_t top,
                  uint32_t sign_bit) {
  int32_t line = line_from(segment->top - top);
  const int32_t end = line_from(segment->bottom - top);
  if (line >= end) return;
  const int64_t run = (int64_t)segment->bottom_x - segment->top_x;
  // The double is exact: a product below 2^53, divided and rounded towards zero.
  const int64_t slope = (int64_t)((double)(run * (1 << 20)) / (segment->bottom - segment->top));
  int64_t x = ((int64_t)segment->top_x - samples->left) * (1 << 20) + (1 << 19) +
              (top + line * LINE_HEIGHT + LINE_MIDDLE - segment->top) * slope;
  for (; line < end; line++) {
    const int64_t distance = x >> 20;
    const uint32_t place = distance > INT32_MAX ? INT32_MAX : (uint32_t)distance;
    samples->keys[(size_t)line * samples->capacity + samples->counts[line]++] = place * 2 + sign_bit;
    x += slope * LINE_HEIGHT;
  }
}

INLINE void insertion_sort(uint32_t *keys, size_t count) {
  for (size_t i = 1; i < count; i++) {
    const uint32_t key = keys[i];
    size_t place = i;
    for (; place > 0 && keys[place - 1] > key; place--) keys[place] = keys[place - 1];
    keys[place] = key;
  }
}

// Sorts the keys by their digits, from the lowest to the highest that `most` has.
INLINE void radix_sort(uint32_t *keys, uint32_t *scratch, size_t count, uint32_t most) {
  uint32_t *from = keys;
  uint32_t *to = scratch;
  for (int shift = 0; shift < 32 && most >> shift != 0; shift += DIGIT_BITS) {
    uint32_t places[DIGITS] = {0};
    for (size_t i = 0; i < count; i++) places[from[i] >> shift & (DIGITS - 1)]++;
    uint32_t place = 0;
    for (size_t digit = 0; digit < DIGITS; digit++) {
      const uint32_t length = places[digit];
      places[digit] = place;
      place += length;
    }
    for (size_t i = 0; i < count; i++) to[places[from[i] >> shift & (DIGITS - 1)]++] = from[i];
    uint32_t *const sorted = to;
    to = from;
    from = sorted;
  }
  if (from != keys) memcpy(keys, from, count * sizeof *keys);
}

INLINE int is_inside(int32_t winding, int even_odd) { return even_odd ? winding & 1 : winding != 0; }

// Replaces the sorted crossings of a line by the places where the inside begins or ends. Crossings at one place count
// together, because there is no area between them.
INLINE uint32_t find_borders(raster_samples *samples, uint32_t *keys, uint32_t count, int even_odd,
                             int32_t begin) {
  int32_t winding = begin;
  uint32_t kept = 0;
  for (uint32_t i = 0; i < count;) {
    const uint32_t place = keys[i] >> 1;
    const int was_inside = is_inside(winding, even_odd);
    for (; i < count && keys[i] >> 1 == place; i++) winding += (keys[i] & 1) ? 1 : -1;
    if (winding < samples->least) samples->least = winding;
    if (winding > samples->greatest) samples->greatest = winding;
    const int inside = is_inside(winding, even_odd);
    if (inside != was_inside) keys[kept++] = place * 2 + (uint32_t)(inside != 0);
  }
  samples->winding = winding;
  return kept;
}

KERNEL void raster_sample_row(raster_samples *samples, const raster_segment *segments,
                              const raster_piece *pieces, const uint64_t *order, size_t count,
                              int32_t top, int even_odd, uint32_t *scratch) {
  for (size_t line = 0; line < RASTER_SAMPLE_LINES; line++) samples->counts[line] = 0;
  for (size_t i = 0; i < count; i++) {
    const raster_piece *piece = &pieces[(uint32_t)order[i]];
    for (int32_t index = piece->first; index < piece->end; index++) {
      cross(samples, &segments[index], top, piece->sign > 0);
    }
  }
  const int32_t begin = samples->winding;
  samples->least = begin;
  samples->greatest = begin;
  for (size_t line = 0; line < RASTER_SAMPLE_LINES; line++) {
    uint32_t *const keys = samples->keys + line * samples->capacity;
    const uint32_t length = samples->counts[line];
    if (length <= SHORT_LINE) {
      insertion_sort(keys, length);
    } else {
      uint32_t most = 0;
      for (uint32_t i = 0; i < length; i++) most |= keys[i];
      radix_sort(keys, scratch, length, most);
    }
    samples->counts[line] = find_borders(samples, keys, length, even_odd, begin);
  }
}

KERNEL void raster_add_samples(const raster_band *band, size_t row_index,
                               const raster_samples *samples) {
  const band_row row = row_of(band, row_index);
  const int64_t offset = (int64_t)samples->left - band->left;
  for (size_t line = 0; line < RASTER_SAMPLE_LINES; line++) {
    const uint32_t *keys = samples->keys + line * samples->capacity;
    for (uint32_t i = 0; i < samples->counts[line]; i++) {
      const int64_t x = larger(offset + (keys[i] >> 1), 0);
      const size_t column = (size_t)(x >> GRID_BITS);
      if (column >= band->width) break;
      add_part(row, column, (keys[i] & 1) ? LINE_HEIGHT : -LINE_HEIGHT, 2 * (x & GRID_MASK));
      mark(row, column, column + 1);
    }
  }
}
