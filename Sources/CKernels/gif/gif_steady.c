// Frames of pictures: each pixel keeps the shown colour, or takes the closest one of the table.
//
// A row is drawn in blocks. The runs of a block become an array of pixels, which are compared without branches. The
// chosen indices become runs again.

#include "gif_kernels.h"
#include "../kernels.h"

#define LANES 8
#define BLOCK 64
/// The number of pixels that are copied at once.
#define STEP 4
/// The flag of a changed pixel in its second number, above the index.
#define IS_CHANGED INT32_MIN

typedef int16_t components __attribute__((vector_size(4 * LANES)));
typedef int32_t numbers __attribute__((vector_size(4 * LANES)));
typedef float lengths __attribute__((vector_size(4 * LANES)));
/// A `gif_steady_color`, with `IS_CHANGED`.
typedef int32_t pixel __attribute__((vector_size(16), aligned(4)));
typedef uint8_t bytes8 __attribute__((vector_size(8), aligned(1)));
typedef uint8_t bytes16 __attribute__((vector_size(16), aligned(1)));
typedef _Bool bits8 __attribute__((ext_vector_type(8)));
typedef _Bool bits16 __attribute__((ext_vector_type(16)));

/// Consecutive pixels of a row. Pixels after its end are unknown and unchanged.
struct block {
  /// A `gif_shown` for each pixel.
  numbers shown[2 * BLOCK / LANES];
  /// A `pixel` for each, and room for a last step.
  numbers wanted[4 * (BLOCK + LANES) / LANES];
  /// The chosen indices, after that of the pixel before the block.
  uint8_t indices[1 + BLOCK];
};

/// The errors of pixels by lane.
struct error_lanes {
  lengths sums;
  numbers largest;
};

/// Reads the pixels of a block, and makes clear ones unknown. Returns the number of clear pixels.
INLINE size_t read_runs(struct block *block, struct gif_run_cursor *cursor,
                        const struct gif_steady_color *colors, int32_t all_changed,
                        const gif_shown *known, uint16_t *shown, size_t count) {
  pixel *wanted = (pixel *)block->wanted;
  const struct gif_run *run = cursor->run;
  size_t rest = cursor->rest;
  size_t clear = 0;
  for (size_t x = 0; x < count;) {
    if (rest == 0) rest = run->bits & GIF_RUN_LENGTH;
    const size_t end = rest < count - x ? x + rest : count;
    pixel color = *(const pixel *)(colors + run->color);
    if (color[1] >> 16 == GIF_IS_CLEAR) {
      clear += end - x;
      for (size_t place = x; place < end; place++) shown[place] = 0;
    } else {
      color |= (pixel){0, (int32_t)(run->bits & ~GIF_RUN_LENGTH) | all_changed, 0, 0};
    }
    rest -= end - x;
    if (rest == 0) run++;
    // Most runs are short, and a loop of few rounds would be mispredicted.
    for (; x < end; x += STEP) {
      for (size_t place = 0; place < STEP; place++) wanted[x + place] = color;
    }
    x = end;
  }
  *cursor = (struct gif_run_cursor){run, rest};
  for (size_t x = 0; x < count; x++) ((gif_shown *)block->shown)[x] = known[shown[x]];
  for (size_t x = count; x % LANES != 0; x++) {
    wanted[x] = (pixel){0};
    ((gif_shown *)block->shown)[x] = (gif_shown){0};
  }
  return clear;
}

// Macros, because functions with wide vectors as parameters have no stable interface.
#define EVEN(one, other) __builtin_shufflevector(one, other, 0, 2, 4, 6, 8, 10, 12, 14)
#define ODD(one, other) __builtin_shufflevector(one, other, 1, 3, 5, 7, 9, 11, 13, 15)
/// The lower halves as numbers with a sign.
#define LOWER(halves) ((halves) << 16 >> 16)

