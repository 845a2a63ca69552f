// Shared by all kernels. Each loop stands once, in plain C; where the linker can choose at start, the compiler
// makes a second copy for AVX2. Both copies compute the same bits: no contraction, no fused multiply-add.

#pragma once

#if defined(__x86_64__) && defined(__linux__)
#define KERNEL __attribute__((target_clones("avx2", "default")))
#else
#define KERNEL
#endif

#pragma STDC FP_CONTRACT OFF
