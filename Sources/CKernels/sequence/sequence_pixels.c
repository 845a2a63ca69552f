// Pictures of recordings: the noise of video codecs, and scaling in linear light.

#include "sequence_kernels.h"
#include "../kernels.h"

/// Whether a channel of two pixels differs by more than the tolerance.
INLINE uint32_t differs(uint32_t a, uint32_t b, int shift, uint32_t tolerance) {
  uint32_t x = a >> shift & 255, y = b >> shift & 255;
  return (x > y ? x - y : y - x) > tolerance;
}

KERNEL size_t sequence_settle(uint32_t *shown, const uint32_t *pixels, size_t count,
                              uint32_t tolerance) {
  size_t replaced = 0;
  for (size_t i = 0; i < count; i++) {
    uint32_t a = shown[i], b = pixels[i];
    uint32_t differ = differs(a, b, 0, tolerance) | differs(a, b, 8, tolerance) |
                      differs(a, b, 16, tolerance) | differs(a, b, 24, tolerance);
    shown[i] = differ ? b : a;
    replaced += differ;
  }
  return replaced;
}

KERNEL void sequence_decode_row(float *row, const uint32_t *pixels, size_t count,
                                const float *linear) {
  for (size_t i = 0; i < count; i++, row += 4) {
    uint32_t pixel = pixels[i];
    uint32_t alpha = pixel >> 24;
    float opacity = (float)alpha / 255;
    for (int channel = 0; channel < 3; channel++) {
      uint32_t component = pixel >> 8 * channel & 255;
      // The straight component, rounded to nearest.
      if (alpha != 255 && alpha != 0) component = (component * 255 + alpha / 2) / alpha;
      row[channel] = linear[component & 255] * opacity;
    }
    row[3] = opacity;
  }
}

KERNEL void sequence_scale_row(float *result, size_t width, const float *row, const uint32_t *first,
                               const float *weights, size_t taps) {
  for (size_t x = 0; x < width; x++, weights += taps, result += 4) {
    const float *pixel = row + 4 * (size_t)first[x];
    float sum[4] = {0, 0, 0, 0};
    for (size_t tap = 0; tap < taps; tap++, pixel += 4) {
      for (int channel = 0; channel < 4; channel++) sum[channel] += weights[tap] * pixel[channel];
    }
    for (int channel = 0; channel < 4; channel++) result[channel] = sum[channel];
  }
}

KERNEL void sequence_add_row(float *sum, const float *row, size_t count, float weight) {
  for (size_t i = 0; i < count; i++) sum[i] += weight * row[i];
}

INLINE float limited(float value, float limit) {
  return value < 0 ? 0 : value > limit ? limit : value;
}

KERNEL void sequence_encode_row(uint32_t *pixels, const float *row, size_t count,
                                const uint8_t *components) {
  for (size_t i = 0; i < count; i++, row += 4) {
    // The filter overshoots at edges.
    float opacity = limited(row[3], 1);
    uint32_t alpha = (uint32_t)(opacity * 255 + 0.5f);
    uint32_t pixel = alpha << 24;
    if (alpha == 0) opacity = 1;
    for (int channel = 0; channel < 3; channel++) {
      float light = limited(row[channel] / opacity, 1);
      uint32_t component = components[(uint32_t)(light * 65535 + 0.5f)];
      pixel |= (component * alpha + 127) / 255 << 8 * channel;
    }
    pixels[i] = pixel;
  }
}
