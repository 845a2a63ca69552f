// Shades rows of gradients; GradientShader.swift and ColorRamp.swift explain the method.
//
// A block of 16 pixels is computed in `float` from its first pixel.

#include "../kernels.h"
#include "raster_kernels.h"

#include <string.h>

#define BLOCK 16

typedef float floats_16 __attribute__((vector_size(64)));
typedef int32_t ints_16 __attribute__((vector_size(64)));

static const floats_16 block_offsets = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

#define ALL(value) ((value) - (floats_16){0})
#define SELECTED(mask, a, b) \
  ((floats_16)(((ints_16)(a) & (mask)) | ((ints_16)(b) & ~(mask))))
#define MINIMUM(a, b) SELECTED((a) < (b), a, b)
#define MAXIMUM(a, b) SELECTED((a) > (b), a, b)

// The angles of directions in turns, as in GradientShader.turn.
INLINE void turns_of(floats_16 *turns, const floats_16 *x, const floats_16 *y) {
  const floats_16 zero = {0};
  const floats_16 abs_x = __builtin_elementwise_abs(*x), abs_y = __builtin_elementwise_abs(*y);
  const floats_16 longer = MAXIMUM(abs_x, abs_y);
  const floats_16 q = MINIMUM(abs_x, abs_y) / MAXIMUM(longer, ALL(0x1p-126f));
  const floats_16 s = q * q;
  floats_16 p = ALL(-0.0006453036575635174f);
  p = p * s + 0.0034795950078022296f;
  p = p * s - 0.008898719022076302f;
  p = p * s + 0.015346030535289202f;
  p = p * s - 0.022136270184870674f;
  p = p * s + 0.03174594495218727f;
  p = p * s - 0.05304612094060257f;
  p = p * s + 0.1591548373453023f;
  floats_16 turn = p * q;
  turn = SELECTED(abs_y > abs_x, 0.25f - turn, turn);
  turn = SELECTED(*x < zero, 0.5f - turn, turn);
  turn = SELECTED(*y < zero, 1 - turn, turn);
  *turns = SELECTED(turn < 1, turn, zero);
}

// Rounds to nearest. After adding 2^15, the mantissa has eight bits of integer above eight bits of fraction.
#define TO_BYTES(v) (((ints_16)((v) + 32768.5f) >> 8) & 255)

INLINE void colors_of(ints_16 *pixels, const floats_16 *parameters, const raster_ramp *ramp) {
  const floats_16 d = *parameters - ramp->origin;
  const float *color = ramp->color, *slope = ramp->slope, *curve = ramp->curve;
  const floats_16 alpha = color[3] + slope[3] * d;
  const floats_16 red = color[0] + (slope[0] + curve[0] * d) * d;
  const floats_16 green = color[1] + (slope[1] + curve[1] * d) * d;
  const floats_16 blue = color[2] + (slope[2] + curve[2] * d) * d;
  *pixels = TO_BYTES(MINIMUM(red, alpha)) | TO_BYTES(MINIMUM(green, alpha)) << 8 |
            TO_BYTES(MINIMUM(blue, alpha)) << 16 | TO_BYTES(alpha) << 24;
}

// The smallest of the numbers.
INLINE float least_of(const floats_16 *values) {
  float least = (*values)[0];
  for (size_t i = 1; i < BLOCK; i++) least = (*values)[i] < least ? (*values)[i] : least;
  return least;
}

KERNEL size_t raster_shade_gradient(uint32_t *target, size_t count, const raster_ramp *ramp,
                                    const raster_slope *slope, int64_t x) {
  size_t done = 0;
  while (done < count) {
    const int64_t here = x + (int64_t)done, start = here & ~(BLOCK - 1);
    const double center = (double)start + 0.5;
    const floats_16 u = (float)(slope->slope_u * center + slope->u) +
                        (float)slope->slope_u * block_offsets;
    const floats_16 v = (float)(slope->slope_v * center + slope->v) +
                        (float)slope->slope_v * block_offsets;
    floats_16 parameters = u;
    float reach = ramp->reach;
    if (ramp->kind == 1) {
      parameters = __builtin_elementwise_sqrt(u * u + v * v);
    } else if (ramp->kind == 2) {
      turns_of(&parameters, &u, &v);
      const floats_16 squares = u * u + v * v;
      // The angle in turns changes by the distance divided by the circumference, 2 pi times the radius. This pi is
      // rounded down.
      if (reach > 0) reach /= 0x1.921fb4p2f * __builtin_sqrtf(least_of(&squares));
    }
    reach += ramp->edge;
    if (parameters[0] < ramp->begin || parameters[0] >= ramp->end) break;
    const ints_16 inside =
        (parameters >= ramp->low + reach) & (parameters < ramp->high - reach);
    if (!__builtin_reduce_and(inside)) break;
    ints_16 pixels;
    colors_of(&pixels, &parameters, ramp);
    const size_t skipped = (size_t)(here - start);
    const size_t room = BLOCK - skipped;
    if (room == BLOCK && count - done >= BLOCK) {
      memcpy(target + done, &pixels, sizeof pixels);
      done += BLOCK;
      continue;
    }
    const size_t length = room < count - done ? room : count - done;
    for (size_t i = 0; i < length; i++) target[done + i] = (uint32_t)pixels[skipped + i];
    done += length;
  }
  return done;
}
