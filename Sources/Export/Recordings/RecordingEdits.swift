package import AnimPrimitives

/// How the frames of a recording become those of a file.
package struct RecordingEdits: Hashable, Sendable {
  /// The size of a scaled frame in pixels; a missing side follows from the other.
  package struct Size: Hashable, Sendable {
    var width: Int?
    var height: Int?
  }

  /// The part of the input, in its pixels.
  package var crop: IntRect?
  package var size: Size?
  /// The rate at which pictures without times were taken.
  package var inputRate: Double?
  /// The longest time for which nothing changes, in seconds.
  package var stillLimit: Double?
  /// How far the channels of a pixel of a video may be from its shown value before it changes; nil means 3.
  package var noise: Int?
}

extension RecordingEdits {
  /// The names of the settings.
  static let names = RenderSetting.recordings.map(\.name)

  static let usualNoise = 3

  /// - Throws: `usage` for other numbers than X, Y, width and height.
  static func crop(_ text: String) throws(RequestError) -> IntRect {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap {
      Int($0)
    }
    guard numbers.count == 4, numbers[0] >= 0, numbers[1] >= 0,
      let rect = IntRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    else { throw .usage("'--crop \(text)': expected X,Y,WIDTH,HEIGHT in pixels of the input") }
    return rect
  }

  /// - Throws: `usage` for a size that is not `W`, `WxH` or `xH`.
  static func size(_ text: String) throws(RequestError) -> Size {
    let parts = text.split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
    let sides = parts.map { Int($0) }
    let isValid = { (side: Int?) in side.map { (1...16_384).contains($0) } ?? false }
    guard parts.indices.allSatisfy({ isValid(sides[$0]) || $0 == 0 && parts[0].isEmpty }),
      isValid(sides[0]) || parts.count == 2
    else {
      throw .usage(
        "'--resize \(text)': expected a width such as 390, 390x600 or x600, with sides up to 16384")
    }
    return Size(width: sides[0], height: parts.count == 2 ? sides[1] : nil)
  }
}

extension RecordingEdits.Size {
  /// The size in pixels of a scaled picture.
  func scaled(_ source: (width: Int, height: Int)) -> (width: Int, height: Int) {
    let follows = { (side: Int, of: Int, other: Int) in
      max(1, (side * of * 2 + other) / (2 * other))
    }
    switch (width, height) {
    case (let width?, let height?): return (width, height)
    case (let width?, nil): return (width, follows(source.height, width, source.width))
    case (nil, let height?): return (follows(source.width, height, source.height), height)
    case (nil, nil): return source
    }
  }
}
