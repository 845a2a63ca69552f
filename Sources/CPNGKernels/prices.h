#pragma once

#include "deflater.h"

enum {
  /// Bits behind the point of a price.
  fraction = 6,
  /// How many lengths a vector holds the prices of.
  lanes = 8,
};

/// What tokens cost, in 64ths of a bit, extra bits included. A vector may begin at any length.
struct prices {
  uint32_t literals[256], lengths[longest + lanes], distances[distance_symbols];
};

/// What symbols cost that occur so often: −log2 of their part of all.
void deflater_set_prices(prices *prices, const deflater *state, const histogram *histogram);
/// What symbols cost before anything is parsed: literals by a sample of the bytes that wait.
void deflater_guess_prices(prices *prices, const deflater *state);

static inline uint32_t price_of_match(const prices *prices, uint32_t length, uint32_t less_one) {
  return prices->lengths[length] + prices->distances[distance_symbol(less_one)];
}
