// Indices of a picture, chosen together with the strings of GIF's LZW (GIF89a, appendix F).
//
// A pixel of a picture may have any colour that is close enough, so many strings of the dictionary fit the next
// pixels. They are followed through the trie, and the one with the largest gain wins: each pixel is worth the cost
// of a pixel of the last strings, less the price of its error. This is rate-distortion optimization with a Lagrange
// multiplier. Strings grow with each match, so a picture soon consists of long ones. Most children do not fit, so they
// are measured in groups.

#include "gif_kernels.h"
#include "../kernels.h"

#define NODE_LIMIT 4096
#define STACK_LIMIT 256
/// The number of groups of children that are measured without finding a larger gain.
#define PATIENCE 200
/// The usual size of a string's code.
#define CODE (12 * GIF_BIT)
/// The least worth of a pixel.
#define LEAST_RATE (GIF_BIT / 64)
/// The children in a group, whose colours are compared at once.
#define LANES 8

typedef int16_t components __attribute__((vector_size(2 * LANES)));
typedef int32_t numbers __attribute__((vector_size(4 * LANES)));
typedef _Bool bits __attribute__((ext_vector_type(LANES)));

/// A string of the dictionary: its parent's and one more index.
struct node {
  uint16_t parent;
  /// The group of its newest children; 0 without any.
  uint16_t group;
  /// The child of the transparent index, which is in no group; 0 for none.
  uint16_t kept;
  uint8_t index;
  /// The children in the newest group. The other groups are full.
  uint8_t count;
};

/// Children of a node and the colours of their indices.
struct group {
  components lightness;
  components a;
  components b;
  uint16_t nodes[LANES];
};

/// The end of a string that was followed.
struct end {
  int64_t gain;
  /// The index of the first pixel after the string.
  uint32_t place;
  uint16_t node;
};

struct coder {
  const struct gif_pixel *pixels;
  size_t count;
  struct gif_tolerance tolerance;
  /// The cost of a pixel of the last strings: bits and errors.
  int64_t rate;
  /// The number of the next string, and of the next group.
  int next;
  int next_group;
  struct node nodes[NODE_LIMIT];
  struct group groups[NODE_LIMIT];
  /// The next older group of the same node; 0 for none.
  uint16_t older[NODE_LIMIT];
  struct end stack[STACK_LIMIT];
};

INLINE void reset(struct coder *coder) {
  int count = 1 << coder->tolerance.code_size;
  for (int index = 0; index < count; index++) {
    coder->nodes[index] = (struct node){.index = (uint8_t)index};
  }
  coder->next = count + 2;
  coder->next_group = 1;
}

/// The squared distance at which a colour is as close as the closest one: that is inevitable.
INLINE int32_t least_distance(const struct coder *coder, const struct gif_pixel *pixel) {
  int32_t limit = pixel->limit;
  int32_t least = limit > coder->tolerance.distance ? limit - coder->tolerance.distance : 0;
  return least * least;
}

/// Appends a pixel to a string.
INLINE struct end longer(const struct coder *coder, struct end end, int32_t distance,
                         int32_t least, uint16_t node) {
  end.gain += coder->rate - coder->tolerance.price * (distance - least);
  end.place++;
  end.node = node;
  return end;
}

/// Appends an index to a string, if its colour is close enough to the pixel there. Returns whether it is.
INLINE int append(const struct coder *coder, struct end *end, uint8_t index, uint16_t node) {
  const struct gif_pixel *pixel = coder->pixels + end->place;
  const struct gif_color *color = coder->tolerance.colors + index;
  if (index == coder->tolerance.transparent) {
    if (!pixel->is_known) return 0;
    color = &pixel->shown;
  }
  int32_t lightness = pixel->wanted.lightness - color->lightness;
  int32_t a = pixel->wanted.a - color->a;
  int32_t b = pixel->wanted.b - color->b;
  int32_t distance = lightness * lightness + a * a + b * b;
  if (distance > pixel->limit * pixel->limit) return 0;
  *end = longer(coder, *end, distance, least_distance(coder, pixel), node);
  return 1;
}

INLINE void add_squares(numbers *sums, components all, int16_t one) {
  numbers steps = __builtin_convertvector(all - one, numbers);
  *sums += steps * steps;
}

/// Measures a group's colours. Returns a bit mask of those within a limit, with the first in the lowest bit.
INLINE unsigned measure(const struct group *group, struct gif_color color, int32_t limit,
                        numbers *distances) {
  numbers sums = {0};
  add_squares(&sums, group->lightness, color.lightness);
  add_squares(&sums, group->a, color.a);
  add_squares(&sums, group->b, color.b);
  *distances = sums;
  union {
    bits lanes;
    uint8_t mask;
  } within = {__builtin_convertvector(sums <= limit, bits)};
  return within.mask;
}

/// A search among the strings that begin like one.
struct search {
  /// The end with the largest gain so far.
  struct end best;
  /// The best of a node's children; its node is 0 without any.
  struct end ahead;
  /// The size of the stack.
  int depth;
  /// The number of groups since the best end was found.
  int steps;
};

/// Compares a child with the best one of its siblings. The better one is ahead, the other one is followed later.
INLINE void offer(struct coder *coder, struct search *search, struct end other) {
  if (other.gain > search->best.gain) {
    search->best = other;
    search->steps = 0;
  }
  if (search->ahead.node == 0 || other.gain > search->ahead.gain) {
    struct end later = search->ahead;
    search->ahead = other;
    other = later;
  }
  if (other.node != 0 && search->depth < STACK_LIMIT) coder->stack[search->depth++] = other;
}

