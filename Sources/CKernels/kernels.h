// Shared by all kernels. Each loop is written once in plain C; where the linker can select a version at start, the
// compiler also emits one for AVX2. Both compute the same bits: no contraction, no fused multiply-add.

#pragma once

#if defined(__x86_64__) && defined(__linux__)
#define KERNEL __attribute__((target_clones("avx2", "default")))
#else
#define KERNEL
#endif

#define INLINE static inline __attribute__((always_inline))

#pragma STDC FP_CONTRACT OFF
