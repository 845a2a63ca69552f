// The cheapest of all ways to write the bytes as tokens: a shortest path through the nodes.

#include "forms.h"
#include "pricing.h"

enum {
  /// The cost of a node that no way has led to: more than that of all bytes as literals.
  unreached = INT32_MAX,
  /// Of a match its shortest and its longest lengths are tried, so many of each.
  tried_lengths = 16,
};

/// Goes on by `count` lengths, at least one, to as many nodes in a row, whose costs and steps these are.
/// `cost` comes before the prices of the lengths; `step` is the shortest one's token. There are `lanes`
/// entries more behind each array.
typedef void row_function(uint32_t *costs, uint32_t *steps, uint32_t count, uint32_t cost,
                          const uint32_t *lengths, uint32_t step);

static inline void reach_row(uint32_t *costs, uint32_t *steps, uint32_t count, uint32_t cost,
                             const uint32_t *lengths, uint32_t step) {
  for (uint32_t i = 0; i < count; i++) {
    uint32_t sum = cost + lengths[i];
    if (sum >= costs[i]) continue;
    costs[i] = sum;
    steps[i] = step + (i << 16);
  }
}

#if defined(__x86_64__)
AVX2 inline void reach_row_avx2(uint32_t *costs, uint32_t *steps, uint32_t count, uint32_t cost,
                                const uint32_t *lengths, uint32_t step) {
  __m256i numbers = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  for (uint32_t i = 0; i < count; i += lanes) {
    __m256i before = _mm256_loadu_si256((const __m256i *)(costs + i));
    __m256i sums = _mm256_add_epi32(_mm256_set1_epi32((int)cost),
                                    _mm256_loadu_si256((const __m256i *)(lengths + i)));
    __m256i wanted = _mm256_cmpgt_epi32(_mm256_set1_epi32((int)(count - i)), numbers);
    wanted = _mm256_and_si256(wanted, _mm256_cmpgt_epi32(before, sums));
    // Most ways are no cheaper, and a vector just stored is slow to read in part.
    if (_mm256_testz_si256(wanted, wanted)) continue;
    _mm256_storeu_si256((__m256i *)(costs + i), _mm256_blendv_epi8(before, sums, wanted));
    __m256i tokens = _mm256_add_epi32(_mm256_set1_epi32((int)(step + (i << 16))),
                                      _mm256_slli_epi32(numbers, 16));
    __m256i old = _mm256_loadu_si256((const __m256i *)(steps + i));
    _mm256_storeu_si256((__m256i *)(steps + i), _mm256_blendv_epi8(old, tokens, wanted));
  }
}
#endif

