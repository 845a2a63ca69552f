// The twin of ImageShader.shade, eight pixels at once.

#include "raster_kernels.h"

#include "raster_pixels.h"

#pragma STDC FP_CONTRACT OFF

#if defined(__x86_64__)

// Places with 24 bits of fraction, rounded to 8 of them: four and four more, of each the lowest 32 bits.
INLINE __m256i rounded_places(__m256i first, __m256i second) {
  const __m256i half = _mm256_set1_epi64x(1 << 15);
  const __m256 a = _mm256_castsi256_ps(_mm256_srli_epi64(_mm256_add_epi64(first, half), 16));
  const __m256 b = _mm256_castsi256_ps(_mm256_srli_epi64(_mm256_add_epi64(second, half), 16));
  const __m256i mixed = _mm256_castps_si256(_mm256_shuffle_ps(a, b, 0x88));
  return _mm256_permute4x64_epi64(mixed, 0xD8);
}

INLINE __m256i clamped(__m256i index, size_t count) {
  const __m256i last = _mm256_set1_epi32((int)count - 1);
  return _mm256_max_epi32(_mm256_min_epi32(index, last), _mm256_setzero_si256());
}

INLINE __m256i pixels_at(const raster_picture *picture, __m256i row, __m256i column) {
  return _mm256_i32gather_epi32((const int *)picture->pixels, _mm256_add_epi32(row, column), 4);
}

// Between two pixels, channels with 8 bits of fraction, from -2^15 on.
INLINE __m256i between(__m256i left, __m256i right, __m256i fraction) {
  const __m256i sum =
      _mm256_add_epi16(_mm256_slli_epi16(left, 8),
                       _mm256_mullo_epi16(_mm256_sub_epi16(right, left), fraction));
  return _mm256_xor_si256(sum, _mm256_set1_epi16((short)0x8000));
}

// The channels of two pixels, to nearest: of an upper and a lower one each, alternating, and their weights, which add
// up to 2^8.
INLINE __m256i weighed(__m256i channels, __m256i weights) {
  const __m256i sum = _mm256_madd_epi16(channels, weights);
  return _mm256_srli_epi32(_mm256_add_epi32(sum, _mm256_set1_epi32((1 << 23) + (1 << 15))), 16);
}

// The picture at eight places with 8 bits of fraction, whatever they are.
INLINE __m256i interpolated(const raster_picture *picture, __m256i u, __m256i v) {
  const __m256i one = _mm256_set1_epi32(1);
  const __m256i x = _mm256_srai_epi32(u, 8);
  const __m256i y = _mm256_srai_epi32(v, 8);
  const __m256i left = clamped(x, picture->width);
  const __m256i right = clamped(_mm256_add_epi32(x, one), picture->width);
  const __m256i stride = _mm256_set1_epi32((int)picture->width);
  const __m256i upper = _mm256_mullo_epi32(clamped(y, picture->height), stride);
  const __m256i lower =
      _mm256_mullo_epi32(clamped(_mm256_add_epi32(y, one), picture->height), stride);
  const __m256i a = pixels_at(picture, upper, left);
  const __m256i b = pixels_at(picture, upper, right);
  const __m256i c = pixels_at(picture, lower, left);
  const __m256i d = pixels_at(picture, lower, right);

  const __m256i zero = _mm256_setzero_si256();
  const __m256i fraction = _mm256_and_si256(u, _mm256_set1_epi32(255));
  const __m256i fraction_low = spread_low(fraction);
  const __m256i fraction_high = spread_high(fraction);
  const __m256i upper_low =
      between(_mm256_unpacklo_epi8(a, zero), _mm256_unpacklo_epi8(b, zero), fraction_low);
  const __m256i upper_high =
      between(_mm256_unpackhi_epi8(a, zero), _mm256_unpackhi_epi8(b, zero), fraction_high);
  const __m256i lower_low =
      between(_mm256_unpacklo_epi8(c, zero), _mm256_unpacklo_epi8(d, zero), fraction_low);
  const __m256i lower_high =
      between(_mm256_unpackhi_epi8(c, zero), _mm256_unpackhi_epi8(d, zero), fraction_high);

  // The lower pixel's weight above that of the upper one.
  const __m256i fall = _mm256_and_si256(v, _mm256_set1_epi32(255));
  const __m256i weights = _mm256_or_si256(_mm256_slli_epi32(fall, 16),
                                          _mm256_sub_epi32(_mm256_set1_epi32(256), fall));
  // Pixels 0 and 4, 1 and 5, and so on.
  const __m256i p0 = weighed(_mm256_unpacklo_epi16(upper_low, lower_low),
                             _mm256_shuffle_epi32(weights, 0x00));
  const __m256i p1 = weighed(_mm256_unpackhi_epi16(upper_low, lower_low),
                             _mm256_shuffle_epi32(weights, 0x55));
  const __m256i p2 = weighed(_mm256_unpacklo_epi16(upper_high, lower_high),
                             _mm256_shuffle_epi32(weights, 0xAA));
  const __m256i p3 = weighed(_mm256_unpackhi_epi16(upper_high, lower_high),
                             _mm256_shuffle_epi32(weights, 0xFF));
  return _mm256_packus_epi16(_mm256_packus_epi32(p0, p1), _mm256_packus_epi32(p2, p3));
}

