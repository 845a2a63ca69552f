// Indices of a picture, chosen together with the strings of GIF's LZW (GIF89a, appendix F).
//
// A pixel of a picture may have any colour that is close enough, so many strings of the dictionary fit the next
// pixels. They are followed through the trie, and the one with the largest gain wins: each pixel is worth the cost
// of a pixel of the last strings, less the price of its error. This is rate-distortion optimization with a Lagrange
// multiplier. Strings grow with each match, so a picture soon consists of long ones.

#include "gif_kernels.h"
#include "../kernels.h"

#define NODE_LIMIT 4096
#define STACK_LIMIT 256
/// The number of children that are tried without finding a larger gain.
#define PATIENCE 200
/// The usual size of a string's code.
#define CODE (12 * GIF_BIT)
/// The least worth of a pixel.
#define LEAST_RATE (GIF_BIT / 64)

/// A string of the dictionary: its parent's and one more index.
struct node {
  /// The newest of its children; the others follow by `sibling`. 0 ends them.
  uint16_t child;
  uint16_t sibling;
  uint16_t parent;
  uint8_t index;
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
  /// The number of the next string.
  int next;
  struct node nodes[NODE_LIMIT];
  struct end stack[STACK_LIMIT];
};

INLINE void reset(struct coder *coder) {
  int count = 1 << coder->tolerance.code_size;
  for (int index = 0; index < count; index++) {
    coder->nodes[index] = (struct node){.index = (uint8_t)index};
  }
  coder->next = count + 2;
}

/// Appends an index to a string, if its colour is close enough to the pixel there. Returns whether it is.
INLINE int append(const struct coder *coder, struct end *end, uint8_t index) {
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
  int32_t limit = pixel->limit;
  if (distance > limit * limit) return 0;
  // The distance of the closest colour is inevitable.
  int32_t least = limit > coder->tolerance.distance ? limit - coder->tolerance.distance : 0;
  end->gain += coder->rate - coder->tolerance.price * (distance - least * least);
  end->place++;
  return 1;
}

/// Follows the strings that begin like one.
///
/// - best: the end with the largest gain so far.
INLINE void follow(struct coder *coder, struct end start, struct end *best) {
  int depth = 0;
  int steps = 0;
  coder->stack[depth++] = start;
  while (depth > 0 && steps <= PATIENCE) {
    struct end here = coder->stack[--depth];
    // The best child is followed at once, its siblings later.
    while (here.place < coder->count && steps <= PATIENCE) {
      struct end ahead = {.node = 0};
      uint16_t child = coder->nodes[here.node].child;
      for (; child != 0; child = coder->nodes[child].sibling) {
        struct end other = here;
        steps++;
        if (!append(coder, &other, coder->nodes[child].index)) continue;
        other.node = child;
        if (other.gain > best->gain) {
          *best = other;
          steps = 0;
        }
        if (ahead.node == 0 || other.gain > ahead.gain) {
          struct end later = ahead;
          ahead = other;
          other = later;
        }
        if (other.node != 0 && depth < STACK_LIMIT) coder->stack[depth++] = other;
      }
      if (ahead.node == 0) break;
      here = ahead;
    }
  }
}

/// The best string from a place on. Its first pixel keeps the shown colour or takes the closest one.
INLINE struct end best_string(struct coder *coder, size_t place) {
  uint16_t transparent = coder->tolerance.transparent;
  uint8_t closest = coder->pixels[place].closest;
  struct end drawn = {.place = (uint32_t)place, .node = closest};
  if (!append(coder, &drawn, closest)) drawn.place++;
  struct end kept = {.place = (uint32_t)place, .node = transparent};
  int keeps = transparent != closest && transparent < GIF_NO_INDEX &&
              append(coder, &kept, (uint8_t)transparent);
  struct end best = keeps && kept.gain >= drawn.gain ? kept : drawn;
  if (keeps) follow(coder, kept, &best);
  follow(coder, drawn, &best);
  return best;
}

/// Adds a string of one more index. Returns its number, or 0 if the string exists: then the number is never used.
INLINE uint16_t add(struct coder *coder, uint16_t node, uint8_t index) {
  uint16_t number = (uint16_t)coder->next++;
  uint16_t child = coder->nodes[node].child;
  for (; child != 0; child = coder->nodes[child].sibling) {
    if (coder->nodes[child].index == index) return 0;
  }
  coder->nodes[number] = (struct node){0, coder->nodes[node].child, node, index};
  coder->nodes[node].child = number;
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
      uint16_t longer = add(&coder, previous, indices[place]);
      // The new string may follow at once, because its first indices are those of the previous one.
      struct end more = end;
      if (longer != 0 && previous == end.node && end.place < count &&
          append(&coder, &more, indices[place]) && more.gain > end.gain) {
        indices[end.place] = indices[place];
        end = more;
        end.node = longer;
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