/// Keeps or draws the pixels of a block.
INLINE void draw(struct block *block, struct gif_steady_table table, uint16_t *shown,
                 size_t count, struct error_lanes *errors) {
  uint64_t drawn = 0;
  for (size_t x = 0; x < count; x += LANES) {
    const numbers *old = block->shown + x * 2 / LANES;
    const numbers *new = block->wanted + x * 4 / LANES;
    // A number has two components: lightness and a, or b and the last one.
    numbers first[] = {EVEN(new[0], new[1]), EVEN(new[2], new[3])};
    numbers second[] = {ODD(new[0], new[1]), ODD(new[2], new[3])};
    numbers least = ODD(first[0], first[1]);
    numbers limit = ODD(second[0], second[1]);
    numbers old_last = ODD(old[0], old[1]);
    numbers new_last = EVEN(second[0], second[1]);
    numbers steps =
        (numbers)((components)EVEN(old[0], old[1]) - (components)EVEN(first[0], first[1]));
    numbers lightness = LOWER(steps);
    numbers a = steps >> 16;
    numbers b = LOWER(old_last - new_last);
    numbers distance = lightness * lightness + a * a + b * b;
    numbers is_known = (old_last >> 16) != 0;
    numbers is_changed = new_last < 0;
    numbers keeps = (is_known & (distance <= limit)) | ~(is_known | is_changed);
    numbers error = (keeps & is_known & distance) | (~keeps & least);
    errors->sums += __builtin_elementwise_sqrt(__builtin_convertvector(error, lengths));
    errors->largest = __builtin_elementwise_max(errors->largest, error);
    numbers index = (keeps & (int32_t)table.transparent) | (~keeps & new_last >> 16);
    *(bytes8 *)(block->indices + 1 + x) = __builtin_convertvector(index, bytes8);
    union {
      bits8 lanes;
      uint8_t mask;
    } draws = {__builtin_convertvector(~keeps, bits8)};
    drawn |= (uint64_t)draws.mask << x;
  }
  for (; drawn != 0; drawn &= drawn - 1) {
    int x = __builtin_ctzll(drawn);
    shown[x] = table.numbers[block->indices[1 + x]];
  }
}

/// Writes the runs that end in a block. Returns the number of all written runs.
///
/// - x: the block's first pixel in the row.
/// - start: the first pixel of the current run.
INLINE size_t write_runs(const struct block *block, size_t x, size_t count, size_t *start,
                         struct gif_index_run *runs, size_t written) {
  const uint8_t *indices = block->indices;
  uint64_t starts = 0;
  for (size_t first = 0; first < BLOCK; first += 16) {
    bytes16 here = *(const bytes16 *)(indices + 1 + first);
    bytes16 before = *(const bytes16 *)(indices + first);
    union {
      bits16 lanes;
      uint16_t mask;
    } differ = {__builtin_convertvector(here != before, bits16)};
    starts |= (uint64_t)differ.mask << first;
  }
  if (count < BLOCK) starts &= ((uint64_t)1 << count) - 1;
  if (x == 0) starts &= ~(uint64_t)1;
  for (; starts != 0; starts &= starts - 1) {
    size_t place = (size_t)__builtin_ctzll(starts);
    runs[written++].bits = (uint32_t)(x + place - *start) << 8 | indices[place];
    *start = x + place;
  }
  return written;
}

KERNEL size_t gif_draw_steady_row(struct gif_run_cursor *cursor,
                                  const struct gif_steady_color *colors,
                                  struct gif_steady_table table, uint16_t *shown, size_t count,
                                  struct gif_index_run *runs, struct gif_error_sums *sums) {
  struct block block = {0};
  struct error_lanes errors = {{0}, {0}};
  const int32_t all_changed = table.transparent == GIF_NO_INDEX ? IS_CHANGED : 0;
  size_t clear = 0;
  size_t start = 0;
  size_t written = 0;
  for (size_t x = 0; x < count; x += BLOCK) {
    size_t length = count - x < BLOCK ? count - x : BLOCK;
    clear += read_runs(&block, cursor, colors, all_changed, table.shown, shown + x, length);
    draw(&block, table, shown + x, length, &errors);
    written = write_runs(&block, x, length, &start, runs, written);
    block.indices[0] = block.indices[length];
  }
  runs[written++].bits = (uint32_t)(count - start) << 8 | block.indices[0];
  for (int lane = 0; lane < LANES; lane++) {
    sums->sum += errors.sums[lane];
    if (errors.largest[lane] > sums->largest) sums->largest = errors.largest[lane];
  }
  sums->pixels += (int64_t)(count - clear);
  return written;
}
