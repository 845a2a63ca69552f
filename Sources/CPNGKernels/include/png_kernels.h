// The loops that writing a PNG file spends its time in: over pixels, filters, and a deflate compressor made
// for filtered rows.
//
// All arithmetic is in integers, and nothing depends on memory addresses or on how bytes are split into
// calls: the same bytes give the same stream everywhere. Machines are little-endian.
//
// The callers make sure that all pointers are valid for the counts that go with them.
//
// Names begin with `rows_` or `deflater_`: `png_` is libpng's, which is linked beside this.

#pragma once

#include <stddef.h>
#include <stdint.h>

/// The instructions that a kernel of several forms uses; the results are the same.
typedef enum {
  ROWS_PORTABLE,
  ROWS_AVX2,
} rows_form;

/// The fastest form that this machine has.
rows_form rows_best_form(void);

// MARK: Pixels, red in the lowest byte

/// Packs pixels into three bytes each, alpha left out; clear ones as another pixel.
void rows_pack_rgb(rows_form form, const uint32_t *restrict pixels, size_t count, uint32_t clear,
                   uint8_t *restrict out);

/// Clears the pixels that are as those before them. Returns how many, or -1 where one that is not is less
/// than opaque.
ptrdiff_t rows_clear_equal(uint32_t *restrict pixels, const uint32_t *restrict before, size_t count);

/// Whether all pixels are opaque; then also marks the pair of red and green of each in a map of 65,536
/// bytes, and clears `is_gray` where one is not grey.
int rows_mark_opaque(const uint32_t *restrict pixels, size_t count, uint8_t *restrict pairs,
                     int *restrict is_gray);

/// Whether two rows of pixels are equal.
int rows_equal(const uint32_t *one, const uint32_t *other, size_t count);

// MARK: Filters (PNG §9.2)

/// Which filters rows may have.
enum {
  /// None.
  ROWS_FILTER_NONE,
  /// None, but Up for a row as the one above: it becomes zeros.
  ROWS_FILTER_REPEATS,
  /// As before, and for each other row none, Sub, Up or Paeth: what leaves the fewest bytes that are not
  /// zero. If these are more than half, none, Sub, Up, Average or Paeth: what leaves the least differences.
  ROWS_FILTER_ADAPTIVE,
  /// Those that the caller gives.
  ROWS_FILTER_GIVEN,
};

/// Filters `height` rows of `stride` bytes into rows of one byte more, the filter's number in front.
/// `above` is the row above the first, or NULL where there is none. `filters` has a number for each row:
/// read where they are given, else written. `scratch` holds two rows. Returns how many of the filtered
/// bytes are not zero, filter numbers left out; of given filters 0.
size_t rows_filter(rows_form form, const uint8_t *rows, const uint8_t *above, size_t height,
                   size_t stride, size_t distance, int choice, uint8_t *filters, uint8_t *out,
                   uint8_t *scratch);

/// How many bytes are differences of −2, −1, 1 or 2.
size_t rows_count_steps(const uint8_t *bytes, size_t count);

// MARK: Deflate (RFC 1951)

typedef struct deflater deflater;

/// NULL where memory is short.
deflater *deflater_create(rows_form form);
void deflater_destroy(deflater *state);

/// Begins a stream and forgets the one before.
///
/// - period: how far apart bytes are of which long runs are expected to be equal: bytes of a pixel.
/// - width: of how many bytes longer matches than three are found, 4, 8 or 16. Of 4, the insides of runs
///   and of long matches are not remembered; of more, those of long matches are.
/// - depth: how many earlier places are looked at for each match, at least 1.
/// - passes: 0 parses at once and greedily. Else so many times by what each choice costs in bits, with
///   the prices of the pass before: about 20 times slower where runs are few.
void deflater_begin(deflater *state, size_t period, unsigned width, unsigned depth,
                    unsigned passes);

/// Takes the next bytes.
void deflater_append(deflater *state, const uint8_t *bytes, size_t count);

/// Ends the stream. Returns its bytes, valid until the next call, or NULL where memory ran short.
const uint8_t *deflater_finish(deflater *state, size_t *count);

/// Chooses a filter for each row by trial: all four are parsed, behind the rows chosen before, and the
/// one of the fewest bits is taken. None counts as so many 64ths of a bit less as `favour` says, as what
/// is not filtered can be repeated by rows that come later. Begins a stream, which is not to be finished.
/// `scratch` holds five rows and their filters' numbers. Returns the bits of the whole, at least 1 and
/// not quite exact.
uint64_t deflater_choose_filters(deflater *state, const uint8_t *rows, size_t height, size_t stride,
                                 size_t distance, uint32_t favour, uint8_t *filters,
                                 uint8_t *scratch);

/// The longest rows, in bytes, that deflater_choose_filters takes.
size_t deflater_longest_row(void);
