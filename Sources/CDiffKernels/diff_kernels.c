// Sixteen pairs at a time, in loops without branches that the compiler vectorizes for whatever the machine
// has. Looking things up is half of the work where it is done one by one, so AVX-512 has a way of its own.

#include "diff_kernels.h"

#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

enum { LANES = 16 };

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

// A light of each colour, of sixteen pixels.
typedef struct {
  float red[LANES], green[LANES], blue[LANES];
} lights;

INLINE void look_up(const uint32_t *pixels, const float *linear, lights *result) {
  for (size_t i = 0; i < LANES; i++) {
    result->red[i] = linear[pixels[i] & 255];
    result->green[i] = linear[pixels[i] >> 8 & 255];
    result->blue[i] = linear[pixels[i] >> 16 & 255];
  }
}

typedef struct {
  float l, m, s;
} cone_roots;

INLINE cone_roots roots_of(const lights *lights, size_t i) {
  const float red = lights->red[i], green = lights->green[i], blue = lights->blue[i];
  const cone_roots result = {
      cube_root(0.4122214708f * red + 0.5363325363f * green + 0.0514459929f * blue),
      cube_root(0.2119034982f * red + 0.6806995451f * green + 0.1073969566f * blue),
      cube_root(0.0883024619f * red + 0.2817188376f * green + 0.6299787005f * blue)};
  return result;
}

// Square roots are the builtin's: C's own may set errno, which would keep the loop from being vectorized.

INLINE float lightness(cone_roots roots) {
  const float k1 = 0.206f, k2 = 0.03f, k3 = (1 + k1) / (1 + k2);
  const float linear = 0.2104542553f * roots.l + 0.7936177850f * roots.m - 0.0040720468f * roots.s;
  const float x = k3 * linear - k1;
  return 0.5f * (x + __builtin_elementwise_sqrt(x * x + 4 * k2 * k3 * linear));
}

INLINE float distance(cone_roots first, cone_roots second) {
  const float l = first.l - second.l, m = first.m - second.m, s = first.s - second.s;
  const float a = 1.9779984951f * l - 2.4285922050f * m + 0.4505937099f * s;
  const float b = 0.0259040371f * l + 0.7827717662f * m - 0.8086757660f * s;
  return __builtin_fabsf(lightness(first) - lightness(second)) +
         __builtin_elementwise_sqrt(a * a + b * b);
}

INLINE void estimate(const uint32_t *first, const uint32_t *second, size_t count,
                     const float *linear, float *distances,
                     void (*look_up)(const uint32_t *, const float *, lights *)) {
  for (size_t start = 0; start < count; start += LANES) {
    lights a, b;
    look_up(first + start, linear, &a);
    look_up(second + start, linear, &b);
    for (size_t i = 0; i < LANES; i++)
      distances[start + i] = distance(roots_of(&a, i), roots_of(&b, i));
  }
}

#if defined(__x86_64__)
// AVX-512 has sixteen lanes, if it is asked for; the compiler would make do with eight.
#define AVX512 __attribute__((target("avx512f,avx512dq"), min_vector_width(512))) static

// One of 256 numbers for each lane. An instruction chooses among 32; five bits of an index do that, and
// three choose among eight such choices.
AVX512 inline __m512 choose(const float *numbers, __m512i index) {
  __m512 choices[8];
  for (size_t i = 0; i < 8; i++)
    choices[i] = _mm512_permutex2var_ps(_mm512_loadu_ps(numbers + 32 * i), index,
                                        _mm512_loadu_ps(numbers + 32 * i + 16));
  for (int count = 4, bit = 32; count > 0; count /= 2, bit *= 2) {
    const __mmask16 odd = _mm512_test_epi32_mask(index, _mm512_set1_epi32(bit));
    for (int i = 0; i < count; i++)
      choices[i] = _mm512_mask_blend_ps(odd, choices[2 * i], choices[2 * i + 1]);
  }
  return choices[0];
}

// Takes two thirds of the time of gathering from memory.
AVX512 inline void look_up_avx512(const uint32_t *pixels, const float *linear, lights *result) {
  const __m512i packed = _mm512_loadu_si512(pixels), byte = _mm512_set1_epi32(255);
  _mm512_storeu_ps(result->red, choose(linear, _mm512_and_epi32(packed, byte)));
  _mm512_storeu_ps(result->green,
                   choose(linear, _mm512_and_epi32(_mm512_srli_epi32(packed, 8), byte)));
  _mm512_storeu_ps(result->blue,
                   choose(linear, _mm512_and_epi32(_mm512_srli_epi32(packed, 16), byte)));
}

AVX512 void estimate_avx512(const uint32_t *first, const uint32_t *second, size_t count,
                            const float *linear, float *distances) {
  estimate(first, second, count, linear, distances, look_up_avx512);
}

__attribute__((target("avx2,fma"))) static void estimate_avx2(const uint32_t *first,
                                                              const uint32_t *second, size_t count,
                                                              const float *linear,
                                                              float *distances) {
  estimate(first, second, count, linear, distances, look_up);
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

void diff_estimate(diff_form form, const uint32_t *first, const uint32_t *second, size_t count,
                   const float *linear, float *distances) {
  switch (form) {
#if defined(__x86_64__)
  case DIFF_AVX512: estimate_avx512(first, second, count, linear, distances); return;
  case DIFF_AVX2: estimate_avx2(first, second, count, linear, distances); return;
#endif
  default: estimate(first, second, count, linear, distances, look_up);
  }
}
