internal import CAnimKernels
package import AnimPrimitives

/// Scales pictures of one size to another in linear light, with Lanczos' filter of three lobes.
///
/// Rows are scaled first, then columns. The weights of a pixel add up to 1, so an area of one colour keeps it.
package struct PictureScaler: Sendable {
  private let columns: Taps
  private let rows: Taps
  private let source: (width: Int, height: Int)

  /// - Precondition: all sides are at least 1.
  package init(from source: (width: Int, height: Int), to target: (width: Int, height: Int)) {
    precondition(
      min(source.width, source.height, target.width, target.height) >= 1,
      "pictures have at least one pixel")
    self.source = source
    columns = Taps(from: source.width, to: target.width)
    rows = Taps(from: source.height, to: target.height)
  }

  /// Returns the scaled picture. The number of threads does not change it.
  ///
  /// - Precondition: the picture has the size of the source.
  package func scaled(_ picture: Pixmap, jobs: Int) -> Pixmap {
    precondition(
      picture.width == source.width && picture.height == source.height,
      "a picture has the size that is scaled")
    // A picture of the same size is exact.
    guard columns.count != source.width || rows.count != source.height else { return picture }
    let bands = max(1, min(jobs, rows.count))
    let parts = Parallel.map(count: bands, workers: jobs) { band in
      self.band(rows.count * band / bands..<rows.count * (band + 1) / bands, of: picture)
    }
    return Pixmap(width: columns.count, height: rows.count, pixels: Array(parts.joined()))
  }

  /// The pixels of some rows of the result.
  private func band(_ band: Range<Int>, of picture: Pixmap) -> [UInt32] {
    let top = Int(rows.first[band.lowerBound])
    let bottom = Int(rows.first[band.upperBound - 1]) + rows.taps
    let length = columns.count * 4
    var wide = [Float](repeating: 0, count: source.width * 4)
    var narrow = [Float](repeating: 0, count: length * (bottom - top))
    var sum = [Float](repeating: 0, count: length)
    return unsafe [UInt32](unsafeUninitializedCapacity: band.count * columns.count) {
      result, count in
      guard let result = result.baseAddress else { return }
      // The rows `top..<bottom` lie in the picture, and each buffer has room for its rows.
      unsafe picture.pixels.withUnsafeBufferPointer { pixels in
        guard let pixels = pixels.baseAddress else { return }
        unsafe narrow.withUnsafeMutableBufferPointer { narrow in
          guard let narrow = narrow.baseAddress else { return }
          for y in top..<bottom {
            unsafe sequence_decode_row(&wide, pixels + y * source.width, source.width, Light.linear)
            unsafe sequence_scale_row(
              narrow + (y - top) * length, columns.count, wide, columns.first, columns.weights,
              columns.taps)
          }
          for (index, y) in band.enumerated() {
            for place in sum.indices { sum[place] = 0 }
            let first = Int(rows.first[y]) - top
            for tap in 0..<rows.taps {
              unsafe sequence_add_row(
                &sum, narrow + (first + tap) * length, length, rows.weights[y * rows.taps + tap])
            }
            unsafe sequence_encode_row(
              result + index * columns.count, sum, columns.count, Light.components)
          }
        }
      }
      count = band.count * columns.count
    }
  }
}

/// The pixels that each pixel of a scaled row is made from.
private struct Taps: Sendable {
  /// The number of pixels of the scaled row.
  let count: Int
  /// The number of weights for each pixel.
  let taps: Int
  /// The first source pixel of each.
  private(set) var first: [UInt32] = []
  private(set) var weights: [Float] = []

  /// Lobes of the filter.
  private static let lobes = 3.0

  init(from source: Int, to target: Int) {
    count = target
    let step = Double(source) / Double(target)
    // A smaller picture needs a wider filter.
    let stretch = max(1, step)
    taps = min(source, Int((2 * Self.lobes * stretch).rounded(.up)) + 1)
    for place in 0..<target {
      let center = (Double(place) + 0.5) * step
      let start = Int((center - Self.lobes * stretch).rounded(.down))
      let first = max(0, min(start, source - taps))
      let raw = (first..<first + taps).map { Self.filter((Double($0) + 0.5 - center) / stretch) }
      let sum = raw.reduce(0, +)
      self.first.append(UInt32(first))
      weights += raw.map { Float($0 / sum) }
    }
  }

  /// Lanczos' filter: sinc(x) sinc(x / 3).
  private static func filter(_ x: Double) -> Double {
    guard x != 0 else { return 1 }
    guard x.magnitude < lobes else { return 0 }
    let angle = Double.pi * x
    return lobes * sine(angle) * sine(angle / lobes) / (angle * angle)
  }
}

/// Tables between 8-bit components and linear light.
private enum Light {
  static let linear = LinearLight.components.map { Float($0) }

  /// The component closest to each of 65,536 steps of light.
  static let components: [UInt8] = {
    var component = 0
    return (0..<65_536).map { step in
      let light = Double(step) / 65_535
      while component < 255, light >= LinearLight.of((Double(component) + 0.5) / 255) {
        component += 1
      }
      return UInt8(component)
    }
  }()
}
