// Each of the nine parts has a shader of the whole picture, placed so that the part lies where it belongs. A pixel takes
// the colour of the part in which its centre lies. Neighbouring shaders agree on the line between their parts, so that
// there is no seam under any transform.

import AnimPrimitives

/// A picture in nine parts, prepared for one operation: its corners keep their size, and what lies between them is
/// stretched. Source: UIImage.resizableImage(withCapInsets:resizingMode:); CSS Backgrounds 3 §5 for small frames.
struct NinePartShader {
  /// Row by row; nil for parts without area.
  private let parts: [ImageShader?]
  /// Maps device pixels to the space of the pattern's frame.
  private let map: ProjectiveTransform
  private let columns: Cuts
  private let rows: Cuts

  /// Returns nil if the picture is invisible: an opacity of 0, or a frame or transform without area.
  init?(_ pattern: ImagePattern, transform: ProjectiveTransform) {
    let (frame, picture) = (pattern.frame, pattern.image)
    guard let insets = pattern.insets, !frame.isEmpty, let map = transform.inverted else {
      return nil
    }
    // A frame without room for the corners shrinks all of them alike.
    let scale = min(
      1, frame.width / (insets.left + insets.right), frame.height / (insets.top + insets.bottom))
    columns = Cuts(
      from: frame.minX, length: frame.width, count: picture.width, scale: scale, insets.left,
      insets.right)
    rows = Cuts(
      from: frame.minY, length: frame.height, count: picture.height, scale: scale, insets.top,
      insets.bottom)
    self.map = map
    let columns = columns
    let parts = rows.places.flatMap { row in
      columns.places.map { column -> ImageShader? in
        guard let row, let column else { return nil }
        var part = pattern
        part.frame = Rect(
          x: column.origin, y: row.origin, width: column.length, height: row.length)
        return ImageShader(part, transform: transform)
      }
    }
    guard parts.contains(where: { $0 != nil }) else { return nil }
    self.parts = parts
  }

  /// Two lines across an axis, and the place of the whole picture for each of the three parts.
  private struct Cuts {
    struct Place {
      var origin: Double
      var length: Double
    }

    let first: Double
    let second: Double
    let places: [Place?]

    /// - Parameters:
    ///   - count: pixels of the picture along the axis.
    ///   - scale: points for a pixel of the corners.
    init(
      from origin: Double, length: Double, count: Int, scale: Double, _ start: Double,
      _ end: Double
    ) {
      let count = Double(count)
      let middle = length - (start + end) * scale
      // The corners of a small frame touch each other, apart from rounding errors.
      let hasMiddle = middle > 1e-9 * length
      let stretch = middle / (count - start - end)
      first = start > 0 ? origin + start * scale : -.infinity
      second = end > 0 ? (hasMiddle ? origin + length - end * scale : first) : .infinity
      places = [
        start > 0 ? Place(origin: origin, length: count * scale) : nil,
        hasMiddle
          ? Place(origin: origin + start * (scale - stretch), length: count * stretch) : nil,
        end > 0 ? Place(origin: origin + length - count * scale, length: count * scale) : nil,
      ]
    }

    /// The number of the part at a coordinate.
    func part(at value: Double) -> Int {
      value >= second ? 2 : value < first ? 0 : 1
    }
  }
}

extension NinePartShader {
  /// Writes `count` pixels of row y, starting at column x, to the front of `target`.
  func shade(x: Int, y: Int, count: Int, into target: inout MutableSpan<UInt32>) {
    var first = 0
    while first < count {
      let part = part(x: x &+ first, y: y)
      // Straight lines divide the row, so the pixels of a part are neighbours, and their end is found by halving.
      var (low, high) = (first + 1, count)
      while low < high {
        let middle = (low + high) / 2
        if self.part(x: x &+ middle, y: y) == part { low = middle + 1 } else { high = middle }
      }
      var pixels = target._mutatingExtracting(first..<low)
      if let shader = parts[part] {
        shader.shade(x: x &+ first, y: y, count: low - first, into: &pixels)
      } else {
        for index in pixels.indices { pixels[index] = 0 }
      }
      first = low
    }
  }

  /// The part of a pixel, by its centre.
  private func part(x: Int, y: Int) -> Int {
    let center = Point(Double(x) + 0.5, Double(y) + 0.5)
    let w = map.m31 * center.x + (map.m32 * center.y + map.m33)
    let u = (map.m11 * center.x + (map.m12 * center.y + map.m13)) / w
    let v = (map.m21 * center.x + (map.m22 * center.y + map.m23)) / w
    return 3 * rows.part(at: v) + columns.part(at: u)
  }
}
