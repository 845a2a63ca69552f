import Primitives

extension ColorRuns {
  /// The runs of a change.
  ///
  /// - Parameters:
  ///   - old: what its rectangle showed before; nil where all its pixels count as changed.
  ///   - flatColors: what is never made coarse.
  init(of change: Change, over old: PixelView?, flatColors: [UInt32]) {
    self.init(flatColors: flatColors)
    reserveCapacity(change.rect.area / Self.usualLength)
    if let old {
      appendDifferences(change, old)
    } else {
      appendAll(change)
    }
    finish()
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
      let pixels = RowPair(
        new, from: change.pixels.start + row * change.pixels.stride,
        over: old, from: before.start + row * before.stride, count: width)
      var x = 0
      while x < width {
        let next = pixels[x]
        if next.color != color || next.isChanged != isChanged || length >= Self.longest {
          if length > 0 { append(color, length, isChanged) }
          (color, isChanged) = next
          length = 0
        }
        let end = pixels.end(of: color, isChanged: isChanged, from: x &+ 1)
        length &+= end &- x
        x = end
      }
    }
    append(color, length, isChanged)
  }

  /// Of frames with soft edges and gradients; room for more runs is made where they are shorter.
  private static let usualLength = 8
  /// A run becomes no longer than this and one row.
  private static let longest = 1 << 30
}
