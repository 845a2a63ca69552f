import Primitives

/// The canvas as the scene wants it, and what each frame changes of it.
struct ChangeTracker {
  let width: Int
  let height: Int
  /// Opaque pixels, or 0 for transparent ones.
  private(set) var canvas: [UInt32]
  private let matte: Matte
  private let flatColors: [UInt32]

  init(width: Int, height: Int, matte: Matte, flatColors: [UInt32] = []) {
    self.width = width
    self.height = height
    self.matte = matte
    self.flatColors = flatColors
    canvas = Array(repeating: 0, count: width * height)
  }
}

/// What a frame changes.
struct Change {
  /// The smallest rectangle that holds all pixels that differ.
  var rect: IntRect
  /// Its new pixels, row by row.
  var pixels: [UInt32]
  /// The rectangle of pixels that were opaque and become transparent.
  var cleared: IntRect?
}

// MARK: - Finding the change

extension ChangeTracker {
  /// What a patch would change; nil if it is as the canvas.
  ///
  /// - Precondition: the patch lies on the canvas.
  func change(by patch: AnimationFrame.Patch) -> Change? {
    precondition(
      patch.rect.x >= 0 && patch.rect.y >= 0 && patch.rect.maxX <= width
        && patch.rect.maxY <= height,
      "a frame's patch lies on the canvas")
    precondition(
      patch.rect.width == patch.pixmap.width && patch.rect.height == patch.pixmap.height,
      "a frame's patch has as many pixels as its rectangle")
    let pixels = matte.applied(to: patch.pixmap.pixels)
    return change(to: pixels, in: patch.rect)
  }

  private func change(to pixels: [UInt32], in rect: IntRect) -> Change? {
    var bounds = Bounds()
    var cleared = Bounds()
    let new = pixels.span
    let old = canvas.span
    for row in 0..<rect.height {
      let source = row * rect.width
      let target = (rect.y + row) * width + rect.x
      guard let first = firstDifference(new, source, old, target, rect.width) else { continue }
      let last = lastDifference(new, source, old, target, rect.width)
      bounds.add(first, last, row)
      for x in first...last where new[source + x] == 0 && old[target + x] != 0 {
        cleared.add(x, x, row)
      }
    }
    guard let inner = bounds.rect(movedBy: 0, 0), let outer = bounds.rect(movedBy: rect.x, rect.y)
    else { return nil }
    return Change(
      rect: outer, pixels: Self.crop(pixels, width: rect.width, to: inner),
      cleared: cleared.rect(movedBy: rect.x, rect.y))
  }

  private func firstDifference(
    _ new: Span<UInt32>, _ source: Int, _ old: Span<UInt32>, _ target: Int, _ count: Int
  ) -> Int? {
    var x = 0
    while x &+ 16 <= count {
      var difference: UInt32 = 0
      for step in 0..<16 {
        difference |= new[source &+ x &+ step] ^ old[target &+ x &+ step]
      }
      if difference != 0 { break }
      x &+= 16
    }
    while x < count {
      if new[source &+ x] != old[target &+ x] { return x }
      x &+= 1
    }
    return nil
  }

  /// - Precondition: there is a difference.
  private func lastDifference(
    _ new: Span<UInt32>, _ source: Int, _ old: Span<UInt32>, _ target: Int, _ count: Int
  ) -> Int {
    var end = count
    while end >= 16 {
      var difference: UInt32 = 0
      for step in 1...16 {
        difference |= new[source &+ end &- step] ^ old[target &+ end &- step]
      }
      if difference != 0 { break }
      end &-= 16
    }
    while end > 1, new[source &+ end &- 1] == old[target &+ end &- 1] { end &-= 1 }
    return end &- 1
  }

  private static func crop(_ pixels: [UInt32], width: Int, to rect: IntRect) -> [UInt32] {
    guard rect.area != pixels.count else { return pixels }
    var result: [UInt32] = []
    result.reserveCapacity(rect.area)
    for y in rect.y..<rect.maxY {
      result.append(contentsOf: pixels[(y * width + rect.x)..<(y * width + rect.maxX)])
    }
    return result
  }
}

