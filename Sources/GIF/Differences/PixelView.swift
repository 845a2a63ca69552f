import AnimPrimitives

/// A rectangle of pixels inside an array of longer rows.
struct PixelView: Sendable {
  private(set) var pixels: [UInt32]
  /// The place of its first pixel.
  let start: Int
  /// Pixels from one row to the next; 0 if all rows are the same one, which is read-only.
  let stride: Int

  init(_ pixels: [UInt32], start: Int = 0, stride: Int) {
    self.pixels = pixels
    self.start = start
    self.stride = stride
  }

  /// The pixel in the upper left corner.
  var first: UInt32 { pixels[start] }

  /// The view from a pixel further right and down.
  func moved(_ x: Int, _ y: Int) -> PixelView {
    PixelView(pixels, start: start + y * stride + x, stride: stride)
  }

  /// The pixels of its first rows and columns, in an array of their own.
  func copy(width: Int, height: Int) -> PixelView {
    var result: [UInt32] = []
    result.reserveCapacity(width * height)
    for y in 0..<height {
      let row = start + y * stride
      result.append(contentsOf: pixels[row..<(row + width)])
    }
    return PixelView(result, stride: width)
  }

  /// Copies the first rows and columns of another view into this one.
  mutating func replace(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, with other: PixelView
  ) {
    for row in 0..<height {
      let target = start + (y + row) * stride + x
      let source = other.start + row * other.stride
      pixels.replaceSubrange(
        target..<(target + width), with: other.pixels[source..<(source + width)])
    }
  }

  /// Draws runs that cover a rectangle, row by row.
  ///
  /// - Parameter onlyChanged: whether unchanged runs are not drawn, because their pixels are there already.
  mutating func draw(
    _ runs: [ColorRun], _ colors: [UInt32], in rect: IntRect, onlyChanged: Bool = true
  ) {
    let start = start
    var pen = RectRowIterator(rect, width: stride)
    var pixels = pixels.mutableSpan
    for run in runs {
      let color = colors[Int(run.color)]
      let isDrawn = !onlyChanged || run.isChanged
      pen.forEachLine(of: run.length) { places in
        guard isDrawn else { return }
        pixels.fill((start + places.lowerBound)..<(start + places.upperBound), with: color)
      }
    }
  }
}

extension MutableSpan<UInt32> {
  /// Stores a value in a range. The range is checked once, so that the compiler can use vector stores.
  @inline(__always)
  mutating func fill(_ places: Range<Int>, with value: UInt32) {
    precondition(places.lowerBound >= 0 && places.upperBound <= count, "the range lies in the span")
    for place in places { unsafe self[unchecked: place] = value }
  }
}
