// Kernels of two forms: how each is compiled.

#pragma once

#include "png_kernels.h"

#define INLINE static inline __attribute__((always_inline))

#if defined(__x86_64__)
#include <immintrin.h>

// Compiled for AVX2: what is INLINE becomes so within it. Others call it where the machine has that.
#define AVX2 static __attribute__((target("avx2")))

#define EITHER(form, portable, avx2) ((form) == ROWS_AVX2 ? (avx2) : (portable))
#else
#define EITHER(form, portable, avx2) ((void)(form), (portable))
#endif
