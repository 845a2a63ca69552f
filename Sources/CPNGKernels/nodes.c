// Where tokens may begin, and the matches there. As in the quick parser, the insides of runs are left out,
// which makes a path through a picture short.

#include <stdlib.h>

#include "matches.h"
#include "pricing.h"

enum {
  least_run = 32,
  /// Ends of matches of one distance are so far apart, at least: each takes a node for each of the longest
  /// matches in the run, which took three quarters of the time where rows are runs.
  ends_apart = 8,
  /// Behind a place with so long a match, a quarter of the places are looked at for the next.
  good_length = 32,
};

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

/// Finds which places are in a row.
static void set_row_ends(pricing *pricing) {
  node *nodes = pricing->nodes;
  for (size_t i = pricing->node_count + 1; i-- > 0;)
    nodes[i].row_end = i < pricing->node_count && nodes[i + 1].place == nodes[i].place + 1
                           ? nodes[i + 1].row_end
                           : (uint32_t)i;
}

int deflater_make_nodes(deflater *state) {
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
  set_row_ends(pricing);
  return 1;
}
