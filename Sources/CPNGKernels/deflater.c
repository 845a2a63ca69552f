#include "prices.h"

#include <stdlib.h>
#include <string.h>

enum {
  /// Tokens that make a block, at least.
  block_tokens = 1 << 12,
};

deflater *deflater_create(rows_form form) {
  deflater *state = calloc(1, sizeof *state);
  if (!state) return NULL;
  state->form = form;
  state->buffer = malloc(buffer_size + padding);
  state->newest = malloc(sizeof *state->newest << hash_bits);
  state->newest_short = malloc(sizeof *state->newest_short << short_hash_bits);
  state->earlier = malloc(sizeof *state->earlier * window_size);
  state->changes = malloc(sizeof *state->changes * buffer_size);
  // No byte makes more than one token.
  state->tokens = malloc(sizeof *state->tokens * (buffer_size + block_tokens));
  if (!state->buffer || !state->newest || !state->newest_short || !state->earlier ||
      !state->changes || !state->tokens) {
    deflater_destroy(state);
    return NULL;
  }
  for (unsigned symbol = 0, length = 3; symbol < 29; symbol++)
    for (; length < (symbol < 28 ? length_base[symbol + 1] : longest + 1); length++)
      state->length_symbol[length] = (uint8_t)symbol;
  return state;
}

void deflater_destroy(deflater *state) {
  if (!state) return;
  deflater_destroy_pricing(state->pricing);
  free(state->buffer);
  free(state->newest);
  free(state->newest_short);
  free(state->earlier);
  free(state->changes);
  free(state->tokens);
  free(state->output);
  free(state);
}

void deflater_begin(deflater *state, size_t period, unsigned width, unsigned depth,
                    unsigned passes) {
  state->period = period;
  state->width = width;
  state->depth = depth;
  state->passes = passes;
  state->start = state->end = 0;
  // Bytes of 255 make numbers of −1.
  memset(state->newest, 0xFF, sizeof *state->newest << hash_bits);
  memset(state->newest_short, 0xFF, sizeof *state->newest_short << short_hash_bits);
  state->last_distance = 0;
  state->undoes = 0;
  state->token_count = 0;
  state->output_count = 0;
  state->bits = 0;
  state->bit_count = 0;
  state->has_failed = 0;
  if (passes && !state->pricing) state->pricing = deflater_create_pricing();
  if (passes && !state->pricing) state->has_failed = 1;
}

static void move_back(int32_t *places, size_t count, int32_t by) {
  for (size_t i = 0; i < count; i++) places[i] = places[i] >= by ? places[i] - by : -1;
}

void deflater_slide(deflater *state) {
  // A multiple of the window, so that places keep their number modulo it.
  size_t by = state->end / window_size * window_size - window_size;
  memmove(state->buffer, state->buffer + by, state->end - by);
  state->start -= by;
  state->end -= by;
  move_back(state->newest, (size_t)1 << hash_bits, (int32_t)by);
  move_back(state->newest_short, (size_t)1 << short_hash_bits, (int32_t)by);
  move_back(state->earlier, window_size, (int32_t)by);
}

static void parse(deflater *state, int is_last) {
  if (state->has_failed) return;
  memset(state->buffer + state->end, 0, padding);
  if (state->passes) {
    deflater_parse_by_price(state, is_last);
    return;
  }
  prices prices;
  deflater_guess_prices(&prices, state);
  deflater_parse(state, &prices, SIZE_MAX);
  if (!is_last && state->token_count < block_tokens) return;
  deflater_write_block(state, 0, state->token_count, is_last);
  state->token_count = 0;
}

void deflater_append(deflater *state, const uint8_t *bytes, size_t count) {
  while (count) {
    if (state->end == buffer_size) {
      parse(state, 0);
      deflater_slide(state);
    }
    size_t part = buffer_size - state->end < count ? buffer_size - state->end : count;
    memcpy(state->buffer + state->end, bytes, part);
    state->end += part;
    bytes += part;
    count -= part;
  }
}

const uint8_t *deflater_finish(deflater *state, size_t *count) {
  parse(state, 1);
  deflater_flush(state);
  *count = state->output_count;
  return state->has_failed ? NULL : state->output;
}
