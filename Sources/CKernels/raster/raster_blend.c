// Blends runs of pixels, and coverage bands.
//
// Loops take eight pixels at once. The last eight of a run may overlap those before them, so they are computed before
// the loop and written after it. Fewer than eight pixels are taken as four, two and one.

#include "raster_kernels.h"
#include "raster_pixels.h"

// MARK: One coverage

// One colour with one coverage adds the same value to each pixel and scales each by the same factor.
typedef struct {
  // With 128 for the rounding.
  pixel_words added;
  uint16_t rest;
} veil;

INLINE void set_veil(veil *veil, uint32_t color, uint32_t coverage) {
  const uint32_t t = (color >> 24) * coverage + 128;
  veil->added = LOWER((pixel_bytes)EIGHT_OF(color)) * (uint16_t)coverage + 128;
  veil->rest = (uint16_t)(255 - (t * 257 >> 16));
}

INLINE void veil_part(uint32_t *target, const uint32_t *pixels, const veil *veil, size_t count) {
  pixel_bytes d = {0};
  memcpy(&d, pixels, count * sizeof *pixels);
  const pixel_words lower = LOWER(d) * veil->rest + veil->added;
  const pixel_words upper = UPPER(d) * veil->rest + veil->added;
  d = PACKED(DIVIDED(lower), DIVIDED(upper));
  memcpy(target, &d, count * sizeof *pixels);
}

INLINE void veil_run(uint32_t *pixels, size_t count, const veil *veil) {
  if (count >= 8) {
    uint32_t last[8];
    veil_part(last, pixels + count - 8, veil, 8);
    for (size_t i = 0; i + 8 < count; i += 8) veil_part(pixels + i, pixels + i, veil, 8);
    memcpy(pixels + count - 8, last, sizeof last);
    return;
  }
  if (count & 4) veil_part(pixels, pixels, veil, 4);
  pixels += count & 4;
  if (count & 2) veil_part(pixels, pixels, veil, 2);
  pixels += count & 2;
  if (count & 1) veil_part(pixels, pixels, veil, 1);
}

INLINE void fill(uint32_t *pixels, size_t count, uint32_t color) {
  const pixels_8 colors = EIGHT_OF(color);
  if (count >= 8) {
    for (size_t i = 0; i + 8 < count; i += 8) memcpy(pixels + i, &colors, sizeof colors);
    memcpy(pixels + count - 8, &colors, sizeof colors);
    return;
  }
  if (count & 4) memcpy(pixels, &colors, 4 * sizeof color);
  pixels += count & 4;
  if (count & 2) memcpy(pixels, &colors, 2 * sizeof color);
  pixels += count & 2;
  if (count & 1) *pixels = color;
}

// MARK: A coverage per pixel

// Blends pixels of a run; a step of 0 instead of 1 repeats the first eight elements.
INLINE void mask_part(uint32_t *target, const uint32_t *pixels, const uint32_t *source,
                      const uint8_t *coverage, size_t count) {
  pixels_8 s = {0};
  coverage_bytes c = {0};
  memcpy(&s, source, count * sizeof *source);
  memcpy(&c, coverage, count);
  const pixels_8 wide = __builtin_convertvector(c, pixels_8);
  blend_part(target, pixels, &s, &wide, count);
}

INLINE void mask_run(uint32_t *pixels, const uint32_t *source, size_t source_step,
                     const uint8_t *coverage, size_t coverage_step, size_t count) {
  if (count >= 8) {
    const size_t end = count - 8;
    uint32_t last[8];
    mask_part(last, pixels + end, source + end * source_step, coverage + end * coverage_step, 8);
    for (size_t i = 0; i < end; i += 8) {
      uint64_t bits;
      memcpy(&bits, coverage + i * coverage_step, sizeof bits);
      if (bits == 0) continue;
      mask_part(pixels + i, pixels + i, source + i * source_step, coverage + i * coverage_step, 8);
    }
    memcpy(pixels + end, last, sizeof last);
    return;
  }
  size_t i = 0;
  if (count & 4) mask_part(pixels, pixels, source, coverage, 4);
  i += count & 4;
  if (count & 2) {
    mask_part(pixels + i, pixels + i, source + i * source_step, coverage + i * coverage_step, 2);
  }
  i += count & 2;
  if (count & 1) {
    mask_part(pixels + i, pixels + i, source + i * source_step, coverage + i * coverage_step, 1);
  }
}

