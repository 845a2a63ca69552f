// The pieces of contours in a row of pixels.

#include "raster_cells.h"
#include "raster_kernels.h"

// A level edge is at least this wide, and lower than a sixteenth of a row.
#define LEVEL_WIDTH GRID_ONE
#define LEVEL_HEIGHT (GRID_ONE / 16)

// The distance between two coordinates, at most 2^31.
INLINE uint32_t difference(int32_t from, int32_t to) { return (uint32_t)to - (uint32_t)from; }

INLINE void add_level(raster_row *row, raster_point upper, raster_point lower) {
  const uint32_t width =
      lower.x < upper.x ? difference(lower.x, upper.x) : difference(upper.x, lower.x);
  if (width < LEVEL_WIDTH || lower.y - upper.y >= LEVEL_HEIGHT) return;
  row->levels[row->level_count++] = (raster_level_edge){(upper.y + lower.y) >> 1, width};
}

INLINE void extend(raster_piece *piece, raster_point upper, raster_point lower) {
  const int32_t left = upper.x < lower.x ? upper.x : lower.x;
  const int32_t right = upper.x < lower.x ? lower.x : upper.x;
  if (left < piece->left) piece->left = left;
  if (right > piece->right) piece->right = right;
}

// Cuts a piece out of a chain. Returns 0 if there is no room.
INLINE int cut(raster_row *row, raster_piece *piece, raster_active_chain *entry,
               const raster_chain *chain, const raster_point *points, int32_t top) {
  const int32_t bottom = top + GRID_ONE;
  while (entry->point != chain->lower) {
    const raster_point a = points[entry->point];
    const raster_point b = points[entry->point + chain->sign];
    if (b.y <= top) {
      entry->point += chain->sign;
      continue;
    }
    if (a.y >= bottom) break;
    if (row->segment_count == row->segment_capacity || row->level_count == row->level_capacity) {
      return 0;
    }
    if (a.y == b.y) {
      extend(piece, a, b);
      add_level(row, a, b);
      entry->point += chain->sign;
      continue;
    }
    raster_point upper = a, lower = b;
    if (a.y < top || b.y > bottom) {
      if (entry->sloped_point != entry->point) {
        entry->sloped_point = entry->point;
        entry->slope = raster_edge_slope(a, b);
      }
      if (a.y < top) upper = (raster_point){raster_edge_x(top, a, entry->slope), top};
      if (b.y > bottom) lower = (raster_point){raster_edge_x(bottom, a, entry->slope), bottom};
    }
    extend(piece, upper, lower);
    row->segments[row->segment_count++] =
        (raster_segment){upper.y,
                         lower.y,
                         upper.x,
                         lower.x,
                         (int32_t)difference(a.x, b.x),
                         (int32_t)difference(a.y, b.y)};
    add_level(row, upper, lower);
    if (b.y >= bottom) break;
    entry->point += chain->sign;
  }
  return 1;
}

KERNEL size_t raster_cut_row(raster_row *target, raster_active_chain *active, size_t first,
                             size_t count, const raster_chain *chains, const raster_point *points,
                             int32_t top) {
  // The compiler keeps a copy in registers.
  raster_row row = *target;
  size_t index = first;
  for (; index < count; index++) {
    raster_active_chain entry = active[index];
    const raster_chain chain = chains[entry.chain];
    const int32_t bottom = top + GRID_ONE;
    const size_t segments = row.segment_count, levels = row.level_count;
    raster_piece piece = {
        .first = (int32_t)segments,
        .chain = entry.chain,
        .sign = chain.sign,
        .top = chain.top > top ? chain.top : top,
        .bottom = chain.bottom < bottom ? chain.bottom : bottom,
        .left = INT32_MAX,
        .right = INT32_MIN,
        .first_level = (int32_t)levels,
    };
    if (!cut(&row, &piece, &entry, &chain, points, top)) {
      row.segment_count = segments;
      row.level_count = levels;
      break;
    }
    piece.end = (int32_t)row.segment_count;
    piece.end_level = (int32_t)row.level_count;
    active[index] = entry;
    row.pieces[index] = piece;
    row.order[index] = (uint64_t)((uint32_t)piece.left ^ 0x80000000) << 32 | index;
  }
  target->segment_count = row.segment_count;
  target->level_count = row.level_count;
  return index;
}

KERNEL size_t raster_keep_chains(raster_active_chain *kept, const raster_active_chain *active,
                                 const uint64_t *order, size_t count, const raster_chain *chains,
                                 int32_t bottom) {
  size_t number = 0;
  for (size_t i = 0; i < count; i++) {
    const raster_active_chain *entry = &active[(uint32_t)order[i]];
    if (chains[entry->chain].bottom > bottom) kept[number++] = *entry;
  }
  return number;
}
