// Colour matrices over runs of pixels.

#include "raster_kernels.h"
#include "raster_pixels.h"

typedef float floats_8 __attribute__((vector_size(32)));
typedef int32_t ints_8 __attribute__((vector_size(32)));

#define ALL(value) ((floats_8){value, value, value, value, value, value, value, value})
#define CLAMPED(v) __builtin_elementwise_min(__builtin_elementwise_max((v), ALL(0)), ALL(1))

// Maps eight pixels by each matrix in turn. Colours are straight and 0...1 in between.
INLINE void map_eight(uint32_t *pixels, const float *matrices, size_t matrix_count) {
  pixels_8 p;
  memcpy(&p, pixels, sizeof p);
  floats_8 c[4];
  for (int i = 0; i < 4; i++) {
    c[i] = __builtin_convertvector((ints_8)((p >> (8 * i)) & 255), floats_8);
  }
  const ints_8 is_visible = c[3] > ALL(0);
  const floats_8 alpha = __builtin_elementwise_max(c[3], ALL(1));
  for (int i = 0; i < 3; i++) c[i] /= alpha;
  c[3] *= ALL(1 / 255.f);
  for (size_t n = 0; n < matrix_count; n++) {
    const float *m = matrices + 20 * n;
    floats_8 mapped[4];
    for (int i = 0; i < 4; i++, m += 5) {
      const floats_8 sum = c[0] * m[0] + c[1] * m[1] + c[2] * m[2] + c[3] * m[3] + m[4];
      mapped[i] = CLAMPED(sum);
    }
    memcpy(c, mapped, sizeof c);
  }
  pixels_8 result = {0};
  const floats_8 scale = c[3] * 255;
  for (int i = 0; i < 4; i++) {
    const floats_8 value = (i < 3 ? c[i] * scale : scale) + 0.5f;
    result |= (pixels_8)__builtin_convertvector(value, ints_8) << (8 * i);
  }
  result &= (pixels_8)is_visible;
  memcpy(pixels, &result, sizeof result);
}

KERNEL void raster_map_colors(uint32_t *pixels, size_t count, const float *matrices,
                              size_t matrix_count) {
  for (size_t i = 0; i < count; i += 8) {
    uint32_t last[8] = {0};
    const size_t rest = count - i;
    uint32_t *target = pixels + i;
    if (rest < 8) {
      memcpy(last, target, rest * sizeof *last);
      target = last;
    }
    map_eight(target, matrices, matrix_count);
    if (rest < 8) memcpy(pixels + i, last, rest * sizeof *last);
  }
}
