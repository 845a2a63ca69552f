// One loop without branches, which the compiler vectorizes for whatever the machine has: sixteen pairs
// at a time with AVX-512, eight with AVX2, four with SSE2 or NEON.

#include "diff_kernels.h"

#include <string.h>

#define INLINE static inline __attribute__((always_inline))

INLINE uint32_t bits(float x) {
  uint32_t result;
  memcpy(&result, &x, sizeof result);
  return result;
}

INLINE float number(uint32_t bits) {
  float result;
  memcpy(&result, &bits, sizeof result);
  return result;
}

// Halley's method from a guess that divides the exponent by 3.
INLINE float cube_root(float x) {
  // A third, in shifts: (1 + 1/4) (1 + 1/16) (1 + 1/256) / 4.
  uint32_t third = bits(x) >> 2;
  third += third >> 2;
  third += third >> 4;
  third += third >> 8;
  const float guess = number(third + 0x2A5137A0);
  const float cube = guess * guess * guess;
  return guess * (cube + x + x) / (cube + cube + x);
}

// Newton's method for 1 / sqrt(x), from a guess that halves the exponent; 0 for 0.
INLINE float square_root(float x) {
  float inverse = number(0x5F375A86 - (bits(x) >> 1));
  inverse *= 1.5f - 0.5f * (x * inverse) * inverse;
  inverse *= 1.5f - 0.5f * (x * inverse) * inverse;
  return x * inverse;
}

typedef struct {
  float l, m, s;
} cone_roots;

INLINE cone_roots roots_of(uint32_t pixel, const float *linear) {
  const float red = linear[pixel & 255];
  const float green = linear[pixel >> 8 & 255];
  const float blue = linear[pixel >> 16 & 255];
  const cone_roots result = {
      cube_root(0.4122214708f * red + 0.5363325363f * green + 0.0514459929f * blue),
      cube_root(0.2119034982f * red + 0.6806995451f * green + 0.1073969566f * blue),
      cube_root(0.0883024619f * red + 0.2817188376f * green + 0.6299787005f * blue)};
  return result;
}

INLINE float lightness(cone_roots roots) {
  const float k1 = 0.206f, k2 = 0.03f, k3 = (1 + k1) / (1 + k2);
  const float linear = 0.2104542553f * roots.l + 0.7936177850f * roots.m - 0.0040720468f * roots.s;
  const float x = k3 * linear - k1;
  return 0.5f * (x + square_root(x * x + 4 * k2 * k3 * linear));
}

INLINE float distance(cone_roots first, cone_roots second) {
  const float l = first.l - second.l, m = first.m - second.m, s = first.s - second.s;
  const float a = 1.9779984951f * l - 2.4285922050f * m + 0.4505937099f * s;
  const float b = 0.0259040371f * l + 0.7827717662f * m - 0.8086757660f * s;
  return __builtin_fabsf(lightness(first) - lightness(second)) + square_root(a * a + b * b);
}

INLINE void estimate(const uint32_t *restrict first, const uint32_t *restrict second, size_t count,
                     const float *restrict linear, float *restrict distances) {
  for (size_t i = 0; i < count; i++)
    distances[i] = distance(roots_of(first[i], linear), roots_of(second[i], linear));
}

#if defined(__x86_64__)
// AVX-512 has sixteen lanes, if it is asked for; the compiler would make do with eight.
__attribute__((target("avx512f,avx512dq"), min_vector_width(512))) static void estimate_avx512(
    const uint32_t *restrict first, const uint32_t *restrict second, size_t count,
    const float *restrict linear, float *restrict distances) {
  estimate(first, second, count, linear, distances);
}

__attribute__((target("avx2,fma"))) static void estimate_avx2(
    const uint32_t *restrict first, const uint32_t *restrict second, size_t count,
    const float *restrict linear, float *restrict distances) {
  estimate(first, second, count, linear, distances);
}
#endif

int diff_has(diff_form form) {
  switch (form) {
  case DIFF_PORTABLE: return 1;
#if defined(__x86_64__)
  case DIFF_AVX2: return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  case DIFF_AVX512:
    return diff_has(DIFF_AVX2) && __builtin_cpu_supports("avx512f") &&
           __builtin_cpu_supports("avx512dq");
#endif
  default: return 0;
  }
}

void diff_estimate(diff_form form, const uint32_t *restrict first, const uint32_t *restrict second,
                   size_t count, const float *restrict linear, float *restrict distances) {
  switch (form) {
#if defined(__x86_64__)
  case DIFF_AVX512: estimate_avx512(first, second, count, linear, distances); return;
  case DIFF_AVX2: estimate_avx2(first, second, count, linear, distances); return;
#endif
  default: estimate(first, second, count, linear, distances);
  }
}
