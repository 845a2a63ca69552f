// What the parts of the compressor share.
//
// Bytes are collected in a buffer; when it is full, they are parsed into tokens, the tokens are written
// as blocks, and the last 32 kB stay as the window that matches may reach back to.
//
// What makes it fast are runs. Most of a filtered picture is zeros, and most of an unfiltered one repeats
// the pixel before; so at each place a run is looked for first, taken whole, and but for its ends neither
// looked up nor remembered. libdeflate, which remembers each byte, takes 3 to 6 times as long for the
// same size.

#pragma once

#include <stddef.h>
#include <stdint.h>

#include "png_kernels.h"

enum {
  window_size = 1 << 15,
  buffer_size = 9 * window_size,
  /// Zeros behind the buffer's bytes, so that a whole number can be read at each of them.
  padding = 16,
  hash_bits = 15,
  short_hash_bits = 13,
  /// The longest match. Source: RFC 1951 §3.2.5, as all symbols below.
  longest = 258,
  literal_symbols = 286,
  distance_symbols = 30,
  end_of_block = 256,
};

/// How often each symbol occurs.
typedef struct {
  uint32_t literals[literal_symbols];
  uint32_t distances[distance_symbols];
} histogram;

/// What replacing the newest place of a hash has to be undone with.
typedef struct {
  uint32_t hash, short_hash;
  int32_t newest, newest_short;
} change;

typedef struct prices prices;
typedef struct pricing pricing;

struct deflater {
  rows_form form;
  size_t period;
  unsigned width, depth, passes;
  /// Parsed bytes, and from `start` to `end` those that are not.
  uint8_t *buffer;
  size_t start, end;
  /// Of the newest match, 0 where there is none: what goes on behind a difference has the same.
  size_t last_distance;
  /// The newest place of each hash of `width` bytes, below 0 where none; for each place, by its number
  /// modulo the window, the one before with the same hash; and the newest of each hash of three.
  int32_t *newest, *earlier, *newest_short;
  /// Since when changes of these are to be undone, where `undoes` is set.
  change *changes;
  size_t change_count;
  int undoes;
  /// A literal's byte, or a match: length << 16 | distance − 1.
  uint32_t *tokens;
  size_t token_count;
  /// The symbol of each length, from 257 on.
  uint8_t length_symbol[longest + 1];
  uint8_t *output;
  size_t output_count, output_capacity;
  uint64_t bits;
  unsigned bit_count;
  /// Made for the first stream that is parsed by price.
  pricing *pricing;
  int has_failed;
};

// Lengths and distances.

static const uint8_t length_extra_bits[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                              2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
static const uint16_t length_base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,
                                         15, 17, 19, 23, 27, 31, 35, 43, 51,  59,
                                         67, 83, 99, 115, 131, 163, 195, 227, 258};

/// The symbol of a distance less one.
static inline unsigned distance_symbol(uint32_t less_one) {
  if (less_one < 4) return less_one;
  unsigned top = 31 - (unsigned)__builtin_clz(less_one);
  return 2 * top + (less_one >> (top - 1) & 1);
}

static inline unsigned distance_extra_bits(unsigned symbol) {
  return symbol < 4 ? 0 : symbol / 2 - 1;
}

// parse.c

/// Parses what waits, greedily, and appends to the tokens, until there are so many or nothing waits. With
/// prices, literals stay where they cost no more than a short match.
void deflater_parse(deflater *state, const prices *prices, size_t most_tokens);
/// A run in matches of lengths that exist.
void deflater_append_run(deflater *state, size_t length, size_t distance);

// pricing.c

/// Parses what waits by price and writes it.
void deflater_parse_by_price(deflater *state, int is_last);
pricing *deflater_create_pricing(void);
void deflater_destroy_pricing(pricing *pricing);

// blocks.c

void deflater_count(const deflater *state, size_t from, size_t to, histogram *histogram);
/// Bits of a block with codes of its own.
uint64_t deflater_block_bits(const histogram *histogram);
void deflater_write_block(deflater *state, size_t from, size_t to, int is_last);
/// Fills the last byte.
void deflater_flush(deflater *state);

// deflater.c

/// Forgets all but the window.
void deflater_slide(deflater *state);