KERNEL void raster_blend_color(uint32_t *pixels, size_t stride, size_t width, size_t rows,
                               uint32_t color, uint32_t coverage) {
  const int is_opaque = coverage == 255 && color >> 24 == 255;
  veil veil;
  set_veil(&veil, color, coverage);
  for (size_t row = 0; row < rows; row++, pixels += stride) {
    if (is_opaque) {
      fill(pixels, width, color);
    } else {
      veil_run(pixels, width, &veil);
    }
  }
}

KERNEL void raster_blend_color_mask(uint32_t *pixels, size_t stride, const uint8_t *coverage,
                                    size_t coverage_stride, size_t width, size_t rows,
                                    uint32_t color) {
  const uint32_t source[8] = {color, color, color, color, color, color, color, color};
  for (size_t row = 0; row < rows; row++, pixels += stride, coverage += coverage_stride) {
    mask_run(pixels, source, 0, coverage, 1, width);
  }
}

KERNEL void raster_blend_pixels(uint32_t *pixels, const uint32_t *source, size_t count,
                                uint32_t coverage) {
  uint8_t all[8];
  memset(all, (int)coverage, sizeof all);
  mask_run(pixels, source, 1, all, 0, count);
}

KERNEL void raster_blend_pixels_mask(uint32_t *pixels, const uint32_t *source,
                                     const uint8_t *coverage, size_t count) {
  mask_run(pixels, source, 1, coverage, 1, count);
}

// MARK: Sweeping

// Twice the area of a pixel on the grid of 1/1024.
#define FULL_BITS 21
#define FULL (1u << FULL_BITS)

// Adds the lanes of two vectors where the second one's are chosen by index; index 8 is 0.
#define PLUS_SHUFFLED(v, ...) ((v) + __builtin_shufflevector(v, (pixels_8){0}, __VA_ARGS__))
typedef int32_t cells_8 __attribute__((vector_size(32)));

// The coverage, rounded to nearest, of signed areas: clamped by winding, folded by even-odd.
INLINE void coverage_of_eight(pixels_8 *coverage, const pixels_8 *areas, int even_odd) {
  pixels_8 v = (pixels_8)__builtin_elementwise_abs((cells_8)*areas);
  if (even_odd) {
    v &= 2 * FULL - 1;
    v = __builtin_elementwise_min(v, 2 * FULL - v);
  }
  const pixels_8 full = {FULL, FULL, FULL, FULL, FULL, FULL, FULL, FULL};
  v = __builtin_elementwise_min(v, full);
  *coverage = (v * 255 + FULL / 2) >> FULL_BITS;
}

INLINE uint8_t coverage_of(uint32_t area, int even_odd) {
  const pixels_8 areas = {area};
  pixels_8 coverage;
  coverage_of_eight(&coverage, &areas, even_odd);
  return (uint8_t)coverage[0];
}

// Where a sweep puts coverage: it blends a colour over `pixels`, or, without pixels, it writes spans.
typedef struct {
  uint32_t *pixels;
  uint32_t color;
  uint8_t *coverage;
  raster_span *spans;
  size_t count;
} sink;

INLINE void put_run(sink *sink, size_t x, size_t count, uint8_t common) {
  if (common == 0) return;
  if (sink->pixels == NULL) {
    sink->spans[sink->count++] = (raster_span){x, count, common};
  } else if (common == 255 && sink->color >> 24 == 255) {
    fill(sink->pixels + x, count, sink->color);
  } else {
    veil veil;
    set_veil(&veil, sink->color, common);
    veil_run(sink->pixels + x, count, &veil);
  }
}

