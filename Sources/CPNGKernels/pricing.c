// The thorough parser: of all ways to write the bytes as tokens the cheapest, by prices that come from
// the pass before. Shortest paths through places ("nodes"); as in the quick parser, the insides of runs
// are left out, which makes a path through a picture short.

#include <stdlib.h>
#include <string.h>

#include "matches.h"
#include "prices.h"

enum {
  least_run = 32,
  /// Places at the end of a run where a match may begin.
  run_tail = 4,
  /// Tokens of which blocks are put together, and the most of such parts.
  part_tokens = 256,
  most_parts = 64,
  /// The longest matches whose ends may lie inside a run, at the same time.
  most_ends = 16,
  /// Ends of matches of one distance are so far apart, at least: each takes a node for each of the longest
  /// matches in the run, which took three quarters of the time where rows are runs.
  ends_apart = 8,
  /// Behind a place with so long a match, a quarter of the places are looked at for the next.
  good_length = 32,
  /// Of a match its shortest and its longest lengths are tried, so many of each.
  tried_lengths = 16,
};

/// A place where a token may begin.
typedef struct {
  uint32_t place;
  /// Its first match; the next node's is the end of them.
  uint32_t first_match;
  /// The node where the run ends that goes on here, 0 where none does; how far apart equal bytes are.
  uint32_t run_end, run_distance;
  /// The cheapest way here: its cost, and the bytes and distance (0: a literal) of the last step.
  uint32_t cost, length, distance;
} node;

/// Tokens that share their codes.
typedef struct {
  size_t from, to;
  histogram histogram;
  uint64_t bits;
} part;

/// Where a match of the longest length ends, and its distance.
typedef struct {
  size_t place, distance;
} match_end;

struct pricing {
  node *nodes;
  size_t node_count;
  /// Node numbers of a path.
  uint32_t *path;
  /// Length << 16 | distance − 1, longer and longer for each node.
  uint32_t *matches;
  size_t match_count, match_capacity;
  match_end ends[most_ends];
  size_t end_count;
  part parts[most_parts], joined;
  int64_t gains[most_parts];
  /// The blocks: up to which place each reaches, the number of its first token, and its prices.
  size_t block_count;
  uint32_t bounds[most_parts];
  size_t first_tokens[most_parts + 1];
  prices prices[most_parts];
};

pricing *deflater_create_pricing(void) {
  pricing *pricing = calloc(1, sizeof *pricing);
  if (!pricing) return NULL;
  pricing->nodes = malloc(sizeof *pricing->nodes * (buffer_size + 1));
  pricing->path = malloc(sizeof *pricing->path * (buffer_size + 1));
  pricing->match_capacity = 1 << 16;
  pricing->matches = malloc(sizeof *pricing->matches * pricing->match_capacity);
  if (!pricing->nodes || !pricing->path || !pricing->matches) {
    deflater_destroy_pricing(pricing);
    return NULL;
  }
  return pricing;
}

void deflater_destroy_pricing(pricing *pricing) {
  if (!pricing) return;
  free(pricing->nodes);
  free(pricing->path);
  free(pricing->matches);
  free(pricing);
}

// MARK: Nodes

static void append_match(pricing *pricing, size_t place, size_t length, size_t distance) {
  pricing->matches[pricing->match_count++] = (uint32_t)(length << 16 | (distance - 1));
  if (length < longest) return;
  // It may go on behind its end, even inside a run.
  pricing->ends[pricing->end_count++ % most_ends] = (match_end){place + length, distance};
}

/// A new node, with room for its matches; NULL where memory is short.
static node *append_node(pricing *pricing, size_t place) {
  if (pricing->match_count + longest > pricing->match_capacity) {
    size_t capacity = pricing->match_capacity * 2;
    uint32_t *matches = realloc(pricing->matches, sizeof *matches * capacity);
    if (!matches) return NULL;
    pricing->matches = matches;
    pricing->match_capacity = capacity;
  }
  node *new = &pricing->nodes[pricing->node_count++];
  *new = (node){.place = (uint32_t)place, .first_match = (uint32_t)pricing->match_count};
  return new;
}

/// Whether the last node is just before a place and has a match so long that the place hardly needs one.
static int follows_good_match(const pricing *pricing, size_t place) {
  if (!pricing->node_count) return 0;
  const node *last = &pricing->nodes[pricing->node_count - 1];
  return last->place + 1 == place && pricing->match_count > last->first_match &&
         pricing->matches[pricing->match_count - 1] >> 16 >= good_length;
}

/// A node with all its matches, each longer than those that are nearer.
static int append_matching_node(deflater *state, size_t place) {
  pricing *pricing = state->pricing;
  unsigned depth = follows_good_match(pricing, place) ? (state->depth + 3) / 4 : state->depth;
  if (!append_node(pricing, place)) return 0;
  size_t length = 2;
#define APPEND(count, distance) append_match(pricing, place, count, distance)
  FOR_EACH_MATCH(state, place, length, window_size, depth, APPEND);
#undef APPEND
  return 1;
}

/// Nodes inside a run, where the longest matches end: they may go on, or the run does.
static int append_nodes_inside(deflater *state, size_t from, size_t to) {
  pricing *pricing = state->pricing;
  for (;;) {
    match_end next = {.place = to};
    for (size_t i = 0; i < pricing->end_count && i < most_ends; i++)
      if (pricing->ends[i].place >= from && pricing->ends[i].place < next.place)
        next = pricing->ends[i];
    if (next.place == to) return 1;
    for (size_t i = 0; i < pricing->end_count && i < most_ends; i++) {
      match_end *end = &pricing->ends[i];
      if (end->distance == next.distance && end->place > next.place &&
          end->place < next.place + ends_apart)
        end->place = 0;
    }
    if (!append_node(pricing, next.place)) return 0;
    size_t limit = state->end - next.place < longest ? state->end - next.place : longest;
    const uint8_t *bytes = state->buffer + next.place;
    size_t length = common_length(bytes, bytes - next.distance, limit);
    if (length >= 3) append_match(pricing, next.place, length, next.distance);
    from = next.place + 1;
  }
}

