#pragma once

#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

// libjpeg reports errors by a function that must not return. So the one function here that can fail calls setjmp itself
// and returns the outcome.

typedef struct {
  /// The message of the error, or of the first warning.
  char message[JMSG_LENGTH_MAX];
  /// The number of warnings, such as damaged data that was skipped.
  int warnings;
  /// Whether the file ends before its pixels do.
  int is_cut;
} cjpeg_report;

typedef enum {
  CJPEG_DECODED,
  CJPEG_MALFORMED,
  CJPEG_OUT_OF_MEMORY,
} cjpeg_outcome;

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf jump;
  cjpeg_report *report;
  cjpeg_outcome outcome;
} cjpeg_errors;

static inline void cjpeg_fail(j_common_ptr info) {
  cjpeg_errors *errors = (cjpeg_errors *)info->err;
  errors->base.format_message(info, errors->report->message);
  errors->outcome = errors->base.msg_code == JERR_OUT_OF_MEMORY ? CJPEG_OUT_OF_MEMORY : CJPEG_MALFORMED;
  longjmp(errors->jump, 1);
}

static inline void cjpeg_warn(j_common_ptr info, int level) {
  cjpeg_errors *errors = (cjpeg_errors *)info->err;
  if (level >= 0) return;
  if (errors->report->warnings++ == 0) errors->base.format_message(info, errors->report->message);
  if (errors->base.msg_code == JWRN_JPEG_EOF) errors->report->is_cut = 1;
}

/// A progressive picture may have any number of scans, each of which passes over all pixels.
enum { CJPEG_SCAN_LIMIT = 500 };

static inline void cjpeg_count_scans(j_common_ptr info) {
  if (info->is_decompressor && ((j_decompress_ptr)info)->input_scan_number > CJPEG_SCAN_LIMIT) {
    cjpeg_errors *errors = (cjpeg_errors *)info->err;
    snprintf(
        errors->report->message, sizeof errors->report->message, "it has more than %d scans",
        CJPEG_SCAN_LIMIT);
    errors->outcome = CJPEG_MALFORMED;
    longjmp(errors->jump, 1);
  }
}

/// Reads a whole JPEG file as 8-bit RGBA, row-major without padding, into `rgba`, which holds `width × height × 4` bytes.
/// All bytes are written, unless it fails. A file of another size is malformed. Without a profile, CMYK is what browsers
/// show: inverted, as Adobe writes it.
static inline cjpeg_outcome cjpeg_decode(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *rgba,
    cjpeg_report *report) {
  struct jpeg_decompress_struct info;
  struct jpeg_progress_mgr progress = {0};
  cjpeg_errors errors;
  memset(&info, 0, sizeof info);
  memset(&errors, 0, sizeof errors);
  info.err = jpeg_std_error(&errors.base);
  errors.base.error_exit = cjpeg_fail;
  errors.base.emit_message = cjpeg_warn;
  errors.report = report;
  if (setjmp(errors.jump)) {
    jpeg_destroy_decompress(&info);
    return errors.outcome;
  }
  jpeg_create_decompress(&info);
  progress.progress_monitor = cjpeg_count_scans;
  info.progress = &progress;
  jpeg_mem_src(&info, (unsigned char *)bytes, (unsigned long)count);
  jpeg_read_header(&info, TRUE);
  if (info.image_width != width || info.image_height != height)
    ERREXIT(&info, JERR_IMAGE_TOO_BIG);
  info.dct_method = JDCT_ISLOW;
  info.do_fancy_upsampling = TRUE;
  int is_cmyk = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  info.out_color_space = is_cmyk ? JCS_CMYK : JCS_EXT_RGBA;
  jpeg_start_decompress(&info);
  size_t stride = (size_t)width * 4;
  while (info.output_scanline < height) {
    JSAMPROW row = rgba + info.output_scanline * stride;
    if (jpeg_read_scanlines(&info, &row, 1) != 1) break;
    if (!is_cmyk) continue;
    for (uint32_t x = 0; x < width; x++, row += 4) {
      uint32_t black = row[3];
      for (int channel = 0; channel < 3; channel++) {
        uint32_t product = row[channel] * black + 128;
        row[channel] = (uint8_t)((product + (product >> 8)) >> 8);
      }
      row[3] = 0xFF;
    }
  }
  // Rows that are missing are opaque black.
  uint8_t *rest = rgba + info.output_scanline * stride;
  for (; rest < rgba + height * stride; rest += 4) {
    memset(rest, 0, 3);
    rest[3] = 0xFF;
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  return CJPEG_DECODED;
}