INLINE void put_group(sink *sink, size_t x, size_t count, const pixels_8 *coverage) {
  const coverage_bytes own = __builtin_convertvector(*coverage, coverage_bytes);
  if (sink->pixels == NULL) {
    memcpy(sink->coverage + x, &own, sizeof own);
    raster_span *last = sink->spans + sink->count - 1;
    if (sink->count > 0 && last->common < 0 && last->x + last->count == x) {
      last->count += count;
    } else {
      sink->spans[sink->count++] = (raster_span){x, count, -1};
    }
    return;
  }
  const pixels_8 source = EIGHT_OF(sink->color);
  if (count == 8) {
    blend_part(sink->pixels + x, sink->pixels + x, &source, coverage, 8);
  } else if (x >= 8) {
    // The last pixels of a row, as the end of eight: those before them have no coverage, so they keep their colours.
    const pixels_8 both[2] = {{0}, *coverage};
    pixels_8 moved;
    memcpy(&moved, (const uint32_t *)both + count, sizeof moved);
    uint32_t *last = sink->pixels + x + count - 8;
    blend_part(last, last, &source, &moved, 8);
  } else {
    mask_run(sink->pixels + x, (const uint32_t *)&source, 0, (const uint8_t *)&own, 1, count);
  }
}

INLINE void sweep_row(const raster_band *band, size_t row, int even_odd, sink *sink) {
  int32_t *cells = band->cells + row * band->stride;
  uint8_t *groups = band->groups + row * band->group_stride;
  const size_t width = band->width;
  uint32_t sum = 0;
  size_t x = 0;
  for (size_t word = 0; word < band->group_stride; word += 8) {
    uint64_t touched;
    memcpy(&touched, groups + word, sizeof touched);
    if (touched == 0) continue;
    memset(groups + word, 0, sizeof touched);
    for (; touched != 0; touched &= touched - 1) {
      const size_t start = (word + (size_t)__builtin_ctzll(touched) / 8) * 8;
      if (start > x && x < width) {
        const size_t end = start < width ? start : width;
        put_run(sink, x, end - x, coverage_of(sum, even_odd));
      }
      pixels_8 areas;
      memcpy(&areas, cells + start, sizeof areas);
      memset(cells + start, 0, sizeof areas);
      areas = PLUS_SHUFFLED(areas, 8, 0, 1, 2, 8, 4, 5, 6);
      areas = PLUS_SHUFFLED(areas, 8, 8, 0, 1, 8, 8, 4, 5);
      areas = PLUS_SHUFFLED(areas, 8, 8, 8, 8, 3, 3, 3, 3) + sum;
      sum = areas[7];
      x = start + 8;
      if (start >= width) continue;
      pixels_8 coverage;
      coverage_of_eight(&coverage, &areas, even_odd);
      put_group(sink, start, x < width ? 8 : width - start, &coverage);
    }
  }
  if (x < width) put_run(sink, x, width - x, coverage_of(sum, even_odd));
}

KERNEL size_t raster_sweep_row(const raster_band *band, size_t row, int even_odd, uint8_t *coverage,
                               raster_span *spans) {
  sink sink = {.coverage = coverage, .spans = spans};
  if (even_odd) {
    sweep_row(band, row, 1, &sink);
  } else {
    sweep_row(band, row, 0, &sink);
  }
  return sink.count;
}

KERNEL void raster_sweep_color(uint32_t *pixels, size_t pixel_stride, const raster_band *band,
                               int even_odd, uint32_t color) {
  for (size_t row = 0; row < band->rows; row++) {
    sink sink = {.pixels = pixels + row * pixel_stride, .color = color};
    if (even_odd) {
      sweep_row(band, row, 1, &sink);
    } else {
      sweep_row(band, row, 0, &sink);
    }
  }
}
