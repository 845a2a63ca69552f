/// A fast 64-bit hash, equal on every machine; the seed is 0. Source: the xxHash specification.
package enum XXH64 {
  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  /// The hash of bytes, as `xxhsum -H64` prints it.
  package static func hash(_ bytes: [UInt8]) -> UInt64 {
    let words = stride(from: 0, to: bytes.count - bytes.count % 4, by: 4).map { index in
      UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
        | UInt32(bytes[index + 3]) << 24
    }
    return hash(words, tail: bytes.suffix(bytes.count % 4))
  }

  /// The hash of words in little-endian order and of up to three bytes after them.
  package static func hash(_ words: [UInt32], tail: ArraySlice<UInt8> = []) -> UInt64 {
    let words = words.span
    var index = 0
    var hash = prime5
    if words.count >= 8 {
      // Stripes of 32 bytes update four independent lanes.
      var (first, second) = (prime1 &+ prime2, prime2)
      var (third, fourth) = (UInt64(0), 0 &- prime1)
      while index &+ 8 <= words.count {
        first = round(first, word64(words, index))
        second = round(second, word64(words, index &+ 2))
        third = round(third, word64(words, index &+ 4))
        fourth = round(fourth, word64(words, index &+ 6))
        index &+= 8
      }
      hash = rotated(first, 1) &+ rotated(second, 7) &+ rotated(third, 12) &+ rotated(fourth, 18)
      for lane in [first, second, third, fourth] {
        hash = (hash ^ round(0, lane)) &* prime1 &+ prime4
      }
    }
    hash = hash &+ UInt64(words.count) &* 4 &+ UInt64(tail.count)
    while index + 2 <= words.count {
      hash ^= round(0, word64(words, index))
      hash = rotated(hash, 27) &* prime1 &+ prime4
      index += 2
    }
    if index < words.count {
      hash ^= UInt64(words[index]) &* prime1
      hash = rotated(hash, 23) &* prime2 &+ prime3
    }
    for byte in tail {
      hash ^= UInt64(byte) &* prime5
      hash = rotated(hash, 11) &* prime1
    }
    hash = (hash ^ (hash >> 33)) &* prime2
    hash = (hash ^ (hash >> 29)) &* prime3
    return hash ^ (hash >> 32)
  }

  private static func word64(_ words: Span<UInt32>, _ index: Int) -> UInt64 {
    UInt64(words[index]) | UInt64(words[index + 1]) << 32
  }

  private static func round(_ lane: UInt64, _ input: UInt64) -> UInt64 {
    rotated(lane &+ input &* prime2, 31) &* prime1
  }

  private static func rotated(_ value: UInt64, _ count: UInt64) -> UInt64 {
    value << count | value >> (64 - count)
  }
}
