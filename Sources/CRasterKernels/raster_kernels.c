#include "raster_kernels.h"

#include "raster_pixels.h"

#pragma STDC FP_CONTRACT OFF

#if defined(__x86_64__)

// Twice the area of a pixel on a grid of 1/1024, and the bits of it.
#define FULL_BITS 21
#define FULL (1 << FULL_BITS)

int raster_has_avx2(void) {
  return __builtin_cpu_supports("avx2") != 0;
}

// t / 255, rounded to nearest, for 16-bit lanes up to 65152: (t + 128) * 257 / 65536.
INLINE __m256i divide255(__m256i t) {
  return _mm256_mulhi_epu16(_mm256_add_epi16(t, _mm256_set1_epi16(128)), _mm256_set1_epi16(257));
}

// Eight pixels over eight others; coverage in 32-bit lanes.
INLINE __m256i source_over(__m256i d, __m256i s, __m256i coverage) {
  const __m256i zero = _mm256_setzero_si256();
  const __m256i alpha = divide255(_mm256_mullo_epi16(_mm256_srli_epi32(s, 24), coverage));
  const __m256i inverse = _mm256_sub_epi16(_mm256_set1_epi32(255), alpha);
  const __m256i low = _mm256_add_epi16(
      _mm256_mullo_epi16(_mm256_unpacklo_epi8(s, zero), spread_low(coverage)),
      _mm256_mullo_epi16(_mm256_unpacklo_epi8(d, zero), spread_low(inverse)));
  const __m256i high = _mm256_add_epi16(
      _mm256_mullo_epi16(_mm256_unpackhi_epi8(s, zero), spread_high(coverage)),
      _mm256_mullo_epi16(_mm256_unpackhi_epi8(d, zero), spread_high(inverse)));
  return _mm256_packus_epi16(divide255(low), divide255(high));
}

// What a colour through one coverage adds (128 for rounding included) and what is left of the pixel.
typedef struct {
  __m256i addend, inverse;
} Veil;

INLINE Veil make_veil(uint32_t color, uint32_t coverage) {
  const uint32_t t = (color >> 24) * coverage + 128;
  const uint32_t alpha = (t + (t >> 8)) >> 8;
  const __m256i s =
      _mm256_unpacklo_epi8(_mm256_set1_epi32((int)color), _mm256_setzero_si256());
  Veil veil;
  veil.addend = _mm256_add_epi16(_mm256_mullo_epi16(s, _mm256_set1_epi16((short)coverage)),
                                 _mm256_set1_epi16(128));
  veil.inverse = _mm256_set1_epi16((short)(255 - alpha));
  return veil;
}

INLINE __m256i lay(Veil veil, __m256i d) {
  const __m256i zero = _mm256_setzero_si256();
  const __m256i by = _mm256_set1_epi16(257);
  const __m256i low = _mm256_mullo_epi16(_mm256_unpacklo_epi8(d, zero), veil.inverse);
  const __m256i high = _mm256_mullo_epi16(_mm256_unpackhi_epi8(d, zero), veil.inverse);
  return _mm256_packus_epi16(_mm256_mulhi_epu16(_mm256_add_epi16(low, veil.addend), by),
                             _mm256_mulhi_epu16(_mm256_add_epi16(high, veil.addend), by));
}

// MARK: Spans

INLINE void fill(uint32_t *pixels, size_t count, uint32_t color) {
  const __m256i v = _mm256_set1_epi32((int)color);
  size_t i = 0;
  for (; i + 32 <= count; i += 32) {
    store(pixels + i, v);
    store(pixels + i + 8, v);
    store(pixels + i + 16, v);
    store(pixels + i + 24, v);
  }
  for (; i + 8 <= count; i += 8) store(pixels + i, v);
  if (i < count) store_some(pixels + i, lanes(count - i), v);
}

INLINE void blend(uint32_t *pixels, size_t count, Veil veil) {
  size_t i = 0;
  for (; i + 16 <= count; i += 16) {
    const __m256i first = lay(veil, load(pixels + i));
    const __m256i second = lay(veil, load(pixels + i + 8));
    store(pixels + i, first);
    store(pixels + i + 8, second);
  }
  for (; i < count; i += 8) {
    if (i + 8 <= count) {
      store(pixels + i, lay(veil, load(pixels + i)));
    } else {
      const __m256i mask = lanes(count - i);
      store_some(pixels + i, mask, lay(veil, load_some(pixels + i, mask)));
    }
  }
}

AVX2 void raster_fill_avx2(uint32_t *pixels, size_t count, uint32_t color) {
  fill(pixels, count, color);
}

AVX2 void raster_fill_block_avx2(uint32_t *pixels, size_t stride, size_t width, size_t height,
                                 uint32_t color) {
  if (width == stride) {
    fill(pixels, width * height, color);
    return;
  }
  for (size_t y = 0; y < height; y++) fill(pixels + y * stride, width, color);
}

AVX2 void raster_blend_color_avx2(uint32_t *pixels, size_t count, uint32_t color,
                                  uint32_t coverage) {
  blend(pixels, count, make_veil(color, coverage));
}

