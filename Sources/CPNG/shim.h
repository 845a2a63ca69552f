#pragma once

#include <png.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <zlib.h>

// libpng reports errors by longjmp, which must not cross Swift's frames. So each function here that can fail calls
// setjmp itself and returns whether it failed. The message is in the failure that the png struct was created with.
//
// zlib comes with libpng.

typedef struct {
  char message[128];
} cpng_failure;

static inline PNG_NORETURN void cpng_fail(png_structp png, png_const_charp message) {
  cpng_failure *failure = (cpng_failure *)png_get_error_ptr(png);
  strncpy(failure->message, message, sizeof failure->message - 1);
  png_longjmp(png, 1);
}

static inline void cpng_ignore_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static inline void cpng_ignore_flush(png_structp png) { (void)png; }

// MARK: Writing

/// Returns a struct whose bytes go to `write`, which must not call png_error. NULL without memory.
static inline png_structp cpng_create_writer(
    cpng_failure *failure, void *context, png_rw_ptr write) {
  png_structp png = png_create_write_struct(
      PNG_LIBPNG_VER_STRING, failure, cpng_fail, cpng_ignore_warning);
  if (png) png_set_write_fn(png, context, write, cpng_ignore_flush);
  return png;
}

static inline void cpng_destroy_writer(png_structp png) { png_destroy_write_struct(&png, NULL); }

/// Writes the signature of a PNG file. Returns 0 on failure.
static inline int cpng_write_signature(png_structp png) {
  if (setjmp(png_jmpbuf(png))) return 0;
  png_write_sig(png);
  return 1;
}

/// Writes a chunk: length, the four bytes of its name, data, checksum. Returns 0 on failure.
static inline int cpng_write_chunk(
    png_structp png, const uint8_t *name, const uint8_t *data, size_t count) {
  if (setjmp(png_jmpbuf(png))) return 0;
  png_write_chunk(png, name, data, count);
  return 1;
}

// MARK: Reading

typedef struct {
  const uint8_t *bytes;
  size_t count;
} cpng_source;

static inline void cpng_read(png_structp png, png_bytep bytes, size_t count) {
  cpng_source *source = (cpng_source *)png_get_io_ptr(png);
  if (count > source->count) png_error(png, "the file ends too early");
  memcpy(bytes, source->bytes, count);
  source->bytes += count;
  source->count -= count;
}

typedef enum {
  CPNG_DECODED,
  /// The failure has a message.
  CPNG_MALFORMED,
  /// There is no message.
  CPNG_OUT_OF_MEMORY,
} cpng_outcome;

/// Reads a whole PNG file as 8-bit straight RGBA, row-major without padding, into `rgba`, which holds
/// `width × height × 4` bytes. A file of another size is malformed.
static inline cpng_outcome cpng_decode(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *rgba,
    cpng_failure *failure) {
  png_structp png = png_create_read_struct(
      PNG_LIBPNG_VER_STRING, failure, cpng_fail, cpng_ignore_warning);
  if (!png) return CPNG_OUT_OF_MEMORY;
  png_infop info = png_create_info_struct(png);
  if (!info) {
    png_destroy_read_struct(&png, NULL, NULL);
    return CPNG_OUT_OF_MEMORY;
  }
  cpng_source source = {bytes, count};
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return CPNG_MALFORMED;
  }
  png_set_read_fn(png, &source, cpng_read);
  // The caller limits the size. Texts and profiles are skipped, because a small file can hold a gigabyte of them,
  // which libpng would inflate and keep.
  png_set_user_limits(png, width, height);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_chunk_malloc_max(png, 0);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
    png_error(png, "the size is not the header's");
  png_set_scale_16(png);
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  size_t stride = (size_t)width * 4;
  if (png_get_rowbytes(png, info) != stride) png_error(png, "the rows have another length");
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < height; y++) png_read_row(png, rgba + y * stride, NULL);
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  return CPNG_DECODED;
}
