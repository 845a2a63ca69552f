/// The embeddings and isolates around a code point, innermost last. Source: UAX #9 X1–X8.
struct ExplicitStack {
  private struct Status {
    var level: UInt8
    /// The class that an override assigns to every character, or nil.
    var override: BidiClass?
    var isIsolate: Bool
  }

  /// The maximum level. Source: UAX #9 BD2.
  private static let maximumDepth: UInt8 = 125

  /// The first entry is the paragraph and is never removed.
  private var entries: [Status]
  /// The number of isolates that exceeded the maximum level and are not on the stack.
  private var overflowIsolates = 0
  private var overflowEmbeddings = 0
  /// The number of isolates on the stack.
  private var validIsolates = 0

  /// X1.
  init(base: UInt8) {
    entries = [Status(level: base, override: nil, isIsolate: false)]
  }

  private var last: Status { entries[entries.count - 1] }

  /// Sets the current level of a code point, and its type if there is an override.
  func apply(to level: inout UInt8, _ type: inout BidiClass) {
    level = last.level
    if let override = last.override { type = override }
  }

  /// X2–X5: begins an embedding or override.
  mutating func embed(_ initiator: BidiClass) {
    let isRightToLeft = initiator == .rle || initiator == .rlo
    let override: BidiClass? = initiator == .rlo ? .r : initiator == .lro ? .l : nil
    if !push(isRightToLeft: isRightToLeft, override: override, isIsolate: false),
      overflowIsolates == 0
    {
      overflowEmbeddings += 1
    }
  }

  /// X5a–X5c: begins an isolate.
  mutating func isolate(isRightToLeft: Bool) {
    if push(isRightToLeft: isRightToLeft, override: nil, isIsolate: true) {
      validIsolates += 1
    } else {
      overflowIsolates += 1
    }
  }

  /// X6a: ends an isolate and all open embeddings in it.
  mutating func endIsolate() {
    if overflowIsolates > 0 {
      overflowIsolates -= 1
    } else if validIsolates > 0 {
      overflowEmbeddings = 0
      while !last.isIsolate { entries.removeLast() }
      entries.removeLast()
      validIsolates -= 1
    }
  }

  /// X7: ends an embedding or override within the innermost isolate.
  mutating func endEmbedding() {
    guard overflowIsolates == 0 else { return }
    if overflowEmbeddings > 0 {
      overflowEmbeddings -= 1
    } else if !last.isIsolate, entries.count > 1 {
      entries.removeLast()
    }
  }

  /// Enters the next level of a direction; false if it would exceed the maximum, or after an overflow.
  private mutating func push(
    isRightToLeft: Bool, override: BidiClass?, isIsolate: Bool
  ) -> Bool {
    let level = isRightToLeft ? (last.level + 1) | 1 : (last.level + 2) & ~1
    guard level <= Self.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 else {
      return false
    }
    entries.append(Status(level: level, override: override, isIsolate: isIsolate))
    return true
  }
}