INLINE uint32_t source_over_pixel(uint32_t d, uint32_t s, uint32_t coverage) {
  const __m256i r = source_over(_mm256_set1_epi32((int)d), _mm256_set1_epi32((int)s),
                                _mm256_set1_epi32((int)coverage));
  return (uint32_t)_mm256_cvtsi256_si32(r);
}

AVX2 void raster_blend_color_mask_avx2(uint32_t *pixels, const uint8_t *coverage, size_t count,
                                       uint32_t color) {
  const __m256i s = _mm256_set1_epi32((int)color);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    const __m128i bytes = _mm_loadl_epi64((const __m128i *)(coverage + i));
    if (_mm_testz_si128(bytes, bytes)) continue;
    store(pixels + i, source_over(load(pixels + i), s, _mm256_cvtepu8_epi32(bytes)));
  }
  if (i == count) return;
  if (count >= 8) {
    // The last eight, of which those that were blended already are left alone.
    const size_t last = count - 8;
    const __m256i mask = _mm256_andnot_si256(lanes(i - last), _mm256_set1_epi32(-1));
    const __m256i c =
        _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)(coverage + last)));
    store_some(pixels + last, mask, source_over(load(pixels + last), s, c));
    return;
  }
  uint64_t bytes = 0;
  for (size_t k = 0; k < count; k++) bytes |= (uint64_t)coverage[k] << (8 * k);
  const __m256i mask = lanes(count);
  const __m256i c = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128((long long)bytes));
  store_some(pixels, mask, source_over(load_some(pixels, mask), s, c));
}

AVX2 void raster_blend_pixels_avx2(uint32_t *pixels, const uint32_t *source, size_t count,
                                   uint32_t coverage) {
  const __m256i c = _mm256_set1_epi32((int)coverage);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    const __m256i s = load(source + i);
    if (_mm256_testz_si256(s, s)) continue;
    store(pixels + i, source_over(load(pixels + i), s, c));
  }
  for (; i < count; i++) pixels[i] = source_over_pixel(pixels[i], source[i], coverage);
}

AVX2 void raster_blend_pixels_mask_avx2(uint32_t *pixels, const uint32_t *source,
                                        const uint8_t *coverage, size_t count) {
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    const __m256i s = load(source + i);
    const __m128i bytes = _mm_loadl_epi64((const __m128i *)(coverage + i));
    if (_mm256_testz_si256(s, s) || _mm_testz_si128(bytes, bytes)) continue;
    store(pixels + i, source_over(load(pixels + i), s, _mm256_cvtepu8_epi32(bytes)));
  }
  for (; i < count; i++) pixels[i] = source_over_pixel(pixels[i], source[i], coverage[i]);
}

// MARK: Rounded rectangles

INLINE void fill_or_blend(uint32_t *pixels, size_t count, uint32_t color, Veil veil) {
  if (color >> 24 == 255) {
    fill(pixels, count, color);
  } else {
    blend(pixels, count, veil);
  }
}

AVX2 void raster_fill_rounded_avx2(uint32_t *pixels, size_t stride, size_t width, size_t height,
                                   const uint8_t *coverage, size_t pitch, size_t reach,
                                   uint32_t color) {
  const __m256i source = _mm256_set1_epi32((int)color);
  const Veil veil = make_veil(color, 255);
  const size_t half = pitch / 2;
  for (size_t y = 0; y < height; y++) {
    uint32_t *row = pixels + y * stride;
    if (y >= reach && y < height - reach) {
      fill_or_blend(row, width, color, veil);
      continue;
    }
    for (size_t side = 0; side < 2; side++) {
      uint32_t *out = side == 0 ? row : row + width - half;
      for (size_t i = 0; i < half; i += 8, out += 8, coverage += 8) {
        const __m128i bytes = _mm_loadl_epi64((const __m128i *)coverage);
        store(out, source_over(load(out), source, _mm256_cvtepu8_epi32(bytes)));
      }
    }
    fill_or_blend(row + half, width - pitch, color, veil);
  }
}

// MARK: Sweeping a band

// Coverage of areas, 0...255 in 32-bit lanes: at most the whole pixel by winding, folded by even-odd.
INLINE __m256i coverage_of(__m256i areas, int even_odd) {
  const __m256i full = _mm256_set1_epi32(FULL);
  __m256i v = _mm256_abs_epi32(areas);
  if (even_odd) {
    v = _mm256_and_si256(v, _mm256_set1_epi32(2 * FULL - 1));
    v = _mm256_min_epi32(v, _mm256_sub_epi32(_mm256_set1_epi32(2 * FULL), v));
  }
  // Unsigned: |INT32_MIN| has no signed form.
  v = _mm256_min_epu32(v, full);
  v = _mm256_sub_epi32(_mm256_slli_epi32(v, 8), v);
  return _mm256_srli_epi32(_mm256_add_epi32(v, _mm256_set1_epi32(FULL / 2)), FULL_BITS);
}

