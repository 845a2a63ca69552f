#include "png_kernels.h"

#include <string.h>

#include "../kernels.h"

KERNEL void rows_pack_rgb(const uint32_t *restrict pixels, size_t count, uint32_t clear,
                          uint8_t *restrict out) {
  for (size_t i = 0; i < count; i++, out += 3) {
    uint32_t pixel = pixels[i] == 0 ? clear : pixels[i];
    out[0] = (uint8_t)pixel;
    out[1] = (uint8_t)(pixel >> 8);
    out[2] = (uint8_t)(pixel >> 16);
  }
}

// x / 255 for x up to 65,534, in both halves of a word.
#define DIVIDED(x) (((x) + 0x10001 + ((x) >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF)

KERNEL void rows_premultiply(uint32_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++) {
    const uint32_t alpha = pixels[i] >> 24;
    const uint32_t outer = (pixels[i] & 0xFF00FF) * alpha + 0x7F007F;
    const uint32_t green = (pixels[i] >> 8 & 0xFF) * alpha + 0x7F;
    pixels[i] = DIVIDED(outer) | DIVIDED(green) << 8 | alpha << 24;
  }
}

KERNEL ptrdiff_t rows_clear_equal(uint32_t *restrict pixels, const uint32_t *restrict before,
                                  size_t count) {
  // No picture has 2³² pixels.
  uint32_t common = UINT32_MAX, equals = 0;
  for (size_t i = 0; i < count; i++) {
    uint32_t equal = pixels[i] == before[i] ? UINT32_MAX : 0;
    common &= pixels[i] | equal;
    pixels[i] &= ~equal;
    equals -= equal;
  }
  return common >> 24 == 0xFF ? (ptrdiff_t)equals : -1;
}

KERNEL int rows_mark_opaque(const uint32_t *restrict pixels, size_t count, uint8_t *restrict pairs,
                            int *restrict is_gray) {
  uint32_t common = UINT32_MAX, differing = 0;
  for (size_t i = 0; i < count; i++) {
    common &= pixels[i];
    differing |= (pixels[i] ^ (pixels[i] >> 8)) & 0xFFFF;
  }
  if (common >> 24 != 0xFF) return 0;
  // Bytes instead of bits, so that stores do not depend on each other.
  for (size_t i = 0; i < count; i++) pairs[pixels[i] & 0xFFFF] = 1;
  if (differing != 0) *is_gray = 0;
  return 1;
}

int rows_equal(const uint32_t *one, const uint32_t *other, size_t count) {
  return memcmp(one, other, count * sizeof *one) == 0;
}
