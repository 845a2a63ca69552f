#include "prices.h"

#include "matches.h"

/// log2 in 64ths, rounded down. Squaring doubles a logarithm, so each square brings out one more bit.
static uint32_t logarithm(uint32_t number) {
  uint32_t whole = 31 - (uint32_t)__builtin_clz(number), result = whole << fraction;
  // 1 to 2, with 31 bits behind the point.
  uint64_t mantissa = (uint64_t)number << (31 - whole);
  for (int bit = fraction - 1; bit >= 0; bit--) {
    mantissa = mantissa * mantissa >> 31;
    if (mantissa >> 32) {
      mantissa >>= 1;
      result |= 1u << bit;
    }
  }
  return result;
}

/// What does not occur counts as half a time: all is counted twice.
static uint32_t price(uint32_t logarithm_of_all, uint32_t count) {
  return logarithm_of_all - (count ? logarithm(2 * count) : 0);
}

void deflater_set_prices(prices *prices, const deflater *state, const histogram *histogram) {
  uint32_t literals = 0, distances = 0;
  for (int i = 0; i < literal_symbols; i++) literals += histogram->literals[i];
  for (int i = 0; i < distance_symbols; i++) distances += histogram->distances[i];
  literals = logarithm(2 * literals + 1);
  distances = logarithm(2 * distances + 1);
  for (int i = 0; i < 256; i++) prices->literals[i] = price(literals, histogram->literals[i]);
  uint32_t symbols[29];
  for (int i = 0; i < 29; i++)
    symbols[i] = price(literals, histogram->literals[end_of_block + 1 + i]) +
                 ((uint32_t)length_extra_bits[i] << fraction);
  for (int length = 3; length <= longest; length++)
    prices->lengths[length] = symbols[state->length_symbol[length]];
  for (unsigned i = 0; i < distance_symbols; i++)
    prices->distances[i] =
        price(distances, histogram->distances[i]) + (distance_extra_bits(i) << fraction);
}

enum {
  /// Of so many bytes the first `sampled_bytes` are counted: to count all moved no picture's size by 0.1 %.
  sample_distance = 512,
  sampled_bytes = 64,
};

void deflater_guess_prices(prices *prices, const deflater *state) {
  // Zeros are frequent. Runs become few tokens, and no literals.
  histogram histogram = {.literals = {16}};
  for (int i = 1; i < 256; i++) histogram.literals[i] = 1;
  size_t sampled_count = 0, run_bytes = 0;
  for (size_t from = state->start; from < state->end; from += sample_distance) {
    size_t to = state->end - from < sampled_bytes ? state->end : from + sampled_bytes;
    sampled_count += to - from;
    for (size_t place = from; place < to;) {
      const uint8_t *bytes = state->buffer + place;
      size_t run = place > 0 && load64(bytes) == load64(bytes - 1)
                       ? common_length(bytes, bytes - 1, to - place)
                       : 0;
      histogram.literals[run ? end_of_block : *bytes]++;
      run_bytes += run;
      place += run ? run : 1;
    }
  }
  deflater_set_prices(prices, state, &histogram);
  if (state->passes && run_bytes * 16 > sampled_count) {
    // For a first pass by price, 7 bits a byte and 4 a zero made flat pictures 1 % smaller than the sample, and gradients
    // 2 % larger. The means do for both, but not for noise, in which there are no runs.
    for (int i = 0; i < 256; i++)
      prices->literals[i] = (prices->literals[i] + ((i ? 7u : 4u) << fraction)) / 2;
  }
  // Runs have distance 1.
  for (int length = 3; length <= longest; length++)
    prices->lengths[length] = (4u + length_extra_bits[state->length_symbol[length]]) << fraction;
  for (unsigned i = 0; i < distance_symbols; i++)
    prices->distances[i] = (i ? 5 + distance_extra_bits(i) : 1) << fraction;
}
