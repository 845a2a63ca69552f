// Blends runs of pixels, and coverage bands.

#include "raster_kernels.h"
#include "raster_pixels.h"

// MARK: Runs

INLINE void fill(uint32_t *pixels, size_t count, uint32_t color) {
  for (size_t i = 0; i < count; i++) pixels[i] = color;
}

// One colour with one coverage adds the same value to each pixel and scales each by the same factor.
INLINE void blend_color(uint32_t *pixels, size_t count, uint32_t color, uint32_t coverage) {
  const uint32_t product = (color >> 24) * coverage;
  const uint16_t rest = (uint16_t)(255 - DIVIDE_255(product));
  const pixel_words added = TO_WORDS(EIGHT_OF(color)) * (uint16_t)coverage;
  size_t i = 0;
  for (; i < count; i += 8) {
    const size_t here = count - i < 8 ? count - i : 8;
    pixel_bytes d = {0};
    if (here == 8) {
      memcpy(&d, pixels + i, sizeof d);
    } else {
      memcpy(&d, pixels + i, here * 4);
    }
    const pixel_words sum = TO_WORDS(d) * rest + added;
    d = __builtin_convertvector(DIVIDE_255(sum), pixel_bytes);
    if (here == 8) {
      memcpy(pixels + i, &d, sizeof d);
    } else {
      memcpy(pixels + i, &d, here * 4);
    }
  }
}

INLINE void blend_color_mask(uint32_t *pixels, const uint8_t *coverage, size_t count,
                             uint32_t color) {
  const pixel_bytes source = EIGHT_OF(color);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    uint64_t bits;
    memcpy(&bits, coverage + i, sizeof bits);
    if (bits == 0) continue;
    coverage_bytes c;
    memcpy(&c, coverage + i, sizeof c);
    blend_eight(pixels + i, &source, &c);
  }
  const uint32_t colors[8] = {color, color, color, color, color, color, color, color};
  if (i < count) blend_few(pixels + i, colors, coverage + i, count - i);
}

KERNEL void raster_blend_color(uint32_t *pixels, size_t count, uint32_t color, uint32_t coverage) {
  blend_color(pixels, count, color, coverage);
}

KERNEL void raster_blend_color_mask(uint32_t *pixels, const uint8_t *coverage, size_t count,
                                    uint32_t color) {
  blend_color_mask(pixels, coverage, count, color);
}

KERNEL void raster_blend_pixels(uint32_t *pixels, const uint32_t *source, size_t count,
                                uint32_t coverage) {
  const uint8_t byte = (uint8_t)coverage;
  const coverage_bytes c = {byte, byte, byte, byte, byte, byte, byte, byte};
  const uint8_t all[8] = {byte, byte, byte, byte, byte, byte, byte, byte};
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    pixel_bytes s;
    memcpy(&s, source + i, sizeof s);
    blend_eight(pixels + i, &s, &c);
  }
  if (i < count) blend_few(pixels + i, source + i, all, count - i);
}

KERNEL void raster_blend_pixels_mask(uint32_t *pixels, const uint32_t *source,
                                     const uint8_t *coverage, size_t count) {
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    pixel_bytes s;
    coverage_bytes c;
    memcpy(&s, source + i, sizeof s);
    memcpy(&c, coverage + i, sizeof c);
    blend_eight(pixels + i, &s, &c);
  }
  if (i < count) blend_few(pixels + i, source + i, coverage + i, count - i);
}

// MARK: Sweeping

// Twice the area of a pixel on the grid of 1/1024.
#define FULL_BITS 21
#define FULL (1u << FULL_BITS)

// The coverage, rounded to nearest, of a signed area: clamped by winding, folded by even-odd.
INLINE uint8_t coverage_of(uint32_t area, int even_odd) {
  uint32_t v = (int32_t)area < 0 ? 0 - area : area;
  if (even_odd) {
    v &= 2 * FULL - 1;
    v = v < 2 * FULL - v ? v : 2 * FULL - v;
  }
  v = v < FULL ? v : FULL;
  return (uint8_t)((v * 255 + FULL / 2) >> FULL_BITS);
}

INLINE size_t sweep_row(const raster_band *band, size_t row, int even_odd, uint8_t *coverage,
                        raster_span *spans) {
  int32_t *cells = band->cells + row * band->stride;
  uint8_t *groups = band->groups + row * band->group_stride;
  const size_t width = band->width;
  uint32_t sum = 0;
  size_t x = 0, count = 0;
  for (size_t word = 0; word < band->group_stride; word += 8) {
    uint64_t touched;
    memcpy(&touched, groups + word, sizeof touched);
    if (touched == 0) continue;
    for (size_t group = word; group < word + 8; group++) {
      if (groups[group] == 0) continue;
      groups[group] = 0;
      const size_t start = group * 8;
      if (start > x && x < width) {
        const uint8_t common = coverage_of(sum, even_odd);
        const size_t end = start < width ? start : width;
        if (common > 0) spans[count++] = (raster_span){x, end - x, common};
        x = end;
      }
      uint32_t areas[8];
      for (size_t i = 0; i < 8; i++) {
        sum += (uint32_t)cells[start + i];
        areas[i] = sum;
        cells[start + i] = 0;
      }
      if (start >= width) continue;
      uint8_t own[8];
      for (size_t i = 0; i < 8; i++) own[i] = coverage_of(areas[i], even_odd);
      const size_t end = start + 8 < width ? start + 8 : width;
      memcpy(coverage + start, own, 8);
      raster_span *last = count > 0 ? spans + count - 1 : NULL;
      if (last != NULL && last->common < 0 && last->x + last->count == start) {
        last->count = end - last->x;
      } else {
        spans[count++] = (raster_span){start, end - start, -1};
      }
      x = end;
    }
  }
  if (x < width) {
    const uint8_t common = coverage_of(sum, even_odd);
    if (common > 0) spans[count++] = (raster_span){x, width - x, common};
  }
  return count;
}

KERNEL size_t raster_sweep_row(const raster_band *band, size_t row, int even_odd, uint8_t *coverage,
                               raster_span *spans) {
  return sweep_row(band, row, even_odd, coverage, spans);
}

KERNEL void raster_sweep_color(uint32_t *pixels, size_t pixel_stride, const raster_band *band,
                               int even_odd, uint32_t color, uint8_t *coverage,
                               raster_span *spans) {
  for (size_t row = 0; row < band->rows; row++) {
    const size_t count = sweep_row(band, row, even_odd, coverage, spans);
    for (size_t i = 0; i < count; i++) {
      const raster_span span = spans[i];
      uint32_t *run = pixels + row * pixel_stride + span.x;
      if (span.common < 0) {
        blend_color_mask(run, coverage + span.x, span.count, color);
      } else if (span.common == 255 && color >> 24 == 255) {
        fill(run, span.count, color);
      } else {
        blend_color(run, span.count, color, (uint32_t)span.common);
      }
    }
  }
}