// MARK: - Changing

extension ChangeTracker {
  /// The runs of a change, before it is applied.
  ///
  /// - Parameter isRefresh: whether all its pixels count as changed.
  func runs(of change: Change, isRefresh: Bool = false) -> ColorRuns {
    var result = ColorRuns(flatColors: flatColors)
    let new = change.pixels.span
    let old = canvas.span
    let rect = change.rect
    var color: UInt32 = 0
    var isChanged = false
    var length = 0
    for row in 0..<rect.height {
      let source = row * rect.width
      let target = (rect.y + row) * width + rect.x
      var x = 0
      while x < rect.width {
        let next = new[source &+ x]
        let differs = isRefresh || next != old[target &+ x]
        if next != color || differs != isChanged || length >= 1 << 30 {
          if length > 0 { result.append(color, length, isChanged) }
          color = next
          isChanged = differs
          length = 0
        }
        let end =
          switch (isRefresh, isChanged) {
          case (true, _): endOfColor(new, source, x &+ 1, rect.width, color)
          case (false, true): endOfChange(new, source, old, target, x &+ 1, rect.width, color)
          case (false, false): endOfRest(new, source, old, target, x &+ 1, rect.width, color)
          }
        length &+= end &- x
        x = end
      }
    }
    result.append(color, length, isChanged)
    return result
  }

  @inline(__always)
  private func endOfColor(
    _ new: Span<UInt32>, _ source: Int, _ start: Int, _ count: Int, _ color: UInt32
  ) -> Int {
    var x = start
    while x < count, new[source &+ x] == color { x &+= 1 }
    return x
  }

  /// Where pixels that are new and have this colour end.
  @inline(__always)
  private func endOfChange(
    _ new: Span<UInt32>, _ source: Int, _ old: Span<UInt32>, _ target: Int, _ start: Int,
    _ count: Int, _ color: UInt32
  ) -> Int {
    var x = start
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

  /// Puts a change onto the canvas.
  mutating func apply(_ change: Change) {
    let rect = change.rect
    for row in 0..<rect.height {
      let target = (rect.y + row) * width + rect.x
      let source = row * rect.width
      canvas.replaceSubrange(
        target..<(target + rect.width), with: change.pixels[source..<(source + rect.width)])
    }
  }

  /// All pixels of a rectangle as they shall be after a change.
  ///
  /// - Precondition: the rectangle holds the change's.
  func wanted(after change: Change, in rect: IntRect) -> Change {
    precondition(rect.contains(change.rect), "a change lies in its rectangle")
    var pixels: [UInt32] = []
    pixels.reserveCapacity(rect.area)
    for y in rect.y..<rect.maxY {
      let row = y * width
      pixels.append(contentsOf: canvas[(row + rect.x)..<(row + rect.maxX)])
    }
    for y in 0..<change.rect.height {
      let target = (change.rect.y - rect.y + y) * rect.width + change.rect.x - rect.x
      let source = y * change.rect.width
      pixels.replaceSubrange(
        target..<(target + change.rect.width),
        with: change.pixels[source..<(source + change.rect.width)])
    }
    return Change(rect: rect, pixels: pixels, cleared: nil)
  }

  /// A rectangle of the canvas as it is.
  func refreshed(_ rect: IntRect) -> Change {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(rect.area)
    for y in rect.y..<rect.maxY {
      pixels.append(contentsOf: canvas[(y * width + rect.x)..<(y * width + rect.maxX)])
    }
    return Change(rect: rect, pixels: pixels, cleared: nil)
  }

  /// Makes a rectangle transparent, as the disposal method `background` does.
  mutating func clear(_ rect: IntRect) {
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX { canvas[y * width + x] = 0 }
    }
  }
}