/// Offers the children of a string that are close enough to the next pixel, the newest first.
INLINE void offer_children(struct coder *coder, struct search *search, struct end here) {
  const struct gif_pixel *pixel = coder->pixels + here.place;
  const struct node *node = coder->nodes + here.node;
  struct end kept = here;
  if (node->kept != 0 && append(coder, &kept, (uint8_t)coder->tolerance.transparent, node->kept)) {
    offer(coder, search, kept);
  }
  int32_t limit = pixel->limit * pixel->limit;
  int32_t least = least_distance(coder, pixel);
  unsigned filled = (1u << node->count) - 1;
  for (uint16_t number = node->group; number != 0; number = coder->older[number]) {
    const struct group *group = coder->groups + number;
    numbers distances;
    unsigned rest = filled & measure(group, pixel->wanted, limit, &distances);
    filled = (1u << LANES) - 1;
    search->steps++;
    for (; rest != 0; rest &= ~(1u << (31 - __builtin_clz(rest)))) {
      int lane = 31 - __builtin_clz(rest);
      offer(coder, search, longer(coder, here, distances[lane], least, group->nodes[lane]));
    }
  }
}

/// Follows the strings that begin like one.
///
/// - best: the best end of the strings that were followed before.
/// - Returns: the best end.
INLINE struct end follow(struct coder *coder, struct end start, struct end best) {
  struct search search = {.best = best};
  coder->stack[search.depth++] = start;
  while (search.depth > 0 && search.steps <= PATIENCE) {
    struct end here = coder->stack[--search.depth];
    // The best child is followed at once, its siblings later.
    while (here.place < coder->count && search.steps <= PATIENCE) {
      search.ahead.node = 0;
      offer_children(coder, &search, here);
      if (search.ahead.node == 0) break;
      here = search.ahead;
    }
  }
  return search.best;
}

/// The best string from a place on. Its first pixel keeps the shown colour or takes the closest one.
INLINE struct end best_string(struct coder *coder, size_t place) {
  uint16_t transparent = coder->tolerance.transparent;
  uint8_t closest = coder->pixels[place].closest;
  struct end drawn = {.place = (uint32_t)place, .node = closest};
  if (!append(coder, &drawn, closest, closest)) drawn.place++;
  struct end kept = {.place = (uint32_t)place, .node = transparent};
  int keeps = transparent != closest && transparent < GIF_NO_INDEX &&
              append(coder, &kept, (uint8_t)transparent, transparent);
  struct end best = keeps && kept.gain >= drawn.gain ? kept : drawn;
  if (keeps) best = follow(coder, kept, best);
  return follow(coder, drawn, best);
}

/// The child of an index; 0 if there is none.
INLINE uint16_t child(const struct coder *coder, uint16_t parent, uint8_t index) {
  const struct node *node = coder->nodes + parent;
  if (index == coder->tolerance.transparent) return node->kept;
  int count = node->count;
  for (uint16_t group = node->group; group != 0; group = coder->older[group]) {
    for (int lane = 0; lane < count; lane++) {
      uint16_t number = coder->groups[group].nodes[lane];
      if (coder->nodes[number].index == index) return number;
    }
    count = LANES;
  }
  return 0;
}

/// Adds a string of one more index. Returns its number, or 0 if the string exists: then the number is never used.
INLINE uint16_t add(struct coder *coder, uint16_t parent, uint8_t index) {
  uint16_t number = (uint16_t)coder->next++;
  if (child(coder, parent, index) != 0) return 0;
  struct node *node = coder->nodes + parent;
  coder->nodes[number] = (struct node){.parent = parent, .index = index};
  if (index == coder->tolerance.transparent) {
    node->kept = number;
    return number;
  }
  if (node->group == 0 || node->count == LANES) {
    coder->older[coder->next_group] = node->group;
    node->group = (uint16_t)coder->next_group++;
    node->count = 0;
  }
  struct group *group = coder->groups + node->group;
  struct gif_color color = coder->tolerance.colors[index];
  int lane = node->count++;
  group->lightness[lane] = color.lightness;
  group->a[lane] = color.a;
  group->b[lane] = color.b;
  group->nodes[lane] = number;
  return number;
}

KERNEL size_t gif_choose_strings(const struct gif_pixel *pixels, size_t count,
                                 struct gif_tolerance tolerance, uint8_t *indices,
                                 uint16_t *codes) {
  struct coder coder;
  coder.pixels = pixels;
  coder.count = count;
  coder.tolerance = tolerance;
  reset(&coder);
  size_t written = 0;
  uint16_t previous = 0;
  int has_previous = 0;
  // Running sums over some 64 strings: their costs, and 64 times their lengths.
  int64_t costs = CODE;
  int64_t lengths = 4 * 64;
  for (size_t place = 0; place < count;) {
    coder.rate = costs / lengths * 64;
    if (coder.rate < LEAST_RATE) coder.rate = LEAST_RATE;
    struct end end = best_string(&coder, place);
    size_t pixel = end.place;
    for (uint16_t node = end.node; pixel > place; node = coder.nodes[node].parent) {
      indices[--pixel] = coder.nodes[node].index;
    }
    if (has_previous) {
      uint16_t added = add(&coder, previous, indices[place]);
      // The new string may follow at once, because its first indices are those of the previous one.
      struct end more = end;
      if (added != 0 && previous == end.node && end.place < count &&
          append(&coder, &more, indices[place], added) && more.gain > end.gain) {
        indices[end.place] = indices[place];
        end = more;
      }
    }
    codes[written++] = end.node;
    int64_t length = (int64_t)(end.place - place);
    costs += CODE + coder.rate * length - end.gain - costs / 64;
    lengths += length * 64 - lengths / 64;
    previous = end.node;
    has_previous = coder.next < NODE_LIMIT;
    if (!has_previous) reset(&coder);
    place = end.place;
  }
  return written;
}
