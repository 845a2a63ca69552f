// Blocks with Huffman codes. Source: RFC 1951 §3.2.

#include <stdlib.h>
#include <string.h>

#include "deflater.h"

// MARK: Bits

static int reserve(deflater *state, size_t more) {
  if (state->output_count + more <= state->output_capacity) return 1;
  size_t capacity = (state->output_count + more) * 2;
  uint8_t *output = realloc(state->output, capacity);
  if (!output) {
    state->has_failed = 1;
    return 0;
  }
  state->output = output;
  state->output_capacity = capacity;
  return 1;
}

static inline void put(deflater *state, uint32_t value, unsigned count) {
  state->bits |= (uint64_t)value << state->bit_count;
  state->bit_count += count;
}

/// Writes all whole bytes; fewer than eight bits are left.
static inline void write_bytes(deflater *state) {
  memcpy(state->output + state->output_count, &state->bits, sizeof state->bits);
  state->output_count += state->bit_count >> 3;
  state->bits >>= state->bit_count & ~7u;
  state->bit_count &= 7;
}

void deflater_flush(deflater *state) {
  if (state->has_failed || !reserve(state, 16)) return;
  state->bit_count = (state->bit_count + 7) & ~7u;
  write_bytes(state);
}

// MARK: Codes

/// The symbols that occur, the rarest first, of equals the lower; returns how many. A byte of the counts
/// at a time: five times as fast as qsort, which took a tenth of an animation's time.
static unsigned sort_symbols(const uint32_t *counts, unsigned symbols, uint16_t *sorted) {
  unsigned used = 0;
  uint32_t most = 0;
  for (unsigned symbol = 0; symbol < symbols; symbol++) {
    if (!counts[symbol]) continue;
    sorted[used++] = (uint16_t)symbol;
    if (counts[symbol] > most) most = counts[symbol];
  }
  for (unsigned shift = 0; shift < 32 && most >> shift; shift += 8) {
    uint16_t earlier[literal_symbols], places[257] = {0};
    memcpy(earlier, sorted, used * sizeof *earlier);
    for (unsigned i = 0; i < used; i++) places[(counts[earlier[i]] >> shift & 255) + 1]++;
    for (unsigned byte = 0; byte < 256; byte++) places[byte + 1] += places[byte];
    for (unsigned i = 0; i < used; i++)
      sorted[places[counts[earlier[i]] >> shift & 255]++] = earlier[i];
  }
  return used;
}

/// The lengths of a Huffman code, 0 for what does not occur, none above `limit`. Fewer than two symbols
/// get company: a code of one length alone is not for all readers.
static void make_lengths(const uint32_t *counts, unsigned symbols, unsigned limit, uint8_t *lengths) {
  uint16_t sorted[literal_symbols];
  memset(lengths, 0, symbols);
  unsigned used = sort_symbols(counts, symbols, sorted);
  if (used < 2) {
    unsigned only = used ? sorted[0] : 0;
    lengths[only] = lengths[only ? 0 : 1] = 1;
    return;
  }
  // The two lightest become one, again and again: leaves come sorted, and so do the nodes made of them.
  uint64_t weights[2 * literal_symbols];
  uint16_t parents[2 * literal_symbols], depths[2 * literal_symbols];
  for (unsigned i = 0; i < used; i++) weights[i] = counts[sorted[i]];
  unsigned leaf = 0, node = used, next = used;
  for (; next < 2 * used - 1; next++) {
    weights[next] = 0;
    for (int child = 0; child < 2; child++) {
      unsigned lightest =
          leaf < used && (node >= next || weights[leaf] <= weights[node]) ? leaf++ : node++;
      weights[next] += weights[lightest];
      parents[lightest] = (uint16_t)next;
    }
  }
  unsigned at_depth[16] = {0};
  depths[next - 1] = 0;
  for (unsigned i = next - 1; i-- > 0;) {
    depths[i] = (uint16_t)(depths[parents[i]] + 1);
    if (i < used) at_depth[depths[i] < limit ? depths[i] : limit]++;
  }
  // Codes that were cut to the limit take more room than there is (Kraft): until all fit, a leaf above
  // becomes a node of two.
  uint32_t room = 0;
  for (unsigned length = 1; length <= limit; length++) room += at_depth[length] << (limit - length);
  for (; room > 1u << limit; room--) {
    unsigned length = limit - 1;
    while (!at_depth[length]) length--;
    at_depth[limit]--;
    at_depth[length]--;
    at_depth[length + 1] += 2;
  }
  unsigned i = 0;
  for (unsigned length = limit; length > 0; length--)
    for (unsigned left = at_depth[length]; left; left--) lengths[sorted[i++]] = (uint8_t)length;
}

