// The inside of contours on sixteen lines in each row of pixels.
//
// Each piece crosses a line at most once. The crossings of a line are sorted by radix, so the cost is proportional to
// their number in any order. The winding between them gives the inside, whose ends are exact in x. Each line stands for
// a share of the row, and crosses it in the middle of the share.

#include "raster_cells.h"
#include "raster_kernels.h"

#include <string.h>

// The number of heights at which a share ends because of level edges.
#define MOST_LEVELS 8

// Fewer keys are sorted by insertion.
#define SHORT_LINE 48
#define DIGIT_BITS 8
#define DIGITS (1 << DIGIT_BITS)

typedef struct {
  int32_t middles[RASTER_SAMPLE_LINES];
  // For each distance from the top of the row, the number of the first line at or below it.
  uint8_t first[GRID_ONE + 1];
} line_places;

// Finds the heights of the widest level edges in ascending order. Returns their number.
INLINE size_t find_levels(int32_t *heights, const raster_level_edge *levels, const raster_piece *pieces,
                          const uint64_t *order, size_t count, int32_t top) {
  uint64_t widths[GRID_ONE] = {0};
  for (size_t i = 0; i < count; i++) {
    const raster_piece *piece = &pieces[(uint32_t)order[i]];
    for (int32_t index = piece->first_level; index < piece->end_level; index++) {
      widths[(levels[index].y - top) & GRID_MASK] += levels[index].width;
    }
  }
  // The widest are kept in descending order of their widths.
  int32_t widest[MOST_LEVELS];
  size_t found = 0;
  for (int32_t y = 1; y < GRID_ONE; y++) {
    if (widths[y] == 0 || (found == MOST_LEVELS && widths[y] <= widths[widest[found - 1]])) continue;
    size_t place = found < MOST_LEVELS ? found++ : found - 1;
    for (; place > 0 && widths[widest[place - 1]] < widths[y]; place--) {
      widest[place] = widest[place - 1];
    }
    widest[place] = y;
  }
  for (size_t i = 0; i < found; i++) {
    size_t place = i;
    for (; place > 0 && heights[place - 1] > widest[i]; place--) heights[place] = heights[place - 1];
    heights[place] = widest[i];
  }
  return found;
}

// Divides the row between some heights, given in ascending order, into shares as equal as possible.
INLINE void divide(int32_t *bounds, const int32_t *heights, size_t count) {
  int32_t ends[MOST_LEVELS + 2] = {0};
  int32_t parts[MOST_LEVELS + 1];
  for (size_t i = 0; i < count; i++) ends[i + 1] = heights[i];
  ends[count + 1] = GRID_ONE;
  for (size_t i = 0; i <= count; i++) parts[i] = 1;
  for (size_t lines = count + 1; lines < RASTER_SAMPLE_LINES; lines++) {
    size_t highest = 0;
    for (size_t i = 1; i <= count; i++) {
      if ((ends[i + 1] - ends[i]) * parts[highest] >
          (ends[highest + 1] - ends[highest]) * parts[i]) {
        highest = i;
      }
    }
    parts[highest]++;
  }
  size_t line = 0;
  for (size_t i = 0; i <= count; i++) {
    const int32_t height = ends[i + 1] - ends[i];
    for (int32_t part = 0; part < parts[i]; part++) {
      bounds[line++] = ends[i] + height * part / parts[i];
    }
  }
  bounds[line] = GRID_ONE;
}

INLINE line_places places_of(const int32_t *bounds) {
  line_places places;
  int32_t y = 0;
  for (int32_t line = 0; line < RASTER_SAMPLE_LINES; line++) {
    const int32_t middle = (bounds[line] + bounds[line + 1]) / 2;
    places.middles[line] = middle;
    memset(&places.first[y], line, (size_t)(middle + 1 - y));
    y = middle + 1;
  }
  memset(&places.first[y], RASTER_SAMPLE_LINES, (size_t)(GRID_ONE + 1 - y));
  return places;
}

// Adds the crossings of a segment. `top` is that of the row. Keys may be below 2^32, so a distance of 2^31 is shortened.
INLINE void cross(const raster_samples *samples, const line_places *places,
                  const raster_segment *segment, int32_t top, uint32_t sign_bit) {
  int32_t line = places->first[segment->top - top];
  const int32_t end = places->first[segment->bottom - top];
  if (line >= end) return;
  const int64_t run = (int64_t)segment->bottom_x - segment->top_x;
  // The double is exact: a product below 2^53, divided and rounded towards zero.
  const int64_t slope = (int64_t)((double)(run * (1 << 20)) / (segment->bottom - segment->top));
  const int64_t begin = ((int64_t)segment->top_x - samples->left) * (1 << 20) + (1 << 19) +
                        (top - segment->top) * slope;
  for (; line < end; line++) {
    const int64_t distance = (begin + places->middles[line] * slope) >> 20;
    const uint32_t place = distance > INT32_MAX ? INT32_MAX : (uint32_t)distance;
    samples->keys[(size_t)line * samples->capacity + samples->counts[line]++] = place * 2 + sign_bit;
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
                              const raster_level_edge *levels, const raster_piece *pieces,
                              const uint64_t *order, size_t count, int32_t top, int even_odd,
                              uint32_t *scratch) {
  int has_levels = 0;
  for (size_t i = 0; i < count; i++) {
    const raster_piece *piece = &pieces[(uint32_t)order[i]];
    has_levels |= piece->first_level < piece->end_level;
  }
  int32_t heights[MOST_LEVELS];
  divide(samples->bounds, heights,
         has_levels ? find_levels(heights, levels, pieces, order, count, top) : 0);
  const line_places places = places_of(samples->bounds);
  for (size_t line = 0; line < RASTER_SAMPLE_LINES; line++) samples->counts[line] = 0;
  samples->is_missing = 0;
  for (size_t i = 0; i < count; i++) {
    const raster_piece *piece = &pieces[(uint32_t)order[i]];
    if (places.first[piece->top - top] == places.first[piece->bottom - top]) samples->is_missing = 1;
    for (int32_t index = piece->first; index < piece->end; index++) {
      cross(samples, &places, &segments[index], top, piece->sign > 0);
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
    const int32_t height = samples->bounds[line + 1] - samples->bounds[line];
    for (uint32_t i = 0; i < samples->counts[line]; i++) {
      const int64_t x = larger(offset + (keys[i] >> 1), 0);
      const size_t column = (size_t)(x >> GRID_BITS);
      if (column >= band->width) break;
      add_part(row, column, (keys[i] & 1) ? height : -height, 2 * (x & GRID_MASK));
      mark(row, column, column + 1);
    }
  }
}
