#pragma once

#include "png_kernels.h"

/// Filters a row of `count` bytes by none (0), Sub (1), Up (2), Average (3) or Paeth (4).
void rows_filter_one(rows_form form, int filter, const uint8_t *restrict row,
                     const uint8_t *restrict above, size_t count, size_t distance,
                     uint8_t *restrict out);
