// Filters by trial: what a row costs depends on what stands before it, and parsing tells.

#include <string.h>

#include "filters.h"
#include "matches.h"
#include "prices.h"

enum {
  /// After so many tokens prices are set again.
  tokens_between_prices = 512,
  /// How many earlier places a trial looks at. More make filtered rows look better than they turn out to
  /// be when they are parsed by price.
  trial_depth = 16,
};

size_t deflater_longest_row(void) { return buffer_size - 2 * window_size - 1; }

typedef struct {
  deflater *state;
  prices prices;
  /// Of late; and of all.
  histogram recent, all;
  size_t tokens;
} trial;

/// Parses a filtered row behind those before it. Its tokens are all there are then.
static void parse_row(deflater *state, const uint8_t *row, size_t count) {
  memcpy(state->buffer + state->end, row, count);
  memset(state->buffer + state->end + count, 0, padding);
  state->end += count;
  state->token_count = 0;
  deflater_parse(state, NULL);
}

/// What a filtered row would cost; nothing of it stays.
static uint32_t cost_of_row(trial *trial, const uint8_t *row, size_t count) {
  deflater *state = trial->state;
  size_t end = state->end, last_distance = state->last_distance;
  state->undoes = 1;
  state->change_count = 0;
  parse_row(state, row, count);
  uint32_t cost = 0;
  for (size_t i = 0; i < state->token_count; i++) {
    uint32_t token = state->tokens[i];
    cost += token < 256 ? trial->prices.literals[token]
                        : price_of_match(&trial->prices, token >> 16, token & 0xFFFF);
  }
  while (state->change_count) {
    const change *change = &state->changes[--state->change_count];
    state->newest[change->hash] = change->newest;
    state->newest_short[change->short_hash] = change->newest_short;
  }
  state->undoes = 0;
  state->last_distance = last_distance;
  state->start = state->end = end;
  return cost;
}

static void add(const histogram *part, histogram *sum) {
  for (int i = 0; i < literal_symbols; i++) sum->literals[i] += part->literals[i];
  for (int i = 0; i < distance_symbols; i++) sum->distances[i] += part->distances[i];
}

/// Parses a chosen row, and sets new prices now and then.
static void take_row(trial *trial, const uint8_t *row, size_t count) {
  deflater *state = trial->state;
  parse_row(state, row, count);
  for (size_t i = 0; i < state->token_count; i++) {
    uint32_t token = state->tokens[i];
    if (token < 256) {
      trial->recent.literals[token]++;
    } else {
      trial->recent.literals[end_of_block + 1 + state->length_symbol[token >> 16]]++;
      trial->recent.distances[distance_symbol(token & 0xFFFF)]++;
    }
  }
  trial->tokens += state->token_count;
  if (trial->tokens < tokens_between_prices) return;
  trial->tokens = 0;
  deflater_set_prices(&trial->prices, state, &trial->recent);
  // What was long ago counts less and less.
  for (int i = 0; i < literal_symbols; i++) {
    uint32_t fading = trial->recent.literals[i] >> 2;
    trial->recent.literals[i] -= fading;
    trial->all.literals[i] += fading;
  }
  for (int i = 0; i < distance_symbols; i++) {
    uint32_t fading = trial->recent.distances[i] >> 2;
    trial->recent.distances[i] -= fading;
    trial->all.distances[i] += fading;
  }
}

uint64_t deflater_choose_filters(deflater *state, rows_form form, const uint8_t *rows, size_t height,
                                 size_t stride, size_t distance, uint32_t favour,
                                 uint8_t *filters, uint8_t *scratch) {
  static const int candidates[] = {4, 1, 0, 2};
  trial trial = {.state = state};
  size_t count = stride + 1;
  deflater_begin(state, distance, 4, trial_depth, 0);
  deflater_guess_prices(&trial.prices, state);
  uint8_t *zeros = scratch + 4 * count;
  memset(zeros, 0, stride);
  const uint8_t *above = zeros;
  for (size_t y = 0; y < height; y++, above = rows, rows += stride) {
    if (state->end + count > buffer_size) deflater_slide(state);
    size_t best = 0;
    if (memcmp(rows, above, stride) == 0) {
      memset(scratch, 0, count);
      scratch[0] = 2;
    } else {
      uint32_t least = UINT32_MAX;
      for (size_t i = 0; i < 4; i++) {
        uint8_t *row = scratch + i * count;
        row[0] = (uint8_t)candidates[i];
        rows_filter_one(form, candidates[i], rows, above, stride, distance, row + 1);
        uint32_t cost = cost_of_row(&trial, row, count) + (candidates[i] ? favour : 0);
        if (cost >= least) continue;
        least = cost;
        best = i;
      }
    }
    filters[y] = scratch[best * count];
    take_row(&trial, scratch + best * count, count);
  }
  add(&trial.recent, &trial.all);
  trial.all.literals[end_of_block] = 1;
  return deflater_block_bits(&trial.all);
}
