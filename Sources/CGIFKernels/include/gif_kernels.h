// Inner loops of the GIF encoder over rows of pixels and tables of colours, four to sixteen at a time, most of
// them in plain C that every compiler turns into vectors. Swift's checks of each index keep it from doing so.
//
// All arithmetic is in integers. The callers make sure that all pointers are valid for the counts that go
// with them.

#pragma once

#include <stddef.h>
#include <stdint.h>

/// The instructions that a kernel of several forms uses; the results are the same.
typedef enum {
  GIF_PORTABLE,
  GIF_AVX2,
} gif_form;

/// The fastest form that this machine has.
gif_form gif_best_form(void);

/// Finds where runs begin in a row, behind its first pixel. A run's pixels have one colour, and either all of
/// them had it before or none.
///
/// - before: what was there; NULL where runs are to differ in their colour alone.
/// - starts: their places; room for `count`.
/// - Returns: how many there are.
size_t gif_run_starts(gif_form form, const uint32_t *pixels, const uint32_t *before, size_t count,
                      uint32_t *starts);

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
struct gif_turns gif_count_turns(gif_form form, const uint32_t *pixels, const uint32_t *before,
                                 const uint32_t *base, size_t below, size_t count);

/// A colour of a perceptual space, in integers whose differences fit 16 bits.
struct gif_color {
  int16_t lightness;
  int16_t a;
  int16_t b;
  /// 0; it makes four numbers of a colour.
  int16_t none;
};

struct gif_match {
  /// Among the colours that were searched.
  int32_t place;
  int32_t squared_distance;
};

/// Before the first and behind the last colour of a list must be so many others, which are never found.
#define GIF_COLOR_PADDING 8

/// How many matches are looked for at most.
#define GIF_MATCH_LIMIT 4

/// Finds the colours that are closest to one and not farther than a radius.
///
/// - colors: by lightness.
/// - matches: the closest first; of two that are as close the one before. Room for `GIF_MATCH_LIMIT`.
/// - Returns: how many there are.
size_t gif_find_colors(gif_form form, const struct gif_color *colors, size_t count,
                       struct gif_color color, int32_t radius, struct gif_match *matches);

/// Finds the closest colour: of those that are as close the guess, or else the first that is met going up
/// in lightness and then down.
///
/// - colors: by lightness, one at least.
/// - guess: the place of a colour that may be it; a good one saves most of the search.
struct gif_match gif_closest_color(gif_form form, const struct gif_color *colors, size_t count,
                                   struct gif_color color, size_t guess);
