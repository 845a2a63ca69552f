// Finding earlier places with the same bytes.

#pragma once

#include <string.h>

#include "deflater.h"

static inline uint32_t load32(const uint8_t *bytes) {
  uint32_t value;
  memcpy(&value, bytes, sizeof value);
  return value;
}

static inline uint64_t load64(const uint8_t *bytes) {
  uint64_t value;
  memcpy(&value, bytes, sizeof value);
  return value;
}

/// How many bytes are equal, up to a limit.
static inline size_t common_length(const uint8_t *one, const uint8_t *other, size_t limit) {
  size_t length = 0;
  while (length + 8 <= limit) {
    uint64_t difference = load64(one + length) ^ load64(other + length);
    if (difference) return length + (size_t)(__builtin_ctzll(difference) >> 3);
    length += 8;
  }
  while (length < limit && one[length] == other[length]) length++;
  return length;
}

/// How many bytes from a place on are as those a distance before; 0 where fewer than `least`.
static inline size_t run_at(const deflater *state, size_t place, size_t distance, size_t least) {
  if (place < distance) return 0;
  const uint8_t *bytes = state->buffer + place;
  if (load64(bytes) != load64(bytes - distance)) return 0;
  size_t length = common_length(bytes, bytes - distance, state->end - place);
  return length >= least ? length : 0;
}

// Fibonacci hashing: 2³² or 2⁶⁴ divided by the golden ratio; the top bits are the best mixed.

/// Of the first 4, 8 or 16 bytes.
static inline uint32_t hash_of_width(const uint8_t *bytes, unsigned width) {
  if (width == 4) return load32(bytes) * 0x9E3779B1u >> (32 - hash_bits);
  uint64_t start = load64(bytes);
  if (width == 16) start = start * 0x9E3779B97F4A7C15u ^ load64(bytes + 8);
  return (uint32_t)(start * 0x9E3779B97F4A7C15u >> (64 - hash_bits));
}

static inline uint32_t hash_of_three(const uint8_t *bytes) {
  return (load32(bytes) << 8) * 0x9E3779B1u >> (32 - short_hash_bits);
}

/// Remembers a place, and tells which were the newest with as many first bytes as are hashed, and with
/// the first three.
static inline void remember(deflater *state, size_t place, int32_t *newest, int32_t *newest_short) {
  uint32_t hash = hash_of_width(state->buffer + place, state->width);
  uint32_t short_hash = hash_of_three(state->buffer + place);
  *newest = state->newest[hash];
  *newest_short = state->newest_short[short_hash];
  if (state->undoes)
    state->changes[state->change_count++] = (change){hash, short_hash, *newest, *newest_short};
  state->earlier[place & (window_size - 1)] = *newest;
  state->newest[hash] = (int32_t)place;
  state->newest_short[short_hash] = (int32_t)place;
}

/// Calls `found` with each match that is longer than those before it, `length` at first; remembers the
/// place. The nearest of equals comes first.
#define FOR_EACH_MATCH(state, place, length, reach, depth, found)                                   \
  do {                                                                                              \
    size_t limit_ = (state)->end - (place) < longest ? (state)->end - (place) : longest;            \
    if (limit_ < 4) break;                                                                          \
    const uint8_t *here_ = (state)->buffer + (place);                                               \
    /* Distances are below the window's size, so that no place is compared that was overwritten. */ \
    int32_t floor_ = (int32_t)(place) - window_size;                                                \
    if (floor_ < -1) floor_ = -1;                                                                   \
    int32_t near_, there_;                                                                          \
    remember((state), (place), &there_, &near_);                                                    \
    if ((length) < 3 && near_ > floor_ && (int32_t)(place) - near_ <= (reach) &&                    \
        !((load32(here_) ^ load32((state)->buffer + near_)) & 0xFFFFFF)) {                          \
      (length) = 3;                                                                                 \
      found(3, (place) - (size_t)near_);                                                            \
    }                                                                                               \
    for (unsigned left_ = (depth); left_ && there_ > floor_ && (length) < limit_; left_--) {        \
      const uint8_t *bytes_ = (state)->buffer + there_;                                             \
      /* What would make it longer differs the most often. */                                       \
      if (((length) < 4 || load32(bytes_ + (length)-3) == load32(here_ + (length)-3)) &&            \
          load32(bytes_) == load32(here_)) {                                                        \
        size_t common_ = 4 + common_length(here_ + 4, bytes_ + 4, limit_ - 4);                      \
        if (common_ > (length)) {                                                                   \
          (length) = common_;                                                                       \
          found(common_, (place) - (size_t)there_);                                                 \
        }                                                                                           \
      }                                                                                             \
      int32_t next_ = (state)->earlier[there_ & (window_size - 1)];                                 \
      /* A place whose entry was overwritten leads to a later one. */                               \
      if (next_ >= there_) break;                                                                   \
      there_ = next_;                                                                               \
    }                                                                                               \
  } while (0)