/// Codes in the order of lengths and symbols, the first bit lowest. Source: §3.2.2.
static void make_codes(const uint8_t *lengths, unsigned symbols, uint16_t *codes) {
  unsigned counts[16] = {0}, next[16] = {0};
  for (unsigned symbol = 0; symbol < symbols; symbol++) counts[lengths[symbol]]++;
  counts[0] = 0;
  for (unsigned length = 1; length < 16; length++)
    next[length] = (next[length - 1] + counts[length - 1]) << 1;
  for (unsigned symbol = 0; symbol < symbols; symbol++) {
    unsigned code = next[lengths[symbol]]++, reversed = 0;
    for (unsigned bit = 0; bit < lengths[symbol]; bit++, code >>= 1)
      reversed = reversed << 1 | (code & 1);
    codes[symbol] = (uint16_t)reversed;
  }
}

// MARK: Headers

enum {
  code_length_symbols = 19,
  copy_previous = 16,
  few_zeros = 17,
  many_zeros = 18,
};

/// How a block tells its codes. Source: §3.2.7.
typedef struct {
  uint8_t literals[literal_symbols], distances[distance_symbols];
  unsigned literal_count, distance_count;
  /// Lengths of both codes, and what is added to them.
  uint8_t symbols[literal_symbols + distance_symbols], extras[literal_symbols + distance_symbols];
  unsigned count;
  /// The code of these.
  uint8_t lengths[code_length_symbols];
  unsigned length_count;
  /// Of the block in all.
  uint64_t bits;
} block_header;

static const uint8_t length_order[code_length_symbols] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                          11, 4,  12, 3, 13, 2, 14, 1, 15};

static unsigned extra_bits_of_code_length(unsigned symbol) {
  return symbol == copy_previous ? 2 : symbol == few_zeros ? 3 : symbol == many_zeros ? 7 : 0;
}

static void append_code_length(block_header *header, unsigned symbol, unsigned extra) {
  header->symbols[header->count] = (uint8_t)symbol;
  header->extras[header->count++] = (uint8_t)extra;
}

static void describe_lengths(block_header *header) {
  uint8_t all[literal_symbols + distance_symbols];
  unsigned count = header->literal_count + header->distance_count;
  memcpy(all, header->literals, header->literal_count);
  memcpy(all + header->literal_count, header->distances, header->distance_count);
  header->count = 0;
  for (unsigned i = 0; i < count;) {
    unsigned run = 1, taken = 1;
    while (i + run < count && all[i + run] == all[i]) run++;
    if (all[i] == 0 && run > 10) {
      taken = run < 138 ? run : 138;
      append_code_length(header, many_zeros, taken - 11);
    } else if (all[i] == 0 && run > 2) {
      taken = run;
      append_code_length(header, few_zeros, taken - 3);
    } else if (i > 0 && all[i - 1] == all[i] && run > 2) {
      taken = run < 6 ? run : 6;
      append_code_length(header, copy_previous, taken - 3);
    } else {
      append_code_length(header, all[i], 0);
    }
    i += taken;
  }
}

static void make_header(const histogram *histogram, block_header *header) {
  make_lengths(histogram->literals, literal_symbols, 15, header->literals);
  make_lengths(histogram->distances, distance_symbols, 15, header->distances);
  header->literal_count = literal_symbols;
  while (!header->literals[header->literal_count - 1]) header->literal_count--;
  if (header->literal_count < 257) header->literal_count = 257;
  header->distance_count = distance_symbols;
  while (!header->distances[header->distance_count - 1]) header->distance_count--;
  describe_lengths(header);
  uint32_t counts[code_length_symbols] = {0};
  for (unsigned i = 0; i < header->count; i++) counts[header->symbols[i]]++;
  make_lengths(counts, code_length_symbols, 7, header->lengths);
  header->length_count = code_length_symbols;
  while (!header->lengths[length_order[header->length_count - 1]]) header->length_count--;
  if (header->length_count < 4) header->length_count = 4;

  header->bits = 17 + 3 * header->length_count;
  for (unsigned symbol = 0; symbol < code_length_symbols; symbol++)
    header->bits +=
        (uint64_t)counts[symbol] * (header->lengths[symbol] + extra_bits_of_code_length(symbol));
  for (unsigned symbol = 0; symbol < literal_symbols; symbol++)
    header->bits += (uint64_t)histogram->literals[symbol] *
                    (header->literals[symbol] +
                     (symbol > end_of_block ? length_extra_bits[symbol - end_of_block - 1] : 0));
  for (unsigned symbol = 0; symbol < distance_symbols; symbol++)
    header->bits += (uint64_t)histogram->distances[symbol] *
                    (header->distances[symbol] + distance_extra_bits(symbol));
}

