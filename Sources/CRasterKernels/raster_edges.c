// The twin of CoverageBand.Layout.add(_:_:sign:…), where the method is explained. Steep edges take four
// rows at once, of which each crosses at most one border between columns; flat ones a row and eight
// columns. Everything is in integers, and what is rounded is rounded as Swift does.

#include "raster_band.h"

#if defined(__x86_64__)

// An edge, its upper end first; columns count from the band's first one.
typedef struct {
  int32_t upper_x, upper_y, lower_x, lower_y;
  int32_t sign;
  // Columns a row in 1/2^30, rows a column in 1/2^20.
  int64_t slope, steepness;
} Edge;

INLINE int32_t min_of(int32_t a, int32_t b) {
  return a < b ? a : b;
}

INLINE int32_t max_of(int32_t a, int32_t b) {
  return a > b ? a : b;
}

INLINE int32_t x_at(const Edge *edge, int32_t y) {
  if (y == edge->upper_y) return edge->upper_x;
  if (y == edge->lower_y) return edge->lower_x;
  const int64_t offset = (((int64_t)y - edge->upper_y) * edge->slope + (1 << 29)) >> 30;
  return (int32_t)((uint32_t)edge->upper_x + (uint32_t)offset);
}

// MARK: One row

INLINE int32_t passed(int32_t distance, int32_t height, int64_t steepness) {
  const int64_t exact = ((int64_t)distance * steepness + (1 << 19)) >> 20;
  return exact < height ? (int32_t)exact : height;
}

// A piece within a row, some of which may lie left or right of the band.
static AVX2 void add_clipped(const raster_band *band, const Edge *edge, int32_t left, int32_t right,
                        int32_t height, int32_t row) {
  const int32_t width = (int32_t)band->width;
  int32_t *cells = band->cells + (size_t)row * band->stride;
  const int32_t first = left >> BITS;
  const int32_t last = max_of(first, (right - 1) >> BITS);
  if (first >= width) return;
  int32_t done = 0;
  if (first < 0) {
    done = last < 0 ? height : passed(-left, height, edge->steepness);
    add_to(cells, done * edge->sign * 2 * ONE);
    mark(band, row, 0, 0);
  }
  const int32_t end = min_of(last, width - 1);
  int32_t column = max_of(first, 0);
  if (column > end) return;
  mark(band, row, column, end + 1);
  for (; column <= end; column++) {
    const int32_t origin = column << BITS;
    const int32_t reached =
        column == last ? height : passed(origin + ONE - left, height, edge->steepness);
    const int32_t inset = max_of(left - origin, 0) + min_of(right - origin, ONE);
    const int32_t turned = (reached - done) * edge->sign;
    add_to(cells + column, turned * (2 * ONE - inset));
    add_to(cells + column + 1, turned * inset);
    done = reached;
  }
}

// The lanes of `v` moved up by one; the first one is the last of `before`.
INLINE __m256i shift_in_8(__m256i before, __m256i v) {
  const __m256i turn = _mm256_setr_epi32(7, 0, 1, 2, 3, 4, 5, 6);
  return _mm256_blend_epi32(_mm256_permutevar8x32_epi32(v, turn),
                            _mm256_permutevar8x32_epi32(before, turn), 1);
}

// A piece of a flat edge within a row and the band's columns.
INLINE void add_flat_piece(const raster_band *band, const Edge *edge, int32_t left,
                           int32_t right, int32_t height, int32_t row) {
  const int32_t first = left >> BITS;
  const int32_t last = max_of(first, (right - 1) >> BITS);
  if (first < 0 || last >= (int32_t)band->width) {
    add_clipped(band, edge, left, right, height, row);
    return;
  }
  mark(band, row, first, last + 1);
  int32_t *cells = band->cells + (size_t)row * band->stride;
  const __m256i one = _mm256_set1_epi32(ONE);
  const __m256i index = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  const __m256i whole = _mm256_set1_epi32(height);
  const __m256i sign = _mm256_set1_epi32(edge->sign);
  // Below 2^20, as the edge is flat; where the product outgrows 32 bits, the piece has ended.
  const __m256i steepness = _mm256_set1_epi32((int32_t)edge->steepness);
  __m256i reached = _mm256_setzero_si256();
  __m256i later = _mm256_setzero_si256();
  for (int32_t column = first; column <= last + 1; column += 8) {
    const __m256i columns = _mm256_add_epi32(_mm256_set1_epi32(column), index);
    const __m256i origin = _mm256_slli_epi32(columns, BITS);
    const __m256i from_left = _mm256_sub_epi32(_mm256_set1_epi32(left), origin);
    const __m256i from_right = _mm256_sub_epi32(_mm256_set1_epi32(right), origin);
    const __m256i product =
        _mm256_mullo_epi32(_mm256_sub_epi32(one, from_left), steepness);
    const __m256i exact =
        _mm256_srli_epi32(_mm256_add_epi32(product, _mm256_set1_epi32(1 << 19)), 20);
    const __m256i goes_on = _mm256_cmpgt_epi32(_mm256_set1_epi32(last), columns);
    const __m256i now =
        _mm256_blendv_epi8(whole, _mm256_min_epu32(whole, exact), goes_on);
    const __m256i turned =
        _mm256_sign_epi32(_mm256_sub_epi32(now, shift_in_8(reached, now)), sign);
    const __m256i inset =
        _mm256_add_epi32(_mm256_max_epi32(from_left, _mm256_setzero_si256()),
                         _mm256_min_epi32(from_right, one));
    const __m256i next = _mm256_mullo_epi32(turned, inset);
    const __m256i here = _mm256_sub_epi32(_mm256_slli_epi32(turned, BITS + 1), next);
    __m256i *target = (__m256i *)(cells + column);
    const __m256i sum = _mm256_add_epi32(here, shift_in_8(later, next));
    _mm256_storeu_si256(target, _mm256_add_epi32(_mm256_loadu_si256(target), sum));
    reached = now;
    later = next;
  }
}

