#pragma once

#include <stddef.h>
#include <stdint.h>

#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>
#include <webp/mux.h>

// The versions of libwebp's interface are macros, which Swift does not see.

/// Returns 0 if the library has another interface than the header.
static inline int cwebp_init_config(WebPConfig *config) { return WebPConfigInit(config); }

static inline int cwebp_init_picture(WebPPicture *picture) { return WebPPictureInit(picture); }

static inline int cwebp_init_animation(WebPAnimEncoderOptions *options) {
  return WebPAnimEncoderOptionsInit(options);
}

static inline WebPAnimEncoder *cwebp_create_animation(
    int width, int height, const WebPAnimEncoderOptions *options) {
  return WebPAnimEncoderNew(width, height, options);
}

static inline int cwebp_init_animation_decoder(WebPAnimDecoderOptions *options) {
  return WebPAnimDecoderOptionsInit(options);
}

static inline WebPAnimDecoder *cwebp_create_animation_decoder(
    const uint8_t *bytes, size_t count, const WebPAnimDecoderOptions *options) {
  WebPData data = {bytes, count};
  return WebPAnimDecoderNew(&data, options);
}

static inline WebPMux *cwebp_create_mux(const uint8_t *bytes, size_t count) {
  WebPData data = {bytes, count};
  return WebPMuxCreate(&data, 1);
}