/// Goes on to a node by a step, if that is the cheapest yet.
static inline void reach(pricing *pricing, size_t to, uint32_t cost, uint32_t step) {
  if (cost >= pricing->costs[to]) return;
  pricing->costs[to] = cost;
  pricing->steps[to] = step;
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

/// Goes on to nodes in a row by lengths of a match from `first` to `last`, at least one. `to` is the first
/// of the nodes, `cost` what comes before the lengths' prices.
INLINE void leave_to_row(row_function *reach_row, pricing *pricing, size_t to, uint32_t first, uint32_t last,
                         uint32_t less_one, uint32_t cost, const prices *prices) {
  reach_row(pricing->costs + to, pricing->steps + to, last - first + 1, cost, prices->lengths + first,
            first << 16 | less_one);
}

/// Goes on from a place by the lengths of a match that end at `to` or later. Returns the first node behind
/// its end.
INLINE size_t leave_by_match(row_function *reach_row, pricing *pricing, uint32_t place, size_t to,
                             uint32_t match, uint32_t cost, const prices *prices) {
  const node *nodes = pricing->nodes;
  uint32_t length = match >> 16, less_one = match & 0xFFFF;
  while (to <= pricing->node_count && nodes[to].place <= place + length) {
    uint32_t first = nodes[to].place - place;
    if (nodes[to].row_end == to) {
      reach(pricing, to++, cost + prices->lengths[first], first << 16 | less_one);
      continue;
    }
    uint32_t last = first + nodes[to].row_end - (uint32_t)to;
    if (last > length) last = length;
    size_t next = to + last - first + 1;
    // Where the longest lengths begin in this row, those before that are not among the shortest are left out.
    uint32_t long_first = length - tried_lengths;
    if (length > 2 * tried_lengths + 1 && long_first > first && long_first <= last) {
      if (first <= tried_lengths)
        leave_to_row(reach_row, pricing, to, first, tried_lengths, less_one, cost, prices);
      to += long_first - first;
      first = long_first;
    }
    leave_to_row(reach_row, pricing, to, first, last, less_one, cost, prices);
    to = next;
  }
  return to;
}

/// Goes on from a node by a run.
INLINE void leave_by_run(row_function *reach_row, pricing *pricing, size_t index, const prices *prices) {
  const node *from = &pricing->nodes[index];
  uint32_t distance = from->run_distance;
  size_t first = from->run_end - run_tail;
  // The nodes at its end are in a row.
  uint32_t shortest = pricing->nodes[first].place - from->place;
  if (shortest >= 3 && shortest + run_tail <= longest) {
    uint32_t cost = pricing->costs[index] + prices->distances[distance_symbol(distance - 1)];
    leave_to_row(reach_row, pricing, first, shortest, shortest + run_tail, distance - 1, cost, prices);
    return;
  }
  for (size_t to = first; to <= from->run_end; to++) {
    uint32_t length = pricing->nodes[to].place - from->place;
    if (length < 3) continue;
    uint32_t cost = pricing->costs[index] + price_of_run(prices, length, distance);
    if (cost >= pricing->costs[to]) continue;
    reach(pricing, to, cost, 0);
    pricing->run_starts[to] = (uint32_t)index;
  }
}

/// Goes on from a node in all ways.
INLINE void leave(row_function *reach_row, const deflater *state, size_t index, const prices *prices) {
  pricing *pricing = state->pricing;
  const node *from = &pricing->nodes[index];
  uint32_t cost = pricing->costs[index];
  if (from[1].place == from->place + 1) {
    uint8_t byte = state->buffer[from->place];
    reach(pricing, index + 1, cost + prices->literals[byte], 1u << 16 | byte);
  }
  // Shorter lengths were cheaper with the match before, which is nearer.
  size_t to = index + 1;
  while (to < pricing->node_count && pricing->nodes[to].place < from->place + 3) to++;
  for (uint32_t i = from->first_match; i < from[1].first_match; i++) {
    uint32_t match = pricing->matches[i];
    uint32_t with_distance = cost + prices->distances[distance_symbol(match & 0xFFFF)];
    to = leave_by_match(reach_row, pricing, from->place, to, match, with_distance, prices);
  }
  if (from->run_end) leave_by_run(reach_row, pricing, index, prices);
}

/// Finds the cheapest way to each node.
INLINE void find_paths(row_function *reach_row, const deflater *state) {
  pricing *pricing = state->pricing;
  for (size_t i = 0; i <= pricing->node_count; i++) pricing->costs[i] = unreached;
  pricing->costs[0] = 0;
  size_t block = 0;
  for (size_t i = 0; i < pricing->node_count; i++) {
    while (pricing->nodes[i].place >= pricing->bounds[block]) block++;
    if (pricing->costs[i] != unreached) leave(reach_row, state, i, &pricing->prices[block]);
  }
}

#if defined(__x86_64__)
AVX2 void find_paths_avx2(const deflater *state) { find_paths(reach_row_avx2, state); }
#endif

/// The node where the last step to another one begins.
static size_t step_start(const pricing *pricing, size_t index) {
  if (!pricing->steps[index]) return pricing->run_starts[index];
  uint32_t length = pricing->steps[index] >> 16;
  uint32_t place = pricing->nodes[index].place - length;
  if (length <= index && pricing->nodes[index - length].place == place) return index - length;
  size_t low = 0, before = index;
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

void deflater_parse_at_prices(deflater *state) {
  pricing *pricing = state->pricing;
  EITHER(state->form, find_paths(reach_row, state), find_paths_avx2(state));
  size_t steps = 0;
  for (size_t i = pricing->node_count; i > 0; i = step_start(pricing, i))
    pricing->path[steps++] = (uint32_t)i;
  state->token_count = 0;
  size_t block = 0, from = 0;
  pricing->first_tokens[0] = 0;
  while (steps) {
    size_t to = pricing->path[--steps];
    uint32_t place = pricing->nodes[from].place, step = pricing->steps[to];
    while (place >= pricing->bounds[block]) pricing->first_tokens[++block] = state->token_count;
    if (!step) {
      deflater_append_run(state, pricing->nodes[to].place - place, pricing->nodes[from].run_distance);
    } else {
      state->tokens[state->token_count++] = step >> 16 == 1 ? step & 0xFF : step;
    }
    from = to;
  }
  while (block < pricing->block_count) pricing->first_tokens[++block] = state->token_count;
}