// MARK: Edges

INLINE void add_flat(const raster_band *band, const Edge *edge, int32_t y, int32_t end,
                     int32_t top) {
  int32_t x = x_at(edge, y);
  int32_t row = (y - top) >> BITS;
  while (y < end) {
    const int32_t next_y = min_of((y | (ONE - 1)) + 1, end);
    const int32_t next_x = x_at(edge, next_y);
    add_flat_piece(band, edge, min_of(x, next_x), max_of(x, next_x), next_y - y, row);
    x = next_x;
    y = next_y;
    row++;
  }
}

// Where a steep edge is at four heights, none of them its upper end's.
INLINE i32x4 x_at_four(const Edge *edge, i32x4 y) {
  const __m256i fall = _mm256_cvtepu32_epi64((__m128i)(y - edge->upper_y));
  const __m256i product = _mm256_mul_epi32(fall, _mm256_set1_epi64x(edge->slope));
  const __m256i offset =
      _mm256_srli_epi64(_mm256_add_epi64(product, _mm256_set1_epi64x(1 << 29)), 30);
  const i32x4 x = __builtin_convertvector((i64x4)offset, i32x4) + edge->upper_x;
  return choose(y == edge->lower_y, splat(edge->lower_x), x);
}

INLINE void add_steep(const raster_band *band, const Edge *edge, int32_t from, int32_t end,
                      int32_t top) {
  const int32_t mask = ONE - 1;
  const int32_t count = piece_count(from, mask, end);
  const int32_t whole_steepness = (int32_t)(edge->steepness >> 20);
  const int32_t rest_of_steepness = (int32_t)(edge->steepness & ((1 << 20) - 1));
  Lines lines = lines_from(from, mask, end);
  i32x4 last_y = splat(from);
  i32x4 last_x = splat(x_at(edge, from));
  for (int32_t index = 0; index < count; index += 4) {
    const i32x4 next_y = next_lines(&lines);
    const i32x4 next_x = x_at_four(edge, next_y);
    const i32x4 y = shift_in(last_y, next_y);
    const i32x4 x = shift_in(last_x, next_x);
    last_y = next_y;
    last_x = next_x;
    const i32x4 row = (y - top) >> BITS;
    const i32x4 left = min4(x, next_x);
    const i32x4 right = max4(x, next_x);
    const i32x4 height = next_y - y;
    const i32x4 column = left >> BITS;
    const i32x4 active = first_lanes(count - index);
    if (any(outside(band, row, row, column, active))) {
      for (int32_t i = 0; i < 4 && index + i < count; i++) {
        add_clipped(band, edge, left[i], right[i], height[i], row[i]);
      }
      continue;
    }
    const i32x4 border = (left | mask) + 1;
    const i32x4 distance = border - left;
    // Where the piece crosses the border it passes less than the edge's height, which is below 2^31.
    const i32x4 exact =
        distance * whole_steepness + ((distance * rest_of_steepness + (1 << 19)) >> 20);
    const i32x4 crossing =
        (i32x4)_mm_min_epu32((__m128i)height, (__m128i)exact);
    const i32x4 first = choose(right > border, crossing, height);
    const i32x4 second = height - first;
    const i32x4 beyond = right - border;
    const i32x4 first_inset = (left & mask) + min4(beyond, splat(0)) + ONE;
    const i32x4 second_inset = max4(beyond, splat(0));
    const i32x4 a = first * (2 * ONE - first_inset);
    const i32x4 b = first * first_inset + second * (2 * ONE - second_inset);
    const i32x4 c = second * second_inset;
    // 0 where a lane is not active, which so adds nothing.
    const i32x4 sign = active & edge->sign;
    add_rows(band, places_of(row, column, active), with_sign(a, sign),
             with_sign(b, sign), with_sign(c, sign));
  }
}

AVX2 void raster_add_edges_avx2(const raster_band *band, const int32_t *points,
                                const int8_t *signs, size_t count, int32_t origin_x,
                                int32_t top) {
  const int32_t bottom = top + ((int32_t)band->rows << BITS);
  for (size_t i = 1; i < count; i++) {
    if (signs[i] == 0) continue;
    const int32_t *a = points + 2 * i - 2;
    const int32_t *b = points + 2 * i;
    const int falls = a[1] < b[1];
    const int32_t *upper = falls ? a : b;
    const int32_t *lower = falls ? b : a;
    const int32_t from = max_of(upper[1], top);
    const int32_t end = min_of(lower[1], bottom);
    if (from >= end) continue;
    const int64_t width = (int64_t)lower[0] - upper[0];
    const int64_t height = (int64_t)lower[1] - upper[1];
    const int64_t breadth = width < 0 ? -width : width;
    const int stays_in_row = (from ^ (lower[1] - 1)) >> BITS == 0 && from == upper[1];
    const Edge edge = {
        .upper_x = upper[0] - origin_x,
        .upper_y = upper[1],
        .lower_x = lower[0] - origin_x,
        .lower_y = lower[1],
        .sign = falls ? signs[i] : -signs[i],
        .slope = stays_in_row ? 0 : width * (1 << 30) / height,
        .steepness = width == 0 ? 0 : height * (1 << 20) / breadth,
    };
    if (breadth <= height) {
      add_steep(band, &edge, from, end, top);
    } else {
      add_flat(band, &edge, from, end, top);
    }
  }
}

#endif