/// The codes that are known without being told. Source: §3.2.6.
static uint64_t make_fixed(const histogram *histogram, block_header *header) {
  uint64_t bits = 3;
  for (unsigned symbol = 0; symbol < literal_symbols; symbol++) {
    header->literals[symbol] = symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8;
    bits += (uint64_t)histogram->literals[symbol] *
            (header->literals[symbol] +
             (symbol > end_of_block ? length_extra_bits[symbol - end_of_block - 1] : 0));
  }
  for (unsigned symbol = 0; symbol < distance_symbols; symbol++) {
    header->distances[symbol] = 5;
    bits += (uint64_t)histogram->distances[symbol] * (5 + distance_extra_bits(symbol));
  }
  return bits;
}

// MARK: Blocks

void deflater_count(const deflater *state, size_t from, size_t to, histogram *histogram) {
  memset(histogram, 0, sizeof *histogram);
  for (size_t i = from; i < to; i++) {
    uint32_t token = state->tokens[i];
    if (token < 256) {
      histogram->literals[token]++;
    } else {
      histogram->literals[end_of_block + 1 + state->length_symbol[token >> 16]]++;
      histogram->distances[distance_symbol(token & 0xFFFF)]++;
    }
  }
  histogram->literals[end_of_block] = 1;
}

uint64_t deflater_block_bits(const histogram *histogram) {
  block_header header;
  make_header(histogram, &header);
  return header.bits;
}

static void write_header(deflater *state, const block_header *header) {
  put(state, header->literal_count - 257, 5);
  put(state, header->distance_count - 1, 5);
  put(state, header->length_count - 4, 4);
  write_bytes(state);
  for (unsigned i = 0; i < header->length_count; i++) {
    put(state, header->lengths[length_order[i]], 3);
    write_bytes(state);
  }
  uint16_t codes[code_length_symbols];
  make_codes(header->lengths, code_length_symbols, codes);
  for (unsigned i = 0; i < header->count; i++) {
    unsigned symbol = header->symbols[i];
    put(state, codes[symbol], header->lengths[symbol]);
    put(state, header->extras[i], extra_bits_of_code_length(symbol));
    write_bytes(state);
  }
}

void deflater_write_block(deflater *state, size_t from, size_t to, int is_last) {
  histogram histogram;
  block_header header;
  deflater_count(state, from, to, &histogram);
  make_header(&histogram, &header);
  // A header takes less than 512 bytes and a token at most 48 bits.
  if (!reserve(state, 512 + (to - from) * 6)) return;
  block_header fixed;
  int is_fixed = make_fixed(&histogram, &fixed) < header.bits;
  put(state, (is_last ? 1 : 0) | (is_fixed ? 1 : 2) << 1, 3);
  write_bytes(state);
  if (is_fixed) {
    header = fixed;
  } else {
    write_header(state, &header);
  }
  // Two more than are used have a place in the fixed code.
  uint16_t literals[literal_symbols + 2], distances[distance_symbols];
  uint8_t lengths[literal_symbols + 2] = {0};
  memcpy(lengths, header.literals, literal_symbols);
  if (is_fixed) lengths[literal_symbols] = lengths[literal_symbols + 1] = 8;
  make_codes(lengths, literal_symbols + 2, literals);
  make_codes(header.distances, distance_symbols, distances);
  for (size_t i = from; i < to; i++) {
    uint32_t token = state->tokens[i];
    if (token < 256) {
      put(state, literals[token], lengths[token]);
      // 63 bits fit before some have to go: the 20 of a length, or 15 of a literal again.
      if (state->bit_count > 40) write_bytes(state);
      continue;
    }
    unsigned length = token >> 16, index = state->length_symbol[length];
    unsigned symbol = end_of_block + 1 + index;
    put(state, literals[symbol], lengths[symbol]);
    put(state, length - length_base[index], length_extra_bits[index]);
    write_bytes(state);
    unsigned distance = distance_symbol(token & 0xFFFF), extra = distance_extra_bits(distance);
    put(state, distances[distance], header.distances[distance]);
    put(state, token & 0xFFFF & ((1u << extra) - 1), extra);
    write_bytes(state);
  }
  write_bytes(state);
  put(state, literals[end_of_block], lengths[end_of_block]);
  write_bytes(state);
}
