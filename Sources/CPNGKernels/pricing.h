// What the parts of the thorough parser share.

#pragma once

#include "prices.h"

enum {
  /// Places at the end of a run where a match may begin.
  run_tail = 4,
  /// Tokens of which blocks are put together, and the most of such parts.
  part_tokens = 256,
  most_parts = 64,
  /// The longest matches whose ends may lie inside a run, at the same time.
  most_ends = 16,
};

/// A place where a token may begin.
typedef struct {
  uint32_t place;
  /// Its first match; the next node's is the end of them.
  uint32_t first_match;
  /// The node where the run ends that goes on here, 0 where none does; how far apart equal bytes are.
  uint32_t run_end, run_distance;
  /// The last node of those in a row, for places in a row.
  uint32_t row_end;
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
  /// Of the cheapest way to each node: its cost, and the last step. That is a token, of a literal with
  /// length 1; or 0 for a run, and the node where that begins.
  uint32_t *costs, *steps, *run_starts;
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

// nodes.c

/// All places where a token may begin; 0 where memory is short.
int deflater_make_nodes(deflater *state);

// paths.c

/// Finds the cheapest path through all nodes, by the prices of each block, and makes its tokens.
void deflater_parse_at_prices(deflater *state);
