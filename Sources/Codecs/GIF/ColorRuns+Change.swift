import Primitives

extension ColorRuns {
  /// The runs of a change.
  ///
  /// - Parameters:
  ///   - old: what its rectangle showed before; nil where all its pixels count as changed.
  ///   - flatColors: what is never made coarse.
  init(of change: Change, over old: PixelView?, flatColors: [UInt32]) {
    self.init(flatColors: flatColors)
    if let old {
      appendDifferences(change, old)
    } else {
      appendAll(change)
    }
  }

  private mutating func appendAll(_ change: Change) {
    let new = change.pixels.pixels.span
    var color: UInt32 = 0
    var length = 0
    for row in 0..<change.rect.height {
      let start = change.pixels.start + row * change.pixels.stride
      for place in start..<(start + change.rect.width) {
        if new[place] != color || length >= Self.longest {
          if length > 0 { append(color, length, true) }
          color = new[place]
          length = 0
        }
        length &+= 1
      }
    }
    append(color, length, true)
  }

  private mutating func appendDifferences(_ change: Change, _ before: PixelView) {
    let new = change.pixels.pixels.span
    let old = before.pixels.span
    let width = change.rect.width
    var color: UInt32 = 0
    var isChanged = false
    var length = 0
    for row in 0..<change.rect.height {
      let source = change.pixels.start + row * change.pixels.stride
      let target = before.start + row * before.stride
      var x = 0
      while x < width {
        let next = new[source &+ x]
        let differs = next != old[target &+ x]
        if next != color || differs != isChanged || length >= Self.longest {
          if length > 0 { append(color, length, isChanged) }
          color = next
          isChanged = differs
          length = 0
        }
        let end =
          isChanged
          ? endOfChange(new, source, old, target, x &+ 1, width, color)
          : endOfRest(new, source, old, target, x &+ 1, width, color)
        length &+= end &- x
        x = end
      }
    }
    append(color, length, isChanged)
  }

  /// A run becomes no longer than this and one row.
  private static let longest = 1 << 30
}

/// Where pixels that are new and have this colour end.
@inline(__always)
private func endOfChange(
  _ new: Span<UInt32>, _ source: Int, _ old: Span<UInt32>, _ target: Int, _ start: Int,
  _ count: Int, _ color: UInt32
) -> Int {
  var x = start
  // Along edges most runs are a pixel long.
  guard x < count, new[source &+ x] == color else { return x }
  while x &+ 8 <= count {
    var other: UInt32 = 0
    for step in 0..<8 {
      other |= new[source &+ x &+ step] ^ color
      other |= old[target &+ x &+ step] == color ? 1 : 0
    }
    if other != 0 { break }
    x &+= 8
  }
  while x < count, new[source &+ x] == color, old[target &+ x] != color { x &+= 1 }
  return x
}

/// Where pixels that are as before and have this colour end.
@inline(__always)
private func endOfRest(
  _ new: Span<UInt32>, _ source: Int, _ old: Span<UInt32>, _ target: Int, _ start: Int,
  _ count: Int, _ color: UInt32
) -> Int {
  var x = start
  guard x < count, new[source &+ x] == color else { return x }
  while x &+ 8 <= count {
    var other: UInt32 = 0
    for step in 0..<8 {
      other |= (new[source &+ x &+ step] ^ color) | (old[target &+ x &+ step] ^ color)
    }
    if other != 0 { break }
    x &+= 8
  }
  while x < count, new[source &+ x] == color, old[target &+ x] == color { x &+= 1 }
  return x
}
