// Kernels of several forms: which one is asked for, and how each is compiled.

#pragma once

#include "gif_kernels.h"

#define INLINE static inline __attribute__((always_inline))

#if defined(__x86_64__)
#include <immintrin.h>

// Compiled for AVX2, and inlined only into what is too. Others call it where the machine has that.
#define AVX2 static inline __attribute__((target("avx2")))

#define EITHER(form, portable, avx2) ((form) == GIF_AVX2 ? (avx2) : (portable))
#else
#define EITHER(form, portable, avx2) ((void)(form), (portable))
#endif