// Stores the first `count` of eight pixels, or all.
INLINE void store_first(uint32_t *target, size_t count, __m256i pixels) {
  if (count >= 8) {
    store(target, pixels);
  } else {
    store_some(target, lanes(count), pixels);
  }
}

// MARK: Lines

AVX2 void raster_shade_line_avx2(uint32_t *target, size_t count, const raster_picture *picture,
                                 const raster_line *line) {
  const int64_t du = line->step_u, dv = line->step_v;
  __m256i u = _mm256_setr_epi64x(line->u, line->u + du, line->u + 2 * du, line->u + 3 * du);
  __m256i v = _mm256_setr_epi64x(line->v, line->v + dv, line->v + 2 * dv, line->v + 3 * dv);
  const __m256i four_u = _mm256_set1_epi64x(4 * du), four_v = _mm256_set1_epi64x(4 * dv);
  for (size_t i = 0; i < count; i += 8) {
    const __m256i next_u = _mm256_add_epi64(u, four_u), next_v = _mm256_add_epi64(v, four_v);
    store_first(
        target + i, count - i,
        interpolated(picture, rounded_places(u, next_u), rounded_places(v, next_v)));
    u = _mm256_add_epi64(next_u, four_u);
    v = _mm256_add_epi64(next_v, four_v);
  }
}

// MARK: Perspective

// A coordinate in pixels with 24 bits of fraction, halves away from zero. Beyond 2^22, where the outermost pixel is all
// there is, it is 2^22, and so is what is not a number. Whole numbers in the lowest 48 bits, with others above them.
INLINE __m256i fixed(__m256d value) {
  const __m256d limit = _mm256_set1_pd(0x1p22);
  const __m256d bounded =
      _mm256_max_pd(_mm256_min_pd(value, limit), _mm256_set1_pd(-0x1p22));
  const __m256d exact = _mm256_mul_pd(bounded, _mm256_set1_pd(0x1p24));
  const __m256d whole = _mm256_round_pd(exact, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
  const __m256d sign_bit = _mm256_set1_pd(-0.0);
  const __m256d rest = _mm256_andnot_pd(sign_bit, _mm256_sub_pd(exact, whole));
  const __m256d one = _mm256_or_pd(_mm256_set1_pd(1), _mm256_and_pd(exact, sign_bit));
  const __m256d is_half = _mm256_cmp_pd(rest, _mm256_set1_pd(0.5), _CMP_GE_OQ);
  const __m256d rounded = _mm256_add_pd(whole, _mm256_and_pd(is_half, one));
  return _mm256_castpd_si256(_mm256_add_pd(rounded, _mm256_set1_pd(0x1.8p52)));
}

INLINE __m256d on_line(double slope, __m256d x, double offset) {
  return _mm256_add_pd(_mm256_mul_pd(_mm256_set1_pd(slope), x), _mm256_set1_pd(offset));
}

// Where four centres of pixels lie in the picture.
INLINE void project(const raster_perspective *p, __m256d x, __m256i *u, __m256i *v) {
  const __m256d half = _mm256_set1_pd(0.5);
  const __m256d w = on_line(p->slope_w, x, p->w);
  *u = fixed(_mm256_sub_pd(_mm256_div_pd(on_line(p->slope_u, x, p->u), w), half));
  *v = fixed(_mm256_sub_pd(_mm256_div_pd(on_line(p->slope_v, x, p->v), w), half));
}

AVX2 void raster_shade_perspective_avx2(uint32_t *target, size_t count,
                                        const raster_picture *picture,
                                        const raster_perspective *perspective, double x) {
  const __m256d centers = _mm256_setr_pd(0.5, 1.5, 2.5, 3.5);
  for (size_t i = 0; i < count; i += 8) {
    const double first = x + (double)i;
    __m256i u, v, next_u, next_v;
    project(perspective, _mm256_add_pd(_mm256_set1_pd(first), centers), &u, &v);
    project(perspective, _mm256_add_pd(_mm256_set1_pd(first + 4), centers), &next_u, &next_v);
    store_first(target + i, count - i,
                interpolated(picture, rounded_places(u, next_u), rounded_places(v, next_v)));
  }
}

#endif
