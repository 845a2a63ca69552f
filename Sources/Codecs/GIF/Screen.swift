import Primitives

/// What a player shows: the canvas after the images so far.
struct Screen {
  let width: Int
  /// Opaque pixels, or 0 for transparent ones.
  private(set) var pixels: [UInt32]

  init(width: Int, height: Int) {
    self.width = width
    pixels = Array(repeating: 0, count: width * height)
  }

  /// Draws a frame through a mapping; returns its indices.
  mutating func draw(_ frame: DeltaFrame, _ mapping: ColorMapping) -> [IndexRun] {
    var result: [IndexRun] = []
    result.reserveCapacity(frame.runs.count)
    var start = 0
    for run in frame.runs {
      let index = mapping.indices[Int(run.color)]
      let length = run.length
      if run.isChanged {
        paint(color(of: index, mapping), frame.rect, start, length)
        Self.append(index, index, length, to: &result)
      } else if let transparent = mapping.transparentIndex {
        let shows = shows(color(of: index, mapping), frame.rect, start, length)
        Self.append(transparent, shows ? index : transparent, length, to: &result)
      } else {
        paint(color(of: index, mapping), frame.rect, start, length)
        Self.append(index, index, length, to: &result)
      }
      start &+= length
    }
    if frame.disposal == .background { fill(frame.rect, 0) }
    return result
  }

  private func color(of index: UInt8, _ mapping: ColorMapping) -> UInt32 {
    index == mapping.transparentIndex ? 0 : mapping.table.colors[Int(index)].rgba
  }

  private static func append(
    _ index: UInt8, _ alternative: UInt8, _ length: Int, to runs: inout [IndexRun]
  ) {
    if let last = runs.last, last.index == index, last.alternative == alternative {
      runs[runs.count &- 1].length &+= UInt32(truncatingIfNeeded: length)
    } else {
      runs.append(
        IndexRun(
          length: UInt32(truncatingIfNeeded: length), index: index, alternative: alternative))
    }
  }
}

// MARK: - Stretches of a rectangle

extension Screen {
  /// Fills a stretch of a rectangle's pixels, counted row by row.
  private mutating func paint(_ color: UInt32, _ rect: IntRect, _ start: Int, _ length: Int) {
    var x = start % rect.width
    var row = (rect.y &+ start / rect.width) &* width &+ rect.x
    var rest = length
    let stride = width
    var span = pixels.mutableSpan
    while rest > 0 {
      let count = min(rest, rect.width &- x)
      for position in (row &+ x)..<(row &+ x &+ count) { span[position] = color }
      rest &-= count
      x = 0
      row &+= stride
    }
  }

  /// Whether a stretch of a rectangle's pixels has this colour everywhere.
  private func shows(_ color: UInt32, _ rect: IntRect, _ start: Int, _ length: Int) -> Bool {
    var x = start % rect.width
    var row = (rect.y &+ start / rect.width) &* width &+ rect.x
    var rest = length
    let span = pixels.span
    while rest > 0 {
      let count = min(rest, rect.width &- x)
      var difference: UInt32 = 0
      for position in (row &+ x)..<(row &+ x &+ count) { difference |= span[position] ^ color }
      if difference != 0 { return false }
      rest &-= count
      x = 0
      row &+= width
    }
    return true
  }

  private mutating func fill(_ rect: IntRect, _ color: UInt32) {
    paint(color, rect, 0, rect.area)
  }
}
