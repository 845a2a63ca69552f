// How kernels are compiled: there is one form of them, for AVX2; Swift has that for all other processors.

#pragma once

#if defined(__x86_64__)

#include <immintrin.h>

#define AVX2 __attribute__((target("avx2")))
#define INLINE static inline __attribute__((target("avx2"), always_inline))

#endif
