#include <string.h>

#include "forms.h"

rows_form rows_best_form(void) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) return ROWS_AVX2;
#endif
  return ROWS_PORTABLE;
}

INLINE void pack_rgb(const uint32_t *restrict pixels, size_t count, uint32_t clear,
                     uint8_t *restrict out) {
  // Byte by byte; compilers join the stores.
  for (size_t i = 0; i < count; i++, out += 3) {
    uint32_t pixel = pixels[i] == 0 ? clear : pixels[i];
    out[0] = (uint8_t)pixel;
    out[1] = (uint8_t)(pixel >> 8);
    out[2] = (uint8_t)(pixel >> 16);
  }
}

#if defined(__x86_64__)
AVX2 void pack_rgb_avx2(const uint32_t *restrict pixels, size_t count, uint32_t clear,
                        uint8_t *restrict out) {
  // In each half the bytes of four pixels, without the alphas.
  __m256i places = _mm256_broadcastsi128_si256(
      _mm_setr_epi8(0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1));
  __m256i zeros = _mm256_setzero_si256(), clears = _mm256_set1_epi32((int)clear);
  // Each store writes four bytes too many: two pixels are left behind.
  for (; count >= 10; count -= 8, pixels += 8, out += 24) {
    __m256i eight = _mm256_loadu_si256((const __m256i *)pixels);
    eight = _mm256_blendv_epi8(eight, clears, _mm256_cmpeq_epi32(eight, zeros));
    eight = _mm256_shuffle_epi8(eight, places);
    _mm_storeu_si128((__m128i *)out, _mm256_castsi256_si128(eight));
    _mm_storeu_si128((__m128i *)(out + 12), _mm256_extracti128_si256(eight, 1));
  }
  pack_rgb(pixels, count, clear, out);
}
#endif

void rows_pack_rgb(rows_form form, const uint32_t *restrict pixels, size_t count, uint32_t clear,
                   uint8_t *restrict out) {
  EITHER(form, pack_rgb(pixels, count, clear, out), pack_rgb_avx2(pixels, count, clear, out));
}

ptrdiff_t rows_clear_equal(uint32_t *restrict pixels, const uint32_t *restrict before,
                           size_t count) {
  uint32_t common = UINT32_MAX, equals = 0;
  // No picture has 2³² pixels.
  for (size_t i = 0; i < count; i++) {
    uint32_t equal = pixels[i] == before[i] ? UINT32_MAX : 0;
    common &= pixels[i] | equal;
    pixels[i] &= ~equal;
    equals -= equal;
  }
  return common >> 24 == 0xFF ? (ptrdiff_t)equals : -1;
}

int rows_mark_opaque(const uint32_t *restrict pixels, size_t count, uint8_t *restrict pairs,
                     int *restrict is_gray) {
  uint32_t common = UINT32_MAX, differing = 0;
  for (size_t i = 0; i < count; i++) {
    common &= pixels[i];
    differing |= (pixels[i] ^ (pixels[i] >> 8)) & 0xFFFF;
  }
  if (common >> 24 != 0xFF) return 0;
  // Bytes and not bits, so that no store waits for the one before it.
  for (size_t i = 0; i < count; i++) pairs[pixels[i] & 0xFFFF] = 1;
  if (differing != 0) *is_gray = 0;
  return 1;
}

int rows_equal(const uint32_t *one, const uint32_t *other, size_t count) {
  return memcmp(one, other, count * sizeof *one) == 0;
}
