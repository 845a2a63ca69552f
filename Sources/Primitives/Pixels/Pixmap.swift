/// A picture in memory: premultiplied 8-bit sRGB pixels, row-major, `width × height`, no padding.
///
/// Pixels are packed as in `PremultipliedColor`: `0xAABBGGRR`. Copies share their pixels until one is modified.
public struct Pixmap: Equatable, Sendable {
  public let width: Int
  public let height: Int
  public private(set) var pixels: [UInt32]

  /// A picture filled with one pixel value.
  ///
  /// - Precondition: width and height are at least 1.
  public init(width: Int, height: Int, filledWith color: PremultipliedColor = .clear) {
    precondition(width > 0 && height > 0, "a pixmap has at least one pixel")
    self.width = width
    self.height = height
    self.pixels = Array(repeating: color.rgba, count: width * height)
  }

  /// A picture with uninitialized pixels: parts that are never painted cost neither time nor memory.
  ///
  /// - Precondition: width and height are at least 1. Each pixel is written before it is read. In debug builds the
  ///   pixels are magenta, so that tests detect violations.
  package init(unpaintedWidth width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a pixmap has at least one pixel")
    self.width = width
    self.height = height
    let count = width * height
    pixels = unsafe Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      #if DEBUG
        unsafe buffer.initialize(repeating: 0xFFFF_00FF)
      #endif
      // Any bit pattern is a valid pixel.
      initializedCount = count
    }
  }

  /// A picture of the given pixels.
  ///
  /// - Precondition: there are `width × height` pixels.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width > 0 && height > 0, "a pixmap has at least one pixel")
    precondition(pixels.count == width * height, "a pixmap's pixels fill its rows")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

extension Pixmap {
  /// The whole picture; nil if a side exceeds `IntRect.limit`.
  @inlinable
  public var bounds: IntRect? { IntRect(width: width, height: height) }

  @inlinable
  public subscript(x: Int, y: Int) -> PremultipliedColor {
    PremultipliedColor(rgba: pixels[y * width + x])
  }

  /// Passes the pixels to a closure for writing.
  public mutating func withMutablePixels<Result, Failure: Error>(
    _ body: (inout MutableSpan<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var span = pixels.mutableSpan
    return try body(&span)
  }

  /// A copy of a part.
  ///
  /// - Precondition: the rectangle is inside the picture.
  public func cropped(to rect: IntRect) -> Pixmap {
    precondition(rect.x >= 0 && rect.y >= 0 && rect.maxX <= width && rect.maxY <= height)
    guard rect.width != width || rect.height != height else { return self }
    var result: [UInt32] = []
    result.reserveCapacity(rect.area)
    for y in rect.y..<rect.maxY {
      result.append(contentsOf: pixels[(y * width + rect.x)..<(y * width + rect.maxX)])
    }
    return Pixmap(width: rect.width, height: rect.height, pixels: result)
  }

  /// Copies another picture into a part of this one.
  ///
  /// - Precondition: the part is inside this picture and has the other's size.
  public mutating func replace(_ rect: IntRect, with other: Pixmap) {
    precondition(rect.x >= 0 && rect.y >= 0 && rect.maxX <= width && rect.maxY <= height)
    precondition(rect.width == other.width && rect.height == other.height)
    if rect.width == width && rect.height == height {
      pixels = other.pixels
      return
    }
    for y in 0..<rect.height {
      let target = (rect.y + y) * width + rect.x
      let source = y * other.width
      pixels.replaceSubrange(
        target..<(target + rect.width), with: other.pixels[source..<(source + rect.width)])
    }
  }
}

extension Pixmap {
  /// XXH64 of the pixels as bytes (R, G, B, A, premultiplied), as `xxhsum -H64` prints it.
  public var contentHash: UInt64 { XXH64.hash(pixels) }
}