// Running sums of 8 lanes.
INLINE __m256i running_sum(__m256i v) {
  v = _mm256_add_epi32(v, _mm256_slli_si256(v, 4));
  v = _mm256_add_epi32(v, _mm256_slli_si256(v, 8));
  const __m256i low_total = _mm256_permutevar8x32_epi32(v, _mm256_set1_epi32(3));
  return _mm256_add_epi32(v, _mm256_blend_epi32(_mm256_setzero_si256(), low_total, 0xF0));
}

INLINE void sweep_run(uint32_t *pixels, size_t count, __m256i sum, int even_odd, uint32_t color) {
  const uint32_t coverage = (uint32_t)_mm256_cvtsi256_si32(coverage_of(sum, even_odd));
  if (coverage == 0) return;
  if (coverage == 255 && color >> 24 == 255) {
    fill(pixels, count, color);
  } else {
    blend(pixels, count, make_veil(color, coverage));
  }
}

// Sums up the eight cells of a group, which leaves them zero, and blends what they cover.
INLINE __m256i sweep_group(uint32_t *out, size_t start, size_t width, int32_t *cells, __m256i v,
                           __m256i sum, __m256i source, int even_odd) {
  _mm256_storeu_si256((__m256i *)(cells + start), _mm256_setzero_si256());
  v = _mm256_add_epi32(running_sum(v), sum);
  const __m256i last = _mm256_permutevar8x32_epi32(v, _mm256_set1_epi32(7));
  if (start >= width) return last;
  const __m256i coverage = coverage_of(v, even_odd);
  if (start + 8 <= width) {
    store(out + start, source_over(load(out + start), source, coverage));
  } else {
    const __m256i mask = lanes(width - start);
    const __m256i d = load_some(out + start, mask);
    store_some(out + start, mask, source_over(d, source, coverage));
  }
  return last;
}

// Sweeps a band that keeps no groups: most of its cells are touched.
INLINE void sweep_narrow(uint32_t *pixels, size_t pixel_stride, const raster_band *band,
                         uint32_t color, int even_odd) {
  const __m256i source = _mm256_set1_epi32((int)color);
  const __m256i full = _mm256_set1_epi32(FULL);
  const int is_opaque = color >> 24 == 255;
  const size_t width = band->width;
  for (size_t row = 0; row < band->rows; row++) {
    int32_t *cells = band->cells + row * band->stride;
    uint32_t *out = pixels + row * pixel_stride;
    __m256i sum = _mm256_setzero_si256();
    for (size_t start = 0; start < band->stride; start += 8) {
      const __m256i v = _mm256_loadu_si256((const __m256i *)(cells + start));
      if (_mm256_testz_si256(v, v)) {
        if (_mm256_testz_si256(sum, sum)) continue;
        const __m256i missing = _mm256_xor_si256(_mm256_abs_epi32(sum), full);
        if (is_opaque && start + 8 <= width && _mm256_testz_si256(missing, missing)) {
          store(out + start, source);
          continue;
        }
      }
      sum = sweep_group(out, start, width, cells, v, sum, source, even_odd);
    }
  }
}

INLINE void sweep_wide(uint32_t *pixels, size_t pixel_stride, const raster_band *band,
                       uint32_t color, int even_odd) {
  const __m256i zero = _mm256_setzero_si256();
  const __m256i source = _mm256_set1_epi32((int)color);
  const size_t width = band->width;
  for (size_t row = 0; row < band->rows; row++) {
    int32_t *cells = band->cells + row * band->stride;
    uint8_t *groups = band->groups + row * band->group_stride;
    uint32_t *out = pixels + row * pixel_stride;
    __m256i sum = zero;
    size_t x = 0;
    for (size_t word = 0; word < band->group_stride; word += 32) {
      const __m256i touched = _mm256_loadu_si256((const __m256i *)(groups + word));
      uint32_t bits = (uint32_t)_mm256_movemask_epi8(_mm256_cmpgt_epi8(touched, zero));
      _mm256_storeu_si256((__m256i *)(groups + word), zero);
      while (bits != 0) {
        const size_t start = (word + (size_t)__builtin_ctz(bits)) * 8;
        bits &= bits - 1;
        if (start > x && x < width) {
          sweep_run(out + x, (start < width ? start : width) - x, sum, even_odd, color);
        }
        x = start + 8;
        const __m256i v = _mm256_loadu_si256((const __m256i *)(cells + start));
        sum = sweep_group(out, start, width, cells, v, sum, source, even_odd);
      }
    }
    if (x < width) sweep_run(out + x, width - x, sum, even_odd, color);
  }
}

INLINE void sweep(uint32_t *pixels, size_t pixel_stride, const raster_band *band, uint32_t color,
                  int even_odd) {
  if (band->groups == NULL) {
    sweep_narrow(pixels, pixel_stride, band, color, even_odd);
  } else {
    sweep_wide(pixels, pixel_stride, band, color, even_odd);
  }
}

AVX2 void raster_sweep_color_avx2(uint32_t *pixels, size_t pixel_stride, const raster_band *band,
                                  int even_odd, uint32_t color) {
  if (even_odd) {
    sweep(pixels, pixel_stride, band, color, 1);
  } else {
    sweep(pixels, pixel_stride, band, color, 0);
  }
}

#else

int raster_has_avx2(void) {
  return 0;
}

#endif
