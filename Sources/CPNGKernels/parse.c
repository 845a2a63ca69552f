// The quick parser: runs first, else the longest match, unless one that begins a byte later is worth
// more.

#include "matches.h"
#include "prices.h"

enum {
  least_run = 12,
  /// A run so short may be worth less than a match that goes on behind it.
  short_run = 128,
  /// A match so long is taken without a look at the next byte.
  long_enough = 32,
  /// Matches of more bytes are hardly ever worth less than literals.
  longest_doubtful = 8,
  /// Three bytes are only worth a match that is near: distances take up to 13 more bits.
  short_reach = 4096,
};

void deflater_append_run(deflater *state, size_t length, size_t distance) {
  while (length) {
    size_t part = length < longest ? length : longest;
    // No match is shorter than 3.
    if (length > longest && length - longest < 3) part = longest - 3;
    state->tokens[state->token_count++] = (uint32_t)(part << 16 | (distance - 1));
    length -= part;
  }
}

/// The longest match of more than `least` bytes as a token, or 0.
static uint32_t longest_match(deflater *state, size_t place, size_t least) {
  uint32_t match = 0;
  size_t length = least;
  size_t last = state->last_distance;
  const uint8_t *bytes = state->buffer + place;
  if (last && last <= place && load32(bytes) == load32(bytes - last)) {
    size_t limit = state->end - place < longest ? state->end - place : longest;
    size_t common = common_length(bytes, bytes - last, limit);
    if (common > length) {
      length = common;
      match = (uint32_t)(common << 16 | (last - 1));
    }
  }
#define TAKE(count, distance) match = (uint32_t)((count) << 16 | ((distance)-1))
  FOR_EACH_MATCH(state, place, length, short_reach, state->depth, TAKE);
#undef TAKE
  return match;
}

/// Remembers places; not the last ones, whose four bytes are not all there.
static void remember_all(deflater *state, size_t from, size_t to) {
  int32_t newest, newest_short;
  for (size_t place = from; place < to && place + 4 < state->end; place++)
    remember(state, place, &newest, &newest_short);
}

/// Takes a match that begins at a place of which `known` bytes are remembered; returns where it ends.
static size_t take_match(deflater *state, size_t place, uint32_t match, size_t known) {
  size_t end = place + (match >> 16);
  state->tokens[state->token_count++] = match;
  state->last_distance = (match & 0xFFFF) + 1;
  if (end - place > 64 && state->width == 4) {
    // What repeats so long ago is found by its ends.
    remember_all(state, place + known, place + 8);
    remember_all(state, end - 8, end);
  } else {
    remember_all(state, place + known, end);
  }
  return end;
}

/// About what a match is worth, in bits: more with each byte, less with each doubling of its distance.
static int gain(uint32_t match) {
  return (int)(6 * (match >> 16)) + __builtin_clz((match & 0xFFFF) + 1);
}

/// Whether a match costs less than its bytes as literals.
static int is_worth_it(const deflater *state, const prices *prices, size_t place, uint32_t match) {
  uint32_t length = match >> 16, literals = 0;
  if (!prices || length > longest_doubtful) return 1;
  for (uint32_t i = 0; i < length; i++) literals += prices->literals[state->buffer[place + i]];
  return literals > price_of_match(prices, length, match & 0xFFFF);
}

void deflater_parse(deflater *state, const prices *prices, size_t most_tokens) {
  size_t place = state->start, end = state->end;
  while (place < end && state->token_count < most_tokens) {
    size_t distance = 1, run = run_at(state, place, 1, least_run);
    if (!run) run = run_at(state, place, distance = state->period, least_run);
    if (run) {
      uint32_t match = run < short_run ? longest_match(state, place, run + 2) : 0;
      if (match) {
        place = take_match(state, place, match, 1);
        continue;
      }
      deflater_append_run(state, run, distance);
      if (run >= short_run) remember_all(state, place, place + 1);
      remember_all(state, place + run - 3, place + run);
      place += run;
      continue;
    }
    uint32_t match = longest_match(state, place, 2);
    if (!match || !is_worth_it(state, prices, place, match)) {
      state->tokens[state->token_count++] = state->buffer[place++];
      continue;
    }
    size_t known = 1;
    while (match >> 16 < long_enough && place + 1 < end && !run_at(state, place + 1, 1, least_run)) {
      uint32_t later = longest_match(state, place + 1, (match >> 16) - 1);
      known = 2;
      if (!later || gain(later) <= gain(match) + 2 || !is_worth_it(state, prices, place + 1, later))
        break;
      state->tokens[state->token_count++] = state->buffer[place++];
      match = later;
      known = 1;
    }
    place = take_match(state, place, match, known);
  }
  state->start = place;
}
