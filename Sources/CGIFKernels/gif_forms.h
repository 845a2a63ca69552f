// Kernels of several forms: which one is asked for, and how each is compiled.

#pragma once

#include "gif_kernels.h"

#define INLINE static inline __attribute__((always_inline))

#if defined(__x86_64__)
#include <immintrin.h>

// Compiled for AVX2, and inlined only into what is too. Others call it where the machine has that.
#define AVX2 static inline __attribute__((target("avx2")))

#define EITHER(portable, avx2) \
  if (form == GIF_AVX2) return avx2; \
  return portable
#else
#define EITHER(portable, avx2) \
  (void)form; \
  return portable
#endif
