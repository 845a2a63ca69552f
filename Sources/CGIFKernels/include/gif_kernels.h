// Inner loops of the GIF encoder over rows of pixels, eight or sixteen at a time in plain C that every
// compiler turns into vectors. Swift's checks of each index keep it from doing so.
//
// All arithmetic is in integers. The callers make sure that all pointers are valid for the counts that go
// with them.

#pragma once

#include <stddef.h>
#include <stdint.h>

/// How many of the first pixels have a colour, and had another one before.
size_t gif_changed_run(const uint32_t *pixels, const uint32_t *before, size_t count,
                       uint32_t color);

/// How many of the first pixels have a colour, and had the same before.
size_t gif_kept_run(const uint32_t *pixels, const uint32_t *before, size_t count, uint32_t color);

/// Where the first pixel that differs is; `count` if none does.
size_t gif_first_difference(const uint32_t *pixels, const uint32_t *before, size_t count);

/// Where the pixel behind the last one that differs is; 0 if none does.
size_t gif_last_difference(const uint32_t *pixels, const uint32_t *before, size_t count);

/// Sets times to an earlier one; returns how much earlier it is, summed up.
int64_t gif_set_times(int32_t *times, size_t count, int32_t time);

/// What a row would have to be drawn with.
struct gif_turns {
  /// Ends of runs of equal colour among the pixels that differ from those before.
  uint32_t usual;
  /// The same among the pixels that differ from the base.
  uint32_t restored;
  /// How often the base's colour changes, to the left or below, where two neighbours differ from it.
  uint32_t covered;
};

/// Compares a row's pixels with what it showed before and with its base.
///
/// - below: pixels from the base's row to the next one, 0 where there is none.
struct gif_turns gif_count_turns(const uint32_t *pixels, const uint32_t *before,
                                 const uint32_t *base, size_t below, size_t count);