/// All places where a token may begin; 0 where memory is short.
static int make_nodes(deflater *state) {
  pricing *pricing = state->pricing;
  pricing->node_count = pricing->match_count = pricing->end_count = 0;
  for (size_t place = state->start; place < state->end;) {
    size_t distance = 1, run = run_at(state, place, 1, least_run);
    if (!run) run = run_at(state, place, distance = state->period, least_run);
    size_t first = pricing->node_count;
    if (!append_matching_node(state, place++)) return 0;
    if (!run) continue;
    size_t tail = place - 1 + run - run_tail;
    if (!append_nodes_inside(state, place, tail)) return 0;
    size_t last = pricing->node_count;
    for (place = tail; place < tail + run_tail; place++)
      if (!append_matching_node(state, place)) return 0;
    for (size_t i = first; i < last; i++) {
      pricing->nodes[i].run_end = (uint32_t)pricing->node_count;
      pricing->nodes[i].run_distance = (uint32_t)distance;
    }
  }
  // Where all paths end.
  if (!append_node(pricing, state->end)) return 0;
  pricing->node_count--;
  return 1;
}

// MARK: Paths

static inline void reach(node *to, const node *from, uint32_t cost, uint32_t distance) {
  if (cost >= to->cost) return;
  to->cost = cost;
  to->length = to->place - from->place;
  to->distance = distance;
}

/// The price of a run, as deflater_append_run writes it.
static uint32_t price_of_run(const prices *prices, uint32_t length, uint32_t distance) {
  uint32_t whole = length < 2 * longest ? 0 : length / longest - 1;
  uint32_t price = whole * price_of_match(prices, longest, distance - 1);
  for (uint32_t left = length - whole * longest; left;) {
    uint32_t part = left < longest ? left : longest;
    if (left > longest && left - longest < 3) part = longest - 3;
    price += price_of_match(prices, part, distance - 1);
    left -= part;
  }
  return price;
}

/// Goes on from a node in all ways.
static void leave(const deflater *state, node *from, const prices *prices) {
  pricing *pricing = state->pricing;
  const node *end = pricing->nodes + pricing->node_count;
  if (from[1].place == from->place + 1)
    reach(from + 1, from, from->cost + prices->literals[state->buffer[from->place]], 0);
  node *to = from + 1;
  while (to < end && to->place < from->place + 3) to++;
  for (uint32_t i = from->first_match; i < from[1].first_match; i++) {
    uint32_t length = pricing->matches[i] >> 16, less_one = pricing->matches[i] & 0xFFFF;
    uint32_t cost = from->cost + prices->distances[distance_symbol(less_one)];
    // Shorter lengths were cheaper with the match before, which is nearer.
    for (; to <= end && to->place <= from->place + length; to++) {
      uint32_t tried = to->place - from->place;
      if (tried > tried_lengths && tried + tried_lengths < length) {
        // Places in a row have nodes in a row.
        uint32_t by = length - tried_lengths - tried;
        if (end - to >= by && to[by].place == to->place + by) to += by;
      }
      reach(to, from, cost + prices->lengths[to->place - from->place], less_one + 1);
    }
  }
  if (!from->run_end) return;
  for (node *tail = pricing->nodes + from->run_end - run_tail;
       tail <= pricing->nodes + from->run_end; tail++) {
    uint32_t length = tail->place - from->place;
    if (length < 3) continue;
    reach(tail, from, from->cost + price_of_run(prices, length, from->run_distance),
          from->run_distance);
  }
}

/// The node of a place, which is before another one.
static size_t node_at(const pricing *pricing, uint32_t place, size_t before) {
  size_t low = 0;
  while (low < before) {
    size_t middle = (low + before) / 2;
    if (pricing->nodes[middle].place < place) {
      low = middle + 1;
    } else {
      before = middle;
    }
  }
  return low;
}

/// Finds the cheapest path and makes its tokens.
static void parse_at_prices(deflater *state) {
  pricing *pricing = state->pricing;
  for (size_t i = 0; i <= pricing->node_count; i++) pricing->nodes[i].cost = UINT32_MAX;
  pricing->nodes[0].cost = 0;
  size_t block = 0;
  for (size_t i = 0; i < pricing->node_count; i++) {
    node *from = &pricing->nodes[i];
    while (from->place >= pricing->bounds[block]) block++;
    if (from->cost != UINT32_MAX) leave(state, from, &pricing->prices[block]);
  }
  size_t steps = 0;
  for (size_t i = pricing->node_count; i > 0;) {
    const node *to = &pricing->nodes[i];
    pricing->path[steps++] = (uint32_t)i;
    i = to->length == 1 ? i - 1 : node_at(pricing, to->place - to->length, i);
  }
  state->token_count = 0;
  block = 0;
  pricing->first_tokens[0] = 0;
  while (steps) {
    const node *to = &pricing->nodes[pricing->path[--steps]];
    uint32_t place = to->place - to->length;
    while (place >= pricing->bounds[block]) pricing->first_tokens[++block] = state->token_count;
    if (to->distance) {
      deflater_append_run(state, to->length, to->distance);
    } else {
      state->tokens[state->token_count++] = state->buffer[place];
    }
  }
  while (block < pricing->block_count) pricing->first_tokens[++block] = state->token_count;
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
  if (!make_nodes(state)) {
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
    parse_at_prices(state);
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
