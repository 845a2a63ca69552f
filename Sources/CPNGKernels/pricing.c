// The thorough parser: of all ways to write the bytes as tokens the cheapest, by prices that come from
// the pass before.

#include <stdlib.h>
#include <string.h>

#include "pricing.h"

pricing *deflater_create_pricing(void) {
  pricing *pricing = calloc(1, sizeof *pricing);
  if (!pricing) return NULL;
  pricing->nodes = malloc(sizeof *pricing->nodes * (buffer_size + 1));
  pricing->costs = malloc(sizeof *pricing->costs * (buffer_size + lanes));
  pricing->steps = malloc(sizeof *pricing->steps * (buffer_size + lanes));
  pricing->run_starts = malloc(sizeof *pricing->run_starts * (buffer_size + 1));
  pricing->path = malloc(sizeof *pricing->path * (buffer_size + 1));
  pricing->match_capacity = 1 << 16;
  pricing->matches = malloc(sizeof *pricing->matches * pricing->match_capacity);
  if (!pricing->nodes || !pricing->costs || !pricing->steps || !pricing->run_starts ||
      !pricing->path || !pricing->matches) {
    deflater_destroy_pricing(pricing);
    return NULL;
  }
  return pricing;
}

void deflater_destroy_pricing(pricing *pricing) {
  if (!pricing) return;
  free(pricing->nodes);
  free(pricing->costs);
  free(pricing->steps);
  free(pricing->run_starts);
  free(pricing->path);
  free(pricing->matches);
  free(pricing);
}

// MARK: Blocks

static void join(const part *one, const part *next, part *joined) {
  joined->from = one->from;
  joined->to = next->to;
  for (int i = 0; i < literal_symbols; i++)
    joined->histogram.literals[i] = one->histogram.literals[i] + next->histogram.literals[i];
  for (int i = 0; i < distance_symbols; i++)
    joined->histogram.distances[i] = one->histogram.distances[i] + next->histogram.distances[i];
  joined->histogram.literals[end_of_block] = 1;
  joined->bits = deflater_block_bits(&joined->histogram);
}

/// What joining a part and the next one saves.
static void set_gain(pricing *pricing, size_t index) {
  const part *parts = pricing->parts + index;
  join(parts, parts + 1, &pricing->joined);
  pricing->gains[index] =
      (int64_t)parts[0].bits + (int64_t)parts[1].bits - (int64_t)pricing->joined.bits;
}

/// Parts of few tokens, of which neighbours are joined while that saves bits. Returns their number.
static size_t divide(deflater *state) {
  pricing *pricing = state->pricing;
  size_t size = (state->token_count + most_parts - 1) / most_parts, count = 0;
  if (size < part_tokens) size = part_tokens;
  for (size_t from = 0; from < state->token_count; from += size, count++) {
    part *part = &pricing->parts[count];
    part->from = from;
    part->to = from + size < state->token_count ? from + size : state->token_count;
    deflater_count(state, part->from, part->to, &part->histogram);
    part->bits = deflater_block_bits(&part->histogram);
  }
  for (size_t i = 0; i + 1 < count; i++) set_gain(pricing, i);
  for (;;) {
    size_t best = 0;
    for (size_t i = 1; i + 1 < count; i++)
      if (pricing->gains[i] > pricing->gains[best]) best = i;
    if (count < 2 || pricing->gains[best] < 0) return count;
    join(&pricing->parts[best], &pricing->parts[best + 1], &pricing->joined);
    pricing->parts[best] = pricing->joined;
    size_t behind = count - best - 2;
    memmove(pricing->parts + best + 1, pricing->parts + best + 2, behind * sizeof *pricing->parts);
    memmove(pricing->gains + best, pricing->gains + best + 1, behind * sizeof *pricing->gains);
    count--;
    if (best > 0) set_gain(pricing, best - 1);
    if (best + 1 < count) set_gain(pricing, best);
  }
}

/// Makes the blocks of the tokens that there are, and says where they end.
static void set_blocks(deflater *state) {
  pricing *pricing = state->pricing;
  pricing->block_count = divide(state);
  size_t place = state->start, token = 0;
  for (size_t i = 0; i < pricing->block_count; i++) {
    for (; token < pricing->parts[i].to; token++)
      place += state->tokens[token] < 256 ? 1 : state->tokens[token] >> 16;
    pricing->first_tokens[i + 1] = token;
    pricing->bounds[i] = (uint32_t)place;
  }
}

void deflater_parse_by_price(deflater *state, int is_last) {
  pricing *pricing = state->pricing;
  if (!deflater_make_nodes(state)) {
    state->has_failed = 1;
    return;
  }
  if (pricing->node_count == 0) {
    deflater_write_block(state, 0, 0, is_last);
    return;
  }
  pricing->block_count = 1;
  pricing->bounds[0] = (uint32_t)state->end;
  deflater_guess_prices(pricing->prices, state);
  for (unsigned pass = 0; pass < state->passes; pass++) {
    deflater_parse_at_prices(state);
    // Later passes move few tokens, and finding blocks again made no file smaller.
    if (pass == 0) set_blocks(state);
    for (size_t i = 0; i < pricing->block_count; i++) {
      deflater_count(state, pricing->first_tokens[i], pricing->first_tokens[i + 1],
                     &pricing->joined.histogram);
      deflater_set_prices(&pricing->prices[i], state, &pricing->joined.histogram);
    }
  }
  for (size_t i = 0; i < pricing->block_count; i++)
    deflater_write_block(state, pricing->first_tokens[i], pricing->first_tokens[i + 1],
                         is_last && i + 1 == pricing->block_count);
  state->token_count = 0;
  state->start = state->end;
}
