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
  /// Of so many tokens a trial's cost is summed, and the trial given up where another row costs less.
  counted_tokens = 32,
};

size_t deflater_longest_row(void) { return buffer_size - 2 * window_size - 1; }

typedef struct {
  deflater *state;
  prices prices;
  /// Of late; and of all.
  histogram recent, all;
  size_t tokens;
  /// Before the row that is tried.
  size_t end, last_distance;
} trial;

/// Puts a filtered row behind those before it, with no tokens yet.
static void append_row(deflater *state, const uint8_t *row, size_t count) {
  memcpy(state->buffer + state->end, row, count);
  memset(state->buffer + state->end + count, 0, padding);
  state->end += count;
  state->token_count = 0;
}

/// Parses a filtered row as far as it costs no more than a limit, and returns what that costs. All can be
/// undone.
static uint32_t try_row(trial *trial, const uint8_t *row, size_t count, uint32_t limit) {
  deflater *state = trial->state;
  trial->end = state->end;
  trial->last_distance = state->last_distance;
  state->undoes = 1;
  state->change_count = 0;
  append_row(state, row, count);
  uint32_t cost = 0;
  while (state->start < state->end && cost <= limit) {
    size_t counted = state->token_count;
    deflater_parse(state, NULL, counted + counted_tokens);
    for (size_t i = counted; i < state->token_count; i++) {
      uint32_t token = state->tokens[i];
      cost += token < 256 ? trial->prices.literals[token]
                          : price_of_match(&trial->prices, token >> 16, token & 0xFFFF);
    }
  }
  state->undoes = 0;
  return cost;
}

static void undo_row(trial *trial) {
  deflater *state = trial->state;
  while (state->change_count) {
    const change *change = &state->changes[--state->change_count];
    state->newest[change->hash] = change->newest;
    state->newest_short[change->short_hash] = change->newest_short;
  }
  state->last_distance = trial->last_distance;
  state->start = state->end = trial->end;
}

static void add(const histogram *part, histogram *sum) {
  for (int i = 0; i < literal_symbols; i++) sum->literals[i] += part->literals[i];
  for (int i = 0; i < distance_symbols; i++) sum->distances[i] += part->distances[i];
}

/// Counts the tokens of a chosen row, and sets new prices now and then.
static void take_row(trial *trial) {
  deflater *state = trial->state;
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

enum {
  candidate_count = 4,
};
static const uint8_t candidates[candidate_count] = {4, 1, 0, 2};

/// A row with each filter in `scratch`; the cheapest one is parsed. `last` is the number of the one that
/// was best for the row above, and mostly is again: it comes last, and need not be parsed once more.
/// Returns the number of the best, of equals the lowest.
static size_t choose(trial *trial, const uint8_t *row, const uint8_t *above, size_t stride,
                     size_t distance, uint32_t favour, uint8_t *scratch, size_t last) {
  size_t count = stride + 1, best = 0;
  uint32_t least = UINT32_MAX;
  for (size_t number = 0; number < candidate_count; number++) {
    size_t i = number + 1 == candidate_count ? last : number < last ? number : number + 1;
    uint8_t *filtered = scratch + i * count;
    filtered[0] = candidates[i];
    rows_filter_one(trial->state->form, candidates[i], row, above, stride, distance, filtered + 1);
    uint32_t extra = candidates[i] ? favour : 0;
    if (extra > least) continue;
    uint32_t cost = try_row(trial, filtered, count, least - extra) + extra;
    if (cost < least || (cost == least && i < best)) {
      least = cost;
      best = i;
    }
    if (i != last || best != last) undo_row(trial);
  }
  if (best != last) try_row(trial, scratch + best * count, count, UINT32_MAX);
  return best;
}

uint64_t deflater_choose_filters(deflater *state, const uint8_t *rows, size_t height, size_t stride,
                                 size_t distance, uint32_t favour, uint8_t *filters,
                                 uint8_t *scratch) {
  trial trial = {.state = state};
  size_t count = stride + 1, best = 0;
  deflater_begin(state, distance, 4, trial_depth, 0);
  deflater_guess_prices(&trial.prices, state);
  uint8_t *zeros = scratch + candidate_count * count;
  memset(zeros, 0, stride);
  const uint8_t *above = zeros;
  for (size_t y = 0; y < height; y++, above = rows, rows += stride) {
    if (state->end + count > buffer_size) deflater_slide(state);
    if (memcmp(rows, above, stride) == 0) {
      memset(scratch, 0, count);
      filters[y] = scratch[0] = 2;
      try_row(&trial, scratch, count, UINT32_MAX);
    } else {
      best = choose(&trial, rows, above, stride, distance, favour, scratch, best);
      filters[y] = candidates[best];
    }
    take_row(&trial);
  }
  add(&trial.recent, &trial.all);
  trial.all.literals[end_of_block] = 1;
  return deflater_block_bits(&trial.all);
}
