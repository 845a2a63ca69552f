// Inner loops of the GIF encoder over rows of pixels and colours of palettes.
//
// All arithmetic is in integers. Callers ensure that each pointer is valid for its count.

#pragma once

#include <stddef.h>
#include <stdint.h>

/// Finds the starts of runs in a row, after its first pixel. The pixels of a run have the same colour, and either all
/// or none of them had it in the previous picture.
///
/// - before: the previous pixels; NULL if runs depend only on colours.
/// - starts: receives the indices; needs room for `count`.
/// - Returns: the number of starts.
size_t gif_run_starts(const uint32_t *pixels, const uint32_t *before, size_t count,
                      uint32_t *starts);

/// The index of the first pixel that differs; `count` if none does.
size_t gif_first_difference(const uint32_t *pixels, const uint32_t *before, size_t count);

/// The index after the last pixel that differs; 0 if none does.
size_t gif_last_difference(const uint32_t *pixels, const uint32_t *before, size_t count);

/// Sets all times to an earlier one, and returns the sum of the differences.
int64_t gif_set_times(int32_t *times, size_t count, int32_t time);

/// A colour in a perceptual colour space, as integers whose differences fit in 16 bits.
struct gif_color {
  int16_t lightness;
  int16_t a;
  int16_t b;
};

/// Colours sorted by lightness, one array per component. Each array has `GIF_COLOR_PADDING` extra numbers before the
/// first and after the last colour, which are read but never match.
struct gif_colors {
  const int16_t *lightness;
  const int16_t *a;
  const int16_t *b;
  size_t count;
};

#define GIF_COLOR_PADDING 8

struct gif_match {
  /// The index in the searched colours.
  int32_t place;
  int32_t squared_distance;
};

/// The maximum number of matches.
#define GIF_MATCH_LIMIT 4

/// Finds the colours closest to a given one, within a radius.
///
/// - matches: closest first; of two at the same distance, the one with the lower index. Needs room for
///   `GIF_MATCH_LIMIT`.
/// - Returns: the number of matches.
size_t gif_find_colors(struct gif_colors colors, struct gif_color color, int32_t radius,
                       struct gif_match *matches);

/// Finds the closest colour. Of several at the same distance: the guess, else the first in ascending lightness, then in
/// descending lightness.
///
/// - colors: must not be empty.
/// - guess: the index of a likely colour; a good guess saves most of the search.
struct gif_match gif_closest_color(struct gif_colors colors, struct gif_color color, size_t guess);

/// A pixel of a picture.
struct gif_pixel {
  struct gif_color wanted;
  /// The largest distance of its colour from the wanted one.
  uint16_t limit;
  /// The colour that the transparent index shows, if it is known.
  struct gif_color shown;
  uint8_t is_known;
  /// The index of the closest colour. A pixel that must be transparent has that index here, and wants a colour that
  /// is shown and that the table lacks.
  uint8_t closest;
};

/// The unit of prices: 2 to the power of 32 are a bit.
#define GIF_BIT ((int64_t)1 << 32)
/// Above all indices.
#define GIF_NO_INDEX 256

/// How far the colours of pixels may be from the wanted ones, and the price of that.
struct gif_tolerance {
  /// The colours of the table by index.
  const struct gif_color *colors;
  /// The bits of an index, 2 to 8.
  int32_t code_size;
  /// `GIF_NO_INDEX` if there is none.
  uint16_t transparent;
  /// By how much a colour may be farther away than the closest one.
  uint16_t distance;
  /// The price of a squared distance of 1.
  int64_t price;
};

/// Chooses the indices of an image's pixels and its strings. The dictionary is cleared when it is full.
///
/// - indices: room for `count`.
/// - codes: the strings' codes; room for `count`.
/// - Returns: the number of codes.
size_t gif_choose_strings(const struct gif_pixel *pixels, size_t count,
                          struct gif_tolerance tolerance, uint8_t *indices, uint16_t *codes);

/// Consecutive pixels of one colour; a run may continue in the next row.
struct gif_run {
  /// The number of the colour in the frame.
  uint32_t color;
  /// The length, and whether the pixels differ from the previous frame in the highest bit.
  uint32_t bits;
};

/// The bits of a run's length.
#define GIF_RUN_LENGTH 0x7FFFFFFFu

/// Consecutive pixels of one index; a run may continue in the next row.
struct gif_index_run {
  /// The index in the lowest eight bits, and the length.
  uint32_t bits;
};

/// The next pixels of a frame.
struct gif_run_cursor {
  const struct gif_run *run;
  /// The number of its remaining pixels; 0 if it has not begun.
  size_t rest;
};

/// A shown colour: its components, and 1; all 0 if it is not known.
typedef int16_t gif_shown __attribute__((ext_vector_type(4)));

/// A colour of a frame.
struct gif_steady_color {
  struct gif_color wanted;
  /// The index of the table's closest colour; `GIF_IS_CLEAR` if the colour is clear and the table has a transparent
  /// index.
  int16_t index;
  /// The squared distance of the closest colour.
  int32_t least;
  /// The largest squared distance at which a shown colour is kept; negative if the table has no transparent index.
  int32_t limit;
};

#define GIF_IS_CLEAR 256

struct gif_steady_table {
  /// All shown colours by number; 0 is the one that is not known.
  const gif_shown *shown;
  /// The numbers of the table's colours by index.
  const uint16_t *numbers;
  /// `GIF_NO_INDEX` if there is none.
  uint32_t transparent;
};

/// The errors of shown pixels.
struct gif_error_sums {
  /// The sum of the distances.
  double sum;
  int64_t pixels;
  /// A squared distance.
  int32_t largest;
};

/// Draws a row of a frame. Pixels whose shown colour is close enough, clear ones, and unchanged ones that are not known
/// are transparent.
///
/// - cursor: the row's first pixel; moved behind the row.
/// - colors: the frame's colours by number.
/// - shown: the numbers of the row's shown colours, which are drawn.
/// - indices: receives the runs of indices; room for `count`.
/// - Returns: the number of these runs.
size_t gif_draw_steady_row(struct gif_run_cursor *cursor, const struct gif_steady_color *colors,
                           struct gif_steady_table table, uint16_t *shown, size_t count,
                           struct gif_index_run *indices, struct gif_error_sums *sums);
